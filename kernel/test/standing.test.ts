/** Standing wishes: what is answered for somebody in a response window, orders first. */
import { ASK_ALWAYS, afterOrder, type Json, type Order, PASS, type Prompt, type Standing, standingAnswer } from '@bridgehead/kernel';
import { expect, test } from 'vitest';

const prompt = (tags: readonly string[] = [], options: readonly Json[] = [PASS, 'counter', ['bolt', 2]]): Prompt => ({
  id: 1,
  seat: 0,
  kind: 'choose',
  key: 'k',
  options,
  window: { kind: 'w', depth: 0, tags },
});
const order = (play: Json, otherwise: Order['otherwise'] = 'ask', tag: string | null = null): Order => ({ tag, play, otherwise });
const wishes = (...orders: Order[]): Standing => ({ ...ASK_ALWAYS, orders });
const plain: Prompt = { id: 1, seat: 0, kind: 'choose', key: 'k', options: [PASS, 'counter'] };

test.each<[string, Prompt, Standing, Json | null]>([
  ['without wishes the person is asked', prompt(), ASK_ALWAYS, null],
  ['who has nothing to play passes', prompt([], [PASS]), ASK_ALWAYS, PASS],
  ['an order is carried out', prompt(), wishes(order('counter')), 'counter'],
  ['an order for something with parts', prompt(), wishes(order(['bolt', 2])), ['bolt', 2]],
  ['the first that is possible is carried out', prompt(), wishes(order('flood'), order(['bolt', 2]), order('counter')), ['bolt', 2]],
  ['one that is not possible asks', prompt(), wishes(order('flood')), null],
  ['or passes, if it says so', prompt(), wishes(order('flood', 'pass')), PASS],
  ['a pass of one order does not silence another that is possible', prompt(), wishes(order('flood', 'pass'), order('counter')), 'counter'],
  ['but never passes over what is urgent', prompt(['!victory']), wishes(order('flood', 'pass')), null],
  ['what is urgent is answered by an order that is possible', prompt(['!victory']), wishes(order('counter')), 'counter'],
  ['an order for another case is not meant', prompt(['far']), wishes(order('counter', 'pass', 'near')), null],
  ['an order for this case is', prompt(['far', 'near']), wishes(order('counter', 'pass', 'near')), 'counter'],
  ['nothing is played by an order to play nothing', prompt([], [PASS, null, 'counter']), wishes(order(null)), null],
  ['outside windows nothing is answered', plain, wishes(order('counter')), null],
  ['where one must not pass nothing is answered', prompt([], ['counter']), wishes(order('counter')), null],
  ['an order goes before a preference', prompt(), { ...wishes(order('counter')), ask: 'never' }, 'counter'],
  ['where none is meant the preference holds', prompt(), { ...wishes(order('flood')), ask: 'never' }, PASS],
])('%s', (_name, asked, standing, answer) => {
  expect(standingAnswer(asked, standing)).toEqual(answer);
});

test('an order that was carried out is gone, once, and nothing else is', () => {
  const [one, two, three] = [order('counter'), order(['bolt', 2]), order(['bolt', 2], 'pass')];
  expect(afterOrder(wishes(one, two, three), ['bolt', 2])).toEqual(wishes(one, three));
  const kept = wishes(one);
  expect(afterOrder(kept, PASS)).toBe(kept);
  expect(afterOrder(ASK_ALWAYS, PASS)).toBe(ASK_ALWAYS);
  expect(afterOrder(wishes(one), 'counter')).toEqual(wishes());
});
