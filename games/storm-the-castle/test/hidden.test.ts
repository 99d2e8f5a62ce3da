/** Section 7: who sees what, and what a seat may guess. */
import { type Seat, SeededChance, seedFrom } from '@bridgehead/kernel';
import { ruling } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { deckOf, game } from '../index.ts';
import { clone } from '../state.ts';
import { position, scene } from './scene.ts';

const middle = () =>
  scene({
    phase: 'dispatch',
    south: { knight: 'SK+great-sword' },
    north: { cavalry: 'NHW' },
    hands: [
      ['hero', 'longbow'],
      ['cleric', 'catapult', 'knight'],
    ],
    graveyards: [['cavalry', 'battle-axe'], ['hero']],
  });

ruling('STC-4: a hand is seen by its owner, counted by everybody else; decks are only counted', () => {
  const t = middle();
  const shown = (viewer: Seat | 'spectator') =>
    t.stage.view(viewer).players.map((player) => [player.hand?.length ?? null, player.handCount, player.deck]);
  expect(shown(0)).toEqual([
    [2, 2, null],
    [null, 3, null],
  ]);
  expect(shown(1)).toEqual([
    [null, 2, null],
    [3, 3, null],
  ]);
  expect(shown('spectator')).toEqual([
    [null, 2, null],
    [null, 3, null],
  ]);
});

ruling('STC-P1: cards not yet seen can be counted, and add up to hand and deck', () => {
  const t = middle();
  const count = (viewer: Seat | 'spectator', seat: 0 | 1) =>
    t.stage.view(viewer).players[seat].unseen.reduce((sum, one) => sum + one.count, 0);
  const { players } = t.stage.view('spectator');
  expect(count('spectator', 0)).toBe(players[0].handCount + players[0].deckCount);
  expect(count(0, 1)).toBe(players[1].handCount + players[1].deckCount);
  expect(count(0, 0)).toBe(players[0].deckCount);
  expect(t.stage.view(0).players[1].unseen.find((one) => one.kind === 'hero')).toBeUndefined();
});

ruling('STC-65: a recovered item is known to be in hand until it is dispatched, and every guess leaves it there', () => {
  const t = scene(
    { south: { blacksmith: 'SK', knight: 'SBW' }, hands: [['hero', 'cavalry'], []], graveyards: [['longbow'], []], decks: [20, 0] },
    [3, 4],
  );
  t.south.recovers('longbow');
  const longbow = t.south.inHand('longbow');
  expect(t.stage.view(1).players[0].recovered).toEqual([longbow]);
  for (let i = 0; i < 20; i++) {
    const guess = clone(t.state);
    game.resample(guess, 1, new SeededChance(seedFrom(i)));
    expect(guess.hand[0]).toContain(longbow);
  }
  t.south.ends();
  t.south.equips('longbow', 'knight');
  expect(t.stage.view(1).players[0].recovered).toEqual([]);
});

ruling('STC-4: a guess follows from the view and from chance alone, and varies', () => {
  const one = position({
    hands: [
      ['hero', 'longbow'],
      ['cleric', 'catapult'],
    ],
  });
  const two = position({
    hands: [
      ['hero', 'longbow'],
      ['knight', 'sorcerer'],
    ],
  });
  two.deck[0].reverse();
  const guesses = [one, two].map((s) => {
    game.resample(s, 0, new SeededChance(seedFrom(3)));
    return [s.hand, s.deck];
  });
  expect(guesses[0]).toEqual(guesses[1]);
  const hands = new Set(
    Array.from({ length: 10 }, (_, i) => {
      const s = position({ hands: [[], ['cleric', 'catapult']] });
      game.resample(s, 0, new SeededChance(seedFrom(i)));
      return s.hand[1].join();
    }),
  );
  expect(hands.size).toBeGreaterThan(5);
});

ruling('STC-2: after the end both hands and what was left in the decks are shown, without its order', () => {
  const t = scene({ south: { knight: 'NBW' }, hands: [[], ['cleric']] });
  t.south.moves('knight', 'NK');
  const { players } = t.stage.view('spectator');
  expect(players[1].hand).toHaveLength(1);
  expect(players[0].deck).toEqual(deckOf(0).filter((card) => card !== t.state.top[0]));
});

test('an option list reveals the hand and goes to the active seat alone', () => {
  const t = middle();
  expect(t.stage.run.prompt(1)).toBeNull();
  expect(t.stage.run.prompt(0)).not.toBeNull();
});
