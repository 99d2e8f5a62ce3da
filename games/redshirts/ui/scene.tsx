/** Over both ships: beams in one piece, blasts, the light that hops over free rooms, who falls, and a ship that comes apart. */
import { type SceneProps, useTable } from '@bridgehead/ui';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { sectionRef, shipRef } from '../names.ts';
import { STRIKABLE } from '../ship.ts';
import type { RedView } from '../view.ts';
import styles from './scene.module.css';
import { Redshirt } from './tokens.tsx';

interface Point {
  readonly x: number;
  readonly y: number;
}
/** What beats and verdicts of this game say besides. */
interface More {
  readonly gun?: string;
  readonly target?: number;
  readonly hops?: number | null;
  readonly lost?: number | null;
  readonly hit?: boolean;
  readonly room?: string | null;
  readonly blast?: string;
  readonly beam?: string;
  readonly shield?: string;
  readonly falls?: string;
  readonly n?: number;
  readonly land?: string;
}
const moreOf = (more: unknown): More => (typeof more === 'object' && more !== null ? more : {});

export function Scene({ playing, box, moves, placeOf, burst }: SceneProps) {
  const { picture, verdict, phase } = playing;
  const [ahead, told] = [moreOf(picture.more), moreOf(verdict?.more)];
  const middle = (ref: string | null | undefined): Point | null => {
    const at = ref == null ? null : placeOf(ref);
    return at === null ? null : { x: at.x + at.w / 2, y: at.y + at.h / 2 };
  };
  const blast = middle(told.blast ?? (phase === 'verdict' && told.shield === undefined ? told.room : null));
  const key = `${playing.id}.${playing.told.length}.${phase}`;
  useEffect(() => {
    if (blast !== null && moves) burst('blast', blast);
    const land = middle(told.land);
    if (land !== null && moves && phase === 'verdict') burst('square', land);
  }, [key]);
  useTurned(ahead.target ?? ahead.lost ?? null, placeOf);
  const gun = middle(ahead.gun ?? (told.beam === undefined ? null : picture.striker));
  const goal = gun === null ? null : goalOf(gun, told, ahead, box, middle);
  const fallen = middle(told.falls);
  return (
    <svg className={styles.scene} viewBox={`0 0 ${box.w} ${box.h}`} role="presentation" key={key}>
      {gun !== null && verdict === null && <circle cx={gun.x} cy={gun.y} r={18} className={styles.gun} />}
      {phase === 'verdict' && gun !== null && goal !== null && <Beam from={gun} to={goal} />}
      {phase === 'suspense' && ahead.hops != null && <Hops ship={ahead.hops} middle={middle} ms={playing.ms} />}
      {blast !== null && <circle cx={blast.x} cy={blast.y} r={52} className={styles.ring} />}
      {told.shield !== undefined && <Shield at={middle(told.shield)} />}
      {fallen !== null &&
        Array.from({ length: Math.min(told.n ?? 1, MOST_FIGURES) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one figure after the other
          <g
            key={i}
            className={styles.fall}
            style={{ '--nth': i } as CSSProperties}
            transform={`translate(${fallen.x + 16 + 13 * i} ${fallen.y + 6})`}
          >
            <g className={styles.topple}>
              <Redshirt x={0} y={0} size={26} />
            </g>
          </g>
        ))}
      {told.lost != null && <Wreck ship={told.lost} middle={middle} moves={moves} burst={burst} />}
    </svg>
  );
}
const MOST_FIGURES = 5;

/** A beam goes on to the edge of the board where nothing stops it. */
function goalOf(
  gun: Point,
  told: More,
  ahead: More,
  box: SceneProps['box'],
  middle: (ref: string | null | undefined) => Point | null,
): Point | null {
  const room = middle(told.room ?? told.beam);
  if (room !== null) return room;
  const ship = ahead.target === undefined ? null : middle(shipRef(ahead.target));
  if (ship === null) return null;
  if (told.hit === true) return ship;
  const aside = { x: ship.x - gun.x, y: ship.y - gun.y - box.h * 0.42 };
  const far = Math.max(box.w, box.h) / (Math.hypot(aside.x, aside.y) || 1);
  return { x: gun.x + aside.x * far, y: gun.y + aside.y * far };
}

const STROKES = [46, 24, 12, 5.5] as const;
function Beam({ from, to }: { from: Point; to: Point }) {
  return (
    <g className={styles.beam}>
      {STROKES.map((width, i) => (
        <path key={width} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} strokeWidth={width} data-core={i} />
      ))}
      <path d={STAR} transform={`translate(${from.x} ${from.y}) scale(1.5)`} className={styles.muzzle} />
    </g>
  );
}
const STAR = 'M0 -16L3 -4 16 0 3 4 0 16 -3 4 -16 0 -3 -4Z';

function Shield({ at }: { at: Point | null }) {
  return at === null ? null : <ellipse cx={at.x} cy={at.y + 34} rx={120} ry={46} className={styles.shield} />;
}

/** A light over all rooms of the ship, ever slower. It tells nothing: where it stops is not where anybody lands. */
function Hops({ ship, middle, ms }: { ship: number; middle: (ref: string) => Point | null; ms: number }) {
  const [n, setN] = useState(0);
  const began = useRef(performance.now());
  useEffect(() => {
    const left = ms - (performance.now() - began.current);
    if (left < 60) return;
    const timer = setTimeout(() => setN(n + 1), 60 + n * n * 4);
    return () => clearTimeout(timer);
  }, [n]);
  const rooms = STRIKABLE.flatMap((section) => middle(sectionRef(ship, section)) ?? []);
  const at = rooms[(n * 4) % Math.max(1, rooms.length)];
  return at === undefined ? null : <circle cx={at.x} cy={at.y} r={34} className={styles.light} />;
}

/** Lights go out from the wound outwards; then the plates drift apart. */
function Wreck({
  ship,
  middle,
  moves,
  burst,
}: { ship: number; middle: (ref: string) => Point | null } & Pick<SceneProps, 'moves' | 'burst'>) {
  const rooms = STRIKABLE.flatMap((section) => middle(sectionRef(ship, section)) ?? []);
  const centre = middle(shipRef(ship));
  useEffect(() => {
    if (centre !== null && moves) burst('splinter', centre);
  }, [ship]);
  if (centre === null) return null;
  return (
    <>
      {rooms.map(({ x, y }, i) => (
        <g
          key={`${x}.${y}`}
          className={styles.plate}
          style={
            {
              '--nth': i,
              '--dx': `${(x - centre.x) * 0.5}px`,
              '--dy': `${(y - centre.y) * 0.5}px`,
              '--turn': `${((i * 37) % 34) - 17}deg`,
            } as CSSProperties
          }
        >
          <path d="M-24 -14L0 -28 24 -14 24 14 0 28 -24 14Z" transform={`translate(${x} ${y})`} />
        </g>
      ))}
    </>
  );
}

/** On a phone the board turns to what is aimed at, and back when it is over. */
function useTurned(target: number | null, placeOf: SceneProps['placeOf']): void {
  const { stage, keep, kept, view } = useTable<RedView>();
  const isHidden = target !== null && (stage === 'upright' || stage === 'lying') && placeOf(sectionRef(target, STRIKABLE[0] ?? 0)) === null;
  useEffect(() => {
    if (!isHidden || target === null) return;
    const before = kept.shown ?? view.ships.findIndex(({ team }) => team === view.team);
    keep('shown', target);
    return () => {
      setTimeout(() => keep('shown', before), BACK_MS);
    };
  }, [target]);
}
const BACK_MS = 700;
