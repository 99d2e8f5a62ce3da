/** What is drawn with signs that come later, and the Alien's picture: its face, a pattern for its kind, a backdrop for its place. */
import { fieldOf, type Glyph, GlyphPath, Icon, later } from '@bridgehead/ui';
import type { OrderId, Sheet } from '../cards.ts';
import styles from './art.module.css';
import { ALIEN_SIGN } from './signs.ts';
import { starsOf } from './stars.ts';

const useFaces = later(() => import('./faces.ts'));
const useSigns = later(() => import('./order-signs.ts'));

interface ArtProps {
  readonly alien: string | null;
  readonly place: Sheet['place'];
  readonly kind: Sheet['kind'];
}

const SIZE = 200;
const STARS = 26;
export function AlienArt({ alien, place, kind }: ArtProps) {
  const name = alien ?? 'nothing yet';
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className={styles.art} aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <Backdrop place={place} name={name} />
      <Pattern kind={kind} turn={fieldOf(name).turn} />
      {alien !== null && <Alien name={alien} />}
    </svg>
  );
}

function Alien({ name }: { name: string }) {
  const faces = useFaces();
  if (faces === null) return null;
  const face = faces.faceOf(name);
  return faces.isMany(name) ? <Many face={face} /> : <Face face={face} x={100} y={100} size={118} />;
}
/** An Order's sign; its place is kept until it is there. */
export function OrderIcon({ order, size }: { order: OrderId | 'save'; size: number }) {
  return <Icon glyph={useSigns()?.ORDER_SIGNS[order] ?? NOTHING} size={size} />;
}
const NOTHING: Glyph = { size: 512, d: '' };
/** Next to the name. A generic Alien until its own face has loaded. */
export const AlienIcon = ({ name, size }: { name: string; size: number }) => (
  <Icon glyph={useFaces()?.faceOf(name) ?? ALIEN_SIGN} size={size} />
);

function Face({ face, x, y, size, dim = false }: { face: Glyph; x: number; y: number; size: number; dim?: boolean }) {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / face.size})`} className={dim ? styles.dim : styles.face}>
      <GlyphPath glyph={face} />
    </g>
  );
}
const Many = ({ face }: { face: Glyph }) => (
  <>
    <Face face={face} x={58} y={88} size={78} dim />
    <Face face={face} x={142} y={88} size={78} dim />
    <Face face={face} x={100} y={112} size={100} />
  </>
);

function Backdrop({ place, name }: { place: Sheet['place']; name: string }) {
  switch (place) {
    case 'space':
      return (
        <g className={styles.stars}>
          {starsOf(name, SIZE, SIZE, STARS).map(({ x, y, r }) => (
            <circle key={`${x}`} cx={x} cy={y} r={r} />
          ))}
        </g>
      );
    case 'planet':
      return (
        <g className={styles.ground}>
          <circle cx={100} cy={330} r={185} />
          <circle cx={160} cy={38} r={13} />
        </g>
      );
    case 'ship':
      return (
        <g className={styles.frames}>
          <rect x={10} y={14} width={180} height={172} rx={16} />
          <rect x={30} y={34} width={140} height={132} rx={12} />
          <path d="M10 14 30 34M190 14 170 34M10 186 30 166M190 186 170 166" />
        </g>
      );
  }
}
/** Machines shine, the living pulse, phenomena roll in waves. */
function Pattern({ kind, turn }: { kind: Sheet['kind']; turn: number }) {
  switch (kind) {
    case 'machine':
      return <path d="M100 100 260 20V180Z" className={styles.beam} transform={`rotate(${(turn % 4) * 12 - 18} 100 100)`} />;
    case 'living':
      return (
        <g className={styles.rings}>
          {[72, 84, 97].map((r) => (
            <circle key={r} cx={100} cy={100} r={r} />
          ))}
        </g>
      );
    case 'phenomenon':
      return (
        <g className={styles.rings}>
          {[40, 70, 100, 130, 160].map((y) => (
            <path key={y} d={`M-10 ${y}q26 -16 52 0t52 0 52 0 52 0 52 0`} />
          ))}
        </g>
      );
  }
}
