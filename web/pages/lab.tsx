import { useEffect } from 'react';
import { GAMES } from '../games.ts';
import { t } from '../i18n.ts';
import { Shell } from '../shell.tsx';
import styles from './lab.module.css';

export default function Lab() {
  useEffect(() => {
    document.title = `${t('lab.title')} · Bridgehead`;
  }, []);
  return (
    <Shell>
      <article className={styles.lab}>
        <h1>{t('lab.title')}</h1>
        <p>{t('lab.text')}</p>
        <p>{t('lab.how')}</p>
        {GAMES.map(({ id }) => (
          <pre key={id}>bridgehead lab {id} --games 10000</pre>
        ))}
        <p>{t('lab.reports')}</p>
      </article>
    </Shell>
  );
}
