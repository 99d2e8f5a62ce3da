/** The Alien before its place, as large as a wall: behind the page somebody writes on, and behind what is read of it. */
import { GlyphPath, later } from '@bridgehead/ui';
import type { Sheet } from '../../cards.ts';
import { ALIEN_SIGN } from '../signs.ts';
import { starsOf } from '../stars.ts';
import styles from './picture.module.css';

const useFaces = later(() => import('../faces.ts'));

interface PictureProps {
  readonly alien: string | null;
  readonly sheet: Pick<Sheet, 'kind' | 'place'> | null;
  /** A wall is wide, a pillar is high. */
  readonly shape: 'wall' | 'pillar';
  /** Behind a page it steps back. */
  readonly dim?: boolean;
}

const BOX = { wall: [1360, 440], pillar: [450, 560] } as const;
/** Where the Alien stands, and how large. */
const SPOT = { wall: { x: 680, y: 190, size: 330 }, pillar: { x: 214, y: 280, size: 360 } } as const;
const SHADOW = 6;

export function Picture({ alien, sheet, shape, dim = false }: PictureProps) {
  const faces = useFaces();
  const [w, h] = BOX[shape];
  const { x, y, size } = SPOT[shape];
  const name = alien ?? 'nothing yet';
  const face = alien === null ? ALIEN_SIGN : (faces?.faceOf(alien) ?? null);
  const many = alien !== null && faces !== null && faces.isMany(alien);
  const at = (dx: number, dy: number, share: number) =>
    `translate(${x + dx * size - (size * share) / 2} ${y + dy * size - (size * share) / 2}) scale(${(size * share) / (face?.size ?? 512)})`;
  const apart = shape === 'wall' ? 0.62 : 0.3;
  const spots = many ? [at(-apart, -0.16, 0.58), at(apart, -0.16, 0.58), at(0, 0.14, 0.8)] : [at(0, 0, 1)];
  return (
    <div className={styles.picture} data-shape={shape} data-dim={dim || undefined}>
      <svg aria-hidden="true" className={styles.sky} viewBox={`0 0 ${w} ${h}`} preserveAspectRatio="xMidYMid slice">
        {starsOf(name, w, h, shape === 'wall' ? 90 : 60).map((star) => (
          <circle key={`${star.x}`} cx={star.x} cy={star.y} r={star.r} className={styles.star} />
        ))}
        <Place place={sheet?.place ?? 'space'} w={w} h={h} />
        <Aura kind={sheet?.kind ?? 'phenomenon'} x={x} y={y} w={w} />
        <circle cx={x} cy={y - size * 0.06} r={size * 0.36} className={styles.halo} />
        {face !== null &&
          spots.map((transform) => (
            <g key={transform} className={alien === null ? styles.faint : styles.face}>
              <g transform={`translate(${SHADOW} ${SHADOW})`} className={styles.shadow}>
                <g transform={transform}>
                  <GlyphPath glyph={face} />
                </g>
              </g>
              <g transform={transform}>
                <GlyphPath glyph={face} />
              </g>
            </g>
          ))}
      </svg>
    </div>
  );
}

function Place({ place, w, h }: { place: Sheet['place']; w: number; h: number }) {
  switch (place) {
    case 'space':
      return <path d={`M0 ${h - 26}q${w / 4} -22 ${w / 2} 0t${w / 2} 0`} className={styles.swell} />;
    case 'planet':
      return (
        <g className={styles.ground}>
          <circle cx={w / 2} cy={h + w * 0.62} r={w * 0.72} />
          <circle cx={w * 0.84} cy={h * 0.16} r={w * 0.035} className={styles.moon} />
        </g>
      );
    case 'ship':
      return (
        <g className={styles.frames}>
          <path d={`M0 ${h * 0.06}H${w}M0 ${h * 0.94}H${w}`} />
          {[0.1, 0.3, 0.7, 0.9].map((share) => (
            <path
              key={share}
              d={`M${w * share} 0v${h * 0.06}l${(share - 0.5) * -0.1 * w} ${h * 0.08}v${h * 0.72}l${(share - 0.5) * 0.1 * w} ${h * 0.08}V${h}`}
            />
          ))}
        </g>
      );
  }
}

/** A machine throws light, the living have rings, a phenomenon comes in waves. */
function Aura({ kind, x, y, w }: { kind: Sheet['kind']; x: number; y: number; w: number }) {
  switch (kind) {
    case 'machine':
      return (
        <g className={styles.beam}>
          <path d={`M${x + 60} ${y - 20} ${w + 40} ${y - 190}V${y + 100}Z`} />
          <path d={`M${x - 60} ${y - 20} -40 ${y - 110}V${y + 70}Z`} opacity={0.6} />
        </g>
      );
    case 'living':
      return (
        <g className={styles.rings}>
          {[1.05, 1.3, 1.6, 1.95].map((share) => (
            <circle key={share} cx={x} cy={y} r={150 * share} />
          ))}
        </g>
      );
    case 'phenomenon':
      return (
        <g className={styles.rings}>
          {[-150, -90, -30, 30, 90, 150].map((dy) => (
            <path key={dy} d={`M-10 ${y + dy}${'q40 -24 80 0t80 0'.repeat(Math.ceil(w / 160) + 1)}`} />
          ))}
        </g>
      );
  }
}
