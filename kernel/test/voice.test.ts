/** The table's dice and its voice: what falls, who is told what, and what stands in the way of an undo. */
import { ChanceStream, type Result, type Rules, Run, respond, SeededChance, SetupTable, seedFrom, type Table } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { beginning, give, type Mini, mini, start } from './mini.ts';

const table = (watched = true) => new SetupTable(3, {}, new SeededChance(seedFrom(2)), watched);
const EVENT = { type: 'card' };
const OTHER = { type: 'count' };

const VOICES: readonly [string, (t: SetupTable) => void, object | null, boolean][] = [
  ['emit', (t) => t.emit(EVENT), { all: EVENT, to: null }, false],
  ['reveal', (t) => t.reveal(EVENT), { all: EVENT, to: null, reveals: true }, true],
  ['tell', (t) => t.tell([0, 2], EVENT, OTHER), { all: OTHER, to: { 0: EVENT, 2: EVENT } }, true],
  ['deceive', (t) => t.deceive([1], EVENT, null), { all: null, to: { 1: EVENT }, deceives: true }, true],
  [
    'tellEach',
    (t) => t.tellEach((seat) => (seat === 1 ? null : { type: `card ${seat}` }), OTHER),
    { all: OTHER, to: { 0: { type: 'card 0' }, 1: null, 2: { type: 'card 2' } } },
    true,
  ],
];
test.each(VOICES)(
  '%s tells the seats that it names, if anybody watches, and is a fence if something became known',
  (_name, speak, told, isFence) => {
    const t = table();
    speak(t);
    expect([t.told, t.fenced]).toEqual([[told], isFence]);
    const unwatched = table(false);
    speak(unwatched);
    expect([unwatched.told, unwatched.fenced]).toEqual([[], isFence]);
  },
);

test.each<[string, (t: SetupTable) => unknown]>([
  ['roll', (t) => t.roll(2, 6)],
  ['die', (t) => t.die(6)],
  ['shuffle', (t) => t.shuffle([1, 2])],
  ['pick', (t) => t.pick([1, 2])],
  ['draw', (t) => t.draw([])],
])('%s is a fence', (_name, fall) => {
  const t = table();
  fall(t);
  expect(t.fenced).toBe(true);
});

test('a table has its options and its seats', () => {
  const t = new SetupTable(3, { rounds: 4 }, new SeededChance(seedFrom(2)), false);
  expect([t.options, t.seats, t.watched]).toEqual([{ rounds: 4 }, 3, false]);
});

test('no dice at all, a card from a pile: the same', () => {
  const t = table();
  expect([t.roll(0, 6), t.fenced]).toEqual([[], true]);
  const pile = [1, 2, 3];
  expect([t.draw(pile), pile, t.draw([])]).toEqual([3, [1, 2], null]);
  expect(() => t.pick([])).toThrow('nothing to pick from');
});

test('dice fall from 1 to their sides, all of them, as many as are rolled', () => {
  const t = table();
  const dice = t.roll(400, 6);
  expect([dice.length, Math.min(...dice), Math.max(...dice), new Set(dice).size]).toEqual([400, 1, 6, 6]);
  const scripted = new SetupTable(1, {}, { below: () => 0, die: (sides) => sides - 1 }, false);
  expect([scripted.die(6), scripted.roll(2, 4)]).toEqual([6, [4, 4]]);
  expect(new Set(Array.from({ length: 40 }, () => t.pick(['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']));
});

test('a side stream is told apart by its label and marks the step; a chance without any says so', () => {
  const t = table();
  const [one, two, again] = ['a', 'b', 'a'].map((label) => t.side(label).below(1e9));
  expect([one === two, one === again, t.sided, t.fenced]).toEqual([false, true, true, false]);
  expect(() => new SetupTable(1, {}, { below: () => 0 }, false).side('a')).toThrow('no side streams');
});

test('what set-up told is told first', () => {
  const game = mini(
    function* (t) {
      t.emit({ type: 'step' });
      yield* t.choose(0, 'k', [1]);
    },
    {
      setup: (t) => {
        t.emit({ type: 'dealt' });
        return { log: [], secret: [] };
      },
    },
  );
  expect(
    start(game)
      .takeEvents()
      .map(({ all }) => all?.type),
  ).toEqual(['dealt', 'step']);
});

/** The stream with these words in front. */
class Loaded extends ChanceStream {
  readonly #words: number[];
  constructor(...words: number[]) {
    super(seedFrom(1));
    this.#words = words;
  }
  override word(): number {
    return this.#words.shift() ?? super.word();
  }
}

test('the highest words are drawn again where they would favour the small numbers, and only there', () => {
  const top = 2 ** 32 - 1;
  expect(new Loaded(top, 11).below(10)).toBe(1);
  expect(new Loaded(top).below(2)).toBe(1);
  expect(new Loaded(2 ** 32 - 7, 11).below(10)).toBe(9);
  expect(new Loaded(2 ** 32 - 6, 11).below(10)).toBe(1);
  expect(new Loaded(top).below(2 ** 32)).toBe(top);
  expect(new Loaded(5).below(1)).toBe(0);
  expect(new Loaded(0x1_0000 + 3).below(0x1_0000)).toBe(3);
  expect(new Loaded(0x1_0001 * 2 + 3).below(0x1_0001)).toBe(3);
});

const END: Result = { ranking: [[0], [1]], reason: 'first', clause: 'MIN-1' };

test('the first end counts; a window closes when the match ends in it', () => {
  const run = start(
    mini(function* (t: Table<Mini>): Rules<void> {
      yield* respond<Mini, string>(t, {
        kind: 'w',
        depth: 0,
        key: 'k',
        order: () => [0, 1],
        options: () => ['win'],
        // biome-ignore lint/correctness/useYield: it asks nothing more
        *play() {
          t.end(END);
          t.end({ ...END, reason: 'second' });
        },
      });
      t.state.log.push('after');
    }),
  );
  give(run, 0, 'win');
  expect([run.result?.reason, run.asks, run.state.log]).toEqual(['first', [], ['after']]);
});

test('a run from a given state, kept or not, watched or not', () => {
  const game = mini(function* (t) {
    t.emit({ type: 'seen' });
    t.state.log.push(yield* t.choose(0, 'k', [1, 2]));
  });
  const given = { log: ['before'], secret: [] };
  const run = Run.from(game, given, beginning());
  expect([run.kept, run.start, run.since, run.takeEvents(), run.canUndo(0)]).toEqual([false, null, [], [], false]);
  expect(() => run.save()).toThrow('only a kept run can be saved');
  expect(() => run.fork(new SeededChance(seedFrom(1)))).toThrow('only a kept run can be forked');
  const kept = Run.from(game, { log: ['before'], secret: [] }, beginning(), { kept: true, watched: true });
  give(kept, 0, 2);
  expect([kept.kept, kept.state.log, kept.takeEvents().length, kept.canUndo(0)]).toEqual([true, ['before', 2], 2, true]);
});
