/** T3: what ships do, and who goes aboard and ashore. */
import type { Reason, Seat } from '@bridgehead/kernel';
import { after } from '../rules/after.ts';
import {
  beam,
  beamPairs,
  cloak,
  decloak,
  destinations,
  dock,
  fetchPairs,
  fetchPod,
  hostsFor,
  launch,
  launchable,
  move,
  undock,
  walk,
  walkPairs,
  whyNotBeam,
  whyNotCloak,
  whyNotDecloak,
  whyNotDock,
  whyNotFetch,
  whyNotLaunch,
  whyNotMove,
  whyNotUndock,
  whyNotWalk,
} from '../rules/orders.ts';
import { shipsOf } from '../rules/things.ts';
import type { Blaze, Location, Place, Thing } from '../state.ts';
import { placeName, thingName } from '../table-help.ts';
import type { BlazeView } from '../view.ts';
import { type BlazeActions, locationName, locationRef, ownShips, ownVessels, placeRef, places, spot } from './row.ts';

type Move = readonly ['move', ship: Thing, to: Location];
type Beam = readonly ['beam', from: Place, to: Place];
type Walk = readonly ['walk', from: Place, to: Place];
type Dock = readonly ['dock', ship: Thing, host: Thing];
type Undock = readonly ['undock', ship: Thing];
type Cloak = readonly ['cloak', ship: Thing];
type Decloak = readonly ['decloak', ship: Thing];
type Fetch = readonly ['fetch', pod: Thing, ship: Thing];
type Launch = readonly ['launch', ship: Thing];
export type ShipOrder = Move | Beam | Walk | Dock | Undock | Cloak | Decloak | Fetch | Launch;

/** What every order to a ship alone has in common. */
const alone = <K extends 'undock' | 'cloak' | 'decloak'>(verb: K, why: (s: Blaze, seat: Seat, ship: Thing) => Reason | null) => ({
  takes: [spot] as const,
  exact: true as const,
  tries: (s: Blaze, seat: Seat) =>
    shipsOf(s, seat)
      .filter((c) => why(s, seat, c) === null)
      .map((c) => [verb, c] as const),
  why,
  says: (view: BlazeView, ship: Thing) => ({ key: `bog.do.${verb}`, params: { card: thingName(view, ship) } }),
  refs: (ship: Thing) => [placeRef(ship)],
  meant: (view: BlazeView, seat: Seat) => ownShips(view, seat).map(({ id }) => [verb, id] as const),
});
const between = (verb: 'beam' | 'walk') => ({
  takes: [spot, spot] as const,
  exact: true as const,
  says: (view: BlazeView, from: Place, to: Place) => ({
    key: `bog.do.${verb}`,
    params: { from: placeName(view, from), place: placeName(view, to) },
  }),
  refs: (from: Place, to: Place) => [placeRef(from), placeRef(to)],
});
/** Each place with each other: where somebody might go. */
const pairs = (all: readonly Place[]): (readonly [Place, Place])[] =>
  all.flatMap((from) => all.flatMap((to) => (from === to ? [] : [[from, to] as const])));

export const SHIPS: Omit<BlazeActions<ShipOrder>, 'fetch' | 'launch'> = {
  move: {
    takes: [spot, spot],
    exact: true,
    tries: (s, seat) => shipsOf(s, seat).flatMap((c) => destinations(s, seat, c).map((to) => ['move', c, to] as const)),
    why: whyNotMove,
    do: (t, seat, ship, to) => after(t, 'move', move(t, seat, ship, to)),
    says: (view, ship, to) => ({ key: 'bog.do.move', params: { card: thingName(view, ship), place: locationName(view, to) } }),
    refs: (ship, to) => [placeRef(ship), locationRef(to)],
    meant: (view, seat) => ownShips(view, seat).flatMap(({ id }) => view.lines.flat().map((to) => ['move', id, to] as const)),
  },
  beam: {
    ...between('beam'),
    tries: (s, seat) => beamPairs(s, seat).map(([from, to]) => ['beam', from, to]),
    why: whyNotBeam,
    do: (t, seat, from, to) => after(t, null, beam(t, seat, from, to)),
    meant: (view) => pairs(places(view)).map(([from, to]) => ['beam', from, to]),
  },
  walk: {
    ...between('walk'),
    tries: (s, seat) => walkPairs(s, seat).map(([from, to]) => ['walk', from, to]),
    why: whyNotWalk,
    do: (t, seat, from, to) => after(t, null, walk(t, seat, from, to)),
  },
  dock: {
    takes: [spot, spot],
    exact: true,
    tries: (s, seat) =>
      shipsOf(s, seat).flatMap((c) =>
        hostsFor(s, seat, c)
          .filter((host) => whyNotDock(s, seat, c, host) === null)
          .map((host) => ['dock', c, host] as const),
      ),
    why: whyNotDock,
    do(t, seat, ship, host) {
      dock(t, seat, ship, host);
      return after(t, null);
    },
    says: (view, ship, host) => ({ key: 'bog.do.dock', params: { card: thingName(view, ship), place: placeName(view, host) } }),
    refs: (ship, host) => [placeRef(ship), placeRef(host)],
    meant: (view, seat) => {
      const hosts = ownVessels(view, seat).filter((one) => !ownShips(view, seat).includes(one));
      return ownShips(view, seat).flatMap(({ id }) => hosts.map((host) => ['dock', id, host.id] as const));
    },
  },
  undock: {
    ...alone('undock', whyNotUndock),
    do(t, seat, ship) {
      undock(t, seat, ship);
      return after(t, null);
    },
  },
  cloak: {
    ...alone('cloak', whyNotCloak),
    do(t, seat, ship) {
      cloak(t, seat, ship);
      return after(t, null);
    },
  },
  decloak: {
    ...alone('decloak', whyNotDecloak),
    *do(t, seat, ship) {
      const fought = yield* decloak(t, seat, ship);
      yield* after(t, fought ? 'battle' : null);
    },
  },
};

export const PODS: Pick<BlazeActions<ShipOrder>, 'fetch' | 'launch'> = {
  fetch: {
    takes: [spot, spot],
    exact: true,
    tries: (s, seat) => fetchPairs(s, seat).map(([pod, ship]) => ['fetch', pod, ship]),
    why: whyNotFetch,
    do(t, seat, pod, ship) {
      fetchPod(t, seat, pod, ship);
      return after(t, null);
    },
    says: (view, pod, ship) => ({ key: 'bog.do.fetch', params: { card: thingName(view, pod), place: thingName(view, ship) } }),
    refs: (pod, ship) => [placeRef(pod), placeRef(ship)],
  },
  launch: {
    takes: [spot],
    exact: true,
    tries: (s, seat) => launchable(s, seat).map((c) => ['launch', c]),
    why: whyNotLaunch,
    do: (t, seat, ship) => after(t, null, launch(t, seat, ship)),
    says: (view, ship) => ({ key: 'bog.do.launch', params: { card: thingName(view, ship) } }),
    refs: (ship) => [placeRef(ship)],
    meant: (view, seat) => ownShips(view, seat).map(({ id }) => ['launch', id]),
  },
};
