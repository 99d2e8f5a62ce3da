/** The table as it is drawn: places in a row, with what stands above (theirs) and below (mine) each. Pure functions on a view. */
import type { Ref, Seat, Viewer } from '@bridgehead/kernel';
import { type Design, designNumber, type Face, face, type Kind } from '../cards/index.ts';
import type { BlazeView, GroupView, LocationView, TeamView, ThingView, VesselView } from '../view.ts';

export const spaceOf = (location: number): number => -10 - 2 * location;
export const surfaceOf = (location: number): number => -11 - 2 * location;
export const locationAt = (place: number): number => (place <= -10 ? (-10 - place) >> 1 : -1);
export const thingRef = (id: number): Ref => `thing:${id}`;
export const placeRef = (place: number): Ref => (place >= 0 ? thingRef(place) : `place:${place}`);
export const numberIn = (ref: Ref | null, kind: 'thing' | 'place'): number | null =>
  ref?.startsWith(`${kind}:`) ? Number(ref.slice(kind.length + 1)) : null;
export const cardIn = (ref: Ref | null): string | null => (ref?.startsWith('card:') ? ref.slice(5) : null);

/** Null for a card that is not known. */
export const faceOfCard = (id: string): Face | null => {
  const d: Design = designNumber(id);
  return d < 0 ? null : face(d);
};
/** A mouth of the wormhole. */
export const WORMHOLE = 'DW6';
export const isPlanetCard = (id: string): boolean => faceOfCard(id)?.row.type === 'P';
export const kindOfCard = (id: string): Kind | null => faceOfCard(id)?.kind ?? null;

/** The viewer sits below; a spectator sits with the first seat. */
export const nearSeat = (viewer: Viewer): Seat => (viewer === 'spectator' ? 0 : viewer);

export interface Team {
  readonly place: number;
  readonly side: Seat;
  readonly groups: readonly GroupView[];
  readonly n: number;
}
export interface Spot {
  readonly location: LocationView;
  readonly isPlanet: boolean;
  readonly isMouth: boolean;
  readonly mine: readonly VesselView[];
  readonly theirs: readonly VesselView[];
  readonly teams: readonly Team[];
  /** Traps, pods, lost teams, cards laid on the mission. */
  readonly tokens: readonly ThingView[];
}

export const groupsAt = (view: BlazeView, place: number): readonly GroupView[] =>
  view.places.find((one) => one.place === place)?.groups ?? [];
export const isFree = (group: GroupView): boolean => group.captor < 0 || group.condition === 'brainwashed';
const countOf = (groups: readonly GroupView[]): number => groups.reduce((sum, one) => sum + one.n, 0);

export function spotsOf(view: BlazeView, near: Seat): Spot[] {
  return view.lines.flat().flatMap((id) => {
    const location = view.locations[id];
    if (location === undefined) return [];
    const here = view.vessels.filter(({ at }) => at === spaceOf(id)).sort(facilitiesFirst);
    const onSurface = groupsAt(view, surfaceOf(id));
    return [
      {
        location,
        isPlanet: isPlanetCard(location.card),
        isMouth: location.card === WORMHOLE,
        mine: here.filter(({ controller }) => controller === near),
        theirs: here.filter(({ controller }) => controller !== near),
        teams: [0, 1].flatMap((side) => {
          const groups = onSurface.filter((group) => group.side === side && isFree(group));
          return groups.length === 0 ? [] : [{ place: surfaceOf(id), side, groups, n: countOf(groups.filter(isPerson)) }];
        }),
        tokens: view.things.filter(({ at }) => at === spaceOf(id) || at === surfaceOf(id)),
      },
    ];
  });
}
const facilitiesFirst = (a: VesselView, b: VesselView): number =>
  Number(isFacility(b)) - Number(isFacility(a)) || Number(b.host >= 0) - Number(a.host >= 0) || a.id - b.id;
export const isFacility = ({ card }: ThingView): boolean => kindOfCard(card) === 'facility';
export const isShip = ({ card }: ThingView): boolean => kindOfCard(card) === 'ship';
export const isBorgShipCard = ({ card }: ThingView): boolean => card === 'DL01';
export const isPerson = (group: GroupView): boolean => group.kind === 'personnel';

// —— aboard ——

/** The card itself, and the sites of a Nor. */
export const roomsOf = (view: BlazeView, id: number): number[] => [
  id,
  ...view.things.filter((thing) => thing.at === id && kindOfCard(thing.card) === 'site').map((thing) => thing.id),
];
export const aboard = (view: BlazeView, id: number): readonly GroupView[] => roomsOf(view, id).flatMap((room) => groupsAt(view, room));
export const crewCount = (view: BlazeView, vessel: VesselView): number =>
  countOf(aboard(view, vessel.id).filter((group) => isPerson(group) && group.side === vessel.controller && isFree(group)));
export const captivesAboard = (view: BlazeView, vessel: VesselView): readonly GroupView[] =>
  aboard(view, vessel.id).filter((group) => isPerson(group) && !isFree(group));
export const markersOn = (view: BlazeView, id: number): readonly ThingView[] =>
  view.things.filter((thing) => thing.at === id && kindOfCard(thing.card) === 'tactic');
export const cardsOn = (view: BlazeView, id: number): readonly ThingView[] =>
  view.things.filter((thing) => thing.at === id && !['tactic', 'site'].includes(kindOfCard(thing.card) ?? ''));
export const vesselById = (view: BlazeView, id: number): VesselView | null => view.vessels.find((one) => one.id === id) ?? null;
export const thingById = (view: BlazeView, id: number): ThingView | null =>
  vesselById(view, id) ?? view.things.find((one) => one.id === id) ?? null;
/** A site stands for its Nor, a docked ship's berth for the facility. */
export function vesselOfPlace(view: BlazeView, place: number): VesselView | null {
  const thing = place < 0 ? null : thingById(view, place);
  if (thing === null) return null;
  return vesselById(view, thing.id) ?? (thing.at >= 0 ? vesselById(view, thing.at) : null);
}
/** The location of a place or of a thing; −1 off the line. */
export function locationOf(view: BlazeView, place: number): number {
  for (let at = place, steps = 0; steps < 5; steps++) {
    if (at < 0) return locationAt(at);
    at = thingById(view, at)?.at ?? -1;
  }
  return -1;
}
export const teamAt = (view: BlazeView, place: number, side: Seat): TeamView | null =>
  view.teams.find((team) => team.place === place && team.side === side) ?? null;

/** How many turns until the Borg Ship fires at something of this side, if nothing moves (BOG-R28); null if it never does. */
export function borgShipDue(view: BlazeView, ship: VesselView, seat: Seat): number | null {
  const from = locationOf(view, ship.id);
  const line = view.lines.find((one) => one.includes(from)) ?? [];
  const ahead = ship.way < 0 ? line.slice(0, line.indexOf(from)).reverse() : line.slice(line.indexOf(from) + 1);
  const isPrey = ({ controller, at, cloaked, affiliation }: VesselView, location: number) =>
    controller === seat && at === spaceOf(location) && !cloaked && affiliation !== 'Borg';
  const met = ship.way === 0 ? -1 : ahead.findIndex((location) => view.vessels.some((one) => isPrey(one, location)));
  return met < 0 ? null : met + 1;
}

// —— the ruler ——

/** What a flight costs (BOG-B3); null where no way leads. */
export function costOf(view: BlazeView, from: number, to: number): number | null {
  if (from === to) return null;
  if ([from, to].every((one) => view.locations[one]?.card === WORMHOLE)) return 0;
  const line = view.lines.find((one) => one.includes(from)) ?? [];
  const [a, b] = [line.indexOf(from), line.indexOf(to)];
  if (b < 0) return null;
  const passed = a < b ? line.slice(a + 1, b + 1) : line.slice(b, a);
  return passed.reduce((sum, one) => sum + (view.locations[one]?.span ?? 0), 0);
}

/** The viewer's own ship that is looked at or chosen; null for anything else. */
export function shipLookedAt(view: BlazeView, viewer: unknown, ref: string | null): VesselView | null {
  const id = numberIn(ref, 'thing');
  const ship = id === null ? null : vesselById(view, id);
  return ship !== null && isShip(ship) && ship.controller === viewer ? ship : null;
}

// —— room ——

/** In rem: the least width of a mission, and of an empty mouth of the wormhole. */
const LEAST = 4.35;
export const MOUTH = 3.3;
export const isEmptyMouth = ({ isMouth, mine, theirs }: Spot): boolean => isMouth && mine.length + theirs.length === 0;

/** The narrowest board on which all places stand in one row. */
export const rowWidth = (spots: readonly Spot[]): number =>
  spots.reduce((sum, spot) => sum + (isEmptyMouth(spot) ? MOUTH : LEAST) + 0.22, 1);
