/** What cards in play let their controller do: 'use' in a menu or a window. "Once per game" counts per player and title (BOG-R62). */

import type { Rules, Seat } from '@bridgehead/kernel';
import type { Moment } from '../cards/effects.ts';
import {
  BORG,
  COM,
  D,
  DEF,
  type Design,
  designNumber,
  FACES,
  face,
  idOf,
  isEquipment,
  isPersonnel,
  NAV,
  numberOf,
  SKILL,
  TRAP,
} from '../cards/index.ts';
import { cardsOf, nth } from '../entries.ts';
import {
  BEAMED,
  type Blaze,
  battleOf,
  countOf,
  designOf,
  dilemmaDesign,
  FACE_DOWN,
  fightOf,
  hostOf,
  isOpen,
  isPeeked,
  isSpace,
  type Location,
  NONE,
  type Place,
  type Playing,
  peeked,
  placeOf,
  space,
  surface,
  TABLE,
  type Thing,
  USED,
} from '../state.ts';
import { assimilatePerson, assimilateShip } from './assimilate.ts';
import { capture, whyNotCapture } from './captives.ts';
import { beneathDeck, discardThing, drawCards, fromHand, score, see, set, stop } from './changes.ts';
import { calamarain } from './damage.ts';
import { cancelTop } from './effects.ts';
import { hasTransporters, isCloaked } from './figures.ts';
import { allLocations, costOfMove, isPlanet, missionOf, quadrantOf } from './map.ts';
import { meant, refOf, refsOf } from './names.ts';
import { hasSkill, isInterrogator } from './people.ts';
import { playCard, sourceOf } from './play.ts';
import { engineersAt, hasFacility, isDoubled, planets, reportPlaces, whyNotReport } from './report.ts';
import { brigFetches, rescuable, type Target, targetsOf } from './targets.ts';
import {
  activeAt,
  affiliationOf,
  type BlazeTable,
  faceOf,
  has,
  isActive,
  isBorgThing,
  isPersonnelThing,
  isUnopposed,
  locationOf,
  other,
  peopleAt,
  shipsOf,
} from './things.ts';

/** A source is a thing's number, or for personnel and equipment 'PK02@17'. */
export type UseOption = [Target, Target];

export function abilitiesIn(s: Blaze, seat: Seat, moment: Moment, about: Thing): UseOption[] {
  const found: UseOption[] = [];
  for (const c of s.inPlay) {
    if (s.controller[c] !== seat || !HAS_USE[designOf(s, c)] || has(s, c, FACE_DOWN)) continue;
    const targets = usesOf(s, seat, c, moment, about);
    if (targets.length === 0) continue;
    const source = sourceWord(s, c);
    for (const target of targets) if (!found.some(([a, b]) => a === source && b === target)) found.push([source, target]);
  }
  // By name: somebody who changed sides has a number that could not be followed (BOG-R69).
  return found.sort(([a], [b]) => (String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0));
}
/** By design: whether its text can be used at all. Asked for every card in play, so it is looked up. */
const USED_CARDS = 'PR05 PR07 PC04 PB03 EQ2 EQ7 EQ8 SI4 SI5 DW5 OB1 OB3 OB4 OB5 OB6 IN4 EV05'.split(' ');
const HAS_USE: readonly boolean[] = [...FACES.map(({ id, fetches }) => fetches >= 0 || USED_CARDS.includes(id)), false];
const sourceWord = (s: Blaze, c: Thing): Target => (isPersonnelThing(s, c) || faceOf(s, c).kind === 'equipment' ? refOf(s, c) : c);

const NONE_OF_IT: readonly Target[] = [];

/** What this card could be used for now. */
function usesOf(s: Blaze, seat: Seat, c: Thing, moment: Moment, about: Thing): readonly Target[] {
  const d = designOf(s, c);
  const { fetches, kind } = face(d);
  if (kind === 'personnel' && !isActive(s, c)) return NONE_OF_IT;
  if (kind === 'ship' && fetches >= 0 && activeAt(s, c, seat).length === 0) return NONE_OF_IT;
  const isTurn = moment === 'turn';
  const unused = !has(s, c, USED);
  switch (face(d).id) {
    case 'PR05':
      if (moment === 'w1') return mayNullifyRescue(s, seat, c) ? ['nullify'] : NONE_OF_IT;
      return fetchTargets(s, seat, c, moment, about);
    case 'PR07':
      return isTurn && unused ? fetchTargets(s, seat, c, moment, about).filter((ref) => isAtPlace(ref, placeOf(s, c))) : NONE_OF_IT;
    case 'PC04':
      return isTurn && !isSpent(s, seat, d)
        ? refsOf(
            s,
            peopleAt(s, placeOf(s, c), other(seat)).filter((x) => whyNotCapture(s, x, seat) === null),
          )
        : NONE_OF_IT;
    case 'PB03':
      return moment === 'w6' && isStunner(s, c, about) && affiliationOf(s, about) !== BORG ? ['assimilate'] : NONE_OF_IT;
    case 'EQ2':
    case 'EQ7':
      return moment === 'w6' && mayWound(s, seat, c, about) ? ['wound'] : NONE_OF_IT;
    case 'EQ8':
      return isTurn && s.stage === 'cards' && unused ? birthing(s, seat) : NONE_OF_IT;
    case 'SI4':
      return isTurn && unused && isUnopposed(s, c, seat) && activeAt(s, c, seat).some((x) => isInterrogator(s, x))
        ? brigFetches(s, seat, c)
        : NONE_OF_IT;
    case 'SI5':
      return isTurn && unused && mayLook(s, seat, c) ? [0] : NONE_OF_IT;
    case 'DW5':
      return isTurn && s.stage === 'cards' && unused && s.devidianDue[seat] === 0 ? devidian(s, seat) : NONE_OF_IT;
    case 'OB1':
      return isTurn && unused ? buryable(s, seat) : NONE_OF_IT;
    case 'OB3':
      return isTurn && placeOf(s, c) >= 0 ? ['drop'] : NONE_OF_IT;
    case 'OB4':
    case 'OB5':
      return isTurn && unused && mayProbe(s, seat, c) ? ['probe'] : NONE_OF_IT;
    case 'OB6':
      return isTurn ? starship(s, seat, c) : NONE_OF_IT;
    case 'IN4':
      if (moment === 'w5') return (s.battle?.prize[seat] ?? 0) > 0 ? ['score'] : NONE_OF_IT;
      return isTurn && !isSpent(s, seat, d) && sourceOf(s, seat, D.FA6) !== null ? depotSites(s, seat) : NONE_OF_IT;
    case 'EV05':
      return isTurn ? cloudMoves(s, seat, c) : NONE_OF_IT;
    default:
      return fetches >= 0 ? fetchTargets(s, seat, c, moment, about) : NONE_OF_IT;
  }
}
const isSpent = (s: Blaze, seat: Seat, d: Design): boolean => cardsOf(s.once, seat).includes(d);
const isAtPlace = (ref: Target, place: Place): boolean => String(ref).endsWith(`@${place}`);

/** Once per game a named card, played at once if it could be now (BOG-B33); once per turn for Chief O'Brien. */
function fetchTargets(s: Blaze, seat: Seat, c: Thing, moment: Moment, about: Thing): readonly Target[] {
  const d = designOf(s, c);
  const wanted = face(d).fetches;
  if ((d !== D.PR07 && isSpent(s, seat, d)) || s.returned.includes(wanted) || sourceOf(s, seat, wanted) === null) return NONE_OF_IT;
  if (isEquipment(wanted)) {
    if (moment !== 'turn' || s.stage !== 'cards') return NONE_OF_IT;
    return reportPlaces(s, seat, wanted).filter((place) => whyNotReport(s, seat, wanted, place) === null);
  }
  const isPause = moment === 'turn' || moment === 'w2' || moment === 'w4';
  return isPause ? targetsOfFetched(s, seat, wanted, moment, about) : NONE_OF_IT;
}
function targetsOfFetched(s: Blaze, seat: Seat, wanted: Design, moment: Moment, about: Thing): readonly Target[] {
  const window = wanted === D.IT02 ? 'w2' : wanted === D.IT10 ? 'w4' : 'turn';
  return window === moment ? targetsOf(s, seat, wanted, moment, about) : NONE_OF_IT;
}

/** PR05: the Rescue Captives just played would free a captive at his location. */
function mayNullifyRescue(s: Blaze, seat: Seat, c: Thing): boolean {
  const top = s.playing.at(-1) as Playing | undefined;
  if (top?.design !== D.IT11 || isSpent(s, seat, D.IT11)) return false;
  return rescuable(s, other(seat)).some((x) => locationOf(s, x) === locationOf(s, c));
}
/** The winner of the pairing just fought. */
function isStunner(s: Blaze, c: Thing, stunned: Thing): boolean {
  const fight = s.fight;
  const pair = fight?.pairs[fight.pair];
  return (
    pair !== undefined && stunned !== NONE && pair.includes(c) && pair.includes(stunned) && c !== stunned && isPersonnelThing(s, stunned)
  );
}
/** EQ2, EQ7: once per battle, one of those who wield it wounds an adversary just stunned by him. */
function mayWound(s: Blaze, seat: Seat, weapon: Thing, stunned: Thing): boolean {
  const fight = s.fight;
  const pair = fight?.pairs[fight.pair];
  if (
    fight === null ||
    pair === undefined ||
    stunned === NONE ||
    s.at[weapon] !== fight.place ||
    fight.used.includes(weapon) ||
    fight.wounded.includes(stunned)
  )
    return false;
  const winner = pair.find((c) => c !== stunned) as Thing;
  return pair.includes(stunned) && s.controller[winner] === seat && faceOf(s, winner).row.species === faceOf(s, weapon).row.wearers;
}
/** EQ8: a ❖ Jem'Hadar from hand, in any quadrant. */
const birthing = (s: Blaze, seat: Seat): string[] =>
  [...new Set(cardsOf(s.hand, seat))]
    .filter((d) => isPersonnel(d) && !face(d).row.unique && face(d).row.species === "Jem'Hadar" && !s.returned.includes(d))
    .map(idOf);
/** SI5: the Nor lies at a space mission with a face-down dilemma, and SCIENCE is unopposed here. */
function mayLook(s: Blaze, seat: Seat, site: Thing): boolean {
  const location = locationOf(s, site);
  if (!nth(s.stacks, location).some((card) => !isOpen(card)) || isPlanet(s, location)) return false;
  return isUnopposed(s, site, seat) && activeAt(s, site, seat).some((x) => hasSkill(s, x, SKILL.SCIENCE));
}
/** DW5: personnel or equipment from hand to any planet. */
function devidian(s: Blaze, seat: Seat): string[] {
  const cards = [...new Set(cardsOf(s.hand, seat))].filter(
    (d) => (isPersonnel(d) || isEquipment(d)) && !isDoubled(s, seat, d) && !s.returned.includes(d),
  );
  return cards.flatMap((d) => planets(s).map((place) => `${idOf(d)} ${place}`));
}
/** OB1: a capturing-related card (BOG-73, BOG-R39) from hand, beneath the draw deck or the discard pile. */
const buryable = (s: Blaze, seat: Seat): string[] =>
  [...new Set(cardsOf(s.hand, seat))].filter((d) => face(d).row.cr).flatMap((d) => [`${idOf(d)} deck`, `${idOf(d)} discard`]);
/** scouting is complete there and an active Borg is there. */
function mayProbe(s: Blaze, seat: Seat, objective: Thing): boolean {
  const location = hostOf(s, objective);
  if (s.at[objective] !== TABLE || location === NONE || (nth(s.scouted, location) & (1 << seat)) === 0) return false;
  return borgAt(s, seat, location).length > 0;
}
export const borgAt = (s: Blaze, seat: Seat, location: Location): Thing[] =>
  s.inPlay.filter(
    (c) => s.controller[c] === seat && isPersonnelThing(s, c) && isBorgThing(s, c) && locationOf(s, c) === location && isActive(s, c),
  );
/** OB6: 'beam PB03@7' through SHIELDS while none of the seat's Borg are aboard; 'probe'. */
function starship(s: Blaze, seat: Seat, objective: Thing): Target[] {
  const ship = hostOf(s, objective);
  if (!s.inPlay.includes(ship) || s.controller[ship] === seat) return [];
  const found: Target[] = [];
  const aboard = peopleAt(s, ship, seat).filter((c) => isBorgThing(s, c));
  if (aboard.length === 0 && !has(s, objective, BEAMED) && !isCloaked(s, ship))
    for (const mine of shipsOf(s, seat))
      if (s.at[mine] === s.at[ship] && isSpace(placeOf(s, mine)) && !isCloaked(s, mine) && hasTransporters(s, mine))
        found.push(
          ...refsOf(
            s,
            activeAt(s, mine, seat).filter((c) => isBorgThing(s, c)),
          ).map((ref) => `beam ${ref}`),
        );
  const clerk = aboard.some((c) => isActive(s, c) && hasSkill(s, c, SKILL['Computer Skill']));
  if (clerk && isUnopposed(s, ship, seat) && !has(s, objective, USED)) found.push('probe');
  return found;
}
/** IN4: Alpha missions showing Dom where a Dominion ENGINEER of the seat is. */
const depotSites = (s: Blaze, seat: Seat): Location[] =>
  allLocations(s).filter(
    (location) =>
      quadrantOf(s, location) === 0 &&
      String(face(missionOf(s, location)).row.icons).includes('Dom') &&
      !hasFacility(s, seat, location) &&
      engineersAt(s, seat, location).some((c) => faceOf(s, c).row.affiliation === 'Dominion'),
  );
/** EV05: it moves like a ship, and strikes once. */
function cloudMoves(s: Blaze, seat: Seat, cloud: Thing): string[] {
  const from = locationOf(s, cloud);
  const left = numberOf(D.EV05, 'range') - countOf(s, cloud);
  const found = allLocations(s)
    .filter((to) => {
      const cost = costOfMove(s, from, to);
      return cost > 0 && cost <= left;
    })
    .map((to) => `move ${to}`);
  for (const ship of shipsOf(s, other(seat))) if (s.at[ship] === s.at[cloud] && !isCloaked(s, ship)) found.push(`strike ${ship}`);
  return found;
}

/** True where using it plays a card, so that a pause follows. */
export const playsCard = (s: Blaze, source: Target): boolean => {
  const c = typeof source === 'number' ? source : meant(s, s.inPlay, source);
  if (c === undefined) return false;
  const d = designOf(s, c);
  return face(d).fetches >= 0 || [D.SI4, D.EQ8, D.DW5, D.IN4].includes(d);
};

export function* useAbility(t: BlazeTable, seat: Seat, source: Target, target: Target, moment: Moment, about: Thing): Rules<void> {
  const { state: s } = t;
  const isFresh = (x: Thing) => !has(s, x, USED) && s.fight?.used.includes(x) !== true; // each copy once
  const own = s.inPlay.filter((x) => s.controller[x] === seat && isFresh(x));
  const c = typeof source === 'number' ? source : meant(s, own, source);
  if (c === undefined) return;
  const d = designOf(s, c);
  see(s, c);
  t.reveal({ type: 'used', seat, card: idOf(d) });
  switch (face(d).id) {
    case 'PC04':
      cardsOf(s.once, seat).push(d);
      return yield* capture(t, [meant(s, s.inPlay, target) as Thing], seat, TRAP, seat);
    case 'PB03':
      fightOf(s).stunned = fightOf(s).stunned.filter((x) => x !== about);
      fightOf(s).sides = fightOf(s).sides.map((side) => side.filter((x) => x !== about)); // it fights for neither side now
      assimilatePerson(t, about, seat);
      return stop(s, [about]);
    case 'EQ2':
    case 'EQ7':
      fightOf(s).used.push(c);
      fightOf(s).wounded.push(about);
      return t.emit({ type: 'wounded', card: idOf(designOf(s, about)), by: idOf(d) });
    case 'EQ8':
      set(s, c, USED);
      return yield* playCard(t, seat, designNumber(String(target)), placeOf(s, c), 'hand', 'turn');
    case 'SI4': {
      set(s, c, USED);
      const [id, ...ref] = String(target).split(' ') as [string, ...string[]];
      const design = designNumber(id);
      return yield* playCard(t, seat, design, ref.join(' '), 'download', 'turn');
    }
    case 'SI5':
      set(s, c, USED);
      return look(t, seat, locationOf(s, c));
    case 'DW5': {
      set(s, c, USED);
      s.devidianDue[seat] = s.turn + 2;
      const [id, place] = String(target).split(' ') as [string, string];
      return yield* playCard(t, seat, designNumber(id), Number(place), 'hand', 'turn');
    }
    case 'OB1':
      set(s, c, USED);
      return bury(t, seat, String(target));
    case 'OB3':
      return discardThing(t, c);
    case 'OB4':
    case 'OB5':
      set(s, c, USED);
      return probeMission(t, seat, c);
    case 'OB6':
      return assimilateStarship(t, seat, c, String(target));
    case 'IN4':
      if (moment === 'w5') {
        const points = nth(battleOf(s).prize, seat);
        battleOf(s).prize[seat] = 0;
        discardThing(t, c);
        return score(t, seat, points, 'IN4');
      }
      cardsOf(s.once, seat).push(d);
      return yield* playCard(t, seat, D.FA6, target as Location, 'download', 'turn');
    case 'EV05':
      return yield* cloud(t, seat, c, String(target));
    default:
      if (d === D.PR05 && target === 'nullify') {
        cardsOf(s.once, seat).push(D.IT11); // his other text counts for itself
        cancelTop(s);
        return;
      }
      if (d === D.PR07) set(s, c, USED);
      else cardsOf(s.once, seat).push(d);
      return yield* playCard(t, seat, face(d).fetches, target, 'download', moment, about);
  }
}

function look(t: BlazeTable, seat: Seat, location: Location): void {
  const stack = nth(t.state.stacks, location);
  const at = stack.findIndex((card) => !isOpen(card)); // walls that were met lie open before it
  const first = nth(stack, at);
  if (!isPeeked(first, seat)) stack[at] = peeked(first, seat);
  t.tell([seat], { type: 'looked', seat, card: idOf(dilemmaDesign(first)) }, { type: 'looked', seat, card: '' });
}
function bury(t: BlazeTable, seat: Seat, target: string): void {
  const { state: s } = t;
  const [id, where] = target.split(' ') as [string, string];
  const design = designNumber(id);
  fromHand(s, seat, design);
  t.reveal({ type: 'shown', seat, card: id });
  if (where === 'deck') beneathDeck(s, seat, design);
  else cardsOf(s.discard, seat).unshift(design);
  drawCards(t, seat, 1);
}

/** BOG-B36: the top card of the deck; then it goes beneath. */
export function probe(t: BlazeTable, seat: Seat, icons: readonly number[]): boolean {
  const { state: s } = t;
  const deck = cardsOf(s.deck, seat);
  const top = t.draw(deck);
  if (top === null) return false; // BOG-R88
  s.knownAbove[seat] = Math.max(0, nth(s.knownAbove, seat) - 1);
  s.knownBelow[seat] = Math.min(nth(s.knownBelow, seat), deck.length);
  const succeeds = isPersonnel(top) && icons.some((icon) => face(top).icons.includes(icon));
  t.reveal({ type: 'probed', seat, card: idOf(top), succeeds });
  beneathDeck(s, seat, top);
  return succeeds;
}
/** OB4, OB5: success scores and lays the objective on the mission; failure stops the Borg there. */
function probeMission(t: BlazeTable, seat: Seat, objective: Thing): void {
  const { state: s } = t;
  const d = designOf(s, objective);
  const location = hostOf(s, objective);
  if (!probe(t, seat, d === D.OB4 ? [COM, DEF] : [COM, NAV])) return stop(s, borgAt(s, seat, location));
  s.at[objective] = isPlanet(s, location) ? surface(location) : space(location);
  s.completed[seat] = nth(s.completed, seat) + 1;
  score(t, seat, numberOf(d, 'points'), idOf(d));
}
function assimilateStarship(t: BlazeTable, seat: Seat, objective: Thing, target: string): void {
  const { state: s } = t;
  const ship = hostOf(s, objective);
  if (target.startsWith('beam ')) {
    set(s, objective, BEAMED);
    const drone = meant(s, s.inPlay, target.slice('beam '.length));
    if (drone === undefined) return;
    s.at[drone] = ship;
    see(s, drone);
    return t.emit({ type: 'beamed', seat, from: NONE, to: ship, n: 1, cards: [idOf(designOf(s, drone))] });
  }
  set(s, objective, USED);
  if (!probe(t, seat, [COM, DEF]))
    return stop(
      s,
      borgAt(s, seat, locationOf(s, ship)).filter((c) => s.at[c] === ship),
    );
  assimilateShip(t, ship, seat);
  discardThing(t, objective);
  s.completed[seat] = nth(s.completed, seat) + 1;
}
function* cloud(t: BlazeTable, seat: Seat, c: Thing, target: string): Rules<void> {
  const { state: s } = t;
  const [word, n] = target.split(' ') as [string, string];
  if (word === 'move') {
    s.count[c] = countOf(s, c) + costOfMove(s, locationOf(s, c), Number(n));
    s.at[c] = space(Number(n));
    return t.emit({ type: 'moved', seat, card: 'EV05', thing: c, location: Number(n) });
  }
  yield* calamarain(t, seat, Number(n));
  discardThing(t, c);
}
