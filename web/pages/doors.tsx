/** Where somebody is signed in, and the passkeys that open their name: each can be ended. */
import type { Doors } from '@bridgehead/match';
import { Button } from '@bridgehead/ui';
import { useEffect, useState } from 'react';
import { api, type Outcome } from '../api.ts';
import { t } from '../i18n.ts';
import styles from './settings.module.css';

const day = (at: number): string => new Date(at).toLocaleDateString(document.documentElement.lang || 'en');

export function DoorList() {
  const [doors, setDoors] = useState<Doors | null>(null);
  const [said, setSaid] = useState('');
  const show = (found: Outcome<Doors>) => {
    if (found.ok) setDoors(found.value);
    setSaid(found.ok ? '' : found.sentence);
  };
  useEffect(() => {
    void api.doors().then((found) => found.ok && setDoors(found.value));
  }, []);
  if (doors === null) return null;
  const { sessions, passkeys } = doors;
  return (
    <section className={styles.account} aria-labelledby="doors" data-testid="doors">
      <h3 id="doors">{t('doors.title')}</h3>
      <ul className={styles.quiet}>
        {sessions.map(({ id, here, used }) => (
          <li key={id}>
            {here ? t('doors.here') : t('doors.there', { day: day(used) })}{' '}
            {!here && <Button onClick={() => void api.endSession(id).then(show)}>{t('doors.end')}</Button>}
          </li>
        ))}
        {passkeys.map(({ id, created }) => (
          <li key={id}>
            {t('doors.passkey', { day: day(created) })}{' '}
            {passkeys.length > 1 && <Button onClick={() => void api.endPasskey(id).then(show)}>{t('doors.remove')}</Button>}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button data-testid="end-others" onClick={() => void api.endSessions().then(show)}>
          {t('doors.end-others')}
        </Button>
      )}
      <p role="status">{said}</p>
    </section>
  );
}
