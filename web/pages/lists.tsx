/** Open tables and matches to watch: one list each. */
import { buttonClass } from '@bridgehead/ui';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { t } from '../i18n.ts';
import { Shell } from '../shell.tsx';
import { MatchRow } from './match-row.tsx';
import { useMatches, useSpecs } from './use-lists.ts';

const LISTS = { '/tables': 'open', '/watch': 'watchable' } as const;
type Path = keyof typeof LISTS;

export default function Lists() {
  const [path] = useLocation();
  const list = LISTS[path as Path] ?? 'open';
  const name = path.slice(1);
  const { matches } = useMatches(list);
  const specsOf = useSpecs();
  useEffect(() => {
    document.title = `${t(`lists.${name}.title`)} · Bridgehead`;
  }, [name]);
  return (
    <Shell>
      <h1>{t(`lists.${name}.title`)}</h1>
      <ul className="rows">
        {matches?.map((match) => (
          <MatchRow key={match.id} match={match} specs={specsOf(match.game)} />
        ))}
      </ul>
      {(matches ?? []).length === 0 && <p className="small">{t(matches === null ? 'home.offline' : 'lists.none')}</p>}
      <p className="row">
        <Link href="/new" className={buttonClass()}>
          {t('new.title')}
        </Link>
      </p>
    </Shell>
  );
}
