/** The Borg Ship dilemma on the spaceline (BOG-43 to BOG-46, BOG-R28, BOG-R29). */

import type { Rules, Seat } from '@bridgehead/kernel';
import { BORG, idOf, K } from '../cards/index.ts';
import { nth } from '../entries.ts';
import { type Blaze, controllerOf, isSpace, type Location, NONE, placeOf, STOPPED, space, type Thing, turnsOf } from '../state.ts';
import { dilemmaAttacks } from './battle.ts';
import { discardThing, enterFromPile } from './changes.ts';
import { isCloaked } from './figures.ts';
import { fartherEnd, lineOf } from './map.ts';
import { affiliationOf, type BlazeTable, has, isBorgShip, isVessel, locationOf, other, vesselsAt } from './things.ts';

export const borgShips = (s: Blaze): Thing[] => s.inPlay.filter((c) => isBorgShip(s, c));

/** It appears where it was met, takes its way and attacks at once. */
export function* borgShipAppears(t: BlazeTable, owner: Seat, location: Location): Rules<void> {
  const { state: s } = t;
  const ship = enterFromPile(t, K['Borg Ship'], owner, space(location), NONE);
  const way = fartherEnd(s, location);
  s.turns[ship] = way === 0 ? ((yield* t.choose(nth(s.missionOwner, location), 'bog.way', ['left', 'right'])) === 'left' ? -1 : 1) : way;
  yield* borgShipAttacks(t, ship);
}

/** What it fires at: every uncloaked ship and facility of a player that is not Borg. */
function preyOf(s: Blaze, ship: Thing, seat: Seat): Thing[] {
  return vesselsAt(s, locationOf(s, ship)).filter(
    (c) => isVessel(s, c) && s.controller[c] === seat && affiliationOf(s, c) !== BORG && !isCloaked(s, c),
  );
}
/** BOG-45: two separate battles; the player whose turn it is says which comes first. */
export function* borgShipAttacks(t: BlazeTable, ship: Thing): Rules<void> {
  const { state: s } = t;
  const victims = [s.active, other(s.active)].filter((seat) => preyOf(s, ship, seat).length > 0);
  if (victims.length === 2 && (yield* t.choose(s.active, 'bog.first', [0, 1])) !== victims[0]) victims.reverse();
  for (const seat of victims) {
    if (t.result !== null || !s.inPlay.includes(ship)) return;
    const prey = preyOf(s, ship, seat);
    if (prey.length > 0) yield* dilemmaAttacks(t, ship, seat, prey);
  }
}
/** A ship that stops or decloaks at its location is attacked at once; true if there was a battle. */
export function* borgShipsMeet(t: BlazeTable, arrived: Thing): Rules<boolean> {
  const { state: s } = t;
  let fought = false;
  for (const ship of borgShips(s)) {
    if (t.result !== null || !s.inPlay.includes(arrived) || !isSpace(placeOf(s, arrived))) return fought;
    if (s.at[ship] !== s.at[arrived] || isCloaked(s, arrived) || affiliationOf(s, arrived) === BORG || has(s, ship, STOPPED)) continue;
    fought = true;
    yield* dilemmaAttacks(t, ship, controllerOf(s, arrived), [arrived]);
  }
  return fought;
}
/** At the end of every turn: one location on, and attack; past the end it is discarded. */
export function* borgShipsMove(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  for (const ship of borgShips(s)) {
    if (!s.inPlay.includes(ship) || has(s, ship, STOPPED)) continue; // BOG-B18: Regenerate has stopped it
    const line = lineOf(s, locationOf(s, ship));
    const next = line[line.indexOf(locationOf(s, ship)) + turnsOf(s, ship)];
    if (next === undefined) {
      discardThing(t, ship);
      continue;
    }
    s.at[ship] = space(next);
    t.emit({ type: 'moved', seat: NONE, card: idOf(K['Borg Ship']), thing: ship, location: next });
    yield* borgShipAttacks(t, ship);
    if (t.result !== null) return;
  }
}
