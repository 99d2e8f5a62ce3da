/**
 * Fair dice. Before anybody sits down the server publishes a commitment to a secret; every person adds a word; the seed of
 * the match follows from secret and words; at the end the secret is shown, and anyone can run the match again.
 *
 * The last to speak could choose. So a careful client first pledges its word, a hash that is shown to all, and gives the
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
