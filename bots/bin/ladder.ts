/**
 * `npm run ladder -- GAME`: a round robin between the levels, with Wilson intervals and openskill ratings. Two seats are swapped;
 * with more, one seat of the better level sits among the others, in every seat equally often, and its share of the wins is
 * divided by the fair share: 1 is what chance would give.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { loadGame } from '@bridgehead/games';
import { readTypedOptions, seatCounts, seatsProblem } from '@bridgehead/kernel';
import { Command, InvalidArgumentError } from 'commander';
import { type Rating, rate, rating } from 'openskill';
import { Piscina } from 'piscina';
import { isLevel, LEVELS, type Level } from '../level.ts';
import { type Share, wilson } from '../statistics.ts';
import { duel } from './duel.ts';
import type play from './pairing.ts';
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
  .option('--seats <n>', 'how many seats (default: as few as the options allow)', whole)
  .option('--options <name=value,…>', 'options of the table', '')
  .option('--pairs <n>', 'the present Admiral against another bot: so many deals, each from every seat', whole)
  .option('--cpu <ms>', 'with --pairs: processor time for a decision', whole, 30)
  .option('--against <who>', 'with --pairs: frozen (the Admiral of before), or a level', 'frozen')
  .option('--their-cpu <ms>', 'with --pairs: processor time of the other one, if it differs', whole)
  .option('--seed <n>', 'first seed', whole, 1)
  .option('--workers <n>', 'how many workers', whole, availableParallelism())
  .option('--json', 'one JSON object and nothing else')
  .parse();
const { games, admiralGames, ms, seed, workers, json, pairs, cpu, against, theirCpu, ...wish } = program.opts();
const [id] = program.args as [string];
function stop(sentence: string): never {
  return program.error(sentence, { exitCode: 2 });
}

const game = await loadGame(id);
if (game === null) stop(`There is no game "${id}".`);

const read = readTypedOptions(game.options, wish.options);
if ('problem' in read) stop(read.problem);
const { options } = read;
const seats: number = wish.seats ?? seatCounts(game, options)[0] ?? game.seats.min;
const unfitting = seatsProblem(game, seats, options);
if (unfitting !== null) stop(unfitting);

const pool = new Piscina({
  filename: join(import.meta.dirname, 'pairing.ts'),
  minThreads: Math.max(1, workers),
  maxThreads: Math.max(1, workers),
});
if (pairs !== undefined) {
  if (against !== 'frozen' && !isLevel(against)) stop(`--against takes frozen, ${LEVELS.join(', ')}, not "${against}".`);
  const report = await duel(pool, {
    game: id,
    seats,
    options,
    pairs,
    cpu,
    against,
    seed,
    ...(theirCpu === undefined ? {} : { theirs: theirCpu }),
  });
  await pool.destroy();
  if (json) console.log(JSON.stringify(report));
  else console.table([report]);
  process.exit(0);
}

const ratings = new Map<Level, Rating>();
const shares: Record<string, Share> = {};
for (const [strong, weak] of PAIRS) {
  const wanted = strong === 'admiral' ? admiralGames : games;
  // Every deal is played once from each seat.
  const count = Math.ceil(wanted / seats) * seats;
  const results = await Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const seat = i % seats;
      const levels = Array.from({ length: seats }, (_, other) => (other === seat ? strong : weak));
      const pairing: Pairing = {
        game: id,
        players: levels.map((level) => (level === 'admiral' ? { level, ms } : { level })),
        options,
        seed: seed * 1_000_003 + Math.floor(i / seats),
      };
      const { values, sides } = (await pool.run(pairing)) as Awaited<ReturnType<typeof play>>;
      return { seat, values, value: values[seat] ?? 0, fair: 1 / sides };
    }),
  );
  const sum = (figure: (one: (typeof results)[number]) => number) => results.reduce((total, one) => total + figure(one), 0);
  const {
    share,
    low,
    high,
    games: played,
  } = wilson(
    sum(({ value }) => value),
    count,
  );
  const fair = seats === 2 || count === 0 ? 1 : sum((one) => one.fair) / Math.max(1, count);
  shares[`${strong}_vs_${weak}`] = { share: share / fair, low: low / fair, high: high / fair, games: played };
  for (const { seat, values } of results) {
    const [a, b] = [ratings.get(strong) ?? rating(), ratings.get(weak) ?? rating()];
    const rated = rate(
      values.map((_, other) => [other === seat ? a : b]),
      { score: values },
    );
    ratings.set(strong, rated[seat]?.[0] ?? a);
    ratings.set(weak, rated[(seat + 1) % seats]?.[0] ?? b);
  }
}
await pool.destroy();

const flat = Object.fromEntries(Object.entries(shares).map(([key, share]) => [key, share.share]));
const intervals = Object.fromEntries(Object.entries(shares).map(([key, share]) => [key, [share.low, share.high]]));
const rated = Object.fromEntries([...ratings].map(([level, { mu, sigma }]) => [level, { mu, sigma }]));
if (json) console.log(JSON.stringify({ game: id, seats, ...flat, games, admiral_games: admiralGames, ms, intervals, ratings: rated }));
else {
  const percent = (n: number) => (seats === 2 ? `${(100 * n).toFixed(1)} %` : `${n.toFixed(2)} × fair`);
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
