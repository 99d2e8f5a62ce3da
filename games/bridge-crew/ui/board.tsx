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
import { Script } from './script.tsx';
import { ViewScreen } from './view-screen.tsx';

/** Fetched when round 1 begins. */
const useDuel = later(() => import('./duel.tsx'));
function Duel({ showdown }: { showdown: Showdown | null }) {
  const duel = useDuel();
  return duel === null ? <div aria-busy="true" /> : <duel.Duel showdown={showdown} />;
}
function DuelAhead() {
  useDuel();
  return null;
}

/** So long a roll stays on the table when nobody at it waits for me. */
const HELD_MS = { off: 0, fast: 1800, normal: 3600, relaxed: 5400 } as const;

/** The roll that is to be seen now: of the challenge that is being told, or a moment longer. */
function useShowdown(): Showdown | null {
  const { view, log, fresh, prompt, settings } = useTable<CrewView>();
  const [held, setHeld] = useState<number | null>(null);
  const showdown = lastShowdown(log);
  const isNew = fresh.some(({ event }) => event.type === 'challenge.won' || event.type === 'save.result');
  useEffect(() => {
    const wait = HELD_MS[settings.motion];
    if (!isNew || showdown === null || wait === 0) return;
    setHeld(showdown.at);
    const timer = setTimeout(() => setHeld(null), wait);
    return () => clearTimeout(timer);
  }, [isNew ? showdown?.at : null]);
  if (showdown === null) return null;
  const told =
    view.beat === 'outcome' || view.beat === 'humiliation' || view.beat === 'finale' || view.beat === 'joke' || view.beat === 'title';
  const waits = prompt !== null && prompt.kind !== 'write';
  return told || (held === showdown.at && !waits) ? showdown : null;
}

export function Board() {
  const { view, stage, say, prompt } = useTable<CrewView>();
  const showdown = useShowdown();
  const many = view.officers.length > 5;
  const duel = showdown !== null || (view.beat === 'face-off' && view.sides !== null);
  return (
    <div
      className={styles.board}
      data-stage={stage}
      data-many={many || undefined}
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
          <div className={styles.pools}>
            <Pools />
          </div>
          <div className={styles.desk}>
            <Desk />
          </div>
        </>
      )}
      {stage === 'short' && (
        <section className={styles.script} aria-label={say({ key: 'brc.ui.script' })}>
          <Script />
        </section>
      )}
    </div>
  );
}
