import { type Entry, enter, hashOf, type MatchRecord, Run, replay, SeededChance, seedFrom } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { Walk } from '../../testkit/checks/common.ts';
import { toy } from '../../testkit/test/toy.ts';

const game = toy();
function played(seats = 3, seed = 3): { record: MatchRecord; hash: string } {
  const setting = { seats, options: { lamps: 4 }, seed: seedFrom(seed, 1), answers: seedFrom(seed, 2) };
  const walk = new Walk(game, setting);
  while (!walk.isOver) walk.give(walk.choose());
  return {
    record: { game: 'toy', version: 1, options: setting.options, seats, seed: setting.seed, entries: walk.entries },
    hash: hashOf(walk.run),
  };
}
const forged = (record: MatchRecord, at: number, entry: Entry): MatchRecord => ({ ...record, entries: record.entries.with(at, entry) });

test('a record replays to the same hash and result, in part too', () => {
  const { record, hash } = played();
  const again = replay(game, JSON.parse(JSON.stringify(record)) as MatchRecord);
  expect('problem' in again ? again.problem : again.hash).toBe(hash);
  const half = replay(game, record, 5);
  expect('problem' in half ? half.problem : half.run.answered).toBe(5);
});

test('another seed, another match', () => {
  const { record, hash } = played();
  const again = replay(game, { ...record, seed: seedFrom(99) });
  expect('problem' in again || again.hash !== hash).toBe(true);
});

test('a forged entry is named', () => {
  const { record } = played();
  expect(replay(game, forged(record, 4, { seat: 0, answer: 'win' }))).toMatchObject({ at: 4 });
  expect(replay(game, forged(record, 0, { seat: 9, answer: 1 }))).toMatchObject({ at: 0, problem: 'malformed (refusal.malformed)' });
  expect(replay(game, { ...record, entries: [...record.entries, { seat: 0, answer: 1 }] })).toMatchObject({
    at: record.entries.length,
    problem: 'TOY-5 (toy.over)',
  });
});

test('chance may jump ahead after a take-back, never back', () => {
  const { record } = played();
  expect(replay(game, forged(record, 3, { jump: 0 }))).toMatchObject({ at: 3, problem: 'a jump back to dice that were seen' });
  expect(replay(game, forged(record, 3, { jump: 1.5 }))).toMatchObject({ at: 3 });
  const ahead = replay(game, { ...record, entries: [{ jump: 5_000 }] });
  expect('problem' in ahead ? ahead.problem : (ahead.run.table.chance as SeededChance).position).toBe(5_000);
});

test.each([
  ['another game', { game: 'chess' }],
  ['another version', { version: 2 }],
  ['too many seats', { seats: 9 }],
  ['half a seat', { seats: 2.5 }],
  ['no seed', { seed: 'abc' }],
  ['an option that nobody has', { options: { luck: 7 } }],
  ['options that are none', { options: [] as never }],
])('%s is refused before anything is run', (_name, change) => {
  expect(replay(game, { ...played().record, ...change })).toMatchObject({ at: 0 });
});

test('options that a record leaves out are the usual ones', () => {
  const { record } = played();
  const { options: _, ...without } = record;
  expect('problem' in replay(game, without as MatchRecord)).toBe(false);
});

test('a concession is part of the record', () => {
  const { record } = played();
  const again = replay(game, { ...record, entries: [...record.entries.slice(0, 4), { concede: 1 }] });
  expect('problem' in again ? again.problem : again.result?.reason).toBe('toy.end.conceded');
  expect(replay(game, { ...record, entries: [{ concede: 7 }] })).toMatchObject({ at: 0 });
});

test('what is no entry moves nothing; a replay can be gone on from', () => {
  const { record } = played();
  const again = replay(game, record, 3);
  if ('problem' in again) throw new Error(again.problem);
  const before = hashOf(again.run);
  for (const odd of [null, 5, 'x', undefined]) expect(enter(again.run, odd as never)).toBe('not an entry');
  expect([hashOf(again.run), again.run.kept, again.told.length > 0]).toEqual([before, true, true]);
  expect(enter(again.run, { jump: 0x7fff_ffff })).toBeNull();
  expect(enter(again.run, { jump: 0x8000_0000 })).toBe('a jump back to dice that were seen');
});

test('a rule that fails on an entry is its problem', () => {
  const failing = { ...game, step: () => { throw new Error('broken'); } } as unknown as typeof game; // biome-ignore format: one line
  const run = Run.begin(failing, { seats: 2, options: {}, chance: new SeededChance(seedFrom(1)) }, { kept: true });
  expect(enter(run, { seat: 0, answer: 1 })).toContain('faulted');
});

test('two runs are equal only if everything is: state, dice, step, questions', () => {
  const begin = (seed: number) =>
    Run.begin(game, { seats: 2, options: { lamps: 4 }, chance: new SeededChance(seedFrom(seed)) }, { kept: true });
  expect(hashOf(begin(1))).toBe(hashOf(begin(1)));
  expect(hashOf(begin(1))).not.toBe(hashOf(begin(2)));
  const moved = begin(1);
  moved.table.chance.below(6);
  expect(hashOf(moved)).not.toBe(hashOf(begin(1)));
});
