/** Two dice as a strip of the sums 2 to 12, each as tall as it is likely, with the succeeding ones marked. */
import { t } from '../words.ts';
import styles from './odds-strip.module.css';

const WAYS: readonly number[] = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

interface OddsStripProps {
  readonly succeeds: (sum: number) => boolean;
  /** A sum with a meaning of its own, and its mark. */
  readonly marks?: Readonly<Record<number, string>>;
  readonly rolled?: number | null;
}

export function OddsStrip({ succeeds, marks = {}, rolled = null }: OddsStripProps) {
  const sums = WAYS.map((ways, i) => ({ sum: i + 2, ways }));
  const winning = sums.filter(({ sum }) => succeeds(sum));
  return (
    <div className={styles.strip} role="img" aria-label={t('ui.odds.strip', { sums: winning.map(({ sum }) => sum).join(', ') })}>
      {sums.map(({ sum, ways }) => (
        <div key={sum} className={`${styles.sum} ${succeeds(sum) ? styles.good : ''} ${rolled === sum ? styles.rolled : ''}`}>
          <span className={styles.mark}>{marks[sum] ?? ''}</span>
          <span className={styles.bar} style={{ height: `${6 + ways * 5}px` }} />
          <span className={styles.number}>{sum}</span>
          <span className={styles.tick}>{succeeds(sum) ? '✓' : '·'}</span>
        </div>
      ))}
    </div>
  );
}
