/**
 * The web table: how much script and style a page loads, and how long until the first legal move is possible, on loopback and
 * on a slow phone, compared with the same board as a bare boardgame.io + React page in the same run.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { launch, visit } from '../e2e/browser/browser.ts';
import { DIST, serveFiles } from '../e2e/browser/static.ts';
import { buildWeb } from '../scripts/build.ts';
import { install } from './boardgame-io/library.ts';
import { median } from './measure.ts';
import type { BenchOptions, Figures } from './run.ts';

/** 1.6 Mbit/s, 150 ms round trip, a quarter of this machine's speed. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER_CPU = 4;

const BARE = join(import.meta.dirname, 'boardgame-io/page');

async function buildBare(): Promise<string> {
  install();
  const outDir = join(BARE, 'dist');
  await build({ configFile: false, root: BARE, logLevel: 'error', build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5000 } });
  return outDir;
}

/** Milliseconds from navigation to the first thing that can be played. */
async function firstMove(browser: Browser, baseURL: string, path: string, slow: boolean): Promise<number> {
  const { page, context } = await visit(browser, { baseURL, width: 390, height: 844, touch: true, motion: true });
  const devtools = await context.newCDPSession(page);
  if (slow) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  }
  const began = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForSelector('[data-playable="true"]', { state: 'attached', timeout: 60_000 });
  const took = performance.now() - began;
  await context.close();
  return took;
}

/** Kilobytes of all script and style that the page asks for by itself, each compressed. */
async function gzipKb(browser: Browser, baseURL: string, folder: string, path: string): Promise<number> {
  const { page, context } = await visit(browser, { baseURL });
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // The service worker fetches everything for later; it is not part of the page.
    if (/\.(js|css)$/.test(pathname) && response.frame() !== null && !response.fromServiceWorker()) files.add(pathname);
  });
  await context.route('**/sw.js', (route) => route.abort());
  await page.goto(path, { waitUntil: 'networkidle' });
  await context.close();
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
  return bytes / 1000;
}

export async function benchWeb({ rounds, onProgress }: BenchOptions): Promise<Figures> {
  onProgress('building');
  if (!buildWeb()) throw new Error('the web client cannot be built');
  const bareFolder = await buildBare();
  const [browser, ours, bare] = await Promise.all([launch(), serveFiles(), serveFiles(bareFolder)]);
  const table = '/play/storm-the-castle/';
  try {
    const times = { loopback: [] as number[], slow: [] as number[], bare: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      onProgress(`round ${round + 1} of ${rounds}`);
      times.loopback.push(await firstMove(browser, ours.url, table, false));
      times.slow.push(await firstMove(browser, ours.url, table, true));
      times.bare.push(await firstMove(browser, bare.url, '/', true));
    }
    return {
      'web.home_gzip_kb': await gzipKb(browser, ours.url, DIST, '/'),
      'web.table_gzip_kb': await gzipKb(browser, ours.url, DIST, table),
      'web.first_move_ms': median(times.loopback),
      'web.slow_first_move_ms': median(times.slow),
      'web.boardgame_io_gzip_kb': await gzipKb(browser, bare.url, bareFolder, '/'),
      'web.boardgame_io_slow_ms': median(times.bare),
    };
  } finally {
    await browser.close();
    await Promise.all([ours.close(), bare.close()]);
  }
}
