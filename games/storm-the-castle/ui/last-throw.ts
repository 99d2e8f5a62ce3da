/** The last throw of the match, as the log tells it. */
import type { LogLine } from '@bridgehead/ui';
import type { Card } from '../cards.ts';
import type { Odds } from '../odds.ts';

export interface Thrown {
  /** The line of the log. */
  readonly at: number;
  readonly dice: readonly number[];
  readonly sum: number;
  readonly good: boolean;
  /** Null where it was no attack. */
  readonly attacker: Card | null;
  readonly target: Card | null;
  readonly odds: Odds | null;
}

export function lastThrow(log: readonly LogLine[]): Thrown | null {
  const roll = log.findLast((line) => line.event.type === 'rolled');
  if (roll === undefined) return null;
  const attack = roll.event.for === 'attack' ? log.findLast((line) => line.event.type === 'attacked' && line.at < roll.at) : undefined;
  return {
    at: roll.at,
    dice: roll.event.dice as readonly number[],
    sum: roll.event.sum as number,
    good: roll.event.success === true,
    attacker: (attack?.event.attacker ?? null) as Card | null,
    target: (attack?.event.target ?? null) as Card | null,
    odds: (attack?.event.odds ?? null) as unknown as Odds | null,
  };
}
