/** What goes into the store along with a deed. */
import { type Deed, type Match, sidesOf, whyUnrated } from '@bridgehead/match';
import type { Append } from '../store/engine.ts';

/** Who sits or rises by it. */
export function seatedBy(deed: Deed): Append['seat'] {
  if (deed.do === 'sit') return { seat: deed.seat, person: deed.person };
  return deed.do === 'rise' ? { seat: deed.seat, person: null } : null;
}
/** Whose words it holds. */
export function writerOf(match: Match, deed: Deed): string | null {
  if (deed.do === 'chat') return deed.line.person;
  return deed.do === 'mark' && deed.text !== null ? (match.desk.seats[deed.seat]?.person ?? null) : null;
}
/** How the match came out, if it is over now and counts. */
export function outcomeOf(match: Match, at: number): Append['outcome'] {
  if (match.desk.phase !== 'over' || whyUnrated(match) !== null) return null;
  return { match: match.setup.id, game: match.game.id, at, sides: JSON.stringify(sidesOf(match)), number: null };
}
