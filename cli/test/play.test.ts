import { PassThrough, Readable } from 'node:stream';
import { catalogue, loadGame } from '@bridgehead/games';
import { game as bridge } from '@bridgehead/games/storm-the-bridge';
import { game as castle } from '@bridgehead/games/storm-the-castle';
import { type AnyGame, hashOf, randomAnswer, readOptions, replay, SeededChance, seedFrom } from '@bridgehead/kernel';
import { usualTable } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { toy } from '../../testkit/test/toy.ts';
import { playPlain } from '../play/plain.ts';
import { playOnScreen } from '../play/screen.ts';
import { type Driver, Session } from '../play/session.ts';
import { Talk } from '../play/talk.ts';
import { loadTerminal } from '../play/terminal-table.ts';

const OPTIONS = { first: 'south', board: 'two-castles', help: 'none', roundLimit: 30, odds: 'shown' };
const read = readOptions(bridge.options, {});
const BRIDGE_OPTIONS = 'options' in read ? (read.options as Record<string, string | number>) : {};
const tables = new Map(await Promise.all([castle, bridge].map(async ({ id }) => [id, await loadTerminal(id)] as const)));

function sit(drivers: Driver[], seed = 5, game: AnyGame = castle, options: Record<string, string | number> = OPTIONS): Talk {
  const session = new Session(game, { seats: drivers.length, options, seed: seedFrom(seed), drivers });
  return new Talk(session, tables.get(game.id) ?? null);
}
/** Types lines until the talk is over; says what was shown. */
async function type(talk: Talk, lines: Iterable<string>): Promise<string> {
  const shown: string[] = [];
  await playPlain(talk, Readable.from([...lines].map((line) => `${line}\n`)), (text) => shown.push(text));
  return shown.join('\n');
}
function* numbers(count: number, seed: number): Generator<string> {
  const chance = new SeededChance(seedFrom(seed));
  for (let i = 0; i < count; i++) yield String(1 + chance.below(9));
}

test.each<[string, Driver[]]>([
  ['against the cadet', ['person', 'cadet']],
  ['against the officer, from the north', ['officer', 'person']],
  ['for two at one keyboard', ['person', 'person']],
])('a whole match line by line, %s', async (_name, drivers) => {
  const talk = sit(drivers);
  const shown = await type(talk, numbers(20_000, 8));
  expect(shown).toMatch(/The match is over: .*STC-/);
  expect(talk.session.isOver).toBe(true);
  const again = replay(castle as AnyGame, JSON.parse(JSON.stringify(talk.session.record())));
  expect('problem' in again ? again.problem : again.hash).toBe(hashOf(talk.session.run));
});

test('two at one keyboard: nothing is shown until the keyboard has changed hands', () => {
  const talk = sit(['person', 'person']);
  const first = talk.scene();
  expect(first.prompt).toBe('Pass the keyboard to South, who presses Enter.');
  expect([...first.board, ...first.zones, ...first.choices, ...first.log]).toEqual([]);
  talk.enter('');
  expect(talk.scene().heading).toMatch('you are South');
  expect(talk.scene().zones.join('\n')).toMatch(/South’s hand:\n[\s\S]*North’s hand: 5 hidden cards/);
  talk.enter('done deploying');
  expect(talk.scene().prompt).toMatch('Pass the keyboard to North');
  expect(talk.scene().zones).toEqual([]);
});

test('why not: the sentence, the clause and its text', () => {
  const talk = sit(['person', 'cadet']);
  const unit = /Deploy (\S+)/.exec(talk.menu('deploy')[0]?.text ?? '')?.[1] ?? '';
  talk.enter(`why not deploy ${unit} to NK`);
  expect(talk.notice[1]).toMatch('Units can only be deployed to your own castle.');
  expect(talk.notice[2]).toMatch(/^ {2}STC-23: /);
  talk.enter(`why not deploy ${unit} to SK`);
  expect(talk.notice[0]).toMatch('That is allowed: Deploy');
  talk.enter('why not fly to the moon');
  expect(talk.notice[0]).toMatch('Nothing on the table fits');
});

test('why not, for a unit that is only in the hand or in the graveyard', () => {
  const talk = sit(['person', 'cadet']);
  const hand = talk.scene().zones.join('\n');
  const unit = ['Knight', 'Hero', 'Cavalry', 'Shield Bearer', 'Catapult'].find((name) => new RegExp(`^  ${name},`, 'm').test(hand)) ?? '';
  for (const words of [`move ${unit} to NK`, `move ${unit}`]) {
    talk.enter(`why not ${words}`);
    expect(talk.notice.slice(0, 3)).toEqual([
      expect.stringMatching(new RegExp(`^Move ${unit} to .*\\?$`)),
      '  That unit isn’t on the board yet. Deploy it to your castle first.',
      expect.stringMatching(/^ {2}STC-23: /),
    ]);
  }
  talk.enter('done deploying');
  talk.enter(`why not move ${unit}`);
  expect(talk.notice[1]).toMatch('isn’t on the board');
});

test('Storm the Bridge: the log, the heading and the questions name leaders; why not speaks of what is not there', () => {
  const talk = sit(['person', 'cadet', 'cadet'], 4, bridge as AnyGame, BRIDGE_OPTIONS);
  const names = talk.names;
  expect(new Set(names).size).toBe(3);
  expect(talk.scene().heading).toBe(`Storm the Bridge – you are ${names[0]}`);
  for (let i = 0; i < 12 && !talk.session.isOver; i++) {
    const { log, board, prompt, zones } = talk.scene();
    expect([...log, ...board, prompt, ...zones].join('\n')).not.toMatch(/Seat \d|seat\.\d/);
    if (i < 11) talk.enter(String(talk.menu().length));
  }
  expect(talk.scene().log.join('\n')).toMatch(new RegExp(`Round 1: (${names.join('|')})’s turn`));
  const asked = sit(['person', 'cadet'], 4, bridge as AnyGame, BRIDGE_OPTIONS);
  for (let i = 0; i < 40 && asked.session.prompt(0)?.key !== 'stb.menu'; i++) asked.enter(String(asked.menu().length));
  const pool = /pool: (.*?) \d/.exec(asked.scene().board.join('\n'))?.[1] ?? '';
  asked.enter(`why not use ${pool}`);
  expect(asked.notice.slice(1, 3).join(' ')).toMatch(/STB-(R16|44):/);
  asked.enter('why not play Rewrite');
  expect(asked.notice.slice(1, 3).join(' ')).toMatch(/You don’t have that card. +STB-60: |answers .* only. +STB-45: /);
  asked.enter('who holds bridge');
  expect(asked.notice[0]).toMatch(/^Bridge, free, needs \d+/);
});

test('the rulebook opens at a clause, by number or by words', () => {
  const talk = sit(['person', 'cadet']);
  talk.enter('rule stc-14');
  expect(talk.notice[0]).toMatch(/^STC-14: /);
  talk.enter('rule R9');
  expect(talk.notice).toHaveLength(2);
  expect(talk.notice[1]).toMatch(/Why: /);
  talk.enter('rule graveyard');
  expect(talk.notice.length).toBeGreaterThan(2);
  talk.enter('rule 999');
  expect(talk.notice[0]).toMatch('no clause');
});

test('long lists are picked in two steps or filtered by words; nonsense changes nothing', () => {
  const talk = sit(['person', 'cadet']);
  const hash = hashOf(talk.session.run);
  const top = talk.menu();
  expect(top.some((item) => 'group' in item)).toBe(true);
  talk.enter('1');
  expect(talk.menu().every((item) => 'answer' in item)).toBe(true);
  talk.enter('back');
  expect(talk.menu()).toEqual(top);
  talk.enter('keep');
  expect(talk.menu().every((item) => item.text.includes('South Keep'))).toBe(true);
  for (const line of ['', '99', '1 2', 'zzz', '0', 'rule', 'undo', '__proto__', 'x'.repeat(10_000)]) talk.enter(line);
  expect(hashOf(talk.session.run)).toBe(hash);
  expect(talk.isFinished).toBe(false);
});

test('an answer is taken back, with what was told; conceding takes two words', () => {
  const talk = sit(['person', 'cadet']);
  const hash = hashOf(talk.session.run);
  const told = talk.scene().log.length;
  talk.enter('deploy keep');
  talk.enter('1');
  expect(talk.scene().log.length).toBe(told + 1);
  talk.enter('undo');
  expect(talk.notice).toEqual(['Taken back.']);
  expect(talk.scene().log.length).toBe(told);
  expect(hashOf(talk.session.run)).toBe(hash);
  talk.enter('undo');
  expect(talk.notice[0]).toMatch('You have no answer to take back');
  talk.enter('concede');
  talk.enter('look');
  talk.enter('concede');
  expect(talk.session.isOver).toBe(false);
  talk.enter('concede');
  expect(talk.session.run.result?.ranking).toEqual([[1], [0]]);
  talk.enter('');
  expect(talk.isFinished).toBe(true);
});

test('every kind of prompt can be answered by typing', async () => {
  const talk = sit(['person', 'random', 'person'], 3, toy() as AnyGame, { lamps: 4 });
  const kinds = new Set<string>();
  for (let i = 0; i < 400 && !talk.session.isOver; i++) {
    const prompt = talk.session.prompt(talk.session.seat ?? 0);
    if (prompt !== null && !talk.isPassing) kinds.add(prompt.kind);
    const several = { select: 'none', distribute: '1 1 0', write: 'ahoy' };
    talk.enter(talk.isPassing || prompt === null ? '' : prompt.kind === 'choose' ? String(prompt.options.length) : several[prompt.kind]);
  }
  expect(talk.session.isOver).toBe(true);
  expect([...kinds].sort()).toEqual(['choose', 'distribute', 'select', 'write']);
});

test('on a screen: keys pick, filter and leave', async () => {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => stdin, ref: () => stdin, unref: () => stdin });
  const stdout = Object.assign(new PassThrough(), { isTTY: true, columns: 130, rows: 60 });
  let drawn = '';
  stdout.on('data', (chunk) => {
    drawn += String(chunk);
  });
  const seen = async (words: RegExp) => {
    await expect.poll(() => drawn).toMatch(words);
    drawn = '';
  };
  const talk = sit(['person', 'cadet']);
  const streams = { stdin: stdin as unknown as NodeJS.ReadStream, stdout: stdout as unknown as NodeJS.WriteStream };
  const over = playOnScreen(talk, streams);
  await seen(/you are South[\s\S]*Deploy units and items/);
  for (const key of 'south keep') stdin.write(key);
  await seen(/> south keep/);
  stdin.write('\r');
  await seen(/1\. Deploy .* to South Keep/);
  stdin.write('\r');
  await seen(/South deploys/);
  expect(talk.session.record().entries).toHaveLength(1);
  for (const key of 'quit') stdin.write(key);
  await seen(/> quit/);
  stdin.write('\r');
  await over;
  expect(talk.isFinished).toBe(true);
});

test('nobody is asked in a window in which there is nothing to play, and “ask never” passes the others too', async () => {
  const asked = (talk: Talk): string[] => {
    const { seat } = talk.session;
    const prompt = seat === null ? null : talk.session.prompt(seat);
    return prompt?.window === undefined ? [] : prompt.options.map(String);
  };
  const windows = (typed: string): number => {
    const talk = sit(['person', 'officer', 'officer'], 6, bridge, BRIDGE_OPTIONS);
    if (typed !== '') talk.enter(typed);
    let met = 0;
    for (const line of numbers(400, 3)) {
      if (talk.session.isOver) break;
      const options = asked(talk);
      expect(options).not.toEqual(['pass']);
      if (options.length > 0) met++;
      talk.enter(line);
    }
    return met;
  };
  expect(windows('')).toBeGreaterThan(0);
  expect(windows('ask never')).toBe(0);
});

test.each(catalogue.map(({ id }) => id))(
  '%s sits down in the terminal: a board that fits, a question, and nonsense gets a sentence',
  async (id) => {
    const game = (await loadGame(id)) as AnyGame;
    const { seats, options } = usualTable(game);
    const session = new Session(game, {
      seats,
      options,
      seed: seedFrom(9),
      drivers: Array.from({ length: seats }, (_, i) => (i === 0 ? 'person' : 'cadet')),
    });
    const talk = new Talk(session, await loadTerminal(id));
    const chance = new SeededChance(seedFrom(10));
    for (let n = 0; n < 25 && !session.isOver && session.seat !== null; n++) {
      const { board, prompt } = talk.scene();
      expect(board.filter((line) => line.length > 80)).toEqual([]);
      expect(prompt).not.toMatch(/^[a-z]+\./);
      const before = hashOf(session.run);
      talk.enter('/why not xyzzy plugh');
      expect(talk.notice.join(' ')).not.toBe('');
      expect(hashOf(session.run)).toBe(before);
      session.answer(session.seat, randomAnswer(session.run.askOf(session.seat) as never, session.run.state, chance));
    }
  },
);
