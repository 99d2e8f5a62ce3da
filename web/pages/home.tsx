/** The hall: a table that is being played, the games, and the quickest way to a chair. */

import type { Shelf } from '@bridgehead/games';
import { buttonClass } from '@bridgehead/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { PersonFace } from '../faces.tsx';
import { GAMES, isGame, titleOf } from '../games.ts';
import { t } from '../i18n.ts';
import { whenIdle } from '../later.ts';
import { useSettings, useTheme } from '../settings.ts';
import { Shell } from '../shell.tsx';
import { useWaiting } from '../waiting.ts';
import styles from './home.module.css';
import { Figure, TablePicture } from './table-picture.tsx';
import { useSaves } from './use-lists.ts';

/** The match that is played behind the headline comes when the page has nothing else to do. */
const LiveTable = lazy(() => import('../hall/live-table.tsx'));

export default function Home() {
  useEffect(() => {
    document.title = 'Bridgehead';
  }, []);
  const hour = useTheme() === 'bridge' ? 'night' : 'day';
  const hero = GAMES.find(({ stage }) => stage?.hour === hour) ?? (GAMES[0] as Shelf);
  return (
    <Shell>
      <div className={styles.hall}>
        <section className={styles.hero}>
          <Stage key={hero.id} game={hero.id} />
          <div className={styles.pitch}>
            <h1>{t(`home.title.${hero.emblem.ground}`)}</h1>
            <p className={styles.promise}>{t('home.text')}</p>
            <Ways hero={hero.id} />
            <Desk />
          </div>
        </section>
        <ul className={styles.games} aria-label={t('home.games')}>
          {GAMES.map((entry) => (
            <Tile key={entry.id} entry={entry} />
          ))}
        </ul>
        <p className={styles.below}>
          <span>
            {t('home.code')} <Link href="/tables">{t('home.join')}</Link>
          </span>
          <span>
            {t('home.designers')} <Link href="/lab">{t('home.lab')}</Link>
          </span>
          <Link href="/credits">{t('home.licence')}</Link>
        </p>
      </div>
    </Shell>
  );
}

/** The empty table first; a match of two bots when there is time. */
function Stage({ game }: { game: string }) {
  const [isCalm, setCalm] = useState(false);
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    let left = false;
    whenIdle(() => !left && setCalm(true));
    return () => {
      left = true;
    };
  }, []);
  return (
    <>
      {!isLive && (
        <div className={styles.stage} aria-hidden="true">
          <TablePicture game={game} size="table" />
        </div>
      )}
      {isCalm && (
        <Suspense fallback={null}>
          <LiveTable game={game} onLive={() => setLive(true)} />
        </Suspense>
      )}
    </>
  );
}

/** What was played last is played again; a first visitor gets the game that is on stage. */
function Ways({ hero }: { hero: string }) {
  const { lastGame, guided } = useSettings();
  const game = isGame(lastGame) ? lastGame : hero;
  const isKnown = guided.includes(game);
  return (
    <div className={styles.ways}>
      <Link href={`/play/${game}`} className={`${buttonClass('main', true)} ${styles.play}`} data-testid="play-now">
        <strong>{t('home.play-now')}</strong>
        <small className={styles.wide}>{t(isKnown ? 'home.against-bot' : 'home.with-guide', { game: titleOf(game) })}</small>
        <small className={styles.tight}>{t(isKnown ? 'home.against-bot.short' : 'home.with-guide.short')}</small>
      </Link>
      <Link href={`/new/${game}?invite=1`} className={buttonClass('plain', true)}>
        {t('home.invite')}
      </Link>
    </div>
  );
}

/** The match that waits for me: the most urgent table, or the one that I left in this browser. */
function Desk() {
  const [next] = useWaiting();
  const { saves } = useSaves();
  const last = saves.find((save) => !save.over);
  if (next !== undefined) {
    const [who] = next.others;
    return (
      <p className={styles.desk}>
        {who !== undefined && <PersonFace name={who} size={40} />}
        <span>{t(who === undefined ? 'home.your-turn' : 'home.waits', { who: who ?? '', game: titleOf(next.game) })}</span>
        <Link href={`/t/${next.id}`}>{t('home.resume')}</Link>
      </p>
    );
  }
  if (last === undefined) return null;
  return (
    <p className={styles.desk}>
      <span>{t('home.unfinished', { game: titleOf(last.record.game) })}</span>
      <Link href={`/solo/${last.id}`}>{t('home.resume')}</Link>
    </p>
  );
}

function Tile({ entry: { id, title, tagline, minutes, seats, lettering } }: { entry: Shelf }) {
  const { min, max } = seats;
  return (
    <li className={styles.tile}>
      <div className={styles.picture}>
        <TablePicture game={id} size="tile" />
        <Figure game={id} of="figure" className={styles.figure} />
      </div>
      <div className={styles.words}>
        <h2 className={lettering}>
          <Link href={`/games/${id}`}>{title}</Link>
        </h2>
        <p>{tagline}</p>
        <p className="quiet">{t('home.facts', { seats: min === max ? `${min}` : `${min}–${max}`, minutes })}</p>
      </div>
    </li>
  );
}
