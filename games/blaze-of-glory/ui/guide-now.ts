/** What the guide advises at any moment of a match, no matter what was done before: a crew, a mission, a flight towards the other side's ships, a battle. */

import type { Json, Prompt, Ref } from '@bridgehead/kernel';
import type { GuideTable, GuideWords } from '@bridgehead/ui';
import { cardName, placeName, thingName } from '../table-help.ts';
import type { BlazeView, LocationView, VesselView } from '../view.ts';
import { bestPlace, checklist } from './advice.ts';
import { shortName } from './faces.ts';
import { viewOf } from './given.ts';
import { type Offer, offersAbout, offersOf } from './intent.ts';
import { costOf, isFacility, isShip, locationOf, numberIn, spaceOf, vesselOfPlace } from './position.ts';
import { isOrder, isVerb } from './verbs.ts';

const words = (id: string, clauses: readonly string[], rest: Pick<GuideWords, 'params' | 'points'> = {}): GuideWords => ({
  id,
  title: `bog.guide.${id}`,
  text: `bog.guide.${id}.text`,
  clauses,
  ...rest,
});
const pointsOf = ({ by, to }: Offer): Ref[] => [by, to].flatMap((ref) => ref ?? []);

export function now(table: GuideTable): GuideWords {
  const view = viewOf(table.view);
  const { prompt, selection } = table;
  if (prompt === null) return words('wait', ['BOG-R66']);
  if (prompt.window !== undefined) return words('window', ['BOG-B12']);
  if (prompt.key === 'bog.tactic') return words('tactics', ['BOG-16', 'BOG-17']);
  if (prompt.key !== 'bog.turn') {
    if (selection !== null && offersAbout(view, prompt, selection).length > 0) return held(view, prompt, selection);
    return words(prompt.kind === 'select' ? 'tick' : 'choose', [], { points: chosenFrom(view, prompt) });
  }
  const offer = offersOf(view, prompt).find(({ option }) => option === advised(view, prompt));
  if (selection !== null && offer?.by !== selection) return held(view, prompt, selection);
  return offer === undefined || offer.option === 'end' ? words('end', ['BOG-B18']) : advice(view, prompt.seat, offer, selection);
}
/** A ring around everything points at nothing: then rather at the loudest button. */
const MOST = 4;
function chosenFrom(view: BlazeView, prompt: Prompt): Ref[] {
  const points = [...new Set(offersOf(view, prompt).flatMap(pointsOf))];
  return points.length > MOST ? [] : points;
}

/** Something else than the guide had in mind is picked up: what it can do. */
function held(view: BlazeView, prompt: Prompt, selection: Ref): GuideWords {
  const offers = offersAbout(view, prompt, selection);
  const points = offers.flatMap(({ by, to }) => (by === selection ? (to ?? []) : (by ?? [])));
  return offers.length === 0 ? words('idle', ['BOG-B18'], { points: [selection] }) : words('held', ['BOG-B18'], { points });
}

/** First who acts, then where. */
function advice(view: BlazeView, seat: number, offer: Offer, selection: Ref | null): GuideWords {
  const { by, to, option } = offer;
  const points = by !== null && by !== selection ? [by] : to !== null ? [to] : pointsOf(offer);
  const order: Json = option;
  if (!isOrder(order)) return words('end', ['BOG-B18']);
  switch (order[0]) {
    case 'attack':
      return words('attack', ['BOG-B21', 'BOG-B22'], { points: pointsOf(offer) });
    case 'attempt':
      return words('attempt', ['BOG-B28', 'BOG-B30'], { points: pointsOf(offer) });
    case 'report':
      return words('crew', ['BOG-B9'], { params: { card: shortName(cardName(order[1])) }, points });
    case 'undock':
      return words('undock', ['BOG-B15'], { points });
    case 'walk':
    case 'beam':
      if (order[1] >= 0 && order[2] >= 0)
        return words('board', ['BOG-B4', 'BOG-B13'], { params: { ship: thingName(view, order[2]) }, points });
      return words(order[1] < 0 ? 'up' : 'down', ['BOG-B13'], {
        params: { place: placeName(view, Math.min(order[1], order[2])) },
        points,
      });
    case 'move':
      return words(bestPlace(view, seat, by) === order[2] ? 'course' : 'chase', ['BOG-B3', 'BOG-B21'], {
        params: { ship: thingName(view, order[1]), place: placeName(view, spaceOf(order[2])) },
        points,
      });
    default:
      return words('held', ['BOG-B18'], { points });
  }
}

/** The order that the guide has in mind: the battle if it can be had, a mission that can be solved, then what leads to either. */
export function advised(view: BlazeView, prompt: Prompt): Json {
  const offers = offersOf(view, prompt);
  const found = bestAttack(view, offers) ?? plainlyGood(view, prompt, offers) ?? chase(view, prompt, offers);
  return found?.option ?? 'end';
}
/** What leads to points without a fight: a crew, a mission that can be solved, the way there. */
export function plainlyGood(view: BlazeView, prompt: Prompt, offers: readonly Offer[]): Offer | undefined {
  const first = (verb: string) => offers.find((offer) => offer.verb === verb);
  return (
    first('report') ??
    ready(view, prompt, offers) ??
    teamFor(view, prompt, offers) ??
    boarding(view, prompt, offers) ??
    first('undock') ??
    toMission(view, prompt, offers)
  );
}

/** Ships before stations: they can be lost. */
const bestAttack = (view: BlazeView, offers: readonly Offer[]): Offer | undefined => {
  const attacks = offers.filter(({ verb }) => verb === 'attack');
  return attacks.find(({ to }) => view.vessels.some((one) => one.id === numberIn(to, 'thing') && isShip(one))) ?? attacks[0];
};

/** A mission whose terms are all met; an Away Team has come down for nothing else. */
function ready(view: BlazeView, { seat }: Prompt, offers: readonly Offer[]): Offer | undefined {
  return offers.find(({ option }) => isVerb(option, 'attempt') && (option[1] < 0 || meetsAll(view, seat, option[1])));
}
const missionAt = (view: BlazeView, place: number): LocationView | undefined => view.locations[locationOf(view, place)];
const meetsAll = (view: BlazeView, seat: number, place: number): boolean =>
  checklist(view, seat, place, missionAt(view, place)?.card ?? '')?.every(({ met }) => met) ?? false;

/** Down to a planet whose terms the crew meets, and up again when it is solved. */
function teamFor(view: BlazeView, { seat }: Prompt, offers: readonly Offer[]): Offer | undefined {
  return offers.find(({ option }) => {
    if (!isVerb(option, 'beam')) return false;
    const [, from, to] = option;
    if (from < 0 && to < 0) return false;
    const isSolved = (missionAt(view, from)?.solvedBy ?? -1) >= 0;
    return from < 0 ? isSolved : to < 0 && !isSolved && meetsAll(view, seat, from);
  });
}

/** From a station aboard a ship of one's own that has not enough people to fly. */
function boarding(view: BlazeView, { seat }: Prompt, offers: readonly Offer[]): Offer | undefined {
  return offers.find(({ option }) => {
    if (!isVerb(option, 'walk') && !isVerb(option, 'beam')) return false;
    const [, from, to] = option;
    const [home, ship] = [vesselOfPlace(view, from), vesselOfPlace(view, to)];
    return home !== null && ship !== null && isFacility(home) && isShip(ship) && ship.controller === seat && ship.staffed === 0;
  });
}

/** The flight to the mission that brings most of those that the crew aboard can solve. */
function toMission(view: BlazeView, { seat }: Prompt, offers: readonly Offer[]): Offer | undefined {
  return offers.find(({ by, option }) => {
    const best = isVerb(option, 'move') ? bestPlace(view, seat, by) : null;
    return best !== null && isVerb(option, 'move') && best === option[2];
  });
}

/** The flight that ends nearest to a ship of the other side, or failing ships to a station; none that leads away from all. */
function chase(view: BlazeView, { seat }: Prompt, offers: readonly Offer[]): Offer | undefined {
  const theirs = view.vessels.filter(({ controller, cloaked }) => controller === 1 - seat && !cloaked);
  const ships = theirs.filter(isShip);
  const prey: readonly VesselView[] = ships.length > 0 ? ships : theirs.filter(isFacility);
  const far = (location: number): number =>
    Math.min(...prey.map(({ id }) => (locationOf(view, id) === location ? 0 : (costOf(view, location, locationOf(view, id)) ?? 99))));
  const nearer = offers.flatMap((offer) => {
    if (!isVerb(offer.option, 'move')) return [];
    const [, ship, to] = offer.option;
    const [from, left] = [far(locationOf(view, ship)), far(to)];
    return left < from ? [{ offer, left }] : [];
  });
  return nearer.sort((x, y) => x.left - y.left)[0]?.offer;
}
