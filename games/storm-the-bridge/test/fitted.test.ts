/** The fitted evaluation: its table is whole, it speaks of matches for two, and it is what a search cuts its rollouts off with. */
import { fingerprint } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { FEATURES, featuresOf, printed } from '../bot/features.ts';
import { evaluate } from '../bot/fitted.ts';
import { evaluate as byHand } from '../bot/values.ts';
import fit from '../bot/weights.json' with { type: 'json' };
import { game } from '../index.ts';
import { scene } from './scene.ts';

test('the table has a weight for every feature and was made for these cards; otherwise: npm run train -- storm-the-bridge', () => {
  expect(Object.keys(fit.weights)).toEqual(FEATURES);
  expect(fit.cards).toBe(fingerprint(printed()));
});

test('what a seat has is met by name, once', () => {
  const t = scene({ a: { leader: 'Kett', crew: ['Junk*'], hand: ['Covering Fire', 'Covering Fire'], sections: ['Galley'] } });
  const met = new Map<string, number>();
  featuresOf(t.state, 0, (feature, value) => {
    expect(met.has(FEATURES[feature] as string)).toBe(false);
    met.set(FEATURES[feature] as string, value);
  });
  expect([...met.keys()].filter((name) => /^(crew|leader|holds S|card|hand|to move)/.test(name)).length).toBe(8);
  expect(met.get('hand of 2')).toBe(1);
  expect(met.get('to move')).toBe(1);
});

test('the better position has the better chance, both add up to 1, and the seats may be exchanged', () => {
  const t = scene({ a: { crew: ['Junk', 'Cutter'], sections: ['Bridge'] } });
  const [a = 0, b = 0] = evaluate(t.state);
  expect(a).toBeGreaterThan(0.6);
  expect(a + b).toBeCloseTo(1);
  expect(evaluate(t.state)).not.toEqual(byHand(t.state));
});

test('matches for three are judged by hand, and their rollouts are not cut off at the turn', () => {
  const t = scene({ a: {}, b: {}, c: {} });
  expect(evaluate(t.state)).toEqual(byHand(t.state));
  expect(game.knowledge.turn?.(t.state)).toBeNull();
  expect(game.knowledge.turn?.(scene({ a: {} }).state)).not.toBeNull();
});

test('the Admiral of before is kept: by hand, and without the cut', () => {
  const { frozen } = game.knowledge;
  expect(frozen?.turn).toBeUndefined();
  expect(frozen?.evaluate).toBe(byHand);
});
