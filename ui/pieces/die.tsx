/** A six-sided die, or any other as a numbered shape. The result is printed at once; the tumble is decoration. */
import styles from './die.module.css';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6.5],
    [17, 6.5],
    [7, 12],
    [17, 12],
    [7, 17.5],
    [17, 17.5],
  ],
};
/** Die-shaped chips: triangle, square, diamond, kite, pentagon. */
const SHAPES: Readonly<Record<number, string>> = {
  4: 'M12 2 23 21H1z',
  6: 'M4 1.5h16Q22.500 1.500 22.500 4V20Q22.500 22.500 20 22.500H4Q1.500 22.500 1.500 20V4Q1.500 1.500 4 1.500Z',
  8: 'M12 1 22 12 12 23 2 12z',
  10: 'M12 1 23 14 12 23 1 14z',
  12: 'M12 1 23 9 19 22H5L1 9z',
};

interface DieProps {
  readonly value: number;
  readonly sides?: number;
  readonly size?: number;
  /** Changes make it tumble. */
  readonly roll?: number | string;
  readonly quiet?: boolean;
}

export function Die({ value, sides = 6, size = 36, roll, quiet = false }: DieProps) {
  return (
    <svg
      key={roll}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={`${styles.die} ${quiet ? styles.quiet : ''}`}
      role="img"
      aria-label={String(value)}
    >
      <path d={SHAPES[sides] ?? SHAPES[6]} className={styles.body} />
      {sides === 6 ? (
        PIPS[value]?.map(([x, y]) => <circle key={`${x}.${y}`} cx={x} cy={y} r={2.1} className={styles.pip} />)
      ) : (
        <text x={12} y={16} textAnchor="middle" fontSize={10} fontWeight={700} className={styles.pip}>
          {value}
        </text>
      )}
    </svg>
  );
}
