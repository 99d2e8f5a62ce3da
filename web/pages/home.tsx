/** The hall: what this is, the games, and the quickest way to a table. */

import type { Shelf } from '@bridgehead/games';
import type { MatchCard } from '@bridgehead/match';
import { Button, buttonClass, Icon } from '@bridgehead/ui';
import { bookOpen, clock, eye, flaskConical, link as linkGlyph, play as playGlyph, users } from '@bridgehead/ui/icons/verbs';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { GAMES, titleOf } from '../games.ts';
import { t } from '../i18n.ts';
import { Shell } from '../shell.tsx';
import { Emblem } from './emblem.tsx';
import styles from './home.module.css';
import { MatchRow, SaveRow } from './match-row.tsx';
import { useMatches, useSaves } from './use-lists.ts';

export default function Home() {
  useEffect(() => {
    document.title = 'Bridgehead';
  }, []);
  const first = GAMES[0]?.id ?? '';
  return (
    <Shell>
      <section className={styles.hero}>
        <div className={styles.pitch}>
          <h1>{t('home.title')}</h1>
          <p>{t('home.text')}</p>
          <div className={styles.ways}>
            <Link href={`/play/${first}`} className={buttonClass('main', true)} data-testid="play-now">
              <Icon glyph={playGlyph} size={20} />
              {t('home.play-now')}
            </Link>
            <Link href={`/new/${first}?invite=1`} className={buttonClass('plain', true)}>
              <Icon glyph={linkGlyph} size={20} />
              {t('home.invite')}
            </Link>
          </div>
          <p className={styles.small}>{t('home.no-account', { game: titleOf(first) })}</p>
        </div>
        <div className={styles.picture}>
          <Emblem game={first} />
        </div>
      </section>
      <Mine />
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

/** Your turn first, then what waits for others, then what is over. */
const urgency = (match: MatchCard) => (match.yourTurn ? 0 : match.phase === 'playing' || match.phase === 'waiting' ? 1 : 2);

function Mine() {
  const { saves, remove } = useSaves();
  const online = useMatches('mine');
  const matches = [...(online ?? [])].sort((a, b) => urgency(a) - urgency(b) || b.moved - a.moved);
  const [all, setAll] = useState(false);
  if (saves.length === 0 && matches.length === 0) return null;
  const most = all ? 100 : 3;
  return (
    <section aria-labelledby="mine" className={styles.mine}>
      <h2 id="mine" className={styles.heading}>
        {t('home.mine')}
      </h2>
      <ul className={styles.rows}>
        {matches.slice(0, most).map((match) => (
          <MatchRow key={match.id} match={match} />
        ))}
        {saves.slice(0, most).map((save) => (
          <SaveRow key={save.id} save={save} onRemove={() => remove(save.id)} />
        ))}
      </ul>
      {saves.length + matches.length > 3 && !all && (
        <Button look="quiet" onClick={() => setAll(true)}>
          {t('home.show-all')}
        </Button>
      )}
    </section>
  );
}

function OpenTables() {
  const open = useMatches('open');
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
