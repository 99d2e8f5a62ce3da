/** After the end: how long it took, what was lost on the way, and how each crew ended. */

import { Icon, useTable } from '@bridgehead/ui';
import type { RedView } from '../view.ts';
import { eventOf } from './happened.ts';
import { redshirt } from './own-glyphs.ts';
import { officerTitle, teamTitle } from './words.ts';

export function Story() {
  const { view, log, say } = useTable<RedView>();
  const told = log.map(({ event }) => eventOf(event));
  const ends = view.teams
    .filter(({ out }) => out >= 0)
    .sort((a, b) => a.out - b.out)
    .map(({ team }) => ({ team, last: told.findLast((event) => event.type === 'died' && Math.floor(event.officer / 3) === team) }));
  return (
    <>
      <p>
        <Icon glyph={redshirt} size={18} /> {say({ key: 'red.ui.story', params: { n: view.fallen, rounds: view.round } })}
      </p>
      {ends.map(({ team, last }) => (
        <p key={team}>
          {last === undefined || last.type !== 'died'
            ? say({ key: 'red.ui.alert.out', params: { team: teamTitle(view, team) } })
            : say({
                key: 'red.ui.story.end',
                params: { who: officerTitle({ ...view, team: null }, last.officer), how: `@red.ui.by.${last.by}` },
              })}
        </p>
      ))}
    </>
  );
}
