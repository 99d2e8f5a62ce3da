/** A real browser: the Chromium inside @sparticuz/chromium where it runs, otherwise the Chrome that is installed. */
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { type Browser, type BrowserContext, type Page, chromium as playwright } from 'playwright-core';

const INSTALLED = [
  process.env.CHROME_PATH,
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export async function launch(): Promise<Browser> {
  const own = process.platform === 'linux' ? await launchOwn().catch(() => null) : null;
  if (own !== null) return own;
  const executablePath = INSTALLED.find((path) => path !== undefined && existsSync(path));
  if (executablePath === undefined) throw new Error('no Chromium runs here: install Chrome or set CHROME_PATH');
  return playwright.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
}

async function launchOwn(): Promise<Browser> {
  chromium.setGraphicsMode = false;
  // Its flag for a single process makes several pages at once unsafe.
  const args = chromium.args.filter((arg) => arg !== '--single-process' && !arg.startsWith('--window-size'));
  return playwright.launch({ executablePath: await unpacked(), args, headless: true });
}

/**
 * Where the package's Chromium lies unpacked: once for each person and version. The package itself unpacks to a place that all people of a
 * machine share, and takes what it finds there even if somebody else has only half written it.
 */
async function unpacked(): Promise<string> {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.resolve('@sparticuz/chromium')), 'utf8'));
  const place = join(tmpdir(), `bridgehead-chromium-${version}-${process.getuid?.() ?? 0}`);
  if (!existsSync(place)) {
    const before = process.env.TMPDIR;
    const folder = mkdtempSync(`${place}-`);
    try {
      process.env.TMPDIR = folder;
      await chromium.executablePath();
    } finally {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
    }
    try {
      renameSync(folder, place);
    } catch {
      // Somebody else was quicker.
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return join(place, 'chromium');
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Everything the console complained about. */
  readonly complaints: string[];
}

export interface VisitOptions {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  readonly motion?: boolean;
  readonly touch?: boolean;
  /** Device pixels for each pixel of the page. */
  readonly scale?: number;
  readonly baseURL: string;
  /** With the service worker, which fetches every file of the product for times without a network. Most tests save it the trouble. */
  readonly offline?: boolean;
  /** Settings of the page, as if set before. */
  readonly settings?: Record<string, unknown>;
}

/** A fresh visitor with nothing stored. */
export async function visit(browser: Browser, options: VisitOptions): Promise<Visitor> {
  const {
    width = 1440,
    height = 900,
    dark = false,
    motion = false,
    touch = false,
    offline = false,
    scale = 1,
    baseURL,
    settings,
  } = options;
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: motion ? 'no-preference' : 'reduce',
    hasTouch: touch,
    isMobile: touch,
    deviceScaleFactor: scale,
    acceptDownloads: true,
    serviceWorkers: offline ? 'allow' : 'block',
  });
  // Everything comes in the end: during other work even a hint may take a minute or two.
  context.setDefaultTimeout(180_000);
  if (settings !== undefined)
    await context.addInitScript((stored) => localStorage.setItem('bridgehead.settings', stored), JSON.stringify(settings));
  const page = await context.newPage();
  const complaints: string[] = [];
  listen(page, complaints);
  return { context, page, complaints };
}

/** By how much the page is wider than the screen. (A phone widens its own measure with the page, so the screen's is taken.) */
export const sideways = async (page: Page): Promise<number> =>
  (await page.evaluate(() => document.documentElement.scrollWidth)) - (page.viewportSize()?.width ?? 0);

/** Goes on inside the page, as a link does: without loading the client again. There when a heading of the new place is. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-before', heading.textContent ?? '');
    history.pushState(null, '', to);
  }, path);
  await page.waitForFunction(() => {
    const headings = [...document.querySelectorAll('h1')];
    return headings.some((heading) => heading.getAttribute('data-before') !== (heading.textContent ?? ''));
  });
}

function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    const isOurs = !message.text().startsWith('Service Worker registration blocked');
    if (isOurs && (message.type() === 'error' || message.type() === 'warning')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
}
