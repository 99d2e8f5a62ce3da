/** Two dice as a strip of the sums 2 to 12, each as tall as it is likely, with the succeeding ones marked. */
import { t } from '../words.ts';
import styles from './odds-strip.module.css';

const WAYS: readonly number[] = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
const MOST = 6;

interface OddsStripProps {
  readonly succeeds: (sum: number) => boolean;
  /** A sum that does harm. */
  readonly danger?: number | null;
  readonly rolled?: number | null;
}

export function OddsStrip({ succeeds, danger = null, rolled = null }: OddsStripProps) {
  const sums = WAYS.map((ways, i) => ({ sum: i + 2, ways }));
  const winning = sums.filter(({ sum }) => succeeds(sum));
  return (
    <div className={styles.strip} role="img" aria-label={t('ui.odds.strip', { sums: winning.map(({ sum }) => sum).join(', ') })}>
      {sums.map(({ sum, ways }) => (
        <div
          key={sum}
          className={styles.sum}
          data-good={succeeds(sum) || undefined}
          data-danger={sum === danger || undefined}
          data-rolled={rolled === sum || undefined}
        >
          <span className={styles.room}>
            <span className={styles.bar} style={{ height: `${(100 * ways) / MOST}%` }} />
          </span>
          <span className={styles.number}>{sum}</span>
        </div>
      ))}
    </div>
  );
}
