/** The spaceline as one row: theirs above, missions, the ruler, mine below. Crowded places are wider than quiet ones. */

import { type Box, useTable, Zone } from '@bridgehead/ui';
import { useEffect, useRef } from 'react';
import { FORMAT_RULES, type Format } from '../decks/list.ts';
import { nth } from '../entries.ts';
import type { BlazeView } from '../view.ts';
import { bestPlace } from './advice.ts';
import { columnsFor, laidOut, wishOf } from './forms.ts';
import { Lane } from './lane.tsx';
import styles from './line.module.css';
import { Mission } from './mission.tsx';
import type { Spot } from './position.ts';
import { RulerCell } from './ruler.tsx';

const GAP = 0.22;

export function Line({ spots, box, lanes }: { spots: readonly Spot[]; box: Box; lanes: number }) {
  const { view, say, viewer, selection } = useTable<BlazeView>();
  const most = view.phase === 'missions' ? 2 * FORMAT_RULES[view.format as Format].missions : 0;
  const ids = spots.map(({ location }) => location.id);
  const { columns, left } = laidOut(ids, most);
  const equal = (box.w - 1 - GAP * (columns - 1)) / columns;
  const before = useRef(new Map<number, number>()).current;
  const widths = columns > spots.length ? new Array<number>(columns).fill(equal) : columnsFor(spots, box.w - 1, GAP, before);
  useEffect(() => {
    const wide = spots.map((spot) => ({ id: spot.location.id, now: wishOf(spot), was: before.get(spot.location.id) ?? 0 }));
    // What was wide before is forgotten when there is no room for it any more, so that it does not come back later.
    const fits = wide.reduce((sum, { now, was }) => sum + Math.max(now, was) + GAP, -GAP) <= box.w - 1;
    for (const { id, now, was } of wide) before.set(id, fits ? Math.max(now, was) : now);
  });
  const best = bestPlace(view, viewer, selection);
  const starts = widths.map((_, i) => widths.slice(0, i).reduce((sum, w) => sum + w + GAP, 0));
  return (
    <Zone name="line" label={say({ key: 'bog.ui.line' })} className={styles.line}>
      {spots.map((spot, i) => {
        const gamma = i > 0 && spot.location.quadrant === 1 && spots[i - 1]?.location.quadrant === 0;
        const room = { w: nth(widths, left + i), h: lanes };
        return (
          <div
            key={spot.location.id}
            className={styles.column}
            style={{ width: `${room.w.toFixed(3)}rem`, transform: `translateX(${starts[left + i]?.toFixed(3)}rem)` }}
          >
            <div className={styles.far} data-gamma={gamma || undefined}>
              <Lane vessels={spot.theirs} box={room} />
            </div>
            <div className={styles.middle}>
              <Mission spot={spot} best={best === spot.location.id} />
            </div>
            <div className={styles.ruler}>
              <RulerCell spot={spot} />
            </div>
            <div className={styles.near}>
              <Lane vessels={spot.mine} box={room} />
            </div>
          </div>
        );
      })}
    </Zone>
  );
}
