/** What to be told about one match, at its table. */
import type { MatchNotices as Wish } from '@bridgehead/match';
import { useEffect, useState } from 'react';
import { api } from '../api.ts';
import { t } from '../i18n.ts';
import styles from './notices.module.css';

const WISHES: readonly Wish['wish'][] = ['usual', 'all', 'none'];

export default function MatchNotices({ match }: { match: string }) {
  const [wish, setWish] = useState<Wish['wish'] | null>(null);
  useEffect(() => {
    void api.matchNotices(match).then((found) => found.ok && setWish(found.value.wish));
  }, [match]);
  if (wish === null) return null;
  return (
    <label className={styles.match}>
      {t('notices.match')}
      <select
        value={wish}
        data-testid="match-notices"
        onChange={(event) => {
          const next = event.currentTarget.value as Wish['wish'];
          setWish(next);
          void api.setMatchNotices(match, { wish: next }).then((done) => {
            if (!done.ok) setWish(wish);
          });
        }}
      >
        {WISHES.map((one) => (
          <option key={one} value={one}>
            {t(`notices.match.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
