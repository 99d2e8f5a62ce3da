/** Open tables, matches to watch, my matches: one list each. */
import { buttonClass } from '@bridgehead/ui';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { t } from '../i18n.ts';
import { Shell } from '../shell.tsx';
import styles from './home.module.css';
import { MatchRow, SaveRow } from './match-row.tsx';
import { useMatches, useSaves } from './use-lists.ts';

const LISTS = { '/tables': 'open', '/watch': 'watchable', '/mine': 'mine' } as const;
type Path = keyof typeof LISTS;

export default function Lists() {
  const [path] = useLocation();
  const list = LISTS[path as Path] ?? 'open';
  const name = path.slice(1);
  const matches = useMatches(list);
  const { saves, remove } = useSaves();
  useEffect(() => {
    document.title = `${t(`lists.${name}.title`)} · Bridgehead`;
  }, [name]);
  const own = list === 'mine' ? saves : [];
  return (
    <Shell>
      <h1 className={styles.heading}>{t(`lists.${name}.title`)}</h1>
      <ul className={styles.rows}>
        {matches?.map((match) => (
          <MatchRow key={match.id} match={match} />
        ))}
        {own.map((save) => (
          <SaveRow key={save.id} save={save} onRemove={() => remove(save.id)} />
        ))}
      </ul>
      {(matches ?? []).length + own.length === 0 && <p className={styles.small}>{t(matches === null ? 'home.offline' : 'lists.none')}</p>}
      <p>
        <Link href="/new" className={buttonClass()}>
          {t('new.title')}
        </Link>
      </p>
    </Shell>
  );
}
