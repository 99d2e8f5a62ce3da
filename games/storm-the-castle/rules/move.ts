/** Moving (STC-27). */
import { keepOf, type Space } from '../board.ts';
import type { Card } from '../cards.ts';
import { type CastleTable, MOVED, opponentOf, spaceOf } from '../state.ts';
import { storm } from './end.ts';
import { enter, leave } from './stacking.ts';

/** Into the enemy keep it ends the match (STC-2). */
export function move(t: CastleTable, unit: Card, to: Space): void {
  const s = t.state;
  const from = spaceOf(s, unit);
  s.deed[unit] = MOVED;
  leave(s, unit);
  enter(s, unit, to);
  if (t.watched) t.emit({ type: 'moved', seat: s.active, unit, from, to });
  if (to === keepOf(opponentOf(s.active))) storm(t, unit);
}
