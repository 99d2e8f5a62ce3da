/** What was promised about the dice, and whether it was kept. Apart from fair.ts: only who plays on a server needs it. */
import { botWordOf, commitmentOf, pledgeOf, seedOf } from './fair.ts';

/** What a player saw before the match began: no pledges at all if it was seen only when they might still change. */
export interface Promised {
  readonly commitment: string;
  readonly pledges: readonly (string | null)[];
  /** The seats of bots. */
  readonly bots: readonly number[];
}
/** What is wrong with what was revealed, in the eyes of somebody who kept what was promised; null if it is as promised. */
export function brokenPromise(
  match: string,
  promised: Promised,
  revealed: { readonly secret: string; readonly words: readonly string[]; readonly seed: string },
): string | null {
  const { secret, words, seed } = revealed;
  if (commitmentOf(match, secret) !== promised.commitment) return 'The secret is not the one that was committed to.';
  const isAnotherTable = promised.pledges.length > 0 && words.length !== promised.pledges.length;
  if (isAnotherTable || seedOf(match, secret, words) !== seed) return 'The seed does not follow from the secret and the words.';
  for (const [seat, word] of words.entries()) {
    const pledge = promised.pledges[seat] ?? null;
    if (pledge !== null && pledgeOf(match, word) !== pledge) return `The word of seat ${seat} is not the one that was pledged.`;
    if (promised.bots.includes(seat) && word !== botWordOf(match, promised.commitment, seat))
      return `The word of seat ${seat} was chosen, though a bot sits there.`;
  }
  return null;
}
