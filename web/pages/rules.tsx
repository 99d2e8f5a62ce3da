/** The rulebooks: a list, and each one in full with a link to every clause. */
import type { AnyGame } from '@bridgehead/kernel';
import { buttonClass } from '@bridgehead/ui';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { GAMES, isGame, loadGame } from '../games.ts';
import { t } from '../i18n.ts';
import { RulebookView } from '../rulebook/rulebook-view.tsx';
import { Shell } from '../shell.tsx';
import { Trouble } from '../trouble.tsx';
import { Emblem } from './emblem.tsx';
import { Loading } from './loading.tsx';
import styles from './rules.module.css';

export default function Rules() {
  const { game: id } = useParams<{ game?: string }>();
  const [game, setGame] = useState<AnyGame | null>(null);
  const at = useHash();
  useEffect(() => {
    document.title = `${t('rules.title')} · Bridgehead`;
    setGame(null);
    if (id !== undefined && isGame(id)) void loadGame(id).then(setGame);
  }, [id]);
  if (id === undefined) return <Shelf />;
  if (!isGame(id)) return <Trouble title={t('trouble.not-found.title')} text={t('trouble.no-game')} />;
  if (game === null) return <Loading />;
  return (
    <Shell>
      <h1 className={styles.title}>{t('rules.of', { game: game.title })}</h1>
      <RulebookView game={game} at={at} />
    </Shell>
  );
}

function useHash(): string {
  const [hash, setHash] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const update = () => setHash(location.hash.slice(1));
    addEventListener('hashchange', update);
    return () => removeEventListener('hashchange', update);
  }, []);
  return hash;
}

function Shelf() {
  return (
    <Shell>
      <h1 className={styles.title}>{t('rules.title')}</h1>
      <ul className={styles.books}>
        {GAMES.map(({ id, title, tagline }) => (
          <li key={id} className={styles.book}>
            <div className={styles.cover}>
              <Emblem game={id} />
            </div>
            <h2>{title}</h2>
            <p>{tagline}</p>
            <Link href={`/rules/${id}`} className={buttonClass('main')} aria-label={t('rules.read-game', { game: title })}>
              {t('rules.read')}
            </Link>
          </li>
        ))}
      </ul>
    </Shell>
  );
}
