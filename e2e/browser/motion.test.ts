/** What moves on the table is seen to move; not at all for people who want no motion; and it never keeps a hand waiting. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { onStage } from './stage.ts';
import { serveFiles } from './static.ts';

const stage = onStage(serveFiles);

interface Flight {
  readonly card: string;
  readonly from: string;
  readonly ms: number;
}

/** Writes down every flight of a card that the page begins. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const flights: Flight[] = [];
    Object.assign(window, { flights });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const { translate } = frames as PropertyIndexedKeyframes;
      if (Array.isArray(translate))
        flights.push({
          card: this.getAttribute('data-card') ?? '',
          from: String(translate[0]),
          ms: Number((options as KeyframeAnimationOptions).duration),
        });
      return animate.call(this, frames, options);
    };
  });
const flights = (page: Page): Promise<Flight[]> => page.evaluate(() => (window as unknown as { flights: Flight[] }).flights);

/** Deploys the first card of the hand and says which it was. */
async function deploy(page: Page): Promise<string> {
  await page.goto('/play/storm-the-castle?guided=1');
  const card = page.locator('[data-testid="hand"] [data-playable="true"]').first();
  const id = (await card.getAttribute('data-card')) ?? '';
  await card.click();
  await page.locator('[data-lit="deploy"]').first().click();
  await page.locator(`svg [data-card="${id}"]`).waitFor();
  return id;
}

test.each([
  ['normal', 220],
  ['fast', 110],
])('a unit flies out of the hand onto the board (%s)', async (motion, ms) => {
  const { page, context, complaints } = await stage.visit({ motion: true, settings: { motion } });
  await watch(page);
  const id = await deploy(page);
  const flight = (await flights(page)).find(({ card }) => card === id);
  expect(flight?.ms).toBe(ms);
  // From below: the hand lies under the board.
  expect(Number.parseFloat(flight?.from.split(' ')[1] ?? '')).toBeGreaterThan(40);
  await page.mouse.down();
  expect(await page.evaluate(() => document.getAnimations().filter((one) => one.effect?.getTiming().duration === 220).length)).toBe(0);
  await page.mouse.up();
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([
  ['the system wants no motion', { motion: false, settings: { motion: 'normal' } }],
  ['motion is switched off at the table', { motion: true, settings: { motion: 'off' } }],
])('nothing flies where %s', async (_name, wish) => {
  const { page, context } = await stage.visit({ ...wish });
  await watch(page);
  await deploy(page);
  expect(await flights(page)).toEqual([]);
  await context.close();
});
