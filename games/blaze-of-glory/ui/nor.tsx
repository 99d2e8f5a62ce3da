/** The plan of a Nor: its eight sites, four by two in the order of walking (BOG-B47), with who is there and which ships are docked. */

import { Icon, useSeatColours, useTable } from '@bridgehead/ui';
import { designNumber } from '../cards/index.ts';
import { cardName } from '../table-help.ts';
import type { BlazeView } from '../view.ts';
import { shortNameOf } from './faces.ts';
import { hullOf } from './glyphs.ts';
import styles from './nor.module.css';
import { groupsAt, isPerson, nearSeat, thingById } from './position.ts';
import { vars } from './vars.ts';

/** Column and row of each site: along the upper side from Ops, back along the lower one to the pylons. */
const PLACES: Readonly<Record<string, readonly [number, number]>> = {
  SI1: [1, 1],
  SI2: [2, 1],
  SI3: [3, 1],
  SI4: [4, 1],
  SI5: [4, 2],
  SI6: [3, 2],
  SI7: [2, 2],
  SI8: [1, 2],
};

export function Plan({ sites, onOpen }: { sites: readonly number[]; onOpen: (site: number) => void }) {
  const { view, say } = useTable<BlazeView>();
  const built = new Map(sites.map((id) => [thingById(view, id)?.card ?? '', id]));
  return (
    <ul className={styles.plan} aria-label={say({ key: 'bog.ui.plan' })}>
      {Object.entries(PLACES).map(([card, [column, row]]) => {
        const id = built.get(card);
        return (
          <li key={card} style={{ gridColumn: column, gridRow: row }}>
            {id === undefined ? (
              <span className={styles.none} title={say({ key: 'bog.ui.no-site' })}>
                {shortNameOf(card)}
              </span>
            ) : (
              <Site id={id} card={card} onOpen={() => onOpen(id)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Site({ id, card, onOpen }: { id: number; card: string; onOpen: () => void }) {
  const { view, viewer, say } = useTable<BlazeView>();
  const colourOf = useSeatColours();
  const near = nearSeat(viewer);
  const [mine = 0, theirs = 0] = [near, 1 - near].map((side) =>
    groupsAt(view, id).reduce((sum, group) => sum + (isPerson(group) && group.side === side ? group.n : 0), 0),
  );
  const docked = view.vessels.filter(({ host }) => host === id);
  const words = [
    say({ key: 'bog.ui.site', params: { site: cardName(card), mine, theirs } }),
    ...(docked.length > 0 ? [say({ key: 'bog.ui.site-ships', params: { n: docked.length } })] : []),
  ];
  return (
    <button type="button" className={styles.site} data-stop="" tabIndex={-1} data-ref={`thing:${id}`} onClick={onOpen}>
      <span className="visually-hidden">{words.join(', ')}</span>
      <span aria-hidden="true">{shortNameOf(card)}</span>
      <span className={styles.here} aria-hidden="true">
        {[mine, theirs].map(
          (n, i) =>
            n > 0 && (
              <b key={`${i}`} style={vars({ '--owner': colourOf(i === 0 ? near : 1 - near) })}>
                {n}
              </b>
            ),
        )}
        {docked.map((ship) => (
          <span key={ship.id} title={cardName(ship.card)}>
            <Icon glyph={hullOf(designNumber(ship.card))} size={14} />
          </span>
        ))}
      </span>
    </button>
  );
}
