import { type Seat, SeededChance, seedFrom } from '@bridgehead/kernel';
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { game } from '../index.ts';
import { FOE_MIX } from '../resample.ts';
import { flow, scene } from './scene.ts';

/** Guesses of one seat over many samples. */
function guesses(
  t: ReturnType<typeof flow>,
  seat: Seat,
  of: (s: ReturnType<typeof game.clone>) => string,
  many = 300,
): Map<string, number> {
  const found = new Map<string, number>();
  for (let i = 0; i < many; i++) {
    const s = game.clone(t.state);
    game.resample(s, seat, new SeededChance(seedFrom(i, 5)));
    const key = of(s);
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return found;
}

/** Four seats after two of four steps: Crew taken by 0 and 1, Personalities by 3 and 2. */
function halfway() {
  const t = flow(4);
  t.answers(0, 'comms');
  t.answers(3, 'logical');
  t.answers(1, 'science');
  t.answers(2, 'passionate');
  return t;
}

ruling('BRC-R43: a seat that held the stack knows what was missing, not who has it', () => {
  const t = flow(5);
  for (const [seat, card] of [
    [0, 'comms'],
    [4, 'logical'],
    [1, 'science'],
    [3, 'passionate'],
  ] as const)
    t.answers(seat, card);
  t.answers(2, 'helm'); // seat 2 saw a stack without comms and science
  const own = guesses(t, 2, (s) => s.crewCards.join());
  expect([...own.keys()].sort()).toEqual(['0,1,2,-1,-1', '1,0,2,-1,-1']);
  expect(Math.min(...own.values())).toBeGreaterThan(100);
});
ruling('BRC-R43: a seat that passed the stack on knows that later cards are among those', () => {
  const t = halfway();
  const later = guesses(t, 0, (s) => String(s.crewCards[1]));
  expect([...later.keys()].sort()).toEqual(['1', '2', '3', '4', '5', '6']);
  expect([...guesses(t, 0, (s) => String(s.crewCards[0])).keys()]).toEqual(['0']);
});
ruling('BRC-R43: a seat that has not held the stack knows nothing of it', () => {
  const t = halfway();
  expect(guesses(t, 3, (s) => String(s.crewCards[0])).size).toBe(7);
});
ruling('BRC-R43: the holder of a stack sees its cards; others see how many', () => {
  const t = halfway();
  expect(guesses(t, 2, (s) => s.crewStack.join()).size).toBe(1);
  expect(guesses(t, 1, (s) => s.crewStack.join()).size).toBeGreaterThan(20);
  expect(t.stage.view(1).crewStack).toEqual({ holder: 2, count: 5, cards: null });
  expect(t.stage.view(2).crewStack?.cards).toEqual(['helm', 'engineer', 'first', 'security', 'weapons']);
  expect(t.stage.view('spectator').personalityStack).toEqual({ holder: 1, count: 5, cards: null });
});

ruling('BRC-R49: a locked attitude is guessed from the foe’s mix, never known', () => {
  const t = scene();
  t.taken('phasers', 8);
  t.answers(3, [10, 'E']);
  t.answers(3, 'friendly');
  const mix = guesses(t, 1, (s) => String(s.attitudes[1]), 2000);
  expect(FOE_MIX).toEqual([20, 35, 45]);
  for (const [attitude, share] of [
    ['neutral', 0.2],
    ['friendly', 0.35],
    ['hostile', 0.45],
  ] as const)
    expect((mix.get(attitude) ?? 0) / 2000).toBeCloseTo(share, 1);
  expect([...guesses(t, 3, (s) => String(s.attitudes[1])).keys()]).toEqual(['friendly']);
});
ruling('BRC-R21: an attitude given in public is not guessed', () => {
  const t = scene({ options: { attitudes: 'alienFirst' } });
  t.taken('phasers', 8);
  t.answers(3, [10, 'E']);
  t.answers(3, 'friendly');
  expect([...guesses(t, 1, (s) => String(s.attitudes[1])).keys()]).toEqual(['friendly']);
});
ruling('BRC-R66: a vote is secret until all are in', () => {
  const t = scene({ seats: 5, options: { conformance: 'table' } });
  t.orders('scan', { themes: ['science', 'gain'] });
  t.answers(1, ['science', 'aid']);
  const before = JSON.stringify(t.stage.view(0));
  t.answers(2, 'agree');
  expect(JSON.stringify(t.stage.view(0))).toBe(before);
  expect(t.stage.lastEvents('spectator')).toEqual([]);
  t.answers(3, 'keep');
  t.answers(4, 'keep');
});
