import type { MatchChance } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { act, botTurns, type Happening, type Journalled, Match, needsHistory, nextByItself, shownTo, whyNot } from '../index.ts';
import { answers, begun, did, refused, setupOf } from './table.ts';
import { toy } from './toy.ts';

const positionOf = (match: Match) => (match.run as NonNullable<Match['run']>).table.chance as MatchChance;
const totalOf = (match: Match) => (match.run as NonNullable<Match['run']>).state as unknown as { total: number };

/** What follows from the journal alone. */
const essence = (match: Match) => match.snapshot();

function journalling(): { deeds: Journalled[]; keep: (done: Happening) => void } {
  const deeds: Journalled[] = [];
  return { deeds, keep: ({ seq, at, deed }) => deeds.push(JSON.parse(JSON.stringify({ seq, at, deed }))) };
}

test('a match begins when every seat is taken and every word is in', () => {
  const match = new Match(toy, setupOf());
  did(match, { do: 'sit', seat: null, person: 'ann', word: null });
  did(match, { do: 'bot', seat: 1, level: 'officer' });
  expect(match.desk.phase).toBe('waiting');
  expect(refused(match, { do: 'answer', seat: 0, prompt: 1, answer: 'one', by: 'person' }).code).toBe('not-begun');
  did(match, { do: 'word', person: 'ann', word: 'xyzzy' });
  expect(match.desk.phase).toBe('playing');
  expect(refused(match, { do: 'sit', seat: null, person: 'bob', word: null }).code).toBe('full');
});

test('the same deeds lead to the same match, to the last prompt id', () => {
  const match = new Match(toy, setupOf());
  const { deeds, keep } = journalling();
  keep(did(match, { do: 'sit', seat: 0, person: 'ann', word: 'a' }));
  keep(did(match, { do: 'sit', seat: 1, person: 'bob', word: 'b' }));
  keep(answers(match, 0, 'one', 1));
  keep(did(match, { do: 'undo', seat: 0 }, 2));
  keep(answers(match, 0, 'duel', 3));
  keep(answers(match, 1, 'rock', 4));
  const half = match.snapshot();
  keep(answers(match, 0, 'paper', 5));
  keep(answers(match, 1, 'roll', 6));
  keep(did(match, { do: 'undo', seat: 1 }, 7));
  keep(did(match, { do: 'consent', seat: 0, yes: true }, 8));
  const again = Match.restore(toy, setupOf(), null, deeds);
  expect(essence(again)).toEqual(essence(match));
  const fromHalf = Match.restore(toy, setupOf(), JSON.parse(JSON.stringify(half)), deeds.slice(half.seq));
  expect(essence(fromHalf)).toEqual(essence(match));
});

test('a take-back with dice asks the others, and the dice go on', () => {
  const match = begun();
  answers(match, 0, 'roll');
  const { position } = positionOf(match);
  did(match, { do: 'undo', seat: 0 });
  expect(match.missingConsent()).toEqual([1]);
  expect(refused(match, { do: 'consent', seat: 0, yes: true }).code).toBe('not-allowed');
  did(match, { do: 'consent', seat: 1, yes: true });
  expect(match.entries).toEqual([{ jump: position }]);
  expect(match.waiting()).toEqual([0]);
});

test('a take-back that is turned down changes nothing in the game', () => {
  const match = begun();
  answers(match, 0, 'roll');
  did(match, { do: 'undo', seat: 0 });
  did(match, { do: 'consent', seat: 1, yes: false });
  expect(match.waiting()).toEqual([1]);
  expect(match.desk.petition).toBeNull();
});

test('against bots a take-back needs no consent', () => {
  const match = new Match(toy, setupOf());
  did(match, { do: 'bot', seat: 1, level: 'cadet' });
  did(match, { do: 'sit', seat: 0, person: 'ann', word: 'a' });
  answers(match, 0, 'roll');
  const { told } = did(match, { do: 'undo', seat: 0 });
  expect(told.map(({ all }) => all?.type)).toEqual(['match.takenBack']);
  expect(match.waiting()).toEqual([0]);
});

test('an answer is taken back to before a restart once the whole journal is open', () => {
  const match = begun();
  answers(match, 0, 'one');
  const again = Match.restore(toy, setupOf(), JSON.parse(JSON.stringify(match.snapshot())), []);
  expect(needsHistory(again, { do: 'undo', seat: 0 })).toBe(true);
  expect(needsHistory(match, { do: 'undo', seat: 0 })).toBe(false);
});

test('stale, foreign and unknown prompts are refused without effect', () => {
  const match = begun();
  const prompt = match.promptId(0);
  answers(match, 0, 'one');
  const by = 'person';
  expect(refused(match, { do: 'answer', seat: 0, prompt, answer: 'one', by }).code).toBe('not-asked');
  expect(refused(match, { do: 'answer', seat: 1, prompt: 99, answer: 'one', by }).code).toBe('stale');
  expect(refused(match, { do: 'answer', seat: 7, prompt: 99, answer: 'one', by }).code).toBe('not-your-seat');
  expect(whyNot(match, 1, match.promptId(1), 'three')?.code).toBe('malformed');
  expect(refused(match, { do: 'answer', seat: 1, prompt: match.promptId(1), answer: 'three', by }).instead).toContain('two');
  expect(refused(match, { do: 'answer', seat: 1, prompt: 99, answer: 'one', by })).not.toHaveProperty('instead');
});

test('a rule that crashes freezes the match, with the answer on record and the position before it to look at', () => {
  const match = begun();
  answers(match, 0, 'two');
  const { deed } = answers(match, 1, 'boom');
  expect(deed).toEqual({ do: 'play', entry: { seat: 1, answer: 'boom' }, by: 'person' });
  expect(match.desk.fault).toContain('after {"seat":1,"answer":"boom"}');
  expect(match.desk.phase).toBe('frozen');
  expect(match.run?.state).toMatchObject({ total: 2 });
  expect(refused(match, { do: 'concede', seat: 0 }).sentence).toContain('frozen');
});

test('a draw needs every other person and is offered only where the game knows it', () => {
  const match = begun({ seats: 3 });
  did(match, { do: 'draw', seat: 1 });
  did(match, { do: 'consent', seat: 0, yes: true });
  expect(match.desk.phase).toBe('playing');
  const { told } = did(match, { do: 'consent', seat: 2, yes: true });
  expect(told).toEqual([{ all: { type: 'match.drawn' }, to: null }]);
  expect(match.desk.phase).toBe('over');
  expect(match.desk.result).toEqual({ ranking: [[0, 1, 2]], reason: 'match.drawn', clause: 'TOY-9' });
});

test('conceding ends the match and shows the secret', () => {
  const match = begun();
  did(match, { do: 'concede', seat: 0 });
  expect(match.desk.result?.ranking).toEqual([[1], [0]]);
});

test('two clocks that run out in a row bring a stand-in; the person can come back', () => {
  const match = begun({ clock: { kind: 'move', seconds: 10 } });
  expect(nextByItself(match)).toEqual({ at: 10_500, command: { do: 'expire' } });
  expect(refused(match, { do: 'expire' }, 10_499).code).toBe('gone');
  did(match, { do: 'expire' }, 10_500);
  answers(match, 1, 'one', 11_000);
  const { told } = did(match, { do: 'expire' }, 21_500);
  expect(told.map(({ all }) => all?.type)).toEqual(['moved', 'match.expired', 'match.away']);
  expect(match.desk.seats[0]).toMatchObject({ away: true, missed: 2 });
  answers(match, 1, 'one', 22_000);
  expect(botTurns(match)).toMatchObject([{ seat: 0, level: 'officer' }]);
  did(match, { do: 'return', seat: 0 }, 23_000);
  expect(match.desk.seats[0]).toMatchObject({ away: false, missed: 0, level: null });
  expect(botTurns(match)).toEqual([]);
  expect(nextByItself(match)?.at).toBe(33_500);
});

test('a table may choose that a bot stands in at once', () => {
  const match = begun({ clock: { kind: 'move', seconds: 10 }, onExpiry: 'bot' });
  did(match, { do: 'expire' }, 10_500);
  expect(match.desk.seats[0]?.away).toBe(true);
  expect(match.desk.phase).toBe('playing');
});

test('an answer that is under way when the clock stands at nothing still counts, and gains no time', () => {
  const match = begun({ clock: { kind: 'live', base: 10, increment: 0 } });
  expect(refused(match, { do: 'expire' }, 10_200).code).toBe('gone');
  answers(match, 0, 'one', 10_200);
  expect(match.desk.clock.left).toEqual([0, 10_000]);
});

test('the time in which no server was there counts for no player', () => {
  const match = begun({ clock: { kind: 'live', base: 60, increment: 0 } });
  did(match, { do: 'outage', from: 5_000, until: 500_000 }, 500_900);
  expect(refused(match, { do: 'outage', from: 5_000, until: 500_000 }, 501_000).code).toBe('gone');
  expect(match.desk.clock).toMatchObject({ left: [55_000, 60_000], since: 500_000, running: [0] });
  answers(match, 0, 'one', 501_000);
  expect(match.desk.clock.left).toEqual([54_000, 60_000]);
});

test('a live clock counts down only for the seat that is asked and adds the increment', () => {
  const match = begun({ clock: { kind: 'live', base: 60, increment: 5 } });
  answers(match, 0, 'one', 20_000);
  expect(match.desk.clock.left).toEqual([45_000, 60_000]);
  answers(match, 1, 'one', 21_000);
  expect(match.desk.clock.left).toEqual([45_000, 64_000]);
});

test('nobody at the table: bots wait until somebody is back', () => {
  const match = begun();
  did(match, { do: 'away', seat: 0, level: 'cadet' });
  expect(botTurns(match)).toHaveLength(1);
  did(match, { do: 'away', seat: 1, level: 'cadet' });
  expect(botTurns(match)).toEqual([]);
});

test('a pass in a response window takes effect at the same moment, no matter who gives it', () => {
  const match = begun({ window: 1000, seats: 2 });
  answers(match, 0, 'announce', 5_000);
  const prompt = match.prompt(1);
  expect(prompt?.window?.kind).toBe('toy.announced');
  for (const viewer of [0, 1, 'spectator'] as const) expect(shownTo(match, viewer).window).toEqual({ opened: 5_000, least: 1000 });
  const pass = { do: 'answer', seat: 1, prompt: prompt?.id ?? 0, answer: 'pass', by: 'person' } as const;
  expect(act(match, pass, 5_100)).toEqual({ holdUntil: 6_000 });
  did(match, { do: 'standing', seat: 1, standing: { ask: 'never', stopFor: [], untilMyTurn: false } }, 5_200);
  expect(nextByItself(match)).toMatchObject({ at: 6_000, command: { answer: 'pass', by: 'standing' } });
  did(match, pass, 6_000);
  expect(match.waiting()).toEqual([1]);
  expect(shownTo(match, 0).window).toBeNull();
});

test('a pass that let something happen is not taken back without the others; a response that only asks further is', () => {
  const match = begun();
  answers(match, 0, 'announce');
  expect(match.prompt(1)?.window).toBeDefined();
  answers(match, 1, 'pass');
  expect(totalOf(match).total).toBe(4);
  expect(match.run?.canUndo(1)).toBe(false);
  did(match, { do: 'undo', seat: 1 });
  expect(match.missingConsent()).toEqual([0]);
  expect(totalOf(match).total).toBe(4);
});

test('a clock that runs out after a person’s own pass gives the default, and takes nothing back', () => {
  const match = begun({ clock: { kind: 'move', seconds: 10 } });
  answers(match, 0, 'announce', 1_000);
  answers(match, 1, 'pass', 2_000);
  expect(match.waiting()).toEqual([1]);
  const { deed } = did(match, { do: 'expire' }, nextByItself(match)?.at);
  expect(deed).toMatchObject({ do: 'play', entry: { seat: 1, answer: 'one' }, by: 'clock' });
});

test('clocks cannot be refilled: not by undo, not by handing the seat over and back', () => {
  const match = begun({ clock: { kind: 'live', base: 60, increment: 60 } });
  for (let i = 0; i < 5; i++) {
    answers(match, 0, 'one', 1_000 * (i + 1));
    did(match, { do: 'undo', seat: 0 }, 1_000 * (i + 1));
  }
  expect(match.desk.clock.left[0]).toBe(55_000);
  did(match, { do: 'away', seat: 0, level: 'cadet' }, 50_000);
  did(match, { do: 'return', seat: 0 }, 51_000);
  expect(match.desk.clock.left[0]).toBe(9_000);
  const days = begun({ clock: { kind: 'move', seconds: 30 } });
  answers(days, 0, 'one', 29_000);
  did(days, { do: 'undo', seat: 0 }, 29_000);
  expect(days.desk.clock.left[0]).toBe(1_000);
});

test('time that ran out is forgiven once: a respite of half a minute, then none', () => {
  const match = begun({ clock: { kind: 'live', base: 40, increment: 0 }, onExpiry: 'bot' });
  did(match, { do: 'expire' }, nextByItself(match)?.at);
  did(match, { do: 'return', seat: 0 }, 50_000);
  expect(match.desk.clock.left[0]).toBe(30_000);
  did(match, { do: 'expire' }, nextByItself(match)?.at);
  did(match, { do: 'return', seat: 0 }, 90_000);
  expect(match.desk.clock.left[0]).toBe(0);
});

test('a take-back waits for everybody it concerns, no matter who plays their seat at the moment', () => {
  const match = begun();
  answers(match, 0, 'roll');
  did(match, { do: 'away', seat: 1, level: 'cadet' });
  did(match, { do: 'undo', seat: 0 });
  expect(match.missingConsent()).toEqual([1]);
  expect(match.waiting()).toEqual([1]);
});

test('numbers of questions are never used twice, not even after a take-back', () => {
  const match = begun();
  const seen = new Set<number>([match.promptId(0)]);
  answers(match, 0, 'roll');
  answers(match, 1, 'one');
  seen.add(match.promptId(0));
  answers(match, 0, 'one');
  did(match, { do: 'undo', seat: 1 });
  did(match, { do: 'consent', seat: 0, yes: true });
  answers(match, 1, 'two');
  expect(seen.has(match.promptId(0))).toBe(false);
});

test('a standing preference is seen to pass by its own seat only', () => {
  const match = begun({ window: 1000 });
  answers(match, 0, 'announce', 5_000);
  const passing = (viewer: 0 | 1 | 'spectator') => shownTo(match, viewer).passing;
  did(match, { do: 'standing', seat: 1, standing: { ask: 'never', stopFor: [], untilMyTurn: false } }, 5_100);
  expect([passing(0), passing(1), passing('spectator')]).toEqual([false, true, false]);
});

test('what goes by itself is passed after a breath, no matter what its seat prefers; a bot takes its own time', () => {
  const match = begun();
  answers(match, 0, 'wind', 5_000);
  expect(shownTo(match, 0).passing).toBe(true);
  expect(nextByItself(match)).toEqual({
    at: 5_600,
    command: { do: 'answer', seat: 0, prompt: match.promptId(0), answer: 'pass', by: 'standing' },
  });
  expect(shownTo(match, 1).window).toBe(null);
  did(match, (nextByItself(match) as NonNullable<ReturnType<typeof nextByItself>>).command, 5_600);
  expect([totalOf(match).total, match.waiting()]).toEqual([1, [1]]);
  did(match, { do: 'away', seat: 1, level: 'cadet' }, 5_700);
  answers(match, 1, 'wind', 6_000);
  expect([nextByItself(match), botTurns(match).map(({ seat }) => seat)]).toEqual([null, [1]]);
});

test('a response window is open for longer than a breath where the table says so, and what goes by itself too', () => {
  const match = begun({ window: 1_000 });
  answers(match, 0, 'wind', 5_000);
  expect(nextByItself(match)?.at).toBe(6_000);
});

test('a match goes on from a position of a record with new dice', () => {
  const past = begun();
  answers(past, 0, 'roll');
  answers(past, 1, 'two');
  const { total } = totalOf(past);
  const match = begun({ id: 'm2', from: { seed: past.seed, entries: [...past.entries] } });
  expect(match.run?.state).toMatchObject({ total, active: 0 });
  expect(match.seed).not.toBe(past.seed);
});
