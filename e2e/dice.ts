/**
 * `npm run dice`: are the dice even, and are records what they claim? Chi-square over a million rolls of each die, every card
 * in every place over many shuffles, side streams too; and records of every game, checked by our verifier and run again on
 * dice from a second implementation that shares no code with ours.
 */

import {
  type AnyGame,
  type Chance,
  enter,
  type Json,
  type MatchChance,
  pick,
  Run,
  randomAnswer,
  SeededChance,
  same,
  seedFrom,
  shuffle,
} from '@bridgehead/kernel';
import {
  act,
  commitmentOf,
  type Happening,
  Match,
  type MatchSetup,
  playedIn,
  pledgeOf,
  type RecordOfMatch,
  recordOf,
  verify,
  wordOf,
} from '@bridgehead/match';
import { gameOrAll, wholeNumber, wishOf } from '../testkit/bin/common.ts';
import { drawTable } from '../testkit/fitting.ts';
import { gamesFor } from './command.ts';
import { complaints, SecondStream } from './second-verifier.ts';

const { values, game: wanted } = wishOf<{ rolls: number; shuffles: number; records: number }>(
  'Are the dice even, and are records genuine?',
  (it) =>
    it
      .argument('[game]', 'a game, or all', gameOrAll, 'all')
      .option('--rolls <n>', 'rolls of each of 8 dice', wholeNumber('--rolls', 1, 100_000_000), 1_000_000)
      .option('--shuffles <n>', 'shuffles', wholeNumber('--shuffles', 1, 100_000_000), 100_000)
      .option('--records <n>', 'records of each game', wholeNumber('--records', 0, 100_000_000), 6),
);

/** The chance that even dice are at least this uneven (Wilson and Hilferty's approximation). */
function chiSquare(counts: readonly number[]): { chi2: number; df: number; p: number } {
  const total = counts.reduce((sum, n) => sum + n, 0);
  const expected = total / counts.length;
  const chi2 = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  const df = counts.length - 1;
  const z = ((chi2 / df) ** (1 / 3) - (1 - 2 / (9 * df))) / Math.sqrt(2 / (9 * df));
  return { chi2: Math.round(chi2 * 100) / 100, df, p: Math.round((1 - normal(z)) * 1e6) / 1e6 };
}
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}

function rolls(chance: (i: number) => Chance, sides: number, count: number) {
  const counts = new Array<number>(sides).fill(0);
  for (let i = 0; i < count; i++) {
    const face = chance(i).below(sides);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  return chiSquare(counts);
}
/** How often each card lies in each place: all cells against the same expectation, with (n − 1)² degrees of freedom. */
function places(cards: number, count: number, chance: Chance) {
  const cells = new Array<number>(cards * cards).fill(0);
  const deck = Array.from({ length: cards }, (_, i) => i);
  for (let i = 0; i < count; i++)
    for (const [place, card] of shuffle([...deck], chance).entries()) {
      const cell = card * cards + place;
      cells[cell] = (cells[cell] ?? 0) + 1;
    }
  const { chi2 } = chiSquare(cells);
  const df = (cards - 1) ** 2;
  const z = ((chi2 / df) ** (1 / 3) - (1 - 2 / (9 * df))) / Math.sqrt(2 / (9 * df));
  return { cards, chi2, df, p: Math.round((1 - normal(z)) * 1e6) / 1e6 };
}

/** A match of people and a bot seat, played at random with a take-back, and its record as it is downloaded. */
function played(game: AnyGame, seed: number): RecordOfMatch {
  const chance = new SeededChance(seedFrom(seed, 31));
  const { seats, options } = drawTable(game, chance);
  const id = `dice-${game.id}-${seed}`;
  const secret = seedFrom(seed, 32);
  const setup: MatchSetup = {
    ...{ id, game: game.id, version: game.version, options, seats, secret, commitment: commitmentOf(id, secret) },
    ...{ clock: { kind: 'none' }, onExpiry: 'default', listed: false, spectators: true, hints: false, creator: 'p0', created: 0 },
    ...{ seed: null, window: 0, from: null },
  };
  const match = new Match(game, setup);
  const deeds: Happening[] = [];
  const doing = (command: Parameters<typeof act>[1]) => {
    const judged = act(match, command, 0);
    if ('deed' in judged) deeds.push(match.apply(match.next(judged.deed, 0)));
  };
  for (let seat = 0; seat < seats - 1; seat++) {
    const pledge = pledgeOf(id, wordOf(id, `word ${seat}`));
    doing({ do: 'sit', seat, person: `p${seat}`, word: null, pledge });
  }
  doing({ do: 'bot', seat: seats - 1, level: 'cadet' });
  for (let seat = 0; seat < seats - 1; seat++) doing({ do: 'word', person: `p${seat}`, word: `word ${seat}` });
  for (let at = 0; at < 400 && !match.isOver; at++) {
    const ask = pick(match.asks, chance);
    const answer = randomAnswer(ask, match.run?.state, chance);
    doing({ do: 'answer', seat: ask.seat, prompt: ask.id, answer, by: 'person' });
    if (at % 60 !== 40 || ask.seat === seats - 1) continue;
    doing({ do: 'undo', seat: ask.seat });
    for (const seat of match.missingConsent()) doing({ do: 'consent', seat, yes: true });
  }
  if (!match.isOver) doing({ do: 'call-off' });
  const names = match.desk.seats.map((_, seat) => match.nameOf(seat));
  return JSON.parse(JSON.stringify(recordOf(setup, playedIn(deeds), { desk: match.desk, words: match.words, names })));
}

/** The record once more, with every die from the second stream: what is told must be what the record says. */
function secondRun(game: AnyGame, { seats, options, seed, entries, told }: RecordOfMatch): boolean {
  const chance = new SecondStream(seed) as unknown as MatchChance;
  const run = Run.begin(game, { seats, options, chance }, { kept: true, watched: true });
  if (!same(run.takeEvents() as unknown as Json, (told[0] ?? []) as unknown as Json)) return false;
  return entries.every(
    (entry, i) => enter(run, entry) === null && same(run.takeEvents() as unknown as Json, (told[i + 1] ?? []) as unknown as Json),
  );
}

const games = await gamesFor(wanted);
const count = values.rolls;
const main = new SeededChance(seedFrom(2026, 7));
const dice = Object.fromEntries([2, 4, 6, 8, 10, 12, 20, 52].map((sides) => [`d${sides}`, rolls(() => main, sides, count)]));
// Every side stream is read from its beginning, once: what games do with them.
const sides = Object.fromEntries(
  [6, 20].map((faces) => [`side d${faces}`, rolls((i) => main.side(`roll ${i}`), faces, Math.min(count, 200_000))]),
);
const shuffles = [10, 52].map((cards) => places(cards, values.shuffles, new SeededChance(seedFrom(2026, cards))));
const agree = Array.from({ length: 20_000 }, (_, i) => i).every((i) => {
  const seed = seedFrom(i % 50, 9);
  return new SeededChance(seed, i).below(6) === new SecondStream(seed, i).below(6);
});
let records = 0;
let genuine = 0;
let second = 0;
for (const game of games)
  for (let seed = 1; seed <= values.records; seed++) {
    const record = played(game, seed);
    records++;
    if (verify(game, record).genuine) genuine++;
    if (complaints(record).length === 0 && secondRun(game, record)) second++;
    else console.error(`the second verifier refuses ${record.match}: ${complaints(record)}`);
  }
const all = [...Object.values(dice), ...Object.values(sides), ...shuffles];
const least = Math.min(...all.map(({ p }) => p), ...all.map(({ p }) => 1 - p));
const total = { rolls: count, dice, sides, shuffles, least_p: least, streams_agree: agree, records, genuine, confirmed_by_second: second };
console.log(values.json ? JSON.stringify(total) : JSON.stringify(total, null, 1));
process.exit(least > 1e-4 && agree && genuine === records && second === records ? 0 : 1);
