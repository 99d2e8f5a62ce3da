/** What has just happened, drawn where it happened: beams, blasts, what a shield took, who fell. All of it is in the log too. */
import { Layer, useTable } from '@bridgehead/ui';
import type { RedView } from '../view.ts';
import { type Moment, momentsOn } from './happened.ts';
import styles from './moments.module.css';
import { Redshirt } from './tokens.tsx';

const STAR = 'M0 -16L4 -5 15 -8 7 1 14 10 3 7 0 18 -3 7 -14 10 -7 1 -15 -8 -4 -5Z';
const LABEL_UP = 22;

export function Moments({ ship, u }: { ship: number; u: number }) {
  const { fresh, settings, view } = useTable<RedView>();
  const drawn = momentsOn(fresh, view, ship);
  if (drawn.length === 0) return null;
  return (
    <Layer className={`${styles.moments} ${settings.motion === 'off' ? styles.still : ''}`}>
      {drawn.map((moment, i) => (
        <Drawn key={`${moment.at}.${i}`} moment={moment} u={u} />
      ))}
    </Layer>
  );
}

function Drawn({ moment: { kind, from, to, n }, u }: { moment: Moment; u: number }) {
  switch (kind) {
    case 'beam':
      return <path d={`M${from?.x} ${from?.y}L${to.x} ${to.y}`} className={styles.beam} strokeWidth={3 * u} />;
    case 'ripple':
    case 'blast':
      return (
        <g transform={`translate(${to.x} ${to.y}) scale(${u})`}>
          <g className={kind === 'blast' ? styles.blast : styles.ripple}>
            <path d={STAR} />
          </g>
          {n !== undefined && (
            <text x={LABEL_UP} y={-8} className={styles.points}>
              −{n}
            </text>
          )}
        </g>
      );
    case 'shimmer':
      return <circle cx={to.x} cy={to.y} r={30 * u} className={styles.shimmer} strokeWidth={4 * u} />;
    case 'fall':
      return (
        <g transform={`translate(${to.x} ${to.y}) scale(${u})`}>
          <g className={styles.fall}>
            <Redshirt x={0} y={0} size={20} />
          </g>
          <text x={12} y={20} className={styles.points}>
            −{n}
          </text>
        </g>
      );
  }
}
