/** A die as a chip: its shape is its type; colour, corners and the mark above the number say which pool it came from. */
import { length } from '@bridgehead/ui';
import styles from './die.module.css';

/** On 48 by 48: outline, the lighter facet, and the middle of the mark and the foot of the number. */
const SHAPES: Readonly<Record<number, { outline: string; facet: string; mark: number; foot: number; letters: number }>> = {
  4: { outline: '24,3 46.5,42 1.5,42', facet: '24,3 24,29 1.5,42', mark: 19, foot: 39, letters: 15 },
  6: { outline: '6,6 42,6 42,42 6,42', facet: '6,6 42,6 6,42', mark: 14, foot: 38, letters: 20 },
  8: { outline: '24,1.5 45.5,24 24,46.5 2.5,24', facet: '24,1.5 24,24 2.5,24', mark: 14, foot: 35, letters: 18 },
  10: { outline: '24,1.5 46.5,17.5 24,46.5 1.5,17.5', facet: '24,1.5 24,24 1.5,17.5', mark: 11, foot: 31, letters: 17 },
  12: { outline: '24,2 46.5,18.3 37.9,44.5 10.1,44.5 1.5,18.3', facet: '24,2 24,26 1.5,18.3', mark: 13, foot: 38, letters: 19 },
};

/** Of smaller ones the shape alone tells the type. */
const NAMED_FROM = 72;

interface DieProps {
  /** 'C8', 'E12'. */
  readonly code: string;
  readonly size: number;
  /** What it shows; its type then stands small below, where it can be read. */
  readonly value?: number;
  /** none: only the outline of what is not there. grey: cannot be used. under: in a stack, where its number would not be seen. */
  readonly state?: 'none' | 'grey' | 'lost' | 'under';
  /** For screen readers; without it the die is decoration next to words. */
  readonly label?: string;
  /** Changes make it tumble. */
  readonly roll?: string;
}

export function DieChip({ code, size, value, state, label, roll }: DieProps) {
  const colour = code[0] === 'E' ? 'E' : 'C';
  const faces = Number(code.slice(1));
  const shape = SHAPES[faces] ?? (SHAPES[6] as (typeof SHAPES)[number]);
  const isRolled = value !== undefined;
  return (
    <svg
      key={roll}
      viewBox="0 0 48 48"
      width={length(size)}
      height={length(size)}
      className={styles.die}
      data-colour={colour}
      data-state={state}
      data-rolled={roll === undefined ? undefined : ''}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? 'true' : undefined}
    >
      <polygon points={shape.outline} className={styles.body} strokeLinejoin={colour === 'E' ? 'round' : 'miter'} />
      {state !== 'none' && <polygon points={shape.facet} className={styles.facet} />}
      {state !== 'none' && state !== 'under' && !isRolled && <PoolMark colour={colour} y={shape.mark} />}
      {state !== 'under' && (
        <text
          x={24}
          y={isRolled ? shape.foot - (faces === 4 ? 6 : 3) : shape.foot}
          textAnchor="middle"
          fontSize={isRolled ? shape.letters + (faces === 4 ? 1 : 5) : shape.letters}
        >
          {value ?? faces}
        </text>
      )}
      {isRolled && size >= NAMED_FROM && (
        <text
          x={faces === 6 ? 35 : 24}
          y={faces === 6 ? 15 : shape.foot + (faces === 4 ? 1.5 : 4.5)}
          textAnchor="middle"
          className={styles.type}
        >
          d{faces}
        </text>
      )}
    </svg>
  );
}

/** Chevron for the Commission pool, eye for the Encounter pool. */
function PoolMark({ colour, y }: { colour: 'C' | 'E'; y: number }) {
  return colour === 'C' ? (
    <path d={`M17 ${y + 3} 24 ${y - 3} 31 ${y + 3}`} className={styles.mark} />
  ) : (
    <g className={styles.mark}>
      <path d={`M15.5 ${y} Q24 ${y - 7.5} 32.5 ${y} Q24 ${y + 7.5} 15.5 ${y}Z`} />
      <circle cx={24} cy={y} r={2} className={styles.pupil} />
    </g>
  );
}

/** The mark of a pool on its own. */
export function PoolSign({ colour, size }: { colour: 'C' | 'E'; size: number }) {
  return (
    <svg viewBox="0 0 48 48" width={length(size)} height={length(size)} className={styles.die} data-colour={colour} aria-hidden="true">
      <circle cx={24} cy={24} r={22} className={styles.body} />
      <g transform="translate(-14.4 -14.4) scale(1.6)">
        <PoolMark colour={colour} y={24} />
      </g>
    </svg>
  );
}
