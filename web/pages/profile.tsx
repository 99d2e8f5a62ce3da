/** Somebody's ratings, how they came about, and matches to watch again. */
import type { Profile as Shown } from '@bridgehead/match';
import { PlainText } from '@bridgehead/ui';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { api } from '../api.ts';
import { titleOf } from '../games.ts';
import { t } from '../i18n.ts';
import { Shell } from '../shell.tsx';
import { Trouble } from '../trouble.tsx';
import { Empty } from './empty.tsx';
import { Loading } from './loading.tsx';
import { MatchRow } from './match-row.tsx';
import { RatingPlot } from './rating-plot.tsx';
import styles from './ratings.module.css';

export default function Profile() {
  const { id = '' } = useParams<{ id: string }>();
  const [profile, setProfile] = useState<Shown | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    void api.profile(id).then((found) => {
      if (!found.ok) setProblem(found.sentence);
      else {
        document.title = `${found.value.name} · Bridgehead`;
        setProfile(found.value);
      }
    });
  }, [id]);
  if (problem !== null) return <Trouble title={t('trouble.not-found.title')} text={problem} />;
  if (profile === null) return <Loading />;
  const { name, rated, favourite, games, matches } = profile;
  return (
    <Shell>
      <div className={styles.page} data-testid="profile">
        <h1>
          <PlainText text={name} most={32} />
        </h1>
        <p className={styles.quiet}>
          {favourite === null ? t('profile.nothing') : t('profile.favourite', { game: titleOf(favourite) })} {!rated && t('profile.guest')}
        </p>
        {games.map(({ game, points, margin, wins, matches: count, provisional, path, openings }) => (
          <section key={game} className={styles.rated} aria-labelledby={`rated-${game}`}>
            <h2 id={`rated-${game}`}>
              <Link href={`/ratings/${game}`}>{titleOf(game)}</Link>
            </h2>
            <p>
              <strong>{points}</strong> <span className={styles.quiet}>±{margin}</span> · {t('ratings.won', { wins, matches: count })}
              {provisional && <em className={styles.provisional}>{t('ratings.provisional')}</em>}
            </p>
            <RatingPlot path={path} label={t('profile.plot', { game: titleOf(game), from: path[0]?.points ?? points, to: points })} />
            {openings.length > 0 && (
              <>
                <h3 className={styles.small}>{t('profile.openings')}</h3>
                <ul className={styles.openings}>
                  {openings.map((opening) => (
                    <li key={opening.text}>
                      <PlainText text={opening.text} most={120} />{' '}
                      <span className={styles.quiet}>{t('ratings.won', { wins: opening.wins, matches: opening.matches })}</span>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </section>
        ))}
        <h2>{t('profile.matches')}</h2>
        {matches.length === 0 && <Empty of="profile" href="/" />}
        <ul className="rows">
          {matches.map((match) => (
            <MatchRow key={match.id} match={match} />
          ))}
        </ul>
      </div>
    </Shell>
  );
}
