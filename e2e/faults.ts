/**
 * `npm run faults`: servers are killed with -9, stopped in their tracks and woken again, the disk is full for a while, the database is
 * restarted, its connections are cut and what nodes announce to each other is lost, at random moments while people and bots play every game with clocks and chat, on SQLite and on two
 * nodes with one PostgreSQL. Afterwards every answer that was acknowledged must be in the journal exactly once, everybody
 * who follows must have been told within seconds, nobody may have been shown an older position again, and every match must go on.
 */

import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AnyGame, same } from '@bridgehead/kernel';
import { freePort, startPostgres } from '@bridgehead/testkit/postgres';
import { openStore } from '../server/store/store.ts';
import { visit } from '../server/test/visitor.ts';
import { oneOf, wholeNumber, wishOf } from '../testkit/bin/common.ts';
import { usualTable } from '../testkit/fitting.ts';
import { gamesFor, sleep } from './command.ts';
import { type Book, type Given, newBook, Player } from './faults/player.ts';
import { type Node, startNode } from './faults/servers.ts';

const { values } = wishOf<{
  kills: number;
  pauses: number;
  restarts: number;
  silences: number;
  fullDisks: number;
  matches: number;
  only?: string;
}>('Kills, pauses, full disks and restarts while all games are played.', (it) =>
  it
    .option('--kills <n>', 'kill -9', wholeNumber('--kills', 0, 100000), 24)
    .option('--pauses <n>', 'nodes stopped and woken', wholeNumber('--pauses', 0, 100000), 6)
    .option('--restarts <n>', 'restarts of the database, and connections cut', wholeNumber('--restarts', 0, 100000), 3)
    .option('--silences <n>', 'times when all announcements are lost', wholeNumber('--silences', 0, 100000), 1)
    .option('--full-disks <n>', 'times when nothing can be written', wholeNumber('--full-disks', 0, 100000), 4)
    .option('--matches <n>', 'matches at once', wholeNumber('--matches', 1, 1000), 8)
    .option('--only <store>', 'sqlite or postgres', oneOf('--only', ['sqlite', 'postgres'])),
);
const { matches } = values;

interface Tally {
  kills: number;
  pauses: number;
  database_restarts: number;
  /** Times when no node heard what another announced. */
  silences: number;
  /** Times when nothing could be written. */
  full_disks: number;
  acknowledged: number;
  lost: number;
  duplicated: number;
  /** Followers who were not told of something within five seconds of the fault's end. */
  unannounced: number;
  /** Questions that were shown again after their answer had been acknowledged. */
  stale: number;
  /** Matches that were there after the last fault and in which nobody could go on. */
  stuck: number;
}
const TOLD_WITHIN = 5_000;
/** How long a match may stand still after the last fault, in milliseconds: a node that starts on a busy machine takes its time. */
const GOES_ON_WITHIN = 60_000;
const say = (line: string): void => {
  if (!values.json) console.log(line);
};

type Fault = { readonly kind: 'kill' | 'pause' | 'restart' | 'cut' | 'silence' | 'full'; run(): Promise<void> };
interface House {
  readonly urls: readonly string[];
  readonly games: readonly AnyGame[];
  stopped: boolean;
  /** Matches that are being played now. */
  readonly running: Set<string>;
  readonly played: Map<string, { readonly game: string; readonly players: readonly Player[] }>;
}

/** Plays on the nodes, lets faults happen one after the other, and compares what was promised with what is there. */
async function torment(name: string, database: string, nodes: readonly Node[], faults: readonly Fault[]): Promise<Tally> {
  const book = newBook();
  const house: House = {
    urls: nodes.map((node) => node.url),
    games: await gamesFor('all'),
    stopped: false,
    running: new Set(),
    played: new Map(),
  };
  const tables = Array.from({ length: matches }, (_, i) => keepPlaying(house, book, i));
  await sleep(1500);
  const spans: Span[] = [];
  for (const [i, fault] of faults.entries()) {
    await sleep(randomInt(20, 400));
    const begun = performance.now();
    await fault.run();
    // What is not announced must be found out while it is not.
    const ended = performance.now();
    spans.push({ begun: fault.kind === 'silence' ? ended : begun, ended });
    if ((i + 1) % 10 === 0) say(`${name}: ${i + 1} faults, ${book.acknowledged.length} answers acknowledged`);
  }
  // Everybody must be able to go on now.
  const before = book.acknowledged.length;
  const begunBefore = new Set(house.played.keys());
  const standing = (): string[] => {
    const moving = new Set(book.acknowledged.slice(before).map(({ match }) => match));
    return [...begunBefore].filter((match) => house.running.has(match) && !moving.has(match));
  };
  await sleep(TOLD_WITHIN + 1000);
  for (let left = GOES_ON_WITHIN; left > 0 && standing().length > 0; left -= 100) await sleep(100);
  const stuck = standing();
  for (const match of stuck) {
    const { game, players } = house.played.get(match) ?? { game: '', players: [] };
    say(`${name}: ${game} ${match} stands still\n${players.map(({ situation }) => `  ${situation}`).join('\n')}`);
  }
  if (stuck.length === 0)
    say(`${name}: all went on within ${((performance.now() - (spans.at(-1)?.ended ?? 0)) / 1000).toFixed(1)} s of the last fault`);
  const stopped = performance.now();
  house.stopped = true;
  await Promise.all(tables);
  for (const node of nodes) await node.kill();
  const count = (kind: Fault['kind']): number => faults.filter((fault) => fault.kind === kind).length;
  return {
    kills: count('kill'),
    pauses: count('pause'),
    database_restarts: count('restart') + count('cut'),
    silences: count('silence'),
    full_disks: count('full'),
    acknowledged: book.acknowledged.length,
    stale: book.stale,
    unannounced: unannounced(book, spans, stopped, (match, seat, late) => {
      const { game, players } = house.played.get(match) ?? { game: '', players: [] };
      say(`${name}: ${game} ${match} seat ${seat} was not told ${late}\n${players.map(({ situation }) => `  ${situation}`).join('\n')}`);
    }),
    stuck: stuck.length,
    ...(await compare(database, house.played.keys(), book)),
  };
}

interface Span {
  readonly begun: number;
  readonly ended: number;
}
/** So long after a fault that was near, not counting the time of others that began before it was up. */
function toldBy(at: number, spans: readonly Span[]): number {
  const near = spans.findLastIndex(({ ended }) => ended > at && ended < at + TOLD_WITHIN);
  let from = Math.max(at, spans[near]?.ended ?? at);
  let left = TOLD_WITHIN;
  for (const { begun, ended } of spans) {
    if (ended <= from) continue;
    const well = Math.max(0, begun - from);
    if (well >= left) break;
    left -= well;
    from = ended;
  }
  return from + left;
}

/** The others at the table hear of what everybody sees, in time after the last fault that was near. */
function unannounced(
  { public: acts, heard }: Book,
  spans: readonly Span[],
  stopped: number,
  tell: (match: string, seat: number, late: string) => void,
): number {
  let missed = 0;
  for (const { match, seat, at } of acts) {
    const latest = toldBy(at, spans);
    if (latest > stopped) continue;
    for (const [key, times] of heard) {
      const [other, one] = key.split(' ');
      if (other !== match || Number(one) === seat) continue;
      // An update may overtake the acknowledgement a little.
      if (times.some((time) => time > at - 250 && time < latest)) continue;
      missed++;
      const after = (time: number | undefined): string => (time === undefined ? 'never' : `${((time - at) / 1000).toFixed(1)} s`);
      const next = after(times.find((time) => time > at));
      tell(
        match as string,
        Number(one),
        `what seat ${seat} did ${((stopped - at) / 1000).toFixed(1)} s before the end: next news after ${next}, wanted within ${after(latest)}`,
      );
    }
  }
  return missed;
}

/** One match after the other at one table, each of another game. */
async function keepPlaying(house: House, book: Book, table: number): Promise<void> {
  for (let n = table; !house.stopped; n++) {
    try {
      const url = house.urls[0] as string;
      const game = house.games[n % house.games.length] as AnyGame;
      const { seats, options } = usualTable(game);
      const people = await Promise.all(Array.from({ length: seats }, () => visit(url)));
      // Some tables have a bot, all have a clock.
      const withBot = seats > 2 || n % 3 === 0;
      const chairs = people.map((_, seat) => (seat === 0 ? 'me' : withBot && seat === seats - 1 ? { bot: 'cadet' } : 'open'));
      const clock = n % 2 === 0 ? { kind: 'live', base: 900, increment: 5 } : { kind: 'move', seconds: 60 };
      const [host] = people;
      if (host === undefined) continue;
      const { id } = await host.post('/matches', { game: game.id, options, seats: chairs, clock });
      await host.post(`/matches/${id}/word`, { word: 'a' });
      const players = [new Player(host, id, 0, house, book)];
      for (const [seat, chair] of chairs.entries()) {
        const guest = people[seat];
        if (chair !== 'open' || guest === undefined) continue;
        await guest.post(`/matches/${id}/join`, { seat, word: 'b' });
        players.push(new Player(guest, id, seat, house, book));
      }
      house.running.add(id);
      house.played.set(id, { game: game.id, players });
      await Promise.all(players.map((player) => player.play()));
      house.running.delete(id);
    } catch {
      await sleep(50);
    }
  }
}

/**
 * Reads the journals as they lie on the disk. What a seat's person was told is done must be there, in that order; and nothing
 * may be there as theirs that they did not give.
 */
async function compare(
  database: string,
  played: Iterable<string>,
  { given, acknowledged }: Book,
): Promise<{ lost: number; duplicated: number }> {
  const store = await openStore({ database });
  let lost = 0;
  let duplicated = 0;
  for (const match of played) {
    const rows = await store.matches.journal(match, 0);
    if (rows.some(({ seq }, i) => seq !== i + 1)) lost++;
    const plays = rows.flatMap(({ deed }): Given[] =>
      deed.do === 'play' && deed.by === 'person' && 'seat' in deed.entry
        ? [{ match, seat: deed.entry.seat, answer: deed.entry.answer }]
        : [],
    );
    for (const seat of new Set(plays.map((play) => play.seat))) {
      const of = (all: readonly Given[]) => all.filter((one) => one.match === match && one.seat === seat);
      lost += missing(of(acknowledged), of(plays));
      duplicated += missing(of(plays), of(given));
    }
  }
  await store.close();
  return { lost, duplicated };
}
/** How many of the first cannot be found in the second, looked for in order. */
function missing(wanted: readonly Given[], there: readonly Given[]): number {
  let at = 0;
  let count = 0;
  for (const one of wanted) {
    let found = at;
    while (found < there.length && !same(there[found]?.answer, one.answer)) found++;
    if (found < there.length) at = found + 1;
    else count++;
  }
  return count;
}

function mixed(faults: readonly Fault[]): Fault[] {
  return faults
    .map((fault) => ({ fault, key: Math.random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ fault }) => fault);
}
const times = (count: number, make: (i: number) => Fault): Fault[] => Array.from({ length: Math.round(count) }, (_, i) => make(i));
const onNodes = (nodes: readonly Node[]) => ({
  kill: (i: number): Fault => ({
    kind: 'kill',
    run: async () => {
      const node = nodes[i % nodes.length] as Node;
      await node.kill();
      await node.start();
    },
  }),
  pause: (i: number): Fault => ({ kind: 'pause', run: () => (nodes[i % nodes.length] as Node).pause(randomInt(500, 3000)) }),
  full: (i: number): Fault => ({
    kind: 'full',
    run: async () => {
      if (!(await (nodes[i % nodes.length] as Node).fullDisk(randomInt(200, 2000))))
        throw new Error('a full disk needs prlimit (util-linux); leave it out with --full-disks 0');
    },
  }),
});

const folder = mkdtempSync(path.join(tmpdir(), 'bridgehead-faults-'));
const { kills, pauses, restarts, silences, fullDisks } = values;
const tallies: Record<string, Tally> = {};
const postgres = values.only === 'sqlite' ? null : await startPostgres();
try {
  if (values.only !== 'postgres') {
    const file = path.join(folder, 'faults.db');
    const nodes = [await startNode(await freePort(), file)];
    const make = onNodes(nodes);
    tallies.sqlite = await torment(
      'sqlite',
      file,
      nodes,
      mixed([...times(kills / 2, make.kill), ...times(pauses / 3, make.pause), ...times(fullDisks, make.full)]),
    );
    say(`sqlite ${JSON.stringify(tallies.sqlite)}`);
  }
  if (postgres !== null) {
    const database = await postgres.fresh();
    const nodes = [await startNode(await freePort(), database), await startNode(await freePort(), database)];
    const make = onNodes(nodes);
    const cut = (): Fault => ({ kind: 'cut', run: () => postgres.cut() });
    // So long that what is announced in its first seconds must be found out without an announcement.
    const silence = (): Fault => ({ kind: 'silence', run: () => postgres.silently(database, () => sleep(TOLD_WITHIN + 4_000)) });
    const faults = [
      ...times(silences, silence),
      ...times(kills / 2, make.kill),
      ...times((pauses * 2) / 3, make.pause),
      ...times(restarts - 1, cut),
      ...times(Math.min(1, restarts), (): Fault => ({ kind: 'restart', run: () => postgres.restart() })),
    ];
    tallies.postgres = await torment('postgres', database, nodes, mixed(faults));
    say(`postgres ${JSON.stringify(tallies.postgres)}`);
  }
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
const KEYS = [
  'kills',
  'pauses',
  'database_restarts',
  'silences',
  'full_disks',
  'acknowledged',
  'lost',
  'duplicated',
  'unannounced',
  'stale',
  'stuck',
] as const;
const total = Object.fromEntries(
  KEYS.map((key) => [key, Object.values(tallies).reduce((sum, tally) => sum + tally[key], 0)]),
) as unknown as Tally;
console.log(values.json ? JSON.stringify({ ...total, ...tallies }) : `in all ${JSON.stringify(total)}`);
process.exit(total.lost + total.duplicated + total.unannounced + total.stale + total.stuck === 0 ? 0 : 1);
