/** Where somebody is signed in, and the passkeys that open their name: each can be ended. */
import type { Doors } from '@bridgehead/match';
import { Button } from '@bridgehead/ui';
import { useEffect, useState } from 'react';
import { api, type Outcome } from '../api.ts';
import { t } from '../i18n.ts';
import styles from './settings.module.css';

const day = (at: number): string => new Date(at).toLocaleDateString(document.documentElement.lang || 'en', { dateStyle: 'medium' });

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
      <ul className="stack">
        {sessions.map(({ id, here, used }) => (
          <li key={id} className="row">
            <span>{here ? t('doors.here') : t('doors.there', { day: day(used) })}</span>
            {!here && <Button onClick={() => void api.endSession(id).then(show)}>{t('doors.end')}</Button>}
          </li>
        ))}
        {passkeys.map(({ id, created }) => (
          <li key={id} className="row">
            <span>{t('doors.passkey', { day: day(created) })}</span>
            {passkeys.length > 1 && <Button onClick={() => void api.endPasskey(id).then(show)}>{t('doors.remove')}</Button>}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className={styles.ways}>
          <Button data-testid="end-others" onClick={() => void api.endSessions().then(show)}>
            {t('doors.end-others')}
          </Button>
        </div>
      )}
      <p role="status">{said}</p>
    </section>
  );
}
