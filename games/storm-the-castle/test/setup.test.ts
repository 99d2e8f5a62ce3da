import { type Json, type OptionValues, Run, readOptions, SeededChance, seedFrom, seenBy } from '@bridgehead/kernel';
import { ruling, ScriptedChance } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { type Castle, deckOf, game, NORTH, SOUTH } from '../index.ts';

function begin(options: Record<string, Json> = {}, dice?: readonly number[]) {
  const read = readOptions(game.options, options) as { options: OptionValues };
  const chance = dice === undefined ? new SeededChance(seedFrom(4)) : new ScriptedChance({ seed: seedFrom(4), dice });
  const run = Run.begin(game, { seats: 2, options: read.options, chance }, { kept: true, watched: true });
  return { run, state: run.state as Castle, told: run.takeEvents() };
}

ruling('STC-4: both decks are shuffled, South first, and lie face down', () => {
  const { state, run } = begin();
  const south = [...state.deck[0], ...state.hand[0]];
  expect(south.toSorted((a, b) => a - b)).toEqual(deckOf(SOUTH));
  expect(south).not.toEqual(deckOf(SOUTH));
  expect(game.view(run.state as Castle, SOUTH, false).players[0].deck).toBeNull();
});

ruling('STC-5: the higher throw begins', () => {
  expect(begin({}, [1, 2, 3, 4]).state.active).toBe(NORTH);
  expect(begin({}, [6, 2, 3, 4]).state.active).toBe(SOUTH);
});

ruling('STC-R18: equal throws are thrown again by both', () => {
  const { state, told } = begin({}, [1, 2, 2, 1, 6, 6, 1, 1]);
  expect(state.first).toBe(SOUTH);
  const throws = told.map((one) => seenBy(one, 'spectator')).filter((event) => event?.type === 'firstRoll');
  expect(throws.map((event) => event?.first)).toEqual([null, SOUTH]);
});

ruling('STC-5: the players may agree on another way to begin', () => {
  expect(begin({ first: 'north' }, []).state.first).toBe(NORTH);
  expect(begin({ first: 'south' }, []).state.first).toBe(SOUTH);
  expect([SOUTH, NORTH]).toContain(begin({ first: 'random' }, []).state.first);
});

ruling('STC-6: each player opens with the top five cards, and the first player then draws for turn 1', () => {
  const { state } = begin({ first: 'north' });
  expect([state.hand[0].length, state.hand[1].length]).toEqual([5, 6]);
  expect([state.deck[0].length, state.deck[1].length]).toEqual([45, 44]);
});

ruling('STC-R42: with the sixth card the second player opens with six; without help with five', () => {
  const { state } = begin({ first: 'north', help: 'sixth-card' });
  expect([state.hand[0].length, state.hand[1].length]).toEqual([6, 6]);
  expect(game.options.help?.default).toBe('none');
});

ruling('STC-4: a draw reaches the owner with the cards and everybody else as a number', () => {
  const { told } = begin({ first: 'south' });
  const drew = told.filter((one) => seenBy(one, 'spectator')?.type === 'drew');
  expect(seenBy(drew[0] as (typeof drew)[0], SOUTH)?.cards).toHaveLength(5);
  expect(seenBy(drew[0] as (typeof drew)[0], NORTH)).toEqual({ type: 'drew', seat: SOUTH, count: 5, left: 45 });
  expect(seenBy(drew[0] as (typeof drew)[0], 'spectator')).toEqual({ type: 'drew', seat: SOUTH, count: 5, left: 45 });
});
