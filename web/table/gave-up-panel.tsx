import { Button, buttonClass } from '@bridgehead/ui';
import { Link } from 'wouter';
import { t } from '../i18n.ts';
import styles from './result-panel.module.css';

/** For a player who has given up while the others play on: stay and watch, or go. */
export default function GaveUpPanel({ game, onWatch }: { game: string; onWatch: () => void }) {
  return (
    <section className={styles.panel} aria-label={t('gave-up.title')} data-testid="gave-up" data-won="false">
      <div>
        <h2 className={styles.head}>{t('gave-up.title')}</h2>
        <p>{t('gave-up.text')}</p>
      </div>
      <div className={styles.ways}>
        <Button look="main" onClick={onWatch}>
          {t('gave-up.watch')}
        </Button>
        <Link href="/mine" className={buttonClass()}>
          {t('gave-up.leave')}
        </Link>
        <Link href={`/new/${game}`} className={buttonClass()}>
          {t('gave-up.new')}
        </Link>
      </div>
    </section>
  );
}
