import { ChanceStream, freshSeed, pick, SeededChance, seedFrom, shuffle } from '@bridgehead/kernel';
import { expect, test } from 'vitest';

test('the stream is ChaCha20: key 0, nonce 0, counter 0 gives the published keystream', () => {
  const stream = new ChanceStream('0'.repeat(64));
  const words = Array.from({ length: 4 }, () => stream.word());
  // 76 b8 e0 ad | a0 f1 3d 90 | 40 5d 6a e5 | 53 86 bd 28, little-endian
  expect(words).toEqual([0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653]);
});

test('word n is the same however it is reached', () => {
  const stream = new SeededChance(seedFrom(1, 2, 3));
  const words = Array.from({ length: 700 }, () => stream.word());
  for (const at of [0, 1, 255, 256, 257, 512, 699]) expect(stream.at(at).word()).toBe(words[at]);
  stream.position = 300;
  expect(stream.word()).toBe(words[300]);
  expect(stream.position).toBe(301);
});

test.each([2, 3, 6, 7, 10, 52])('numbers below %i are equally likely (chi-square)', (n) => {
  const stream = new ChanceStream(seedFrom(77, n));
  const draws = 2_000 * n;
  const counts = Array.from({ length: n }, () => 0);
  for (let i = 0; i < draws; i++) {
    const at = stream.below(n);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const expected = draws / n;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // Far beyond the 99.9 % point of n − 1 degrees of freedom.
  expect(chi).toBeLessThan(n - 1 + 4 * Math.sqrt(2 * (n - 1)) + 6);
});

test('words that would favour small numbers are drawn again', () => {
  const n = 3 * 2 ** 30;
  const stream = new ChanceStream(seedFrom(4));
  const words = new ChanceStream(seedFrom(4));
  const kept = Array.from({ length: 400 }, () => words.word()).filter((word) => word < n);
  expect(Array.from({ length: 200 }, () => stream.below(n))).toEqual(kept.slice(0, 200));
  expect(stream.position).toBeGreaterThan(200);
});

test.each([0, -1, Number.NaN, 2 ** 32 + 1, 2 ** 33, Number.POSITIVE_INFINITY])('there is no number below %d', (n) => {
  expect(() => new ChanceStream(seedFrom(1)).below(n)).toThrow('no number below');
});

test('a seed is its bytes, two digits each', () => {
  const bytes = Uint8Array.from({ length: 32 }, (_, i) => 7 * i + 3);
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const [one, two] = [new ChanceStream(digits), new ChanceStream(bytes)];
  expect(Array.from({ length: 5 }, () => one.word())).toEqual(Array.from({ length: 5 }, () => two.word()));
});

test('seeds are 64 hexadecimal digits, and fresh ones differ', () => {
  expect(() => new ChanceStream('abc')).toThrow('64 hexadecimal');
  expect(() => new ChanceStream('G'.repeat(64))).toThrow('64 hexadecimal');
  expect(freshSeed()).toMatch(/^[0-9a-f]{64}$/);
  expect(freshSeed()).not.toBe(freshSeed());
  expect(seedFrom(1, 2)).not.toBe(seedFrom(2, 1));
});

test('a shuffle keeps every card and reaches every order', () => {
  const stream = new ChanceStream(seedFrom(9));
  const orders = new Set(Array.from({ length: 400 }, () => shuffle([1, 2, 3, 4], stream).join('')));
  expect(orders.size).toBe(24);
  expect(() => pick([], stream)).toThrow('nothing to pick');
});
