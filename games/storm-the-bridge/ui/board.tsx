/**
 * The whole table, read from top to bottom as one sentence: they (rivals), what is fought over (pool, ship, piles), how it stands
 * (tally), me (my party). Every place is there all the time and keeps its size.
 */
import { useTable } from '@bridgehead/ui';
import { useEffect, useState } from 'react';
import { type Card, NONE } from '../cards/index.ts';
import { tallyOf } from '../preview.ts';
import { peopleOf } from '../table-help.ts';
import type { BridgeView } from '../view.ts';
import { Asked, WithAsked } from './asked.tsx';
import styles from './board.module.css';
import { litAs } from './intent.ts';
import { Party, Sums } from './party.tsx';
import { usePictures } from './pictures.ts';
import { Piles } from './piles.tsx';
import { Pool } from './pool.tsx';
import { Ship } from './ship.tsx';
import { TallyBar } from './tally.tsx';
import { Tray } from './tray.tsx';

export function Board() {
  const { view, stage, prompt, picked, result } = useTable<BridgeView>();
  const { rivals, me } = useSeats();
  usePictures();
  usePassKey();
  const across = stage === 'full' || stage === 'short';
  const counting = result !== null || tallyOf(view, prompt, picked as Card[]) !== null;
  return (
    <div
      className={styles.table}
      data-testid="board"
      data-plan={across ? 'across' : 'down'}
      data-rivals={rivals.length}
      data-watching={me === null || undefined}
      data-tally={stage === 'lying' ? 'elsewhere' : undefined}
    >
      <WithAsked className={styles.asked}>
        {across ? <Rivals rivals={rivals} /> : <InSums rivals={rivals} />}
        {view.phase !== 'leaders' && (
          <div className={styles.centre}>
            <Ship />
          </div>
        )}
        <div className={styles.tally}>{across || (stage === 'upright' && counting) ? <TallyBar /> : <Bay />}</div>
        {me !== null && (
          <div className={styles.mine}>
            <Party seat={me} />
          </div>
        )}
        <Tray />
      </WithAsked>
    </div>
  );
}

/** Where the ship is too small for it: who can be recruited, and the piles. While something is counted, the sums have their place. */
function Bay() {
  const { view } = useTable<BridgeView>();
  if (view.phase === 'leaders') return null;
  return (
    <div className={styles.below}>
      <Pool />
      <Piles />
    </div>
  );
}

/** Clockwise from the viewer’s left, as they sit. */
function useSeats(): { rivals: number[]; me: number | null } {
  const { view, viewer } = useTable<BridgeView>();
  const me = viewer === 'spectator' ? null : viewer;
  const all = view.parties.map((party) => party.seat);
  return { rivals: me === null ? all : all.map((_, i) => (me + 1 + i) % all.length).filter((seat) => seat !== me), me };
}

function Rivals({ rivals }: { rivals: readonly number[] }) {
  return (
    <div className={styles.rivals}>
      {rivals.map((seat) => (
        <Party key={seat} seat={seat} />
      ))}
    </div>
  );
}

/** Sums alone; people who can be chosen, and a seat that was tapped, open over the ship. */
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
        <Asked
          key={seat}
          people={peopleOf(view, seat).filter((one) => one.station === NONE && (seat === opened || litAs(prompt, one.card) !== null))}
        />
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
