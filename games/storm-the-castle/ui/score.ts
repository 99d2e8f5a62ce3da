/** What both did in a match, counted from what was told. */
import type { LogLine, ScoreRow } from '@bridgehead/ui';
import type { CastleEvent } from '../events.ts';
import { opponentOf } from '../state.ts';

export function score(log: readonly LogLine<CastleEvent>[]): ScoreRow[] {
  const [turns, attacks, won, lost] = [counts(), counts(), counts(), counts()];
  for (const { event: e } of log) {
    if (e.type === 'turnBegan') add(turns, e.seat);
    if (e.type === 'attacked') add(attacks, e.seat);
    if (e.type === 'died') add(lost, e.seat);
    if (e.type === 'died' && e.cause === 'attack') add(won, opponentOf(e.seat));
  }
  return [
    row('turns', turns.map(String)),
    row(
      'attacks',
      attacks.map((all, seat) => `${won[seat]}/${all}`),
    ),
    row('lost', lost.map(String)),
  ];
}
const counts = (): number[] => [0, 0];
const add = (to: number[], seat: number): void => {
  to[seat] = (to[seat] ?? 0) + 1;
};
const row = (what: string, values: readonly string[]): ScoreRow => ({ label: { key: `stc.ui.score.${what}` }, values });
