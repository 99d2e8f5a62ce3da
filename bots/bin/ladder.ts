/** `npm run ladder -- GAME`: a round robin between the levels, seats swapped, with Wilson intervals and openskill ratings. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { loadGame } from '@bridgehead/games';
import { Command, InvalidArgumentError } from 'commander';
import { type Rating, rate, rating } from 'openskill';
import { Piscina } from 'piscina';
import type { Level } from '../level.ts';
import { type Share, wilson } from '../statistics.ts';
import type { Pairing } from './pairing.ts';

const PAIRS: readonly (readonly [Level, Level])[] = [
  ['cadet', 'random'],
  ['officer', 'random'],
  ['officer', 'cadet'],
  ['admiral', 'officer'],
];

const whole = (text: string): number => {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 0) throw new InvalidArgumentError('It takes a whole number, 0 or more.');
  return n;
};

const program = new Command('ladder')
  .argument('<game>', 'which game')
  .option('--games <n>', 'games for each pairing of quick levels', whole, 400)
  .option('--admiral-games <n>', 'games of the Admiral against the Officer', whole, 20)
  .option('--ms <n>', "the Admiral's time for a move, in milliseconds", whole, 1000)
  .option('--seed <n>', 'first seed', whole, 1)
  .option('--workers <n>', 'how many workers', whole, availableParallelism())
  .option('--json', 'one JSON object and nothing else')
  .parse();
const { games, admiralGames, ms, seed, workers, json } = program.opts();
const [id] = program.args as [string];
const game = await loadGame(id);
if (game === null) program.error(`There is no game "${id}".`, { exitCode: 2 });

const pool = new Piscina({
  filename: join(import.meta.dirname, 'pairing.ts'),
  minThreads: Math.max(1, workers),
  maxThreads: Math.max(1, workers),
});
const ratings = new Map<Level, Rating>();
const shares: Record<string, Share> = {};
for (const [strong, weak] of PAIRS) {
  const count = strong === 'admiral' ? admiralGames : games;
  const results = await Promise.all(
    Array.from({ length: count }, async (_, i) => {
      // Each deal is played twice with the seats swapped.
      const swapped = i % 2 === 1;
      const levels = swapped ? [weak, strong] : [strong, weak];
      const pairing: Pairing = {
        game: id,
        players: levels.map((level) => (level === 'admiral' ? { level, ms } : { level })),
        seed: seed * 1_000_003 + (i >> 1),
      };
      const values = (await pool.run(pairing)) as number[];
      return values[swapped ? 1 : 0] ?? 0;
    }),
  );
  shares[`${strong}_vs_${weak}`] = wilson(
    results.reduce((sum, value) => sum + value, 0),
    count,
  );
  for (const value of results) {
    const [a, b] = [ratings.get(strong) ?? rating(), ratings.get(weak) ?? rating()];
    const [[newA], [newB]] = rate([[a], [b]], { score: [value, 1 - value] }) as [[Rating], [Rating]];
    ratings.set(strong, newA);
    ratings.set(weak, newB);
  }
}
await pool.destroy();

const flat = Object.fromEntries(Object.entries(shares).map(([key, share]) => [key, share.share]));
const intervals = Object.fromEntries(Object.entries(shares).map(([key, share]) => [key, [share.low, share.high]]));
const rated = Object.fromEntries([...ratings].map(([level, { mu, sigma }]) => [level, { mu, sigma }]));
if (json) console.log(JSON.stringify({ game: id, ...flat, games, admiral_games: admiralGames, ms, intervals, ratings: rated }));
else {
  const percent = (n: number) => `${(100 * n).toFixed(1)} %`;
  console.table(
    Object.entries(shares).map(([key, share]) => ({
      pairing: key.replaceAll('_', ' '),
      games: share.games,
      share: percent(share.share),
      'from – to': `${percent(share.low)} – ${percent(share.high)}`,
    })),
  );
  console.table([...ratings].map(([level, { mu, sigma }]) => ({ level, rating: mu.toFixed(1), '±': (2 * sigma).toFixed(1) })));
}
