/** The page and the dice: what it was promised binds the server, and nobody at an honest table is accused. */
import { pick, type Seat, SeededChance, seedFrom } from '@bridgehead/kernel';
import { act, botWordOf, type Command, commitmentOf, Match, pledgeOf, type Shown, seedOf, shownTo, wordOf } from '@bridgehead/match';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SECRET, setupOf } from '../../match/test/table.ts';
import { toy } from '../../match/test/toy.ts';

type Sent = { readonly what: 'word' | 'pledge'; readonly is: string };
const ID = 'm1';
const COMMITMENT = commitmentOf(ID, SECRET);
const hashOf = (text: string): string => wordOf(ID, text);

beforeEach(() => void vi.stubGlobal('localStorage', undefined));
afterEach(() => void vi.unstubAllGlobals());

/** A browser with a memory of its own; a tab is a page that is opened in it. */
async function browser(send: (sent: Sent) => void) {
  let words = 0;
  vi.resetModules();
  const name = Math.random().toString(36).slice(2);
  vi.doMock('../api.ts', () => ({
    api: {
      word: async (_: string, is: string) => send({ what: 'word', is }),
      pledge: async (_: string, is: string) => send({ what: 'pledge', is }),
    },
    freshWord: () => `${name} ${words++}`,
  }));
  const { PromiseKeeper, heldTo } = await import('../session/promise.ts');
  return Object.assign((as: Seat | 'spectator') => new PromiseKeeper(ID, as), { heldTo });
}

type SeatShown = Shown['seats'][number];
const seat = (more: Partial<SeatShown> = {}): SeatShown => ({
  driver: 'person',
  person: 'x',
  name: 'x',
  level: null,
  away: false,
  ready: false,
  pledge: null,
  keptFor: null,
  gaveUp: false,
  ...more,
});
const bot = seat({ driver: 'bot', person: null, level: 'officer', ready: true });
const THEIRS = pledgeOf(ID, hashOf('theirs'));

/** A page in seat 0 of a table whose server shows what it likes. */
async function deceived() {
  const sent: Sent[] = [];
  const home = await browser((one) => sent.push(one));
  const page = home(0);
  const show = (seats: readonly SeatShown[], more: Partial<Shown> = {}) =>
    page.look({
      phase: 'waiting',
      commitment: COMMITMENT,
      seats: seats.map((one, i) => (i === 0 ? { ...one, person: 'me' } : one)),
      reveal: null,
      ...more,
    } as Shown);
  const end = (words: readonly string[], secret = SECRET) =>
    show([], { phase: 'over', reveal: { secret, words: [...words], seed: seedOf(ID, secret, words) } });
  const last = () => sent.at(-1) as Sent;
  /** Shows the other seat until the page has pledged and given its word. */
  const give = (other: SeatShown) => {
    show([seat(), other]);
    const pledge = last().is;
    show([seat({ pledge }), other]);
    expect(last().what).toBe('word');
    return { word: hashOf(last().is), pledge };
  };
  /** What the browser says of a record. */
  const of = (words: readonly string[], secret = SECRET, commitment = commitmentOf(ID, secret)) =>
    home.heldTo({ match: ID, seed: seedOf(ID, secret, words), fair: { secret, words, pledges: [], bots: [], commitment } });
  return { sent, show, end, last, give, of };
}

test('what was promised and kept is no reason to complain', async () => {
  const { show, end, give } = await deceived();
  const { word, pledge } = give(seat({ pledge: THEIRS }));
  show([seat({ pledge, ready: true }), seat({ pledge: THEIRS, ready: true })], { phase: 'playing' });
  expect(end([word, hashOf('theirs')])).toBeNull();
});

test.each(['waiting', 'playing'] as const)('a pledge that is exchanged after my word is in is found out (%s)', async (phase) => {
  const { show, end, give } = await deceived();
  const { word, pledge } = give(seat({ pledge: THEIRS }));
  const chosen = hashOf('chosen');
  show([seat({ pledge, ready: true }), seat({ pledge: pledgeOf(ID, chosen), ready: true })], { phase });
  expect(end([word, chosen])).toContain('seat 1');
});

test.each([true, false])('my own word that is exchanged is found out (ready: %s)', async (ready) => {
  const { show, end, give } = await deceived();
  give(seat({ pledge: THEIRS }));
  const other = hashOf('not mine');
  show([seat({ pledge: pledgeOf(ID, other), ready }), seat({ pledge: THEIRS, ready: true })]);
  show([seat({ pledge: pledgeOf(ID, other), ready: true }), seat({ pledge: THEIRS, ready: true })], { phase: 'playing' });
  expect(end([other, hashOf('theirs')])).toContain('seat 0');
});

test('a word that was given is never given again: not after somebody rose, and not for another table', async () => {
  const { sent, show, end, give, last } = await deceived();
  const first = give(seat({ pledge: THEIRS }));
  show([seat(), seat({ driver: 'open', person: null })]);
  const second = last();
  expect(second).toMatchObject({ what: 'pledge' });
  expect(second.is).not.toBe(first.pledge);
  show([seat({ pledge: second.is }), seat({ pledge: 'chosen' })]);
  expect(sent.filter(({ what }) => what === 'word').map(({ is }) => pledgeOf(ID, hashOf(is)))).toEqual([first.pledge, second.is]);
  // The pledge still stands, but the table is another.
  show([seat({ pledge: second.is }), seat({ pledge: 'another' })]);
  expect(last()).toMatchObject({ what: 'pledge' });
  expect(end([first.word, hashOf('chosen')])).toContain('pledged');
});

test('nobody is bound without a pledge that is shown: not who is ready, and not another seat that is said to be mine', async () => {
  for (const other of [seat({ ready: true }), seat({ person: 'me' }), seat({ driver: 'open', person: null })]) {
    const { sent, show } = await deceived();
    show([seat({ person: 'me' }), other]);
    show([seat({ person: 'me', pledge: sent.at(-1)?.is ?? null }), other]);
    expect(sent.map(({ what }) => what)).toEqual(['pledge']);
  }
});

test('a word for my seat that this browser was never asked for is found out', async () => {
  const { show, end } = await deceived();
  show([seat(), seat({ pledge: THEIRS })]);
  const chosen = hashOf('chosen');
  show([seat({ pledge: pledgeOf(ID, chosen), ready: true }), seat({ pledge: THEIRS, ready: true })], { phase: 'playing' });
  expect(end([chosen, hashOf('theirs')])).toContain('did not give');
});

test('a bot that becomes a person after my word left is found out', async () => {
  const { show, end, give } = await deceived();
  const { word, pledge } = give(bot);
  const chosen = hashOf('chosen');
  show([seat({ pledge, ready: true }), seat({ pledge: pledgeOf(ID, chosen), ready: true })]);
  expect(end([word, chosen])).toContain('though a bot sits there');
  expect(end([word, chosen])).toBeNull();
});

test('a match that was called off before it began has no words to complain of, only its secret', async () => {
  const called = await deceived();
  called.give(seat({ pledge: THEIRS }));
  expect(called.end(['', ''])).toBeNull();
  const lying = await deceived();
  lying.give(seat({ pledge: THEIRS }));
  expect(lying.end(['', ''], 'cd'.repeat(32))).toContain('committed');
  const begun = await deceived();
  const { pledge } = begun.give(seat({ pledge: THEIRS }));
  begun.show([seat({ pledge, ready: true }), seat({ pledge: THEIRS, ready: true })], { phase: 'playing' });
  expect(begun.end(['', ''])).toContain('seat 0');
});

test('a record is held to what was promised, however well it holds in itself', async () => {
  const { show, give, of } = await deceived();
  expect(of([hashOf('a'), hashOf('b')])).toBeNull();
  const { word, pledge } = give(seat({ pledge: THEIRS }));
  show([seat({ pledge, ready: true }), seat({ pledge: THEIRS, ready: true })], { phase: 'playing' });
  const words = [word, hashOf('theirs')];
  expect(of(words)).toEqual({ commitment: COMMITMENT, problem: null });
  expect(of(words, 'cd'.repeat(32))?.problem).toContain('another commitment');
  expect(of(words, 'cd'.repeat(32), COMMITMENT)?.problem).toContain('committed');
  expect(of([word, hashOf('chosen')])?.problem).toContain('seat 1');
  expect(of([hashOf('chosen'), hashOf('theirs')])?.problem).toContain('seat 0');
});

test('a person who gave no word holds the server to what was shown when the match began', async () => {
  const words = [hashOf('a'), botWordOf(ID, COMMITMENT, 1)];
  const watching = async () => {
    const page = (await browser(() => undefined))('spectator');
    const show = (phase: Shown['phase'], pledge: string | null, reveal: Shown['reveal'] = null) =>
      page.look({ phase, commitment: COMMITMENT, seats: [seat({ pledge }), bot], reveal } as Shown);
    return (pledge: string, is: readonly string[]) => {
      show('waiting', 'void since');
      show('playing', pledge);
      return show('over', pledge, { secret: SECRET, words: [...is], seed: seedOf(ID, SECRET, is) });
    };
  };
  expect((await watching())(pledgeOf(ID, hashOf('a')), words)).toBeNull();
  expect((await watching())(THEIRS, words)).toContain('seat 0');
  expect((await watching())(pledgeOf(ID, hashOf('a')), [words[0] as string, hashOf('chosen')])).toContain('seat 1');
});

/** An honest referee, lines that are late, people who come, go, reload and look from two tabs. */
class Honest {
  readonly match = new Match(toy, setupOf({ seats: 3 }));
  readonly chance: SeededChance;
  readonly tabs: { person: string; page: ReturnType<Awaited<ReturnType<typeof browser>>>; as: Seat | 'spectator'; views: Shown[] }[] = [];
  readonly sent: Command[] = [];
  readonly complaints: string[] = [];
  constructor(seed: number) {
    this.chance = new SeededChance(seedFrom(seed));
  }
  does(command: Command): boolean {
    const judged = act(this.match, command, 0);
    if (!('deed' in judged)) return false;
    this.match.apply(this.match.next(judged.deed, 0));
    for (const tab of this.tabs) tab.views.push(structuredClone(shownTo(this.match, tab.as)));
    return true;
  }
  open(person: string, page: (as: Seat | 'spectator') => (typeof this.tabs)[number]['page']): void {
    const as = this.match.seatsOf(person)[0] ?? 'spectator';
    this.tabs.push({ person, page: page(as), as, views: [structuredClone(shownTo(this.match, as))] });
  }
  /** One view arrives somewhere, or one request at the referee. */
  step(): boolean {
    const late = this.tabs.filter(({ views }) => views.length > 0);
    const isRequest = this.sent.length > 0 && (late.length === 0 || this.chance.below(2) === 0);
    if (isRequest) this.does(this.sent.splice(this.chance.below(this.sent.length), 1)[0] as Command);
    else if (late.length > 0) {
      const tab = pick(late, this.chance);
      const complaint = tab.page.look(tab.views.shift() as Shown);
      if (complaint !== null) this.complaints.push(`${tab.person}: ${complaint}`);
    }
    return isRequest || late.length > 0;
  }
}

/** What was sent is on its way no longer. */
const arrived = (more: boolean): Promise<boolean> => new Promise((resolve) => setImmediate(resolve, more));

test('an honest table begins and is never accused, no matter who comes, goes, reloads and is late', { timeout: 300_000 }, async () => {
  for (let seed = 1; seed <= 150; seed++) {
    const table = new Honest(seed);
    const { match, chance } = table;
    const people = ['ann', 'bob', 'cid', 'dee'];
    const home = new Map<string, Awaited<ReturnType<typeof browser>>>();
    for (const person of people)
      home.set(person, await browser(({ what, is }) => table.sent.push({ do: what, person, [what]: is } as unknown as Command)));
    const reload = (person: string) => {
      const opened = Math.max(1, table.tabs.filter((tab) => tab.person === person).length);
      table.tabs.splice(0, table.tabs.length, ...table.tabs.filter((tab) => tab.person !== person));
      for (let i = 0; i < opened; i++) table.open(person, home.get(person) as never);
    };
    // Dee’s client knows of no pledges.
    const sits = (person: string) => table.does({ do: 'sit', seat: null, person, word: person === 'dee' ? 'at once' : null });
    for (let i = 0; i < 60 && match.desk.phase === 'waiting'; i++) {
      const person = pick(people, chance);
      const roll = chance.below(12);
      if (roll === 0 && table.does({ do: 'rise', person })) reload(person);
      else if (roll === 1 && match.desk.seats[2]?.driver === 'open') table.does({ do: 'bot', seat: 2, level: 'cadet' });
      else if (roll < 4 && sits(person)) reload(person);
      else if (roll === 4) reload(person);
      else if (roll === 5) table.open(person, home.get(person) as never);
      else for (let n = 0; n < 4; n++) await arrived(table.step());
    }
    const isCalledOff = chance.below(6) === 0;
    if (isCalledOff) table.does({ do: 'call-off' });
    for (const person of people) if (!match.isOver && sits(person)) reload(person);
    while (await arrived(table.step()));
    if (!isCalledOff) expect({ seed, phase: match.desk.phase }).toEqual({ seed, phase: 'playing' });
    table.does({ do: 'call-off' });
    while (await arrived(table.step()));
    expect({ seed, complaints: table.complaints }).toEqual({ seed, complaints: [] });
  }
});

test('a late word meant for another table is not taken, and words given at once bind as pledges do', () => {
  const match = new Match(toy, setupOf({ seats: 3 }));
  const does = (command: Command) => {
    const judged = act(match, command, 0);
    if ('deed' in judged) match.apply(match.next(judged.deed, 0));
    return 'refused' in judged ? judged.refused.sentence : null;
  };
  const pledge = (person: string, text: string) => does({ do: 'pledge', person, pledge: pledgeOf(ID, hashOf(text)) });
  for (const [i, person] of ['ann', 'bob'].entries()) does({ do: 'sit', seat: i, person, word: null });
  does({ do: 'sit', seat: 2, person: 'cid', word: 'at once' });
  expect(match.desk.seats[2]).toMatchObject({ pledge: pledgeOf(ID, hashOf('at once')), word: hashOf('at once') });
  pledge('ann', 'a');
  pledge('bob', 'b');
  // Bob has another browser, which does not know his word.
  expect(pledge('bob', 'another')).toBeNull();
  expect(does({ do: 'word', person: 'ann', word: 'a' })).toContain('not the word you pledged');
  expect(match.desk.seats.map((one) => one.pledge !== null)).toEqual([false, true, true]);
  pledge('ann', 'a');
  does({ do: 'rise', person: 'bob' });
  does({ do: 'sit', seat: 1, person: 'dee', word: null });
  expect(does({ do: 'word', person: 'ann', word: 'a' })).toContain('not the word you pledged');
  expect(match.desk.seats.map((one) => one.pledge !== null)).toEqual([false, false, true]);
  expect(pledge('ann', 'a2')).toBeNull();
  expect(does({ do: 'word', person: 'ann', word: 'a2' })).toBeNull();
});
