import { Run, readOptions, SeededChance, seedFrom } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

const begin = (seats = 2) => {
  const read = readOptions(game.options, {});
  const options = 'options' in read ? read.options : {};
  return Run.begin(game, { seats, options, chance: new SeededChance(seedFrom(5)) }, { kept: true, watched: true });
};

test('TPL-1: everybody is dealt five of the twenty cards', () => {
  const { state } = begin(3);
  expect(state.hands.map((hand) => hand.length)).toEqual([5, 5, 5]);
  expect(new Set([...state.deck, ...state.hands.flat()]).size).toBe(20);
});

test('TPL-2: a card that is not in the hand is refused with its clause', () => {
  const run = begin();
  const prompt = run.prompt(0);
  const missing = Array.from({ length: 20 }, (_, i) => i + 1).find((card) => !prompt?.options.includes(card));
  expect(run.answer(0, prompt?.id ?? 0, missing)).toMatchObject({ refused: true, clause: 'TPL-2' });
});

test('TPL-3, TPL-4, TPL-5: the highest card takes the trick, both are gone, hands are filled up', () => {
  const run = begin();
  const chosen = [0, 1].map((seat) => run.state.hands[seat]?.at(-1) as number);
  for (const seat of [0, 1]) run.answer(seat, run.askOf(seat)?.id ?? 0, chosen[seat]);
  const winner = (chosen[0] as number) > (chosen[1] as number) ? 0 : 1;
  expect(run.state.tricks[winner]).toBe(1);
  expect(run.state.hands.flat()).not.toEqual(expect.arrayContaining(chosen));
  expect(run.state.hands.map((hand) => hand.length)).toEqual([5, 5]);
});

test('TPL-6, TPL-7: a match ends, by tricks', () => {
  const run = begin(4);
  const chance = new SeededChance(seedFrom(6));
  while (run.result === null) {
    const ask = run.openAsks[0];
    if (ask === undefined) break;
    run.answer(ask.seat, ask.id, game.knowledge.cadet(run.state, ask, chance));
  }
  expect(run.result).toMatchObject({ clause: 'TPL-6' });
});

test('TPL-8: who gives up is last', () => {
  const run = begin(3);
  expect(run.concede(1)).toBeNull();
  expect(run.result?.ranking.at(-1)).toEqual([1]);
});
