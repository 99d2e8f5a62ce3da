/** The whole table. Wide: rivals above, the ship between pool and piles, the own party below. Narrow: three panes side by side. */
import { announce, useTable } from '@bridgehead/ui';
import { useEffect, useRef, useState } from 'react';
import { BRIDGE, nameOf } from '../cards/index.ts';
import type { BridgeEvent } from '../events.ts';
import type { BridgeView } from '../view.ts';
import styles from './board.module.css';
import { PANES, type Pane, paneFor, playerOf } from './intent.ts';
import { Party } from './party.tsx';
import { Piles } from './piles.tsx';
import { Pool } from './pool.tsx';
import { Ship } from './ship.tsx';
import { Stack } from './stack.tsx';
import { TallyBar } from './tally.tsx';
import { Tray } from './tray.tsx';

export function Board() {
  const { layout } = useTable<BridgeView>();
  const tall = useTall();
  usePassKey();
  return (
    <div className={styles.table} data-testid="board">
      <Alert />
      {layout === 'wide' || (layout === 'medium' && tall) ? <Wide /> : <Panes />}
    </div>
  );
}

/** A tablet held upright has room for everything at once. */
function useTall(): boolean {
  const read = () => innerHeight >= 900;
  const [tall, setTall] = useState(read);
  useEffect(() => {
    const update = () => setTall(read());
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  }, []);
  return tall;
}

/** Clockwise from the left of whoever looks, as they sit. */
function useSeats(): { rivals: number[]; me: number | null } {
  const { view, viewer } = useTable<BridgeView>();
  const me = viewer === 'spectator' ? null : viewer;
  const all = view.parties.map((party) => party.seat);
  return { rivals: me === null ? all : all.map((_, i) => (me + 1 + i) % all.length).filter((seat) => seat !== me), me };
}

function Wide() {
  const { view, layout } = useTable<BridgeView>();
  const { rivals, me } = useSeats();
  const size = rivals.length > 2 ? 'chip' : 'small';
  return (
    <div className={styles.wide}>
      <div className={styles.rivals} style={{ gridTemplateColumns: `repeat(${rivals.length}, minmax(0, 1fr))` }}>
        {rivals.map((seat) => (
          <Party key={seat} seat={seat} size={size} />
        ))}
      </div>
      {view.phase !== 'leaders' && (
        <div className={styles.centre}>
          <Pool />
          <Ship />
          <Piles />
        </div>
      )}
      <div className={styles.stage}>
        <Tray />
        {layout === 'medium' && <Stack />}
        <TallyBar />
      </div>
      {me !== null && <Party seat={me} size="full" />}
    </div>
  );
}

function Panes() {
  const { view, prompt, say, settings } = useTable<BridgeView>();
  const { rivals, me } = useSeats();
  const strip = useRef<HTMLDivElement>(null);
  const [pane, setPane] = useState<Pane>('ship');
  const panes = PANES.filter((one) => one !== 'party' || me !== null);
  const show = (to: Pane) => {
    const at = strip.current;
    setPane(to);
    at?.scrollTo({ left: panes.indexOf(to) * at.clientWidth, behavior: settings.motion === 'off' ? 'instant' : 'smooth' });
  };
  useEffect(() => {
    const needed = paneFor(view, prompt);
    if (needed !== null) show(needed);
  }, [prompt?.id]);
  return (
    <div className={styles.narrow}>
      <div className={styles.tabs} role="tablist" aria-label={say({ key: 'stb.ui.panes' })}>
        {panes.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`stb-tab-${one}`}
            aria-selected={pane === one}
            aria-controls={`stb-pane-${one}`}
            onClick={() => show(one)}
          >
            {say({ key: `stb.ui.pane.${one}` })}
          </button>
        ))}
      </div>
      <div
        ref={strip}
        className={styles.strip}
        onScroll={(event) => {
          const at = event.currentTarget;
          const next = panes[Math.round(at.scrollLeft / Math.max(1, at.clientWidth))];
          if (next !== undefined && next !== pane) setPane(next);
        }}
      >
        {panes.map((one) => (
          <div key={one} className={styles.pane} id={`stb-pane-${one}`} role="tabpanel" aria-labelledby={`stb-tab-${one}`}>
            {one === 'ship' && (
              <>
                <Ship />
                <Pool />
                <Piles />
              </>
            )}
            {one === 'rivals' && rivals.map((seat) => <Party key={seat} seat={seat} size="small" />)}
            {one === 'party' && me !== null && <Party seat={me} size="full" />}
          </div>
        ))}
      </div>
      <div className={styles.stage}>
        <Tray />
        <Stack />
        <TallyBar />
      </div>
    </div>
  );
}

/** Space passes, unless something that Space means has the focus. */
function usePassKey(): void {
  const { prompt, answer, busy } = useTable<BridgeView>();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const idle = event.target === document.body || (event.target as Element | null)?.id === 'prompt';
      if (event.key !== ' ' || !idle || busy || !prompt?.options.includes('pass')) return;
      event.preventDefault();
      answer('pass');
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [prompt, answer, busy]);
}

/** The moments that stop the table: the Bridge falls, Victory is claimed. Without motion the watch in the status says it alone. */
function Alert() {
  const table = useTable<BridgeView>();
  const { fresh, say } = table;
  const line = fresh.findLast(({ event }) => alertOf(event as BridgeEvent) !== null);
  const alert = line === undefined ? null : alertOf(line.event as BridgeEvent);
  const text = alert === null ? null : say({ key: alert.key, params: { name: playerOf(table, alert.seat), card: nameOf(BRIDGE) } });
  useEffect(() => {
    if (text !== null) announce(text);
  }, [line?.at]);
  return text === null ? null : (
    <p key={line?.at} className={styles.alert} aria-hidden="true">
      {text}
    </p>
  );
}

function alertOf(event: BridgeEvent): { readonly key: string; readonly seat: number } | null {
  if (event.type === 'sectionTaken' && event.section === BRIDGE) return { key: 'stb.ui.alert.taken', seat: event.seat };
  if (event.type === 'declared' && event.kind === 'ability' && event.card === BRIDGE)
    return { key: 'stb.ui.alert.claimed', seat: event.seat };
  return null;
}
