/**
 * `npm run faults`: servers are killed with -9 at random moments while people play, on SQLite and on two nodes with one
 * PostgreSQL. Afterwards every answer that was acknowledged must be in the journal exactly once, and every match must go on.
 */
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { same } from '@bridgehead/kernel';
import { freePort, startPostgres } from '@bridgehead/testkit/postgres';
import { openStore } from '../server/store/store.ts';
import { visit } from '../server/test/visitor.ts';
import { type Book, type Given, Player } from './faults/player.ts';
import { type Node, startNode } from './faults/servers.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    kills: { type: 'string', default: '60' },
    matches: { type: 'string', default: '8' },
  },
});
const kills = Number(values.kills);
const matches = Number(values.matches);

interface Tally {
  kills: number;
  acknowledged: number;
  lost: number;
  duplicated: number;
  /** Matches that were there at the last kill and in which nobody could go on after it. */
  stuck: number;
}
const say = (line: string): void => {
  if (!values.json) console.log(line);
};
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Plays on the nodes, kills them one after the other, and compares what was promised with what is there. */
async function torment(name: string, database: string, nodes: readonly Node[], times: number): Promise<Tally> {
  const book: Book = { given: [], acknowledged: [] };
  const house = { urls: nodes.map((node) => node.url), stopped: false, played: new Set<string>() };
  const tables = Array.from({ length: matches }, () => keepPlaying(house, book));
  await sleep(1000);
  for (let kill = 0; kill < times; kill++) {
    await sleep(randomInt(20, 250));
    const node = nodes[kill % nodes.length] as Node;
    await node.kill();
    await node.start();
    if ((kill + 1) % 10 === 0) say(`${name}: ${kill + 1} kills, ${book.acknowledged.length} answers acknowledged`);
  }
  // Everybody must be able to go on now.
  const before = book.acknowledged.length;
  const begunBefore = new Set(house.played);
  await sleep(5000);
  const moving = new Set(book.acknowledged.slice(before).map(({ match }) => match));
  house.stopped = true;
  const running = await Promise.all(tables);
  for (const node of nodes) await node.kill();
  const stuck = running.filter((match) => match !== null && begunBefore.has(match) && !moving.has(match)).length;
  return { kills: times, acknowledged: book.acknowledged.length, stuck, ...(await compare(database, house.played, book)) };
}

/** One match after the other at one table; the match that was running at the end, if one was. */
async function keepPlaying(house: { urls: readonly string[]; stopped: boolean; played: Set<string> }, book: Book): Promise<string | null> {
  let running: string | null = null;
  while (!house.stopped) {
    try {
      const url = house.urls[0] as string;
      const [ann, bob] = [await visit(url), await visit(url)];
      const { id } = await ann.post('/matches', { game: 'storm-the-castle', seats: ['me', 'open'] });
      await ann.post(`/matches/${id}/word`, { word: 'a' });
      await bob.post(`/matches/${id}/join`, { word: 'b' });
      running = id;
      house.played.add(id);
      await Promise.all([new Player(ann, id, 0, house, book).play(), new Player(bob, id, 1, house, book).play()]);
      if (!house.stopped) running = null;
    } catch {
      await sleep(50);
    }
  }
  return running;
}

/**
 * Reads the journals as they lie on the disk. A seat's questions are numbered one by one, and each is answered before the next is
 * put; so each answer that was acknowledged must be found at its number, and none may be found that nobody gave.
 */
async function compare(
  database: string,
  played: ReadonlySet<string>,
  { given, acknowledged }: Book,
): Promise<{ lost: number; duplicated: number }> {
  const store = await openStore({ database });
  let lost = 0;
  let duplicated = 0;
  for (const match of played) {
    const rows = await store.matches.journal(match, 0);
    if (rows.some(({ seq }, i) => seq !== i + 1)) lost++;
    const answered: number[] = [];
    const plays = rows.flatMap(({ deed }) => {
      if (deed.do !== 'play' || !('seat' in deed.entry)) return [];
      const { seat, answer } = deed.entry;
      answered[seat] = (answered[seat] ?? 0) + 1;
      return [{ seat, answer, prompt: answered[seat] }];
    });
    const isOf = (one: Given, play: (typeof plays)[number]): boolean =>
      one.prompt === play.prompt && one.seat === play.seat && same(one.answer, play.answer);
    const here = given.filter((one) => one.match === match);
    duplicated += plays.filter((play) => !here.some((one) => isOf(one, play))).length;
    lost += acknowledged.filter((one) => one.match === match && !plays.some((play) => isOf(one, play))).length;
  }
  await store.close();
  return { lost, duplicated };
}

const folder = mkdtempSync(path.join(tmpdir(), 'bridgehead-faults-'));
const postgres = await startPostgres();
const tallies: Record<string, Tally> = {};
try {
  const file = path.join(folder, 'faults.db');
  const half = Math.ceil(kills / 2);
  tallies.sqlite = await torment('sqlite', file, [await startNode(await freePort(), file)], half);
  say(`sqlite ${JSON.stringify(tallies.sqlite)}`);
  const database = await postgres.fresh();
  const nodes = [await startNode(await freePort(), database), await startNode(await freePort(), database)];
  tallies.postgres = await torment('postgres', database, nodes, kills - half);
  say(`postgres ${JSON.stringify(tallies.postgres)}`);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
const sum = (key: keyof Tally): number => Object.values(tallies).reduce((total, tally) => total + tally[key], 0);
const total: Tally = {
  kills: sum('kills'),
  acknowledged: sum('acknowledged'),
  lost: sum('lost'),
  duplicated: sum('duplicated'),
  stuck: sum('stuck'),
};
console.log(values.json ? JSON.stringify({ ...total, ...tallies }) : `in all ${JSON.stringify(total)}`);
process.exit(total.lost + total.duplicated + total.stuck === 0 ? 0 : 1);
