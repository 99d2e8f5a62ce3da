/** Pieces on the plan: officers with their entourage, charges, fires, bots, and the plates that say a section's level. */
import { type Glyph, GlyphAt, SeatShape, useSeatColours } from '@bridgehead/ui';
import { hourglass, timeBomb, vintageRobot } from '../icons/table.ts';
import type { OfficerView } from '../view.ts';
import { flame } from './own-glyphs.ts';
import styles from './tokens.module.css';

/** Pixels become units of the plane by `u`. */
interface At {
  readonly x: number;
  readonly y: number;
  readonly u: number;
}

export type Guise = 'plain' | 'cloaked' | 'dummy';
export interface OfficerToken {
  readonly officer: OfficerView;
  readonly guise: Guise;
  /** Radius in pixels; from 15 on a portrait, below that the team's shape. */
  readonly r: number;
  readonly pips: boolean;
  /** Little figures next to him, if there is room. */
  readonly march: boolean;
  readonly ring: 'chosen' | 'boarder' | 'target' | null;
}

export const PORTRAIT = 15;
const HEADS = [
  'M-5 -6a5 5.500 0 1 1 10 0v2q0 4 -5 4t-5 -4Z',
  'M-5.500 -7q5.500 -6 11 0v5l-2 1 -1 -4h-5l-1 4 -2 -1Z',
  'M-5 -6l-2.500 -5 5 2.500q2.500 -1.500 5 0l5 -2.500 -2.500 5v2q0 4 -5 4t-5 -4Z',
] as const;

export function OfficerAt({ token, at: { x, y, u } }: { token: OfficerToken; at: At }) {
  const { officer, guise, r, pips, march, ring } = token;
  const redshirts = (guise === 'dummy' ? officer.own?.dummy?.redshirts : officer.redshirts) ?? 0;
  const health = (guise === 'dummy' ? officer.own?.dummy?.health : officer.health) ?? 0;
  return (
    <g transform={`translate(${x} ${y}) scale(${u})`} className={styles.officer} data-guise={guise} data-ended={officer.ended || undefined}>
      {ring !== null && <circle r={r + 3.5} className={styles[ring]} />}
      {guise !== 'plain' && <circle r={r + 2.5} className={styles.veil} />}
      {r >= PORTRAIT ? <Portrait officer={officer} r={r} /> : <Shape officer={officer} r={r} />}
      {pips && <Pips health={health} y={r + 2} />}
      {redshirts > 0 && march && redshirts <= 5 && <March count={redshirts} x={r + 4} y={r - 3} />}
      {redshirts > 0 && <Badge n={redshirts} x={r * 0.85} y={-r * 0.55} />}
      {guise === 'cloaked' && <Badge n={officer.own?.cloak ?? 0} x={-r * 0.8} y={r * 0.6} veil />}
    </g>
  );
}

function Portrait({ officer, r }: { officer: OfficerView; r: number }) {
  const colourOf = useSeatColours();
  const captain = officer.chair !== 0;
  const scale = r / 15;
  return (
    <g transform={`scale(${scale})`}>
      <circle r={15} className={styles.face} style={{ fill: colourOf(officer.team) }} />
      <g className={styles.ink}>
        <path d={HEADS[officer.officer % HEADS.length]} />
        <path d="M-11 10.500q1 -8 11 -8t11 8a15 15 0 0 1 -22 0Z" />
        {captain && <path d="M-7.500 -8.500q7.500 -6.500 15 0l-1.500 2.500h-12Z" />}
      </g>
      <Insignia rank={captain ? 0 : officer.rank} y={8} colour={colourOf(officer.team)} />
      <g transform="translate(-16.500 -16.500) scale(0.470)">
        <SeatShape seat={officer.team} />
      </g>
    </g>
  );
}

function Shape({ officer, r }: { officer: OfficerView; r: number }) {
  const scale = (2 * r) / 24;
  return (
    <g transform={`scale(${scale})`}>
      <g transform="translate(-12 -12)">
        <SeatShape seat={officer.team} plain />
      </g>
      <Insignia rank={officer.chair !== 0 ? 0 : officer.rank} y={officer.team % 4 === 0 ? 3.5 : 0.5} colour="var(--seat-ink)" big />
    </g>
  );
}

/** A star, two chevrons, one. */
function Insignia({ rank, y, colour, big = false }: { rank: number; y: number; colour: string; big?: boolean }) {
  const s = big ? 1.35 : 1;
  return (
    <g transform={`translate(0 ${y}) scale(${s})`} style={{ color: colour }}>
      {rank === 0 ? (
        <path
          d="M0 -4.200l1.200 2.600 2.900.300 -2.200 1.900.600 2.800L0 1.900 -2.500 3.400l.600 -2.800 -2.200 -1.900 2.900 -.300Z"
          fill="currentColor"
        />
      ) : (
        <path
          d={rank === 1 ? 'M-3.500 -.500L0 -3.500 3.500 -.500M-3.500 3L0 0 3.500 3' : 'M-3.500 1.500L0 -1.500 3.500 1.500'}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.8}
        />
      )}
    </g>
  );
}

function Pips({ health, y }: { health: number; y: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <rect x={-11.5} y={-2.5} width={23} height={6.5} rx={3} className={styles.pipBar} />
      {[0, 1, 2].map((i) => (
        <rect key={i} x={-9.7 + i * 6.7} y={-1} width={6} height={3.5} rx={1} className={i < health ? styles.pip : styles.noPip} />
      ))}
    </g>
  );
}

function Badge({ n, x, y, veil = false }: { n: number; x: number; y: number; veil?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`} className={veil ? styles.veilBadge : styles.badge}>
      <rect x={n > 9 ? -9 : -6.5} y={-7.5} width={n > 9 ? 18 : 13} height={15} rx={3} />
      <text y={4.4} textAnchor="middle">
        {n}
      </text>
    </g>
  );
}

/** One figure each, behind their officer. */
function March({ count, x, y }: { count: number; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {Array.from({ length: count }, (_, i) => (
        <Redshirt key={i} x={3 + i * 7} y={0} size={13} />
      ))}
    </g>
  );
}
export function Redshirt({ x, y, size }: { x: number; y: number; size: number }) {
  const s = size / 16;
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`} className={styles.redshirt}>
      <circle cy={-11} r={2.8} className={styles.skin} />
      <path d="M-4 -8h8v6h-1.500v-3h-.500V0h1v0h-6v0h1v-5h-.500v3H-4Z" className={styles.shirt} />
      <path d="M-2.800 0h2.300v5h-2.300ZM.500 0h2.300v5H.500Z" className={styles.trousers} />
    </g>
  );
}

/** What ticks is black with a bright number. */
export function ChargeAt({ count, at: { x, y, u }, size, secret }: { count: number; at: At; size: number; secret: boolean }) {
  const s = (u * size) / 40;
  return (
    <g
      transform={`translate(${x} ${y}) scale(${s})`}
      className={styles.charge}
      data-last={count <= 1 || undefined}
      data-secret={secret || undefined}
    >
      <path d="M-8.300 -20H8.300L20 -8.300V8.300L8.300 20H-8.300L-20 8.300V-8.300Z" />
      <g className={styles.chargeGlyph}>
        <GlyphAt glyph={timeBomb} x={-7} y={0} size={18} />
      </g>
      <text x={9} y={6} textAnchor="middle">
        {count}
      </text>
    </g>
  );
}

export function FireAt({ count, at: { x, y, u }, size }: { count: number; at: At; size: number }) {
  const s = (u * size) / 24;
  // A small one keeps a number that can be read, raised from the level below it.
  const small = size < 20;
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`} className={styles.fire}>
      <GlyphAt glyph={flame} x={-3} y={0} size={22} />
      <text x={small ? 11 : 9} y={small ? 0 : 6} textAnchor="middle" style={small ? { fontSize: (12 * 24) / size } : undefined}>
        {count}
      </text>
    </g>
  );
}

export function BotAt({ team, at: { x, y, u }, size }: { team: number | null; at: At; size: number }) {
  const colourOf = useSeatColours();
  const s = (u * size) / 22;
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`} className={styles.bot}>
      <rect x={-11} y={-11} width={22} height={22} rx={4} style={{ fill: team === null ? 'var(--quiet)' : colourOf(team) }} />
      <g className={styles.ink}>
        <GlyphAt glyph={vintageRobot} x={0} y={0} size={18} />
      </g>
    </g>
  );
}

/** The number is the section's damage; outline alone for none. */
export function LevelPlate({ level, at: { x, y, u }, small = false }: { level: number | '?'; at: At; small?: boolean }) {
  const [w, h] = small ? [16, 14.5] : [20, 17];
  return (
    <g transform={`translate(${x} ${y}) scale(${u})`} className={styles.level} data-level={level}>
      <rect x={-w / 2} y={-h / 2} width={w} height={h} rx={4} />
      <text y={small ? 4.4 : 4.7} textAnchor="middle">
        {level}
      </text>
    </g>
  );
}

export function Chip({ glyph, n, at: { x, y, u }, kind }: { glyph: Glyph; n: number; at: At; kind: 'fuse' | 'field' }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${u})`} className={styles.chip} data-kind={kind} data-last={n <= 1 || undefined}>
      <rect x={-14} y={-8.5} width={28} height={17} rx={8.5} />
      <GlyphAt glyph={glyph} x={-5} y={0} size={12} />
      <text x={6} y={4.6} textAnchor="middle">
        {n}
      </text>
    </g>
  );
}
export const FUSE = hourglass;
