/** Where an officer can walk this turn, by what his crew sees: the way there, what it costs, and which doors are closed to him. */
import { nth } from '../lists.ts';
import { CRITICAL, type Section } from '../ship.ts';
import { NONE } from '../state.ts';
import type { OfficerView, RedView } from '../view.ts';
import { walksFrom } from './plan.ts';

export interface Way {
  /** From where he stands to where he gets to. */
  readonly rooms: readonly Section[];
  /** It ends in wreckage, which costs 1 (RED-48, RED-R19). */
  readonly wreck: boolean;
}
export interface Reach {
  readonly ways: ReadonlyMap<Section, Way>;
  /** Doors that an enemy or a force field closes: from, to. */
  readonly closed: readonly (readonly [Section, Section])[];
}
const NOWHERE: Reach = { ways: new Map(), closed: [] };

const hasEnemy = (view: RedView, o: OfficerView, section: Section): boolean =>
  view.officers.some((other) => other.alive && other.team !== o.team && other.ship === o.ship && other.section === section);
const hasField = (view: RedView, o: OfficerView, section: Section): boolean =>
  view.fields.some((field) => field.ship === o.ship && field.section === section && field.team !== o.team);

export function reachOf(view: RedView, o: OfficerView): Reach {
  const ship = view.ships[o.ship];
  if (ship === undefined || ship.pod || o.ship === NONE || o.own === null || o.ended || o.own.helm || o.own.halt !== 0) return NOWHERE;
  const steps = o.steps ?? 0;
  if (steps === 0 || hasField(view, o, o.section)) return NOWHERE;
  const ways = new Map<Section, Way>([[o.section, { rooms: [o.section], wreck: false }]]);
  const closed: [Section, Section][] = [];
  const queue: Section[] = [o.section];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const { rooms, wreck } = ways.get(at) as Way;
    if (wreck || rooms.length > steps || (at !== o.section && hasField(view, o, at))) continue;
    for (const to of walksFrom(at)) {
      if (hasEnemy(view, o, to) || hasField(view, o, to)) {
        if (!ways.has(to)) closed.push([at, to]);
        continue;
      }
      if (ways.has(to)) continue;
      ways.set(to, { rooms: [...rooms, to], wreck: !ship.false && nth(ship.levels, to) >= CRITICAL });
      queue.push(to);
    }
  }
  ways.delete(o.section);
  return { ways, closed };
}
