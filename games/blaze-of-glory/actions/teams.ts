/** T3: what crews and Away Teams do, and battles. */
import type { Reason, Seat } from '@bridgehead/kernel';
import { after } from '../rules/after.ts';
import { targetsFor, whyNotAttack } from '../rules/announce.ts';
import { attack } from '../rules/battle.ts';
import { contested, fight, whyNotFight } from '../rules/fight.ts';
import { attempt, teamsOf, whyNotAttempt, whyNotScout } from '../rules/missions.ts';
import type { Blaze, Place, Thing } from '../state.ts';
import { placeName, thingName } from '../table-help.ts';
import type { BlazeView } from '../view.ts';
import { type BlazeActions, ownShips, placeRef, places, spot } from './row.ts';

export type TeamOrder =
  | readonly ['attempt', Place]
  | readonly ['scout', Place]
  | readonly ['attack', target: Thing]
  | readonly ['fight', Place];

/** At the mission where a ship lies, or on the surface of a planet. */
const atMission = <K extends 'attempt' | 'scout'>(verb: K, why: (s: Blaze, seat: Seat, place: Place) => Reason | null) => ({
  takes: [spot] as const,
  exact: true as const,
  tries: (s: Blaze, seat: Seat) => teamsOf(s, seat, why).map((place) => [verb, place] as const),
  why,
  says: (view: BlazeView, place: Place) => ({ key: `bog.do.${verb}`, params: { card: placeName(view, place) } }),
  refs: (place: Place) => [placeRef(place)],
  meant: (view: BlazeView, seat: Seat) => [
    ...ownShips(view, seat).map(({ id }) => [verb, id] as const),
    ...places(view)
      .filter((place) => place < 0)
      .map((place) => [verb, place] as const),
  ],
});

export const TEAMS: BlazeActions<TeamOrder> = {
  attempt: { ...atMission('attempt', whyNotAttempt), do: (t, seat, place) => after(t, 'attempt', attempt(t, seat, place, false)) },
  scout: { ...atMission('scout', whyNotScout), do: (t, seat, place) => after(t, 'attempt', attempt(t, seat, place, true)) },
  attack: {
    takes: [spot],
    exact: true,
    tries: (s, seat) => targetsFor(s, seat).map((c) => ['attack', c]),
    why: whyNotAttack,
    do: (t, seat, aim) => after(t, 'battle', attack(t, seat, aim)),
    says: (view, aim) => ({ key: 'bog.do.attack', params: { card: thingName(view, aim) } }),
    refs: (aim) => [placeRef(aim)],
    meant: (view, seat) => view.vessels.filter(({ controller }) => controller !== seat).map(({ id }) => ['attack', id]),
  },
  fight: {
    takes: [spot],
    exact: true,
    tries: (s, seat) =>
      contested(s, seat)
        .filter((place) => whyNotFight(s, seat, place) === null)
        .map((place) => ['fight', place]),
    why: whyNotFight,
    do: (t, seat, place) => after(t, 'battle', fight(t, seat, place)),
    says: (view, place) => ({ key: 'bog.do.fight', params: { card: placeName(view, place) } }),
    refs: (place) => [placeRef(place)],
    meant: (view) => places(view).map((place) => ['fight', place]),
  },
};
