/** Whose turn it is, the round, and the phases of a turn with the present one marked; what the game adds stands behind. */
import type { Seat } from '@bridgehead/kernel';
import type { ReactNode } from 'react';
import { SeatMark } from './seat-mark.tsx';
import styles from './turn-line.module.css';

export interface TurnLineProps {
  readonly seat: Seat;
  /** “Your turn”, “Ada’s turn”. */
  readonly who: string;
  readonly round: string;
  readonly label: string;
  readonly phases: readonly { readonly id: string; readonly title: string }[];
  readonly phase: string;
  /** What stands behind is long: the phases give way sooner, and on a phone it gets a line of its own. */
  readonly full?: boolean;
  readonly children?: ReactNode;
}

export function TurnLine({ seat, who, round, label, phases, phase, full = false, children }: TurnLineProps) {
  return (
    <div className={styles.line} data-full={full || undefined}>
      <p className={styles.turn}>
        <SeatMark seat={seat} size={22} />
        <strong>{who}</strong>
        <span className={styles.round}>{round}</span>
      </p>
      <ol className={styles.phases} aria-label={label}>
        {phases.map(({ id, title }) => (
          <li key={id} aria-current={id === phase ? 'step' : undefined}>
            {title}
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}
