import { t } from '../i18n.ts';
import styles from './loading.module.css';

/** As little as possible: it is gone in a moment. */
export function Loading() {
  return (
    <main className={styles.loading} aria-busy="true">
      <p role="status">{t('app.loading')}</p>
    </main>
  );
}
