/** A solo match in the middle, made here and put on the visitor's shelf. */
import { loadGame } from '@bridgehead/games';
import {
  type AnyGame,
  type Ask,
  type Entry,
  type Json,
  type MatchRecord,
  Run,
  readOptions,
  SeededChance,
  seedFrom,
} from '@bridgehead/kernel';
import type { Page } from 'playwright-core';
import { goTo } from './browser.ts';

interface Middle {
  /** So many answers at least; then on to the next question of seat 0 (in the wanted phase). */
  readonly answers: number;
  readonly key?: string;
  readonly seats?: number;
  readonly options?: Readonly<Record<string, Json>>;
  readonly seed?: string;
}

/** Sound players throughout. */
export async function middleGame(
  id: string,
  { answers, key, seats, options: wishes = {}, seed = seedFrom(21) }: Middle,
): Promise<MatchRecord> {
  const game = (await loadGame(id)) as AnyGame;
  const read = readOptions(game.options, wishes);
  if ('problem' in read) throw new Error(read.problem);
  const count = seats ?? game.seats.min;
  const run = Run.begin(game, { seats: count, options: read.options, chance: new SeededChance(seed) }, { kept: true });
  const entries: Entry[] = [];
  const isThere = () => {
    const ask = run.askOf(0);
    return ask !== null && (key === undefined || ask.key === key);
  };
  while (run.result === null && (entries.length < answers || !isThere())) {
    const ask = run.openAsks[0] as Ask;
    const { seat } = ask;
    const chance = new SeededChance(seedFrom(3, entries.length));
    const guess = run.imagine(seat, chance);
    const answer = game.knowledge.officer(guess.state, guess.askOf(seat) as Ask, chance);
    run.play(answer, run.asks.indexOf(ask));
    entries.push({ seat, answer });
  }
  return { game: game.id, version: game.version, options: read.options, seats: count, seed, entries };
}

interface Shelved {
  /** As a replay. */
  readonly over?: boolean;
  /** Steps of the guide that are done. */
  readonly guide?: number | null;
  /** At the generic table. */
  readonly plain?: boolean;
}

/** Opens the match at its table and tells its id; seat 0 is the visitor's. */
export async function openSaved(
  page: Page,
  record: MatchRecord,
  { over = false, guide = null, plain = false }: Shelved = {},
): Promise<string> {
  if (page.url() === 'about:blank') await page.goto('/');
  await page.waitForFunction(async () => (await indexedDB.databases()).some((one) => one.name === 'bridgehead'));
  const bots = Array.from({ length: record.seats }, (_, seat) => (seat === 0 ? null : 'officer'));
  const names = bots.map((level) => (level === null ? 'You' : 'Officer'));
  const id = `middle-${++opened}`;
  const save = { id, record, bots, names, updated: 1, over, guide };
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('bridgehead');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('solo', 'readwrite');
          writing.objectStore('solo').put(kept);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    save as unknown as Record<string, string>,
  );
  await goTo(page, over ? `/replay/solo-${id}` : `/solo/${id}${plain ? '?plain=1' : ''}`);
  return id;
}
let opened = 0;
