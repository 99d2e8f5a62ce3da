/** The page has no files to read and needs no parser: a Markdown rulebook is read when the page is built (games/rulebook.ts). */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readRulebook } from '@bridgehead/games/rulebook';
import type { Plugin } from 'vite';

const BOOK = /\/games\/[\w-]+\/rulebook\/index\.ts$/;

export const rulebooks = (): Plugin => ({
  name: 'bridgehead-rulebooks',
  enforce: 'pre',
  load(id) {
    const folder = dirname(id);
    if (!BOOK.test(id) || !existsSync(join(folder, 'en.md'))) return null;
    this.addWatchFile(join(folder, 'en.md'));
    return `export const rulebook = ${JSON.stringify(readRulebook(folder))};`;
  },
});
