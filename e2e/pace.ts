/**
 * `npm run pace -- GAME [--seats N] [--level officer] [--options '{…}'] [--rounds N] [--json]`: a match through the page at normal speed, answered as a
 * sound player would who takes what the table has ticked. Counts the clicks of a turn, and how long a person waits. A person is taken to need a second for every click,
 * reading included; waiting is measured in the page: the time in which nothing is asked. So is how long a press takes to be seen.
 */
import { parseArgs } from 'node:util';
import { catalogue, loadGame } from '@bridgehead/games';
import { type AnyGame, type Entry, replay, seenBy } from '@bridgehead/kernel';
import type { Page } from 'playwright-core';
import { play } from './browser/blaze-of-glory.ts';
import { give as giveInCrew } from './browser/bridge-crew.ts';
import { launch, visit } from './browser/browser.ts';
import { ensureBuilt } from './browser/built.ts';
import { carryOrGive, give, playToTheEnd, recordOf, type Sound } from './browser/player.ts';
import { give as giveAboard } from './browser/redshirts.ts';
import { serveFiles } from './browser/static.ts';
import { carryToTargets } from './browser/storm-the-bridge.ts';

const SECONDS_PER_CLICK = 1;
const ME = 0;
/** Tables at which pointing means something of its own. */
const HANDS: Readonly<Record<string, typeof give>> = {
  'blaze-of-glory': play,
  'bridge-crew': giveInCrew,
  redshirts: giveAboard,
  'storm-the-bridge': carryToTargets,
  'storm-the-castle': carryOrGive,
};
/** So many of the things that moved most are listed. */
const MOVED = 12;
const ENOUGH = new Error('enough rounds');
const rounded = (n: number): number => Math.round(n * 1000) / 1000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string' },
    level: { type: 'string', default: 'officer' },
    options: { type: 'string', default: '{}' },
    rounds: { type: 'string', default: '1000' },
    json: { type: 'boolean', default: false },
  },
});
const [id = ''] = positionals;
const game = (await loadGame(id)) as AnyGame | null;
if (game === null) {
  console.error(`There is no game "${id}". Known: ${catalogue.map((one) => one.id).join(', ')}.`);
  process.exit(2);
}

ensureBuilt();
const [browser, files] = await Promise.all([launch(), serveFiles()]);
try {
  const { page } = await visit(browser, { baseURL: files.url, motion: true, settings: { motion: 'normal', guided: [id] } });
  page.setDefaultTimeout(120_000);
  await page.addInitScript(watch);
  const seats = values.seats === undefined ? '' : `&seats=${values.seats}`;
  await page.goto(`/play/${id}?guided=0&level=${values.level}${seats}&options=${encodeURIComponent(values.options)}`);
  const most = Number(values.rounds);
  const sofar = () => page.evaluate(() => (window as unknown as { paceSoFar: Watched }).paceSoFar);
  /** Questions and clicks by the key of the question. */
  const spent = new Map<string, { asked: number; clicks: number }>();
  let key: string | null = null;
  let before = 0;
  const each = async ({ prompt }: Sound, n: number): Promise<void> => {
    const { clicks } = await sofar();
    const last = spent.get(key ?? '') ?? { asked: 0, clicks: 0 };
    if (key !== null) spent.set(key, { asked: last.asked + 1, clicks: last.clicks + clicks - before });
    [key, before] = [prompt.key, clicks];
    // Now and then: to stop after enough rounds the whole record is played again.
    if (n % 20 === 19 && (await turnsOf(page)) > most) throw ENOUGH;
  };
  await playToTheEnd(page, { each, hand: acceptOrGive }).catch((error: unknown) => {
    if (error !== ENOUGH) throw error;
  });
  const { clicks, waited, shift, moved, painted } = await sofar();
  const turns = Math.max(1, await turnsOf(page));
  const seconds = waited / 1000 + clicks * SECONDS_PER_CLICK;
  const found = {
    clicks_per_own_turn: rounded(clicks / turns),
    waiting_share: rounded(waited / 1000 / seconds),
    seconds_per_round: rounded(seconds / turns),
    shift_without_input: rounded(shift),
    input_to_paint_p95_ms: rounded(percentile(Object.values(painted), clicks, 0.95)),
  };
  if (values.json) console.log(JSON.stringify(found));
  else
    console.log(
      `${turns} turns: ${found.clicks_per_own_turn} clicks each, ${found.seconds_per_round} s a round, ${Math.round(100 * found.waiting_share)} % of it waiting, shift without input ${found.shift_without_input}, input to paint ${found.input_to_paint_p95_ms} ms in 95 % of presses`,
    );
  if (!values.json)
    for (const [what, by] of Object.entries(moved)
      .sort((x, y) => y[1] - x[1])
      .slice(0, MOVED))
      console.log(`${by.toFixed(4).padStart(8)} moved without input: ${what}`);
  if (!values.json)
    for (const [asked, { asked: times, clicks: pressed }] of [...spent].sort((x, y) => y[1].clicks - x[1].clicks))
      console.log(`${String(pressed).padStart(5)} clicks for ${String(times).padStart(4)} × ${asked}`);
} finally {
  await browser.close();
  await files.close();
}

/** Where the table has ticked a choice, one press takes it. Where it asks whether this is meant, it is. */
async function acceptOrGive(at: Page, sound: Sound): Promise<void> {
  const confirm = at.getByTestId('confirm');
  const before = await at.getByTestId('table').getAttribute('data-version');
  if (sound.prompt.kind === 'select' && (await at.locator('[data-picked]').count()) > 0 && (await confirm.isEnabled()))
    await confirm.click();
  else await (HANDS[id] ?? give)(at, sound);
  const isTaken = await at.waitForFunction((old) => {
    const isAsking = document.querySelector('dialog[open] [data-testid="sure"]') !== null;
    return document.querySelector('[data-testid="table"]')?.getAttribute('data-version') !== old ? 'taken' : isAsking ? 'sure?' : null;
  }, before);
  if ((await isTaken.jsonValue()) === 'sure?') await at.getByTestId('sure').click();
}

/** In the page, from its first moment. */
interface Watched {
  clicks: number;
  waited: number;
  shift: number;
  /** What moved without input, and by how much together with everything that moved at the same time. */
  moved: Record<string, number>;
  /** Milliseconds from a press to the next picture, by its number; presses that took less than a frame are missing. */
  painted: Record<number, number>;
}
interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}
function watch(): void {
  const so: Watched = { clicks: 0, waited: 0, shift: 0, moved: {}, painted: {} };
  Object.assign(window, { paceSoFar: so });
  // A drag is one press, too.
  addEventListener('pointerdown', () => so.clicks++, { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as Shift[]) {
      if (entry.hadRecentInput) continue;
      so.shift += entry.value;
      for (const { node, previousRect: from, currentRect: to } of entry.sources) {
        const name = node instanceof Element ? `${node.tagName} ${node.getAttribute('class') ?? ''}` : String(node?.nodeName);
        const key = `${name} ${Math.sign(to.x - from.x)},${Math.sign(to.y - from.y)} ${Math.sign(to.width - from.width)}×${Math.sign(to.height - from.height)}`;
        so.moved[key] = (so.moved[key] ?? 0) + entry.value;
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as unknown as { interactionId: number; duration: number }[])
      if (interactionId > 0) so.painted[interactionId] = Math.max(so.painted[interactionId] ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  let since: number | null = null;
  const look = () => {
    const table = document.querySelector('[data-testid="table"]');
    const waits = table !== null && table.querySelector('[data-prompt], [data-testid="result"]') === null;
    const now = performance.now();
    if (since !== null) so.waited += now - since;
    since = waits ? now : null;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Of so many presses, those that are not among the times took no time worth mentioning. */
function percentile(times: readonly number[], presses: number, share: number): number {
  const quick = Math.max(0, presses - times.length);
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * (quick + sorted.length)) - 1 - quick] ?? 0;
}

/** How often it was the visitor's turn: as the game says when one begins; where it says nothing, runs of own answers. */
async function turnsOf(page: Page): Promise<number> {
  const record = await recordOf(page);
  const again = replay(game as AnyGame, record);
  if ('problem' in again) throw new Error(again.problem);
  const teams = game?.teams?.(again.run.state as never) ?? null;
  const began = again.told.flatMap((told) => seenBy(told, ME) ?? []).filter(({ type }) => type === 'turnBegan');
  if (began.length > 0) return began.filter(({ seat, team }) => seat === ME || (teams?.[team as number]?.includes(ME) ?? false)).length;
  const isMine = (entry: Entry | undefined) => entry !== undefined && 'seat' in entry && entry.seat === ME;
  return record.entries.filter((entry, i) => isMine(entry) && !isMine(record.entries[i - 1])).length;
}
