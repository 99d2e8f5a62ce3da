/** The line on top: whose turn in which order, the round, the storm, and how many redshirts have fallen. */
import { Icon, SeatMark, TeamsProvider, useTable } from '@bridgehead/ui';
import { lightningStorm } from '../icons/table.ts';
import type { RedView } from '../view.ts';
import { redshirt } from './own-glyphs.ts';
import styles from './status.module.css';
import { teamTitle } from './words.ts';

export function Status() {
  const { view, say, stage, result } = useTable<RedView>();
  const { round, place, storm, fallen, team } = view;
  const phone = stage === 'upright' || stage === 'lying';
  const over = result !== null;
  return (
    <TeamsProvider value={null}>
      <div className={styles.status} data-stage={stage}>
        {phone ? (
          <p className={styles.turn}>
            <SeatMark seat={place} size={20} />
            <strong>
              {over ? say({ key: 'red.ui.over' }) : place === team ? say({ key: 'red.ui.your-turn' }) : teamTitle(view, place)}
            </strong>
          </p>
        ) : (
          <ol className={styles.order} aria-label={say({ key: 'red.ui.order' })}>
            {view.teams.map((one) => (
              <li key={one.team} aria-current={one.team === place && !over ? 'step' : undefined} data-out={one.out >= 0 || undefined}>
                <SeatMark seat={one.team} size={18} />
                <span>{teamTitle(view, one.team)}</span>
              </li>
            ))}
          </ol>
        )}
        <span className={styles.round}>{say({ key: 'red.ui.round', params: { n: round } })}</span>
        {storm > 0 && !phone && (
          <span className={styles.storm} data-near={round >= storm - 2 || undefined} data-spare="">
            <Icon glyph={lightningStorm} size={16} />{' '}
            {say({ key: round >= storm ? 'red.ui.storm.now' : 'red.ui.storm', params: { n: storm } })}
          </span>
        )}
        <span className={styles.fallen} data-testid="fallen" title={say({ key: 'red.ui.fallen', params: { n: fallen } })}>
          <span className={styles.figure}>
            <Icon glyph={redshirt} size={18} />
          </span>
          <b key={fallen}>{fallen}</b>
          {!phone && <span data-spare="">{say({ key: 'red.ui.fallen.word', params: { n: fallen } })}</span>}
        </span>
      </div>
    </TeamsProvider>
  );
}
