/** What each viewer is shown, and that what stays the same is handed out again. */
import type { AnyGame, Json } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { Gallery, Match, playedIn, pledgeOf, recordOf, shownTo } from '../index.ts';
import { changesOf } from '../looks.ts';
import { framesOf } from '../record.ts';
import { cutFor } from '../rerun.ts';
import { seenIn } from '../seen.ts';
import { commonOf, seatsShown } from '../shown.ts';
import { answers, begun, did, PEOPLE, refused, setupOf } from './table.ts';
import { toy } from './toy.ts';

test('before it begins there is no view, and afterwards nothing can be undone or conceded', () => {
  const match = new Match(toy, setupOf());
  expect(shownTo(match, 0)).toMatchObject({ phase: 'waiting', view: null, prompt: null, begun: false, canConcede: false, canUndo: false });
  did(match, { do: 'sit', seat: 0, person: 'ann', word: 'a' });
  did(match, { do: 'sit', seat: 1, person: 'bob', word: 'b' });
  expect(shownTo(match, 0)).toMatchObject({ phase: 'playing', begun: false, canConcede: true, canUndo: false, reveal: null, fault: null });
  answers(match, 0, 'one');
  expect([0, 1, 'spectator' as const].map((viewer) => shownTo(match, viewer).canUndo)).toEqual([true, false, false]);
  expect(shownTo(match, 1).begun).toBe(true);
  expect(shownTo(match, 'spectator')).toMatchObject({ prompt: null, standing: null, passing: false });
  did(match, { do: 'concede', seat: 1 });
  const { secret } = match.setup;
  expect(shownTo(match, 1)).toMatchObject({ phase: 'over', canConcede: false, canUndo: false, canDraw: false, prompt: null });
  expect(shownTo(match, 'spectator').reveal).toEqual({ secret, words: match.words, seed: match.seed });
});

test('a frozen match says so, and shows the position before or nothing', () => {
  const match = begun();
  answers(match, 0, 'one');
  answers(match, 1, 'boom');
  expect(shownTo(match, 0)).toMatchObject({ phase: 'frozen', view: { total: 1 }, canUndo: false, prompt: null });
  expect(shownTo(match, 0).fault).toContain('frozen');
  const blind = {
    ...toy,
    view: () => {
      throw new Error('blind');
    },
  } as typeof toy;
  const other = new Match(blind, setupOf());
  Object.assign(other, { run: match.run, desk: match.desk });
  expect(shownTo(other, 0).view).toBeNull();
});

test('a window is shown while one is open, to everybody, if this match has a least time', () => {
  const open = begun({ window: 700 });
  expect(shownTo(open, 0).window).toBeNull();
  answers(open, 0, 'announce', 3_000);
  expect(shownTo(open, 'spectator').window).toEqual({ opened: 3_000, least: 700 });
  const none = begun({ window: 0 });
  answers(none, 0, 'announce', 3_000);
  expect(shownTo(none, 0).window).toBeNull();
});

test('seats are shown by name, level and readiness; a seat that is unchanged is the same object', () => {
  const match = new Match(toy, setupOf({ seats: 3 }));
  match.names.set('ann', 'Ann');
  did(match, { do: 'sit', seat: 0, person: 'ann', word: null });
  did(match, { do: 'bot', seat: 1, level: 'admiral' });
  const before = seatsShown(match);
  expect(before).toMatchObject([
    { driver: 'person', name: 'Ann', ready: false, level: null, pledge: null },
    { driver: 'bot', name: 'admiral', ready: true, person: null },
    { driver: 'open', name: '', ready: false },
  ]);
  expect(seatsShown(match, before)).toBe(before);
  const changes: [string, () => void][] = [
    ['word', () => did(match, { do: 'word', person: 'ann', word: 'a' })],
    ['name', () => match.names.set('ann', 'Anne')],
    ['pledge', () => Object.assign(match.desk.seats[0] as object, { pledge: 'p' })],
    ['away', () => Object.assign(match.desk.seats[0] as object, { away: true })],
    ['level', () => Object.assign(match.desk.seats[0] as object, { level: 'cadet' })],
    ['person', () => Object.assign(match.names.set('bob', 'Anne') && (match.desk.seats[0] as object), { person: 'bob' })],
    ['name of another', () => match.names.set('bob', 'cadet')],
    ['driver', () => Object.assign(match.desk.seats[0] as object, { driver: 'bot' })],
    ['kept', () => Object.assign(match.desk.seats[0] as object, { keptFor: 'cid' })],
    ['gave up', () => Object.assign(match.desk.seats[0] as object, { gaveUp: true })],
  ];
  for (const [what, change] of changes) {
    const old = seatsShown(match);
    change();
    const now = seatsShown(match, old);
    expect(now[0], what).not.toBe(old[0]);
    expect(now[0], what).toEqual(seatsShown(match)[0]);
    expect(now[1], what).toBe(old[1]);
  }
});

test('parts that everybody is shown are handed out again while nothing about them changes', () => {
  const match = begun();
  const before = commonOf(match, 0);
  answers(match, 0, 'one');
  const after = commonOf(match, 0, before);
  expect([after.seats === before.seats, after.clock === before.clock, after.marks === before.marks]).toEqual([true, true, true]);
  expect(after.waiting).toEqual([1]);
});

test('what changed for all is told once, what is one’s own to oneself', () => {
  const [shared, next] = [{ n: 1 }, { n: 2 }];
  const look = (mine: Json, own: Json) => ({
    before: { shared, mine, gone: 1 } as Json,
    after: { shared: next, mine: own, fresh: 3 } as Json,
  });
  const { all, each } = changesOf([look(1, 2), look(1, 1)]);
  expect(all).toContainEqual([['view', 'shared', 'n'], 2]);
  expect(all).toContainEqual([['view', 'fresh'], 3]);
  expect(each).toEqual([[[['view', 'mine'], 2], [['view', 'gone']]], [[['view', 'gone']]]]);
  const apart = changesOf([
    { before: { a: 1 }, after: { a: 2 } },
    { before: { a: 0 }, after: { a: 2 } },
  ]);
  expect(apart.all).toEqual([]);
  expect(apart.each).toEqual([[[['view', 'a'], 2]], [[['view', 'a'], 2]]]);
  expect(changesOf([{ before: null, after: { a: 1 } }])).toEqual({ all: [], each: [[[['view'], { a: 1 }]]] });
  expect(changesOf([{ before: [1], after: [1, 2] }]).each).toEqual([[[['view'], 1, 0, [2]]]]);
  expect(changesOf([])).toEqual({ all: [], each: [] });
});

test('two galleries of one match do not count alike, and one counts from where it is told', () => {
  const versions = Array.from({ length: 8 }, () => JSON.parse(new Gallery(begun()).full(0)).version as number);
  expect(new Set(versions).size).toBe(8);
  for (const version of versions) expect(Number.isSafeInteger(version) && version >= 0 && version < 2 ** 40).toBe(true);
  expect(JSON.parse(new Gallery(begun(), 5).full('spectator'))).toMatchObject({ version: 5, as: 'spectator', match: 'm1' });
});

test('what everybody sees has a digest: the same for the same, another for another', () => {
  const one = begun();
  const two = begun();
  expect(seenIn(one)).toBe(seenIn(two));
  answers(one, 0, 'one');
  expect(seenIn(one)).not.toBe(seenIn(two));
  answers(two, 0, 'one');
  expect(seenIn(one)).toBe(seenIn(two));
  const [a, b] = seenIn(one).split('-') as [string, string];
  expect(a).not.toBe(b);
  answers(one, 1, 'two');
  const [c, d] = seenIn(one).split('-') as [string, string];
  expect([a === c, b === d]).toEqual([false, false]);
  expect(seenIn(new Match(toy, setupOf()))).toBe('');
});

test('the digest tells apart one number from another, and what is within from what is next to it', () => {
  const seen = (view: Json) => seenIn(begun({}, PEOPLE, { ...toy, view: () => view } as AnyGame));
  const views: Json[] = [1, 2, 12, 21, '1', '12', [1, 2], [12], [[1], 2], { a: { b: 1 } }, { a: {}, b: 1 }, { a: 1 }, null, 'null', [], {}];
  expect(new Set(views.map(seen)).size).toBe(views.length);
  const asking = (step: AnyGame['step']) => seenIn(begun({}, PEOPLE, { ...toy, view: () => 1, step } as AnyGame));
  const one: AnyGame['step'] = (t) => t.choose(0, 'k', [1]) as never;
  const two: AnyGame['step'] = (t) => t.choose(0, 'k', [2]) as never;
  expect(asking(one)).toBe(asking(one));
  expect(asking(one)).not.toBe(asking(two));
  expect(seen({ a: 1, b: 2 })).toBe(seen({ b: 2, a: 1 }));
  expect(seen({ a: 1, b: undefined as never })).toBe(seen({ a: 1 }));
});

test('the record of a match keeps set-up’s events apart, and marks if there are any', () => {
  const dealt: AnyGame = {
    ...toy,
    setup: (t) => {
      t.emit({ type: 'dealt' });
      return toy.setup(t);
    },
  };
  const match = new Match(dealt, setupOf());
  const deeds = [0, 1].map((seat) => did(match, { do: 'sit', seat, person: `p${seat}`, word: 'w' }));
  expect(deeds[1]?.told.map(({ all }) => all?.type)).toEqual(['match.sat', 'match.begun', 'dealt']);
  deeds.push(answers(match, 0, 'one', 7));
  const played = playedIn(deeds);
  expect([played.told.map((told) => told.map(({ all }) => all?.type)), played.at]).toEqual([[['dealt'], ['moved']], [7]]);
  const { desk, words } = match;
  const marked = { seat: 0, what: 'cheer', on: 'x', text: null, at: 1 };
  const record = (marks?: readonly (typeof marked)[]) =>
    recordOf(match.setup, played, { desk, words, names: ['a', 'b'], ...(marks === undefined ? {} : { marks }) });
  expect([Object.hasOwn(record(), 'marks'), Object.hasOwn(record([]), 'marks'), record([marked]).marks]).toEqual([false, false, [marked]]);
  Object.assign(match.desk.seats[1] ?? {}, { driver: 'bot' });
  expect(record().fair.bots).toEqual([1]);
  Object.assign(match.desk.seats[1] ?? {}, { driver: 'person' });
  const pledges = words.map((word) => pledgeOf('m1', word));
  expect(record().fair).toEqual({ secret: match.setup.secret, words, pledges, bots: [], commitment: match.setup.commitment });
});

test('a match looked at again: picture by picture, with who moved once it is over and without while it runs', () => {
  const match = begun();
  const deeds = [answers(match, 0, 'two', 10), answers(match, 1, 'duel', 20), answers(match, 1, 'rock', 30), answers(match, 0, 'rock', 40)];
  const { entries, at } = playedIn(deeds);
  const beginning = { options: match.setup.options, seats: 2, from: null, seed: match.seed };
  const over = framesOf(toy, beginning, { entries, at }, 1, { begun: 5, running: false });
  expect(over.map(({ seat }) => seat)).toEqual([null, 0, 1, 1, 0]);
  expect(over.map(({ at: when }) => when)).toEqual([5, 10, 20, 30, 40]);
  expect(over[1]).toMatchObject({ delta: expect.arrayContaining([[['total'], 2]]), events: [{ type: 'moved', seat: 0 }] });
  const running = framesOf(toy, beginning, { entries, at }, 'spectator', { begun: 5, running: true });
  expect(running.every(({ seat }) => seat === null)).toBe(true);
  // The first move, and what the duel led to; the choices in it were secret.
  expect(running.map(({ events }) => events.length)).toEqual([0, 1, 2]);
  const all = framesOf(toy, beginning, { entries, at }, 'all', { begun: 5, running: false });
  expect(all[0]?.view).toMatchObject({ all: [expect.any(Boolean), expect.any(Boolean)], mine: null });
  expect(all[1]?.events).toEqual([{ type: 'moved', seat: 0, move: 'two', total: 2 }]);
  expect(over[0]?.view).toMatchObject({ all: null });
});

test('a match goes on from the last position before which no die has to fall again', () => {
  const match = begun({ options: { goal: 5 } });
  answers(match, 0, 'roll');
  const beginning = { options: { goal: 100 }, seats: 2, from: null, seed: match.seed };
  const entries = [
    { seat: 0, answer: 'one' },
    { seat: 1, answer: 'duel' },
    { seat: 0, answer: 'rock' },
    { seat: 1, answer: 'rock' },
    { seat: 0, answer: 'two' },
  ];
  expect([0, 1, 2, 3, 4, 5, 99].map((upTo) => cutFor(toy, beginning, entries, upTo))).toEqual([0, 1, 2, 3, 4, 5, 5]);
  expect(cutFor(toy, { ...beginning, options: { goal: 3 } }, entries.slice(0, 4), 4)).toBe(3);
});

test('deeds come in their order, and words outside the play move no clock', () => {
  const match = begun({ clock: { kind: 'live', base: 60, increment: 0 } });
  expect(() => match.apply({ seq: match.seq + 2, at: 0, deed: { do: 'call-off' } })).toThrow('after');
  did(match, { do: 'chat', person: 'ann', name: 'Ann', seat: 0, to: 'all', text: 'Hm' }, 9_000);
  expect([match.desk.moved, match.desk.clock.since]).toEqual([0, 0]);
  answers(match, 0, 'one', 10_000);
  expect([match.desk.moved, match.desk.clock.left[0]]).toEqual([10_000, 50_000]);
});

test('the latest events are kept for those who join, and no more than some', () => {
  const match = begun({ options: { goal: 1000 } });
  for (let i = 0; i < 300; i++) answers(match, i % 2, 'one');
  expect(match.recent.length).toBeLessThan(120);
  expect(match.recent.at(-1)?.at(-1)?.all).toMatchObject({ type: 'moved', total: 300 });
});

test('what the referee does is told: sitting, leaving, take-backs, refusals, stand-ins', () => {
  const told: string[] = [];
  const match = new Match(toy, setupOf({ clock: { kind: 'move', seconds: 5 } }));
  const hear = (done: ReturnType<typeof did>) =>
    told.push(...done.told.flatMap(({ all }) => (all?.type.startsWith('match.') ? [all.type] : [])));
  match.names.set('ann', 'Ann');
  hear(did(match, { do: 'sit', seat: 0, person: 'ann', word: 'a' }));
  hear(did(match, { do: 'rise', person: 'ann' }));
  hear(did(match, { do: 'sit', seat: 0, person: 'ann', word: 'a' }));
  hear(did(match, { do: 'sit', seat: 1, person: 'bob', word: 'b' }));
  hear(answers(match, 0, 'one', 1));
  hear(did(match, { do: 'undo', seat: 0 }, 2));
  hear(answers(match, 0, 'roll', 3));
  hear(did(match, { do: 'undo', seat: 0 }, 4));
  hear(did(match, { do: 'consent', seat: 1, yes: false }, 5));
  hear(did(match, { do: 'undo', seat: 0 }, 6));
  hear(did(match, { do: 'consent', seat: 1, yes: true }, 7));
  hear(did(match, { do: 'away', seat: 1, level: 'cadet' }, 8));
  hear(did(match, { do: 'return', seat: 1 }, 9));
  hear(did(match, { do: 'expire' }, 20_000));
  hear(did(match, { do: 'call-off', why: 'rules' }, 20_001));
  const names = ['sat', 'rose', 'sat', 'sat', 'begun', 'takenBack', 'asked.takeback', 'declined', 'asked.takeback', 'takenBack'];
  expect(told).toEqual([...names, 'away', 'returned', 'expired', 'rulesChanged'].map((name) => `match.${name}`));
  expect(match.recent[0]?.[0]?.all).toEqual({ type: 'match.sat', seat: 0 });
  expect(refused(match, { do: 'call-off' }).code).toBe('gone');
});
