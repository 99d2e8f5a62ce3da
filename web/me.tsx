/** The person at this browser, in the corner of every page: their name, or the way to sign in. */
import { Link } from 'wouter';
import { PersonFace } from './faces.tsx';
import { t } from './i18n.ts';
import { useSettings } from './settings.ts';
import styles from './shell.module.css';

/** The name is this browser's; a guest is offered to sign in next to it. */
export function Me() {
  const { name } = useSettings();
  return (
    <Link href={name === '' ? '/settings#account' : '/settings'} className={styles.me}>
      {name === '' ? (
        t('nav.sign-in')
      ) : (
        <>
          <PersonFace name={name} />
          <span className={styles.word}>{name}</span>
        </>
      )}
    </Link>
  );
}
