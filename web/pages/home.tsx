/** The hall: what this is, the games, and the quickest way to a table. */

import type { Shelf } from '@bridgehead/games';
import { BOT_LEVELS } from '@bridgehead/match/terms';
import { Button, buttonClass, Icon } from '@bridgehead/ui';
import { bookOpen, clock, eye, flaskConical, link as linkGlyph, play as playGlyph, users } from '@bridgehead/ui/icons/verbs';
import { type CSSProperties, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { GAMES, isGame, titleOf } from '../games.ts';
import { t } from '../i18n.ts';
import { change, useSettings } from '../settings.ts';
import { Shell } from '../shell.tsx';
import { useWaiting } from '../waiting.ts';
import { Emblem } from './emblem.tsx';
import styles from './home.module.css';
import { MatchRow } from './match-row.tsx';
import { useMatches, useSaves } from './use-lists.ts';

export default function Home() {
  useEffect(() => {
    document.title = 'Bridgehead';
  }, []);
  return (
    <Shell>
      <section className={styles.hero}>
        <div className={styles.pitch}>
          <h1>{t('home.title')}</h1>
          <p>{t('home.text')}</p>
          <PlayNow />
        </div>
      </section>
      <Desk />
      <section aria-labelledby="games">
        <h2 id="games" className={styles.heading}>
          {t('home.games')}
        </h2>
        <ul className={styles.tiles}>
          {GAMES.map((entry) => (
            <Tile key={entry.id} entry={entry} />
          ))}
        </ul>
      </section>
      <OpenTables />
      <section className={styles.more} aria-label={t('home.more')}>
        <MoreLink href="/watch" glyph={eye} name="watch" />
        <MoreLink href="/rules" glyph={bookOpen} name="rules" />
        <MoreLink href="/lab" glyph={flaskConical} name="lab" />
      </section>
    </Shell>
  );
}

function Tile({ entry }: { entry: Shelf }) {
  const { id, title, tagline, minutes } = entry;
  const { min, max } = entry.seats;
  const [, navigate] = useLocation();
  return (
    <li className={styles.tile} data-game={id}>
      <div className={styles.emblem}>
        <Emblem game={id} />
      </div>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{tagline}</p>
        <p className={styles.facts}>
          <span>
            <Icon glyph={users} /> {t('home.seats', { seats: min === max ? min : `${min}–${max}` })}
          </span>
          <span>
            <Icon glyph={clock} /> {t('home.minutes', { minutes })}
          </span>
        </p>
        <div className={styles.ways}>
          <Button look="main" glyph={playGlyph} onClick={() => navigate(`/play/${id}`)} aria-label={t('home.play-game', { game: title })}>
            {t('home.play-now')}
          </Button>
          <Link href={`/new/${id}`} className={buttonClass()} aria-label={t('home.new-game', { game: title })}>
            {t('home.new')}
          </Link>
          {entry.decks !== undefined && (
            <Link href={`/decks/${id}`} className={buttonClass('quiet')} aria-label={t('home.decks-game', { game: title })}>
              {t('home.decks')}
            </Link>
          )}
          <Link href={`/rules/${id}`} className={buttonClass('quiet')} aria-label={t('home.rules-game', { game: title })}>
            {t('home.rules')}
          </Link>
        </div>
      </div>
    </li>
  );
}

/** The quickest way to a table: which game, which bot; what was chosen last is chosen again. */
function PlayNow() {
  const { lastGame, botLevel } = useSettings();
  const game = isGame(lastGame) ? lastGame : (GAMES[0]?.id ?? '');
  return (
    <>
      <div className={styles.choice}>
        <label>
          {t('home.choose-game')}
          <select value={game} onChange={(event) => change({ lastGame: event.currentTarget.value })}>
            {GAMES.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('home.choose-bot')}
          <select value={botLevel} onChange={(event) => change({ botLevel: event.currentTarget.value })}>
            {BOT_LEVELS.map((level) => (
              <option key={level} value={level}>
                {t(`level.${level}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={styles.ways}>
        <Link href={`/play/${game}`} className={buttonClass('main', true)} data-testid="play-now">
          <Icon glyph={playGlyph} size={20} />
          {t('home.play-now')}
        </Link>
        <Link href={`/new/${game}?invite=1`} className={buttonClass('plain', true)}>
          <Icon glyph={linkGlyph} size={20} />
          {t('home.invite')}
        </Link>
      </div>
      <p className={styles.small}>
        {t('home.no-account', { game: titleOf(game), level: t(`level.${botLevel}`), note: t(`level.${botLevel}.note`) })}
      </p>
      <Fan chosen={game} />
    </>
  );
}

/** The games as a hand of cards, the chosen one before the others. */
function Fan({ chosen }: { chosen: string }) {
  const at = GAMES.findIndex(({ id }) => id === chosen);
  const half = Math.floor(GAMES.length / 2);
  return (
    <div className={styles.fan} aria-hidden="true">
      {GAMES.map(({ id, title }, i) => {
        const place = ((i - at + half + GAMES.length) % GAMES.length) - half;
        return (
          <div key={id} style={{ '--place': place, '--off': Math.abs(place) } as CSSProperties}>
            <Emblem game={id} />
            <span>{title}</span>
          </div>
        );
      })}
    </div>
  );
}

/** What is on my desk, in one line whose place is kept. */
function Desk() {
  const waits = useWaiting();
  const { saves } = useSaves();
  const last = saves.find((save) => !save.over);
  const [next] = waits;
  return (
    <section aria-label={t('mine.title')} className={styles.desk}>
      <p>{next !== undefined ? t('mine.waits', { count: waits.length }) : t(last === undefined ? 'home.no-match' : 'home.unfinished')}</p>
      {next !== undefined ? (
        <Link href={`/t/${next}`} className={buttonClass('main')}>
          {t('mine.play')}
        </Link>
      ) : (
        last !== undefined && (
          <Link href={`/solo/${last.id}`} className={buttonClass()}>
            {t('home.go-on', { game: titleOf(last.record.game) })}
          </Link>
        )
      )}
      <Link href="/mine" className={buttonClass('quiet')}>
        {t('mine.title')}
      </Link>
    </section>
  );
}

function OpenTables() {
  const { matches: open } = useMatches('open');
  return (
    <section aria-labelledby="open" className={styles.mine}>
      <h2 id="open" className={styles.heading}>
        {t('home.open')}
      </h2>
      {open === null || open.length === 0 ? (
        <p className={styles.small}>{t(open === null ? 'home.offline' : 'home.none-open')}</p>
      ) : (
        <ul className={styles.rows}>
          {open.slice(0, 4).map((match) => (
            <MatchRow key={match.id} match={match} />
          ))}
        </ul>
      )}
    </section>
  );
}

function MoreLink({ href, glyph, name }: { href: string; glyph: typeof eye; name: string }) {
  return (
    <Link href={href} className={styles.moreLink}>
      <Icon glyph={glyph} size={26} />
      <span>
        <strong>{t(`nav.${name}`)}</strong>
        <span>{t(`home.${name}.text`)}</span>
      </span>
    </Link>
  );
}
