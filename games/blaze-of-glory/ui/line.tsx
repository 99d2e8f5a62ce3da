/** The spaceline as one row: theirs above, missions, the ruler, mine below. Ship cards overhang the columns of quiet places. */

import { type Box, useTable, Zone } from '@bridgehead/ui';
import { FORMAT_RULES } from '../decks/list.ts';
import { nth } from '../entries.ts';
import type { BlazeView } from '../view.ts';
import { bestPlace, outlooks } from './advice.ts';
import { type Berth, berthsFor, CARDS, columnsFor, laidOut } from './forms.ts';
import { Lane } from './lane.tsx';
import styles from './line.module.css';
import { Mission } from './mission.tsx';
import type { Spot } from './position.ts';
import { Course, RulerCell } from './ruler.tsx';

const GAP = 0.22;

export function Line({ spots, box, lanes }: { spots: readonly Spot[]; box: Box; lanes: number }) {
  const table = useTable<BlazeView>();
  const { view, say, viewer, selection, stage } = table;
  const looks = outlooks(view, viewer, selection);
  const most = view.phase === 'missions' ? 2 * FORMAT_RULES[view.format].missions : 0;
  const { columns, left } = laidOut(
    spots.map(({ location }) => location.id),
    most,
  );
  const room = box.w - 1;
  const equal = (room - GAP * (columns - 1)) / columns;
  const widths = columns > spots.length ? new Array<number>(columns).fill(equal) : columnsFor(spots, room, GAP);
  const starts = widths.map((_, i) => widths.slice(0, i).reduce((sum, w) => sum + w + GAP, 0));
  const startOf = (i: number) => nth(starts, left + i);
  const card = CARDS[stage === 'full' ? 'full' : 'short'];
  const berths = (side: 'mine' | 'theirs'): (Berth | null)[] =>
    lanes < card.h - 0.9
      ? spots.map(() => null)
      : berthsFor(
          spots.map((spot, i) => ({ centre: startOf(i) + nth(widths, left + i) / 2, n: spot[side].length })),
          card.w,
          room,
        );
  const [far, near] = [berths('theirs'), berths('mine')];
  const best = bestPlace(view, viewer, selection);
  const middles = spots.map((_, i) => startOf(i) + nth(widths, left + i) / 2);
  return (
    <Zone name="line" label={say({ key: 'bog.ui.line' })} className={styles.line}>
      {spots.map((spot, i) => {
        const gamma = i > 0 && spot.location.quadrant === 1 && spots[i - 1]?.location.quadrant === 0;
        const column = { w: nth(widths, left + i), h: lanes };
        return (
          <div
            key={spot.location.id}
            className={styles.column}
            style={{ width: `${column.w.toFixed(3)}rem`, transform: `translateX(${startOf(i).toFixed(3)}rem)` }}
          >
            <div className={styles.far} data-gamma={gamma || undefined}>
              <Lane vessels={spot.theirs} box={column} berth={nth(far, i)} from={startOf(i)} />
            </div>
            <div className={styles.middle}>
              <Mission spot={spot} outlook={looks.get(spot.location.id) ?? null} />
            </div>
            <div className={styles.ruler}>
              <RulerCell spot={spot} />
            </div>
            <div className={styles.near}>
              <Lane vessels={spot.mine} box={column} berth={nth(near, i)} from={startOf(i)} />
            </div>
          </div>
        );
      })}
      <Course spots={spots} middles={middles} best={best} height={lanes} width={room} />
    </Zone>
  );
}
