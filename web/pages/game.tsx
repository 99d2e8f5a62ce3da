/** A game's own page: its table, how it is played in one minute, and every way to begin. */
import type { Shelf } from '@bridgehead/games';
import type { Intro } from '@bridgehead/games/shelf';
import { BOT_LEVELS } from '@bridgehead/match/terms';
import { buttonClass } from '@bridgehead/ui';
import { type CSSProperties, useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { shelfOf } from '../games.ts';
import { t } from '../i18n.ts';
import { change, useSettings } from '../settings.ts';
import { Shell } from '../shell.tsx';
import { Trouble } from '../trouble.tsx';
import styles from './game.module.css';
import { TablePicture } from './table-picture.tsx';

export default function GamePage() {
  const { game: id = '' } = useParams<{ game: string }>();
  const shelf = shelfOf(id);
  useEffect(() => {
    document.title = `${shelf?.title ?? t('trouble.not-found.title')} · Bridgehead`;
  }, [shelf]);
  if (shelf === undefined) return <Trouble title={t('trouble.not-found.title')} text={t('trouble.no-game')} />;
  return (
    <Shell>
      <div className={styles.page} data-testid="game-page">
        <Field shelf={shelf} />
        <OneMinute shelf={shelf} />
      </div>
    </Shell>
  );
}

function Field({ shelf }: { shelf: Shelf }) {
  const { id, title, tagline, seats, minutes, lettering, notice } = shelf;
  const { guided, botLevel } = useSettings();
  const count = seats.min === seats.max ? `${seats.min}` : `${seats.min}–${seats.max}`;
  return (
    <section className={styles.field}>
      <div className={styles.back} aria-hidden="true">
        <TablePicture game={id} size="table" dark />
      </div>
      <div className={styles.middle}>
        <h1 className={lettering}>{title}</h1>
        <p className={styles.tagline}>{tagline}</p>
        <p>{t('home.facts', { seats: count, minutes })}</p>
        <div className={styles.ways}>
          <Link href={`/play/${id}`} className={buttonClass('main', true)}>
            {t(guided.includes(id) ? 'home.play-now' : 'game.play-guided')}
          </Link>
          <Link href={`/new/${id}?invite=1`} className={buttonClass('plain', true)}>
            {t('home.invite')}
          </Link>
        </div>
        <label className={styles.level}>
          {t('game.opponent')}
          <select className="control" value={botLevel} onChange={(event) => change({ botLevel: event.currentTarget.value })}>
            {BOT_LEVELS.map((level) => (
              <option key={level} value={level}>
                {t('game.level', { level: t(`level.${level}`), note: t(`level.${level}.note`) })}
              </option>
            ))}
          </select>
        </label>
        {notice !== undefined && <p className={styles.notice}>{notice}</p>}
      </div>
      <nav className={styles.more} aria-label={t('game.more', { game: title })}>
        <Link href={`/new/${id}`}>{t('nav.new')}</Link>
        <Link href={`/rules/${id}`}>{t('nav.rules')}</Link>
        <Link href={`/cards/${id}`}>{t('game.cards')}</Link>
        {shelf.decks !== undefined && <Link href={`/decks/${id}`}>{t('game.decks')}</Link>}
        <Link href={`/ratings/${id}`}>{t('nav.ratings')}</Link>
      </nav>
    </section>
  );
}

/** Three steps, each with the part of the table that it is about. */
export function OneMinute({ shelf: { id, intro } }: { shelf: Shelf }) {
  const [steps, setSteps] = useState<Intro | null>(null);
  useEffect(() => {
    setSteps(null);
    void intro?.().then(setSteps);
  }, [intro]);
  if (intro === undefined) return null;
  return (
    <section aria-labelledby="minute" className="stack">
      <h2 id="minute">{t('game.minute')}</h2>
      <ol className={styles.steps}>
        {(steps ?? []).map(({ title, text, look: [x, y] }) => (
          <li key={title} className={styles.step}>
            <div className={styles.detail} aria-hidden="true" style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}>
              <TablePicture game={id} size="table" />
            </div>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
