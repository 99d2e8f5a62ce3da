/**
 * Several people at one device. Each has a session of their own; only the one who holds the device is shown. Before the
 * next one looks, a curtain stands alone on the page: no hand is hidden behind it, because none is drawn.
 */
import type { Seat } from '@bridgehead/kernel';
import { Button, SeatMark } from '@bridgehead/ui';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { t } from '../i18n.ts';
import { useLater } from '../later.ts';
import { playerNames } from '../names.ts';
import type { Session } from '../session/session.ts';
import styles from './hot-seat.module.css';
import { questionOf } from './voices.ts';

interface HotSeatProps {
  readonly sessions: readonly Session[];
  /** The table of the one who holds the device. */
  readonly children: (session: Session) => ReactNode;
}

export function HotSeat({ sessions, children }: HotSeatProps) {
  const [first] = sessions;
  const [holder, setHolder] = useState<Session | null>(sessions.length === 1 ? (first ?? null) : null);
  const asked = useAsked(sessions);
  const isOver = first?.store.getState().shown.result !== null;
  const isSeen = useSeen(holder, asked.length > 0 && holder !== null && !asked.includes(holder));
  if (first === undefined) return null;
  if (sessions.length === 1 || isOver) return children(holder ?? first);
  const waits = asked.length > 0 && (holder === null || !asked.includes(holder));
  if (holder !== null && !(waits && isSeen)) return children(holder);
  return <Curtain session={asked[0] ?? null} onTake={setHolder} />;
}

/** The person who holds the device sees what the answer did before the curtain falls. */
function useSeen(holder: Session | null, waits: boolean): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    setSeen(false);
    let left = false;
    if (waits)
      void (holder?.seen?.() ?? Promise.resolve()).then(() => {
        if (!left) setSeen(true);
      });
    return () => {
      left = true;
    };
  }, [holder, waits]);
  return isSeen;
}

/** The sessions that are asked something now; what a standing preference is about to pass is no reason to hand the device over. */
function useAsked(sessions: readonly Session[]): readonly Session[] {
  const key = useSyncExternalStore(
    (changed) => {
      const stops = sessions.map(({ store }) => store.subscribe(changed));
      return () => {
        for (const stop of stops) stop();
      };
    },
    () =>
      sessions.map((session) => (questionOf(session.store.getState()) === null ? '0' : '1')).join('') +
      (sessions[0]?.store.getState().shown.phase ?? ''),
  );
  return sessions.filter((_, i) => key[i] === '1');
}

function Curtain({ session, onTake }: { session: Session | null; onTake: (session: Session) => void }) {
  const seat = session?.store.getState().viewer as Seat | undefined;
  const name = session === null || seat === undefined ? '' : (playerNames(session.store.getState().shown.seats)[seat] ?? '');
  useLater();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${t('curtain.title', { name })} · Bridgehead`;
    // Not the button: a player who answered with Enter must not open the curtain with the same key.
    heading.current?.focus();
  }, [name]);
  return (
    <main className={styles.curtain} data-testid="curtain" data-seat={seat}>
      {session === null || seat === undefined ? (
        <p role="status">{t('table.a-moment')}</p>
      ) : (
        <div className={styles.note}>
          <SeatMark seat={seat} size={72} />
          <h1 ref={heading} tabIndex={-1}>
            {t('curtain.title', { name })}
          </h1>
          <p>{t('curtain.text')}</p>
          <Button look="main" big onClick={() => onTake(session)}>
            {t('curtain.take', { name })}
          </Button>
        </div>
      )}
    </main>
  );
}
