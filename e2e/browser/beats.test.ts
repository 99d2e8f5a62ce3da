/** A sample of `npm run spoilers`; and pages that cannot or must not move: everything ends in the same position. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampleOf } from '../spoilers/acts.ts';
import { playActs, throughActs, type Way } from '../spoilers/play.ts';
import { openSaved } from './saved.ts';
import { onStage } from './stage.ts';
import { serveFiles } from './static.ts';

const stage = onStage(serveFiles);
const WAY: Way = { pace: 'fast', as: 'all', size: { width: 1440, height: 900 }, presses: false };

test.each([
  ['storm-the-castle', 2, 'attacked'],
  ['storm-the-bridge', 2, 'resolved'],
  ['redshirts', 2, 'shot'],
])('%s: nothing is told before its verdict, and nothing is covered', async (id, seats, kind) => {
  const sampled = await sampleOf(id, seats, 5, 4, new Map());
  const { beats, spoiled, covered } = await playActs(stage.browser, stage.place.url, sampled, WAY);
  expect(beats.some((beat) => beat.startsWith(kind))).toBe(true);
  expect({ spoiled, covered }).toEqual({ spoiled: [], covered: [] });
});

const boardOf = (page: Page) => page.locator('[data-zone="board"]').textContent();

/** What the board says after these acts of a match, however the page plays them. */
async function after(settings: Record<string, unknown>, motion: boolean, crippled: boolean): Promise<string | null> {
  const { page, context, complaints } = await stage.visit({ motion, settings: { guided: ['storm-the-castle'], ...settings } });
  if (crippled)
    await page.addInitScript(() => {
      Reflect.deleteProperty(Element.prototype, 'animate');
      Reflect.deleteProperty(Element.prototype, 'getAnimations');
      HTMLCanvasElement.prototype.getContext = () => null;
    });
  const { record, acts } = await sampleOf('storm-the-castle', 2, 5, 3, new Map());
  await page.goto('/');
  await openSaved(page, record, { over: true });
  await throughActs(page, acts, false);
  const text = await boardOf(page);
  expect(complaints).toEqual([]);
  await context.close();
  return text;
}

test('every pace ends in the same position, and so does a browser without animations and canvas', async () => {
  const plain = await after({ motion: 'off' }, true, false);
  expect(plain).not.toBe('');
  expect(await after({ motion: 'fast' }, true, false)).toBe(plain);
  expect(await after({ motion: 'fast' }, true, true)).toBe(plain);
  expect(await after({ motion: 'auto' }, false, false)).toBe(plain);
});

test('where the system wants no motion no element moves, and one thing still comes after the other', async () => {
  const { page, context } = await stage.visit({ motion: false, settings: { motion: 'auto', guided: ['storm-the-castle'] } });
  await page.addInitScript(() => {
    const seen = { phases: [] as string[], moving: 0 };
    Object.assign(window, { seen });
    const look = () => {
      const phase = document.querySelector('[data-scene]')?.getAttribute('data-phase');
      if (phase != null && seen.phases.at(-1) !== phase) seen.phases.push(phase);
      if (phase != null)
        seen.moving += document
          .getAnimations()
          .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().activeDuration) > 0).length;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const { record, acts } = await sampleOf('storm-the-castle', 2, 5, 3, new Map());
  await page.goto('/');
  await openSaved(page, record, { over: true });
  await throughActs(page, acts, false);
  const { phases, moving } = await page.evaluate(() => (window as unknown as { seen: { phases: string[]; moving: number } }).seen);
  expect(phases.slice(0, 2)).toEqual(['verdict', 'consequence']);
  expect(moving).toBe(0);
  await context.close();
});
