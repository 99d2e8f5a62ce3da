/** Standing orders: carried out by the referee when a pass would be, seen by nobody else, and harmless in any wording. */
import { type Json, type Order, PASS } from '@bridgehead/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { act, Gallery, type Match, nextByItself, type Shown, StandingSchema, shownTo } from '../index.ts';
import { answers, begun, did } from './table.ts';

const WINDOW = 1000;
const HELD: Order = { tag: null, play: 'object', otherwise: 'pass' };

/** Seat 0 has announced something at 5000; seat 1 holds an objection or not. */
function announced(holds: boolean, orders: readonly Order[], ask: 'always' | 'never' = 'always'): Match {
  const match = begun({ window: WINDOW, seats: 2 });
  (match.run?.state as unknown as { objections: boolean[] }).objections = [false, holds];
  if (orders.length > 0) did(match, { do: 'standing', seat: 1, standing: { ask, stopFor: [], untilMyTurn: false, orders } }, 1);
  answers(match, 0, 'announce', 5_000);
  return match;
}
/** The next thing that happens by itself, at its time. */
function goOn(match: Match): Json {
  const next = nextByItself(match);
  if (next === null) return null;
  did(match, next.command, next.at);
  return next.command.do === 'answer' ? (next.command.answer as Json) : next.command.do;
}

test('what can be played is, at the moment a pass would take effect; the order is then done with', () => {
  const match = announced(true, [HELD]);
  expect(nextByItself(match)).toMatchObject({ at: 5_000 + WINDOW, command: { seat: 1, answer: 'object', by: 'standing' } });
  expect(goOn(match)).toBe('object');
  expect(match.desk.seats[1]?.standing.orders).toEqual([]);
});

test.each([
  ['else pass', true, { ...HELD, play: 'other' }, PASS],
  ['else ask', true, { ...HELD, play: 'other', otherwise: 'ask' }, null],
  ['in another case the usual wishes hold', true, { ...HELD, tag: 'another' }, null],
  ['who has nothing to play passes as always', false, HELD, PASS],
] as const)('%s', (_name, holds, order, answer) => {
  const match = announced(holds, [order]);
  expect(goOn(match)).toBe(answer);
  // An order that was not carried out stays; one that has become impossible does no harm.
  expect(match.desk.seats[1]?.standing.orders).toEqual([order]);
});

test('the first order that can be carried out is, and only that one', () => {
  const match = announced(true, [{ ...HELD, play: 'other' }, HELD, HELD]);
  expect(goOn(match)).toBe('object');
  expect(match.desk.seats[1]?.standing.orders).toHaveLength(2);
});

test('orders are changed and cancelled like any wish, and outlive a restart', () => {
  const match = announced(true, [HELD]);
  expect(JSON.parse(JSON.stringify(match.snapshot())).desk.seats[1].standing.orders).toEqual([HELD]);
  did(match, { do: 'standing', seat: 1, standing: { ask: 'always', stopFor: [], untilMyTurn: false, orders: [] } }, 5_100);
  expect(nextByItself(match)).toBeNull();
});

test('a person may answer before the order does', () => {
  const match = announced(true, [HELD]);
  const pass = { do: 'answer', seat: 1, prompt: match.promptId(1), answer: PASS, by: 'person' } as const;
  expect(act(match, pass, 5_500)).toEqual({ holdUntil: 6_000 });
  did(match, pass, 6_000);
  expect(match.desk.seats[1]?.standing.orders).toEqual([HELD]);
});

test('what a person plays by hand leaves the same order standing', () => {
  const match = announced(true, [HELD]);
  did(match, { do: 'answer', seat: 1, prompt: match.promptId(1), answer: 'object', by: 'person' }, 5_500);
  expect(match.desk.seats[1]?.standing.orders).toEqual([HELD]);
});

/** Everything that others are shown along the way. */
function seenBy0(match: Match, play: (match: Match) => void): string[] {
  const gallery = new Gallery(match, 1);
  const texts = [gallery.full(0), gallery.full('spectator')];
  const apply = match.apply.bind(match);
  match.apply = (deed) => {
    const done = apply(deed);
    const news = gallery.news(done.told);
    texts.push(news.get(0) ?? '', news.get('spectator') ?? '');
    return done;
  };
  play(match);
  return texts.filter((text) => text !== '');
}
const others = (shown: Shown) => ({ ...shown, standing: null });

test.each([
  ['one that is carried out, or a hand that plays', [HELD], true, 'object'],
  ['one that cannot be, or a hand that passes', [{ ...HELD, play: 'other' }], true, PASS],
  ['one with nothing to play, or none', [HELD], false, null],
] as const)('nobody can tell %s', (_name, orders, holds, byHand) => {
  const ordered = announced(holds, orders);
  const plain = announced(holds, []);
  // The journal of the one knows of a wish; nothing that is shown does.
  expect(others(shownTo(ordered, 0))).toEqual(others(shownTo(plain, 0)));
  const one = seenBy0(ordered, goOn);
  const two = seenBy0(plain, (match) => {
    if (byHand === null) goOn(match);
    else did(match, { do: 'answer', seat: 1, prompt: match.promptId(1), answer: byHand, by: 'person' }, 6_000);
  });
  expect(one).toEqual(two);
  expect(ordered.desk.clock).toEqual(plain.desk.clock);
});

test('after any order the match goes on as if a person had done it', () => {
  const order = fc.record({
    tag: fc.option(fc.string({ maxLength: 40 }), { nil: null }),
    play: fc.oneof(fc.constantFrom('object', 'pass', 'one'), fc.jsonValue({ maxDepth: 2 })),
    otherwise: fc.constantFrom('pass' as const, 'ask' as const),
  });
  fc.assert(
    fc.property(fc.array(order, { maxLength: 4 }), fc.boolean(), (orders, holds) => {
      const read = StandingSchema.safeParse({ ask: 'always', stopFor: [], untilMyTurn: false, orders });
      if (!read.success) return;
      const match = announced(holds, orders as Order[]);
      const next = nextByItself(match);
      if (next === null) return;
      const judged = act(match, next.command, next.at);
      expect('deed' in judged).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test.each([[{ ...HELD, play: null }], [{ ...HELD, play: 'x'.repeat(500) }], [{ ...HELD, otherwise: 'whatever' }], [{ ...HELD, more: 1 }]])(
  'an order that is none is refused before anybody looks at it',
  (order) => {
    expect(StandingSchema.safeParse({ ask: 'always', stopFor: [], untilMyTurn: false, orders: [order] }).success).toBe(false);
  },
);

test('a wish that is held already is nothing to write down; another is', () => {
  const match = begun();
  const standing = { ask: 'never', stopFor: [], untilMyTurn: false, orders: [HELD] } as const;
  const wish = { do: 'standing', seat: 1, standing } as const;
  did(match, wish);
  expect(act(match, structuredClone(wish), 1)).toEqual({ nothing: true });
  expect(act(match, { ...wish, standing: { ...standing, orders: [] } }, 1)).toMatchObject({ deed: { do: 'standing' } });
  expect(act(match, { ...wish, seat: 0 }, 1)).toMatchObject({ deed: { seat: 0 } });
});
