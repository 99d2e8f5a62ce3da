/** What has just happened, drawn where it happened: beams, blasts, what a shield took, who fell. All of it is in the log too. */
import { Layer, type LogLine, useTable } from '@bridgehead/ui';
import type { RedEvent } from '../events.ts';
import { type Section, SHIELD } from '../ship.ts';
import type { RedView } from '../view.ts';
import styles from './moments.module.css';
import { muzzleOf, type Point, placeOf, TOP } from './plan.ts';
import { Redshirt } from './tokens.tsx';

const STAR = 'M0 -16L4 -5 15 -8 7 1 14 10 3 7 0 18 -3 7 -14 10 -7 1 -15 -8 -4 -5Z';
const LABEL_UP = 22;

export function Moments({ ship, u }: { ship: number; u: number }) {
  const { fresh, settings } = useTable<RedView>();
  const drawn = momentsOn(fresh, ship);
  if (drawn.length === 0) return null;
  return (
    <Layer className={`${styles.moments} ${settings.motion === 'off' ? styles.still : ''}`}>
      {drawn.map((moment, i) => (
        <Drawn key={`${moment.at}.${i}`} moment={moment} u={u} />
      ))}
    </Layer>
  );
}

interface Moment {
  readonly at: number;
  readonly kind: 'beam' | 'blast' | 'ripple' | 'fall';
  readonly from?: Point;
  readonly to: Point;
  readonly n?: number;
}

/** From the lines of one answer to what is seen of them on this ship. */
function momentsOn(fresh: readonly LogLine[], ship: number): Moment[] {
  const moments: Moment[] = [];
  let shot: { readonly x: number } | null = null;
  for (const { at, event: told } of fresh) {
    const event = told as RedEvent;
    switch (event.type) {
      case 'fired':
        if (event.ship === ship)
          moments.push({ at, kind: 'beam', from: muzzleOf(event.laser), to: { x: muzzleOf(event.laser).x, y: TOP } });
        shot = event.target === ship ? { x: event.laser % 2 === 0 ? 300 : 700 } : null;
        if (shot !== null && !event.hit)
          moments.push({ at, kind: 'beam', from: { x: shot.x, y: TOP }, to: { x: shot.x < 500 ? 20 : 980, y: 760 } });
        break;
      case 'rolled':
        shot = event.target === ship ? { x: 500 } : null;
        break;
      case 'absorbed':
        if (event.ship === ship) moments.push({ at, kind: 'ripple', to: { x: shot?.x ?? 500, y: 120 }, n: event.points });
        break;
      case 'damaged':
        if (event.ship !== ship) break;
        if (shot !== null) moments.push({ at, kind: 'beam', from: { x: shot.x, y: TOP }, to: middleOf(event.section) });
        moments.push({ at, kind: 'blast', to: middleOf(event.section), n: event.points });
        break;
      case 'phasered':
        if (event.ship === ship) moments.push({ at, kind: 'blast', to: middleOf(event.section), n: event.points });
        break;
      case 'wentOff':
        if (event.ship === ship) moments.push({ at, kind: 'blast', to: middleOf(event.section) });
        break;
      default:
        break;
    }
  }
  return moments;
}
const middleOf = (section: Section): Point => (section === SHIELD ? { x: 500, y: 100 } : placeOf(section).mid);

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
    case 'fall':
      return <Redshirt x={to.x} y={to.y} size={16 * u} />;
  }
}

/** A shot as its die and its sum, for whoever wants to know why it hit. */
export interface Shot {
  readonly at: number;
  readonly ship: number;
  readonly target: number;
  readonly roll: number | null;
  readonly modifier: number | null;
  readonly hit: boolean;
  readonly laser: Section | null;
}
/** The shots of the present turn, oldest first. */
export function shotsOf(log: readonly LogLine[]): readonly Shot[] {
  const shots: Shot[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    const { at, event: told } = log[i] as LogLine;
    const event = told as RedEvent;
    if (event.type === 'turnBegan') break;
    if (event.type !== 'fired' && event.type !== 'rolled') continue;
    const { ship, target, roll, modifier, hit } = event;
    shots.unshift({ at, ship, target, roll, modifier, hit, laser: event.type === 'fired' ? event.laser : null });
  }
  return shots;
}
