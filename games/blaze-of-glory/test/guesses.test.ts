/** A guess follows from what can be seen alone. */
import { SeededChance, seedFrom } from '@bridgehead/kernel';
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { type Blaze, game } from '../index.ts';
import { clone, type Thing } from '../state.ts';
import { card, find, type SceneTable, scene } from './scene.ts';

const hidden = (s: Blaze, ...names: readonly string[]): void => {
  for (const name of names) s.flags[find(s, name)] = 0;
};

/** Two worlds that look the same to seat a lead to the same guess. */
const guessed = (t: SceneTable): Blaze => {
  const guess = clone(t.state);
  game.resample(guess, 0, new SeededChance(seedFrom(5)));
  return guess;
};
const gone = (s: Blaze, c: Thing): void => {
  s.inPlay.splice(s.inPlay.indexOf(c), 1);
  (s.discard[1] as number[]).push(s.design[c] as number);
};

ruling('BOG-R69: a guess does not follow from the number that somebody had who is gone, nor from that of a captive', () => {
  const world = (crew: string): Blaze =>
    guessed(
      scene({
        a: { ships: ['U.S.S. Galaxy@0: Worf'] },
        b: { ships: [`I.K.C. Lukara@0: ${crew}`] },
        set: (s) => {
          gone(s, find(s, 'Kor'));
          s.at[find(s, 'Koloth')] = find(s, 'Galaxy');
          s.captor[find(s, 'Koloth')] = 0;
          s.at[find(s, "Bat'leth")] = find(s, 'Koloth');
        },
      }),
    );
  const one = world("Kang, Kor, Koloth, Bat'leth");
  expect(one).toEqual(world("Bat'leth, Koloth, Kor, Kang"));
  const captive = one.inPlay.find((c) => one.captor[c] === 0) as Thing;
  expect([one.design[captive], one.design[one.inPlay.find((c) => one.at[c] === captive) as Thing]]).toEqual([
    card('Koloth'),
    card("Bat'leth"),
  ]);
});

ruling('BOG-R69: a guess does not follow from the order in which known cards came to a hand', () => {
  const world = (order: readonly string[]): Blaze =>
    guessed(
      scene({
        b: { hand: ['Kang', 'Kor'], ships: ['I.K.C. Lukara@0'] },
        set: (s) => {
          s.knownHand[1] = order.map(card);
        },
      }),
    );
  expect(world(['Kang', 'Kor'])).toEqual(world(['Kor', 'Kang']));
});

ruling('BOG-R69: a guess does not follow from who of the unseen in one place is disabled', () => {
  const world = (crew: string): Blaze =>
    guessed(scene({ b: { ships: [`I.K.C. Lukara@0: ${crew}`] }, set: (s) => hidden(s, "D'Vin", 'Divok') }));
  expect(world("D'Vin, Divok")).toEqual(world("Divok, D'Vin"));
});

ruling(
  'BOG-R69: a guess does not follow from what a marker was that is gone; one that lies there stays, and so does a ship that is gone',
  () => {
    const world = (marker: string): Blaze =>
      guessed(
        scene({
          a: { ships: ['U.S.S. Galaxy@0: Worf'] },
          b: { ships: ['I.K.C. Lukara@0: Kang', 'I.K.C. Koraga@0'], on: ['Phaser Banks>Galaxy', `${marker}>Lukara`] },
          set: (s) => {
            s.inPlay.splice(s.inPlay.indexOf(find(s, marker)), 1);
            gone(s, find(s, 'Koraga'));
          },
        }),
      );
    const one = world('Attack Wing');
    expect(one).toEqual(world('Pulse Disruptor'));
    expect([one.inPlay.filter((c) => one.design[c] === card('Phaser Banks')).length, one.design.includes(card('Koraga'))]).toEqual([
      1,
      true,
    ]);
  },
);

ruling('BOG-R69: a guess does not follow from the order in which cards came to a pile that is seen as a whole', () => {
  const world = (turned: boolean, pile: 'tacticsUp' | 'qUp' | 'outOfPlay', seat: number): Blaze =>
    guessed(
      scene({
        b: { ships: ['I.K.C. Lukara@0'] },
        set: (s) => {
          const cards = { tacticsUp: ['Attack Wing', 'Phaser Banks'], qUp: ['Into the Breach', 'Penalty Box'], outOfPlay: ['Kang', 'Kor'] }[
            pile
          ];
          s[pile][seat] = (turned ? cards.reverse() : cards).map(card);
        },
      }),
    );
  for (const pile of ['tacticsUp', 'qUp', 'outOfPlay'] as const)
    for (const seat of [0, 1]) expect(world(false, pile, seat)).toEqual(world(true, pile, seat));
});
