/** The lab in the browser: an experiment, its plots, stopping, saving, opening again, and what it says to a bad wish. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { sideways } from './browser.ts';
import { onStage } from './stage.ts';
import { serveFiles } from './static.ts';

const stage = onStage(serveFiles);

const folder = mkdtempSync(join(tmpdir(), 'bridgehead-lab-'));

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const start = (page: Page) => page.getByRole('button', { name: 'Run the experiment' });
const report = (page: Page) => page.getByTestId('lab-report');

async function run(page: Page): Promise<void> {
  await start(page).click();
  await page.getByRole('progressbar').waitFor();
  await start(page).waitFor();
}

test.each([
  { theme: 'keep', width: 1440 },
  { theme: 'bridge', width: 1440 },
  { theme: 'bridge', width: 390 },
])('a hundred matches are played, drawn and put in words ($theme, $width px)', async ({ theme, width }) => {
  const { page, context, complaints } = await stage.visit({ width, settings: { theme, motion: 'off' } });
  await page.goto('/lab');
  await page.getByLabel('Matches').selectOption('100');
  await run(page);
  await expect.poll(() => report(page).textContent()).toMatch(/The first player wins \d/);
  // Plots are drawn when their width is known, a moment after the words.
  await report(page).locator('[role="img"] svg').nth(2).waitFor();
  await expect.poll(() => axe(page)).toEqual([]);
  await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
  const drawings = report(page).locator('[role="img"] svg');
  await expect
    .poll(() => drawings.evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth).length))
    .toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('an experiment can be stopped, its report saved and opened again', async () => {
  const { page, context, complaints } = await stage.visit();
  await page.goto('/lab');
  await page.getByLabel('Matches').selectOption('3000');
  await start(page).click();
  await report(page).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await start(page).waitFor();
  const answers = await report(page).locator('p').first().textContent();
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the report' }).click()]);
  const path = join(folder, saved.suggestedFilename());
  await saved.saveAs(path);
  for (const [width, fits] of [
    [1440, 'broad'],
    [390, 'narrow'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(pathToFileURL(path).href);
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
    await expect
      .poll(() => page.locator('figure div:visible').evaluateAll((all) => [...new Set(all.map((one) => one.className))]))
      .toEqual([fits]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/lab');
  await page.getByLabel('Open a saved report').setInputFiles(path);
  await report(page).waitFor();
  await expect.poll(() => report(page).locator('p').first().textContent()).toBe(answers);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a wish that cannot be met and a file that is no report get their sentence', async () => {
  const { page, context, complaints } = await stage.visit();
  await page.goto('/lab');
  const alert = page.getByRole('alert');
  for (const [wish, sentence] of [
    ['cards.dragon.attack=5', 'nothing to set at "cards.dragon.attack"'],
    ['nonsense', 'nonsense'],
  ] as const) {
    await page.getByLabel(/^Change numbers/).fill(wish);
    await start(page).click();
    await alert.filter({ hasText: sentence }).waitFor();
    await start(page).waitFor();
  }
  await page.getByLabel(/^Change numbers/).fill('cards.knight.attack=9');
  await page.getByLabel('Matches').selectOption('100');
  await run(page);
  await expect.poll(() => alert.count()).toBe(0);
  const reports = ['no report', '<p>no report</p>', '{"figures":{"byPlace":[],"things":[]},"rounds":[]}'];
  // Figures of the right shape that nobody can draw.
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the report' }).click()]);
  const whole = /id="figures"[^>]*>([^<]*)</.exec(readFileSync(await saved.path(), 'utf8'))?.[1] ?? '';
  const { figures, rounds } = JSON.parse(whole);
  reports.push(JSON.stringify({ figures: { ...figures, measures: [null] }, rounds }));
  for (const [i, text] of reports.entries()) {
    await page.goto('/lab');
    const path = join(folder, `bad-${i}.json`);
    writeFileSync(path, text);
    await page.getByLabel('Open a saved report').setInputFiles(path);
    await alert.filter({ hasText: 'not a report' }).waitFor();
  }
  expect(complaints).toEqual([]);
  await context.close();
});
