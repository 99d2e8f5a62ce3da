/** What the lab measures beyond the general figures. */
import type { Laboratory, Probe, Result, Sample } from '@bridgehead/kernel';
import type { DuelEvent } from './events.ts';
import { type Duel, scoreOf } from './state.ts';

export const laboratory: Laboratory<Duel, DuelEvent> = {
  probe: () => new DuelProbe(),
  byChance: [],
  measures: [
    { key: 'margin', title: 'Strength between the first and the second', figure: 'mean' },
    { key: 'parried', title: 'Strikes that were parried', figure: 'mean' },
  ],
};

class DuelProbe implements Probe<Duel, DuelEvent> {
  #parried = 0;

  event(event: DuelEvent): void {
    if (event.type === 'parried') this.#parried++;
  }

  end(s: Duel, _result: Result): Sample {
    const values = { margin: Math.abs(scoreOf(s, 0) - scoreOf(s, 1)), parried: this.#parried };
    return { first: 0, rounds: s.turn, values, shares: {}, things: {} };
  }
}
