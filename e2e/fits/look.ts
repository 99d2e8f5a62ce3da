/** Shows positions one after the other in one window and measures each. */
import { ASK_ALWAYS, type MatchRecord } from '@bridgehead/kernel';
import type { Browser } from 'playwright-core';
import { visit } from '../browser/browser.ts';
import { openSaved } from '../browser/saved.ts';
import { onShelf } from '../browser/shelf.ts';
import { lieStill } from '../browser/still.ts';
import { type Finding, measure } from './measure.ts';
import type { Position } from './positions.ts';

export interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly textSize: number;
}
/** '1440x900', or '1440x900@2' with letters of 200 %. */
export function sizeOf(name: string): Size {
  const [window = '', text = '1'] = name.split('@');
  const [width = 0, height = 0] = window.split('x').map(Number);
  return { name, width, height, textSize: Number(text) };
}
export const SIZES: readonly Size[] = [
  '1920x1080',
  '1440x900',
  '1280x720',
  '1024x768',
  '820x1180',
  '390x844',
  '360x640',
  '844x390',
  '1440x900@2',
  '1280x720@2',
  '820x1180@2',
].map(sizeOf);

export interface Looked {
  readonly position: Position;
  readonly theme: string;
  readonly findings: readonly Finding[];
  picture(path: string): Promise<unknown>;
}

/** Of the visitor: where several are asked, the others answer meanwhile. */
const answersIn = ({ entries }: MatchRecord): number => entries.filter((entry) => 'seat' in entry && entry.seat === 0).length;

export async function* look(
  browser: Browser,
  baseURL: string,
  positions: readonly Position[],
  { width, height, textSize }: Size,
  { plain, dark, pseudo = false }: { readonly plain: boolean; readonly dark: boolean; readonly pseudo?: boolean },
): AsyncGenerator<Looked> {
  const theme = dark ? 'bridge' : 'keep';
  const touch = Math.min(width, height) < 500;
  const games = [...new Set(positions.map(({ record }) => record.game))];
  const { page, context } = await visit(browser, {
    baseURL,
    width,
    height,
    touch,
    settings: { theme, textSize, motion: 'off', guided: games },
  });
  if (pseudo) await context.addInitScript(() => localStorage.setItem('bridgehead.language', 'pseudo'));
  // The question that the position ends with is asked, even if the table would pass it by itself.
  await context.addInitScript(
    ([ids, always]) => {
      for (const id of ids) localStorage.setItem(`bridgehead.${id}.standing`, always);
    },
    [games, JSON.stringify(ASK_ALWAYS)] as const,
  );
  for (const [i, position] of positions.entries()) {
    // Every fourth position is looked at with the guide open.
    const id = await openSaved(page, position.record, { guide: i % 4 === 3 ? 0 : null, plain });
    await page
      .waitForFunction(() => [...document.fonts].some((font) => font.status === 'loaded' && font.family.includes('Atkinson')), null, {
        timeout: 4000,
      })
      .catch(() => undefined);
    await page.evaluate(() => document.fonts.ready);
    // What is fetched when it is first shown.
    await page.waitForFunction(() => document.querySelector('[data-zone="board"] [aria-busy="true"]') === null);
    // Nothing may move any more: it is the visitor's question, and it stands until they answer.
    await page.locator('[data-prompt]').waitFor({ state: 'attached' });
    await lieStill(page);
    const { record } = (await onShelf(page, { get: id })) as Pick<Position, 'record'>;
    if (answersIn(record) !== answersIn(position.record)) throw new Error(`${position.key} was answered: the match went on`);
    const findings = await page.evaluate(measure);
    yield { position, theme, findings, picture: (path) => page.screenshot({ path }) };
  }
  await context.close();
}
