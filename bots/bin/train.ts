/**
 * `npm run train -- GAME`: fits the evaluation of a game that says what it looks at (`bot/features.ts`) to matches between Officers, and
 * writes the table `bot/weights.json`. The same code makes the same table, to the byte. A seat's weights add up to its worth; the chances
 * of all seats are the exponentials of their worths, divided by the sum (logistic regression where there are two).
 */
import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from '@bridgehead/kernel';
import { Command, InvalidArgumentError } from 'commander';
import { Piscina } from 'piscina';
import type lessons from './positions.ts';
import { fittable, type Lesson, type Positions } from './positions.ts';

const SEATS = 2;
const CHUNK = 100;
const PASSES = 4;
const RATE = 0.08;
/** Weights that hardly anything speaks for stay small. */
const RIDGE = 2e-6;

const program = new Command('train')
  .argument('<game>', 'which game')
  .option('--matches <n>', 'how many matches to learn from', whole, 12_000)
  .option('--workers <n>', 'how many workers', whole, availableParallelism())
  .option('--print', 'print the table instead of writing it')
  .parse();
const { matches, workers, print } = program.opts<{ matches: number; workers: number; print?: boolean }>();
const [game] = program.args as [string];
const folder = join(import.meta.dirname, '../../games', game, 'bot');
if (!existsSync(join(folder, 'features.ts'))) program.error(`There is nothing to fit for "${game}".`, { exitCode: 2 });

const { FEATURES, printed } = await fittable(game);
const pool = new Piscina({ filename: join(import.meta.dirname, 'positions.ts'), minThreads: workers, maxThreads: workers });
const parts = await Promise.all(
  Array.from({ length: Math.ceil(matches / CHUNK) }, (_, i) => {
    const lesson: Lesson = { game, seats: SEATS, from: i * CHUNK, matches: Math.min(CHUNK, matches - i * CHUNK) };
    return pool.run(lesson) as ReturnType<typeof lessons>;
  }),
);
await pool.destroy();

/** Every tenth chunk is not learned from; it tells how well the fit speaks of matches that it has not seen. */
const isHeldOut = (part: number): boolean => part % 10 === 9;
const weights = new Float64Array(FEATURES.length);
weights[0] = 1;
const squares = new Float64Array(FEATURES.length).fill(1e-2);
for (let pass = 0; pass < PASSES; pass++)
  for (const [part, positions] of parts.entries()) if (!isHeldOut(part)) learn(positions, RATE / (1 + pass));

const table: Record<string, number> = {};
for (const [i, name] of FEATURES.entries()) table[name] = Math.round((weights[i] ?? 0) * 1000) / 1000;
const text = `${JSON.stringify({ cards: fingerprint(printed()), weights: table }, null, 2)}\n`;
if (print) console.log(text);
else writeFileSync(join(folder, 'weights.json'), text);
console.error(`${game}: ${FEATURES.length} features, log-loss ${loss().toFixed(4)} on matches that were not learned from`);

/** One look at every position, in order: each weight moves by its share of the mistake, the less the more it has moved (AdaGrad). */
function learn({ counts, features, values, results }: Positions, rate: number): void {
  for (const { at, position } of positionsIn(counts)) {
    const shares = sharesAt(at, position, { counts, features, values, results });
    let from = at;
    for (let seat = 0; seat < SEATS; seat++) {
      const mistake = (results[position * SEATS + seat] ?? 0) - (shares[seat] ?? 0);
      const to = from + (counts[position * SEATS + seat] ?? 0);
      for (let i = from; i < to; i++) {
        const feature = features[i] ?? 0;
        const step = mistake * (values[i] ?? 0) - RIDGE * (weights[feature] ?? 0);
        squares[feature] = (squares[feature] ?? 0) + step * step;
        weights[feature] = (weights[feature] ?? 0) + (rate * step) / Math.sqrt(squares[feature] ?? 1);
      }
      from = to;
    }
  }
}

function* positionsIn(counts: Uint16Array): Generator<{ at: number; position: number }> {
  let at = 0;
  for (let position = 0; position * SEATS < counts.length; position++) {
    yield { at, position };
    for (let seat = 0; seat < SEATS; seat++) at += counts[position * SEATS + seat] ?? 0;
  }
}

function sharesAt(at: number, position: number, { counts, features, values }: Positions): number[] {
  const worths: number[] = [];
  let from = at;
  for (let seat = 0; seat < SEATS; seat++) {
    const to = from + (counts[position * SEATS + seat] ?? 0);
    let worth = 0;
    for (let i = from; i < to; i++) worth += (weights[features[i] ?? 0] ?? 0) * (values[i] ?? 0);
    worths.push(worth);
    from = to;
  }
  const best = Math.max(...worths);
  const powers = worths.map((worth) => Math.exp(worth - best));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

function loss(): number {
  let [sum, many] = [0, 0];
  for (const [part, positions] of parts.entries()) {
    if (!isHeldOut(part)) continue;
    for (const { at, position } of positionsIn(positions.counts)) {
      const shares = sharesAt(at, position, positions);
      for (const [seat, share] of shares.entries())
        sum -= (positions.results[position * SEATS + seat] ?? 0) * Math.log(Math.max(1e-9, share));
      many++;
    }
  }
  return many === 0 ? Number.NaN : sum / many;
}

function whole(text: string): number {
  const n = Number(text);
  if (!/^\d+$/.test(text) || n < 1) throw new InvalidArgumentError('It takes a whole number, 1 or more.');
  return n;
}
