/** Reactions: four buttons for those who read along, bubbles for everybody, and a row of them for the writer. */
import { play, SeatMark, useTable } from '@bridgehead/ui';
import { useEffect, useRef, useState } from 'react';
import type { CrewView } from '../../view.ts';
import { Portrait } from '../portrait.tsx';
import { lineToCome, REACTIONS, type Reaction, reactionsTo } from '../reactions.ts';
import { sounds } from '../sounds.ts';
import styles from './reactions.module.css';
import { ReactionSign } from './signs.tsx';

/** One of each kind in this time. */
const EVERY_MS = 1500;
const BUBBLE_MS = 1400;

/** Does anybody else sit here who could laugh? */
export const othersAt = (seats: ReturnType<typeof useTable>['seats'], viewer: unknown): boolean =>
  seats.some(({ kind, seat }) => kind === 'person' && seat !== viewer);

export function Reactions() {
  const { view, mark, say, viewer } = useTable<CrewView>();
  const on = lineToCome(view);
  const [pressed, setPressed] = useState<Reaction | null>(null);
  const times = useRef(new Map<Reaction, number>());
  const react = (what: Reaction) => {
    if (mark === null || on === null) return;
    const now = Date.now();
    if (now - (times.current.get(what) ?? 0) < EVERY_MS) return;
    times.current.set(what, now);
    mark(what, on);
    setPressed(what);
  };
  useEffect(() => {
    if (pressed === null) return;
    const timer = setTimeout(() => setPressed(null), 260);
    return () => clearTimeout(timer);
  }, [pressed]);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const at = REACTIONS[Number(event.key) - 1];
      const target = event.target as HTMLElement;
      if (at === undefined || event.ctrlKey || event.metaKey || event.altKey || target.matches('input, textarea, select')) return;
      event.preventDefault();
      react(at);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
  if (mark === null || viewer === 'spectator' || on === null) return null;
  return (
    <div className={styles.four}>
      {REACTIONS.map((what) => (
        <button key={what} type="button" data-what={what} data-pressed={pressed === what || undefined} onClick={() => react(what)}>
          <ReactionSign what={what} size={60} />
          <span>{say({ key: `brc.ui.react.${what}` })}</span>
        </button>
      ))}
      <p>
        <span>{say({ key: 'brc.ui.react.note' })}</span> <b aria-hidden="true">1 2 3 4</b> <span>{say({ key: 'brc.ui.react.keys' })}</span>
      </p>
    </div>
  );
}

/** They rise from the edge of the page on the side where their sender sits. */
export function Bubbles() {
  const { view, marks, seats } = useTable<CrewView>();
  const on = lineToCome(view);
  const seen = useRef<number | null>(null);
  const [bubbles, setBubbles] = useState<{ readonly id: number; readonly what: Reaction; readonly seat: number }[]>([]);
  const all = on === null ? [] : reactionsTo(marks, on);
  useEffect(() => {
    // What was there when the page was opened has been laughed at already.
    const from = seen.current ?? all.length;
    seen.current = all.length;
    const news = all.slice(from).map((one) => ({ ...one, id: Math.random() }));
    if (news.length === 0) return;
    play(news[0]?.what ?? 'ha', sounds);
    setBubbles((before) => [...before, ...news]);
    setTimeout(() => setBubbles((before) => before.filter((one) => !news.includes(one))), BUBBLE_MS);
  }, [all.length, on]);
  return (
    <div className={styles.bubbles} aria-hidden="true">
      {bubbles.map(({ id, what, seat }) => (
        <span key={id} className={styles.bubble} data-what={what} data-side={seat < seats.length / 2 ? 'left' : 'right'}>
          <ReactionSign what={what} size={34} />
          <SeatMark seat={seat} size={16} />
        </span>
      ))}
    </div>
  );
}

/** For the writer: who is there, and what they made of it so far. */
export function Along({ live }: { live: { readonly isLive: boolean; readonly toggle: () => void } }) {
  const { view, marks, say, seats, viewer } = useTable<CrewView>();
  const on = lineToCome(view);
  if (on === null || !othersAt(seats, viewer)) return <div className={styles.along} data-none="" />;
  const all = reactionsTo(marks, on);
  return (
    <div className={styles.along} data-testid="along">
      <label className={styles.live}>
        <input type="checkbox" checked={live.isLive} onChange={live.toggle} /> {say({ key: 'brc.ui.page.live' })}
      </label>
      <span>{say({ key: 'brc.ui.page.along' })}</span>
      {seats
        .filter(({ kind, seat }) => kind === 'person' && seat !== viewer)
        .map(({ seat }) => (
          <span key={seat} className={styles.reader}>
            <Portrait seat={seat} size={34} />
            <span>{say({ key: `seat.${seat}` })}</span>
            {all
              .filter((one) => one.seat === seat)
              .slice(-2)
              .map(({ what }) => (
                <b key={what} data-what={what}>
                  <ReactionSign what={what} size={16} /> {say({ key: `brc.ui.react.${what}` })}
                </b>
              ))}
          </span>
        ))}
    </div>
  );
}
