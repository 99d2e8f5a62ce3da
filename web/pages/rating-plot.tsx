/** A rating from match to match. */
import type { Profile } from '@bridgehead/match';
import styles from './ratings.module.css';

type Path = Profile['games'][number]['path'];
const [WIDTH, HEIGHT, LEFT, PAD] = [640, 160, 48, 12] as const;
/** Lines at round numbers, and never so few points that noise looks like a mountain. */
const STEP = 100;

export function RatingPlot({ path, label }: { path: Path; label: string }) {
  if (path.length < 2) return null;
  const points = path.map((one) => one.points);
  const low = Math.floor(Math.min(...points) / STEP) * STEP;
  const high = Math.max(low + STEP, Math.ceil(Math.max(...points) / STEP) * STEP);
  const x = (i: number) => LEFT + (i / (path.length - 1)) * (WIDTH - LEFT - PAD);
  const y = (value: number) => PAD + ((high - value) / (high - low)) * (HEIGHT - 2 * PAD);
  const ticks = Array.from({ length: (high - low) / STEP + 1 }, (_, i) => low + i * STEP);
  return (
    <svg className={styles.plot} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={LEFT} x2={WIDTH - PAD} y1={y(tick)} y2={y(tick)} />
          <text x={LEFT - 8} y={y(tick) + 5} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      <polyline points={points.map((value, i) => `${x(i)},${y(value)}`).join(' ')} />
      <circle cx={x(path.length - 1)} cy={y(points.at(-1) as number)} r={5} />
    </svg>
  );
}
