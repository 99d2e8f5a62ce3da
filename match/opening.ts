/** How somebody began: their first answer that was a choice, in the words of the table. */
import { type AnyGame, type Entry, PASS, type Phrase } from '@bridgehead/kernel';
import type { AnyRun } from './rerun.ts';

/** Null when nothing was chosen: one thing could be done, or words were asked for. */
export function openingOf(game: AnyGame, run: AnyRun, entry: Entry): Phrase | null {
  if (!('seat' in entry) || entry.answer === PASS) return null;
  const prompt = run.prompt(entry.seat);
  if (prompt === null || prompt.kind !== 'choose' || prompt.options.length < 2) return null;
  try {
    const { key, params } = game.describe.option(run.view(entry.seat), prompt, entry.answer);
    return params === undefined ? { key } : { key, params };
  } catch {
    // Words that a game lacks are not worth a match.
    return null;
  }
}
