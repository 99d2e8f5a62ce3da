/** The drawn half of each action: who gives the order and where it leads, its button, and how it stands before it is given. */
import { type AnswerOf, type DataOf, type Json, type Ref, verbOf } from '@bridgehead/kernel';
import type { TableContext } from '@bridgehead/ui';
import type { Order, OrderVerb } from '../actions/index.ts';
import { designNumber, face } from '../cards/index.ts';
import { cardName, placeName } from '../table-help.ts';
import { isWhom, placeNamed, type Target, type Whom } from '../target.ts';
import type { BlazeView } from '../view.ts';
import { checklist } from './advice.ts';
import { brief, shortName, shortNameOf } from './faces.ts';
import { cardIn, costOf, locationAt, locationOf, nearSeat, placeRef, spaceOf, thingRef, vesselById, vesselOfPlace } from './position.ts';

type Context = TableContext<BlazeView>;
/** How an order stands before it is given; good: green, not good: red. */
export interface Outcome {
  readonly text: string;
  readonly good: boolean | null;
}
interface Ends {
  readonly by: Ref | null;
  readonly to: Ref | null;
}
interface Half<D extends readonly unknown[]> {
  aim(view: BlazeView, ...data: D): Ends;
  /** Absent: as the game words it. */
  button?(table: Context, ...data: D): string | null;
  outcome?(table: Context, ...data: D): Outcome | null;
}
type Halves = { readonly [K in Exclude<OrderVerb, 'end'>]: Half<DataOf<Order, K>> };

// —— ends ——

/** The thing on the table that a place belongs to: a site stands for its Nor. */
export const homeRef = (view: BlazeView, place: number): Ref => {
  const vessel = vesselOfPlace(view, place);
  return vessel === null ? placeRef(place) : thingRef(vessel.id);
};
export const atLocation = (location: number): Ref => placeRef(spaceOf(location));
export const cardRef = (id: string): Ref => `card:${id}`;
export const targetRef = (view: BlazeView, target: Target): Ref | null => {
  const place = placeNamed(target);
  if (place !== null) return homeRef(view, place);
  const named = typeof target === 'object' ? target.find((one) => typeof one === 'string' && designNumber(one) >= 0) : undefined;
  return typeof named === 'string' ? cardRef(named) : null;
};
const isSite = (id: string): boolean => face(designNumber(id)).kind === 'site';

// —— buttons ——

const nameAt = (view: BlazeView, place: number): string => {
  const vessel = vesselOfPlace(view, place);
  return shortNameOf(vessel?.card ?? view.locations[locationAt(place)]?.card ?? '');
};
const plain =
  (verb: OrderVerb) =>
  ({ say }: Context): string =>
    say({ key: `bog.ui.act.${verb}` });
const ofCard =
  (verb: OrderVerb) =>
  ({ say }: Context, id: string): string =>
    say({ key: `bog.ui.act.${verb}`, params: { card: shortName(cardName(id)) } });
const ofCaptive =
  (verb: OrderVerb) =>
  ({ say }: Context, [, id]: Whom): string =>
    say({ key: `bog.ui.act.${verb}`, params: { card: shortNameOf(id) } });
const goingTo =
  (verb: 'beam' | 'walk') =>
  ({ view, say }: Context, _from: number, to: number): string =>
    say({ key: to < 0 ? `bog.ui.act.${verb}-down` : `bog.ui.act.${verb}`, params: { place: nameAt(view, to) } });
const atMission =
  (verb: 'attempt' | 'scout') =>
  ({ view, say }: Context, place: number): string =>
    say({ key: `bog.ui.act.${verb}`, params: { card: cardName(view.locations[locationOf(view, place)]?.card ?? '') } });
/** The card is in hand already, or it must be named. */
const coming = ({ selection, say }: Context, id: string, place: string): string =>
  cardIn(selection) === id
    ? say({ key: 'bog.ui.act.report-to', params: { place } })
    : say({ key: 'bog.ui.act.report', params: { card: shortName(cardName(id)) } });

// —— outcomes ——

const targetOutcome = ({ view }: Context, target: Target): Outcome | null => {
  const words = targetWords(view, target);
  return words === '' ? null : { text: brief(words, 34), good: null };
};
/** What a card names, in words: "Sela (Romulan Outpost)". */
function targetWords(view: BlazeView, target: Target): string {
  if (typeof target !== 'object') return typeof target === 'number' && target !== 0 ? placeName(view, target) : '';
  const place = placeNamed(target);
  const cards = target.flatMap((one) => {
    const id = isWhom(one) ? one[1] : one;
    return typeof id === 'string' && designNumber(id) >= 0 ? [shortNameOf(id)] : [];
  });
  const where = place === null ? '' : placeName(view, place);
  if (cards.length === 0) return where;
  return where === '' ? cards.join(', ') : `${cards.join(', ')} (${where})`;
}
function attemptOutcome({ view, viewer, say }: Context, place: number): Outcome | null {
  const location = view.locations[locationOf(view, place)];
  const checks = location === undefined ? null : checklist(view, nearSeat(viewer), place, location.card);
  if (checks === null || location === undefined) return null;
  const met = checks.filter((check) => check.met).length;
  return {
    text: say({ key: 'bog.ui.outcome.attempt', params: { met, of: checks.length, n: location.stack.length } }),
    good: met === checks.length,
  };
}
function attackOutcome({ view, viewer, say }: Context, id: number): Outcome | null {
  const target = vesselById(view, id);
  if (target === null) return null;
  const here = view.vessels.filter((one) => one.controller === viewer && one.at === target.at && one.host < 0);
  const guns = here.reduce((sum, one) => sum + one.weapons, 0);
  return { text: say({ key: 'bog.ui.outcome.attack', params: { guns, shields: target.shields } }), good: guns > target.shields };
}

const shipTo = (view: BlazeView, ship: number, to = 0): Ends => ({ by: homeRef(view, ship), to: to === 0 ? null : homeRef(view, to) });
const captive = (view: BlazeView, one: Whom): Ends => ({ by: homeRef(view, one[3]), to: null });

/** In the order of the buttons: what scores, fights, moves; then the rest. */
export const HALVES: Halves = {
  attempt: {
    aim: (view, at) => ({ by: homeRef(view, at), to: atLocation(locationOf(view, at)) }),
    button: atMission('attempt'),
    outcome: attemptOutcome,
  },
  scout: { aim: (view, at) => ({ by: homeRef(view, at), to: atLocation(locationOf(view, at)) }), button: atMission('scout') },
  attack: {
    aim: (view, target) => ({ by: null, to: homeRef(view, target) }),
    button: ({ view, say }, target) => say({ key: 'bog.ui.act.attack', params: { card: nameAt(view, target) } }),
    outcome: attackOutcome,
  },
  report: {
    aim: (view, id, place) => ({ by: cardRef(id), to: homeRef(view, place) }),
    button: (table, id, place) => coming(table, id, nameAt(table.view, place)),
  },
  undock: {
    aim: shipTo,
    button: ({ view, selection, say }, ship) =>
      say({ key: selection === null ? 'bog.ui.act.undock-ship' : 'bog.ui.act.undock', params: { card: nameAt(view, ship) } }),
  },
  move: {
    aim: (view, ship, to) => ({ by: homeRef(view, ship), to: atLocation(to) }),
    button({ view, selection, say }, id, to) {
      const ship = vesselById(view, id);
      return say({
        key: selection === null ? 'bog.ui.act.move-ship' : 'bog.ui.act.move',
        params: {
          card: shortNameOf(ship?.card ?? ''),
          place: shortNameOf(view.locations[to]?.card ?? ''),
          cost: costOf(view, locationOf(view, id), to) ?? 0,
          left: ship?.left ?? 0,
        },
      });
    },
  },
  beam: { aim: shipTo, button: goingTo('beam') },
  dock: { aim: shipTo, button: ({ view, say }, _ship, host) => say({ key: 'bog.ui.act.dock', params: { place: nameAt(view, host) } }) },
  walk: { aim: shipTo, button: goingTo('walk') },
  cloak: { aim: shipTo, button: plain('cloak') },
  decloak: { aim: shipTo, button: plain('decloak') },
  build: {
    aim: (view, id, at) => ({ by: cardRef(id), to: isSite(id) ? homeRef(view, at) : atLocation(at) }),
    button: (table, id, at) => coming(table, id, isSite(id) ? nameAt(table.view, at) : shortNameOf(table.view.locations[at]?.card ?? '')),
  },
  play: {
    aim: (view, id, target) => ({ by: cardRef(id), to: targetRef(view, target) }),
    button: ofCard('play'),
    outcome: (table, _id, target) => targetOutcome(table, target),
  },
  lay: { aim: (_view, id) => ({ by: cardRef(id), to: null }), button: ofCard('lay') },
  'red-alert': { aim: () => ({ by: null, to: null }) },
  ops: {
    aim: (view, id, site) => ({ by: cardRef(id), to: homeRef(view, site) }),
    button: (table, id, site) => coming(table, id, nameAt(table.view, site)),
  },
  reveal: {
    aim: (view, card, target) => ({ by: homeRef(view, card), to: targetRef(view, target) }),
    outcome: (table, _card, target) => targetOutcome(table, target),
  },
  use: {
    aim: (view, from, target) => ({ by: homeRef(view, isWhom(from) ? from[3] : from), to: targetRef(view, target) }),
    outcome: (table, _from, target) => targetOutcome(table, target),
  },
  fight: { aim: (view, place) => ({ by: homeRef(view, place), to: null }), button: plain('fight') },
  custody: { aim: shipTo },
  imprison: { aim: captive, button: ofCaptive('imprison') },
  'take-out': { aim: captive, button: ofCaptive('take-out') },
  leave: { aim: captive, button: ofCaptive('leave') },
  'pick-up': { aim: captive, button: ofCaptive('pick-up') },
  free: { aim: captive, button: ofCaptive('free') },
  commandeer: { aim: shipTo },
  interrogate: { aim: shipTo },
  fetch: { aim: shipTo },
  launch: { aim: shipTo, button: plain('launch') },
};

export const isOrder = (option: Json): option is Exclude<Order, 'end'> =>
  (typeof option === 'string' || (Array.isArray(option) && typeof option[0] === 'string')) &&
  Object.hasOwn(HALVES, verbOf(option as Order));
/** Is it an order with this verb? */
export const isVerb = <K extends OrderVerb>(option: Json, verb: K): option is AnswerOf<Order, K> =>
  isOrder(option) && verbOf(option) === verb;
const ORDER_OF_BUTTONS = Object.keys(HALVES);
export const rankOf = (verb: string): number =>
  ORDER_OF_BUTTONS.includes(verb) ? ORDER_OF_BUTTONS.indexOf(verb) : ORDER_OF_BUTTONS.length;

const halfOf = (order: Order) => HALVES[verbOf(order) as keyof Halves] as Half<readonly unknown[]>;
const dataOf = (order: Order): readonly unknown[] => (typeof order === 'string' ? [] : order.slice(1));
export const endsOf = (view: BlazeView, order: Order): Ends => halfOf(order).aim(view, ...dataOf(order));
export const buttonOf = (table: Context, order: Order): string | null => halfOf(order).button?.(table, ...dataOf(order)) ?? null;
export const outcomeOf = (table: Context, order: Order): Outcome | null => halfOf(order).outcome?.(table, ...dataOf(order)) ?? null;
