/** What the log's last lines come to: the shots of a turn with their dice. */

import type { LogLine } from '@bridgehead/ui';
import type { RedEvent } from '../events.ts';
import { nth } from '../lists.ts';
import type { Section } from '../ship.ts';

export const eventOf = (told: LogLine['event']): RedEvent => told as RedEvent;

/** A shot as its die and its sum, for those who want to know why it hit. */
export interface Shot {
  readonly at: number;
  readonly ship: number;
  readonly target: number;
  readonly roll: number | null;
  readonly modifier: number | null;
  readonly hit: boolean;
  readonly laser: Section | null;
}
/** The shots of the present turn, oldest first. */
export function shotsOf(log: readonly LogLine[]): readonly Shot[] {
  const shots: Shot[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    const { at, event: told } = nth(log, i);
    const event = eventOf(told);
    if (event.type === 'turnBegan') break;
    if (event.type !== 'fired' && event.type !== 'rolled') continue;
    const { ship, target, roll, modifier, hit } = event;
    shots.unshift({ at, ship, target, roll, modifier, hit, laser: event.type === 'fired' ? event.laser : null });
  }
  return shots;
}

/** The die with what was added to it: '5 − 1'; alone where nothing was, or where a lying display hides it. */
export const sumOf = (roll: number, modifier: number | null): string =>
  modifier === null || modifier === 0 ? `${roll}` : `${roll} ${modifier > 0 ? '+' : '−'} ${Math.abs(modifier)}`;
