/** What goes into the store along with a deed. */
import type { Told } from '@bridgehead/kernel';
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
/** The journal knows people by their ids alone: a name is looked up when it is shown, and can be forgotten. */
export function withoutName(told: Told): Told {
  const { all } = told;
  if (all === null || !all.type.startsWith('match.') || !('name' in all)) return told;
  const { name: _, ...bare } = all as typeof all & { name: string };
  return { ...told, all: bare };
}
