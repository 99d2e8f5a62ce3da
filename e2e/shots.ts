/**
 * `npm run shots [name…]`: every page at two sizes in both themes, into shots/. `npm run shots -- next [word…]`: the pictures of the next
 * look under their own names and sizes, into shots/next/.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { momentOf, positionOf } from './browser/blaze-of-glory.ts';
import { launch, visit } from './browser/browser.ts';
import { ensureBuilt } from './browser/built.ts';
import { openHouse } from './browser/house.ts';
import { middleGame, openSaved } from './browser/saved.ts';
import { shootNext } from './shots/next.ts';

const FOLDER = fileURLToPath(new URL('../shots', import.meta.url));
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844, touch: true } } as const;
const THEMES = { light: 'keep', dark: 'bridge' } as const;

const isNor = ({ card }: { card: string }): boolean => card === 'FA8';
const isBorgShip = ({ card }: { card: string }): boolean => card === 'DL01';

type Shot = (page: Page) => Promise<unknown>;
const go = (path: string) => async (page: Page) => {
  await page.goto(path);
  await page.locator('h1').first().waitFor({ state: 'attached' });
};

const SHOTS: Readonly<Record<string, Shot>> = {
  hall: go('/'),
  guided: go('/play/storm-the-castle?guided=1'),
  picked: async (page) => {
    await go('/play/storm-the-castle?guided=1')(page);
    await page.locator('[data-testid="hand"] [data-playable="true"]').first().click();
  },
  table: async (page) =>
    openSaved(page, await middleGame('storm-the-castle', { answers: 90, key: 'stc.act', options: { first: 'south' } })),
  odds: async (page) => {
    await openSaved(page, await middleGame('storm-the-castle', { answers: 90, key: 'stc.act', options: { first: 'south' } }));
    await aim(page);
  },
  dispatch: async (page) =>
    openSaved(page, await middleGame('storm-the-castle', { answers: 60, key: 'stc.dispatch', options: { first: 'south' } })),
  list: async (page) => {
    await openSaved(page, await middleGame('storm-the-castle', { answers: 90, key: 'stc.act', options: { first: 'south' } }));
    await page.keyboard.press('b');
  },
  over: async (page) =>
    openSaved(page, await middleGame('storm-the-castle', { answers: 10_000, key: 'stc.act', options: { first: 'south' } })),
  replay: async (page) =>
    openSaved(page, await middleGame('storm-the-castle', { answers: 90, key: 'stc.act', options: { first: 'south' } }), { over: true }),
  'why-not': async (page) => {
    await go('/play/storm-the-castle?guided=1')(page);
    await page.locator('[data-testid="hand"] [data-playable="true"]').first().click();
    await page.locator('[data-ref="space:NK"]').click();
    await page.getByTestId('why-not').waitFor();
  },
  typed: async (page) => {
    await openSaved(page, await middleGame('storm-the-castle', { answers: 60, key: 'stc.dispatch', options: { first: 'south' } }));
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('deploy tower');
    await page.getByRole('option').first().waitFor();
  },
  curtain: async (page) => {
    await page.goto('/play/storm-the-castle?guided=0&seat=0,1');
    await page.getByTestId('curtain').waitFor();
  },
  inspector: async (page) => {
    await openSaved(page, await middleGame('storm-the-castle', { answers: 90, key: 'stc.act', options: { first: 'south' } }));
    await page.locator('svg [data-at]').first().click({ button: 'right' });
  },
  shared: async (page) => {
    await go('/new/storm-the-castle')(page);
    await page.getByLabel(/^B North/).selectOption('me');
  },
  'blaze-middle': async (page) =>
    openSaved(page, await positionOf(['klingon', 'federation'], ({ round, vessels }) => round >= 7 && vessels.length >= 7)),
  'blaze-nor': async (page) => {
    await openSaved(page, await positionOf(['cardassian', 'klingon'], ({ round, vessels }) => round >= 4 && vessels.some(isNor)));
    await page.locator('[data-ref^="thing:"]').filter({ hasText: 'Nor' }).first().click({ force: true });
  },
  'blaze-borg-ship': async (page) => openSaved(page, await positionOf(['klingon', 'romulan'], ({ vessels }) => vessels.some(isBorgShip))),
  'blaze-battle': async (page) =>
    openSaved(page, (await momentOf({ decks: ['klingon', 'federation'], format: 'standard', isIt: (key) => key === 'bog.tactic' })).record),
  'blaze-builder': async (page) => {
    await go('/decks/blaze-of-glory')(page);
    await page.getByTestId('open-deck').selectOption('starter 1');
  },
  'new-table': go('/new/storm-the-castle'),
  waiting: async (page) => {
    await go('/new/storm-the-castle')(page);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByTestId('waiting-room').waitFor();
  },
  rulebooks: go('/rules'),
  rulebook: go('/rules/storm-the-castle'),
  tables: go('/tables'),
  settings: go('/settings'),
  credits: go('/credits'),
  lab: go('/lab'),
  'lab-report': async (page) => {
    await go('/lab')(page);
    await page.getByLabel('Matches').selectOption('100');
    await page.getByRole('button', { name: 'Run the experiment' }).click();
    await page.getByRole('button', { name: 'Run the experiment' }).waitFor({ timeout: 60_000 });
    await page.getByTestId('lab-report').scrollIntoViewIfNeeded();
  },
  missing: go('/nowhere'),
};

/** The first unit that can attack takes aim. */
async function aim(page: Page): Promise<void> {
  for (const unit of await page.locator('svg [data-at]').all()) {
    await unit.click({ force: true });
    const target = page.locator('[data-lit="melee"], [data-lit="ranged"]').first();
    if ((await target.count()) > 0) {
      await target.click({ force: true });
      return;
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
}

async function shoot(browser: Browser, url: string, names: readonly string[]): Promise<void> {
  for (const [size, screen] of Object.entries(SIZES))
    for (const [light, theme] of Object.entries(THEMES)) {
      const { page, context, complaints } = await visit(browser, {
        baseURL: url,
        ...screen,
        settings: { theme, motion: 'off', guided: [] },
      });
      for (const name of names) {
        try {
          await (SHOTS[name] as Shot)(page);
          await page.evaluate(() => document.fonts.ready);
          await page.waitForTimeout(300);
        } catch (error) {
          console.error(`${name} ${size} ${light}: ${String(error).split('\n')[0]}`);
        }
        await page.screenshot({ path: join(FOLDER, `${name}-${size}-${light}.png`) });
      }
      for (const complaint of complaints) console.error(complaint.slice(0, 200));
      await context.close();
    }
}

const asked = process.argv.slice(2);
const isNext = asked[0] === 'next';
const unknown = isNext ? undefined : asked.find((name) => !(name in SHOTS));
if (unknown !== undefined) {
  console.error(`There is no picture "${unknown}". Known: next, ${Object.keys(SHOTS).join(', ')}.`);
  process.exit(2);
}
mkdirSync(join(FOLDER, 'next'), { recursive: true });
ensureBuilt();
const [browser, house] = await Promise.all([launch(), openHouse()]);
try {
  if (isNext) await shootNext(browser, house.url, (name) => join(FOLDER, 'next', `${name}.png`), asked.slice(1));
  else await shoot(browser, house.url, asked.length > 0 ? asked : Object.keys(SHOTS));
} finally {
  await browser.close();
  await house.close();
}
