/** A picture of a position: the game's own board, small, still and out of reach. */
import { type AnyGame, type GameEvent, type Json, say as sayIn, type Viewer } from '@bridgehead/kernel';
import { type GameTable, type SeatInfo, type TableContext, TableProvider } from '@bridgehead/ui';
import { seatWording } from '@bridgehead/ui/typed/words';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { GENERIC } from './generic.tsx';
import styles from './still.module.css';

/** The board is drawn for a window of this size and made smaller as a whole. */
const DRAWN = { w: 1060, h: 640 } as const;
/** A part of it that makes a picture by itself is as wide as the hall's. */
const WIDE = { w: 1060, h: 510 } as const;

export interface Position {
  readonly game: AnyGame;
  readonly table: GameTable | null;
  readonly view: Json;
  readonly viewer: Viewer;
  readonly names: readonly string[];
}

/** `bare`: without an edge of its own. */
export function Still({ position, bare = false }: { position: Position; bare?: boolean }) {
  const context = useMemo(() => stillContext(position), [position]);
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const { Board, Portrait } = (position.table ?? GENERIC).parts;
  const Shown = bare ? (Portrait ?? Board) : Board;
  const drawn = Shown === Board ? DRAWN : WIDE;
  return (
    <div
      ref={box}
      className={`${styles.still} ${bare ? '' : styles.edged}`}
      style={{ aspectRatio: `${drawn.w} / ${drawn.h}` }}
      aria-hidden="true"
      inert
    >
      {width > 0 && (
        <div className={styles.board} style={{ width: drawn.w, height: drawn.h, transform: `scale(${width / drawn.w})` }}>
          <TableProvider value={context}>
            <Shown />
          </TableProvider>
        </div>
      )}
    </div>
  );
}

/** An event as somebody who looks at this picture would be told it. */
export const saySeen = (position: Position, event: GameEvent): string =>
  stillContext(position).say(position.game.describe.event(event, position.viewer));

const nothing = () => undefined;

/** Everything that a board asks for, with nobody to ask anything of. */
function stillContext({ game, table, view, viewer, names }: Position): TableContext {
  const called = table?.words?.names?.(view) ?? [];
  const all = names.map((name, seat) => called[seat] ?? name);
  const wording = { ...table?.words?.wording, ...game.wording, ...seatWording(all) };
  const seats = names.map(
    (name, seat): SeatInfo => ({ seat, name, kind: 'person', level: null, present: null, clock: null, toAct: false }),
  );
  return {
    game,
    view,
    viewer,
    prompt: null,
    seats,
    log: [],
    fresh: [],
    result: null,
    playing: null,
    busy: false,
    typing: {},
    version: 0,
    marks: [],
    kept: {},
    keep: nothing,
    mark: null,
    type: null,
    answer: nothing,
    whyNot: nothing,
    selection: null,
    select: nothing,
    picked: [],
    toggle: nothing,
    aim: null,
    takeAim: nothing,
    looked: null,
    look: nothing,
    inspect: nothing,
    isTaboo: () => false,
    openRule: nothing,
    say: (phrase) => sayIn(phrase, wording),
    nameOf: (seat) => names[seat] ?? '',
    stage: 'full',
    careful: false,
    settings: { confirmMoves: false, confirmEnd: false, motion: 'off' },
    standing: null,
    setStanding: nothing,
  };
}
