/**
 * `npm run pictures [figures|GAME…]`: draws the pictures of the games' own tables that the hall, the invitations and the link previews show, into
 * games/GAME/pictures/. Run it after a table has changed its looks.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from '@bridgehead/games';
import type { MatchRecord } from '@bridgehead/kernel';
import type { Browser, Page } from 'playwright-core';
import { positionOf } from './browser/blaze-of-glory.ts';
import { launch, visit } from './browser/browser.ts';
import { ensureBuilt } from './browser/built.ts';
import { middleGame, openSaved } from './browser/saved.ts';
import { serveFiles } from './browser/static.ts';
import { BOTS, FIGURES, PEOPLE_HERE } from './figures.ts';

const GAMES = fileURLToPath(new URL('../games', import.meta.url));
const FACES = fileURLToPath(new URL('../web/faces', import.meta.url));
const THEMES = { light: 'keep', dark: 'bridge' } as const;
/** `table` fills a hero or an invitation, `tile` a card of the hall at double density. */
const SIZES = { table: { width: 1200, height: 690, quality: 0.72 }, tile: { width: 520, height: 324, quality: 0.8 } } as const;

interface Sitter {
  record(): Promise<MatchRecord>;
  /** What is photographed: the board, unless a part of it makes the better picture. */
  readonly part?: string;
}

const SITTERS: Readonly<Record<string, Sitter>> = {
  'storm-the-castle': { record: () => middleGame('storm-the-castle', { answers: 90, key: 'stc.act', options: { first: 'south' } }) },
  'storm-the-bridge': {
    record: () => middleGame('storm-the-bridge', { answers: 420, key: 'stb.menu', seats: 4 }),
    part: '[data-zone="ship"]',
  },
  redshirts: { record: () => middleGame('redshirts', { answers: 40 }) },
  'bridge-crew': { record: () => middleGame('bridge-crew', { answers: 60 }) },
  'blaze-of-glory': { record: () => positionOf(['klingon', 'federation'], ({ round, vessels }) => round >= 7 && vessels.length >= 7) },
};

/** Cuts the middle out of a screenshot and packs it, in a page: the browser is the only one here who can draw. */
async function pack(page: Page, shot: Buffer, size: (typeof SIZES)[keyof typeof SIZES]): Promise<Buffer> {
  const packed = await page.evaluate(
    async ({ data, width, height, quality }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const scale = Math.max(width / image.width, height / image.height);
      const [w, h] = [image.width * scale, image.height * scale];
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, (width - w) / 2, (height - h) / 2, w, h);
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
    },
    { data: shot.toString('base64'), ...size },
  );
  return Buffer.from(packed, 'base64');
}

async function portray(browser: Browser, baseURL: string, game: string, { record, part }: Sitter): Promise<void> {
  const folder = join(GAMES, game, 'pictures');
  mkdirSync(folder, { recursive: true });
  for (const [light, theme] of Object.entries(THEMES)) {
    const guided = catalogue.map(({ id }) => id);
    const { page, context } = await visit(browser, { baseURL, settings: { theme, motion: 'off', guided } });
    await openSaved(page, await record());
    await page.evaluate(() => document.fonts.ready);
    const shot = await page.locator(part ?? '[data-zone="board"]').screenshot({ animations: 'disabled' });
    for (const [name, size] of Object.entries(SIZES)) writeFileSync(join(folder, `${name}-${light}.webp`), await pack(page, shot, size));
    await context.close();
  }
}

/** The drawn ones: no browser is needed for them. */
function draw(): void {
  mkdirSync(FACES, { recursive: true });
  for (const [game, figures] of Object.entries(FIGURES))
    for (const [name, markup] of Object.entries(figures)) writeFileSync(join(GAMES, game, 'pictures', `${name}.svg`), markup);
  for (const [level, markup] of Object.entries(BOTS)) writeFileSync(join(FACES, `${level}.svg`), markup);
  for (const [i, markup] of PEOPLE_HERE.entries()) writeFileSync(join(FACES, `person-${i}.svg`), markup);
}

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in SITTERS) && name !== 'figures');
if (unknown !== undefined) {
  console.error(`There's no picture of "${unknown}". Choose one of: ${Object.keys(SITTERS).join(', ')}.`);
  process.exit(2);
}
draw();
if (asked[0] === 'figures') process.exit(0);
ensureBuilt();
const [browser, files] = await Promise.all([launch(), serveFiles()]);
try {
  for (const [game, sitter] of Object.entries(SITTERS))
    if (asked.length === 0 || asked.includes(game)) await portray(browser, files.url, game, sitter);
} finally {
  await browser.close();
  await files.close();
}
