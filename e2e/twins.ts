/**
 * `npm run twins -- GAME|all --checks N`: two matches on the real server that differ only in what a viewer must not know:
 * what others hold, what they did unseen, and which standing preferences they have set and orders they have left. Both are played with the same answers at the same times. What
 * the seat, a spectator, a stranger and somebody who comes only now get must be the same to the byte: messages over the socket with their
 * number, order, size and times; refusals; the card and the lists over HTTP with their headers; and the running match looked at again.
 * Somebody who looked from the seat before it was given to another is shown nothing more. A clock runs in every match.
 */
import {
  type AnyGame,
  type Entry,
  isRefusal,
  type Json,
  pick,
  Run,
  randomAnswer,
  type Seat,
  SeededChance,
  type Standing,
  seedFrom,
  type Viewer,
} from '@bridgehead/kernel';
import {
  type Command,
  framesOf,
  Gallery,
  Match,
  type MatchCard,
  type MatchList,
  type MatchSetup,
  type Notice,
  nextByItself,
  type SeatState,
} from '@bridgehead/match';
import type { Running } from '@bridgehead/server';
import type { Room } from '../server/rooms/room.ts';
import { rowOf } from '../server/rooms/row.ts';
import { type Tab, type Visitor, visit } from '../server/test/visitor.ts';
import { gameOrAll, invariantsOf, wholeNumber, wishOf } from '../testkit/bin/common.ts';
import { common, comparedEvents } from '../testkit/checks/twins.ts';
import { finishesAlone, mixedPair, unseenPair } from '../testkit/checks/updates.ts';
import { drawTable } from '../testkit/fitting.ts';
import type { Invariants } from '../testkit/fuzz.ts';
import { gamesFor, serveHere, UNLIMITED } from './command.ts';

const { values, game: wanted } = wishOf<{ checks: number; seed: number }>('Two matches that differ only in what nobody may know.', (it) =>
  it
    .argument('[game]', 'a game, or all', gameOrAll, 'all')
    .option('--checks <n>', 'comparisons', wholeNumber('--checks', 1, 100_000_000), 1500)
    .option('--seed <n>', 'where chance begins', wholeNumber('--seed', 0, 100_000_000), 1),
);
const WINDOW = 15;
/** How far two worlds are followed, and how many answers lie between two places at which they part. */
const FAR = 8;
const BETWEEN = 9;
/** Later in a match it takes too long to run it again for every look. */
const LOOKED_BACK = 300;

interface Count {
  checks: number;
  violations: number;
  windows: number;
  /** Positions at which worlds parted, and those in which somebody was being deceived. */
  positions: number;
  delicate: number;
}
interface World {
  readonly id: string;
  readonly match: Match;
  readonly room: Room;
}

let made = 0;
let now = 2_000_000_000_000;
const tick = (ms: number): void => {
  now += ms;
};

class Trial {
  readonly #running: Running;
  readonly #game: AnyGame;
  readonly #people: readonly Visitor[];
  readonly #tabs: readonly Tab[];
  readonly #stranger: Visitor;
  readonly #onlooker: Tab;
  /** Looked from the seat while it was theirs. */
  readonly #former: { readonly person: Visitor; readonly tab: Tab };
  readonly #delicate: Invariants<unknown>['delicate'];
  readonly count: Count = { checks: 0, violations: 0, windows: 0, positions: 0, delicate: 0 };
  readonly found: string[] = [];

  constructor(
    running: Running,
    game: AnyGame,
    people: readonly Visitor[],
    tabs: readonly Tab[],
    stranger: Visitor,
    onlooker: Tab,
    former: { readonly person: Visitor; readonly tab: Tab },
    { delicate }: Invariants<unknown>,
  ) {
    this.#delicate = delicate;
    this.#running = running;
    this.#game = game;
    this.#people = people;
    this.#tabs = tabs;
    this.#stranger = stranger;
    this.#onlooker = onlooker;
    this.#former = former;
  }

  /** Where a game says what is delicate, at least a third of the positions are. */
  #isWanted(state: unknown): boolean {
    const isDelicate = this.#delicate?.(state) ?? false;
    if (this.#delicate !== undefined && !isDelicate && 3 * this.count.delicate < this.count.positions + 1) return false;
    this.count.positions++;
    if (isDelicate) this.count.delicate++;
    return true;
  }

  /** A walk through one match, with pairs of worlds on the way. */
  async walk(seed: number, enough: number): Promise<void> {
    const chance = new SeededChance(seedFrom(seed, 77));
    const { seats, options } = drawTable(this.#game, chance);
    if (seats > this.#people.length) return;
    const dice = new SeededChance(seedFrom(seed, 78));
    const run = Run.begin(this.#game, { seats, options, chance: dice }, { kept: true, watched: true });
    const entries: Entry[] = [];
    for (let at = 0; run.result === null && at < 1_500 && this.count.checks < enough; at++) {
      const ask = pick(run.openAsks, chance);
      const done = run.answer(ask.seat, ask.id, randomAnswer(ask, run.state, chance));
      if (!isRefusal(done)) entries.push(done);
      if (at % BETWEEN !== 3 || run.result !== null || !this.#isWanted(run.state)) continue;
      const seat = chance.below(seats);
      const mixing = new SeededChance(seedFrom(seed, at, 79));
      const unseen = unseenPair(run, seat, mixing);
      const more = unseen?.worlds[1].since.at(-1);
      if (more !== undefined && at < LOOKED_BACK)
        this.#lookBack({ options, seats, from: null, seed: seedFrom(seed, 78) }, entries, [...entries, more], seat);
      for (const pair of [mixedPair(run, seat, mixing), unseen])
        if (pair !== null) await this.#pair(pair.worlds as readonly [Run<Json>, Run<Json>], pair.ahead, seat, chance);
    }
  }

  /** A running match that is looked at again shows nothing of an answer that its viewer saw nothing of. */
  #lookBack(beginning: Parameters<typeof framesOf>[1], entries: readonly Entry[], more: readonly Entry[], seat: Seat): void {
    for (const viewer of [seat, 'spectator'] as const) {
      const [one, two] = [entries, more].map((some) =>
        JSON.stringify(
          framesOf(this.#game, beginning, { entries: [...some], at: some.map(() => now) }, viewer, { begun: now, running: true }),
        ),
      ) as [string, string];
      this.count.checks++;
      if (one === two) continue;
      this.count.violations++;
      this.found.push(`${this.#game.id}, running replay for ${viewer}: ${apart(one, two)}`);
    }
  }

  /** Puts both worlds on the server, in front of the same people. */
  async #pair([one, two]: readonly [Run<Json>, Run<Json>], ahead: Seat | null, seat: Seat, chance: SeededChance): Promise<void> {
    const worlds = [await this.#world(one, seat, chance), await this.#world(two, seat, chance)] as const;
    const tab = this.#tabs[seat] as Tab;
    for (const world of worlds) await this.#goOn(world);
    for (const { id, match } of worlds) {
      await this.#sitBefore(match, seat);
      await tab.ask({ t: 'watch', match: id, as: seat });
      await this.#onlooker.ask({ t: 'watch', match: id, as: 'spectator' });
    }
    const isPair = (await this.#differences(worlds, seat, tab)).length === 0;
    for (let step = 0; isPair && step < FAR; step++) {
      const isLast = finishesAlone(worlds[0].match.run as Run<Json>, worlds[1].match.run as Run<Json>);
      const acted = await this.#step(worlds, seat, chance);
      if (acted === 'parted') break;
      const differences = await this.#differences(worlds, seat, tab);
      // The world that is one answer ahead may finish now what in the other world is only half made.
      if (differences.length > 0 && (acted === ahead || isLast)) break;
      this.count.checks += 6;
      this.count.violations += differences.length;
      this.found.push(...differences.slice(0, 2));
      if (differences.length > 0) break;
    }
    for (const { id } of worlds) {
      await tab.ask({ t: 'unwatch', match: id, as: seat });
      await this.#former.tab.ask({ t: 'unwatch', match: id, as: seat });
      await this.#onlooker.ask({ t: 'unwatch', match: id, as: 'spectator' });
      (await this.#running.house.rooms.open(id))?.close();
    }
    for (const one of [tab, this.#onlooker, this.#former.tab]) {
      one.notices.length = 0;
      one.held.clear();
    }
  }

  /** Somebody looks from the seat while it is theirs, and does not leave when it is another's. */
  async #sitBefore({ setup, desk }: Match, seat: Seat): Promise<void> {
    const state = desk.seats[seat] as SeatState;
    const { person } = state;
    state.person = this.#former.person.id;
    await this.#former.tab.ask({ t: 'watch', match: setup.id, as: seat });
    state.person = person;
  }

  async #world(run: Run<Json>, seat: Seat, chance: SeededChance): Promise<World> {
    const { store, rooms } = this.#running.house;
    const id = `twin${String(++made).padStart(8, '0')}`;
    const setup: MatchSetup = {
      id,
      game: this.#game.id,
      version: this.#game.version,
      options: run.table.options,
      seats: run.table.seats,
      clock: { kind: 'live', base: 3_000, increment: 5 },
      onExpiry: 'default',
      listed: true,
      spectators: true,
      hints: false,
      creator: 'nobody',
      created: now,
      secret: 'ab'.repeat(32),
      commitment: 'cd'.repeat(32),
      seed: seedFrom(1),
      window: WINDOW,
      from: null,
    };
    const match = Match.around(this.#game, setup, run);
    // It has been played for a while: that something was played at all is no news.
    match.base = { saved: null, count: 1 };
    match.desk.seats.forEach((state, i) => {
      state.person = this.#people[i]?.id ?? null;
      // Whether others are asked is nobody's business.
      const ask: Standing['ask'] = i === seat ? 'always' : chance.below(2) === 0 ? 'never' : 'always';
      // Nor is whether they have left orders.
      const orders: Standing['orders'] =
        i === seat || chance.below(2) === 0 ? [] : [{ tag: null, play: 'never offered', otherwise: 'ask' }];
      state.standing = { ask, stopFor: [], untilMyTurn: false, orders };
    });
    await store.matches.create(setup, rowOf(match), []);
    return { id, match, room: rooms.adopt(match) };
  }

  /** The same answer in both; true when they part for a good reason. */
  async #step(worlds: readonly [World, World], seat: Seat, chance: SeededChance): Promise<Seat | 'parted'> {
    const [one, two] = worlds.map(({ match }) => match.run as Run<Json>) as [Run<Json>, Run<Json>];
    const both = one.openAsks.filter((ask) => two.askOf(ask.seat)?.key === ask.key);
    if (both.length === 0) return 'parted';
    const ask = pick(both, chance);
    const twin = two.askOf(ask.seat);
    if (twin === null) return 'parted';
    const isWindow = ask.window !== null;
    const answer = isWindow && ask.seat !== seat ? 'pass' : common(one, ask, two, twin, chance);
    if (answer === undefined) return 'parted';
    // Every pass, by any player and in any way, takes effect when the window has been open for its least time.
    if (isWindow && answer === 'pass') now = Math.max(now, ...worlds.map(({ match }) => (match.desk.opened[ask.seat]?.at ?? 0) + WINDOW));
    else tick(1_000);
    const [a, b] = await Promise.all(worlds.map((world) => this.#answer(world, ask.seat, answer, isWindow)));
    if (isWindow) this.count.windows++;
    if (a === undefined || b === undefined || worlds.some(({ match }) => match.isOver)) return 'parted';
    return comparedEvents(a, b, seat) === 'parted' ? 'parted' : ask.seat;
  }

  /** Given by the person, or in a window by their standing preference: nobody else may know by which. */
  async #answer({ match, room }: World, seat: Seat, answer: Json, isWindow: boolean) {
    const before = match.recent.length;
    const prompt = match.promptId(seat);
    const isLeft = isWindow && answer === 'pass' && match.desk.seats[seat]?.standing.ask === 'never';
    const done = isLeft ? null : room.submit({ do: 'answer', seat, prompt, answer, by: 'person' });
    if (isLeft) room.arrange();
    const settled = await done;
    if (settled !== null && !('done' in settled)) return undefined;
    for (let tries = 0; match.promptId(seat) === prompt && tries < 400; tries++) await new Promise((resolve) => setTimeout(resolve, 2));
    await new Promise<void>((resolve) => room.whenSettled(() => resolve()));
    await this.#goOn({ match, room });
    return match.promptId(seat) === prompt ? undefined : match.recent.slice(Math.min(before, match.recent.length)).flat();
  }

  /** What goes by itself goes at once: the times of the two worlds must not depend on this machine's. */
  async #goOn({ match, room }: Pick<World, 'match' | 'room'>): Promise<void> {
    for (let next = nextByItself(match); next !== null && isByItself(match, next.command); next = nextByItself(match))
      await room.submit(next.command);
  }

  /** What the three viewers got, world against world. */
  async #differences([one, two]: readonly [World, World], seat: Seat, tab: Tab): Promise<string[]> {
    const found: string[] = [];
    const compare = (who: string, a: unknown, b: unknown) => {
      const [x, y] = [JSON.stringify(a).replaceAll(one.id, '#'), JSON.stringify(b).replaceAll(two.id, '#')];
      if (x !== y) found.push(`${this.#game.id}, ${who}: ${apart(x, y)}`);
    };
    await Promise.all([tab, this.#onlooker, this.#former.tab].map((one) => one.ask({ t: 'ping' })));
    // What they saw while they sat there is all that they are ever shown.
    for (const { id } of [one, two]) compare('somebody who sat there before', heard(this.#former.tab, id).slice(1), []);
    const tried = await Promise.all(
      [one, two].map(({ id }) =>
        tab.ask({ t: 'why', match: id, seat, prompt: tab.held.get(`${id} ${seat}`)?.shown.prompt?.id ?? 0, answer: 'nonsense' }),
      ),
    );
    const [refused, other] = tried.map((notice) => ({ ...notice, re: 0 }));
    compare(`refusal of seat ${seat}`, refused, other);
    compare(`seat ${seat}`, heard(tab, one.id), heard(tab, two.id));
    compare('spectator', heard(this.#onlooker, one.id), heard(this.#onlooker, two.id));
    for (const viewer of [seat, 'spectator'] as const) compare(`newcomer as ${viewer}`, welcome(one, viewer), welcome(two, viewer));
    const [card, twin] = await Promise.all([this.#card(one.id), this.#card(two.id)]);
    compare('stranger', card, twin);
    return found;
  }
  async #card(id: string) {
    const response = await fetch(`${this.#running.url}/api/matches/${id}`, {
      // Two ids of one length are packed to different lengths.
      headers: { cookie: this.#stranger.cookie, 'accept-encoding': 'identity' },
    });
    const headers = [...response.headers].filter(([name]) => name !== 'date' && !name.startsWith('x-ratelimit'));
    const card = (await response.json()) as MatchCard;
    const { matches } = await this.#stranger.get<MatchList>('/matches/watchable');
    return { headers, card, listed: matches.find((one) => one.id === id) ?? null };
  }
}

/** What somebody is sent who begins to look now: the position, and the story as far as it is kept. */
const welcome = ({ match }: World, viewer: Viewer): unknown => JSON.parse(new Gallery(match, 0).full(viewer));

/** A pass of a question that is in no response window. */
const isByItself = (match: Match, command: Command): boolean =>
  command.do === 'answer' && command.by === 'standing' && match.asks.some((ask) => ask.seat === command.seat && ask.window === null);

/** Everything about one match that came through a tab, versions counted from its first. */
function heard(tab: Tab, id: string): unknown[] {
  const all = tab.notices.filter(
    (notice): notice is Extract<Notice, { match: string }> => 'match' in notice && notice.match === id && notice.t !== 'presence',
  );
  const first = all.find((notice) => 'version' in notice) as { version: number } | undefined;
  return all.map((notice) => ('version' in notice ? { ...notice, re: 0, version: notice.version - (first?.version ?? 0) } : notice));
}
function apart(one: string, two: string): string {
  let at = 0;
  while (at < one.length && one[at] === two[at]) at++;
  return `…${one.slice(Math.max(0, at - 60), at + 60)} | …${two.slice(Math.max(0, at - 60), at + 60)}`;
}

const MOST_SEATS = 12;
const games = await gamesFor(wanted);
const running = await serveHere({ ...UNLIMITED, window: String(WINDOW), idle: '600000' }, () => now);
const per: Record<string, Count> = {};
const found: string[] = [];
try {
  const people = await Promise.all(Array.from({ length: MOST_SEATS }, () => visit(running.url)));
  const tabs = await Promise.all(people.map((one) => one.tab()));
  const stranger = await visit(running.url);
  const onlooker = await (await visit(running.url)).tab();
  const person = await visit(running.url);
  const former = { person, tab: await person.tab() };
  for (const game of games) {
    const trial = new Trial(running, game, people, tabs, stranger, onlooker, former, await invariantsOf(game));
    const enough = Math.ceil(values.checks / games.length);
    for (let seed = values.seed; trial.count.checks < enough && seed < values.seed + 400; seed++) await trial.walk(seed, enough);
    per[game.id] = trial.count;
    found.push(...trial.found);
    if (!values.json) console.log(`${game.id} ${JSON.stringify(trial.count)}`);
  }
} finally {
  await running.close();
}
const sum = (key: keyof Count): number => Object.values(per).reduce((total, count) => total + count[key], 0);
const total = { checks: sum('checks'), violations: sum('violations'), windows: sum('windows'), games: per, found: found.slice(0, 10) };
console.log(values.json ? JSON.stringify(total) : `in all ${JSON.stringify(total)}`);
process.exit(total.violations === 0 && total.checks > 0 ? 0 : 1);
