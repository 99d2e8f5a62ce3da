/** What the commands that try the product have in common: games to play, a server to play on, how figures are said. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogue } from '@bridgehead/games';
import type { AnyGame } from '@bridgehead/kernel';
import { type Running, readConfig, startServer } from '@bridgehead/server';

/** The games that a command was asked for: `all`, or one by its name. */
export async function gamesFor(wanted: string): Promise<AnyGame[]> {
  return Promise.all(catalogue.filter(({ id }) => wanted === 'all' || id === wanted).map(({ load }) => load()));
}

/** Limits on strangers that measurements lift for themselves. */
export const UNLIMITED = {
  'message-rate': '1000000',
  'request-rate': '10000000',
  'matches-each': '1000000',
  'connections-each': '100000',
  'connections-address': '100000',
} as const;

export const flagsOf = (settings: Readonly<Record<string, string>>): string[] =>
  Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);

/** A server in this process, on loopback, with a folder of its own that is gone afterwards. */
export async function serveHere(settings: Readonly<Record<string, string>>, now?: () => number): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridgehead-try-'));
  const all = {
    port: '0',
    'log-level': 'fatal',
    database: path.join(folder, 'try.db'),
    'key-file': path.join(folder, 'try.key'),
    ...settings,
  };
  const config = readConfig(flagsOf(all), {});
  if (config === 'help') throw new Error('not here');
  const running = await startServer(config, now === undefined ? {} : { now });
  return {
    ...running,
    close: async () => {
      await running.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export function percentile(numbers: readonly number[], share: number): number {
  if (numbers.length === 0) return 0;
  const sorted = [...numbers].sort((a, b) => a - b);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number) * 100) / 100;
}

/** How well one number tells two kinds apart: 0.5 is chance. */
export function auc(ones: readonly number[], others: readonly number[]): number {
  const all = [...ones.map((value) => ({ value, one: true })), ...others.map((value) => ({ value, one: false }))];
  all.sort((a, b) => a.value - b.value);
  let ranks = 0;
  for (let i = 0; i < all.length; ) {
    let end = i;
    while (end < all.length && all[end]?.value === all[i]?.value) end++;
    for (let k = i; k < end; k++) if (all[k]?.one) ranks += (i + 1 + end) / 2;
    i = end;
  }
  const area = (ranks - (ones.length * (ones.length + 1)) / 2) / (ones.length * others.length);
  return Math.round(Math.max(area, 1 - area) * 1000) / 1000;
}
