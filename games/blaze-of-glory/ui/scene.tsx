/** What a crew stands in front of: the bridge with its viewscreen, the inside of a station, or the planet's ground. */

import { seeded } from './miniatures/seed.ts';
import styles from './scene.module.css';
import { vars } from './vars.ts';

export type Place = 'bridge' | 'dock' | 'ground';
const W = 1100;
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
      style={vars({ '--glow': glow })}
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
      <path className={styles.screen} d="M300 -12H800L784 50Q781 58 770 58H330Q319 58 316 50Z" />
      <Stars random={random} n={60} box={[318, 0, 464, 52]} />
      {[425, 550, 675].map((x) => (
        <path key={x} className={styles.rib} d={`M${x} -6L${550 + (x - 550) * 0.94} 58`} />
      ))}
      <Lights random={random} n={6} box={[212, 12, 78, 62]} />
      <Lights random={random} n={6} box={[806, 12, 60, 62]} />
      <Lights random={random} n={9} box={[300, 66, 500, 12]} />
      <path className={styles.rail} d="M190 100Q550 74 910 100" />
    </>
  );
}
function Dock({ random }: { random: () => number }) {
  return (
    <>
      {[230, 410, 590, 770].map((x) => (
        <g key={x}>
          <path className={styles.screen} d={`M${x} -8H${x + 130}V44Q${x + 130} 56 ${x + 118} 56H${x + 12}Q${x} 56 ${x} 44Z`} />
          <path className={styles.rib} d={`M${x + 65} -8V56`} />
        </g>
      ))}
      <Stars random={random} n={60} box={[236, 0, 654, 50]} />
      <Lights random={random} n={16} box={[220, 66, 660, 14]} />
      <path className={styles.rail} d="M180 92H920" />
      <path className={styles.floor} d="M180 92H920V140H180Z" />
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
      <path className={styles.sky} d={`M-20 -20H${W + 20}V${H + 20}H-20Z`} />
      <g className={styles.night}>
        <Stars random={random} n={110} box={[0, 0, W, 70]} />
      </g>
      <circle className={styles.moon} cx={240 + random() * 600} cy={26} r={16} />
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
    () => `M${(x + random() * w).toFixed(0)} ${(y + random() * h).toFixed(0)}h${(6 + random() * 8).toFixed(0)}`,
  );
  return <path className={styles.lights} d={d.join('')} />;
}
