/**
 * The pictures of the next look, drawn again under the same names and sizes, so that both can be laid side by side. One file for each game or
 * part of the product exports its list; it is added to `NEXT` below.
 */
import type { Browser } from 'playwright-core';
import { visit } from '../browser/browser.ts';
import { BRIDGE_PICTURES } from './bridge-pictures.ts';
import { CASTLE_PICTURES } from './castle-pictures.ts';
import { FACE_PICTURES } from './face-pictures.ts';
import type { NextPicture } from './moment.ts';

export const NEXT: readonly NextPicture[] = [...BRIDGE_PICTURES, ...CASTLE_PICTURES, ...FACE_PICTURES];

export async function shootNext(browser: Browser, url: string, path: (name: string) => string, only: readonly string[]): Promise<void> {
  for (const { name, width, height, phone = false, theme, draw } of NEXT.filter(
    (one) => only.length === 0 || only.some((word) => one.name.includes(word)),
  )) {
    const { page, context, complaints } = await visit(browser, {
      baseURL: url,
      width,
      height,
      touch: phone,
      ...(phone ? { scale: 2 } : {}),
      settings: { theme, motion: 'off', guided: [] },
    });
    try {
      await draw(page);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(500);
      await page.screenshot({ path: path(name) });
    } catch (error) {
      console.error(`${name}: ${String(error).split('\n')[0]}`);
    }
    for (const complaint of complaints) console.error(`${name}: ${complaint.slice(0, 200)}`);
    await context.close();
  }
}
