/** The way to one's own profile, and whether others find it. */
import { buttonClass } from '@bridgehead/ui';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { api } from '../api.ts';
import { t } from '../i18n.ts';
import styles from './settings.module.css';

export function ProfileChoice({ person }: { person: string }) {
  const [hidden, setHidden] = useState<boolean | null>(null);
  useEffect(() => {
    void api.profile(person).then((found) => found.ok && setHidden(found.value.private));
  }, [person]);
  return (
    <div className={styles.ways}>
      <Link href={`/people/${person}`} className={buttonClass()}>
        {t('profile.mine')}
      </Link>
      {hidden !== null && (
        <label className={styles.flag}>
          <input
            type="checkbox"
            checked={hidden}
            data-testid="private"
            onChange={(event) => void api.setPrivate(event.currentTarget.checked).then((done) => done.ok && setHidden(done.value.private))}
          />
          {t('profile.private')}
        </label>
      )}
    </div>
  );
}
