/** The rulebooks: a list, and each one in full with a link to every clause. */
import type { AnyGame } from '@bridgehead/kernel';
import { buttonClass } from '@bridgehead/ui';
import { Suspense, useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { GAMES, isGame, loadGame } from '../games.ts';
import { useHash } from '../hash.ts';
import { t } from '../i18n.ts';
import { lazily } from '../lazily.ts';
import RulebookView from '../rulebook/rulebook-view.tsx';
import { Shell } from '../shell.tsx';
import { Trouble } from '../trouble.tsx';
import { Emblem } from './emblem.tsx';
import { Loading } from './loading.tsx';
import styles from './rules.module.css';

const RulebookPictures = lazily(() => import('../rulebook/pictures.tsx'));

export default function Rules() {
  const { game: id } = useParams<{ game?: string }>();
  const [game, setGame] = useState<AnyGame | null>(null);
  const at = useHash();
  // A visitor who comes for a clause sees no pictures above it: they would push it away.
  const [isPictured] = useState(() => location.hash === '');
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
      <div className={styles.head}>
        <h1>{t('rules.of', { game: game.title })}</h1>
        <Link href={`/cards/${game.id}`} className={buttonClass()}>
          {t('cards.of', { game: game.title })}
        </Link>
      </div>
      {isPictured && (
        <Suspense fallback={null}>
          <RulebookPictures game={game} />
        </Suspense>
      )}
      <RulebookView game={game} at={at} />
    </Shell>
  );
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
            <div className={styles.ways}>
              <Link href={`/rules/${id}`} className={buttonClass('main')} aria-label={t('rules.read-game', { game: title })}>
                {t('rules.read')}
              </Link>
              <Link href={`/cards/${id}`} className={buttonClass()} aria-label={t('cards.of', { game: title })}>
                {t('cards.title')}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Shell>
  );
}
