/** A table of the hall at which bots play, seen from above; it rests while nobody looks. */
import { Button, type GameTable } from '@bridgehead/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { loadGame, loadTable } from '../games.ts';
import { t } from '../i18n.ts';
import styles from '../pages/home.module.css';
import { motionNow, settings } from '../settings.ts';
import { type Position, Still, saySeen } from '../table/still.tsx';
import { type Levels, LiveMatch } from './live-match.ts';

/** At most one act in this time. */
const PACE_MS = 2400;
/** How long the end of a match stays. */
const END_MS = 8000;

/** Saving data, or on a line on which a match would get in the way of the visitor. */
const isThrifty = (): boolean => {
  const line = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;
  return line?.saveData === true || /2g/.test(line?.effectiveType ?? '');
};

interface Seen {
  readonly match: LiveMatch;
  readonly position: Position;
  readonly sentence: string;
}

function seen(match: LiveMatch, table: GameTable | null): Seen | null {
  const looked = match.look();
  if (looked === null) return null;
  const position = { game: match.game, table, view: looked.view, viewer: 'spectator', names: looked.names } as const;
  return { match, position, sentence: looked.event === null ? '' : saySeen(position, looked.event) };
}

export default function LiveTable({ game, onLive }: { game: string; onLive: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const now = useLiveMatch(game, box);
  const [, navigate] = useLocation();
  const isLive = now !== null;
  useEffect(() => {
    if (isLive) onLive();
  }, [isLive]);
  return (
    <>
      <div ref={box} className={styles.live} aria-hidden="true">
        {now !== null && <Still position={now.position} bare />}
      </div>
      {now !== null && (
        <div className={styles.on} data-testid="live">
          <p>{t('home.live', { what: now.sentence })}</p>
          <Button onClick={() => void now.match.takeOver().then(navigate)}>{t('home.take-over')}</Button>
        </div>
      )}
    </>
  );
}

interface Wish {
  readonly levels: Levels;
  /** Somebody has asked for it: neither a thin line nor reduced motion is a reason to rest. */
  readonly always?: boolean;
}
const HALL: Wish = { levels: ['officer', 'cadet'] };

export function useLiveMatch(id: string, box: { readonly current: Element | null }, { levels, always = false } = HALL): Seen | null {
  const [now, setNow] = useState<Seen | null>(null);
  useEffect(() => {
    if (isThrifty() && !always) return;
    let left = false;
    let isInSight = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      isInSight = entries.at(-1)?.isIntersecting ?? true;
    });
    if (box.current !== null) observer.observe(box.current);
    const isWatched = () => isInSight && !document.hidden && (always || motionNow(settings.getState()) !== 'off');
    const play = async () => {
      const [game, table] = await Promise.all([loadGame(id), loadTable(id)]);
      await table?.parts.faces?.();
      let match = new LiveMatch(game, levels);
      await match.begin();
      const step = async (): Promise<void> => {
        if (left) return;
        if (isWatched()) {
          if (match.isOver) {
            match = new LiveMatch(game, levels);
            await match.begin();
          } else await match.next();
          if (!left) setNow(seen(match, table));
        }
        timer = setTimeout(() => void step().catch(rest), match.isOver ? END_MS : PACE_MS);
      };
      if (left) return;
      setNow(seen(match, table));
      timer = setTimeout(() => void step().catch(rest), PACE_MS);
    };
    // The hall is whole without a match: its picture stays.
    const rest = (error: unknown) => console.info('the live table rests', error);
    play().catch(rest);
    return () => {
      left = true;
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [id]);
  return now;
}
