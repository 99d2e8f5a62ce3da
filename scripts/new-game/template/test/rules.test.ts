/** One ruling for each clause: its name begins with the clause, its body is the smallest scene that shows it. */
import { Run, readOptions, SeededChance, seedFrom } from '@bridgehead/kernel';
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { game } from '../index.ts';
import { scene } from './scene.ts';

ruling('TPL-1: each is dealt four of the 24 cards, or as many as was agreed on', () => {
  for (const [given, count] of [
    [{}, 4],
    [{ hand: 6 }, 6],
  ] as const) {
    const read = readOptions(game.options, given);
    if ('problem' in read) throw new Error(read.problem);
    const { state } = Run.begin(game, { seats: 2, options: read.options, chance: new SeededChance(seedFrom(5)) });
    expect([state.hands.map((hand) => hand.length), state.deck.length]).toEqual([[count + 1, count], 23 - 2 * count]);
  }
});

ruling('TPL-2, TPL-5: the active player draws, does one thing, and the other is next', () => {
  const t = scene({ deck: ['Scout', 'Guard', 'Guard'] });
  expect(t.a.held('Scout')).toBeDefined();
  expect(t.b.refused('rest')).toBe('TPL-2: It is the turn of Seat 1.');
  t.a.rests();
  expect(t.b.held('Guard')).toBeDefined();
  t.b.rests();
});

ruling('TPL-3: a fighter of the own hand is put into the camp; nothing else is', () => {
  const t = scene({ a: { hand: ['Champion', 'Parry'] } });
  expect(t.a.refused(['enlist', t.a.held('Parry')])).toBe('TPL-3: A Parry is no fighter.');
  expect(t.a.refused(['enlist', t.state.deck[0]])).toBe('TPL-3: You don’t have that card.');
  t.a.enlists('Champion');
  expect([t.camp('a'), t.camp('b')]).toEqual([['Champion'], []]);
});

ruling('TPL-4: a Strike names a fighter of the opponent, not an own one, and takes a Strike', () => {
  const t = scene({ a: { hand: ['Strike', 'Scout'], camp: ['Guard'] }, b: { camp: ['Champion'] } });
  const [own, theirs] = [t.state.camps[0]?.[0], t.state.camps[1]?.[0]];
  expect(t.a.refused(['strike', t.a.held('Strike'), own])).toBe('TPL-4: Strike a fighter in your opponent’s camp.');
  expect(t.a.refused(['strike', t.a.held('Scout'), theirs])).toBe('TPL-4: That takes a Strike.');
  t.a.strikes('Champion');
  t.settle();
});

ruling('TPL-6: a Parry answers the Strike, and both are discarded', () => {
  const t = scene({ a: { hand: ['Strike'] }, b: { camp: ['Guard'], hand: ['Parry', 'Scout'] } });
  t.a.strikes('Guard');
  expect(t.b.refused(['parry', t.b.held('Scout')])).toBe('TPL-6: Only a Parry answers a Strike.');
  expect(t.b.refused('rest')).toBe('TPL-6: First the Strike is answered.');
  t.b.parries();
  expect([t.camp('b'), t.trophies('a'), t.discard]).toEqual([['Guard'], [], ['Parry', 'Strike']]);
});

ruling('TPL-7: who is not parried is defeated, and a trophy of the other', () => {
  const t = scene({ a: { hand: ['Strike'] }, b: { camp: ['Guard', 'Scout'] } });
  t.a.strikes('Guard');
  t.b.passes();
  expect([t.camp('b'), t.trophies('a'), t.discard]).toEqual([['Scout'], ['Guard'], ['Strike']]);
});

rulings(
  'TPL-8, TPL-9: with the last card of the deck comes the last turn, and strength decides: %j',
  [
    { a: ['Champion'], b: ['Guard'], ranking: [[0], [1]] },
    { a: ['Scout'], b: ['Guard'], ranking: [[1], [0]] },
    { a: ['Guard'], b: ['Scout', 'Scout'], ranking: [[0, 1]] },
  ],
  ({ a, b, ranking }) => {
    const t = scene({ a: { camp: a }, b: { camp: b }, deck: ['Parry'] });
    t.a.rests();
    expect(t.stage.result).toMatchObject({ ranking, clause: 'TPL-9' });
  },
);

ruling('TPL-10: a player who gives up has lost, with any strength', () => {
  const t = scene({ b: { camp: ['Champion'] } });
  t.b.concedes();
  expect(t.stage.result).toMatchObject({ ranking: [[0], [1]], clause: 'TPL-10' });
});
