/** How it ended, and the ways on. */
import { RichText } from '@bridgehead/ui';
import type { ReactNode } from 'react';
import { t } from '../i18n.ts';
import styles from './result-panel.module.css';
import type { Frame } from './use-frame.ts';

export function ResultPanel({ frame, children }: { frame: Frame; children?: ReactNode }) {
  const { result, viewer, say, nameOf, seats } = frame.table;
  if (result === null) return null;
  const [first = [], ...rest] = result.ranking;
  const drawn = rest.length === 0 && seats.length > 1;
  const key = drawn ? 'result.draw' : viewer === 'spectator' ? 'result.winner' : first.includes(viewer) ? 'result.won' : 'result.lost';
  const names = first.map(nameOf).join(', ');
  return (
    <section
      className={styles.panel}
      aria-label={t('result.title')}
      data-testid="result"
      data-won={String(viewer !== 'spectator' && !drawn && first.includes(viewer))}
    >
      <div>
        <h2 className={styles.head}>{t(key, { names })}</h2>
        <p>
          <RichText text={`${say({ key: result.reason })} (${result.clause})`} onClause={frame.setRule} />
        </p>
      </div>
      <div className={styles.ways}>{children}</div>
    </section>
  );
}
