/**
 * `npm run load`: tables of two over real WebSockets in a closed loop, ours and boardgame.io's own server with the same game.
 * A move counts when the other seat has its update; ours is on disk before that. With `--bots` only what bots cost those who
 * play without them. With `--crowd` a server full of people who think: four sockets at each of 500 tables, a move at each once in
 * two seconds, for five minutes (`--seconds 900` is a soak).
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { wholeNumber, wishOf } from '../testkit/bin/common.ts';
import { boardgameIoTables, newMatch, Socket } from './load/boardgame-io-client.ts';
import { admiralTables } from './load/bot-tables.ts';
import { type Child, startChild } from './load/child.ts';
import { drive, driveAtPace, driveByTurns, type LoadTable, type Rate, round, sleep } from './load/drive.ts';
import { idleCosts } from './load/idle.ts';
import { bytesHeard, connect, newTable, newVisitor, ourTables } from './load/our-client.ts';

interface Wish {
  readonly matches?: number;
  readonly seconds?: number;
  readonly only: string;
  readonly bots: boolean;
  readonly crowd: boolean;
  readonly reference: boolean;
  readonly idle?: number;
  readonly botMs: number;
  readonly idleMatches: number;
  readonly idleConnections: number;
}
const { values } = wishOf<Wish>('Tables over real WebSockets, next to boardgame.io’s own server.', (it) =>
  it
    .option('--matches <n>', 'tables at once (default: 50; 500 for a crowd)', wholeNumber('--matches', 1, 100_000))
    .option('--seconds <n>', 'how long (default: 18; 300 for a crowd)', wholeNumber('--seconds', 1, 100_000))
    .option('--only <names>', 'some of what is measured, with commas between', '')
    .option('--bots', 'tables of thinking bots', false)
    .option('--crowd', 'a server full of people who think', false)
    .option('--reference', 'next to a bare server with the same rules and the same commits', false)
    .option(
      '--idle <n>',
      'weigh so many connections and matches, kill the server and see how soon all are back',
      wholeNumber('--idle', 1, 100_000),
    )
    .option('--bot-ms <n>', 'how long a bot thinks, in milliseconds', wholeNumber('--bot-ms', 1, 100000), 100)
    .option('--idle-matches <n>', 'idle matches that are weighed', wholeNumber('--idle-matches', 1, 100_000_000), 300)
    .option('--idle-connections <n>', 'idle connections that are weighed', wholeNumber('--idle-connections', 1, 100_000_000), 500),
);
type Metered = Rate & { readonly cpu_us: number };
const matches = values.matches ?? (values.crowd ? 500 : 50);
const seconds = values.seconds ?? (values.crowd ? 300 : 18);
/** Seconds until the engines have compiled what is used often. */
const WARM_UP = 15;
/** The server's measure of its lag begins at the tick it asks for, in milliseconds. */
const LAG_RESOLUTION = 10;
const folder = mkdtempSync(path.join(tmpdir(), 'bridgehead-load-'));

interface Measured extends Rate {
  kb_per_idle_match: number;
  kb_per_connection: number;
}
const say = (line: string): void => {
  if (!values.json) console.log(line);
};

/** A server to be compared: how it is started, sat down at, and weighed. */
interface Side {
  readonly name: string;
  start(): Promise<Child>;
  tables(url: string, count: number): Promise<LoadTable[]>;
  costs(child: Child): Promise<Omit<Measured, keyof Rate>>;
}
const ROUNDS = 9;

async function compared(sides: readonly Side[]): Promise<Record<string, Measured>> {
  const children: Child[] = [];
  try {
    const open: LoadTable[][] = [];
    for (const side of sides) {
      const child = await side.start();
      children.push(child);
      open.push(await side.tables(child.url, matches));
    }
    const rates = await Promise.race([
      driveByTurns(open, { warmUp: WARM_UP, seconds, rounds: ROUNDS }),
      ...children.map((child, i) => ending(child, sides[i]?.name)),
    ]);
    for (const table of open.flat()) table.close();
    await sleep(500);
    const measured: Record<string, Measured> = {};
    for (const [i, { name, costs }] of sides.entries()) {
      measured[name] = { ...(rates[i] as Rate), ...(await costs(children[i] as Child)) };
      say(`${name} ${JSON.stringify(measured[name])}`);
    }
    return measured;
  } finally {
    for (const child of children) await child.stop();
  }
}

/** boardgame.io's storage in files falls over its own feet now and then; a client that waits for its answer waits for ever. */
async function ending({ ended }: Child, name: string | undefined): Promise<never> {
  await ended;
  throw new Error(`the server "${name}" ended in the middle: run again, or choose the others with --only`);
}

async function perThing(child: Child, count: number, make: () => Promise<unknown>, settle = 500): Promise<number> {
  await make();
  const before = await child.memory();
  for (let i = 0; i < count; i++) await make();
  await sleep(settle);
  return Math.max(0, round((await child.memory()) - before) / count / 1024);
}

/** Idle matches have left memory by the time they are weighed; that is the point. */
async function ourCosts(child: Child): Promise<Omit<Measured, keyof Rate>> {
  const people = [await newVisitor(child.url), await newVisitor(child.url)] as const;
  const idle = await perThing(child, values.idleMatches, () => newTable(child.url, people), 4000);
  const connection = await perThing(child, values.idleConnections, () => connect(child.url, people[0]));
  return { kb_per_idle_match: round(idle), kb_per_connection: round(connection) };
}
async function boardgameIoCosts(child: Child): Promise<Omit<Measured, keyof Rate>> {
  const socket = await Socket.open(child.url);
  const idle = await perThing(child, values.idleMatches, () => newMatch(socket));
  const connection = await perThing(child, values.idleConnections, () => Socket.open(child.url));
  return { kb_per_idle_match: round(idle), kb_per_connection: round(connection) };
}

const ours = async (name: string, ...flags: string[]): Promise<Child> =>
  startChild('our-server.ts', ['--database', path.join(folder, `${name}.db`), '--idle', '1000', ...flags]);

const SIDES: readonly Side[] = [
  { name: 'ours', start: () => ours('ours'), tables: ourTables, costs: ourCosts },
  {
    name: 'boardgame_io_memory',
    start: () => startChild('boardgame-io-server.ts', []),
    tables: boardgameIoTables,
    costs: boardgameIoCosts,
  },
  {
    name: 'boardgame_io_flatfile',
    start: () => startChild('boardgame-io-server.ts', [path.join(folder, 'flatfile')]),
    tables: boardgameIoTables,
    costs: boardgameIoCosts,
  },
];

/** How long an update of ours is on the average, so that the reference sends as much. */
async function lengthOfUpdates(): Promise<number> {
  const child = await ours('length');
  try {
    const tables = await ourTables(child.url, 4);
    bytesHeard.updates = 0;
    bytesHeard.bytes = 0;
    await drive(tables, 0, 2);
    for (const table of tables) table.close();
    return Math.round(bytesHeard.bytes / bytesHeard.updates);
  } finally {
    await child.stop();
  }
}

/** By turns in one run: what a move costs us, a bare server, and boardgame.io. */
async function besideReference(): Promise<Record<string, unknown>> {
  const length = await lengthOfUpdates();
  const children = [
    await ours('beside-reference'),
    await startChild('reference-server.ts', [path.join(folder, 'reference.db'), String(length)]),
    await startChild('boardgame-io-server.ts', []),
  ] as const;
  try {
    const [own, bare, other] = children;
    const open = [await ourTables(own.url, matches), await ourTables(bare.url, matches), await boardgameIoTables(other.url, matches)];
    const meters = children.map((child) => () => child.cpu());
    const rates = await driveByTurns(open, { warmUp: WARM_UP, seconds, rounds: ROUNDS, meters });
    for (const table of open.flat()) table.close();
    const [mine, reference, boardgameIo] = rates as [Metered, Metered, Metered];
    return {
      update_bytes: length,
      ours: mine,
      reference,
      boardgame_io: boardgameIo,
      ours_of_reference: round(mine.moves_per_s / reference.moves_per_s),
      cpu_of_reference: round(mine.cpu_us / reference.cpu_us),
      p99_of_reference: round(mine.p99_ms / reference.p99_ms),
      vs_boardgame_io: round(mine.moves_per_s / boardgameIo.moves_per_s),
    };
  } finally {
    for (const child of children) await child.stop();
  }
}

const rateOnly = async (child: Child, count: number): Promise<Rate> => {
  try {
    const open = await ourTables(child.url, count);
    const rate = await drive(open, WARM_UP, seconds);
    for (const table of open) table.close();
    return rate;
  } finally {
    await child.stop();
  }
};

/** How late the event loop is while every commit takes half a second, by the server's own measure. */
async function stalled(): Promise<{ delay_ms: number; loop_p99_ms: number }> {
  const child = await ours('stalled', '--sync-delay', '500');
  try {
    const open = (await Promise.all(Array.from({ length: 10 }, () => ourTables(child.url, 1)))).flat();
    await (await fetch(`${child.url}/metrics`)).text();
    await drive(open, 0, 5);
    const metrics = await (await fetch(`${child.url}/metrics`)).text();
    for (const table of open) table.close();
    const p99 = Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(metrics)?.[1]) * 1000;
    return { delay_ms: 500, loop_p99_ms: Math.max(0, round(p99 - LAG_RESOLUTION)) };
  } finally {
    await child.stop();
  }
}

/** The tables of people, with as many people more on the same server who play Admirals; and without those, before and after. */
async function besideBots(): Promise<{ before: Rate; beside: Rate; after: Rate; bot_answers_per_s: number; p99_ratio: number }> {
  const child = await ours('bots', '--bot-ms', String(values.botMs), '--bot-pause', '0');
  try {
    const people = await ourTables(child.url, matches);
    const before = await drive(people, WARM_UP, seconds);
    const admirals = await admiralTables(child.url, matches);
    const begun = performance.now();
    const beside = await drive(people, WARM_UP, seconds);
    const answers = admirals.reduce((sum, table) => sum + table.answered, 0);
    const perSecond = round((answers / (performance.now() - begun)) * 1000);
    for (const table of admirals) table.close();
    const after = await drive(people, WARM_UP, seconds);
    for (const table of people) table.close();
    const ratio = (2 * beside.p99_ms) / (before.p99_ms + after.p99_ms);
    return { before, beside, after, bot_answers_per_s: perSecond, p99_ratio: round(ratio) };
  } finally {
    await child.stop();
  }
}

/** Watchers at each table of the crowd, and milliseconds from one move to the next. */
const CROWD = { watchers: 2, every: 2_000 };

/** Memory is weighed when everybody sits, in the middle and at the end: what a server keeps of what is over would show. */
async function crowd(): Promise<Record<string, number>> {
  const child = await ours('crowd');
  try {
    const empty = await child.memory();
    const tables = await ourTables(child.url, matches, CROWD.watchers);
    const sockets = matches * (2 + CROWD.watchers);
    await driveAtPace(tables, { every: CROWD.every, seconds: WARM_UP });
    const seated = await child.memory();
    const halves: Rate[] = [];
    const weights: number[] = [];
    for (let half = 0; half < 2; half++) {
      halves.push(await driveAtPace(tables, { every: CROWD.every, seconds: seconds / 2 }));
      weights.push(await child.memory());
    }
    for (const table of tables) table.close();
    const [first, second] = halves as [Rate, Rate];
    const mb = (bytes: number): number => round(bytes / 1024 / 1024);
    return {
      sockets,
      moves_per_s: Math.round((first.moves_per_s + second.moves_per_s) / 2),
      p50_ms: Math.max(first.p50_ms, second.p50_ms),
      p99_ms: Math.max(first.p99_ms, second.p99_ms),
      kb_per_socket_with_its_match: round((seated - empty) / 1024 / sockets),
      mb_seated: mb(seated),
      mb_middle: mb(weights[0] as number),
      mb_end: mb(weights[1] as number),
    };
  } finally {
    await child.stop();
  }
}

/** Figures by one name each: 'ours.moves_per_s'. */
function flat(nested: object, prefix = ''): Record<string, unknown> {
  return Object.assign(
    {},
    ...Object.entries(nested).map(([key, value]) =>
      typeof value === 'object' && value !== null ? flat(value, `${prefix}${key}.`) : { [`${prefix}${key}`]: value },
    ),
  );
}

const result: Record<string, unknown> = { matches, seconds };
const wanted = (name: string): boolean =>
  values.only === ''
    ? !(values.bots || values.crowd || values.reference || values.idle !== undefined)
    : values.only.split(',').includes(name);
try {
  const sides = SIDES.filter(({ name }) => wanted(name));
  if (sides.length > 0) Object.assign(result, await compared(sides));
  if (wanted('sync_delay')) {
    const plain = await rateOnly(await ours('plain'), 200);
    const delayed = await rateOnly(await ours('delayed', '--sync-delay', '2'), 200);
    result.sync_delay = { matches: 200, delay_ms: 2, undelayed: plain, delayed, share: round(delayed.moves_per_s / plain.moves_per_s) };
    say(`with a sync delay ${JSON.stringify(result.sync_delay)}`);
  }
  if (wanted('stall')) {
    result.stall = await stalled();
    say(`with a disk that stalls ${JSON.stringify(result.stall)}`);
  }
  if (values.bots || wanted('bots')) {
    result.bots = await besideBots();
    say(`beside bots ${JSON.stringify(result.bots)}`);
  }
  if (values.reference) {
    const beside = await besideReference();
    Object.assign(result, beside);
    say(`beside a reference ${JSON.stringify(beside, null, 1)}`);
  }
  if (values.idle !== undefined) {
    result.idle = await idleCosts(() => ours('idle', '--idle', '3600000'), values.idle);
    say(`idle ${JSON.stringify(result.idle)}`);
  }
  if (values.crowd) {
    result.crowd = await crowd();
    say(`a crowd ${JSON.stringify(result.crowd)}`);
  }
  if (values.json) console.log(JSON.stringify(flat(result)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
