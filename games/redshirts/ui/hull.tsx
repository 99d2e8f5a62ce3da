/** What all ships share, drawn once and used by each: armour, livery, strokes of the damage track. The light comes from the upper left. */

import { SeatShape, useSeatColours } from '@bridgehead/ui';
import type { CSSProperties } from 'react';
import { nth } from '../lists.ts';
import { CRITICAL, ENGINE_L } from '../ship.ts';
import { NONE } from '../state.ts';
import type { ShipView } from '../view.ts';
import styles from './hull.module.css';
import { ARMOUR, BOOM, FLAMES, LIVERY, MUZZLES, SEAMS, STARS, WIDE } from './plan.ts';

/** One, two, three strokes: the damage can be told without colours. */
const STROKES: readonly string[] = ['M13 -4V30', 'M9 -4V30M15 -4V30', 'M6 -4V30M12 -4V30M18 -4V30'];

export function Definitions() {
  return (
    <svg width={0} height={0} className={styles.definitions} aria-hidden="true">
      <defs>
        {STROKES.map((d, i) => (
          <pattern
            key={d}
            id={`red-hatch-${i + 1}`}
            width={26}
            height={26}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${i === 2 ? 52 : 45})`}
          >
            <path d={d} className={styles.stroke} data-level={i + 1} />
          </pattern>
        ))}
        <clipPath id="red-armour">
          <path d={ARMOUR} />
        </clipPath>
        <g id="red-hull">
          <path d={MUZZLES} className={styles.gun} />
          <path d={BOOM} className={styles.boom} />
          <path d={ARMOUR} className={styles.outline} />
          <path d={ARMOUR} className={styles.light} />
          <g clipPath="url(#red-armour)">
            <path d={ARMOUR} transform="translate(3.500 4)" className={styles.tone} />
            <rect x={WIDE / 2} y={0} width={WIDE / 2} height={1100} className={styles.shade} />
          </g>
        </g>
        <g id="red-sky">
          <circle cx={WIDE / 2} cy={600} r={462} className={styles.orbit} />
          <path d={STARS} className={styles.star} />
        </g>
        <path id="red-seams" d={SEAMS} className={styles.seams} />
        <path id="red-livery" d={LIVERY} className={styles.livery} />
      </defs>
    </svg>
  );
}

export function Hull({ ship, plain }: { ship: ShipView; plain: boolean }) {
  const colourOf = useSeatColours();
  const style = { '--crew': ship.team === NONE ? 'var(--quiet)' : colourOf(ship.team) } as CSSProperties;
  return (
    <g style={style} className={styles.hull}>
      {!plain && <use href="#red-sky" />}
      {FLAMES.map(({ x, y }, i) => (
        <path
          key={x}
          d={`M${x - 30} ${y}l8 30 10 -24 12 40 12 -40 10 24 8 -30Z`}
          className={!ship.false && nth(ship.levels, ENGINE_L + i) >= CRITICAL ? styles.cold : styles.flame}
        />
      ))}
      <use href="#red-hull" />
      {!plain && <use href="#red-seams" />}
      <use href="#red-livery" />
      {ship.team !== NONE && (
        <g transform="translate(482 948) scale(1.500)">
          <SeatShape seat={ship.team} />
        </g>
      )}
    </g>
  );
}
