/** Comparisons of strength: who sits where, what counts, and how sure it is. */
import { SeededChance, seedFrom } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { duel } from '../bin/duel.ts';
import type { Outcome, Pairing } from '../bin/pairing.ts';
import { bootstrap } from '../statistics.ts';

/** A pool that says who wins: deals are told apart by their seed. */
function fakePool(winner: (pairing: Pairing, deal: number) => number) {
  const asked: Pairing[] = [];
  const run = async (pairing: Pairing): Promise<Outcome> => {
    asked.push(pairing);
    const seats = pairing.players.length;
    const won = winner(pairing, pairing.seed % 1_000_003);
    const isNew = pairing.players.map(({ frozen }) => frozen !== true);
    return {
      values: pairing.players.map((_, seat) => (seat === won ? 1 : 0)),
      sides: seats,
      cpu: isNew.map((one) => (one ? 100 : 400)),
      decisions: isNew.map(() => 20),
    };
  };
  return { asked, pool: { run } as unknown as Parameters<typeof duel>[0] };
}
const setting = { game: 'chess', options: {}, cpu: 30, against: 'frozen', seed: 1 } as const;

test('every deal is played once from each seat, by processor time, and the time that was used is told', async () => {
  const { asked, pool } = fakePool(() => 0);
  const report = await duel(pool, { ...setting, seats: 2, pairs: 3 });
  expect(asked.map(({ seed, clock, players }) => [seed, clock, players.map(({ frozen }) => frozen === true)])).toEqual(
    [0, 1, 2].flatMap((deal) => [
      [1_000_003 + deal, 'processor', [false, true]],
      [1_000_003 + deal, 'processor', [true, false]],
    ]),
  );
  // Seat 0 always wins: both have the same share of every deal, so nothing is uncertain.
  expect(report).toMatchObject({ seats: 2, pairs: 3, share: 0.5, low: 0.5, high: 0.5, ours_ms: 5, theirs_ms: 20, cpu_ratio: 0.25 });
});

test('with more seats one sits among the others, and its share is divided by the fair one', async () => {
  const { asked, pool } = fakePool(({ players }) => players.findIndex(({ frozen }) => frozen !== true));
  const report = await duel(pool, { ...setting, seats: 4, pairs: 2 });
  expect(asked.length).toBe(8);
  expect(report.share).toBe(4);
});

test('a level may be the other one', async () => {
  const { asked, pool } = fakePool(() => 1);
  await duel(pool, { ...setting, against: 'officer', seats: 2, pairs: 1 });
  expect(asked[0]?.players).toEqual([
    { level: 'admiral', ms: 30 },
    { level: 'officer', ms: 30 },
  ]);
});

test('the interval holds the mean, is narrower with more figures, and is the same every time', () => {
  const figures = (n: number) => Array.from({ length: n }, (_, i) => (i % 4 === 0 ? 0 : 1));
  const [few, many] = [figures(20), figures(400)].map((list) => bootstrap(list, new SeededChance(seedFrom(1))));
  for (const interval of [few, many]) expect(interval?.mean).toBe(0.75);
  expect((many?.high ?? 1) - (many?.low ?? 0)).toBeLessThan(0.5 * ((few?.high ?? 1) - (few?.low ?? 0)));
  expect(bootstrap(figures(20), new SeededChance(seedFrom(1)))).toEqual(few);
  expect(bootstrap([], new SeededChance(seedFrom(1)))).toEqual({ mean: 0, low: 0, high: 0 });
});
