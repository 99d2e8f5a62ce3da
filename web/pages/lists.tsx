/** Open tables and matches to watch: one list each. */
import { Button, buttonClass } from '@bridgehead/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { GAMES } from '../games.ts';
import { t } from '../i18n.ts';
import { useSettings } from '../settings.ts';
import { Shell } from '../shell.tsx';
import { Empty } from './empty.tsx';
import { MatchRow } from './match-row.tsx';
import { useMatches, useSpecs } from './use-lists.ts';

const LISTS = { '/tables': 'open', '/watch': 'watchable' } as const;
type Path = keyof typeof LISTS;

export default function Lists() {
  const [path] = useLocation();
  const list = LISTS[path as Path] ?? 'open';
  const name = path === '/watch' ? 'watch' : 'tables';
  const { matches } = useMatches(list);
  const specsOf = useSpecs();
  const { lastGame } = useSettings();
  const game = lastGame || GAMES[0]?.id;
  useEffect(() => {
    document.title = `${t(`lists.${name}.title`)} · Bridgehead`;
  }, [name]);
  return (
    <Shell>
      <div className="stack">
        <h1>{t(`lists.${name}.title`)}</h1>
        {name === 'tables' && <Code />}
        {matches === null && <p className="small">{t('home.offline')}</p>}
        <ul className="rows">
          {matches?.map((match) => (
            <MatchRow key={match.id} match={match} specs={specsOf(match.game)} />
          ))}
        </ul>
        {(matches ?? []).length > 0 ? (
          <p className="row">
            <Link href="/new" className={buttonClass()}>
              {t('new.title')}
            </Link>
          </p>
        ) : name === 'watch' ? (
          <Empty of="watch" href={`/watch/bots/${game}`} />
        ) : (
          <Empty of="tables" href={`/new/${game}`} />
        )}
      </div>
    </Shell>
  );
}

/** The last part of an invitation's link, or all of it. */
function Code() {
  const [code, setCode] = useState('');
  const [, navigate] = useLocation();
  const id = /[\w-]+$/.exec(code.trim())?.[0];
  const join = (event: FormEvent) => {
    event.preventDefault();
    if (id !== undefined) navigate(`/t/${id}`);
  };
  return (
    <form className="row" onSubmit={join}>
      <label className="field">
        {t('lists.code')}
        <input
          className="control"
          value={code}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      </label>
      <Button type="submit" disabled={id === undefined}>
        {t('lists.join')}
      </Button>
    </form>
  );
}
