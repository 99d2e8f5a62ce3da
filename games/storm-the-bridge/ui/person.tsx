/** A leader or crew: a bust on a base in the seat's colour with name and number; where there is less room the base, or head and number. */
import { Face, Icon, useSeatColours, useTable } from '@bridgehead/ui';
import type { CSSProperties } from 'react';
import { NONE, nameOf } from '../cards/index.ts';
import { pendingAttempt } from '../table-help.ts';
import type { BridgeView, PersonView } from '../view.ts';
import { faceOf, footOf } from './faces.ts';
import { INFLUENCE } from './glyphs.ts';
import { ownerOf } from './intent.ts';
import { shortName } from './names.ts';
import styles from './person.module.css';
import { headOf } from './pictures.ts';
import { useCard } from './piece.tsx';
import type { Form, Size } from './standing-room.ts';

export function Person({ person, form, size }: { person: PersonView; form: Form; size: Size }) {
  const { say, view } = useTable<BridgeView>();
  const colourOf = useSeatColours();
  const { card, tapped, attached } = person;
  const piece = useCard(card, sentenceOf(say, person), person.station);
  const points = piece.committed === 'in' ? pointsOf(view, card) : null;
  const seat = ownerOf(view, card);
  const name = shortName(card);
  const style = {
    width: `${size.w}rem`,
    height: `${size.h}rem`,
    ...(seat === NONE ? {} : { '--owner': colourOf(seat) }),
  } as CSSProperties;
  return (
    <button {...piece.props} className={styles.person} style={style} data-form={form} data-tapped={tapped || undefined} data-piece="">
      <span className="visually-hidden">{piece.words}</span>
      {form !== 'tag' && <Bust src={headOf(card)} />}
      <span className={styles.base} aria-hidden="true" data-seat={seat}>
        {form !== 'chip' && (
          <span className={styles.name} data-long={name.length > 7 || undefined} style={slimmed(name, size.w, points)}>
            {name}
          </span>
        )}
        <Points person={person} points={points} short={form !== 'figure' || size.w < 5} />
      </span>
      {tapped && form === 'figure' && (
        <span className={styles.used} data-spare="" aria-hidden="true">
          {say({ key: piece.committed === 'out' ? 'stb.ui.out' : 'stb.ui.tapped' })}
        </span>
      )}
      {attached.length > 0 && (
        <span className={styles.attached} aria-hidden="true">
          {attached.length === 1 && form === 'figure' ? <Face face={faceOf(attached[0] as number)} /> : attached.length}
        </span>
      )}
    </button>
  );
}

/** Pixels of a letter, of a number's place with a digit or with a sign too. */
const LETTER = 6.7;
const NUMBER = [20, 30] as const;
/** A name that would run into its number is set narrower. */
function slimmed(name: string, w: number, points: string | null): CSSProperties | undefined {
  const room = w * 16 - 8 - NUMBER[points === null ? 0 : 1];
  const wide = name.length * LETTER;
  return wide <= room ? undefined : { width: `${room / 16}rem`, transform: `scaleX(${(room / wide).toFixed(2)})` };
}

/** Its place is kept while nobody has drawn it yet. */
const Bust = ({ src }: { src: string }) =>
  src === '' ? <span className={styles.bust} /> : <img className={styles.bust} src={src} alt="" draggable={false} />;

/** What counts now: what somebody brings, influence while recruiting, defense at a station, combat otherwise. */
function Points({
  person: { combat, defense, influence, station },
  points,
  short,
}: {
  person: PersonView;
  points: string | null;
  short: boolean;
}) {
  const { view, prompt } = useTable<BridgeView>();
  const recruits = pendingAttempt(view)?.kind === 'recruit' || prompt?.key === 'stb.commit.recruit';
  if (points !== null) return <b className={styles.number}>{points}</b>;
  if (recruits && station === NONE)
    return (
      <b className={styles.number}>
        {!short && <Icon glyph={INFLUENCE} size={11} />}
        {influence}
      </b>
    );
  return (
    <b className={styles.number}>
      {station === NONE ? combat : defense}
      {station === NONE && !short && <small>·{influence}</small>}
    </b>
  );
}

/** What this person brings to the pending attempt: '+5'. */
function pointsOf(view: BridgeView, card: number): string {
  const terms = pendingAttempt(view)?.hasTerms.filter((term) => term.of === card) ?? [];
  return `+${terms.reduce((sum, { n }) => sum + n, 0)}`;
}

type Say = (phrase: { key: string; params?: Record<string, string | number> }) => string;

/** A person in words. */
export function sentenceOf(say: Say, { card, tapped, combat, attack, defense, influence, station, attached }: PersonView): string {
  return [
    `${nameOf(card)}, ${footOf(card)}`,
    say({ key: 'stb.ui.numbers', params: { combat, influence } }),
    ...(attack === Math.max(0, combat) ? [] : [say({ key: 'stb.ui.attack-n', params: { n: attack } })]),
    ...(defense === Math.max(0, combat) ? [] : [say({ key: 'stb.ui.defense-n', params: { n: defense } })]),
    ...(tapped ? [say({ key: 'stb.ui.tapped' })] : []),
    ...(station === NONE ? [] : [say({ key: 'stb.fact.station', params: { card: nameOf(station) } })]),
    ...(attached.length === 0 ? [] : [say({ key: 'stb.fact.attached', params: { names: attached.map(nameOf).join(', ') } })]),
  ].join(', ');
}
