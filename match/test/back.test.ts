/** Going back: what is unsaid with what was played, and what is built again. */
import { type AnyGame, respond } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { Match, needsHistory, nextByItself, shownTo, whyNot } from '../index.ts';
import { crewTable, marks, named } from './crew.ts';
import { answers, begun, did, PEOPLE, refused, setupOf } from './table.ts';
import { toy } from './toy.ts';

const totalOf = (match: Match) => ((match.run as NonNullable<Match['run']>).state as unknown as { total: number }).total;
const MOVE = { kind: 'move', seconds: 10 } as const;
/** Giving up ends nothing. */
const going: AnyGame = { ...toy, concede: () => undefined };
/** Seat 0 has every turn. */
const alone: AnyGame = {
  ...toy,
  *step(t) {
    t.state.active = 0;
    yield* toy.step(t);
  },
};
/** Seat 0 writes verse after verse. */
const verses: AnyGame = {
  ...crewTable().game,
  *step(t) {
    t.state.names[0] = yield* t.write(0, 'crews.verse', { max: 80, lines: true, fallback: '' });
  },
};

test('a deed in the journal goes back as far as it says, over dice and several answers', () => {
  const match = begun();
  answers(match, 0, 'roll');
  answers(match, 1, 'one');
  const { promptId } = { promptId: match.promptId(0) };
  match.apply(match.next({ do: 'back', seat: 0, to: 0 }, 9));
  expect([match.entries, totalOf(match), match.waiting()]).toEqual([[], 0, [0]]);
  expect(match.promptId(0)).toBeGreaterThan(promptId);
  answers(match, 0, 'two');
  match.apply(match.next({ do: 'back', seat: 0, to: 0 }, 9));
  expect([match.count, totalOf(match)]).toEqual([0, 0]);
});

test('several answers that could be taken back one by one are taken back together where the journal says so', () => {
  const match = begun({}, PEOPLE, alone);
  for (const move of ['two', 'two', 'one']) answers(match, 0, move);
  match.apply(match.next({ do: 'back', seat: 0, to: 1 }, 9));
  expect([match.count, totalOf(match)]).toEqual([1, 2]);
});

test('an answer over dice is taken back by a deed only where the run is built again', () => {
  const match = begun();
  answers(match, 0, 'roll');
  match.apply(match.next({ do: 'back', seat: 0, to: 0 }, 9));
  expect([match.entries, totalOf(match)]).toEqual([[], 0]);
});

test('a request is closed when its match goes back', () => {
  const match = begun();
  answers(match, 0, 'roll');
  did(match, { do: 'undo', seat: 0 });
  expect(match.desk.petition).not.toBeNull();
  match.apply(match.next({ do: 'back', seat: 0, to: 0 }, 9));
  expect(match.desk.petition).toBeNull();
});

test('a player who gave up in what is taken back has not given up; one who gave up before has', () => {
  const match = begun({ seats: 3 }, PEOPLE, going);
  did(match, { do: 'concede', seat: 2 });
  answers(match, 0, 'one');
  did(match, { do: 'concede', seat: 1 });
  expect(match.desk.seats.map(({ gaveUp }) => gaveUp)).toEqual([false, true, true]);
  did(match, { do: 'undo', seat: 0 });
  did(match, { do: 'consent', seat: 1, yes: true });
  did(match, { do: 'consent', seat: 2, yes: true });
  expect(match.desk.seats.map(({ gaveUp }) => gaveUp)).toEqual([false, false, true]);
  expect(match.entries).toEqual([{ concede: 2 }, { jump: 3 }]);
});

test('after a restart one’s own answer in memory is enough to take back; an older one is not', () => {
  const match = begun();
  answers(match, 0, 'one');
  const again = Match.restore(toy, setupOf(), JSON.parse(JSON.stringify(match.snapshot())), []);
  answers(again, 1, 'roll');
  expect([0, 1].map((seat) => needsHistory(again, { do: 'undo', seat }))).toEqual([true, false]);
  expect(() => again.apply(again.next({ do: 'back', seat: 0, to: 0 }, 9))).toThrow('entry 0 is before 1');
  did(again, { do: 'undo', seat: 1 });
  did(again, { do: 'consent', seat: 0, yes: true });
  expect([again.count, totalOf(again), again.waiting()]).toEqual([2, 1, [1]]);
});

test('a clock that runs out drops what is half declared, and gives the default at a first question', () => {
  const match = begun({ clock: MOVE });
  answers(match, 0, 'wind', 1_000);
  expect(did(match, { do: 'expire' }, 11_500).deed).toEqual({ do: 'back', seat: 0, to: 0 });
  expect(match.waiting()).toEqual([0]);
  const other = begun({ clock: MOVE }, PEOPLE, alone);
  answers(other, 0, 'two', 1_000);
  expect(other.run?.canUndo(0)).toBe(true);
  expect(did(other, { do: 'expire' }, 11_500).deed).toMatchObject({ do: 'play', entry: { seat: 0, answer: 'one' }, by: 'clock' });
});

test('one’s own choice among those of all is not half of anything: the clock gives the default', () => {
  const match = begun({ clock: MOVE });
  answers(match, 0, 'duel', 1_000);
  expect(match.run?.canUndo(0)).toBe(true);
  expect(did(match, { do: 'expire' }, 11_500).deed).toMatchObject({ entry: { seat: 0, answer: 'rock' }, by: 'clock' });
});

test('in a window of one’s own the clock passes, and takes nothing back', () => {
  const game: AnyGame = {
    ...toy,
    *step(t) {
      yield* t.choose(0, 'toy.move', ['one', 'two']);
      yield* respond(t, { kind: 'w', depth: 0, key: 'toy.object', order: () => [0], options: () => ['object'], *play() {} });
    },
  };
  const match = begun({ clock: MOVE }, PEOPLE, game);
  answers(match, 0, 'two', 1_000);
  expect([match.prompt(0)?.window?.kind, match.run?.canUndo(0)]).toEqual(['w', true]);
  expect(did(match, { do: 'expire' }, 11_500).deed).toMatchObject({ entry: { seat: 0, answer: 'pass' }, by: 'clock' });
});

test('what was played before the match was set up around it is not taken back', () => {
  const { run } = begun();
  run?.answer(0, run.askOf(0)?.id ?? 0, 'one');
  const match = Match.around(toy, setupOf(), run as NonNullable<typeof run>);
  expect([match.run?.canUndo(0), shownTo(match, 0).canUndo]).toEqual([true, false]);
  expect(refused(match, { do: 'undo', seat: 0 }).code).toBe('no-undo');
});

test('what was half declared before the match was set up around it gets its default', () => {
  const { run } = begun();
  run?.answer(0, run.askOf(0)?.id ?? 0, 'wind');
  const match = Match.around(toy, setupOf({ clock: MOVE }), run as NonNullable<typeof run>);
  expect(did(match, { do: 'expire' }, 10_500).deed).toMatchObject({ do: 'play', entry: { seat: 0, answer: 'pass' }, by: 'clock' });
});

test('of what comes by itself the first is next', () => {
  const slow = begun({ clock: MOVE, window: 20_000 });
  const quick = begun({ clock: MOVE, window: 1_000 });
  for (const match of [slow, quick]) {
    (match.run?.state as unknown as { objections: boolean[] }).objections = [false, false];
    answers(match, 0, 'announce', 5_000);
  }
  expect(nextByItself(slow)).toEqual({ at: 15_500, command: { do: 'expire' } });
  expect(nextByItself(quick)).toMatchObject({ at: 6_000, command: { answer: 'pass' } });
});

test('what began here needs no history', () => {
  const match = begun();
  expect([0, 1].map((seat) => needsHistory(match, { do: 'undo', seat }))).toEqual([false, false]);
});

test('why an answer would not be taken, and that it would', () => {
  const match = begun();
  expect(whyNot(match, 0, match.promptId(0), 'one')).toBeNull();
  expect(whyNot(match, 0, match.promptId(0), 'three')?.code).toBe('malformed');
  expect(whyNot(new Match(toy, setupOf()), 0, 1, 'one')?.code).toBe('not-begun');
});

test('in secret choices of all at once nothing is dropped: the clock gives the default', () => {
  const match = begun({ clock: MOVE });
  answers(match, 0, 'duel', 1_000);
  answers(match, 0, 'rock', 2_000);
  expect(did(match, { do: 'expire' }, nextByItself(match)?.at).deed).toMatchObject({ entry: { seat: 1, answer: 'rock' }, by: 'clock' });
});

test('what is known to come by itself is worked out once for each deed', () => {
  const match = begun({ clock: MOVE });
  expect(nextByItself(match)).toBe(nextByItself(match));
  const before = nextByItself(match);
  answers(match, 0, 'one', 5_000);
  expect(nextByItself(match)).toEqual({ at: 15_500, command: { do: 'expire' } });
  expect(nextByItself(match)).not.toBe(before);
  did(match, { do: 'concede', seat: 0 }, 6_000);
  expect(nextByItself(match)).toBeNull();
});

test('the words of one seat are wiped out, not the same words of another', () => {
  const match = named({}, {}, ['Same', 'Same']);
  marks(match, [3, 'cut', 'name:0'], 3_000);
  expect(match.entries.slice(0, 2)).toEqual([
    { seat: 0, answer: '████' },
    { seat: 2, answer: 'Same' },
  ]);
  expect(match.run?.state).toMatchObject({ names: ['████', 'Same'] });
});

test('what people write is screened where the table is mild, what bots write is not, and neither are lines of a list', () => {
  const write = (by: 'person' | 'bot', answer: string) => ({ do: 'answer', seat: 0, prompt: match.promptId(0), answer, by }) as const;
  let match = crewTable({ options: { rating: 'allAges' } });
  expect(refused(match, write('person', 'sh1t')).sentence).toContain('rating');
  did(match, write('bot', 'sh1t'));
  match = crewTable({ options: { rating: 'teen' } });
  did(match, write('person', 'sh1t'));
  expect(match.entries).toEqual([{ seat: 0, answer: '****' }]);
  match = crewTable({ options: { rating: 'teen' } });
  did(match, write('person', 'Ship'));
  match = begun({ game: 'crews', seats: 4, options: { rating: 'teen' } }, PEOPLE, verses);
  did(match, write('person', ' sh1t \n\n two '));
  expect(match.entries).toEqual([{ seat: 0, answer: 'sh1t\n\ntwo' }]);
});

test('only what was written lately is kept for marks that come in time, and only what was written', () => {
  const match = begun({ game: 'crews', seats: 4, options: {} }, PEOPLE, verses);
  for (let i = 0; i < 20; i++) answers(match, 0, `verse ${i}`, i);
  expect(match.desk.wrote).toHaveLength(16);
  expect([match.desk.wrote[0], match.desk.wrote.at(-1)]).toEqual([
    { seat: 0, text: 'verse 4', at: 4 },
    { seat: 0, text: 'verse 19', at: 19 },
  ]);
  const chosen = begun();
  answers(chosen, 0, 'one');
  expect(chosen.desk.wrote).toEqual([]);
});

test('what was told lately: never eighty beats, and at least forty once there were so many', () => {
  const match = begun({ options: { goal: 1000 } });
  const lengths = Array.from({ length: 200 }, (_, i) => {
    answers(match, i % 2, 'one');
    return match.recent.length;
  });
  expect([Math.max(...lengths), Math.min(...lengths.slice(40)), lengths[75], lengths[76], lengths[77]]).toEqual([79, 40, 78, 79, 40]);
  expect(match.recent.at(-1)).toMatchObject([{ all: { type: 'moved', total: 200 } }]);
});

test('where not even the position before can be shown the match stands without one', () => {
  let begunOnce = false;
  const once: AnyGame = {
    ...toy,
    setup: (t) => {
      if (begunOnce) throw new Error('only once');
      begunOnce = true;
      return toy.setup(t);
    },
  };
  const match = begun({}, PEOPLE, once);
  answers(match, 0, 'boom');
  expect([match.desk.phase, match.run, shownTo(match, 0).view, match.snapshot().saved]).toEqual(['frozen', null, null, null]);
});

test('a frozen match has its fault in a few lines, and shows no teams that cannot be worked out', () => {
  const match = begun();
  answers(match, 0, 'boom');
  expect(match.recent.at(-1)?.at(-1)).toEqual({ all: { type: 'match.frozen' }, to: null });
  const lines = (match.desk.fault ?? '').split('\n');
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([5, 'Error: the toy is broken', 'after {"seat":0,"answer":"boom"}']);
  expect(shownTo(match, 0).teams).toBeNull();
  const teams = () => {
    throw new Error('no teams');
  };
  const blind = new Match({ ...toy, teams } as AnyGame, setupOf());
  Object.assign(blind, { run: match.run, desk: match.desk });
  expect(blind.teams).toBeNull();
  blind.desk = { ...match.desk, phase: 'playing' };
  expect(() => blind.teams).toThrow('no teams');
});
