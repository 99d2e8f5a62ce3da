/** The table: officers in a line; below them viewscreen, pools and ladder, or the showdown that takes their place; the script where there is room. */
import { later, useTable } from '@bridgehead/ui';
import { useEffect, useState } from 'react';
import type { CrewView } from '../view.ts';
import { shownOf } from './asked.ts';
import styles from './board.module.css';
import { lastShowdown, type Showdown } from './facts.ts';
import { Desk } from './ladder.tsx';
import { Plates } from './plates.tsx';
import { Pools } from './pools.tsx';
import { isWritten } from './reactions.ts';
import { Script } from './script.tsx';
import { ViewScreen } from './view-screen.tsx';
import { StageAhead } from './whole.tsx';

/** Fetched when round 1 begins. */
const useDuel = later(() => import('./duel.tsx'));
function Duel({ showdown }: { showdown: Showdown | null }) {
  const duel = useDuel();
  return duel === null ? <div aria-busy="true" /> : <duel.Duel showdown={showdown} />;
}
const useHandover = later(() => import('./stage/handover.tsx'));
function CapFlight() {
  const handover = useHandover();
  return handover === null ? null : <handover.Handover />;
}
function DuelAhead() {
  useDuel();
  return <StageAhead />;
}

/** So long a roll stays on the table when nobody at it waits for me. */
const HELD_MS = { off: 0, fast: 1800, normal: 3600, relaxed: 5400 } as const;

/** Told by its winner, or by the Alien that humbles: until then the roll stays. */
const TOLD = new Set(['outcome', 'humiliation', 'finale', 'joke', 'title']);

/** The roll that is to be seen now: of the challenge that is being told, or a moment longer. */
function useShowdown(): Showdown | null {
  const { view, log, fresh, prompt, settings } = useTable<CrewView>();
  const [held, setHeld] = useState<number | null>(null);
  const showdown = lastShowdown(log);
  const at = showdown?.at ?? null;
  const isNew = fresh.some(({ event }) => event.type === 'challenge.won' || event.type === 'save.result');
  // Every roll is held once, and let go after its time, no matter what happens meanwhile.
  useEffect(() => {
    if (isNew && at !== null && HELD_MS[settings.motion] > 0) setHeld(at);
  }, [isNew, at]);
  useEffect(() => {
    if (held === null) return;
    const timer = setTimeout(() => setHeld(null), HELD_MS[settings.motion]);
    return () => clearTimeout(timer);
  }, [held]);
  if (showdown === null) return null;
  return TOLD.has(view.beat) || (held === showdown.at && prompt === null && !isWritten(view.beat)) ? showdown : null;
}

/** The end is followed by the show, once, where somebody is there to see it. */
function useShowAfter(): void {
  const { fresh, result, kept, keep, settings } = useTable<CrewView>();
  const isDue =
    result !== null && kept.show === undefined && settings.motion !== 'off' && fresh.some(({ event }) => event.type === 'episode.ended');
  useEffect(() => {
    if (isDue) keep('show', 'on');
  }, [isDue]);
}

export function Board() {
  useShowAfter();
  const { view, stage, say, prompt } = useTable<CrewView>();
  const showdown = useShowdown();
  const many = view.officers.length > 5;
  const duel = showdown !== null || (view.beat === 'face-off' && view.sides !== null);
  return (
    <div
      className={styles.board}
      data-stage={stage}
      data-many={many || undefined}
      data-early={view.round === 0 || undefined}
      data-duel={duel || undefined}
      data-desk={(!duel && shownOf(prompt)?.large) || undefined}
    >
      <div className={styles.plates}>
        <Plates />
      </div>
      {duel ? (
        <div className={styles.centre}>
          <Duel showdown={showdown} />
        </div>
      ) : (
        <>
          {view.round > 0 && <DuelAhead />}
          <div className={styles.screen}>
            <ViewScreen />
          </div>
          {view.round > 0 && (
            <div className={styles.pools}>
              <Pools />
            </div>
          )}
          <div className={styles.desk}>
            <Desk />
          </div>
        </>
      )}
      <CapFlight />
      {stage === 'short' && (
        <section className={styles.script} aria-label={say({ key: 'brc.ui.script' })}>
          <Script />
        </section>
      )}
    </div>
  );
}
