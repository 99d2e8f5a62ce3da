/** The last throw of the match, as the log tells it. */
import type { LogLine } from '@bridgehead/ui';
import type { Card } from '../cards.ts';
import type { CastleEvent, EventOf } from '../events.ts';

export interface Thrown {
  /** The line of the log. */
  readonly at: number;
  readonly dice: readonly number[];
  readonly sum: number;
  readonly good: boolean;
  /** Null where it was no attack. */
  readonly attacker: Card | null;
  readonly target: Card | null;
  /** The highest sum that succeeds; null where it was no attack. */
  readonly top: number | null;
}

export function lastThrow(log: readonly LogLine<CastleEvent>[]): Thrown | null {
  const roll = lastOf(log, 'rolled', Number.POSITIVE_INFINITY);
  if (roll === null) return null;
  const { dice, sum, success } = roll.event;
  const attack = roll.event.for === 'attack' ? lastOf(log, 'attacked', roll.at) : null;
  return {
    at: roll.at,
    dice,
    sum,
    good: success,
    attacker: attack?.event.attacker ?? null,
    target: attack?.event.target ?? null,
    top: attack?.event.odds.top ?? null,
  };
}

/** The latest event of a type before a line of the log. */
function lastOf<T extends CastleEvent['type']>(log: readonly LogLine<CastleEvent>[], type: T, before: number) {
  const isOne = (event: CastleEvent): event is EventOf<T> => event.type === type;
  for (const { at, event } of log.toReversed()) if (at < before && isOne(event)) return { at, event };
  return null;
}
