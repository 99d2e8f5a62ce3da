/** Fuzzed positions of a game: drawn tables, random play, stopped at a question of seat 0; every kind of question in turn. */
import {
  type AnyGame,
  ASK_ALWAYS,
  type Ask,
  type Entry,
  type MatchRecord,
  Run,
  randomAnswer,
  SeededChance,
  seedFrom,
  standingAnswer,
} from '@bridgehead/kernel';
import { drawTable, everySeatCount } from '@bridgehead/testkit';
import type { TableChoices } from '@bridgehead/ui';
import { settled as settledInBlaze } from '../../games/blaze-of-glory/ui/defaults.ts';
import { settled as settledOnBridge } from '../../games/storm-the-bridge/ui/settled.ts';

export interface Position {
  readonly record: MatchRecord;
  readonly seats: number;
  /** The key of the question. */
  readonly key: string;
}

/** What a table answers before anybody sees the question. */
const SETTLED: Readonly<Record<string, NonNullable<TableChoices['settled']>>> = {
  'blaze-of-glory': settledInBlaze,
  'storm-the-bridge': settledOnBridge,
};
/** A question that stands until seat 0 answers it; any other is gone before it could be looked at, and the match goes on. */
function stands(game: AnyGame, run: Run<unknown>, ask: Ask): boolean {
  if (ask.kind === 'choose' && ask.question.itself === true) return false;
  const prompt = run.prompt(0);
  if (prompt === null || standingAnswer(prompt, ASK_ALWAYS) !== null) return false;
  return (SETTLED[game.id]?.({ view: run.view(0), prompt }) ?? null) === null;
}

/** Answers of a long match, for each seat. */
const LONGEST = 450;

/** So many positions for every number of seats (or the wanted ones), late and early, with as many kinds of questions as turn up. */
export function positionsOf(game: AnyGame, count: number, wanted: readonly number[] | null = null): Position[] {
  const seatCounts = everySeatCount(game).map(({ seats }) => seats);
  return seatCounts.filter((seats) => wanted === null || wanted.includes(seats)).flatMap((seats) => forSeats(game, seats, count));
}

function forSeats(game: AnyGame, seats: number, count: number): Position[] {
  const found: Position[] = [];
  const times = new Map<string, number>();
  for (let n = 0; found.length < count && n < count * 8; n++) {
    const position = wander(game, seats, n, times, 20 + ((n * 97 * seats) % (LONGEST * seats)));
    if (position === null) continue;
    times.set(position.key, (times.get(position.key) ?? 0) + 1);
    found.push(position);
  }
  return found;
}

/** From the wanted number of answers on to the question of seat 0 that was seen least so far, among the next few. */
function wander(game: AnyGame, seats: number, n: number, times: ReadonlyMap<string, number>, least: number): Position | null {
  const seed = seedFrom(41, n, seats);
  const { options } = drawTable(game, new SeededChance(seedFrom(42, n, seats)), seats);
  const run = Run.begin(game, { seats, options, chance: new SeededChance(seed) }, { kept: true });
  const chance = new SeededChance(seedFrom(43, n, seats));
  const entries: Entry[] = [];
  let best: { entries: number; key: string } | null = null;
  for (let more = 0; run.result === null && entries.length < least + 120; ) {
    const mine = run.askOf(0);
    if (mine !== null && (entries.length >= least || best === null) && stands(game, run, mine)) {
      const seen = times.get(mine.key) ?? 0;
      if (best === null || entries.length < least || seen < (times.get(best.key) ?? 0)) best = { entries: entries.length, key: mine.key };
      if (entries.length >= least && (seen === 0 || ++more > 20)) break;
    }
    const ask = (mine ?? run.openAsks[0]) as Ask;
    const answer = n % 3 === 0 ? randomAnswer(ask, run.state, chance) : sound(game, run, ask, chance);
    run.play(answer, run.asks.indexOf(ask));
    entries.push({ seat: ask.seat, answer });
  }
  if (best === null) return null;
  const record = { game: game.id, version: game.version, options, seats, seed, entries: entries.slice(0, best.entries) };
  return { record, seats, key: best.key };
}

function sound(game: AnyGame, run: Run<unknown>, ask: Ask, chance: SeededChance) {
  const guess = run.imagine(ask.seat, chance);
  return game.knowledge.officer(guess.state, guess.askOf(ask.seat) as Ask, chance);
}
