/** A match behind a link: take a seat, wait for the others, play, or watch. */
import type { MatchCard } from '@bridgehead/match';
import { Button, type GameTable } from '@bridgehead/ui';
import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { useStore } from 'zustand';
import { api, sitDown } from '../api.ts';
import { isGame, loadGame, loadTable } from '../games.ts';
import { t } from '../i18n.ts';
import { Door } from '../invite/door.tsx';
import { WaitingRoom } from '../invite/waiting-room.tsx';
import { openOnline } from '../session/online.ts';
import type { Session } from '../session/session.ts';
import { TableFrame } from '../table/frame.tsx';
import { HotSeat } from '../table/hot-seat.tsx';
import { OnlineRematch } from '../table/rematch.tsx';
import WaysOn from '../table/ways-on.tsx';
import { Trouble } from '../trouble.tsx';

import { Loading } from './loading.tsx';

type State =
  | { readonly at: 'door'; readonly card: MatchCard }
  | { readonly at: 'table'; readonly card: MatchCard; readonly sessions: readonly Session[]; readonly table: GameTable | null }
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
      const seated = card.yours.length > 0;
      if (seated) remember(id, me.value.id);
      else if (wasSomebodyElse(id, me.value.id)) return { at: 'trouble', code: 'no-session', sentence: t('trouble.session') };
      if (!seated && card.phase === 'waiting' && !watch) return { at: 'door', card };
      const [game, table] = await Promise.all([loadGame(card.game), loadTable(card.game)]);
      const sessions: Session[] = [];
      for (const viewer of seated ? card.yours : (['spectator'] as const)) {
        const session = await openOnline(game, id, viewer, card.yours.length > 1);
        if ('code' in session) {
          for (const opened of sessions) opened.close();
          return { at: 'trouble', code: session.code, sentence: session.sentence };
        }
        sessions.push(session);
      }
      return { at: 'table', card, sessions, table };
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
  const sessions = state?.at === 'table' ? state.sessions : NOBODY;
  useEffect(
    () => () => {
      for (const session of sessions) session.close();
    },
    [sessions],
  );

  if (state === null) return <Loading />;
  if (state.at === 'trouble') return <OnlineTrouble code={state.code} sentence={state.sentence} again={() => go()} />;
  if (state.at === 'door') return <Door card={state.card} onAnswered={() => go()} onWatch={() => go(true)} />;
  return <Seated key={id} card={state.card} sessions={state.sessions} table={state.table} />;
}

const NOBODY: readonly Session[] = [];

/** Who sat here from this browser, so that an expired session is told apart from a stranger. */
function remember(match: string, person: string): void {
  try {
    localStorage.setItem(`bridgehead.seat.${match}`, person);
  } catch {
    // Without storage a lost session looks like a stranger.
  }
}
/** True once: a person who comes again comes as the new guest. */
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

function Seated({ card, sessions, table }: { card: MatchCard; sessions: readonly Session[]; table: GameTable | null }) {
  const [first] = sessions as readonly [Session];
  const phase = useStore(first.store, (snapshot) => snapshot.shown.phase);
  if (phase === 'waiting' || phase === 'abandoned') return <WaitingRoom card={card} session={first} />;
  return (
    <HotSeat sessions={sessions}>
      {(session) => (
        <TableFrame
          key={String(session.store.getState().viewer)}
          session={session}
          table={table}
          series={card.series}
          afterwards={
            <WaysOn game={card.game} replay={`/replay/${card.id}`}>
              <OnlineRematch card={card} session={session} />
            </WaysOn>
          }
        />
      )}
    </HotSeat>
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
