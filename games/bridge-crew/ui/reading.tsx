/** The reading place: my two cards; on a phone, the end of the script. */
import { Icon, useTable } from '@bridgehead/ui';
import { PERSONALITY_IDS, personalityRow } from '../cards.ts';
import { stanceIn, trainedIn } from '../table-help.ts';
import type { CrewView } from '../view.ts';
import { isAsleep, isTrained } from './facts.ts';
import styles from './reading.module.css';
import { themeList } from './rungs.ts';
import { Script } from './script.tsx';
import { CREW_SIGNS, PERSONALITY_SIGNS } from './signs.ts';

export function Reading() {
  const { stage, view } = useTable<CrewView>();
  if (stage === 'upright' || stage === 'lying')
    return (
      // Two rows of officers and the ladder need all of a small phone; the script is behind its button.
      <div className={styles.script} data-stage={stage} data-yields={view.officers.length > 5 || undefined}>
        <Script />
      </div>
    );
  return <Cards />;
}

function Cards() {
  const table = useTable<CrewView>();
  const { view, viewer, say } = table;
  const officer = viewer === 'spectator' ? undefined : view.officers[viewer];
  if (officer === undefined) return null;
  const asleep = viewer !== 'spectator' && isAsleep(view, viewer);
  const stance = view.order === null ? null : stanceIn(view, officer.personality);
  const row = officer.personality === null ? null : personalityRow(PERSONALITY_IDS.indexOf(officer.personality));
  return (
    <div className={styles.cards} data-asleep={asleep || undefined} data-ref="cards">
      {officer.crew !== null && (
        <article data-lit={!asleep && isTrained(view, officer) ? 'good' : undefined}>
          <h3 data-long={officer.crew === 'comms' || undefined}>{say({ key: `brc.crew.${officer.crew}` })}</h3>
          <span className={styles.field}>
            <Icon glyph={CREW_SIGNS[officer.crew]} size={44} />
          </span>
          <p>
            {asleep
              ? say({ key: 'brc.ui.asleep' })
              : say({ key: 'brc.ui.card.crew', params: { order: `@brc.order.${trainedIn(officer.crew)}` } })}
          </p>
        </article>
      )}
      {officer.personality !== null && row !== null && (
        <article data-lit={asleep ? undefined : stance === 'keen' ? 'good' : stance === 'counter' ? 'bad' : undefined}>
          <h3>{say({ key: `brc.personality.${officer.personality}` })}</h3>
          <span className={styles.field}>
            <Icon glyph={PERSONALITY_SIGNS[officer.personality]} size={44} />
          </span>
          <p>
            <span className={styles.keen}>▲ {themeList(table, row.keen)}</span>
            <span className={styles.counter}>▼ {themeList(table, row.counter)}</span>
          </p>
        </article>
      )}
    </div>
  );
}
