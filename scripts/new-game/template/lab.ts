/** What the lab measures beyond the general figures. */
import type { Laboratory, Probe, Result, Sample } from '@bridgehead/kernel';
import type { TrickEvent } from './events.ts';
import type { Tricks } from './state.ts';

export const laboratory: Laboratory<Tricks, TrickEvent> = {
  probe: () => new TrickProbe(),
  byChance: [],
  measures: [{ key: 'margin', title: 'Tricks between the first and the last', figure: 'mean' }],
};

class TrickProbe implements Probe<Tricks, TrickEvent> {
  #rounds = 0;

  event(event: TrickEvent): void {
    if (event.type === 'trick') this.#rounds++;
  }

  end(s: Tricks, _result: Result): Sample {
    const margin = Math.max(...s.tricks) - Math.min(...s.tricks);
    return { first: 0, rounds: this.#rounds, values: { margin }, shares: {}, things: {} };
  }
}
