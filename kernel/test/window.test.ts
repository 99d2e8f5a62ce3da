import { ASK_ALWAYS, PASS, type Prompt, passesOver, type Rules, respond, type Standing, type Table } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { give, type Mini, mini, start } from './mini.ts';

/** Seat 0 announces; the others may counter, and counters may be countered: the last word counts. */
function* announce(t: Table<Mini>): Rules<void> {
  const plan = yield* t.choose(0, 'announce', ['charge']);
  t.state.log.push((yield* stands(t, 0, 0)) ? `${plan} happens` : `${plan} is stopped`);
}
function* stands(t: Table<Mini>, by: number, depth: number): Rules<boolean> {
  let standing = true;
  yield* respond<Mini, string>(t, {
    kind: 'counter',
    depth,
    key: 'counter',
    order: () => [0, 1, 2].filter((seat) => seat !== by),
    options: (seat) => (t.state.log.includes(`${seat} countered`) ? [] : ['counter', 'grumble']),
    isOpen: () => standing,
    *play(seat, response) {
      t.state.log.push(`${seat} ${response}ed`);
      if (response === 'counter' && (yield* stands(t, seat, depth + 1))) standing = false;
    },
  });
  return standing;
}
const game = mini(announce);

test('everybody is asked in order, no matter what they hold; all passing lets it happen', () => {
  const run = start(game, 3);
  give(run, 0, 'charge');
  expect(run.prompt(1)).toMatchObject({ key: 'counter', window: { kind: 'counter', depth: 0, tags: [] } });
  give(run, 1, PASS);
  give(run, 2, PASS);
  expect(run.state.log).toEqual(['charge happens']);
});

test('responses nest last in, first out: a counter that is countered does not count', () => {
  const run = start(game, 3);
  give(run, 0, 'charge');
  give(run, 1, 'counter');
  expect(run.askOf(0)?.window?.depth).toBe(1);
  give(run, 0, PASS);
  give(run, 2, 'counter');
  expect(run.askOf(0)?.window?.depth).toBe(2);
  give(run, 0, PASS);
  give(run, 1, PASS);
  // Seat 2's counter stands, so seat 1's does not; the first window goes on and asks everybody again.
  expect(run.askOf(1)?.window?.depth).toBe(0);
  give(run, 1, PASS);
  give(run, 2, PASS);
  expect(run.state.log).toEqual(['1 countered', '2 countered', 'charge happens']);
});

test('a response starts the round of asking again, and a window that lost its object closes', () => {
  const run = start(game, 3);
  give(run, 0, 'charge');
  give(run, 1, PASS);
  give(run, 2, 'grumble');
  expect(run.askOf(1)).not.toBeNull();
  give(run, 1, 'counter');
  give(run, 0, PASS);
  give(run, 2, PASS);
  expect(run.state.log.at(-1)).toBe('charge is stopped');
});

test('a window says what it is about where it has something to say', () => {
  const asked = (params?: (seat: number) => Record<string, number>) =>
    start(
      mini(function* (t) {
        const window = { kind: 'w', depth: 0, key: 'k', order: () => [1], options: () => [], *play() {} };
        yield* respond<Mini, string>(t, params === undefined ? window : { ...window, params });
      }),
    ).prompt(1)?.params;
  expect([asked(), asked((seat) => ({ seat }))]).toEqual([undefined, { seat: 1 }]);
});

test('the clock passes', () => {
  const run = start(game, 3);
  give(run, 0, 'charge');
  const ask = run.askOf(1);
  expect(ask?.kind === 'choose' && ask.question.fallback?.(run.state, 1, ask.about)).toBe(PASS);
});

test('what could be played and why it might matter is worked out only when somebody looks', () => {
  const looked: string[] = [];
  const run = start(
    mini(function* (t) {
      yield* respond<Mini, string>(t, {
        kind: 'lazy',
        depth: 0,
        key: 'lazy',
        order: () => [0, 1],
        turnTo: (seat) => t.state.log.push(`${seat}’s turn`),
        options: (seat) => {
          looked.push(`options of ${seat}`);
          return ['counter'];
        },
        tags: (seat) => {
          looked.push(`tags of ${seat}`);
          return ['attacked'];
        },
        *play() {},
      });
      t.end({ ranking: [[0, 1]], reason: 'over', clause: 'MIN-1' });
    }),
  );
  run.play(PASS);
  expect([run.state.log, looked]).toEqual([['0’s turn', '1’s turn'], []]);
  expect(run.prompt(1)).toMatchObject({ options: [PASS, 'counter'], window: { kind: 'lazy', depth: 0, tags: ['attacked'] } });
  expect(looked).toEqual(['options of 1', 'tags of 1']);
});

const prompt = (tags: string[], options: string[] = [PASS, 'counter']): Prompt => ({
  id: 1,
  seat: 0,
  kind: 'choose',
  key: 'k',
  options,
  window: { kind: 'w', depth: 0, tags },
});
const standing = (more: Partial<Standing>): Standing => ({ ...ASK_ALWAYS, ...more });

test.each<[string, Prompt, Standing, boolean]>([
  ['always: stops when there is something to play', prompt([]), ASK_ALWAYS, false],
  ['always: passes when there is nothing to play', prompt([], [PASS]), ASK_ALWAYS, true],
  ['tagged: passes without a tag', prompt(['far']), standing({ ask: 'tagged', stopFor: ['attacked'] }), true],
  ['tagged: stops for its tag', prompt(['attacked']), standing({ ask: 'tagged', stopFor: ['attacked'] }), false],
  ['never: passes', prompt(['attacked']), standing({ ask: 'never', stopFor: ['attacked'] }), true],
  ['never: an urgent tag stops all the same', prompt(['!victory']), standing({ ask: 'never' }), false],
  ['until my turn: passes', prompt(['attacked']), standing({ untilMyTurn: true }), true],
  ['until my turn: an urgent tag stops', prompt(['!victory']), standing({ untilMyTurn: true }), false],
  [
    'a prompt that is no window is never passed over',
    { id: 1, seat: 0, kind: 'choose', key: 'k', options: [PASS] },
    standing({ ask: 'never' }),
    false,
  ],
  ['a window without a pass is never passed over', prompt([], ['must']), standing({ ask: 'never' }), false],
])('standing preference: %s', (_name, asked, wish, passes) => {
  expect(passesOver(asked, wish)).toBe(passes);
});
