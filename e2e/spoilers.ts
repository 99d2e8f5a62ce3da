/**
 * `npm run spoilers -- GAME|all [--matches N] [--acts N] [--json]`: acts of matches between sound players, played in a real browser at every
 * pace, for players, spectators and all-seeing replays. Counts the kinds of beats seen, what was told before its verdict, presses that were
 * not taken within 100 ms, and large things over what they must not cover.
 */
import { catalogue } from '@bridgehead/games';
import { readFlags } from '../scripts/flags.ts';
import { launch } from './browser/browser.ts';
import { ensureBuilt } from './browser/built.ts';
import { serveFiles } from './browser/static.ts';
import { sampleOf } from './spoilers/acts.ts';
import { playActs, type Way } from './spoilers/play.ts';

const { values, positionals } = readFlags({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '4' },
    acts: { type: 'string', default: '24' },
    json: { type: 'boolean', default: false },
  },
});
const [asked = 'all'] = positionals;
const games = catalogue.filter(({ id, table }) => (asked === 'all' || id === asked) && table !== undefined);
if (games.length === 0) {
  console.error(`There is no game "${asked}". Known: ${catalogue.map(({ id }) => id).join(', ')}, all.`);
  process.exit(2);
}

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const WAYS: readonly Way[] = [
  { pace: 'fast', as: 'all', size: WIDE, presses: false },
  { pace: 'normal', as: '0', size: WIDE, presses: true },
  { pace: 'fast', as: 'spectator', size: PHONE, presses: false },
  { pace: 'relaxed', as: '0', size: PHONE, presses: true },
  { pace: 'off', as: 'all', size: WIDE, presses: false },
];
/** A press shows within this time. */
const SOON_MS = 100;

ensureBuilt();
const [browser, files] = await Promise.all([launch(), serveFiles()]);
const moments = new Set<string>();
const found = { spoiled: [] as string[], blocked: [] as string[], covered: [] as string[] };
let acts = 0;
try {
  for (const { id, load } of games) {
    const often = new Map<string, number>();
    const seats = (await load()).seats.min;
    for (let number = 0; number < Number(values.matches); number++) {
      const sampled = await sampleOf(id, seats + (number % 2), number, Number(values.acts), often).catch(() =>
        sampleOf(id, seats, number, Number(values.acts), often),
      );
      if (sampled.acts.length === 0) continue;
      acts += sampled.acts.length;
      const way = WAYS[number % WAYS.length] as Way;
      const { beats, spoiled, covered, presses } = await playActs(browser, files.url, sampled, way);
      for (const beat of beats) moments.add(`${id} ${beat}`);
      const where = `${id} ${way.pace} ${way.as} ${way.size.width}`;
      found.spoiled.push(...spoiled.map((one) => `${where}: ${one}`));
      found.covered.push(...covered.map((one) => `${where}: ${one}`));
      found.blocked.push(...presses.filter((ms) => ms > SOON_MS).map((ms) => `${where}: ${Math.round(ms)} ms`));
    }
  }
} finally {
  await browser.close();
  await files.close();
}

const figures = {
  acts,
  moments: moments.size,
  spoiled: found.spoiled.length,
  blocked: found.blocked.length,
  covered: found.covered.length,
};
if (values.json) console.log(JSON.stringify(figures));
else {
  for (const [what, all] of Object.entries(found)) for (const one of new Set(all)) console.log(`${what}: ${one}`);
  console.log([...moments].sort().join('\n'));
  console.log(figures);
}
process.exitCode = found.spoiled.length + found.blocked.length + found.covered.length === 0 ? 0 : 1;
