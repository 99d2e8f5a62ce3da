/** One place of the board, raised or sunk by its terrain so that heights read at a glance. Empty, it says its name and what it gives. */
import { GlyphAt, spread, useSeatColours } from '@bridgehead/ui';
import { DEFENSE_OF_TERRAIN, HIGH_OVER_LOW, type Space, spaceInfo, type Terrain } from '../board.ts';
import { ATTACK, DEFENSE } from './faces.ts';
import styles from './ground.module.css';
import type { Sizes } from './layout.ts';

const isWall = (terrain: Terrain): boolean => terrain === 'keep' || terrain === 'tower' || terrain === 'battlement';
/** How high the face of a wall is, in a row of 95. */
const FACES: Readonly<Partial<Record<Terrain, number>>> = { keep: 24, tower: 20, battlement: 14 };

interface PlateProps {
  readonly space: Space;
  readonly sizes: Sizes;
  readonly empty: boolean;
  /** Whose flag flies here: the castle's owner's, or that of the seat that took the keep. */
  readonly flag: number | null;
}

export function Plate({ space, sizes, empty, flag }: PlateProps) {
  const { terrain } = spaceInfo(space);
  return (
    <g className={styles.plate}>
      {isWall(terrain) ? (
        <Wall terrain={terrain} sizes={sizes} flag={flag} />
      ) : terrain === 'high' ? (
        <Ridge sizes={sizes} />
      ) : (
        <Low space={space} terrain={terrain} sizes={sizes} />
      )}
      {empty && <Label space={space} sizes={sizes} />}
    </g>
  );
}

/** Teeth along an edge, upwards from y. */
function teeth(x: number, y: number, width: number, each: number, depth: number): string {
  const count = Math.max(2, Math.round(width / (each * 2.1)));
  const step = (width - each) / (count - 1);
  let d = '';
  for (let i = 0; i < count; i++) d += `M${(x + i * step).toFixed(1)} ${y.toFixed(1)}v${-depth}h${each}v${depth}z`;
  return d;
}

function Wall({ terrain, sizes: { plateW: w, plateH: h, pitch }, flag }: { terrain: Terrain; sizes: Sizes; flag: number | null }) {
  const face = ((FACES[terrain] ?? 14) * pitch) / 95;
  const [x, y] = [-w / 2, -h / 2];
  const top = h - face;
  const tooth = Math.min(14, w / 12);
  const depth = Math.min(7, pitch * 0.075);
  const round = terrain === 'tower' ? 10 : 3;
  const flags = terrain === 'keep' ? [x + 6, -x - 24] : terrain === 'tower' ? [-x - 26] : [];
  return (
    <>
      <rect x={x + 5} y={y + 10} width={w} height={h} rx={round} className={styles.shadow} />
      <path d={teeth(x, y + 1, w, tooth, depth)} className={styles.teeth} />
      <rect x={x} y={y} width={w} height={top + 2} rx={round} className={styles.top} data-top="" />
      <rect x={x} y={y} width={w} height={top} rx={round} className={styles.bricks} />
      <rect x={x} y={y + top} width={w} height={face} rx={2} className={styles.face} />
      <rect x={x} y={y + top} width={w} height={face} className={styles.bricks} />
      <path d={teeth(x, y + top + 2, w, tooth, depth)} className={styles.teeth} />
      <path d={`M${x + 2} ${y + top}V${y + 3}`} className={styles.edge} />
      {terrain === 'keep' && (
        <>
          <path d={`M-13 ${y + h}V${y + top + 7}Q0 ${y + top - 1} 13 ${y + top + 7}V${y + h}Z`} className={styles.gate} />
          <path d={`M-7 ${y + top + 5}V${y + h}M0 ${y + top + 3}V${y + h}M7 ${y + top + 5}V${y + h}`} className={styles.bars} />
        </>
      )}
      {flag !== null && flags.map((at) => <Flag key={at} x={at} y={y} seat={flag} />)}
    </>
  );
}

function Flag({ x, y, seat }: { x: number; y: number; seat: number }) {
  const colourOf = useSeatColours();
  return (
    <g>
      <path d={`M${x} ${y}V${y - 24}`} className={styles.pole} />
      <path d={`M${x} ${y - 24}q5 -3 9 0t9 0v11q-5 3 -9 0t-9 0z`} fill={colourOf(seat)} className={styles.flag} />
    </g>
  );
}

const HEXAGON = (w: number, h: number): string =>
  `M${-w / 2} 0L${-w * 0.36} ${-h / 2}H${w * 0.36}L${w / 2} 0L${w * 0.36} ${h / 2}H${-w * 0.36}Z`;

function Ridge({ sizes: { plateW, plateH, pitch } }: { sizes: Sizes }) {
  const w = plateW * 1.04;
  const rise = pitch * 0.16;
  const h = plateH - rise * 0.4;
  let hatch = '';
  for (let i = -4; i <= 4; i++) hatch += `M${(i * w) / 13} ${h / 2 - rise / 2 + 2}v${rise - 3}`;
  return (
    <>
      <path d={HEXAGON(w, h)} transform={`translate(8 ${rise * 0.9})`} className={styles.shadow} />
      <path d={HEXAGON(w, h)} transform={`translate(0 ${rise / 2})`} className={styles.cliff} />
      <path d={hatch} className={styles.hatch} />
      <path d={HEXAGON(w, h)} transform={`translate(0 ${-rise / 2})`} className={styles.ridge} />
    </>
  );
}

function Low({ space, terrain, sizes: { plateW: w, plateH: h } }: { space: Space; terrain: Terrain; sizes: Sizes }) {
  const s = spread(spaceInfo(space).id);
  const isFord = spaceInfo(space).name.includes('Ford');
  const within = (reach: number) => {
    const [angle, far] = [s.between(0, Math.PI * 2), Math.sqrt(s.chance()) * reach];
    return [((Math.cos(angle) * far * w) / 2).toFixed(0), ((Math.sin(angle) * far * h) / 2).toFixed(0)] as const;
  };
  const shape = <ellipse rx={w / 2} ry={h / 2} className={terrain === 'open' ? styles.meadow : isFord ? styles.ford : styles.marsh} />;
  if (terrain === 'open') {
    let tufts = '';
    let flowers = '';
    for (let i = 0; i < 12; i++) {
      const [x, y] = within(0.85);
      if (i % 3 === 2) flowers += `M${x} ${y}h0`;
      else tufts += `M${x} ${y}l-3 -6M${x} ${y}v-7M${x} ${y}l3 -6`;
    }
    return (
      <>
        {shape}
        <path d={tufts} className={styles.tufts} />
        <path d={flowers} className={styles.flowers} />
      </>
    );
  }
  if (isFord)
    return (
      <>
        {shape}
        {[-0.38, -0.22, -0.05, 0.12, 0.28, 0.42].map((part, i) => (
          <ellipse key={part} cx={part * w} cy={h * (i % 2 === 0 ? 0.38 : 0.44)} rx={w * 0.065} ry={4.5} className={styles.stones} />
        ))}
      </>
    );
  let reeds = '';
  for (const part of [-0.42, -0.37, -0.31, 0.31, 0.36, 0.43])
    reeds += `M${(part * w).toFixed(0)} ${(h * 0.2 + s.between(-3, 6)).toFixed(0)}v-${s.between(11, 19).toFixed(0)}`;
  return (
    <>
      {shape}
      <path d={reeds} className={styles.reeds} />
    </>
  );
}

/** What the ground gives to those who stand on it; 0 if nothing. */
export function bonusOf(terrain: Terrain): { readonly n: number; readonly of: 'defense' | 'attack' } {
  const defense = DEFENSE_OF_TERRAIN[terrain];
  return defense > 0 ? { n: defense, of: 'defense' } : { n: terrain === 'high' ? HIGH_OVER_LOW : 0, of: 'attack' };
}

/** What the ground gives, in two signs: '+2' with its shield or its swords. */
function Label({ space, sizes }: { space: Space; sizes: Sizes }) {
  const { terrain, name } = spaceInfo(space);
  const small = sizes.form === 'chip';
  const { n, of } = bonusOf(terrain);
  const middle = labelShift(terrain, sizes);
  const second = small ? middle + 5 : middle + 14;
  return (
    <g className={styles.label}>
      {!small && (
        <text y={n > 0 ? middle - 4 : middle + 4} textAnchor="middle" className={styles.name}>
          {shortName(name)}
        </text>
      )}
      {n > 0 && (
        <>
          <GlyphAt glyph={of === 'defense' ? DEFENSE : ATTACK} x={-13} y={second - 5} size={14} />
          <text x={10} y={second} textAnchor="middle" className={`${styles.name} ${styles.bonus}`}>
            +{n}
          </text>
        </>
      )}
    </g>
  );
}

/** Where a mark stands on an empty plate, from its middle: above its name. */
export const markShift = (space: Space, _onTop: boolean, sizes: Sizes, r: number): number =>
  Math.max(labelShift(spaceInfo(space).terrain, sizes) - 17 - r / 2, r - sizes.plateH / 2);

/** On the top of a wall, not on its face. */
const labelShift = (terrain: Terrain, { pitch }: Sizes): number => -((FACES[terrain] ?? (terrain === 'high' ? 14 : 0)) * pitch) / 190;

/** The side is told by the place; the wing by the place too. */
const shortName = (name: string): string =>
  name.replace(/^(North|South) /, '').replace(/^(West|East) (?=Tower|Battlement|Meadow|Ridge)/, '');
