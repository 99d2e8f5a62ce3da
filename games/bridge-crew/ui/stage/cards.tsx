/** Crew cards and Personalities as cards that can be read. */
import { Icon, SeatMark, useTable } from '@bridgehead/ui';
import { CREW, type CrewId, PERSONALITIES, type PersonalityId, type Theme } from '../../cards.ts';
import { nth } from '../../lists.ts';
import type { CrewView } from '../../view.ts';
import { DieChip } from '../die.tsx';
import { ORDER_SIGNS } from '../order-signs.ts';
import { CREW_SIGNS, PERSONALITY_SIGNS } from '../signs.ts';
import styles from './cards.module.css';

export interface PickState {
  readonly can: boolean;
  readonly chosen: boolean;
  readonly quiet: boolean;
  readonly onPick: (() => void) | null;
}

const RAYS = Array.from({ length: 16 }, (_, i) => i * 22.5);

export function CrewCard({ id, can, chosen, quiet, onPick }: { id: CrewId } & PickState) {
  const { say } = useTable<CrewView>();
  const { trained } = nth(
    CREW,
    CREW.findIndex((row) => row.id === id),
  );
  return (
    <Frame id={id} can={can} chosen={chosen} quiet={quiet} onPick={onPick} name={say({ key: `brc.crew.${id}` })}>
      <span className={styles.art} data-crew={id}>
        <svg viewBox="0 0 180 152" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
          {RAYS.map((turn) => (
            <path key={turn} d="M90 76 78 -90H102Z" transform={`rotate(${turn} 90 76)`} className={styles.ray} />
          ))}
          <rect y={122} width={180} height={30} className={styles.floor} />
          <g transform="translate(36 18) scale(.2109)" className={styles.sign}>
            <path d={ORDER_SIGNS[trained].d} transform="translate(18 18)" className={styles.behind} />
            <path d={ORDER_SIGNS[trained].d} />
          </g>
        </svg>
        <span className={styles.disc}>
          <Icon glyph={CREW_SIGNS[id]} size={20} />
        </span>
      </span>
      <strong>{say({ key: `brc.crew.${id}` })}</strong>
      <span className={styles.trained}>
        {say({ key: 'brc.ui.choose.trained' })} <b>{say({ key: `brc.order.${trained}` })}</b>
      </span>
      <span className={styles.twice}>
        <DieChip code="C6" size={22} />
        <DieChip code="C6" size={22} />
        <span>{say({ key: 'brc.ui.choose.twice' })}</span>
      </span>
      <span className={styles.text}>{say({ key: `brc.ui.order.${trained}` })}</span>
    </Frame>
  );
}

export function PersonalityCard({ id, can, chosen, quiet, onPick }: { id: PersonalityId } & PickState) {
  const { say } = useTable<CrewView>();
  const { keen, counter } = nth(
    PERSONALITIES,
    PERSONALITIES.findIndex((row) => row.id === id),
  );
  const chips = (themes: readonly Theme[], sign: '▲' | '▼') =>
    themes.map((theme) => (
      <span key={theme} className={styles.chip} data-sign={sign}>
        {sign} {say({ key: `brc.ui.theme.${theme}` })}
      </span>
    ));
  return (
    <Frame id={id} can={can} chosen={chosen} quiet={quiet} onPick={onPick} name={say({ key: `brc.personality.${id}` })} low>
      <span className={styles.art} data-personality={id}>
        <svg viewBox="0 0 180 100" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
          <circle cx={90} cy={54} r={64} className={styles.outer} />
          <circle cx={90} cy={54} r={42} className={styles.inner} />
          <g transform="translate(62 26) scale(.1094)" className={styles.sign}>
            <path d={PERSONALITY_SIGNS[id].d} transform="translate(22 22)" className={styles.behind} />
            <path d={PERSONALITY_SIGNS[id].d} />
          </g>
        </svg>
      </span>
      <strong>{say({ key: `brc.personality.${id}` })}</strong>
      <span className={styles.chips}>
        {chips(keen, '▲')}
        {chips(counter, '▼')}
      </span>
      {keen.length + counter.length < 4 && <em className={styles.voice}>{say({ key: `brc.ui.voice.${id}` })}</em>}
    </Frame>
  );
}

interface FrameProps extends PickState {
  readonly id: string;
  readonly name: string;
  readonly low?: boolean;
  readonly children: React.ReactNode;
}
function Frame({ id, name, can, chosen, quiet, onPick, low = false, children }: FrameProps) {
  const shared = {
    className: styles.card,
    'data-low': low || undefined,
    'data-can': can || undefined,
    'data-chosen': chosen || undefined,
    'data-quiet': quiet || undefined,
    'data-ref': `card:${id}`,
  };
  if (onPick === null) return <div {...shared}>{children}</div>;
  return (
    <button type="button" {...shared} aria-pressed={chosen} aria-label={name} onClick={onPick} data-pick={id}>
      {children}
    </button>
  );
}

/** A card that somebody has taken already; nobody can tell which. */
export function TakenPlace({ seat, low }: { seat: number | null; low: boolean }) {
  const { say } = useTable<CrewView>();
  return (
    <div className={styles.taken} data-low={low || undefined}>
      {seat !== null && (
        <>
          <SeatMark seat={seat} size={44} />
          <b>{say({ key: `seat.${seat}` })}</b>
          <span>{say({ key: 'brc.ui.choose.took' })}</span>
        </>
      )}
    </div>
  );
}
