/**
 * Fair dice. Before anybody sits down the server publishes a commitment to a secret; every person adds a word; the seed of
 * the match follows from secret and words; at the end the secret is shown, and anyone can run the match again.
 *
 * Whoever speaks last could choose. So a careful client first pledges its word, a hash that is shown to all, and gives the
 * word only when everybody at the table is bound: then neither a person nor the server behind one can choose a word that
 * suits the others'. A bot's word is no choice at all: it follows from the commitment. What remains to a server is to let a
 * match never begin. All hashes are in separate domains, so that the one tells nothing about the other.
 */
import { sha256Of } from '@bridgehead/kernel';

export interface Fair {
  readonly secret: string;
  /** One for each seat. */
  readonly words: readonly string[];
  /** By seat: what its person was bound to before anybody else's word was known, or by giving the word at once; null for bots. */
  readonly pledges: readonly (string | null)[];
  /** The seats of bots. */
  readonly bots: readonly number[];
  readonly commitment: string;
}

export const commitmentOf = (match: string, secret: string): string => sha256Of({ domain: 'bridgehead/commitment/1', match, secret });

/** A word is kept as a hash of what the person gave: enough for the dice, and nothing that anybody has written. */
export const wordOf = (match: string, text: string): string => sha256Of({ domain: 'bridgehead/word/1', match, text });

export const pledgeOf = (match: string, word: string): string => sha256Of({ domain: 'bridgehead/pledge/1', match, word });

export const botWordOf = (match: string, commitment: string, seat: number): string =>
  sha256Of({ domain: 'bridgehead/bot-word/1', match, commitment, seat });

export const seedOf = (match: string, secret: string, words: readonly string[]): string =>
  sha256Of({ domain: 'bridgehead/outcomes/1', match, secret, words });

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
