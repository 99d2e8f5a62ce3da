/** The ground under everything: fields, river, two castles with their walls, roads and trees. Drawn once for a size; nothing on it moves. */
import type { Seat } from '@bridgehead/kernel';
import { type Box, spread, useSeatColours } from '@bridgehead/ui';
import { memo } from 'react';
import { castleOf, NORTH, SOUTH, type Space, spaceInfo, TWO_CASTLES, TWO_CASTLES_BARE } from '../board.ts';
import styles from './ground.module.css';
import { ALL_SPACES, pointOf, type Sizes, sizesOf } from './layout.ts';

interface GroundProps {
  readonly box: Box;
  readonly viewer: Seat | null;
  readonly bare: boolean;
}

export const Ground = memo(function Ground({ box, viewer, bare }: GroundProps) {
  const sizes = sizesOf(box);
  const board = bare ? TWO_CASTLES_BARE : TWO_CASTLES;
  const at = (space: Space) => pointOf(space, viewer, box);
  const roads = board.paths.map(([a, b]) => ({ d: roadFrom(at(a), at(b), isBehindWall(a, b), box), behind: isBehindWall(a, b) }));
  const plain = roads
    .filter(({ behind }) => !behind)
    .map(({ d }) => d)
    .join('');
  const hidden = roads
    .filter(({ behind }) => behind)
    .map(({ d }) => d)
    .join('');
  const small = sizes.form === 'chip';
  return (
    <g className={styles.ground}>
      <Definitions />
      <rect width={box.w} height={box.h} fill="url(#stc-field)" />
      <Patches box={box} />
      <River box={box} y={at(9).y} height={sizes.pitch * 0.82} />
      {[NORTH, SOUTH].map((seat) => (
        <Castle key={seat} seat={seat} box={box} viewer={viewer} sizes={sizes} />
      ))}
      <path d={hidden} className={styles.hiddenWay} />
      <path d={plain} className={styles.roadEdge} strokeWidth={small ? 11 : 17} />
      <path d={plain} className={styles.road} strokeWidth={small ? 7 : 12} />
      <path d={plain} className={styles.dots} />
      <Trees box={box} sizes={sizes} at={at} />
      <rect width={box.w} height={box.h} fill="url(#stc-light)" />
    </g>
  );
});

function Definitions() {
  return (
    <defs>
      <linearGradient id="stc-field" x1="0" y1="0" x2="0" y2="1">
        <stop className={styles.far} />
        <stop offset="1" className={styles.near} />
      </linearGradient>
      <linearGradient id="stc-water" x1="0" y1="0" x2="0" y2="1">
        <stop className={styles.waterDeep} />
        <stop offset=".16" className={styles.waterBase} />
        <stop offset=".5" className={styles.waterLight} />
        <stop offset=".84" className={styles.waterBase} />
        <stop offset="1" className={styles.waterDeep} />
      </linearGradient>
      <linearGradient id="stc-stone" x1="0" y1="0" x2="1" y2="1">
        <stop className={styles.stoneLight} />
        <stop offset="1" className={styles.stoneBase} />
      </linearGradient>
      <linearGradient id="stc-face" x1="0" y1="0" x2="0" y2="1">
        <stop className={styles.stoneBase} />
        <stop offset="1" className={styles.stoneShade} />
      </linearGradient>
      <linearGradient id="stc-ridge" x1="0" y1="0" x2="1" y2="1">
        <stop className={styles.ridgeTop} />
        <stop offset="1" className={styles.ridgeSide} />
      </linearGradient>
      <radialGradient id="stc-light" cx=".16" cy="-.05" r="1.1">
        <stop className={styles.sun} stopOpacity=".5" />
        <stop offset=".6" className={styles.sun} stopOpacity="0" />
      </radialGradient>
      <Bricks id="stc-bricks" w={18} h={13} />
      <Bricks id="stc-fine" w={11} h={7} />
    </defs>
  );
}

const Bricks = ({ id, w, h }: { id: string; w: number; h: number }) => (
  <pattern id={id} width={w * 2} height={h * 2} patternUnits="userSpaceOnUse">
    <path
      d={`M0 .5H${w * 2}M0 ${h}H${w * 2}M${w * 0.5} 0V${h}M${w * 1.5} 0V${h}M.5 ${h}V${h * 2}M${w} ${h}V${h * 2}`}
      className={styles.joint}
    />
  </pattern>
);

function Patches({ box }: { box: Box }) {
  const s = spread('fields');
  return (
    <>
      {Array.from({ length: 16 }, (_, i) => (
        <ellipse
          key={`${i}`}
          cx={s.between(0, box.w)}
          cy={s.between(box.h * 0.22, box.h * 0.78)}
          rx={s.between(0.04, 0.13) * box.w}
          ry={s.between(8, 22)}
          className={styles.patch}
        />
      ))}
    </>
  );
}

function River({ box, y, height }: { box: Box; y: number; height: number }) {
  const s = spread('river');
  const bank = (at: number, from: number, to: number): string => {
    let d = '';
    const step = 48 * Math.sign(to - from);
    for (let x = from; step > 0 ? x < to : x > to; x += step) d += `q${step / 4} ${-4 * Math.sign(step)} ${step / 2} 0t${step / 2} 0`;
    return `${at}${d}`;
  };
  const wide = Math.ceil(box.w / 48) * 48;
  const water = (extra: number) => `M0 ${bank(y - height / 2 - extra, 0, wide)}V${y + height / 2 + extra}${bank(0, wide, 0).slice(1)}Z`;
  let ripples = '';
  for (let i = 0; i < 34; i++)
    ripples += `M${s.between(0, box.w).toFixed(0)} ${(y + s.between(-0.4, 0.4) * height).toFixed(0)}q${s.between(6, 16).toFixed(0)} -5 ${s.between(14, 34).toFixed(0)} 0`;
  return (
    <>
      <path d={water(5)} className={styles.bank} />
      <path d={water(0)} fill="url(#stc-water)" />
      <path d={ripples} className={styles.ripples} />
    </>
  );
}

/** Teeth along a wall, pointing up from y. */
function teeth(x: number, y: number, width: number, each: number, depth: number): string {
  const count = Math.max(2, Math.round(width / (each * 1.9)));
  const step = (width - each) / (count - 1);
  let d = '';
  for (let i = 0; i < count; i++) d += `M${(x + i * step).toFixed(1)} ${y}v${-depth}h${each}v${depth}z`;
  return d;
}

function Castle({ seat, box, viewer, sizes }: { seat: Seat; box: Box; viewer: Seat | null; sizes: Sizes }) {
  const colourOf = useSeatColours();
  const points = castleOf(seat).map((space) => pointOf(space, viewer, box));
  const top = Math.min(...points.map((point) => point.y));
  const below = Math.max(...points.map((point) => point.y));
  const onTop = top < box.h / 2;
  const pad = sizes.pitch * 0.5;
  const [y0, y1] = onTop ? [0, below + pad] : [top - pad, box.h];
  const wall = onTop ? y1 : y0;
  const high = Math.min(18, sizes.pitch * 0.18);
  const tooth = Math.min(20, box.w / 40);
  return (
    <g>
      <rect y={y0} width={box.w} height={y1 - y0} className={styles.court} />
      <rect y={y0} width={box.w} height={y1 - y0} fill="url(#stc-bricks)" />
      <rect y={y0} width={box.w} height={y1 - y0} fill={colourOf(seat)} fillOpacity={0.1} />
      {onTop && <rect y={wall + high} width={box.w} height={10} className={styles.shadow} />}
      <rect y={wall} width={box.w} height={high} fill="url(#stc-face)" />
      <rect y={wall} width={box.w} height={high} fill="url(#stc-fine)" />
      <path d={teeth(0, wall, box.w, tooth, high * 0.5)} className={styles.teeth} />
      <path d={`M0 ${wall}H${box.w}`} className={styles.crest} />
    </g>
  );
}

/** From a keep to a tower the way leads behind the wall: drawn as an arc, so that it is not read as passing through the battlement. */
const isBehindWall = (a: Space, b: Space): boolean => [spaceInfo(a).terrain, spaceInfo(b).terrain].sort().join() === 'keep,tower';

function roadFrom(from: { x: number; y: number }, to: { x: number; y: number }, arc: boolean, { h }: Box): string {
  if (!arc) return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  const edge = from.y < h / 2 ? 6 : h - 6;
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${edge} ${to.x} ${to.y}`;
}

/** Between the plates of the two meadow rows, where nothing stands. */
function Trees({ box, sizes, at }: { box: Box; sizes: Sizes; at: (space: Space) => { x: number; y: number } }) {
  const s = spread('trees');
  const centres = ALL_SPACES.map(at);
  const trees: { x: number; y: number; r: number }[] = [];
  for (const row of [6, 14])
    for (const part of [0.02, 0.205, 0.43, 0.565, 0.795, 0.985]) {
      const tree = {
        x: part * box.w,
        y: at(row).y + s.between(-0.2, 0.22) * sizes.pitch,
        r: s.between(9, 14) * Math.min(1, sizes.pitch / 90),
      };
      if (centres.every(({ x, y }) => Math.abs(x - tree.x) > sizes.plateW / 2 + tree.r * 0.3 || Math.abs(y - tree.y) > sizes.pitch * 0.6))
        trees.push(tree);
    }
  return (
    <>
      {trees.map(({ x, y, r }) => (
        <g key={`${x}`}>
          <ellipse cx={x + r * 0.5} cy={y + r * 1.35} rx={r * 1.3} ry={r * 0.4} className={styles.shadow} />
          <path d={`M${x - 2} ${y}h4v${r * 1.4}h-4z`} className={styles.trunk} />
          <circle cx={x} cy={y} r={r} className={styles.leaf} />
          <circle cx={x - r * 0.25} cy={y - r * 0.3} r={r * 0.55} className={styles.leafLight} />
        </g>
      ))}
    </>
  );
}
