/** What a picture to share says of the end: the ship that came home, and everybody in a red shirt who did not. */
import type { Poster, TableContext } from '@bridgehead/ui';
import type { RedEvent } from '../events.ts';
import type { RedView } from '../view.ts';
import { shipTitle } from './words.ts';

const LAST_LINES = 12;

export function poster({ view, result, log, say }: TableContext<RedView, RedEvent>): Poster | null {
  const first = result?.ranking[0]?.[0];
  const winner = view.officers.find(({ seat }) => seat === first)?.team;
  if (winner === undefined) return null;
  const lost = view.teams.flatMap(({ team }) => (team === winner ? [] : [shipTitle(view, team)])).join(', ');
  return {
    title: shipTitle(view, winner),
    line: say({ key: 'red.ui.poster.outlived', params: { ships: lost, round: view.round } }),
    fallen: {
      n: view.fallen,
      said: `${say({ key: 'red.ui.poster.fallen', params: { n: view.fallen } })} ${say({ key: `red.ui.poster.last.${(log.length + view.fallen) % LAST_LINES}` })}`,
    },
  };
}
