/** A game with teams, lies, side chance, text and marks conforms; and what somebody is sent one update too many of is found out. */
import { type Game, hashOf, Run, replay, SeededChance, same, seedFrom, type Told, type Viewer } from '@bridgehead/kernel';
import { act, botTurns, type Command, Gallery, type Happening, Match, type MatchSetup, shownTo } from '@bridgehead/match';
import { expect, test } from 'vitest';
import { walkAll } from '../checks/common.ts';
import { twinOf } from '../checks/twins.ts';
import { conformance, walkTogether, watchSender } from '../index.ts';
import { type Crews, crews } from './crews.ts';

const options = { seats: [4], games: 4 };
conformance(crews, options);

test('in the middle of two dialogues outsiders have a twin world with other crates, and forks and undo work', () => {
  const seen = { twins: 0, undone: 0 };
  const problem = walkAll('two dialogues', crews as unknown as Game<Crews>, { ...options, games: 12 }, ({ run, walk }) => {
    const open = run.openAsks.filter(({ key }) => key === 'crews.spot' || key === 'crews.crates');
    if (open.length < 2) return null;
    const outsider = run.state.turn === 0 ? 2 : 0;
    const twin = twinOf(run, outsider, new SeededChance(seedFrom(seen.twins)));
    if (twin !== null && !same(twin.state.crates, run.state.crates)) seen.twins++;
    const hash = hashOf(run);
    const fork = run.fork(new SeededChance(seedFrom(1)), null, { kept: true });
    const choice = walk.choose();
    const { seat } = choice.ask;
    fork.answer(seat, fork.askOf(seat)?.id ?? 0, choice.answer);
    if (fork.canUndo(seat) && fork.undo(seat) === null) seen.undone++;
    return hashOf(run) === hash ? null : 'a fork moved the match';
  });
  expect(problem).toBeNull();
  expect(seen.twins).toBeGreaterThan(3);
  expect(seen.undone).toBeGreaterThan(3);
});

test('a sender who lets a viewer count what is hidden is caught', () => {
  class Chatty extends Gallery {
    override news(told: readonly Told[]): Map<Viewer, string> {
      const news = super.news(told);
      for (const viewer of ['spectator', 0, 1, 2, 3] as const)
        if (!news.has(viewer)) news.set(viewer, '{"t":"update","delta":[],"events":[]}');
      return news;
    }
  }
  class Counting extends Gallery {
    override news(told: readonly Told[]): Map<Viewer, string> {
      return new Map([...super.news(told)].map(([viewer, text]) => [viewer, text.replace(/\}$/, `,"count":${this.match.run?.answered}}`)]));
    }
  }
  const game = crews as unknown as Game<Crews>;
  expect(walkTogether(game, options, { updates: watchSender(game, (match) => new Gallery(match, 1)) })).toBeNull();
  expect(walkTogether(game, options, { updates: watchSender(game, (match) => new Counting(match, 1)) })?.what).toMatch(
    'is sent something else',
  );
  // Pairs differ in answers that were given before the two are compared; only a sender who forgets nothing shows them later.
  expect(sentTo(2, ['whisper', 'whisper'], Chatty)).not.toEqual(sentTo(2, ['whisper'], Chatty));
});

/** Everything that a viewer is sent while the first crew does this and then ends its turn. */
function sentTo(viewer: Viewer, deeds: readonly string[], Sender: typeof Gallery): string[] {
  const match = table();
  const gallery = new Sender(match, 1);
  const sent = [gallery.full(viewer)];
  const give = (seat: number, answer: unknown) => {
    const { told } = did(match, { do: 'answer', seat, prompt: match.promptId(seat), answer, by: 'person' });
    sent.push(gallery.news(told).get(viewer) ?? '');
  };
  give(0, 'Alpha');
  give(2, 'Beta');
  for (const deed of deeds) give(0, deed);
  give(0, 'done');
  give(1, 'done');
  return Sender === Gallery ? sent.filter((text) => text !== '') : sent;
}

test('how often a crew whispers cannot be counted: every outsider gets the same bytes', () => {
  const often = ['whisper', 'disguise', 'whisper', 'whisper'];
  for (const viewer of [2, 3, 'spectator'] as const) expect(sentTo(viewer, often, Gallery)).toEqual(sentTo(viewer, [], Gallery));
  expect(sentTo(1, often, Gallery)).toHaveLength(sentTo(1, [], Gallery).length + often.length);
});

function table(): Match {
  const run = Run.begin(crews as never, { seats: 4, options: {}, chance: new SeededChance(seedFrom(3)) }, { kept: true, watched: true });
  return Match.around(crews, setup, run as never);
}
const setup: MatchSetup = {
  id: 'crews',
  game: 'crews',
  version: 1,
  options: {},
  seats: 4,
  clock: { kind: 'live', base: 600, increment: 0 },
  onExpiry: 'default',
  listed: false,
  spectators: true,
  hints: true,
  creator: 'person 0',
  created: 0,
  secret: '',
  commitment: '',
  seed: seedFrom(3),
  window: 0,
  from: null,
};
function did(match: Match, command: Command, now = 0) {
  const judged = act(match, command, now);
  if (!('deed' in judged)) throw new Error(JSON.stringify(judged));
  return match.apply(match.next(judged.deed, now));
}
const refused = (match: Match, command: Command, now = 0) => {
  const judged = act(match, command, now);
  return 'refused' in judged ? judged.refused : null;
};

test('text is cleaned before a rule sees it; what has nothing visible left is refused, and so is what the rule forbids', () => {
  const match = table();
  const write = (answer: string): Command => ({ do: 'answer', seat: 0, prompt: match.promptId(0), answer, by: 'person' });
  expect(refused(match, write('\u202e\u200b\u2066'))).toMatchObject({ code: 'malformed', sentence: 'At least 1 characters.' });
  expect(refused(match, write('a name that is far too long'))).toMatchObject({ sentence: 'At most 12 characters.' });
  expect(refused(match, write('Crew 1234'))).toMatchObject({ code: 'rule', clause: 'CRW-2' });
  did(match, write('  A\u202elpha\u200b \n Crew '));
  did(match, { do: 'answer', seat: 2, prompt: match.promptId(2), answer: 'Beta', by: 'person' });
  expect(match.run?.state).toMatchObject({ names: ['Alpha Crew', 'Beta'] });
});

test('a clock runs slower while a question asks for patience', () => {
  const match = table();
  did(match, { do: 'answer', seat: 2, prompt: match.promptId(2), answer: 'Beta', by: 'person' }, 30_000);
  expect(match.desk.clock.left).toEqual([590_000, 600_000, 590_000, 600_000]);
});

test('marks: to the team or to all, limited, faded, replaced, and refused on what is not there', () => {
  const match = table();
  const mark = (seat: number, what: string, on: string, text: string | null = null): Command => ({ do: 'mark', seat, what, on, text });
  expect(refused(match, mark(0, 'ping', 'place:9'))).toMatchObject({ clause: 'CRW-4' });
  expect(refused(match, mark(0, 'hug', 'place:1'))).toMatchObject({ code: 'bad-message' });
  expect(refused(match, mark(0, 'cheer', 'seat:2', '\u200b'))).toMatchObject({ code: 'bad-message' });
  const gallery = new Gallery(match, 1);
  for (const viewer of [1, 2] as const) gallery.full(viewer);
  const news = gallery.news(did(match, mark(0, 'ping', 'place:3'), 1_000).told);
  expect([...news.keys()]).toEqual([1]);
  did(match, mark(1, 'cheer', 'seat:2', ' well   done '), 2_000);
  did(match, mark(1, 'cheer', 'seat:2', 'better'), 20_000);
  expect(match.desk.marks).toEqual([{ seat: 1, what: 'cheer', on: 'seat:2', text: 'better', at: 20_000 }]);
  did(match, mark(1, 'cheer', 'seat:3', 'two'), 30_000);
  expect(refused(match, mark(1, 'cheer', 'seat:0', 'three'), 40_000)).toMatchObject({ code: 'too-many' });
});

test('what is cut is gone from state, record, marks and memory, and the record still holds; corrections come in time or not at all', () => {
  const match = table();
  const deeds: Happening[] = [];
  const doing = (command: Command, now: number) => deeds.push(did(match, command, now));
  for (const [seat, answer] of [
    [0, 'Rude words'],
    [2, 'Beta'],
  ] as const)
    doing({ do: 'answer', seat, prompt: match.promptId(seat), answer, by: 'person' }, 1_000);
  doing({ do: 'answer', seat: 0, prompt: match.promptId(0), answer: 'step', by: 'person' }, 2_000);
  const before = match.promptId(1);
  const mark = (seat: number, what: string, on: string, text: string | null = null): Command => ({ do: 'mark', seat, what, on, text });
  expect(refused(match, mark(2, 'correct', 'name:0', 'Mine'), 3_000)).toMatchObject({ clause: 'CRW-4' });
  expect(refused(match, mark(0, 'correct', 'name:0', 'far too long a name'), 3_000)).toMatchObject({ code: 'bad-message' });
  expect(refused(match, mark(0, 'correct', 'name:0', 'Late'), 70_000)).toMatchObject({ say: { key: 'crews.late' } });
  doing(mark(0, 'correct', 'name:0', 'Ruder words'), 3_000);
  doing(mark(3, 'cut', 'name:0'), 4_000);
  expect(match.erased).toEqual([{ seat: 0, text: 'Rude words', on: 'name:0' }]);
  expect(JSON.stringify([match.snapshot(), match.recent, match.entries])).not.toMatch('ude');
  expect(match.run?.state).toMatchObject({ names: ['██████████', 'Beta'], place: [1, 1, 3, 4] });
  expect(match.promptId(1)).toBe(before);
  expect(refused(match, mark(3, 'cut', 'name:1'), 5_000)).toMatchObject({ say: { key: 'crews.cut-spent' } });
  expect(refused(match, mark(1, 'cut', 'name:7'), 5_000)).toMatchObject({ clause: 'CRW-4' });
  const record = replay(crews as unknown as Game<Crews>, {
    game: 'crews',
    version: 1,
    options: {},
    seats: 4,
    seed: seedFrom(3),
    entries: match.entries,
  });
  expect('problem' in record ? record.problem : record.hash).toBe(hashOf(match.run as NonNullable<typeof match.run>));
});

test('a line to the team is for the team; spectators and people without one have nobody to talk to', () => {
  const match = table();
  const say = (seat: number | null): Command => ({ do: 'chat', person: 'x', name: 'X', seat, text: 'now!', to: 'team' });
  did(match, say(3));
  expect(match.chat.map((line) => line.to)).toEqual([[2, 3]]);
  expect(refused(match, say(null))).toMatchObject({ code: 'not-allowed' });
});

test('bots of one crew think one after the other, and along with a person who is asked too', () => {
  const match = table();
  for (const seat of [0, 2]) did(match, { do: 'answer', seat, prompt: match.promptId(seat), answer: 'Crew', by: 'person' });
  for (const seat of [0, 1]) Object.assign(match.desk.seats[seat] ?? {}, { driver: 'bot', person: null, level: 'cadet' });
  expect(botTurns(match)).toEqual([{ seat: 0, level: 'cadet', prompt: match.promptId(0) }]);
  Object.assign(match.desk.seats[0] ?? {}, { driver: 'person', person: 'p' });
  expect(botTurns(match)).toEqual([{ seat: 1, level: 'cadet', prompt: match.promptId(1) }]);
});

test('of another team all are awaited as soon as one is, and its clocks are only seen to run', () => {
  const match = table();
  const give = (seat: number, answer: string) =>
    did(match, { do: 'answer', seat, prompt: match.promptId(seat), answer, by: 'person' }, 10_000);
  give(0, 'Alpha');
  give(2, 'Beta');
  give(0, 'done');
  expect(([1, 2, 'spectator'] as const).map((viewer) => shownTo(match, viewer).waiting)).toEqual([[1], [0, 1], [0, 1]]);
  const [own, other, nobody] = ([1, 2, 'spectator'] as const).map((viewer) => shownTo(match, viewer).clock);
  expect(own).toMatchObject({ running: [1], since: 10_000, left: [expect.any(Number), expect.any(Number), null, null] });
  expect(other).toMatchObject({ running: [0, 1], since: null, left: [null, null, expect.any(Number), expect.any(Number)] });
  expect(nobody).toMatchObject({ running: [0, 1], since: null, left: [null, null, null, null] });
});

test('a draft survives: what a team-mate does leaves my question and its number alone, and a late answer counts', () => {
  const match = table();
  did(match, { do: 'answer', seat: 0, prompt: match.promptId(0), answer: 'Alpha', by: 'person' });
  did(match, { do: 'answer', seat: 2, prompt: match.promptId(2), answer: 'Beta', by: 'person' });
  const mine = match.promptId(1);
  did(match, { do: 'answer', seat: 0, prompt: match.promptId(0), answer: 'whisper', by: 'person' });
  expect(match.promptId(1)).toBe(mine);
  did(match, { do: 'answer', seat: 1, prompt: mine, answer: 'step', by: 'person' });
  expect(refused(match, { do: 'answer', seat: 1, prompt: mine, answer: 'step', by: 'person' })).toMatchObject({ code: 'stale' });
});
