/** What everybody did in a match, counted from what was told. */
import type { LogLine, ScoreRow } from '@bridgehead/ui';
import type { BridgeEvent } from '../events.ts';

export function score(log: readonly LogLine<BridgeEvent>[], seats: number): ScoreRow[] {
  const count = (): number[] => new Array<number>(seats).fill(0);
  const [recruited, attacks, won, cards] = [count(), count(), count(), count()];
  for (const { event: e } of log) {
    if (e.type === 'resolved' && e.kind === 'attack') add(attacks, e.seat);
    if (e.type === 'resolved' && e.succeeds) add(e.kind === 'attack' ? won : recruited, e.seat);
    if (e.type === 'declared' && e.kind === 'card') add(cards, e.seat);
  }
  return [
    row('recruited', recruited.map(String)),
    row(
      'attacks',
      attacks.map((all, seat) => `${won[seat]}/${all}`),
    ),
    row('cards', cards.map(String)),
  ];
}
const add = (to: number[], seat: number): void => {
  to[seat] = (to[seat] ?? 0) + 1;
};
const row = (what: string, values: readonly string[]): ScoreRow => ({ label: { key: `stb.ui.score.${what}` }, values });
