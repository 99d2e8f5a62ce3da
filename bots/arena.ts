/** Whole games between bots: what the ladder, the lab and the tests are made of. */
import { type AnyGame, type Ask, type Json, type Result, Run, SeededChance } from '@bridgehead/kernel';
import { decide, quickAnswer } from './decide.ts';
import type { Level } from './level.ts';

export interface Player {
  readonly level: Level;
  /** The Admiral's budget for one decision. */
  readonly ms?: number;
  readonly iterations?: number;
  /** The Admiral of an earlier version. */
  readonly frozen?: boolean;
  /** What it answers to the first question that it is asked: the deck it brings. */
  readonly first?: Json;
}
export interface Played {
  readonly result: Result;
  readonly answers: number;
  readonly run: Run<unknown>;
}
export interface PlayOptions {
  readonly seed: string;
  /** A seed for the bots' own thoughts, apart from the match's. */
  readonly botSeed: string;
  readonly options: Readonly<Record<string, Json>>;
  /** Called before every decision. */
  readonly watch?: (run: Run<unknown>, ask: Ask) => void;
  /** Called after every decision. */
  readonly after?: (run: Run<unknown>, ask: Ask, answer: Json) => void;
  readonly watched?: boolean;
  /** What the Admiral's time is measured with; a wall clock if absent. */
  readonly clock?: () => number;
}

/** More answers than any game of ours has; a game that goes past it is broken. */
const ENDLESS = 200_000;

export function playGame(game: AnyGame, players: readonly Player[], play: PlayOptions): Played {
  const run: Run<unknown> = Run.begin(
    game,
    { seats: players.length, options: play.options, chance: new SeededChance(play.seed) },
    { kept: true, undo: false, watched: play.watched ?? false },
  );
  const thoughts = new SeededChance(play.botSeed);
  const begun = new Set<number>();
  while (run.result === null) {
    if (run.fault !== null) throw new Error(run.fault);
    if (run.answered > ENDLESS) throw new Error(`${game.id}: no end after ${ENDLESS} answers (seed ${play.seed})`);
    const ask = run.openAsks[0] as Ask;
    play.watch?.(run, ask);
    const player = players[ask.seat] as Player;
    const brought = begun.has(ask.seat) ? undefined : player.first;
    begun.add(ask.seat);
    const answer =
      brought !== undefined
        ? brought
        : player.level === 'admiral'
          ? admiral(run, ask.seat, player, thoughts, play.clock)
          : quickAnswer(run, ask.seat, player.level, thoughts);
    run.play(answer, run.asks.indexOf(ask));
    play.after?.(run, ask, answer);
  }
  return { result: run.result, answers: run.answered, run };
}

function admiral(run: Run<unknown>, seat: number, player: Player, thoughts: SeededChance, clock?: () => number): Json {
  const seed = Array.from({ length: 8 }, () => thoughts.word().toString(16).padStart(8, '0')).join('');
  const { level: _, first: __, ...budget } = player;
  return decide(run, seat, 'admiral', { seed, ...budget, ...(clock === undefined ? {} : { clock }) }).answer;
}
