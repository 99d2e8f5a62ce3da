/** Two bots play at an easy pace for people who want to watch; either chair can be taken over. */
import { Button } from '@bridgehead/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useParams } from 'wouter';
import { GAMES, isGame, titleOf } from '../games.ts';
import { useLiveMatch } from '../hall/live-table.tsx';
import { t } from '../i18n.ts';
import { Shell } from '../shell.tsx';
import { Still } from '../table/still.tsx';
import { Trouble } from '../trouble.tsx';
import { Loading } from './loading.tsx';

const LEVELS = ['officer', 'admiral'] as const;

export default function WatchBots() {
  const { game = '' } = useParams<{ game: string }>();
  useEffect(() => {
    document.title = `${t('bots.title')} · Bridgehead`;
  }, []);
  if (!isGame(game)) return <Trouble title={t('trouble.not-found.title')} text={t('trouble.no-game')} />;
  return (
    <Shell wide>
      <Match key={game} game={game} />
    </Shell>
  );
}

function Match({ game }: { game: string }) {
  const box = useRef<HTMLDivElement>(null);
  const now = useLiveMatch(game, box, { levels: LEVELS, always: true });
  const [, navigate] = useLocation();
  return (
    <div ref={box} className="stack" data-testid="watch-bots">
      <div className="row">
        <h1>{t('bots.title')}</h1>
        <label className="row">
          {t('ratings.game')}
          <select className="control" value={game} onChange={(event) => navigate(`/watch/bots/${event.currentTarget.value}`)}>
            {GAMES.map(({ id }) => (
              <option key={id} value={id}>
                {titleOf(id)}
              </option>
            ))}
          </select>
        </label>
        {now !== null && (
          <Button look="main" onClick={() => void now.match.takeOver().then(navigate)}>
            {t('home.take-over')}
          </Button>
        )}
      </div>
      <p role="status">{now?.sentence}</p>
      {now === null ? (
        <Loading />
      ) : (
        // As high as the window allows, so that all of the board is seen.
        <div style={{ width: '100%', maxWidth: 'calc((100dvh - 230px) * 1.65)' }}>
          <Still position={now.position} />
        </div>
      )}
    </div>
  );
}
