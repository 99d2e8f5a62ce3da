/**
 * Fair dice. Before anybody sits down the server publishes a commitment to a secret; every person adds a word; the seed of
 * the match follows from secret and words; at the end the secret is shown. The server cannot choose dice after seeing the
 * words, no person can choose them after seeing the commitment, and anyone can run the match again. Commitment and seed are
 * hashes in separate domains, so that the one tells nothing about the other.
 */
import { sha256Of } from '@bridgehead/kernel';

export interface Fair {
  readonly secret: string;
  /** One for each seat; empty for bots. */
  readonly words: readonly string[];
  readonly commitment: string;
}

export const commitmentOf = (match: string, secret: string): string => sha256Of({ domain: 'bridgehead/commitment/1', match, secret });

export const seedOf = (match: string, secret: string, words: readonly string[]): string =>
  sha256Of({ domain: 'bridgehead/outcomes/1', match, secret, words });
