/** What a crew stands in front of: the bridge with its viewscreen, the inside of a station, or the planet's ground. */
import type { CSSProperties } from 'react';
import { seeded } from './miniatures/seed.ts';
import styles from './scene.module.css';

export type Place = 'bridge' | 'dock' | 'ground';
const W = 600;
const H = 132;

interface SceneProps {
  readonly place: Place;
  /** The fleet's light on consoles. */
  readonly glow: string;
  /** The same place always looks the same. */
  readonly seed: string;
}
export function Scene({ place, glow, seed }: SceneProps) {
  const random = seeded(seed);
  return (
    <svg
      className={styles.scene}
      viewBox={`0 0 ${W} ${H}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      style={{ '--glow': glow } as CSSProperties}
    >
      {place === 'bridge' && <Bridge random={random} />}
      {place === 'dock' && <Dock random={random} />}
      {place === 'ground' && <Ground random={random} />}
    </svg>
  );
}

function Bridge({ random }: { random: () => number }) {
  return (
    <>
      <path className={styles.screen} d="M96 -12H504L486 52Q484 60 474 60H126Q116 60 114 52Z" />
      <Stars random={random} n={46} box={[110, 0, 380, 56]} />
      {[200, 300, 400].map((x) => (
        <path key={x} className={styles.rib} d={`M${x} -6L${300 + (x - 300) * 0.92} 60`} />
      ))}
      <Lights random={random} n={16} box={[10, 14, 580, 70]} />
      <path className={styles.rail} d="M-20 104Q300 74 620 104" />
    </>
  );
}
function Dock({ random }: { random: () => number }) {
  return (
    <>
      {[40, 180, 320, 460].map((x) => (
        <g key={x}>
          <path className={styles.screen} d={`M${x} -8H${x + 100}V46Q${x + 100} 58 ${x + 88} 58H${x + 12}Q${x} 58 ${x} 46Z`} />
          <path className={styles.rib} d={`M${x + 50} -8V58`} />
        </g>
      ))}
      <Stars random={random} n={40} box={[44, 0, 512, 52]} />
      <Lights random={random} n={20} box={[6, 66, 588, 22]} />
      <path className={styles.rail} d="M-20 96H620" />
      <path className={styles.floor} d="M-20 96H620V140H-20Z" />
    </>
  );
}
function Ground({ random }: { random: () => number }) {
  const hill = (y: number, high: number) => {
    let d = `M-20 ${H + 10}V${y}`;
    for (let x = -20; x < W; x += 70) d += `q35 ${(-high * (0.5 + random())).toFixed(0)} 70 ${((random() - 0.5) * high * 0.6).toFixed(0)}`;
    return `${d}V${H + 10}Z`;
  };
  return (
    <>
      <path className={styles.screen} d={`M-20 -20H${W + 20}V${H + 20}H-20Z`} />
      <Stars random={random} n={70} box={[0, 0, W, 70]} />
      <circle className={styles.moon} cx={80 + random() * 420} cy={26} r={16} />
      <path className={styles.far} d={hill(72, 34)} />
      <path className={styles.near} d={hill(96, 20)} />
    </>
  );
}

interface Scatter {
  readonly random: () => number;
  readonly n: number;
  readonly box: readonly [x: number, y: number, w: number, h: number];
}
function Stars({ random, n, box: [x, y, w, h] }: Scatter) {
  const d = Array.from({ length: n }, () => `M${(x + random() * w).toFixed(1)} ${(y + random() * h).toFixed(1)}h0`).join('');
  return <path className={styles.stars} d={d} />;
}
/** Short strokes on consoles. */
function Lights({ random, n, box: [x, y, w, h] }: Scatter) {
  const d = Array.from(
    { length: n },
    () => `M${(x + random() * w).toFixed(0)} ${(y + random() * h).toFixed(0)}h${(8 + random() * 12).toFixed(0)}`,
  );
  return <path className={styles.lights} d={d.join('')} />;
}
