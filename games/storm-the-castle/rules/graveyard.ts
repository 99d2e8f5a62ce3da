/** The graveyard (STC-60 to STC-62): an ordered pile, the unit above the item it carried. */
import { type Card, NONE, ownerOf } from '../cards.ts';
import { type Castle, type CastleTable, type Cause, fieldOf, graveyardOf, itemOf, takeOut } from '../state.ts';
import { leave } from './stacking.ts';

export function destroy(t: CastleTable, unit: Card, cause: Cause): void {
  const s = t.state;
  const owner = ownerOf(unit);
  const item = itemOf(s, unit);
  const graveyard = graveyardOf(s, owner);
  leave(s, unit);
  takeOut(fieldOf(s, owner), unit);
  takeOut(s.strengthened, unit);
  if (item !== NONE) graveyard.push(item);
  s.item[unit] = NONE; // STC-26 ends with death: a raised unit comes back without it
  graveyard.push(unit);
  if (t.watched) t.emit({ type: 'died', seat: owner, unit, item: item === NONE ? null : item, cause });
}

/** NONE when the graveyard is empty. */
export const topOfGraveyard = (s: Castle, seat: number): Card => graveyardOf(s, seat).at(-1) ?? NONE;
