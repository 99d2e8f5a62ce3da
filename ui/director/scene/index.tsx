/**
 * What the house draws of a beat over any board: the ring around what is struck, large dice, one word, sparks. A game may draw more in the
 * same place with a scene of its own. Nothing of it takes a press or is read aloud: the log says the same.
 */
import { type ComponentType, type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Die } from '../../pieces/die.tsx';
import { useTable } from '../../table.tsx';
import type { Burst } from '../beats.ts';
import type { Playing } from '../director.ts';
import { elementOf, hitStop, moveFor, rectIn } from './moves.ts';
import { isThrifty, Particles } from './particles.ts';
import { bandsOf, cellsOf, centreOf, freest, type Point, type Rect } from './place.ts';
import styles from './scene.module.css';

/** The board, for a game's own scene: where things are, and sparks. */
export interface SceneProps {
  readonly playing: Playing;
  readonly box: { readonly w: number; readonly h: number };
  readonly moves: boolean;
  /** Where the dice lie, and what is said of them. */
  readonly cell: Rect;
  placeOf(ref: string): Rect | null;
  burst(kind: Burst, at: Point): void;
}

const DIE = 132;
const WORD_H = 84;
const BAND_H = 88;
/** While a die tumbles it shows another face so often. */
const FACE_MS = 70;
/** What covers half of a board is its ground. */
const GROUND = 0.3;
/** Never covered, no matter what lies around them. */
const KEPT = '[data-gauge], [data-total]';
const THINGS = '[data-ref], [data-card], [data-piece]';

interface Places {
  readonly struck: Rect | null;
  readonly dice: Rect;
  readonly band: Rect;
  readonly box: { readonly w: number; readonly h: number };
}

function placesFor(host: Element, board: Element, { picture, class: of }: Playing): Places {
  const isEnd = of === 'end';
  const box = { w: host.clientWidth, h: host.clientHeight };
  const all = (what: string) => [...board.querySelectorAll(what)].map((one) => rectIn(host, one));
  const things = all(THINGS).filter(({ w, h }) => w * h > 0 && w * h < GROUND * box.w * box.h);
  const target = elementOf(board, picture.struck);
  const struck = target === null ? null : rectIn(host, target);
  const kept = [...all(KEPT), ...(struck === null ? [] : [struck])];
  const die = dieSize(box);
  const count = picture.dice?.count ?? 1;
  const wish = picture.room ?? { w: Math.max(die * 2.2, count * (die + 12)), h: die + WORD_H };
  const size = { w: Math.min(box.w, wish.w), h: Math.min(box.h, wish.h) };
  const cells = cellsOf(box, size);
  // How it ended stands in the middle.
  const dice = (isEnd ? cells[0] : freest(cells, things, kept)) ?? { x: 0, y: 0, ...size };
  const band = freest(bandsOf(box, BAND_H), [...things, dice], kept) ?? dice;
  return { struck, dice, band, box };
}
const dieSize = ({ w, h }: { readonly w: number; readonly h: number }): number => Math.min(DIE, w * 0.17, h * 0.24);

export default function Scene({ Own }: { Own: ComponentType<SceneProps> | undefined }) {
  const { playing, settings, say } = useTable();
  const host = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const sparks = useRef<Particles | null>(null);
  const [places, setPlaces] = useState<{ readonly id: number; readonly at: Places } | null>(null);
  const moves = settings.motion !== 'off';
  const board = () => host.current?.parentElement?.querySelector('[data-zone="board"]') ?? null;
  const isDrawn = playing !== null && playing.class !== 'quiet';

  useEffect(() => {
    sparks.current = canvas.current === null || isThrifty() ? null : new Particles(canvas.current);
  }, []);
  useLayoutEffect(() => {
    const on = board();
    if (isDrawn && on !== null && host.current !== null && places?.id !== playing.id)
      setPlaces({ id: playing.id, at: placesFor(host.current, on, playing) });
  }, [playing?.id, isDrawn]);
  useLayoutEffect(() => {
    const on = board();
    if (!isDrawn || on === null || !moves) return;
    const struck = places?.at.struck;
    if (playing.phase === 'verdict' && playing.verdict?.burst !== undefined && struck) {
      sparks.current?.burst(playing.verdict.burst, centreOf(struck), playing.class === 'great');
      hitStop(on, playing.class);
    }
    return moveFor(on, playing);
  }, [playing?.id, playing?.phase, playing?.told.length, isDrawn]);

  const at = places !== null && places.id === playing?.id ? places.at : null;
  const shown = isDrawn && at !== null ? playing : null;
  const struck = at?.struck ?? null;
  const isGrand = shown !== null && (shown.class === 'great' || shown.class === 'end');
  return (
    <div
      ref={host}
      className={styles.scene}
      aria-hidden="true"
      data-scene={isDrawn ? playing.kind : undefined}
      data-class={isDrawn ? playing.class : undefined}
      data-phase={isDrawn ? playing.phase : undefined}
      data-struck={isDrawn ? (playing.picture.struck ?? undefined) : undefined}
      data-tone={shown?.verdict?.tone}
      data-moves={moves || undefined}
      style={shown === null ? undefined : ({ '--beat': `${shown.ms}ms` } as CSSProperties)}
    >
      {isGrand && <div className={styles.dim} data-tone={shown.verdict?.tone} />}
      {isGrand && shown.verdict?.tone === 'good' && at !== null && (
        <div className={styles.rays} style={middle(struck ?? { x: 0, y: 0, ...at.box })} />
      )}
      {shown !== null && struck !== null && shown.verdict === null && (
        <div className={styles.ring} style={{ ...middle(struck), ...ringSize(struck) }} />
      )}
      {shown !== null && at !== null && <Large playing={shown} at={at} say={say} />}
      {shown !== null && at !== null && Own !== undefined && (
        <Own
          playing={shown}
          box={at.box}
          moves={moves}
          cell={at.dice}
          placeOf={(ref) => {
            const [on, found] = [host.current, elementOf(board(), ref)];
            return on === null || found === null ? null : rectIn(on, found);
          }}
          burst={(kind, where) => moves && sparks.current?.burst(kind, where, shown.class === 'great')}
        />
      )}
      <canvas ref={canvas} className={styles.canvas} />
    </div>
  );
}

const middle = (rect: Rect) => ({ left: `${centreOf(rect).x}px`, top: `${centreOf(rect).y}px` });
const ringSize = ({ w, h }: Rect) => ({
  width: `${Math.min(MOST_RING, w * 1.3 + 14)}px`,
  height: `${Math.min(MOST_RING, h * 1.25 + 14)}px`,
});
const MOST_RING = 280;
const boxAt = ({ x, y, w, h }: Rect) => ({ left: `${x}px`, top: `${y}px`, width: `${w}px`, minHeight: `${h}px` });

/** The line, the dice, the word. */
function Large({ playing, at, say }: { playing: Playing; at: Places; say: ReturnType<typeof useTable>['say'] }) {
  const { picture, verdict } = playing;
  return (
    <>
      {picture.title !== undefined && verdict === null && (
        <div className={styles.band} style={boxAt(at.band)} data-stamp="">
          <p className={styles.title}>{say(picture.title)}</p>
          {picture.line !== undefined && <p className={styles.line}>{say(picture.line)}</p>}
        </div>
      )}
      {(picture.dice !== undefined || verdict?.word !== undefined) && (
        <div className={styles.cell} style={boxAt(at.dice)} data-roomy={picture.room === undefined ? undefined : ''} data-stamp="">
          {picture.dice !== undefined && playing.phase !== 'announce' && (
            <Dice playing={playing} size={dieSize(at.box)} sides={picture.dice.sides} count={picture.dice.count} />
          )}
          {verdict?.word !== undefined && <p className={styles.word}>{say(verdict.word)}</p>}
          {verdict?.line !== undefined && <p className={styles.line}>{say(verdict.line)}</p>}
        </div>
      )}
    </>
  );
}

/** Before the verdict any face, in turn; then what fell. */
function Dice({ playing, size, sides, count }: { playing: Playing; size: number; sides: number; count: number }) {
  const faces = playing.verdict?.faces;
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (faces !== undefined) return;
    const timer = setInterval(() => setTurn((n) => n + 1), FACE_MS);
    return () => clearInterval(timer);
  }, [faces === undefined]);
  const shown = faces ?? Array.from({ length: count }, (_, i) => ((turn * 5 + i * 3) % sides) + 1);
  return (
    <div className={styles.dice} data-dice="">
      {shown.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the row
        <span key={i} className={faces === undefined ? styles.tumbling : styles.die}>
          <Die value={value} sides={sides} size={size} />
        </span>
      ))}
    </div>
  );
}
