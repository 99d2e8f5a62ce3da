/** A solo match in the middle, made here and put on the visitor's shelf. */
import { type Json, type MatchRecord, seedFrom } from '@bridgehead/kernel';
import type { Page } from 'playwright-core';
import { goTo } from './browser.ts';
import { onShelf } from './shelf.ts';
import { SoundPlay } from './sound-play.ts';

interface Middle {
  /** So many answers at least; then on to the next question of seat 0 (in the wanted phase). */
  readonly answers: number;
  readonly key?: string;
  readonly seats?: number;
  readonly options?: Readonly<Record<string, Json>>;
  readonly seed?: string;
}

/** Sound players throughout. */
export async function middleGame(id: string, { answers, key, seats, options, seed = seedFrom(21) }: Middle): Promise<MatchRecord> {
  const play = await SoundPlay.of(id, { seats, options, seed });
  const { run, entries } = play;
  const isThere = () => {
    const ask = run.askOf(0);
    return ask !== null && (key === undefined || ask.key === key);
  };
  while (run.result === null && (entries.length < answers || !isThere())) play.next();
  return play.record();
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
  const bots = Array.from({ length: record.seats }, (_, seat) => (seat === 0 ? null : 'officer'));
  const names = bots.map((level) => (level === null ? 'Juniper 42' : 'Officer'));
  const id = `middle-${++opened}`;
  const save = { id, record, bots, names, updated: 1, over, guide };
  await onShelf(page, { put: save as unknown as Record<string, unknown> });
  await page.evaluate(() => document.querySelector('[data-testid="table"]')?.setAttribute('data-old', ''));
  await goTo(page, over ? `/replay/solo-${id}` : `/solo/${id}${plain ? '?plain=1' : ''}`);
  await page.locator('[data-testid="table"]:not([data-old])').waitFor();
  return id;
}
let opened = 0;
