/** One side of a challenge: who it is, the die, and the card below it. */
import type { Seat } from '@bridgehead/kernel';
import { Icon, SeatMark, useTable } from '@bridgehead/ui';
import type { Attitude } from '../cards.ts';
import type { Tale } from '../state.ts';
import type { CrewView } from '../view.ts';
import { AlienIcon } from './art.tsx';
import styles from './challenge.module.css';
import { DieChip } from './die.tsx';
import { taleOf } from './facts.ts';
import { ATTITUDE_SIGNS } from './order-signs.ts';

interface SideProps {
  readonly side: 'crew' | 'alien';
  readonly seat: Seat;
  readonly die: string | null;
  readonly value?: number;
  readonly before?: readonly number[];
  readonly roll?: string;
  readonly won?: boolean;
  readonly card: React.ReactNode;
  /** What it is about, where that is not the latest Order any more. */
  readonly tale?: Tale | null;
}

export function SideOf({ side, seat, die, value, before = [], roll, won, card, tale: told }: SideProps) {
  const { view, say, stage } = useTable<CrewView>();
  const tale = told ?? taleOf(view);
  const crew = view.officers[seat]?.crew ?? null;
  const phone = stage === 'upright' || stage === 'lying';
  return (
    <div className={styles.side} data-side={side} data-won={won || undefined}>
      <p className={styles.who}>
        <SeatMark seat={seat} size={20} />
        <strong>{say({ key: `seat.${seat}` })}</strong>
        <small>
          {side === 'crew'
            ? crew === null
              ? ''
              : say({ key: `brc.ui.crew-of`, params: { card: `@brc.crew.${crew}` } })
            : say({ key: 'brc.ui.alien-of', params: { alien: tale?.alien ?? '' } })}
        </small>
        {side === 'alien' && tale !== null && !phone && <AlienIcon name={tale.alien} size={34} />}
      </p>
      <div className={styles.dice}>
        {before.map((first, i) => (
          <DieChip key={`${i}.${first}`} code={die ?? 'C6'} size={34} value={first} state="lost" />
        ))}
        {die !== null && (
          <DieChip
            code={die}
            size={phone ? 58 : 112}
            {...(value === undefined ? {} : { value })}
            {...(roll === undefined ? {} : { roll })}
            label={say({ key: 'brc.ui.die', params: { colour: `@brc.colour.${die[0]}`, faces: die.slice(1) } })}
          />
        )}
      </div>
      {card}
    </div>
  );
}

export function AttitudeCard({ attitude }: { attitude: Attitude }) {
  const { say } = useTable<CrewView>();
  return (
    <div className={styles.card} data-attitude={attitude}>
      <Icon glyph={ATTITUDE_SIGNS[attitude]} size={26} />
      <span>
        <strong>{say({ key: `brc.attitude.${attitude}` })}</strong>
        <small>{say({ key: `brc.ui.attitude.${attitude}` })}</small>
      </span>
    </div>
  );
}
