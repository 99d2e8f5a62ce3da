/** The four rooms that must not all fall, in the place they have in the ship: no letters needed. */
import { nth } from '../lists.ts';
import { CORE, type Section } from '../ship.ts';
import type { ShipView } from '../view.ts';
import styles from './gauge.module.css';

/** Front hull on top, chamber in the middle, left and right hull next to it. */
const CELLS: Readonly<Record<Section, readonly [number, number]>> = { 1: [26, 11], 2: [8, 42], 3: [44, 42], 4: [26, 32] };

export function Gauge({ ship, size }: { ship: ShipView; size: number }) {
  const words = CORE.map((section) => (ship.false ? '?' : ship.levels[section])).join(', ');
  return (
    <svg
      viewBox="-8 -1 68 56"
      className={styles.gauge}
      style={{ width: `${size / 16}rem`, height: `${(size * 56) / 68 / 16}rem` }}
      role="img"
      aria-label={`Core: ${words}`}
    >
      {CORE.map((section) => {
        const [x, y] = CELLS[section] ?? [0, 0];
        const level = nth(ship.levels, section);
        return (
          <g key={section} transform={`translate(${x} ${y})`} data-level={ship.false ? 3 : level} className={styles.cell}>
            <path d="M-12 0L-6 -10.400H6L12 0 6 10.400H-6Z" />
            {level > 0 && !ship.false && (
              <path d="M-12 0L-6 -10.400H6L12 0 6 10.400H-6Z" fill={`url(#red-hatch-${level})`} className={styles.hatch} />
            )}
            <text y={4.6} textAnchor="middle">
              {ship.false ? '?' : level}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
