/** The desk: names, whose turn it is, snapshots, and what is shown of clocks and teams. */
import type { AnyGame } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import {
  answeredFor,
  botTurns,
  circleOf,
  clockShown,
  commonOf,
  isPassed,
  Match,
  nextByItself,
  ownOf,
  seatsShown,
  shownTo,
  waitingFor,
} from '../index.ts';
import { crewTable, marks, named } from './crew.ts';
import { answers, begun, did, PEOPLE, refused, setupOf } from './table.ts';
import { toy } from './toy.ts';

const LIVE = { kind: 'live', base: 60, increment: 0 } as const;

test('a seat is called by its person, its bot’s level or the person it is kept for', () => {
  const match = new Match(toy, setupOf({ seats: 3, kept: ['ann', null, null] }));
  expect([0, 1, 9].map((seat) => match.nameOf(seat))).toEqual(['', '', '']);
  match.names.set('ann', 'Ann');
  expect(match.nameOf(0)).toBe('Ann');
  did(match, { do: 'bot', seat: 1, level: 'cadet' });
  did(match, { do: 'sit', seat: 2, person: 'bob', word: null });
  expect([1, 2].map((seat) => match.nameOf(seat))).toEqual(['cadet', 'Someone']);
  Object.assign(match.desk.seats[1] ?? {}, { level: null });
  expect(match.nameOf(1)).toBe('officer');
});

test('a person drives their seats, a bot its own and those of people who are away', () => {
  const match = begun();
  expect([match.drives('ann', 0), match.drives('ann', 1), match.drives('ann', 9)]).toEqual([true, false, false]);
  did(match, { do: 'away', seat: 1, level: 'cadet' });
  expect([match.isBotDriven(0), match.isBotDriven(1), match.isBotDriven(9)]).toEqual([false, true, false]);
});

test('no clock runs for a bot', () => {
  const match = new Match(toy, setupOf({ clock: LIVE }));
  did(match, { do: 'bot', seat: 0, level: 'cadet' });
  did(match, { do: 'sit', seat: 1, person: 'ann', word: 'a' });
  expect([match.waiting(), match.desk.clock.running]).toEqual([[0], []]);
});

test('a table of bots alone plays on', () => {
  const match = new Match(toy, setupOf());
  for (const seat of [0, 1]) did(match, { do: 'bot', seat, level: 'cadet' });
  expect([match.isAttended, botTurns(match).length]).toEqual([true, 1]);
});

test('a table with dice of its own needs no word of a bot', () => {
  const match = new Match(toy, setupOf({ seed: 'ab'.repeat(32) }));
  did(match, { do: 'bot', seat: 1, level: 'cadet' });
  expect([match.words[1], match.seed]).toEqual(['', 'ab'.repeat(32)]);
});

test('a seat that was risen from is as nobody had sat there', () => {
  const match = new Match(toy, setupOf());
  did(match, { do: 'sit', seat: 0, person: 'ann', word: 'a', known: true });
  did(match, { do: 'rise', person: 'ann' });
  expect(match.desk.seats[0]).toEqual(new Match(toy, setupOf()).desk.seats[0]);
});

test('a snapshot has what everybody saw while the match is played, and its position while it is sound', () => {
  const match = new Match(toy, setupOf());
  expect(match.snapshot()).toMatchObject({ saved: null, seen: null, entries: 0, seq: 0, version: 1 });
  did(match, { do: 'sit', seat: 0, person: 'ann', word: 'a' });
  did(match, { do: 'sit', seat: 1, person: 'bob', word: 'b' });
  answers(match, 0, 'one');
  expect(match.snapshot()).toMatchObject({ saved: { answered: 1 }, seen: expect.stringContaining('-'), entries: 1, seq: 3 });
  did(match, { do: 'concede', seat: 0 });
  expect(match.snapshot()).toMatchObject({ saved: { seats: 2 }, seen: null, entries: 2 });
  // What is put to rest is a copy.
  const { desk } = match.snapshot();
  match.desk.seats.pop();
  expect(desk.seats).toHaveLength(2);
});

test('seats are awaited in their order, no matter who is asked first', () => {
  const game: AnyGame = {
    ...toy,
    *step(t) {
      yield* t.all([1, 0].map((seat) => t.choice(seat, 'toy.duel', ['rock'])));
    },
  };
  const match = begun({}, PEOPLE, game);
  expect([match.asks.map(({ seat }) => seat), match.waiting()]).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

test('a frozen match asks nothing, and neither does one that has not begun', () => {
  const match = begun();
  answers(match, 0, 'boom');
  expect([match.promptId(0), match.prompt(0), match.asks, match.waiting(), botTurns(match)]).toEqual([0, null, [], [], []]);
  const before = new Match(toy, setupOf());
  expect([before.promptId(0), before.prompt(0), before.asks, before.teams]).toEqual([0, null, [], null]);
});

test('time never runs backwards at the desk', () => {
  const match = begun({ clock: LIVE });
  answers(match, 0, 'one', 9_000);
  answers(match, 1, 'one', 4_000);
  expect([match.desk.moved, match.desk.clock.since, match.desk.clock.left]).toEqual([9_000, 9_000, [51_000, 60_000]]);
  did(match, { do: 'outage', from: 9_000, until: 12_000 }, 12_000);
  expect([match.desk.moved, match.desk.clock.since]).toEqual([9_000, 12_000]);
});

test('since when it is whose turn: counted again only when somebody else’s turn comes', () => {
  const match = begun({ seats: 3 });
  expect([match.desk.turned, match.desk.turnOf]).toEqual([0, [0]]);
  answers(match, 0, 'one', 10);
  expect([match.desk.turned, match.desk.turnOf]).toEqual([10, [1]]);
  did(match, { do: 'away', seat: 1, level: 'cadet' }, 20);
  expect([match.desk.turned, match.desk.opened[1]]).toEqual([10, { id: match.promptId(1), at: 10 }]);
});

test('clocks run for people who are asked, at the pace of the question, but not in a match of days', () => {
  const match = crewTable({ clock: LIVE });
  expect([match.desk.clock.running, match.desk.clock.pace]).toEqual([
    [0, 2],
    [3, 3],
  ]);
  did(match, { do: 'away', seat: 0, level: 'cadet' });
  expect(match.desk.clock.running).toEqual([2]);
  const days = crewTable({ clock: { kind: 'days', days: 1 } });
  expect(days.desk.clock.pace).toEqual([1, 1]);
  did(match, { do: 'call-off' });
  expect([match.desk.clock.running, match.desk.clock.pace]).toEqual([[], []]);
});

test('"until my turn" ends with a question of one’s own, and not with a window', () => {
  const match = begun();
  const wish = { ask: 'always', stopFor: [], untilMyTurn: true } as const;
  did(match, { do: 'standing', seat: 1, standing: wish });
  answers(match, 0, 'announce');
  expect(match.desk.seats[1]?.standing.untilMyTurn).toBe(true);
  answers(match, 1, 'pass');
  expect(match.desk.seats[1]?.standing.untilMyTurn).toBe(false);
});

test('one person in several seats is asked in every window, so that passing the device on tells nothing', () => {
  const [shared, apart] = [begun(), begun()];
  Object.assign(shared.desk.seats[1] ?? {}, { person: 'ann' });
  for (const match of [shared, apart]) {
    (match.run?.state as unknown as { objections: boolean[] }).objections = [false, false];
    answers(match, 0, 'announce');
  }
  expect([shared, apart].map((match) => match.asks.map((ask) => isPassed(match, ask)))).toEqual([[false], [true]]);
  expect(nextByItself(shared)).toBeNull();
  did(shared, { do: 'standing', seat: 1, standing: { ask: 'never', stopFor: [], untilMyTurn: false } });
  expect(nextByItself(shared)).toMatchObject({ command: { seat: 1, answer: 'pass' } });
  expect(nextByItself(apart)).toMatchObject({ command: { answer: 'pass', by: 'standing' } });
});

test('nothing is answered for bots, for who is away, or outside of windows', () => {
  const match = begun();
  const answered = () => match.asks.map((ask) => answeredFor(match, ask));
  expect(answered()).toEqual([null]);
  (match.run?.state as unknown as { objections: boolean[] }).objections = [false, false];
  answers(match, 0, 'announce');
  expect(answered()).toEqual(['pass']);
  did(match, { do: 'away', seat: 1, level: 'cadet' });
  expect(answered()).toEqual([null]);
  Object.assign(match.desk.seats[1] ?? {}, { away: false, driver: 'bot' });
  expect(answered()).toEqual([null]);
});

test('what goes by itself is not answered for a bot or for somebody away', () => {
  const match = begun();
  answers(match, 0, 'wind');
  const answered = () => match.asks.map((ask) => answeredFor(match, ask));
  expect(answered()).toEqual(['pass']);
  Object.assign(match.desk.seats[0] ?? {}, { away: true });
  expect(answered()).toEqual([null]);
  Object.assign(match.desk.seats[0] ?? {}, { away: false, driver: 'bot' });
  expect(answered()).toEqual([null]);
});

test('clocks that ran out in a row are forgotten when the person answers, not when a bot does', () => {
  const match = begun();
  expect(match.desk.seats[0]?.missed).toBe(0);
  Object.assign(match.desk.seats[0] ?? {}, { missed: 1 });
  did(match, { do: 'answer', seat: 0, prompt: match.promptId(0), answer: 'one', by: 'bot' });
  expect(match.desk.seats[0]?.missed).toBe(1);
  answers(match, 1, 'one');
  answers(match, 0, 'one');
  expect(match.desk.seats[0]?.missed).toBe(0);
});

test('viewers of a circle: all, or each team and the spectators', () => {
  expect([0, 'spectator' as const].map((viewer) => circleOf(begun(), viewer))).toEqual(['all', 'all']);
  expect([0, 1, 2, 3, 'spectator' as const].map((viewer) => circleOf(crewTable(), viewer))).toEqual([
    'team 0',
    'team 0',
    'team 2',
    'team 2',
    'spectator',
  ]);
});

test('of both teams those are seen to be awaited who are, in the own one, and all in the others', () => {
  const match = crewTable();
  expect([0, 1, 2, 'spectator' as const].map((viewer) => waitingFor(match, viewer))).toEqual([
    [0, 2, 3],
    [0, 2, 3],
    [0, 1, 2],
    [0, 1, 2, 3],
  ]);
  answers(match, 2, 'Beta');
  expect([0, 2, 'spectator' as const].map((viewer) => waitingFor(match, viewer))).toEqual([[0], [0, 1], [0, 1]]);
});

test('clocks: none, everybody’s, or the own team’s', () => {
  expect(clockShown(begun(), 0)).toEqual({ kind: 'none', left: [], running: [], pace: [], since: null });
  const plain = begun({ clock: LIVE });
  const shown = clockShown(plain, 'spectator');
  expect(shown).toEqual({ kind: 'live', left: [60_000, 60_000], running: [0], pace: [1], since: 0 });
  expect(shown.left).not.toBe(plain.desk.clock.left);
  const match = crewTable({ clock: LIVE });
  expect(clockShown(match, 1)).toEqual({ kind: 'live', left: [60_000, 60_000, null, null], running: [0, 2, 3], pace: [3, 1, 1], since: 0 });
  // A player who is away has no clock that runs, but is still awaited by the others.
  did(match, { do: 'away', seat: 0, level: 'cadet' });
  expect(clockShown(match, 1)).toMatchObject({ running: [2, 3], pace: [1, 1], since: null });
  expect(clockShown(match, 2)).toMatchObject({ running: [0, 1, 2], pace: [1, 1, 3], since: 0 });
});

test('parts that did not change are the same objects, parts that did are not', () => {
  const match = named();
  marks(match, [0, 'cheer', 'seat:1', 'hi'], 3_000);
  const before = commonOf(match, 0);
  answers(match, 0, 'step', 4_000);
  const after = commonOf(match, 0, before);
  expect([after.marks === before.marks, after.teams === before.teams, after.seats === before.seats]).toEqual([true, true, true]);
  marks(match, [0, 'cheer', 'seat:1', 'ho'], 5_000);
  expect(commonOf(match, 0, after).marks).toMatchObject([{ text: 'ho' }]);
  marks(match, [2, 'cheer', 'seat:1', 'hum'], 5_000);
  expect(commonOf(match, 0, after).marks).toHaveLength(2);
  match.desk.marks = match.desk.marks.slice(0, 1);
  expect(commonOf(match, 0, commonOf(match, 0, after)).marks).toHaveLength(1);
  match.desk.marks = [];
  expect(commonOf(match, 0, after).marks).toEqual([]);
  const game: AnyGame = { ...match.game, teams: () => [[0, 2], [1, 3]] }; // biome-ignore format: two teams
  Object.assign(match, { game });
  expect(commonOf(match, 0, after).teams).toEqual([
    [0, 2],
    [1, 3],
  ]);
  did(match, { do: 'away', seat: 3, level: 'cadet' }, 6_000);
  const seats = seatsShown(match, before.seats);
  expect([seats === before.seats, seats[0] === before.seats[0], seats[3]?.away]).toEqual([false, true, true]);
});

test('what may be conceded, drawn and undone is shown while it may be', () => {
  const { concede: _, drawByAgreement: __, ...bare } = toy;
  const match = begun({}, PEOPLE, bare as AnyGame);
  expect(commonOf(match, 0)).toMatchObject({ canConcede: false, canDraw: false, phase: 'playing', hints: true, rules: 1, game: 'toy' });
  const other = begun();
  expect(commonOf(other, 0)).toMatchObject({ canConcede: true, canDraw: true, unrated: 'hints', commitment: other.setup.commitment });
  Object.assign(other.desk.seats[1] ?? {}, { driver: 'bot' });
  expect(commonOf(other, 0).canDraw).toBe(false);
});

test('views are made again from what was shown before, where the game knows how', () => {
  const seen: unknown[] = [];
  const viewAgain: AnyGame['viewAgain'] = (s, viewer, over, again) => {
    seen.push(again);
    return toy.view(s, viewer, over);
  };
  const match = begun({}, PEOPLE, { ...toy, viewAgain } as AnyGame);
  const open = ownOf(match, 'spectator');
  ownOf(match, 0, open, open);
  expect(seen).toEqual([
    { before: null, open: null },
    { before: open.view, open: open.view },
  ]);
});

test('a match around a position has everybody in their seats, and is told nothing of what came before', () => {
  const { run } = begun();
  const match = Match.around(toy, setupOf({ created: 7 }), run as NonNullable<typeof run>);
  expect([match.desk.phase, match.waiting(), match.desk.seats.map(({ person }) => person)]).toEqual([
    'playing',
    [0],
    ['person 0', 'person 1'],
  ]);
  expect([match.desk.opened[0]?.at, answers(match, 0, 'one').told.length]).toEqual([7, 1]);
  expect(refused(match, { do: 'word', person: 'person 0', word: 'w' }).code).toBe('not-allowed');
  expect(shownTo(match, 0).begun).toBe(true);
});

test('at rest nothing is asked for and no clock runs', () => {
  const match = begun({ clock: LIVE });
  answers(match, 0, 'roll');
  did(match, { do: 'undo', seat: 0 });
  const rest = Match.atRest(toy, match.setup, match.snapshot(), [match.next({ do: 'away', seat: 1, level: 'cadet' }, 0)]);
  expect([rest.desk.petition, rest.desk.clock.running, rest.desk.clock.pace, rest.desk.seats[1]?.away]).toEqual([null, [], [], true]);
  expect(rest.seq).toBe(match.seq + 1);
  expect(shownTo(rest, 0)).toMatchObject({ window: null, view: null, prompt: null });
  expect(match.missingConsent()).toEqual([1]);
  expect(begun().missingConsent()).toEqual([]);
  expect([rest.desk.phase, rest.asks, rest.waiting()]).toEqual(['playing', [], []]);
  expect(new Match(crewTable().game, setupOf({ seats: 4 })).teams).toBeNull();
});
