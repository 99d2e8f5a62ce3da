/** The page shows matches, bots think in workers: what they know stays out of the page. */
import type { Plugin } from 'vite';

const BOT = /\/games\/[\w-]+\/bot\.ts$/;

export const withoutBots = (): Plugin => ({
  name: 'bridgehead-without-bots',
  enforce: 'pre',
  load: (id) => (BOT.test(id) ? 'export const knowledge = null, knowledgeOf = null, STYLES = {};' : null),
});
