/** The ground: roads, river, castle walls and the 22 plates, each shaped by its terrain so that heights read at a glance. */
import type { Seat } from '@bridgehead/kernel';
import { type Box, GlyphAt, Layer, useSeatColours } from '@bridgehead/ui';
import { memo } from 'react';
import {
  castleOf,
  DEFENSE_OF_TERRAIN,
  HIGH_OVER_LOW,
  NORTH,
  SOUTH,
  type Space,
  spaceInfo,
  type Terrain,
  TWO_CASTLES,
  TWO_CASTLES_BARE,
} from '../board.ts';
import { TERRAIN_GLYPHS } from './faces.ts';
import { pointOf, type Sizes, sizesOf } from './layout.ts';
import styles from './plan.module.css';

/** Battlements along a line from left to right. */
function crenels(x: number, y: number, width: number, teeth: number, depth: number): string {
  const step = width / (teeth * 2 - 1);
  let path = `L${x} ${y}`;
  for (let i = 0; i < teeth; i++) {
    const from = x + i * 2 * step;
    path += `L${from} ${y}L${from + step} ${y}`;
    if (i < teeth - 1) path += `L${from + step} ${y + depth}L${from + 2 * step} ${y + depth}`;
  }
  return path;
}

/** A plate's outline round 0, 0. Walls show their teeth to the enemy. */
function platePath(terrain: Terrain, w: number, h: number): string {
  const [x, y] = [w / 2, h / 2];
  switch (terrain) {
    case 'keep':
      return `M${-x} ${y}${crenels(-x, -y, w, 6, 6)}L${x} ${y}Z`;
    case 'tower':
      return `M${-x * 0.78} ${y}L${-x * 0.78} ${-y + 12}L${-x * 0.92} ${-y + 8}${crenels(-x * 0.92, -y, w * 0.92, 4, 6)}L${x * 0.92} ${-y + 8}L${x * 0.78} ${-y + 12}L${x * 0.78} ${y}Z`;
    case 'battlement':
      return `M${-x} ${y}${crenels(-x, -y + 5, w, 5, 5)}L${x} ${y}Z`;
    case 'high':
      return `M${-x} ${y * 0.1}L${-x * 0.72} ${-y}L${x * 0.72} ${-y}L${x} ${y * 0.1}L${x * 0.72} ${y}L${-x * 0.72} ${y}Z`;
    case 'low':
    case 'open':
      return `M${-x} 0C${-x} ${-y * 0.9} ${-x * 0.6} ${-y} 0 ${-y}C${x * 0.6} ${-y} ${x} ${-y * 0.9} ${x} 0C${x} ${y * 0.9} ${x * 0.6} ${y} 0 ${y}C${-x * 0.6} ${y} ${-x} ${y * 0.9} ${-x} 0Z`;
  }
}

interface PlanProps {
  readonly box: Box;
  readonly viewer: Seat | null;
  readonly bare: boolean;
}

/** Everything that never moves; drawn once for a size. */
export const Plan = memo(function Plan({ box, viewer, bare }: PlanProps) {
  const sizes = sizesOf(box);
  const board = bare ? TWO_CASTLES_BARE : TWO_CASTLES;
  const at = (space: Space) => pointOf(space, viewer, box);
  return (
    <Layer>
      <River box={box} y={at(9).y} height={sizes.plateH * 0.74} />
      {[NORTH, SOUTH].map((seat) => (
        <CastleGround key={seat} seat={seat} box={box} viewer={viewer} sizes={sizes} />
      ))}
      {board.paths.map(([a, b]) => {
        const d = roadFrom(at(a), at(b), isBehindWall(a, b), box);
        return (
          <g key={`${a}-${b}`}>
            <path d={d} className={styles.road} />
            <path d={d} className={styles.roadLine} />
          </g>
        );
      })}
    </Layer>
  );
});

/** From a keep to a tower the way leads behind the wall: drawn as an arc, so that it is not read as passing through the battlement. */
const isBehindWall = (a: Space, b: Space): boolean => [spaceInfo(a).terrain, spaceInfo(b).terrain].sort().join() === 'keep,tower';

function roadFrom(from: { x: number; y: number }, to: { x: number; y: number }, arc: boolean, { h }: Box): string {
  if (!arc) return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  const edge = from.y < h / 2 ? 6 : h - 6;
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${edge} ${to.x} ${to.y}`;
}

function River({ box, y, height }: { box: Box; y: number; height: number }) {
  const wave = (at: number) => {
    let d = `M0 ${at}`;
    for (let x = 0; x < box.w; x += 48) d += `q12 -5 24 0t24 0`;
    return d;
  };
  return (
    <>
      <path d={`${wave(y - height / 2)}L${box.w} ${y + height / 2}L0 ${y + height / 2}Z`} className={styles.river} />
      {[-0.34, -0.12, 0.1, 0.32].map((part) => (
        <path key={part} d={wave(y + height * part)} className={styles.wave} />
      ))}
    </>
  );
}

function CastleGround({ seat, box, viewer, sizes }: { seat: Seat; box: Box; viewer: Seat | null; sizes: Sizes }) {
  const colourOf = useSeatColours();
  const points = castleOf(seat).map((space) => pointOf(space, viewer, box));
  const top = Math.min(...points.map((point) => point.y));
  const below = Math.max(...points.map((point) => point.y));
  const onTop = top < box.h / 2;
  const pad = sizes.plateH / 2 + 7;
  const [y0, y1] = onTop ? [-4, below + pad] : [top - pad, box.h + 4];
  return (
    <g>
      <rect x={-4} y={y0} width={box.w + 8} height={y1 - y0} className={styles.castle} />
      <path
        d={
          onTop
            ? `M-4 ${y1}${crenels(-4, y1, box.w + 8, Math.round(box.w / 46), 7)}`
            : `M-4 ${y0}${crenels(-4, y0 - 7, box.w + 8, Math.round(box.w / 46), 7)}`
        }
        className={styles.wall}
      />
      <rect x={-4} y={onTop ? y0 : box.h - 3} width={box.w + 8} height={7} fill={colourOf(seat)} />
    </g>
  );
}

/** What the ground gives, in three signs: '+2 D'. */
export function bonusOf(terrain: Terrain): string {
  const defense = DEFENSE_OF_TERRAIN[terrain];
  if (defense > 0) return `+${defense}D`;
  return terrain === 'high' ? `+${HIGH_OVER_LOW}A↓` : '';
}

/** One plate: its shape, and when nobody stands there its name and what it gives. */
export function Plate({ space, sizes, empty, onTop }: { space: Space; sizes: Sizes; empty: boolean; onTop: boolean }) {
  const { terrain, name } = spaceInfo(space);
  const { plateW: w, plateH: h, form } = sizes;
  const small = form === 'chip';
  const bonus = bonusOf(terrain);
  const glyphSize = Math.min(30, h * 0.33);
  const top = labelShift(terrain, onTop) - (glyphSize + LABEL) / 2;
  return (
    <>
      {terrain === 'high' && <path d={platePath('high', w, h)} transform="translate(0 6)" className={styles.cliff} />}
      <path d={platePath(terrain, w, h)} transform={onTop ? 'scale(1 -1)' : undefined} className={`${styles.plate} ${styles[terrain]}`} />
      {terrain === 'high' && <path d={`M${-w * 0.34} ${h * 0.3}l8 10m8 -10l8 10m8 -10l8 10m8 -10l8 10`} className={styles.hatch} />}
      {terrain === 'low' && (
        <path d={`M${-w * 0.3} ${h * 0.26}q7 -4 14 0t14 0t14 0M${-w * 0.12} ${h * 0.37}q7 -4 14 0t14 0`} className={styles.ripple} />
      )}
      {empty && (
        <g className={styles.label}>
          <GlyphAt glyph={TERRAIN_GLYPHS[terrain]} x={0} y={top + glyphSize / 2} size={glyphSize} />
          <text y={top + glyphSize + LABEL - 1} textAnchor="middle" className={styles.name}>
            {!small && shortName(name)}
            {bonus !== '' && <tspan className={styles.bonus}> {bonus}</tspan>}
          </text>
        </g>
      )}
    </>
  );
}

/** Room for the name below the drawing. */
const LABEL = 13;

/** Where a mark stands on an empty plate, from its middle: in place of the drawing, clear of the name below it. */
export const markShift = (space: Space, onTop: boolean, { plateH }: Sizes, r: number): number =>
  Math.max(labelShift(spaceInfo(space).terrain, onTop) - 11, r - plateH / 2);

/** Away from the teeth of a wall, and from the strokes along the foot of a ridge or a ford. */
function labelShift(terrain: Terrain, onTop: boolean): number {
  if (terrain === 'open') return 0;
  const isWall = terrain === 'keep' || terrain === 'tower' || terrain === 'battlement';
  return !isWall ? -5 : onTop ? -8 : 5;
}

/** The side is told by the place; the wing by the place too. */
const shortName = (name: string): string =>
  name.replace(/^(North|South) /, '').replace(/^(West|East) (?=Tower|Battlement|Meadow|Ridge)/, '');
