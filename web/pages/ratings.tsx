/** Who is best at a game, the bots among them. */
import type { Leaderboard } from '@bridgehead/match';
import { PlainText } from '@bridgehead/ui';
import { useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { api } from '../api.ts';
import { GAMES, isGame, titleOf } from '../games.ts';
import { t } from '../i18n.ts';
import { Shell } from '../shell.tsx';
import { Trouble } from '../trouble.tsx';
import { Empty } from './empty.tsx';
import styles from './ratings.module.css';

export default function Ratings() {
  const { game = GAMES[0]?.id ?? '' } = useParams<{ game?: string }>();
  const [, navigate] = useLocation();
  const [board, setBoard] = useState<Leaderboard | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    document.title = `${t('ratings.title')} · Bridgehead`;
    setBoard(null);
    setSaid('');
    if (isGame(game)) void api.leaders(game).then((found) => (found.ok ? setBoard(found.value) : setSaid(found.sentence)));
  }, [game]);
  if (!isGame(game)) return <Trouble title={t('trouble.not-found.title')} text={t('trouble.no-game')} />;
  return (
    <Shell>
      <div className={styles.page}>
        <h1>{t('ratings.title')}</h1>
        <label className={styles.game}>
          {t('ratings.game')}
          <select value={game} onChange={(event) => navigate(`/ratings/${event.currentTarget.value}`)}>
            {GAMES.map(({ id }) => (
              <option key={id} value={id}>
                {titleOf(id)}
              </option>
            ))}
          </select>
        </label>
        <p className={styles.quiet}>{t('ratings.text')}</p>
        <p role="status">{said}</p>
        {board !== null && board.rows.length > 0 && <Rows rows={board.rows} />}
        {board !== null && !board.rows.some(({ bot }) => bot === null) && <Empty of="ratings" href={`/new/${game}?rated=1`} />}
      </div>
    </Shell>
  );
}

function Rows({ rows }: { rows: Leaderboard['rows'] }) {
  return (
    <table className={styles.board} data-testid="leaders">
      <thead>
        <tr>
          <th scope="col">{t('ratings.place')}</th>
          <th scope="col">{t('ratings.name')}</th>
          <th scope="col">{t('ratings.rating')}</th>
          <th scope="col">{t('ratings.matches')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ person, bot, name, points, margin, matches, wins, provisional }, i) => (
          <tr key={person ?? bot} data-bot={bot !== null || undefined}>
            <td>{i + 1}</td>
            <th scope="row">
              {person === null ? (
                t('ratings.bot', { level: t(`level.${bot}`) })
              ) : (
                <Link href={`/people/${person}`}>
                  <PlainText text={name} most={32} />
                </Link>
              )}
            </th>
            <td>
              {points} <span className={styles.quiet}>±{margin}</span>
              {provisional && <em className={styles.provisional}>{t('ratings.provisional')}</em>}
            </td>
            <td>{t('ratings.won', { wins, matches })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
