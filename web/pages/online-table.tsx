/** A match behind a link: take a seat, wait for the others, play, or watch. */
import type { MatchCard } from '@bridgehead/match';
import { Button, buttonClass, type GameTable } from '@bridgehead/ui';
import { useCallback, useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { useStore } from 'zustand';
import { api, sitDown } from '../api.ts';
import { isGame, loadGame, loadTable } from '../games.ts';
import { t } from '../i18n.ts';
import { openOnline } from '../session/online.ts';
import type { Session } from '../session/session.ts';
import { TableFrame } from '../table/frame.tsx';
import { Trouble } from '../trouble.tsx';
import { JoinPanel, WaitingRoom } from './invitation.tsx';
import { Loading } from './loading.tsx';

type State =
  | { readonly at: 'door'; readonly card: MatchCard }
  | { readonly at: 'table'; readonly card: MatchCard; readonly session: Session; readonly table: GameTable | null }
  | { readonly at: 'trouble'; readonly code: string; readonly sentence: string }
  | null;

export default function OnlineTable() {
  const { id = '' } = useParams<{ id: string }>();
  const [state, setState] = useState<State>(null);

  const enter = useCallback(
    async (watch: boolean): Promise<State> => {
      const me = await sitDown();
      if (!me.ok) return { at: 'trouble', code: me.code, sentence: me.sentence };
      const found = await api.match(id);
      if (!found.ok) return { at: 'trouble', code: found.code, sentence: found.sentence };
      const card = found.value;
      if (!isGame(card.game)) return { at: 'trouble', code: 'unknown-game', sentence: t('trouble.no-game') };
      const seat = card.yours[0];
      if (seat !== undefined) remember(id, me.value.id);
      else if (wasSomebodyElse(id, me.value.id)) return { at: 'trouble', code: 'no-session', sentence: t('trouble.session') };
      if (seat === undefined && card.phase === 'waiting' && !watch) return { at: 'door', card };
      const [game, table] = await Promise.all([loadGame(card.game), loadTable(card.game)]);
      const session = await openOnline(game, id, seat ?? 'spectator');
      if ('code' in session) return { at: 'trouble', code: session.code, sentence: session.sentence };
      return { at: 'table', card, session, table };
    },
    [id],
  );

  const go = useCallback(
    (watch = false) => {
      setState(null);
      void enter(watch)
        .catch((): State => ({ at: 'trouble', code: 'unknown', sentence: t('problem.unknown') }))
        .then(setState);
    },
    [enter],
  );
  useEffect(() => go(), [go]);
  const session = state?.at === 'table' ? state.session : null;
  useEffect(() => () => session?.close(), [session]);

  if (state === null) return <Loading />;
  if (state.at === 'trouble') return <OnlineTrouble code={state.code} sentence={state.sentence} again={() => go()} />;
  if (state.at === 'door') return <JoinPanel card={state.card} onSeated={() => go()} onWatch={() => go(true)} />;
  return <Seated key={id} card={state.card} session={state.session} table={state.table} />;
}

/** Who sat here from this browser, so that an expired session is told apart from a stranger. */
function remember(match: string, person: string): void {
  try {
    localStorage.setItem(`bridgehead.seat.${match}`, person);
  } catch {
    // Without storage a lost session looks like a stranger.
  }
}
/** True once: whoever comes again comes as the new guest. */
function wasSomebodyElse(match: string, person: string): boolean {
  const key = `bridgehead.seat.${match}`;
  try {
    const before = localStorage.getItem(key);
    localStorage.removeItem(key);
    return before !== null && before !== person;
  } catch {
    return false;
  }
}

function Seated({ card, session, table }: { card: MatchCard; session: Session; table: GameTable | null }) {
  const phase = useStore(session.store, (snapshot) => snapshot.shown.phase);
  if (phase === 'waiting' || phase === 'abandoned') return <WaitingRoom card={card} session={session} />;
  return (
    <TableFrame
      session={session}
      table={table}
      afterwards={
        <>
          <Link href={`/new/${card.game}`} className={buttonClass('main')}>
            {t('result.again')}
          </Link>
          <Link href={`/replay/${card.id}`} className={buttonClass()}>
            {t('result.replay')}
          </Link>
          <Link href="/" className={buttonClass('quiet')}>
            {t('nav.home')}
          </Link>
        </>
      }
    />
  );
}

function OnlineTrouble({ code, sentence, again }: { code: string; sentence: string; again: () => void }) {
  switch (code) {
    case 'unknown-match':
    case 'gone':
      return <Trouble title={t('trouble.no-match.title')} text={t('trouble.unknown-match')} />;
    case 'spectator':
      return <Trouble title={t('trouble.private.title')} text={t('trouble.private')} />;
    case 'no-session':
      return (
        <Trouble
          title={t('trouble.session.title')}
          text={t('trouble.session')}
          action={{ label: t('trouble.session.again'), run: again }}
        />
      );
    case 'offline':
      return <Trouble title={t('trouble.offline.title')} text={sentence} action={{ label: t('trouble.again'), run: again }} />;
    default:
      return (
        <Trouble title={t('trouble.broken.title')} text={sentence} action={{ label: t('trouble.again'), run: again }}>
          <Button onClick={() => location.reload()}>{t('trouble.reload')}</Button>
        </Trouble>
      );
  }
}
