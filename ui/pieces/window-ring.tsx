/**
 * A response window as a ring that drains. It tells only what everybody may know: that a window is open and since when. It
 * looks the same for those who are asked and those who are not, and does not depend on what anybody holds.
 */
import type { CSSProperties } from 'react';
import { t } from '../words.ts';
import styles from './window-ring.module.css';

interface WindowRingProps {
  /** By this machine's clock. */
  readonly opened: number;
  readonly lasts: number;
}

const RADIUS = 11;
const ROUND = 2 * Math.PI * RADIUS;

export function WindowRing({ opened, lasts }: WindowRingProps) {
  const style = { '--round': `${ROUND}px`, animationDuration: `${lasts}ms`, animationDelay: `${opened - Date.now()}ms` } as CSSProperties;
  return (
    <svg className={styles.ring} viewBox="0 0 28 28" width={28} height={28} role="img" aria-label={t('ui.window')} data-testid="window">
      <circle cx={14} cy={14} r={RADIUS} className={styles.track} />
      <circle
        key={opened}
        cx={14}
        cy={14}
        r={RADIUS}
        className={styles.left}
        style={style}
        strokeDasharray={ROUND}
        transform="rotate(-90 14 14)"
      />
    </svg>
  );
}
