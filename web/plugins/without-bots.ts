/**
 * What only workers and servers need stays out of the page: bots think in workers, and at a table in this browser nobody but those
 * who sit at it reads what is written; servers look for foul words themselves.
 */
import type { Plugin } from 'vite';

const ELSEWHERE: readonly [RegExp, string][] = [
  [/\/games\/[\w-]+\/bot\.ts$/, 'export const knowledge = null, knowledgeOf = null, STYLES = {};'],
  [/\/games\/[\w-]+\/resample\.ts$/, 'export const resample = null;'],
  [/\/match\/foul\.ts$/, 'export const foulIn = () => [];'],
];

export const withoutBots = (): Plugin => ({
  name: 'bridgehead-without-bots',
  enforce: 'pre',
  load: (id) => ELSEWHERE.find(([file]) => file.test(id))?.[1] ?? null,
});
