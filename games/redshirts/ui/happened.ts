/** What the log's last lines come to: what is drawn of them on a ship, and the shots of a turn with their dice. */

import type { LogLine } from '@bridgehead/ui';
import type { RedEvent } from '../events.ts';
import { nth } from '../lists.ts';
import { type Section, SHIELD } from '../ship.ts';
import type { RedView } from '../view.ts';
import { muzzleOf, type Point, placeOf, TOP, WIDE } from './plan.ts';

export interface Moment {
  readonly at: number;
  readonly kind: 'beam' | 'blast' | 'ripple' | 'fall' | 'shimmer';
  readonly from?: Point;
  readonly to: Point;
  readonly n?: number;
}

export const eventOf = (told: LogLine['event']): RedEvent => told as RedEvent;

/** How far aside a beam is when it leaves its ship. */
const AWAY = 150;
/** Two ships lie in their order; of more, my own is the left one. */
const comesFromLeft = ({ teams, team }: RedView, { ship, target }: { readonly ship: number; readonly target: number }): boolean =>
  teams.length === 2 ? ship < target : ship === (team ?? 0);

/** From the lines of one answer to what is seen of them on this ship. */
export function momentsOn(fresh: readonly LogLine[], view: RedView, ship: number): Moment[] {
  const moments: Moment[] = [];
  /** Redshirts fall next to their officer, where he is seen. */
  const fall = (at: number, officer: number, n: number): void => {
    const one = view.officers[officer];
    if (one !== undefined && one.ship === ship) moments.push({ at, kind: 'fall', to: middleOf(one.section), n });
  };
  let shot: Point | null = null;
  for (const { at, event: told } of fresh) {
    const event = eventOf(told);
    switch (event.type) {
      case 'fired':
        if (event.ship === ship)
          moments.push({
            at,
            kind: 'beam',
            from: muzzleOf(event.laser),
            to: { x: muzzleOf(event.laser).x + (comesFromLeft(view, event) ? AWAY : -AWAY), y: TOP },
          });
        shot = event.target === ship ? { x: comesFromLeft(view, event) ? 0 : WIDE, y: 330 } : null;
        if (shot !== null && !event.hit) moments.push({ at, kind: 'beam', from: shot, to: { x: shot.x === 0 ? 330 : 670, y: TOP } });
        break;
      case 'rolled':
        shot = event.target === ship ? { x: comesFromLeft(view, event) ? 0 : WIDE, y: 330 } : null;
        break;
      case 'absorbed':
        if (event.ship === ship)
          moments.push({ at, kind: 'ripple', to: { x: shot === null ? 500 : shot.x === 0 ? 300 : 700, y: 120 }, n: event.points });
        break;
      case 'damaged':
        if (event.ship !== ship) break;
        if (shot !== null) moments.push({ at, kind: 'beam', from: shot, to: middleOf(event.section) });
        moments.push({ at, kind: 'blast', to: middleOf(event.section), n: event.points });
        break;
      case 'phasered':
        if (event.ship === ship) moments.push({ at, kind: 'blast', to: middleOf(event.section), n: event.points });
        break;
      case 'wentOff':
        if (event.ship === ship) moments.push({ at, kind: 'blast', to: middleOf(event.section) });
        break;
      case 'beamed':
      case 'boarded':
        if (event.ship === ship) moments.push({ at, kind: 'shimmer', to: middleOf(event.section) });
        break;
      case 'dove':
        fall(at, event.officer, 1);
        break;
      case 'hurt':
        if (event.fallen > 0) fall(at, event.officer, event.fallen);
        break;
      default:
        break;
    }
  }
  return moments;
}
const middleOf = (section: Section): Point => (section === SHIELD ? { x: 500, y: 100 } : placeOf(section).mid);

/** A shot as its die and its sum, for those who want to know why it hit. */
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
    const { at, event: told } = nth(log, i);
    const event = eventOf(told);
    if (event.type === 'turnBegan') break;
    if (event.type !== 'fired' && event.type !== 'rolled') continue;
    const { ship, target, roll, modifier, hit } = event;
    shots.unshift({ at, ship, target, roll, modifier, hit, laser: event.type === 'fired' ? event.laser : null });
  }
  return shots;
}

/** The die with what was added to it: '5 − 1'; alone where nothing was, or where a lying display hides it. */
export const sumOf = (roll: number, modifier: number | null): string =>
  modifier === null || modifier === 0 ? `${roll}` : `${roll} ${modifier > 0 ? '+' : '−'} ${Math.abs(modifier)}`;
