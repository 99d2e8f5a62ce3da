/** Words on their way: what somebody at a table of friends is writing is shown to the others before it is posted. Nothing of it is kept. */
import type { Seat } from '@bridgehead/kernel';
import type { Match } from './match.ts';
import { screened } from './screen.ts';
import { cleanText } from './text.ts';

/**
 * The words as others may read them now; null: they are shown nothing. Only an answer to the open question, and never at a table that is
 * listed for strangers. What the screen turns away is not shown at all.
 */
export function arriving(match: Match, seat: Seat, prompt: number, given: string): string | null {
  const ask = match.run?.askOf(seat) ?? null;
  // What several give at once is secret until all have.
  if (match.run?.wait === 'all') return null;
  if (match.setup.listed || ask?.kind !== 'write' || ask.id !== prompt || ask.lines) return null;
  const text = cleanText(given, false);
  if (text === '') return '';
  const taken = screened(match, text, null);
  return typeof taken === 'string' ? taken : null;
}
