/** What a game lets the lab measure: a probe watches one match and sums it up. Nothing here reaches players. */
import type { GameEvent } from './event.ts';
import type { Json } from './json.ts';
import type { Ask } from './prompt.ts';
import type { BySeat, Seat } from './seats.ts';
import type { Result } from './table.ts';

/** One match in numbers. */
export interface Sample {
  /** Who had the first turn. */
  readonly first: Seat;
  readonly rounds: number;
  /** One figure a match, by measure. */
  readonly values: Readonly<Record<string, number>>;
  /** Hits of tries, by measure. */
  readonly shares: Readonly<Record<string, readonly [number, number]>>;
  /** How often each thing was put to each use by each seat: things.played.knight = [2, 0]. */
  readonly things: Readonly<Record<string, Readonly<Record<string, BySeat<number>>>>>;
}

export interface Probe<S, E extends GameEvent = GameEvent> {
  /** Everything that happens, as it really is. */
  event(event: E, s: S): void;
  /** Before an answer is given. */
  decision?(s: S, ask: Ask, answer: Json): void;
  end(s: S, result: Result): Sample;
}

export interface Measure {
  readonly key: string;
  readonly title: string;
  readonly figure: 'mean' | 'median' | 'share';
  /** What the game's designers want it to be. */
  readonly target?: readonly [number, number];
}

export interface Laboratory<S, E extends GameEvent = GameEvent> {
  probe(seats: number): Probe<S, E>;
  readonly measures: readonly Measure[];
  /**
   * Uses that chance alone decides, such as which cards come early. Only these show what a thing is worth; a player who is
   * ahead plays more of everything.
   */
  readonly byChance: readonly string[];
  /** Targets of the first player's share of the wins, by number of seats. */
  readonly firstShare?: Readonly<Record<number, readonly [number, number]>>;
}
