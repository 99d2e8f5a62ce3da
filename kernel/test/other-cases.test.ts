/** The other case of conditions: nothing given, nothing there, exactly at the edge. */

import {
  asCandidates,
  askForAnswers,
  because,
  bestOf,
  clausesOn,
  enter,
  hex,
  isRefusal,
  type MatchChance,
  mixed,
  Run,
  readTypedOptions,
  SeededChance,
  seedFrom,
  seenBy,
  settleTop,
  shuffle,
} from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { give, type Mini, mini, start } from './mini.ts';

test('an event for everybody reaches everybody; one with addressees is different for those who are named', () => {
  const plain = { all: { type: 'plain' }, to: null };
  const named = { all: null, to: { 1: { type: 'named' }, 2: null } };
  expect(([0, 1, 'spectator'] as const).map((viewer) => seenBy(plain, viewer)?.type)).toEqual(['plain', 'plain', 'plain']);
  expect(([0, 1, 2, 'spectator'] as const).map((viewer) => seenBy(named, viewer)?.type)).toEqual([
    undefined,
    'named',
    undefined,
    undefined,
  ]);
});

test('a reason without parameters has none, and nothing is no refusal', () => {
  expect(because('MIN-1', 'mini.why')).toStrictEqual({ clause: 'MIN-1', say: { key: 'mini.why' } });
  expect(because('MIN-1', 'mini.why', { n: 1 })).toStrictEqual({ clause: 'MIN-1', say: { key: 'mini.why', params: { n: 1 } } });
  const run = start(mini((t) => t.choose(0, 'one', [1]) as never));
  expect(give(run, 0, 7)?.say).toStrictEqual({ key: 'refusal.malformed' });
  expect([null, undefined, 'refused', { refused: false }, { refused: true }].map(isRefusal)).toEqual([false, false, false, false, true]);
});

test('a number that is left empty in a typed line is no 0', () => {
  const schema = { rounds: { kind: 'number', min: 0, max: 9, default: 3, title: 'Rounds' } } as const;
  expect(readTypedOptions(schema, 'rounds=0')).toEqual({ options: { rounds: 0 } });
  expect(readTypedOptions(schema, 'rounds=')).toHaveProperty('problem');
});

test('dice may go on from where they are: a jump of no length is one', () => {
  const run = start(
    mini(function* (t) {
      t.state.log.push(t.die(6), yield* t.choose(0, 'one', [1]));
    }),
  );
  const { position } = run.table.chance as MatchChance;
  expect(position).toBeGreaterThan(0);
  expect([enter(run, { jump: position - 1 }), enter(run, { jump: position })]).toEqual(['a jump back to dice that were seen', null]);
});

test('nobody is asked by a question to all of nobody', () => {
  const run = start(
    mini(function* (t) {
      t.state.log.push((yield* t.all([])).length);
      t.state.log.push(yield* t.choose(0, 'one', [1]));
    }),
  );
  expect([run.state.log, run.askOf(0)?.key]).toEqual([[0], 'one']);
});

test('a window of a stack that says nothing more has no parameters', () => {
  const run = start(
    mini(function* (t) {
      const declared = { seat: 0, cancelled: false };
      yield* askForAnswers(
        t,
        {
          stackOf: () => [declared],
          windowOf: () => 'w',
          key: 'answer',
          order: () => [0],
          options: () => [],
        } as never,
        declared,
      );
    }),
  );
  expect(run.prompt(0)).toMatchObject({ key: 'answer', window: { kind: 'w', depth: 0 } });
  expect(run.prompt(0)?.params ?? null).toBeNull();
});

test('on an empty stack nothing is settled', () => {
  const run = start(
    mini(function* (t) {
      yield* settleTop(t, { stackOf: () => [] } as never);
      t.state.log.push(yield* t.choose(0, 'one', [1]));
    }),
  );
  expect([run.fault, run.askOf(0)?.key]).toEqual([null, 'one']);
});

test('a match that is taken up again has nothing to tell', () => {
  const game = mini(function* (t) {
    const given = yield* t.choose(0, 'one', [1]);
    t.emit({ type: 'given' });
    t.state.log.push(given, yield* t.choose(0, 'two', [2]));
  });
  const run = start(game);
  const fresh = Run.resume(game, run.save(), new SeededChance(seedFrom(5)), { watched: true });
  give(run, 0, 1);
  const later = Run.resume(game, run.save(), new SeededChance(seedFrom(5)), { watched: true });
  expect([fresh.takeEvents(), later.takeEvents(), later.askOf(0)?.key]).toEqual([[], [], 'two']);
});

/** Something is shown in the middle of the first step; after that one plain choice a step. */
const shows = mini(function* (t) {
  if (t.state.log.length > 0) {
    const word = yield* t.choose(0, 'more', ['a', 'b']);
    t.state.log.push(word, word === 'b' ? yield* t.choose(0, 'half', ['c']) : '');
    return;
  }
  const first = yield* t.choose(0, 'first', ['x']);
  t.reveal({ type: 'shown' });
  const second = yield* t.choose(0, 'second', ['y']);
  t.state.log.push(first, second, yield* t.choose(0, 'third', ['z']));
});
const giveAll = (run: Run<Mini>, answers: readonly string[]) => {
  for (const answer of answers) expect(give(run, 0, answer)).toBeNull();
};
const takeBackAll = (run: Run<Mini>): number => {
  let back = 0;
  for (; run.canUndo(0); back++) expect(run.undo(0)).toBeNull();
  return back;
};

test('what was shown in the middle of a step bounds what can be taken back, from later steps too', () => {
  const run = start(shows);
  giveAll(run, ['x', 'y', 'z', 'a', 'a']);
  expect([takeBackAll(run), run.askOf(0)?.key, run.answered]).toEqual([4, 'second', 1]);
  giveAll(run, ['y', 'z']);
  expect([takeBackAll(run), run.askOf(0)?.key]).toEqual([2, 'second']);
});

test('what was shown in the first step hinders no undo two hundred steps later', () => {
  const run = start(shows);
  giveAll(run, ['x', 'y', 'z', ...new Array<string>(250).fill('a')]);
  expect(takeBackAll(run)).toBe(200);
  giveAll(run, ['b']);
  expect([run.askOf(0)?.key, takeBackAll(run)]).toEqual(['half', 1]);
});

test('nothing from before a match was taken up again can be taken back, however often later answers are', () => {
  const run = start(shows);
  giveAll(run, ['x', 'y']);
  const again = Run.resume(shows, run.save(), new SeededChance(seedFrom(5)));
  for (let i = 0; i < 2; i++) {
    giveAll(again, ['z', 'a']);
    expect([takeBackAll(again), again.askOf(0)?.key]).toEqual([2, 'third']);
  }
});

test('a seed from small numbers has eight words, the lowest byte first, and a ninth number goes into the first again', () => {
  expect(seedFrom(1)).toBe(`01${'0'.repeat(62)}`);
  expect(seedFrom(0, 0x01020304)).toBe(`0000000004030201${'0'.repeat(48)}`);
  expect(seedFrom(1, 0, 0, 0, 0, 0, 0, 0xff, 3)).toBe(`02${'0'.repeat(54)}ff000000`);
});

test('mixed: what lies first, and the card just beyond the marks, is among the rest afterwards', () => {
  const chance = new SeededChance(seedFrom(3));
  for (const cards of [
    [0, 9, 4],
    [9, 0, 4],
    [256, 3],
    [3, 256, 256],
    [700, 700],
  ])
    expect(mixed([...cards], chance).sort((a, b) => a - b)).toEqual(cards.toSorted((a, b) => a - b));
});

test('the best answer may be the first, or the only one, and is looked at most', () => {
  const chance = new SeededChance(seedFrom(3));
  const liked = [
    { answer: 'a', score: 5 },
    { answer: 'b', score: 1 },
  ];
  expect([bestOf(liked, chance), bestOf(liked.slice(0, 1), chance)]).toEqual(['a', 'a']);
  expect(asCandidates(liked, { points: 2, least: 0.01 }).map(({ prior }) => prior)).toEqual([1, Math.exp(-2)]);
  expect(asCandidates(liked, { points: 0.5, least: 0.01 }).map(({ prior }) => prior)).toEqual([1, 0.01]);
});

test('chance is the ChaCha20 stream of its key, from page to page without a gap', () => {
  const key = hex(Uint8Array.from({ length: 32 }, (_, i) => i));
  // The words of another implementation (OpenSSL), by place.
  for (const [at, word] of [
    [0, 0x7d2bfd39],
    [1, 0x6a19c5d9],
    [255, 0x74af8f13],
    [256, 0xd13b1a36],
    [257, 0x8bd54256],
    [511, 0x7343d61f],
    [512, 0x6bf81dff],
    [999, 0x16b43e0b],
  ] as const)
    expect(new SeededChance(key, at).word()).toBe(word);
});

test('a title of four letters is looked for in the rulebook, a shorter one is a word like any other; no clause is named twice', () => {
  const clause = (id: string, text: string) => ({ id, text });
  const book = { source: '', chapters: [{ title: 'All', clauses: [clause('A-1', 'The Helm and the Cup.'), clause('A-2', 'More.')] }] };
  const leaf = (title: string, clauses: string[] = []) => ({ id: 'x', title, text: '', facts: [], clauses }) as never;
  const on = (title: string, clauses?: string[]) => clausesOn(book, leaf(title, clauses)).map(({ id }) => id);
  expect([on('Helm'), on('Cup'), on('Helm', ['A-1']), on('Cup', ['A-2'])]).toEqual([['A-1'], [], ['A-1'], ['A-2']]);
});

test('a text that is none is refused without parameters', () => {
  const run = start(mini((t) => t.write(0, 'text', { max: 5, fallback: '' }) as never));
  const refusal = give(run, 0, 7);
  expect([refusal?.code, Object.values(refusal?.say ?? {}).includes(undefined as never)]).toEqual(['malformed', false]);
});

test('points that are too many, too few, too many in one place or no numbers are each refused in their own way', () => {
  const reason = because('MIN-1', 'mini.why');
  const run = start(
    mini((t) => t.distribute(0, 'spread', ['x', 'y'], { points: 3, least: 2, most: [2, 3], amiss: () => reason }) as never),
  );
  const codes = [
    [1, 1],
    [2, 1],
    [0, 1],
    [2, 2],
    [3, 0],
    [-1, 3],
    [0.5, 2],
    ['1', 1],
  ].map((answer) => run.why(0, 1, answer)?.code ?? 'taken');
  expect(codes).toEqual(['taken', 'taken', 'rule', 'rule', 'rule', 'malformed', 'malformed', 'malformed']);
});

test('a shuffle keeps the cards, and with the lowest draw each time moves every one of them', () => {
  const lowest = { below: () => 0 } as never;
  expect(shuffle([1, 2, 3, 4], lowest)).toEqual([2, 3, 4, 1]);
  let draws = 0;
  shuffle([1, 2, 3, 4], { below: () => draws++ * 0 } as never);
  expect(draws).toBe(3);
  const highest = { below: (n: number) => n - 1 } as never;
  expect(shuffle([1, 2, 3, 4], highest)).toEqual([1, 2, 3, 4]);
});
