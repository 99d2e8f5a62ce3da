/** The line on top: the ship, the round, how far the Final Act is. */

import { isMasked } from '@bridgehead/kernel';
import { PlainText, useTable } from '@bridgehead/ui';
import type { CrewView } from '../view.ts';
import styles from './status.module.css';

/** So many letters of a ship's name have room on a phone. */
const SHORT = 10;

export function Status() {
  const { view, say, stage, marks } = useTable<CrewView>();
  const phone = stage === 'upright' || stage === 'lying';
  const isCut = isMasked(view.ship) || marks.some(({ what, on }) => what === 'cut' && on === 'ship');
  return (
    <p className={styles.status}>
      {view.ship !== '' && (!phone || (view.round > 0 && [...view.ship].length <= SHORT)) && (
        <strong>
          <PlainText text={isCut ? say({ key: 'brc.ui.starship' }) : view.ship} most={30} />
        </strong>
      )}
      <span>{view.round === 0 ? say({ key: 'brc.ui.set-up' }) : say({ key: 'brc.ui.round', params: { n: view.round } })}</span>
      {!phone && view.settings.finalAct !== 'off' && (
        <span className={styles.final}>
          {view.round > view.lastOrdinary
            ? say({ key: 'brc.ui.final.now', params: { n: view.lastRound } })
            : say({ key: 'brc.ui.final', params: { n: view.lastOrdinary } })}
        </span>
      )}
    </p>
  );
}
