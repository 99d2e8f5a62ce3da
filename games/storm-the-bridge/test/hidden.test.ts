import { SeededChance, seedFrom } from '@bridgehead/kernel';
import { ruling } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { actionFace, type Card, game, nameOf } from '../index.ts';
import { position, scene } from './scene.ts';

ruling('STB-18, STB-20: others see how many cards a hand and the stacks hold, never which', () => {
  const t = scene({ a: { hand: ['Rewrite'] }, b: { hand: ['Montage', 'Lockdown'] } });
  const view = t.stage.view(0);
  expect(view.parties.map(({ hand, handCount }) => [hand?.map(nameOf) ?? null, handCount])).toEqual([
    [['Rewrite'], 1],
    [null, 2],
  ]);
  expect([view.actionStack, view.crewStack]).toEqual([100, 30]);
  expect(t.stage.view('spectator').parties.map(({ hand }) => hand)).toEqual([null, null]);
});

ruling('STB-28: crew seen going to the bottom are known there, in order', () => {
  const t = scene({ a: { hand: ['Shift Change'] }, pool: ['Pell', 'Ombo'] });
  t.a.plays('Shift Change');
  t.settle();
  expect(t.stage.view('spectator').crewTail.map(nameOf)).toEqual(['Ombo', 'Pell']);
});

ruling('STB-39: only the owner sees what is drawn', () => {
  const t = scene({ a: { hand: ['Supply Run'] } });
  t.a.plays('Supply Run');
  t.settle();
  const drew = (viewer: 0 | 1 | 'spectator') => t.stage.events(viewer).find(({ type }) => type === 'drew');
  expect(drew(0)).toHaveProperty('cards');
  expect([drew(1), drew('spectator')]).toEqual(Array(2).fill({ type: 'drew', seat: 0, count: 2 }));
});

ruling('STB-R43: a card taken by Light Fingers is seen by taker and loser, by nobody else', () => {
  const t = scene({ a: { hand: ['Light Fingers'] }, b: { hand: ['Rewrite'] }, c: {} });
  t.a.plays('Light Fingers', 'Bragga');
  t.settle();
  const took = (viewer: number) => 'card' in (t.stage.events(viewer).find(({ type }) => type === 'took') ?? {});
  expect([took(0), took(1), took(2)]).toEqual([true, true, false]);
  expect([0, 1, 2].map((seat) => t.stage.view(seat).parties[0]?.known)).toEqual([[], ['A08'], []]);
});

test('what is known of a hand is forgotten when such a card leaves it, and when a random card is taken from it', () => {
  const t = scene({
    a: { crew: ['Varga'], hand: ['Light Fingers'] },
    b: { hand: ['Supply Run', 'Lockdown'] },
    c: { hand: ['Light Fingers'] },
  });
  t.a.uses('Varga', 'Bragga');
  t.settle();
  expect(t.stage.view(0).parties[1]?.known).toEqual(['A15', 'A26']);
  t.a.ends();
  t.b.plays('Lockdown', 'Galley');
  t.settle();
  expect(t.stage.view(0).parties[1]?.known).toEqual(['A15']);
  t.a.ends();
  t.b.passes();
  t.c.plays('Light Fingers', 'Bragga');
  t.settle();
  expect(t.stage.view(0).parties[1]?.known).toEqual([]);
});

test('a card taken back from the pile is known to everybody', () => {
  const t = scene({ a: { hand: ['Flashback'] }, discard: ['Rewrite'] });
  t.a.plays('Flashback', 'Rewrite');
  t.settle();
  expect(t.stage.view(1).parties[0]?.known).toEqual(['A08']);
});

test('a guess keeps what is known of a hand and varies the rest', () => {
  const s = position({ a: { hand: ['Rewrite'] }, b: { hand: ['Montage', 'Lockdown', 'Stun Beam'] } });
  s.known = [
    [[], ['A28']],
    [[], []],
  ];
  const guesses = Array.from({ length: 30 }, (_, i) => {
    const guess = game.clone(s);
    game.resample(guess, 0, new SeededChance(seedFrom(i)));
    return (guess.hand[1] as Card[]).map((card) => actionFace(card).id);
  });
  expect(guesses.every((hand) => hand.length === 3 && hand.includes('A28'))).toBe(true);
  expect(new Set(guesses.map((hand) => hand.join())).size).toBeGreaterThan(20);
});

test('a guess says nothing about what the others know of each other', () => {
  const s = position({ a: {}, b: { hand: ['Montage'] }, c: { hand: ['Lockdown'] } });
  s.known = [
    [[], [], ['A26']],
    [[], [], ['A26']],
    [[], ['A28'], []],
  ];
  game.resample(s, 0, new SeededChance(seedFrom(1)));
  expect(s.known).toEqual([
    [[], [], ['A26']],
    [[], [], []],
    [[], [], []],
  ]);
});

test('after the end all hands are shown', () => {
  const s = position({ a: { hand: ['Rewrite'] }, b: { hand: ['Montage'] } });
  expect(game.view(s, 'spectator', true).parties.map(({ hand }) => hand?.map(nameOf))).toEqual([['Rewrite'], ['Montage']]);
});
