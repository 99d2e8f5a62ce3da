/**
 * `npm run notices`: two nodes on one PostgreSQL, and people who move only when they are told that it is their turn. Each is told at a
 * webhook that checks signatures. Afterwards every turn that began in the journal must have been told once, and nothing may have been
 * told that was not in the journal when it came. `--kill` kills one of the nodes in the middle, without warning, and starts it again:
 * then a notice may come twice, and none may be missing.
 */

import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogue, loadGame } from '@bridgehead/games';
import type { AnyGame } from '@bridgehead/kernel';
import { Match, waitingFor } from '@bridgehead/match';
import { freePort, startPostgres } from '@bridgehead/testkit/postgres';
import { sealFrom } from '../server/store/seal.ts';
import { openStore, type Store } from '../server/store/store.ts';
import { hookNotice, type Received, Receiver } from '../server/test/receivers.ts';
import { Tab, type Visitor, visit } from '../server/test/visitor.ts';
import { oneOf, wholeNumber, wishOf } from '../testkit/bin/common.ts';
import { usualTable } from '../testkit/fitting.ts';
import { sleep } from './command.ts';
import { guessAnswer } from './faults/guess.ts';
import { startNode } from './faults/servers.ts';

const { values } = wishOf<{ moves: number; matches: number; game: string; kill: boolean }>('Is everybody told of every turn, once?', (it) =>
  it
    .option('--moves <n>', 'moves', wholeNumber('--moves', 1, 100_000_000), 1000)
    .option('--matches <n>', 'matches at once', wholeNumber('--matches', 1, 10_000), 20)
    .option(
      '--game <name>',
      'what is played',
      oneOf(
        '--game',
        catalogue.map(({ id }) => id),
      ),
      'storm-the-castle',
    )
    .option('--kill', 'kill a node in the middle', false),
);
const wanted = values.moves;
const say = (line: string): void => {
  if (!values.json) console.log(line);
};
/** A turn that nobody was told of after so long was missed: longer than a dead node's claim. */
const TOLD_WITHIN = 90_000;

const game = (await loadGame(values.game)) as AnyGame;
const folder = mkdtempSync(path.join(tmpdir(), 'bridgehead-notices-'));
const keyFile = path.join(folder, 'notices.key');
const postgres = await startPostgres();
const database = await postgres.fresh();
const flags = { 'notice-pause': '0', 'private-hooks': '1', 'key-file': keyFile, window: '0' };
const nodes = [await startNode(await freePort(), database, flags), await startNode(await freePort(), database, flags)] as const;
const receiver = await Receiver.open();
const store: Store = await openStore({ database, seal: sealFrom(keyFile), connections: 4 });

/** What came in. A notice's number follows from the deed that made it and the place it goes to: the same turn has the same number. */
interface Came {
  readonly id: string;
  readonly match: string;
  /** How far the journal was when it came. */
  readonly written: number;
}
const numberOf = (match: string, seq: number, place: string): string =>
  createHash('sha256').update(`${match} turn ${seq} ${place}`).digest('hex').slice(0, 32);
const came: Came[] = [];
let forged = 0;
const secrets = new Map<string, { readonly secret: string; readonly place: string }>();
const hearers = new Map<string, (id: string) => void>();
receiver.hear = (received: Received) => {
  const person = received.path.slice(1);
  try {
    const { notice } = hookNotice(received, secrets.get(person)?.secret ?? '');
    if (notice.kind !== 'turn') return;
    void store.matches.latest([notice.match]).then((latest) => {
      came.push({ id: notice.id, match: notice.match, written: latest.get(notice.match) ?? 0 });
      hearers.get(person)?.(notice.id);
    });
  } catch {
    forged++;
  }
};

let moves = 0;
let stopped = false;
/** Gives one answer for each notice, and does nothing without one. */
class Person {
  readonly #visitor: Visitor;
  readonly #match: string;
  readonly #seat: number;
  readonly #heard = new Set<string>();
  #node: number;
  #tab: Tab | null = null;
  constructor(visitor: Visitor, match: string, seat: number) {
    this.#visitor = visitor;
    this.#match = match;
    this.#seat = seat;
    this.#node = seat;
    hearers.set(visitor.id, (id) => {
      if (!this.#heard.has(id)) void this.#move();
      this.#heard.add(id);
    });
  }
  /** A player who was not told that an answer counts looks whether the question is still there. */
  async #move(): Promise<void> {
    for (let asked = 0; !stopped; )
      try {
        this.#tab ??= await Tab.open(nodes[this.#node % 2]?.url ?? '', { cookie: this.#visitor.cookie });
        const { shown } = await this.#tab.watch(this.#match, this.#seat);
        if (shown.phase !== 'playing' || shown.prompt === null || stopped) return;
        if (asked !== 0 && shown.prompt.id !== asked) return;
        asked = shown.prompt.id;
        const answered = await within(this.#tab.answer(this.#match, this.#seat, guessAnswer(shown.prompt)));
        if (answered.t === 'refused') continue;
        if (++moves >= wanted) stopped = true;
        return;
      } catch {
        this.#tab?.close();
        this.#tab = null;
        this.#node++;
        await sleep(100);
      }
  }
  leave(): void {
    this.#tab?.close();
  }
}
/** The line may be dead. */
const within = <T>(promise: Promise<T>): Promise<T> =>
  Promise.race([
    promise,
    sleep(10_000).then(() => {
      throw new Error('no answer');
    }),
  ]);

const { seats, options } = usualTable(game);
const people: Person[] = [];
async function openTable(): Promise<void> {
  const sitting: Visitor[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const person = await visit(nodes[seat % 2]?.url ?? '');
    const { secret, id: place } = await person.post<{ secret: string; id: string }>('/notices/places', {
      kind: 'hook',
      url: `${receiver.url}/${person.id}`,
    });
    secrets.set(person.id, { secret, place });
    sitting.push(person);
  }
  const [host] = sitting as [Visitor];
  const { id } = await host.post('/matches', { game: values.game, options, seats: sitting.map((_, i) => (i === 0 ? 'me' : 'open')) });
  for (const [seat, person] of sitting.entries()) people.push(new Person(person, id, seat));
  await host.post(`/matches/${id}/word`, { word: 'a' });
  for (const person of sitting.slice(1)) await person.post(`/matches/${id}/join`, { word: 'b' });
}
for (let i = 0; i < values.matches; i++) await openTable();
const running = () => store.engine.db.selectFrom('matches').select('id').where('phase', '=', 'playing').execute();

let kills = 0;
const begun = Date.now();
for (let before = 0, at = Date.now(); !stopped && Date.now() - at < TOLD_WITHIN; await sleep(250)) {
  if (values.kill && kills === 0 && moves > wanted / 2) {
    kills++;
    await nodes[1].kill();
    say(`a node was killed after ${moves} moves`);
    await nodes[1].start();
  }
  if (moves > before) at = Date.now();
  before = moves;
  // Matches end; others begin.
  if ((await running()).length < values.matches) await openTable();
}
const seconds = (Date.now() - begun) / 1000;
// What is due is told even though nobody moves any more.
const waiting = () =>
  store.engine.db.selectFrom('outbox').select('match').union(store.engine.db.selectFrom('messages').select('match')).execute();
for (const end = Date.now() + TOLD_WITHIN; Date.now() < end && (await waiting()).length > 0; ) await sleep(250);
await sleep(1_500);
for (const person of people) person.leave();

/** Every turn that began, from the journal alone, by the number of its notice: which deed began it, and must it have been told? */
const turns = new Map<string, { readonly seq: number; readonly must: boolean }>();
for (const row of await store.engine.db.selectFrom('matches').selectAll().execute()) {
  const match = new Match(game, await store.matches.setupOf(row));
  const open = new Map<number, number>();
  const close = (seat: number, must: boolean) => {
    const { place } = secrets.get(match.desk.seats[seat]?.person ?? '') ?? {};
    const seq = open.get(seat);
    open.delete(seat);
    if (place !== undefined && seq !== undefined) turns.set(numberOf(row.id, seq, place), { seq, must });
  };
  for (const deed of await store.matches.journal(row.id, 0)) {
    match.apply(deed);
    const awaited = match.desk.phase === 'playing' ? waitingFor(match, 'spectator') : [];
    // Only a person's own answer shows that they were told; what the referee passes over is over before it is told.
    const { deed: done } = deed;
    const actor = done.do === 'play' && 'seat' in done.entry ? done.entry.seat : null;
    for (const seat of [...open.keys()])
      if (!awaited.includes(seat) || seat === actor) close(seat, seat === actor && done.do === 'play' && done.by === 'person');
    for (const seat of awaited) if (!open.has(seat)) open.set(seat, deed.seq);
  }
  for (const seat of [...open.keys()]) close(seat, true);
}

const numbers = new Set(came.map(({ id }) => id));
const expected = [...turns].filter(([id, { must }]) => must || numbers.has(id));
const report = {
  expected: expected.length,
  sent: came.length,
  missing: expected.filter(([id]) => !numbers.has(id)).length,
  doubled: came.length - numbers.size,
  early: came.filter(({ id, written }) => written < (turns.get(id)?.seq ?? Number.POSITIVE_INFINITY)).length,
  forged,
  moves,
  kills,
  seconds: Math.round(seconds),
};
console.log(values.json ? JSON.stringify(report) : report);
receiver.close();
await store.close();
await Promise.all(nodes.map((node) => node.kill()));
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
const { missing, doubled, early } = report;
const isWell = missing === 0 && early === 0 && forged === 0 && moves >= wanted && (values.kill || doubled === 0);
process.exit(isWell ? 0 : 1);
