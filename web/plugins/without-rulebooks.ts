/** A table is played without its rulebook: in the page a game comes without, and the shelf's own is fetched when somebody opens it. */
import type { Plugin } from 'vite';

const NONE = '\0bridgehead-no-rulebook';
const GAME = /\/games\/[\w-]+\/(?:index|opening)\.ts$/;
const BOOK = /^\.\/rulebook(?:\/index)?\.ts$/;

export const withoutRulebooks = (): Plugin => ({
  name: 'bridgehead-without-rulebooks',
  enforce: 'pre',
  resolveId: (source, importer) => (BOOK.test(source) && GAME.test(importer ?? '') ? NONE : null),
  load: (id) => (id === NONE ? 'export const rulebook = null;' : null),
});
