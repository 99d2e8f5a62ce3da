/** A guided match in which the person does as they please: at every question the guide has words, and a ring around something to tap. */
import { type Ask, randomAnswer } from '@bridgehead/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Decide, playToTheEnd } from './player.ts';
import { onStage } from './stage.ts';
import { serveFiles } from './static.ts';

const stage = onStage(serveFiles);
const QUICK = { confirmEnd: false, motion: 'off' };
const QUESTIONS = 24;
const ENOUGH = new Error('enough questions');

/** Two of three answers are none that any guide would have thought of. */
const deviating: Decide = (game, run, chance) => {
  const ask = run.askOf(0) as Ask;
  if (chance.below(3) > 0) return randomAnswer(ask, run.state, chance);
  const guess = run.imagine(0, chance);
  return game.knowledge.officer(guess.state, guess.askOf(0) as Ask, chance);
};

test.each([
  ['storm-the-castle', 390, 844],
  ['storm-the-castle', 1280, 720],
  ['storm-the-bridge', 844, 390],
  ['storm-the-bridge', 390, 844],
  ['storm-the-bridge', 1440, 900],
])('the guide of %s follows every way to play, at %i × %i', async (game, width, height) => {
  const { page, context, complaints } = await stage.visit({ width, height, touch: width < 1000, settings: QUICK });
  await page.goto(`/play/${game}?guided=1`);
  const said = new Set<string>();
  await playToTheEnd(page, {
    decide: deviating,
    each: async ({ prompt }, n) => {
      // The ring is drawn a moment after the words.
      await expect
        .poll(() => guideNow(page), { message: `${prompt.key}, question ${n}` })
        .toMatchObject({ words: true, unsaid: false, rings: 'in sight' });
      said.add((await guideNow(page)).step);
      if (n >= QUESTIONS) throw ENOUGH;
    },
  }).catch((error: unknown) => {
    if (error !== ENOUGH) throw error;
  });
  expect(said.size).toBeGreaterThan(3);
  expect(said).not.toContain('free');
  expect(complaints).toEqual([]);
  await context.close();
});

test('the first ring of Storm the Castle is around the keep that is to be stormed', async () => {
  const { page, context } = await stage.visit({ width: 1440, height: 900, settings: QUICK });
  await page.goto('/play/storm-the-castle?guided=1');
  await page.locator('[data-ref="space:NK"][data-pointed]').waitFor();
  await expect.poll(() => page.locator('[data-zone="prompt"] [data-pointed]').count()).toBe(0);
  await context.close();
});

test('the first question of Redshirts is welcomed in words of its own', async () => {
  const { page, context } = await stage.visit({ width: 1440, height: 900, settings: QUICK });
  await page.goto('/play/redshirts?guided=1');
  await page.locator('[data-testid="guide"][data-step="name"]').waitFor();
  await page.locator('[data-zone="prompt"] button[data-pointed]').click();
  await page.locator('[data-testid="guide"][data-step="ship"]').waitFor();
  await context.close();
});

/** While something resolves on a phone, its card is read in the guide's place; the ring stays. */
const guideNow = (page: Page) =>
  page.evaluate(() => {
    const guide = document.querySelector('[data-testid="guide"]');
    const text = guide?.querySelector('p')?.textContent ?? '';
    const reads = document.querySelector('[data-testid="reading"]') !== null;
    const rings = [...document.querySelectorAll('[data-pointed]')].map((one) => one.getBoundingClientRect());
    const isInSight = ({ left, right, top, bottom }: DOMRect) =>
      left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    return {
      step: guide?.getAttribute('data-step') ?? 'reading',
      words: text.length > 10 || reads,
      unsaid: /\.guide\.|\{[a-z]+\}/.test(guide?.textContent ?? ''),
      rings: rings.length === 0 ? 'none' : rings.some(isInSight) ? 'in sight' : 'elsewhere',
    };
  });
