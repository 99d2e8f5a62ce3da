/** An episode of Bridge Crew at the referee's table: words that are cut, texts that are cleaned, seats that are given up. */
import type { Ask, Json } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { game, type Voyage } from '../../games/bridge-crew/index.ts';
import { act, adopt, arriving, botTurns, type Match, type Snapshot } from '../index.ts';
import { answers, begun, did, refused } from './table.ts';

const DEFAULTS = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default]));

/** Ann, Bob and Cid; cards are dealt. */
const table = (more = {}): Match =>
  begun({ game: game.id, version: game.version, seats: 3, options: { ...DEFAULTS, cards: 'deal', ...more } }, undefined, game);
const stateOf = (match: Match): Voyage => match.run?.state as unknown as Voyage;
const logOf = (match: Match, kind: string) => stateOf(match).log.filter((entry) => entry.kind === kind);

const PLAIN: Readonly<Record<string, Json>> = {
  'brc.role-bid': 'none',
  'brc.command': 'scan',
  'brc.sheet': { sentience: 'sentient', number: 'one', kind: 'living', place: 'space' },
  'brc.themes': ['science', 'discovery'],
  'brc.commission': 8,
  'brc.order-bid': 8,
  'brc.alien-die': [8, 'E'],
  'brc.face-off': 'hostile',
};
/** Plays until the beat, a second for each answer; what is not said is left plain, and texts empty. */
function play(match: Match, until: string, said: (ask: Ask) => Json | undefined = () => undefined): void {
  for (let second = 1; stateOf(match).awaits !== until; second++) {
    const ask = match.run?.openAsks[0] as Ask;
    answers(match, ask.seat, said(ask) ?? PLAIN[ask.key] ?? '', second * 1_000);
  }
}
/** Both sides say a line, and then are what they said. */
function faced(line: string): Match {
  const match = table();
  play(match, 'outcome', ({ key, seat }) => {
    if (key === 'brc.banter') return line;
    const { crew, spoken } = stateOf(match);
    return key === 'brc.face-off' && spoken[seat === crew ? 0 : 1] === 0 ? 'say' : undefined;
  });
  return match;
}
const cuts = (match: Match, on: number | string) => did(match, { do: 'mark', seat: 0, what: 'cut', on: String(on), text: null }, 99_000);

test('BRC-R57: a line that is also the name of an attitude is cut; the attitude, the dice and the other’s same words stand', () => {
  const match = faced('hostile');
  const [crew, alien] = logOf(match, 'banter');
  const { attitudes, crewWon, wonBy } = stateOf(match);
  cuts(match, crew?.seq as number);
  expect(logOf(match, 'banter').map(({ text }) => text)).toEqual(['███████', 'hostile']);
  expect(stateOf(match)).toMatchObject({ attitudes, crewWon, wonBy });
  const told = match.recent.flat().map(({ all }) => all);
  expect(told.filter((event) => event?.type === 'attitudes.revealed')).toEqual([
    { type: 'attitudes.revealed', crew: 'hostile', alien: 'hostile' },
  ]);
  expect(told.filter((event) => event?.type === 'text.posted' && event.kind === 'banter').map((event) => event?.text)).toEqual([
    '███████',
    'hostile',
  ]);
  cuts(match, alien?.seq as number);
  expect(logOf(match, 'banter').map(({ text }) => text)).toEqual(['███████', '███████']);
});

test('BRC-R56, BRC-R57: of the same words said twice by one seat the one that is meant is cut', () => {
  const match = table();
  const crewOf = () => stateOf(match).crew;
  play(match, 'outcome', ({ key, seat }) => {
    if (key === 'brc.banter') return 'Ha.';
    return key === 'brc.face-off' && seat === crewOf() && (stateOf(match).spoken[0] as number) < 2 ? 'say' : undefined;
  });
  cuts(match, logOf(match, 'banter')[0]?.seq as number);
  expect(logOf(match, 'banter').map(({ text }) => text)).toEqual(['███', 'Ha.']);
});

test('BRC-R57: names, ship and title are cut in what told them, even if something else has the same name', () => {
  const match = table();
  play(match, 'command', ({ key }) => (key === 'brc.name' ? 'scan' : key === 'brc.ship' ? 'captain' : undefined));
  cuts(match, 'name/1');
  cuts(match, 'ship');
  expect(stateOf(match)).toMatchObject({ names: ['scan', '████', 'scan'], ship: '███████' });
  play(match, 'narration');
  expect(stateOf(match).order).toBe('scan');
});

test('BRC-R58: a player who gives up hands the seat to a bot for good; X38', () => {
  const match = table();
  play(match, 'captain-auction');
  const { turn } = stateOf(match);
  did(match, { do: 'concede', seat: turn }, 5_000);
  expect(botTurns(match).map(({ seat, level }) => [seat, level])).toEqual([[turn, 'officer']]);
  const answer = { do: 'answer', seat: turn, prompt: match.promptId(turn), answer: 'none' } as const;
  for (const command of [
    { do: 'concede', seat: turn },
    { do: 'return', seat: turn },
    { ...answer, by: 'person' },
  ] as const)
    expect(refused(match, command, 6_000)).toMatchObject({
      clause: 'BRC-R58',
      sentence: 'This player resigned; a bot plays on.',
    });
  did(match, { ...answer, by: 'bot' }, 6_000);
  expect(stateOf(match).out[turn]).toBe(true);
});

/** Ann gives an Order and has to tell it. */
function narrating(more = {}): {
  readonly match: Match;
  readonly seat: number;
  readonly writes: (answer: string) => Parameters<typeof did>[1];
} {
  const match = table(more);
  play(match, 'narration');
  const seat = stateOf(match).captain;
  return { match, seat, writes: (answer) => ({ do: 'answer', seat, prompt: match.promptId(seat), answer, by: 'person' }) };
}
const toldAs = (text: string): string => {
  const { match, writes } = narrating();
  did(match, writes(text), 99_000);
  const [entry] = logOf(match, 'order');
  return entry?.source === 'ghost' ? '(ghost)' : (entry?.text ?? '');
};

test.each([
  ['markup is only text', '<b onclick="x()">Hail!</b> [a](b)', '<b onclick="x()">Hail!</b> [a](b)'],
  ['nothing turns the line around', 'Fire \u202Enow\u2069!', 'Fire now!'],
  ['addresses give way', 'See h\u200bttps://evil.example now', 'See [link] now'],
  ['what shows nothing is left to the ghost-writer', ' \u200b\u2800\ufe0f\u3164 ', '(ghost)'],
  ['the limit is counted after cleaning', `${'ab'.repeat(300)}\u200b `, 'ab'.repeat(300)],
])('BRC-R55: %s', (_name, given, told) => {
  expect(toldAs(given)).toBe(told);
});
test('BRC-R55: X32: what is too long or turned away leaves the question open, with its clause', () => {
  const { match, seat, writes } = narrating();
  const open = match.promptId(seat);
  expect(refused(match, writes(`${'ab'.repeat(300)}c`), 99_000)).toMatchObject({ clause: 'BRC-R55', sentence: 'At most 600 characters.' });
  expect(refused(match, writes('x'.repeat(30)), 99_000)).toMatchObject({
    clause: 'BRC-R55',
    sentence: 'Please rephrase: the same character over and over.',
  });
  expect(match.promptId(seat)).toBe(open);
});
test('BRC-R55: a foul word is masked for teens, turned away for all ages and heard by the mature; a correction likewise', () => {
  const FOUL = 'What the fuck is that?';
  const said = (rating: string) => {
    const { match, seat, writes } = narrating({ rating });
    const tries = (command: Parameters<typeof act>[1], at: number) => {
      const judged = act(match, command, at);
      if ('deed' in judged) match.apply(match.next(judged.deed, at));
      return 'refused' in judged ? judged.refused : null;
    };
    const answer = tries(writes(FOUL), 99_000);
    if (answer !== null) did(match, writes('Plain words.'), 99_000);
    const [entry] = logOf(match, 'order');
    const correction = tries({ do: 'mark', seat, what: 'correct', on: String(entry?.seq), text: `No: ${FOUL}` }, 99_500);
    return [answer?.sentence ?? entry?.text, answer?.clause, correction?.sentence ?? match.desk.marks[0]?.text, correction?.clause];
  };
  const no = 'Please rephrase: a word in it does not fit the rating of this table.';
  expect(said('teen')).toEqual(['What the **** is that?', undefined, 'No: What the **** is that?', undefined]);
  expect(said('allAges')).toEqual([no, 'BRC-R55', no, 'BRC-R55']);
  expect(said('mature')).toEqual([FOUL, undefined, `No: ${FOUL}`, undefined]);
});
test('BRC-R55: another screen may be put in its place; what was accepted is never judged again', () => {
  const { match, writes } = narrating();
  match.screen = () => ({ mask: '*'.repeat(601) });
  expect(refused(match, writes('Short.'), 99_000).sentence).toBe('At most 600 characters.');
  match.screen = (text) => (text.includes('comet') ? { mask: text.replace('comet', '*****') } : 'allow');
  const { seq, at, deed } = did(match, writes('A comet! What the fuck.'), 99_000);
  expect(logOf(match, 'order')[0]?.text).toBe('A *****! What the fuck.');
  const again = narrating().match;
  again.screen = () => ({ refuse: 'nothing will do' });
  again.apply({ seq, at, deed });
  expect(again.snapshot()).toEqual(match.snapshot());
});
test('BRC-R55: nobody posts a seventh text within ten seconds; what is left empty is none', () => {
  const { match, seat, writes } = narrating();
  match.desk.wrote = Array.from({ length: 6 }, (_, i) => ({ seat, text: `${i}`, at: 90_000 + i }));
  expect(refused(match, writes('Seven.'), 99_000).code).toBe('flood');
  did(match, writes(''), 99_000);
  const later = narrating();
  later.match.desk.wrote = [
    ...match.desk.wrote.slice(0, 6).map((one) => ({ ...one, seat: later.seat })),
    { seat: later.seat, text: '', at: 99_000 },
  ];
  did(later.match, later.writes('Seven.'), 100_000);
});

test('docs/versions: a match stored in the middle of a chapter goes on from there; a position of rules version 3 is closed, not guessed at', () => {
  const match = table();
  play(match, 'outcome');
  const stored = (): Snapshot => JSON.parse(JSON.stringify(match.snapshot())) as Snapshot;
  const woken = adopt(game, { ...match.setup, version: 3 }, stored(), []);
  expect(woken?.run?.save()).toEqual(match.run?.save());
  const old = stored();
  if (old.saved === null) throw new Error('nothing is stored');
  const { phase, awaits: _, ...rest } = old.saved.state as unknown as Voyage;
  const asItWas = { ...old, saved: { ...old.saved, state: { ...rest, beat: phase } } } as unknown as Snapshot;
  expect(adopt(game, { ...match.setup, version: 3 }, asItWas, [])).toBeNull();
});

test('words on their way are shown for the open question only, screened, and never at a table that is listed for strangers', () => {
  const match = table({ rating: 'teen' });
  play(match, 'narration');
  const { captain } = stateOf(match);
  const prompt = match.prompt(captain)?.id ?? -1;
  expect(arriving(match, captain, prompt, ' It hums\u0000 ')).toBe('It hums');
  expect(arriving(match, captain, prompt, '')).toBe('');
  expect(arriving(match, captain, prompt, 'Oh shit, a comet')).toBe('Oh ****, a comet');
  expect(arriving(match, captain, prompt + 1, 'It hums')).toBeNull();
  expect(arriving(match, (captain + 1) % 3, prompt, 'It hums')).toBeNull();
  match.desk.taboos.push('spiders');
  expect(arriving(match, captain, prompt, 'Nine spiders')).toBeNull();
  expect(
    arriving({ ...match, run: match.run, setup: { ...match.setup, listed: true } } as unknown as Match, captain, prompt, 'It hums'),
  ).toBeNull();
});
