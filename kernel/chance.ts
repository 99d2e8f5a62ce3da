/**
 * Chance is a function of (seed, position): word n of a ChaCha20 stream keyed by the match's seed. Nobody can predict
 * a die from those already seen, any position can be gone back to, and the same seed gives the same match anywhere.
 */
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** A source of random numbers: the match's stream, a bot's own stream, a test's script. */
export interface Chance {
  /** A whole number from 0 to n − 1, all equally likely. */
  below(n: number): number;
  /** The same for a die, where dice are told apart from other chance: in tests that script them. */
  die?(sides: number): number;
  /** A stream of its own for the label, always from its beginning; drawing from it moves nothing here. */
  side?(label: string): Chance;
}

/** A stream whose position can be read, set and gone back to. */
export interface MatchChance extends Chance {
  position: number;
  at(position: number): MatchChance;
}

const WORDS_A_PAGE = 256;
const BLOCKS_A_PAGE = (WORDS_A_PAGE * 4) / 64;
const TWO_TO_32 = 0x1_0000_0000;
const SMALL = 0x1_0000;
const ALWAYS_GOOD = TWO_TO_32 - SMALL;
const NONCE = new Uint8Array(12);
const BLANK = new Uint8Array(WORDS_A_PAGE * 4);

export class ChanceStream implements Chance {
  readonly #key: Uint8Array;
  readonly #bytes = new Uint8Array(WORDS_A_PAGE * 4);
  readonly #words = new DataView(this.#bytes.buffer);
  /** Position of the first word of the page at hand. */
  #start = -1;
  /** How many words have been drawn so far. */
  position: number;

  constructor(seed: string | Uint8Array, position = 0) {
    this.#key = typeof seed === 'string' ? keyOf(seed) : seed;
    this.position = position;
  }

  side(label: string): ChanceStream {
    return new ChanceStream(sha256(utf8ToBytes(`bridgehead side ${hex(this.#key)} ${label}`)));
  }

  /** The next 32 bits. */
  word(): number {
    const at = this.position++;
    let offset = at - this.#start;
    if (this.#start < 0 || offset < 0 || offset >= WORDS_A_PAGE) {
      const page = Math.floor(at / WORDS_A_PAGE);
      chacha20(this.#key, NONCE, BLANK, this.#bytes, page * BLOCKS_A_PAGE);
      this.#start = page * WORDS_A_PAGE;
      offset = at - this.#start;
    }
    return this.#words.getUint32(offset * 4, true);
  }

  /** Rejection sampling: words that would favour the small numbers are drawn again. */
  below(n: number): number {
    if (!(n >= 1 && n <= TWO_TO_32)) throw new Error(`no number below ${n}`);
    let word = this.word();
    // Words to be drawn again are the highest, and fewer than n: for small n this way spares the division of long numbers.
    if (n <= SMALL && word < ALWAYS_GOOD) return (word >>> 0) % (n >>> 0);
    const limit = TWO_TO_32 - (TWO_TO_32 % n);
    while (word >= limit) word = this.word();
    return word % n;
  }
}

/** The match's own chance: a stream that can be opened again at any position. */
export class SeededChance extends ChanceStream implements MatchChance {
  readonly #seed: string;
  constructor(seed: string, position = 0) {
    super(seed, position);
    this.#seed = seed;
  }
  at(position: number): SeededChance {
    return new SeededChance(this.#seed, position);
  }
}

function keyOf(seed: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new Error('a seed is 64 hexadecimal digits');
  const key = new Uint8Array(32);
  for (let i = 0; i < 32; i++) key[i] = Number.parseInt(seed.slice(i * 2, i * 2 + 2), 16);
  return key;
}

/** A fresh seed from the operating system. */
export function freshSeed(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** A seed for tests, bots and the lab, made from small numbers; never for a match that people play. */
export function seedFrom(...numbers: number[]): string {
  const bytes = new Uint8Array(32);
  const view = new DataView(bytes.buffer);
  numbers.forEach((n, i) => {
    view.setUint32((i % 8) * 4, (view.getUint32((i % 8) * 4, true) ^ n) >>> 0, true);
  });
  return hex(bytes);
}

const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Looked up pair by pair: side streams are opened in the middle of playouts. */
export function hex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += PAIRS[byte];
  return text;
}

/** Fisher–Yates, in place. */
export function shuffle<T>(items: T[], chance: Chance): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const kept = items[i] as T;
    items[i] = items[j] as T;
    items[j] = kept;
  }
  return items;
}

export function pick<T>(items: readonly T[], chance: Chance): T {
  if (items.length === 0) throw new Error('nothing to pick from');
  return items[chance.below(items.length)] as T;
}
