/** Plays acts of a match in a real browser, as a replay of what one viewer was told, and brings home what was seen. */
import type { Browser, Page } from 'playwright-core';
import { visit } from '../browser/browser.ts';
import { openSaved } from '../browser/saved.ts';
import type { Sampled } from './acts.ts';
import { type Watched, watch } from './watch.ts';

export interface Way {
  readonly pace: 'relaxed' | 'normal' | 'fast' | 'off';
  readonly as: 'all' | 'spectator' | '0';
  readonly size: { readonly width: number; readonly height: number };
  /** Presses in the middle of every other beat. */
  readonly presses: boolean;
}
/** An act that takes longer hangs. */
const HANGS_MS = 20_000;

const position = (page: Page) => page.getByTestId('position');

export async function playActs(browser: Browser, baseURL: string, { record, acts }: Sampled, way: Way): Promise<Watched> {
  const { page, context, complaints } = await visit(browser, {
    baseURL,
    motion: true,
    ...way.size,
    settings: { motion: way.pace, guided: [record.game], sound: true },
  });
  page.setDefaultTimeout(HANGS_MS);
  await page.addInitScript(watch);
  await page.goto('/');
  await openSaved(page, record, { over: true });
  await page.getByLabel('Seen by').selectOption(way.as);
  await position(page).waitFor();
  await throughActs(page, acts, way.presses);
  const seen = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  await context.close();
  return { ...seen, spoiled: [...seen.spoiled, ...complaints.map((one) => `console: ${one}`)] };
}

/** From the position before each act through it. */
export async function throughActs(page: Page, acts: readonly number[], presses: boolean): Promise<void> {
  await position(page).waitFor();
  for (const at of acts) {
    await slide(page, at - 1);
    await page.getByRole('button', { name: 'One step on' }).click();
    await throughBeats(page, at, presses);
  }
}

async function slide(page: Page, to: number): Promise<void> {
  await page.getByRole('slider').evaluate((slider, value) => {
    (slider as HTMLInputElement).value = String(value);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    slider.dispatchEvent(new Event('change', { bubbles: true }));
  }, to);
  await page.waitForFunction((value) => document.querySelector('[data-testid="position"]')?.textContent?.includes(` ${value} `), to);
}

/** Until nothing is played any more. */
async function throughBeats(page: Page, at: number, presses: boolean): Promise<void> {
  const isThere = (version: number) =>
    document.querySelector('[data-scene]') === null &&
    document.querySelector('[data-testid="table"]')?.getAttribute('data-version') === String(version);
  if (presses && !(await page.evaluate(isThere, at))) {
    const box = await page.locator('[data-zone="board"]').boundingBox();
    if (box !== null) await page.mouse.click(box.x + 3, box.y + box.height - 3);
  }
  await page.waitForFunction(isThere, at, { timeout: HANGS_MS });
}
