/**
 * A second pair of eyes for the dice: `node e2e/second-verifier.ts RECORD.json`. Shares no code with the product. Hashes and
 * the ChaCha20 stream come from OpenSSL instead of the library that the kernel uses; canonical JSON, the rejection of biased
 * words and the order of everything are written from docs/security.md alone. It checks the commitment, the pledges, the bots'
 * words and the seed, and gives the stream of dice that must follow.
 */
import { createCipheriv, createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

interface FairRecord {
  readonly match: string;
  readonly seats: number;
  readonly seed: string;
  readonly fair: {
    readonly secret: string;
    readonly words: readonly string[];
    readonly pledges: readonly (string | null)[];
    readonly bots: readonly number[];
    readonly commitment: string;
  };
}

/** RFC 8785 for what occurs here: strings, whole numbers, lists, objects with plain names. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
}
const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
const hashed = (value: unknown): string => sha256(canonical(value));

/** What does not fit; empty if all does. */
export function complaints({ match, seats, seed, fair }: FairRecord): string[] {
  const { secret, words, pledges, bots, commitment } = fair;
  const found: string[] = [];
  if (hashed({ domain: 'bridgehead/commitment/1', match, secret }) !== commitment) found.push('commitment');
  if (words.length !== seats || pledges.length !== seats) found.push('seats');
  if (hashed({ domain: 'bridgehead/outcomes/1', match, secret, words }) !== seed) found.push('seed');
  words.forEach((word, seat) => {
    if (pledges[seat] != null && hashed({ domain: 'bridgehead/pledge/1', match, word }) !== pledges[seat]) found.push(`pledge ${seat}`);
    if (bots.includes(seat) && hashed({ domain: 'bridgehead/bot-word/1', match, commitment, seat }) !== word) found.push(`bot ${seat}`);
  });
  return found;
}

/** Word n of the stream is bytes 4n to 4n + 3 of ChaCha20 with this key, nonce zero and counter zero, little end first. */
export class SecondStream {
  readonly #seed: string;
  #words = Buffer.alloc(0);
  position: number;
  constructor(seed: string, position = 0) {
    this.#seed = seed;
    this.position = position;
  }
  at(position: number): SecondStream {
    return new SecondStream(this.#seed, position);
  }
  /** A stream of its own for a label. */
  side(label: string): SecondStream {
    return new SecondStream(sha256(`bridgehead side ${this.#seed} ${label}`));
  }
  word(): number {
    const byte = 4 * this.position++;
    if (byte + 4 > this.#words.length) {
      const cipher = createCipheriv('chacha20', Buffer.from(this.#seed, 'hex'), Buffer.alloc(16));
      this.#words = cipher.update(Buffer.alloc(Math.max(4096, 2 * (byte + 4))));
    }
    return this.#words.readUInt32LE(byte);
  }
  /** The remainder, of a word that favours nobody: those beyond the last whole multiple of n are passed over. */
  below(n: number): number {
    const fair = Math.floor(2 ** 32 / n) * n;
    for (;;) {
      const word = this.word();
      if (word < fair) return word % n;
    }
  }
}

if (import.meta.main) {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error('Usage: node e2e/second-verifier.ts RECORD.json');
  const record = JSON.parse(readFileSync(file, 'utf8')) as FairRecord;
  const found = complaints(record);
  const stream = new SecondStream(record.seed);
  const first = Array.from({ length: 8 }, () => stream.word());
  console.log(JSON.stringify({ genuine: found.length === 0, complaints: found, first_words: first }));
  process.exitCode = found.length === 0 ? 0 : 1;
}
