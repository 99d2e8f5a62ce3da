/** What the referee takes and what not: every refusal with the neighbouring case in which there is none. */
import { expect, test } from 'vitest';
import { act, botTurns, type Command, Match, nextByItself, pledgeOf, shownTo, wordOf } from '../index.ts';
import { answers, begun, did, refused, setupOf } from './table.ts';
import { toy } from './toy.ts';

const code = (match: Match, command: Command, now = 0) => refused(match, command, now).code;
const waiting = (more = {}) => new Match(toy, setupOf(more));
const bare = () => {
  const { drawByAgreement: _, concede: __, ...rest } = toy;
  const match = new Match(rest as typeof toy, setupOf());
  did(match, { do: 'sit', seat: 0, person: 'ann', word: 'a' });
  did(match, { do: 'sit', seat: 1, person: 'bob', word: 'b' });
  return match;
};
const NEVER = { ask: 'never', stopFor: [], untilMyTurn: false } as const;

test('a seat is taken once, by one person, before the match begins', () => {
  const match = waiting({ seats: 3 });
  did(match, { do: 'sit', seat: 1, person: 'ann', word: null });
  expect(code(match, { do: 'sit', seat: 1, person: 'bob', word: null })).toBe('not-open');
  expect(code(match, { do: 'sit', seat: null, person: 'ann', word: null })).toBe('already-seated');
  expect(code(match, { do: 'sit', seat: 9, person: 'bob', word: null })).toBe('not-open');
  did(match, { do: 'sit', seat: null, person: 'ann', word: null, shared: true });
  expect(match.seatsOf('ann')).toEqual([0, 1]);
  expect(code(match, { do: 'bot', seat: 1, level: 'cadet' })).toBe('not-open');
  did(match, { do: 'bot', seat: 2, level: 'cadet' });
  expect(code(match, { do: 'sit', seat: null, person: 'bob', word: null })).toBe('full');
});

test('a bot takes an open seat, and none when the match runs', () => {
  const match = begun();
  match.desk.seats[1] = { ...(match.desk.seats[1] as never as object), driver: 'open' } as never;
  expect(code(match, { do: 'bot', seat: 1, level: 'cadet' })).toBe('not-open');
});

test('a person who sits can rise before it begins; afterwards, and without a seat, not', () => {
  const match = waiting();
  did(match, { do: 'sit', seat: 0, person: 'ann', word: 'a' });
  expect(code(match, { do: 'rise', person: 'bob' })).toBe('not-your-seat');
  did(match, { do: 'rise', person: 'ann' });
  expect(match.desk.seats[0]).toMatchObject({ driver: 'open', person: null, word: null });
  expect(refused(begun(), { do: 'rise', person: 'ann' }).sentence).toContain('concede');
});

test('pledges bind: replaced only while no word is known, and kept by nobody without a seat', () => {
  const match = waiting({ seats: 3 });
  const [one, two] = ['a', 'b'].map((text) => wordOf('m1', text)) as [string, string];
  did(match, { do: 'sit', seat: 0, person: 'ann', word: null, pledge: pledgeOf('m1', one) });
  did(match, { do: 'sit', seat: 1, person: 'bob', word: null, pledge: pledgeOf('m1', two) });
  did(match, { do: 'sit', seat: 2, person: 'cid', word: null });
  expect(code(match, { do: 'pledge', person: 'dee', pledge: 'x' })).toBe('not-your-seat');
  did(match, { do: 'pledge', person: 'ann', pledge: pledgeOf('m1', two) });
  did(match, { do: 'pledge', person: 'ann', pledge: pledgeOf('m1', one) });
  expect(match.desk.seats[1]).toMatchObject({ pledge: null });
  did(match, { do: 'pledge', person: 'bob', pledge: pledgeOf('m1', two) });
  expect(refused(match, { do: 'word', person: 'ann', word: 'b' }).sentence).toContain('not the word');
  did(match, { do: 'word', person: 'bob', word: 'b' });
  expect(refused(match, { do: 'pledge', person: 'ann', pledge: 'x' }).sentence).toContain('Others have given');
  expect(refused(match, { do: 'pledge', person: 'bob', pledge: 'x' }).sentence).toContain('in already');
  did(match, { do: 'pledge', person: 'cid', pledge: pledgeOf('m1', wordOf('m1', 'c')) });
  expect(refused(match, { do: 'word', person: 'bob', word: 'b' }).sentence).toContain('in already');
  expect(code(match, { do: 'word', person: 'dee', word: 'b' })).toBe('not-your-seat');
  did(match, { do: 'word', person: 'cid', word: 'c' });
  did(match, { do: 'word', person: 'ann', word: 'a' });
  expect(match.desk.phase).toBe('playing');
  expect(refused(match, { do: 'word', person: 'ann', word: 'a' }).sentence).toContain('has begun');
  expect(refused(match, { do: 'pledge', person: 'ann', pledge: 'x' }).sentence).toContain('in already');
});

test('a person who has given a word for one of their seats pledges no other', () => {
  const match = waiting({ seats: 3 });
  for (const seat of [0, 1]) did(match, { do: 'sit', seat, person: 'ann', word: seat === 0 ? 'x' : null, shared: true });
  expect(refused(match, { do: 'pledge', person: 'ann', pledge: 'p' }).sentence).toContain('in already');
});

test('who sits down is known by a passkey, or nothing is said of it', () => {
  const match = waiting();
  const sit = { do: 'sit', seat: 0, person: 'ann', word: null } as const;
  expect(act(match, sit, 0)).toEqual({ deed: { ...sit, pledge: null } });
  expect(act(match, { ...sit, known: true }, 0)).toEqual({ deed: { ...sit, pledge: null, known: true } });
});

test('a word that nobody had pledged binds nobody', () => {
  const match = waiting({ seats: 3 });
  did(match, { do: 'sit', seat: 0, person: 'ann', word: null });
  did(match, { do: 'sit', seat: 1, person: 'bob', word: 'b' });
  for (const text of ['x', 'y']) did(match, { do: 'pledge', person: 'ann', pledge: pledgeOf('m1', wordOf('m1', text)) });
  did(match, { do: 'word', person: 'ann', word: 'y' });
});

test('a word that comes with its pledge must fit it', () => {
  const match = waiting();
  const pledge = pledgeOf('m1', wordOf('m1', 'a'));
  expect(refused(match, { do: 'sit', seat: 0, person: 'ann', word: 'b', pledge }).code).toBe('bad-message');
  did(match, { do: 'sit', seat: 0, person: 'ann', word: 'a', pledge });
  expect(match.desk.seats[0]).toMatchObject({ pledge, word: wordOf('m1', 'a') });
});

test('somebody new unbinds those who were bound to each other, and nobody else', () => {
  const match = waiting({ seats: 3 });
  const word = wordOf('m1', 'a');
  did(match, { do: 'sit', seat: 0, person: 'ann', word: 'a', pledge: pledgeOf('m1', word) });
  did(match, { do: 'sit', seat: 1, person: 'bob', word: 'b' });
  expect(match.desk.seats.map(({ word: given }) => given !== null)).toEqual([false, true, false]);
  expect(match.desk.seats[0]?.pledge).toBeNull();
});

test('a pledge and a word go to the seats that still lack one', () => {
  const match = waiting({ seats: 3 });
  for (const seat of [0, 1]) did(match, { do: 'sit', seat, person: 'ann', word: seat === 0 ? 'x' : null, shared: true });
  did(match, { do: 'sit', seat: 2, person: 'bob', word: null });
  did(match, { do: 'word', person: 'ann', word: 'a' });
  const [x, a] = [wordOf('m1', 'x'), wordOf('m1', 'a')];
  expect(match.desk.seats.map(({ word }) => word)).toEqual([x, a, null]);
});

test('where play goes on after a concession a bot answers for the seat, to the end, and the game says why', () => {
  const givenUp = { clause: 'TOY-9', say: { key: 'toy.given-up' } };
  const going = { ...toy, concede: () => undefined, givenUp, wording: { ...toy.wording, 'toy.given-up': 'A bot plays it to the end.' } };
  const match = begun({ clock: { kind: 'live', base: 60, increment: 5 } }, undefined, going);
  expect([botTurns(match), match.desk.clock.running]).toEqual([[], [0]]);
  const prompt = match.promptId(0);
  did(match, { do: 'concede', seat: 0 });
  expect(botTurns(match)).toEqual([{ seat: 0, level: 'officer', prompt: match.promptId(0) }]);
  expect(match.desk.clock.running).toEqual([]);
  const commands: Command[] = [
    { do: 'concede', seat: 0 },
    { do: 'return', seat: 0 },
    { do: 'away', seat: 0, level: 'cadet' },
    { do: 'undo', seat: 0 },
    { do: 'answer', seat: 0, prompt, answer: 'one', by: 'person' },
  ];
  for (const command of commands)
    expect(refused(match, command)).toMatchObject({ clause: 'TOY-9', sentence: 'A bot plays it to the end.' });
  did(match, { do: 'answer', seat: 0, prompt: match.promptId(0), answer: 'one', by: 'bot' });
  // What a bot answers for the seat does not bring its person back.
  expect(match.hasLeft(0)).toBe(true);
  expect(refused(match, { do: 'concede', seat: 0 })).toMatchObject({ clause: 'TOY-9' });
  did(match, { do: 'concede', seat: 1 });
});
test('a game that says nothing of it has a sentence, too', () => {
  const match = begun({}, undefined, { ...toy, concede: () => undefined });
  did(match, { do: 'concede', seat: 0 });
  expect(refused(match, { do: 'concede', seat: 0 })).toMatchObject({ code: 'not-allowed', sentence: 'This seat was given up.' });
});

test('what is over stays over, and is only talked about', () => {
  const match = begun();
  did(match, { do: 'concede', seat: 0 });
  const commands: Command[] = [
    { do: 'answer', seat: 0, prompt: 1, answer: 'one', by: 'person' },
    { do: 'concede', seat: 1 },
    { do: 'undo', seat: 0 },
    { do: 'draw', seat: 0 },
    { do: 'standing', seat: 0, standing: NEVER },
    { do: 'expire' },
  ];
  for (const command of commands) expect(refused(match, command)).toMatchObject({ code: 'over', sentence: 'The match is over.' });
  expect(code(match, { do: 'call-off' })).toBe('gone');
  did(match, { do: 'chat', person: 'ann', name: 'Ann', seat: 0, to: 'all', text: 'Well played' });
  expect(match.chat).toMatchObject([{ text: 'Well played', to: null, seat: 0 }]);
});

test('a frozen match is talked about and called off, nothing else', () => {
  const match = begun();
  answers(match, 0, 'boom');
  expect(refused(match, { do: 'standing', seat: 0, standing: NEVER }).sentence).toContain('frozen');
  did(match, { do: 'chat', person: 'ann', name: 'Ann', seat: 0, to: 'all', text: 'What now?' });
  did(match, { do: 'call-off' });
  expect(match.desk.phase).toBe('abandoned');
});

test('nothing is played before the match begins', () => {
  const match = waiting();
  did(match, { do: 'sit', seat: 0, person: 'ann', word: 'a' });
  for (const command of [{ do: 'concede', seat: 0 }, { do: 'undo', seat: 0 }, { do: 'expire' }] as const)
    expect(code(match, command)).toBe('not-begun');
  expect(nextByItself(match)).toBeNull();
  expect(botTurns(match)).toEqual([]);
});

test('a line of chat has something to read, and a team only where there are teams', () => {
  const match = begun();
  const line = { do: 'chat', person: 'ann', name: 'Ann', seat: 0, to: 'all', text: 'Hi' } as const;
  expect(refused(match, { ...line, text: ' \u200b ' }).sentence).toContain('nothing to read');
  expect(refused(match, { ...line, to: 'team' }).sentence).toContain('no team');
  for (let i = 0; i < 60; i++) did(match, { ...line, text: `line ${i}` });
  expect(match.chat).toHaveLength(50);
  expect(match.chat.at(-1)?.text).toBe('line 59');
});

test('draws: only where the game knows them, without bots, one request at a time', () => {
  expect(refused(bare(), { do: 'draw', seat: 0 }).sentence).toContain('no draw');
  expect(refused(bare(), { do: 'concede', seat: 0 }).sentence).toContain('no concession');
  const match = begun({ seats: 3 });
  did(match, { do: 'away', seat: 2, level: 'cadet' });
  expect(refused(match, { do: 'draw', seat: 0 }).sentence).toContain('bot');
  expect(shownTo(match, 0).canDraw).toBe(false);
  did(match, { do: 'return', seat: 2 });
  expect(shownTo(match, 0).canDraw).toBe(true);
  answers(match, 0, 'roll');
  did(match, { do: 'draw', seat: 0 });
  expect(match.desk.petition).toEqual({ kind: 'draw', by: 0, agreed: [], to: 0, jump: 0 });
  expect(shownTo(match, 1).request).toEqual({ kind: 'draw', by: 0, agreed: [], missing: [1, 2] });
  expect(refused(match, { do: 'draw', seat: 1 }).sentence).toContain('Another request');
  expect(refused(match, { do: 'undo', seat: 0 }).sentence).toContain('Another request');
  did(match, { do: 'consent', seat: 1, yes: true });
  expect(refused(match, { do: 'consent', seat: 1, yes: true }).sentence).toContain('not asked for');
  expect(shownTo(match, 1).request?.agreed).toEqual([1]);
  did(match, { do: 'consent', seat: 0, yes: false });
  expect(match.desk.petition).toBeNull();
  expect(code(match, { do: 'consent', seat: 1, yes: true })).toBe('gone');
});

test('a bot at the table does not agree to a draw', () => {
  const match = waiting();
  did(match, { do: 'bot', seat: 1, level: 'cadet' });
  did(match, { do: 'sit', seat: 0, person: 'ann', word: 'a' });
  expect(refused(match, { do: 'draw', seat: 0 }).sentence).toContain('bot');
  expect(shownTo(match, 0).canDraw).toBe(false);
});

test('a request is over when somebody plays on', () => {
  const match = begun();
  answers(match, 0, 'roll');
  did(match, { do: 'undo', seat: 0 });
  answers(match, 1, 'one');
  expect(match.desk.petition).toBeNull();
});

test('a seat is handed over once, and taken back once', () => {
  const match = begun();
  expect(refused(match, { do: 'return', seat: 0 }).sentence).toContain('yours already');
  did(match, { do: 'away', seat: 0, level: 'cadet' });
  expect(refused(match, { do: 'away', seat: 0, level: 'cadet' }).sentence).toContain('already');
  expect(match.nameOf(0)).toBe('Someone');
  expect(match.isBotDriven(0)).toBe(true);
  did(match, { do: 'return', seat: 0 });
  expect(match.isBotDriven(0)).toBe(false);
});

test('there is nothing to take back before the first answer, and only one’s own', () => {
  const match = begun();
  expect(code(match, { do: 'undo', seat: 0 })).toBe('no-undo');
  answers(match, 0, 'roll');
  expect(code(match, { do: 'undo', seat: 1 })).toBe('no-undo');
  answers(match, 1, 'roll');
  did(match, { do: 'undo', seat: 0 });
  expect(match.desk.petition).toMatchObject({ kind: 'takeback', by: 0, to: 0 });
});

test('a clock runs out at its moment and not before, and only where there is one', () => {
  expect(code(begun(), { do: 'expire' }, 1e9)).toBe('gone');
  const match = begun({ clock: { kind: 'days', days: 2 } });
  const DAYS = 2 * 86_400_000;
  expect(nextByItself(match)?.at).toBe(DAYS + 500);
  expect(code(match, { do: 'expire' }, DAYS + 499)).toBe('gone');
  did(match, { do: 'expire' }, DAYS + 500);
  expect(match.desk.seats[0]?.missed).toBe(1);
});

test('an outage that is over already, or not yet, moves no clock', () => {
  const match = begun({ clock: { kind: 'live', base: 60, increment: 0 } });
  expect(code(match, { do: 'outage', from: 0, until: 0 }, 10)).toBe('gone');
  expect(code(match, { do: 'outage', from: 0, until: 11 }, 10)).toBe('gone');
  did(match, { do: 'outage', from: 0, until: 10 }, 10);
  expect(match.desk.clock.since).toBe(10);
});

test('a pass is held for the window only, for who gives it now, and never for a clock', () => {
  const match = begun({ window: 1000, clock: { kind: 'move', seconds: 60 } });
  answers(match, 0, 'announce', 5_000);
  const prompt = match.promptId(1);
  const pass = { do: 'answer', seat: 1, prompt, answer: 'pass', by: 'person' } as const;
  expect(act(match, pass, 5_999)).toEqual({ holdUntil: 6_000 });
  expect(act(match, { ...pass, prompt: 99 }, 5_100)).toMatchObject({ refused: { code: 'stale' } });
  expect(act(match, { ...pass, by: 'clock' }, 5_100)).toHaveProperty('deed');
  expect(act(match, pass, 6_000)).toHaveProperty('deed');
});

test('bots play on only while a person is there; the first of those asked together goes first', () => {
  const match = waiting({ seats: 3 });
  did(match, { do: 'bot', seat: 0, level: 'cadet' });
  did(match, { do: 'bot', seat: 1, level: 'admiral' });
  did(match, { do: 'sit', seat: 2, person: 'ann', word: 'a' });
  expect(botTurns(match)).toEqual([{ seat: 0, level: 'cadet', prompt: match.promptId(0) }]);
  did(match, { do: 'answer', seat: 0, prompt: match.promptId(0), answer: 'duel', by: 'bot' });
  expect(botTurns(match).map(({ seat }) => seat)).toEqual([0, 1]);
  did(match, { do: 'away', seat: 2, level: 'officer' });
  expect(botTurns(match)).toEqual([]);
});
