/** From events to beats, from beats to steps: what is told when, and how long it takes. */
import type { GameEvent } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { type Act, actOf, totalOf, viewAt } from '../acts.ts';
import { type Before, rowsOf } from '../beats.ts';
import { CAPS, type Pace, type Tempo, timed } from '../pace.ts';

const rows = rowsOf({
  walked: { as: 'quiet' },
  aimed: { as: 'opens', cues: { announce: 'lean' } },
  rolled: (event: { type: 'rolled'; n: number }) =>
    event.n === 12
      ? { as: 'tells', class: 'great', great: 'twelve', verdict: { faces: [6, 6] } }
      : { as: 'tells', verdict: { faces: [event.n] } },
  shot: { as: 'strikes' },
  fell: { as: 'follows', view: (shown: number[]) => [...shown, shown.length] },
  paid: { as: 'follows' },
  stormed: { as: 'opens', class: 'great', great: 'storm' },
  ended: { as: 'ends' },
  counted: null,
} as never);
const before: Omit<Before, 'after'> = { view: [], viewer: 0, seats: 2 };
const events = (...types: (string | GameEvent)[]): GameEvent[] => types.map((type) => (typeof type === 'string' ? { type } : type));
const act = (...types: (string | GameEvent)[]): Act => actOf(events(...types), rows, before);
const tempo = (part: Partial<Tempo> = {}): Tempo => ({ pace: 'normal', left: 1e6, waiting: 0, greats: new Map(), now: 1e6, ...part });
const lengthAt = (one: Act, part: Partial<Tempo> = {}): number => totalOf(timed(one, tempo(part)));

test('an attack is announced, thrown for, told and paid for, and nothing is told before its time', () => {
  const { beats, steps } = act('aimed', { type: 'rolled', n: 5 }, 'paid');
  expect(beats).toHaveLength(1);
  expect(steps.map(({ phase, told }) => [phase, told])).toEqual([
    ['announce', 1],
    ['suspense', 1],
    ['verdict', 2],
    ['consequence', 3],
  ]);
  expect(steps.map(({ shows }) => shows)).toEqual(['before', 'before', 'before', 'newest']);
  expect(steps.map(({ verdict }) => verdict?.faces ?? null)).toEqual([null, null, [5], [5]]);
  expect(steps[0]?.cue).toBe('lean');
});

test('an event that announces and tells at once is not told before its verdict', () => {
  expect(act('counted', 'shot').steps.map(({ told }) => told)).toEqual([1, 1, 2, 2]);
});

test('lengths are those of the page', () => {
  expect(lengthAt(act('walked'))).toBe(220);
  expect(lengthAt(act('shot'))).toBe(1090);
  expect(lengthAt(act('stormed', { type: 'rolled', n: 3 }))).toBe(2600);
  expect(lengthAt(act('ended'))).toBe(2000);
});

test('what a verdict makes great is not to be seen in the time before it', () => {
  const lead = (n: number) => timed(act('aimed', { type: 'rolled', n }), tempo()).steps.slice(0, 2);
  expect(lead(12)).toEqual(lead(5));
  expect(lengthAt(act('aimed', { type: 'rolled', n: 12 }))).toBe(120 + 420 + 300 + 1000);
  // Not even when it has just been seen and comes as a stroke.
  const again = timed(act('aimed', { type: 'rolled', n: 12 }), tempo({ greats: new Map([['twelve', 1e6 - 1]]) }));
  expect(again.steps.slice(0, 2)).toEqual(lead(5));
  expect(act('aimed', { type: 'rolled', n: 12 }).beats[0]?.opened).toBe('stroke');
});

test('costs share their time, and each shows its own thing', () => {
  const one = act('shot', 'fell', 'fell');
  expect(one.steps.map(({ ms }) => ms)).toEqual([120, 420, 150, 200, 200]);
  const told = events('shot', 'fell', 'fell');
  const views = one.steps.map((_, i) => viewAt(one, i, told, rows, before, ['all']));
  expect(views).toEqual([[], [], [], [0], [0, 1]]);
});

test('the position before the last verdict of an act is held back, a quiet deed in front of it too', () => {
  expect(act('walked', 'shot', 'paid').steps.map(({ shows }) => shows)).toEqual(['before', 'before', 'before', 'before', 'newest']);
  expect(act('walked', 'walked', 'walked').steps.map(({ told, shows }) => [told, shows])).toEqual([[3, 'newest']]);
});

test('the end of a match is shown with its own verdict', () => {
  const { steps } = act('stormed', { type: 'rolled', n: 4 }, 'paid', 'ended');
  expect(steps.filter(({ shows }) => shows === 'newest').map(({ beat, phase }) => [beat, phase])).toEqual([
    [1, 'verdict'],
    [1, 'consequence'],
  ]);
});

test('six shots take less time than six times one', () => {
  expect(lengthAt(act('shot', 'shot', 'shot', 'shot', 'shot', 'shot'))).toBe(Math.round(1090 * (1 + 0.6 + 0.45 + 3 * 0.35)) + 2);
});

test('one great moment in an act, and the same one not twice in twenty seconds', () => {
  const twice = act('stormed', { type: 'rolled', n: 4 }, 'stormed', { type: 'rolled', n: 4 });
  expect(timed(twice, tempo()).greats).toEqual(['storm']);
  expect(lengthAt(twice)).toBe(2600 + Math.round(1090 * 0.6));
  const once = act('stormed', { type: 'rolled', n: 4 });
  const greats = new Map([['storm', 1e6 - 19_000]]);
  expect(lengthAt(once, { greats })).toBe(1090);
  expect(lengthAt(once, { greats: new Map([['storm', 1e6 - 21_000]]) })).toBe(2600);
});

test('caps hold, no matter what happens', () => {
  const long = act(...Array.from({ length: 40 }, (_, i) => (i % 3 === 0 ? 'stormed' : 'shot')));
  for (const left of [CAPS.mine, 400, 0]) expect(lengthAt(long, { left })).toBeLessThanOrEqual(left + long.steps.length);
  expect(lengthAt(act('shot', 'ended'), { left: 0 })).toBe(2000);
});

test.each<[Pace, number]>([
  ['relaxed', 1635],
  ['normal', 1090],
  ['fast', 485],
  ['off', 0],
  ['still', 400],
])('a stroke at pace %s takes %i', (pace, ms) => {
  expect(lengthAt(act('shot'), { pace })).toBe(ms);
});

test('acts that wait make the ones before them shorter, many of them leave only verdicts', () => {
  expect(lengthAt(act('shot'), { waiting: 3 })).toBe(654);
  expect(lengthAt(act('shot'), { waiting: 6 })).toBe(90);
  expect(lengthAt(act('walked'), { waiting: 6 })).toBe(0);
});
