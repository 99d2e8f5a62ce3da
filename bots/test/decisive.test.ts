import { game as castle } from '@bridgehead/games/storm-the-castle';
import { type AnyGame, type Ask, type Entry, type MatchRecord, Run, readOptions, SeededChance, seedFrom } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { decisive } from '../decisive.ts';

const game = castle as AnyGame;
const read = readOptions(game.options, { first: 'south' });
if ('problem' in read) throw new Error(read.problem);
const { options } = read;
const seed = seedFrom(5);

/** So many answers of a sound player, then somebody gives up: who wins is known. */
function given(answers: number, loser: number | null): MatchRecord {
  const run = Run.begin(game, { seats: 2, options, chance: new SeededChance(seed) }, { kept: true });
  const entries: Entry[] = [];
  for (let n = 0; n < answers; n++) {
    const ask = run.openAsks[0] as Ask;
    const entry = { seat: ask.seat, answer: game.knowledge.officer(run.state, ask, new SeededChance(seedFrom(n, 3))) };
    run.enter(entry);
    entries.push(entry);
  }
  return {
    game: game.id,
    version: game.version,
    options,
    seats: 2,
    seed,
    entries: [...entries, ...(loser === null ? [] : [{ concede: loser }])],
  };
}
/** What the first seat is thought to have before each entry. */
const thinking = (first: readonly number[]): AnyGame => {
  let n = 0;
  const evaluate = () => {
    const one = first[n++] ?? 0.5;
    return [one, 1 - one];
  };
  return { ...game, knowledge: { ...game.knowledge, evaluate } };
};

test('the answer after which the winner stayed ahead decided it, no matter what was thought before', () => {
  const found = decisive(thinking([0.5, 0.7, 0.3, 0.6, 0.9]), given(4, 1));
  expect(found?.at).toBe(2);
  expect(found?.told).toHaveLength(3);
});
test('a level position is not ahead; nobody who leads throughout needs a moment', () => {
  expect(decisive(thinking([0.6, 0.6, 0.5, 0.5, 0.6]), given(4, 1))?.at).toBe(3);
  expect(decisive(thinking([0.6, 0.6, 0.6, 0.6, 0.6]), given(4, 1))?.at).toBe(-1);
});
test('a player who gives up while ahead decides it by giving up', () => {
  const found = decisive(thinking([0.6, 0.6, 0.6, 0.6, 0.6]), given(4, 0));
  expect(found?.at).toBe(4);
  expect(found?.told.at(-1)?.length).toBeGreaterThan(0);
});
test('the last that everybody has is the result, no matter what was thought of the position', () => {
  const found = decisive(thinking([0.5, 0.5, 0.5, 0.5, 0.5, 0.6]), given(4, 0));
  expect(found?.course).toHaveLength(6);
  expect(found?.course.at(-1)).toEqual([0, 1]);
});
test('while a match goes on nothing has decided it', () => {
  expect(decisive(game, given(4, null))).toBe(null);
});
