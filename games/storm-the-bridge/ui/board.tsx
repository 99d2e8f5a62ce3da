/**
 * The whole table, read from top to bottom as one sentence: they (rivals), what is fought over (pool, ship, piles), how it stands
 * (tally), me (my party). Every place is there all the time and keeps its size.
 */
import { type Box, useBox, useTable } from '@bridgehead/ui';
import { useEffect, useState } from 'react';
import { peopleOf } from '../table-help.ts';
import type { BridgeView } from '../view.ts';
import styles from './board.module.css';
import type { Form } from './forms.ts';
import { litAs } from './intent.ts';
import { Asked, Party, Sums, WithAsked } from './party.tsx';
import { Piles } from './piles.tsx';
import { Pool } from './pool.tsx';
import { Ship } from './ship.tsx';
import { TallyBar } from './tally.tsx';
import { Tray } from './tray.tsx';

/** An upright board that is not this high has no room for so many rivals' people. In rem. */
const LOW = [23.5, 23.5, 25.2, 27.3, 24, 24] as const;

/** An upright tablet has a row for everybody. In rem. */
const TABLET = { w: 44, h: 43 } as const;

/** More rivals than this are drawn as sums where they stand below each other. */
export function mostRows(box: Box | null, low: boolean): number {
  if (low) return 1;
  return box !== null && box.w >= TABLET.w && box.h >= TABLET.h ? 6 : 3;
}

export function Board() {
  const { view, stage } = useTable<BridgeView>();
  const { rivals, me } = useSeats();
  usePassKey();
  const [ref, box] = useBox<HTMLDivElement>();
  const across = stage === 'full' || stage === 'short';
  const low = stage === 'upright' && box !== null && box.h < (LOW[rivals.length] ?? LOW[0]);
  const sums = !across && rivals.length > mostRows(box, low);
  return (
    <div
      ref={ref}
      className={styles.table}
      data-testid="board"
      data-plan={across ? 'across' : 'down'}
      data-rivals={rivals.length}
      data-low={low || undefined}
      data-watching={me === null || undefined}
      data-tally={stage === 'lying' ? 'elsewhere' : undefined}
    >
      <WithAsked className={styles.asked}>
        {sums ? <InSums rivals={rivals} /> : <Rivals rivals={rivals} across={across} />}
        <div className={styles.centre}>
          {view.phase !== 'leaders' && (
            <>
              <Pool />
              <Ship />
              <Piles />
            </>
          )}
        </div>
        {stage !== 'lying' && (
          <div className={styles.tally}>
            <TallyBar />
          </div>
        )}
        {me !== null && (
          <div className={styles.mine}>
            <Party seat={me} manner="mine" from="card" />
          </div>
        )}
        <Tray />
      </WithAsked>
    </div>
  );
}

/** Clockwise from the left of whoever looks, as they sit. */
function useSeats(): { rivals: number[]; me: number | null } {
  const { view, viewer } = useTable<BridgeView>();
  const me = viewer === 'spectator' ? null : viewer;
  const all = view.parties.map((party) => party.seat);
  return { rivals: me === null ? all : all.map((_, i) => (me + 1 + i) % all.length).filter((seat) => seat !== me), me };
}

/** One rival has whole cards; more of them smaller ones, as far as there is room. */
function Rivals({ rivals, across }: { rivals: readonly number[]; across: boolean }) {
  const from: Form = rivals.length === 1 ? 'card' : 'badge';
  return (
    <div className={styles.rivals}>
      {rivals.map((seat) => (
        <Party key={seat} seat={seat} manner={across ? 'plate' : 'row'} from={from} />
      ))}
    </div>
  );
}

/** Sums alone; whoever is asked about, and whoever is tapped, is opened over the ship. */
function InSums({ rivals }: { rivals: readonly number[] }) {
  const { view, prompt } = useTable<BridgeView>();
  const [opened, setOpened] = useState<number | null>(null);
  useEffect(() => setOpened(null), [prompt?.id]);
  return (
    <>
      <div className={styles.rivals} data-sums="">
        {rivals.map((seat) => (
          <Sums key={seat} seat={seat} onOpen={() => setOpened(opened === seat ? null : seat)} />
        ))}
      </div>
      {rivals.map((seat) => (
        <Asked key={seat} seat={seat} people={peopleOf(view, seat).filter((one) => seat === opened || litAs(prompt, one.card) !== null)} />
      ))}
    </>
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
