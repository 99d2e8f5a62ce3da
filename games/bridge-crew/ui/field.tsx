/** Every possible roll as an area: how wide a column is, is how likely that result was. */
import type { Seat } from '@bridgehead/kernel';
import { useTable } from '@bridgehead/ui';
import type { Attitude } from '../cards.ts';
import { compare, crewChance } from '../odds.ts';
import { percent, stanceIn } from '../table-help.ts';
import type { CrewView } from '../view.ts';
import styles from './field.module.css';

interface FieldProps {
  readonly crewDie: number;
  readonly alienDie: number;
  readonly trained: boolean;
  readonly crew: Attitude;
  readonly alien: Attitude;
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
}

const [WIDE, HIGH] = [402, 200];

export function Field({ crewDie, alienDie, trained, crew, alien, seat, x, y }: FieldProps) {
  const { view, say } = useTable<CrewView>();
  const stance = view.approach === 'belay' ? 'unmoved' : (stanceIn(view, view.officers[seat]?.personality ?? null) ?? 'unmoved');
  const contest = { crew, alien, stance, steady: view.settings.regulations } as const;
  const weight = (result: number) => (trained ? 2 * result - 1 : 1);
  const all = trained ? crewDie * crewDie : crewDie;
  const left = (result: number): number => {
    let sum = 0;
    for (let i = 1; i < result; i++) sum += weight(i);
    return (sum / all) * WIDE;
  };
  const row = HIGH / alienDie;
  const chance = crewChance({ crewDie, alienDie, trained, ...contest });
  const cells = Array.from({ length: crewDie * alienDie }, (_, i) => ({ x: (i % crewDie) + 1, y: Math.floor(i / crewDie) + 1 }));
  return (
    <figure className={styles.field}>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <pattern id="brc-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="7" height="7" className={styles.ground} />
            <rect width="3" height="7" className={styles.alien} />
          </pattern>
        </defs>
        {cells.map((cell) => {
          const verdict = compare(cell.x, cell.y, contest);
          return (
            <rect
              key={`${cell.x}.${cell.y}`}
              x={left(cell.x)}
              y={HIGH - cell.y * row}
              width={(weight(cell.x) / all) * WIDE}
              height={row}
              className={verdict === null ? styles.again : verdict.side === 'crew' ? styles.crew : styles.hatch}
            />
          );
        })}
        <rect x={left(x)} y={HIGH - y * row} width={(weight(x) / all) * WIDE} height={row} className={styles.rolled} />
      </svg>
      <figcaption>
        <b>{percent(chance)}</b> % {say({ key: 'brc.ui.crew' })}
        <i>
          <i style={{ width: `${chance * 100}%` }} />
        </i>
        <b>{percent(1 - chance)}</b> % {say({ key: 'brc.ui.alien' })}
      </figcaption>
    </figure>
  );
}
