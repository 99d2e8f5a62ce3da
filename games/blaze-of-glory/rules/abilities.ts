/** What cards in play let their controller do: 'use' in a menu or a window. "Once per game" counts per player and title (BOG-R62). */

import { because, type Reason, type Rules, type Seat } from '@bridgehead/kernel';
import type { Moment } from '../cards/effects.ts';
import {
  BORG,
  COM,
  D,
  DEF,
  type Design,
  FACES,
  face,
  idOf,
  isEquipment,
  isPersonnel,
  K,
  type Keyword,
  NAV,
  numberOf,
  SKILL,
  TRAP,
} from '../cards/index.ts';
import { cardsOf, known, nth } from '../entries.ts';
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
  type Playing,
  peeked,
  placeOf,
  space,
  surface,
  TABLE,
  type Thing,
  USED,
} from '../state.ts';
import { isWhom, keyOf, type Target } from '../target.ts';
import { hasObjective } from './agendas.ts';
import { assimilatePerson, assimilateShip } from './assimilate.ts';
import { capture, whyNotCapture } from './captives.ts';
import { beneathDeck, discardThing, drawCards, fromHand, score, see, set, stop } from './changes.ts';
import { calamarain } from './damage.ts';
import { sourceOf } from './download.ts';
import { cancelTop } from './effects.ts';
import { hasTransporters, isCloaked } from './figures.ts';
import type { Source } from './hub.ts';
import { allLocations, costOfMove, isPlanet, missionOf, quadrantOf } from './map.ts';
import { meant, whomOf, whomsOf } from './names.ts';
import { hasSkill, isInterrogator } from './people.ts';
import { playCard } from './play.ts';
import { engineersAt, hasFacility, isDoubled, planets, reportPlaces, whyNotReport } from './report.ts';
import { brigFetches, rescuable, targetsOf } from './targets.ts';
import {
  activeAt,
  affiliationOf,
  type BlazeTable,
  cardAt,
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

export type UseOption = [Source, Target];

export function abilitiesIn(s: Blaze, seat: Seat, moment: Moment, about: Thing): UseOption[] {
  const found: UseOption[] = [];
  for (const c of s.inPlay) {
    if (s.controller[c] !== seat || !HAS_USE[designOf(s, c)] || has(s, c, FACE_DOWN)) continue;
    const targets = usesOf(s, seat, c, moment, about);
    if (targets.length === 0) continue;
    const source = sourceOfUse(s, c);
    const named = keyOf(source);
    for (const target of targets)
      if (!found.some(([a, b]) => keyOf(a) === named && keyOf(b) === keyOf(target))) found.push([source, target]);
  }
  // By name: somebody who changed sides has a number that could not be followed (BOG-R69).
  return found.length < 2 ? found : found.sort(([a], [b]) => compare(keyOf(a), keyOf(b)));
}
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
/** By design: whether its text can be used at all. Asked for every card in play, so it is looked up. */
const sourceOfUse = (s: Blaze, c: Thing): Source => (isPersonnelThing(s, c) || faceOf(s, c).kind === 'equipment' ? whomOf(s, c) : c);

const NONE_OF_IT: readonly Target[] = [];
const NOTHING_NAMED = [''] as const;
const named = (target: Target) => (typeof target === 'object' ? target : NOTHING_NAMED);

/** A card in play whose text might be used. */
interface Use {
  readonly seat: Seat;
  readonly c: Thing;
  readonly d: Design;
  readonly moment: Moment;
  /** What the window is about. */
  readonly about: Thing;
}
/** What a card in play lets its controller do: what it could be used for, and how that is carried out. */
interface Text {
  /** In the own turn only; `once`: each copy once a turn; `cards`: before orders. */
  readonly turn?: 'any' | 'once' | 'cards';
  can(s: Blaze, use: Use): readonly Target[];
  do(t: BlazeTable, use: Use, target: Target): Rules<void> | void;
}

/** What this card could be used for now. */
function usesOf(s: Blaze, seat: Seat, c: Thing, moment: Moment, about: Thing): readonly Target[] {
  const d = designOf(s, c);
  const { fetches, kind, row } = face(d);
  if (kind === 'personnel' && !isActive(s, c)) return NONE_OF_IT;
  if (kind === 'ship' && fetches >= 0 && activeAt(s, c, seat).length === 0) return NONE_OF_IT;
  const text = row.keyword === undefined ? undefined : TEXTS[row.keyword];
  if (text === undefined) return fetches >= 0 ? FETCHING.can(s, { seat, c, d, moment, about }) : NONE_OF_IT;
  if (text.turn !== undefined && moment !== 'turn') return NONE_OF_IT;
  if ((text.turn === 'once' || text.turn === 'cards') && has(s, c, USED)) return NONE_OF_IT;
  if (text.turn === 'cards' && s.stage !== 'cards') return NONE_OF_IT;
  return text.can(s, { seat, c, d, moment, about });
}
const isSpent = (s: Blaze, seat: Seat, d: Design): boolean => cardsOf(s.once, seat).includes(d);

/** Once per game a named card, played at once if it could be now (BOG-B33); once per turn for Chief O'Brien. */
function fetchTargets(s: Blaze, seat: Seat, c: Thing, moment: Moment, about: Thing): readonly Target[] {
  const d = designOf(s, c);
  const wanted = face(d).fetches;
  if ((d !== K['fetches each turn'] && isSpent(s, seat, d)) || s.returned.includes(wanted) || sourceOf(s, seat, wanted) === null)
    return NONE_OF_IT;
  if (isEquipment(wanted)) {
    if (moment !== 'turn' || s.stage !== 'cards') return NONE_OF_IT;
    return reportPlaces(s, seat, wanted).filter((place) => whyNotReport(s, seat, wanted, place) === null);
  }
  const isPause = moment === 'turn' || moment === 'w2' || moment === 'w4';
  return isPause ? targetsOfFetched(s, seat, wanted, moment, about) : NONE_OF_IT;
}
function targetsOfFetched(s: Blaze, seat: Seat, wanted: Design, moment: Moment, about: Thing): readonly Target[] {
  const window = wanted === K['attack pattern'] ? 'w2' : wanted === K.escort ? 'w4' : 'turn';
  return window === moment ? targetsOf(s, seat, wanted, moment, about) : NONE_OF_IT;
}

/** PR05: the Rescue Captives just played would free a captive at his location. */
function mayNullifyRescue(s: Blaze, seat: Seat, c: Thing): boolean {
  const top: Playing | undefined = s.playing.at(-1);
  if (top?.design !== K.rescue || isSpent(s, seat, K.rescue)) return false;
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
  const winner = known(pair.find((c) => c !== stunned));
  return pair.includes(stunned) && s.controller[winner] === seat && faceOf(s, winner).row.species === faceOf(s, weapon).row.wearers;
}
/** EQ8: a ❖ Jem'Hadar from hand, in any quadrant. */
const birthing = (s: Blaze, seat: Seat): Target[] =>
  [...new Set(cardsOf(s.hand, seat))]
    .filter((d) => isPersonnel(d) && !face(d).row.unique && face(d).row.species === "Jem'Hadar" && !s.returned.includes(d))
    .map((d) => ['call', idOf(d)]);
/** SI5: the Nor lies at a space mission with a face-down dilemma, and SCIENCE is unopposed here. */
function mayLook(s: Blaze, seat: Seat, site: Thing): boolean {
  const location = locationOf(s, site);
  if (!nth(s.stacks, location).some((card) => !isOpen(card)) || isPlanet(s, location)) return false;
  return isUnopposed(s, site, seat) && activeAt(s, site, seat).some((x) => hasSkill(s, x, SKILL.SCIENCE));
}
/** DW5: personnel or equipment from hand to any planet. */
function devidian(s: Blaze, seat: Seat): Target[] {
  const cards = [...new Set(cardsOf(s.hand, seat))].filter(
    (d) => (isPersonnel(d) || isEquipment(d)) && !isDoubled(s, seat, d) && !s.returned.includes(d),
  );
  return cards.flatMap((d) => planets(s).map((place): Target => ['send', idOf(d), place]));
}
/** OB1: a capturing-related card (BOG-73, BOG-R39) from hand, beneath the draw deck or the discard pile. */
const buryable = (s: Blaze, seat: Seat): Target[] =>
  [...new Set(cardsOf(s.hand, seat))]
    .filter((d) => face(d).row.cr)
    .flatMap((d): Target[] => [
      ['bury', idOf(d), 'deck'],
      ['bury', idOf(d), 'discard'],
    ]);
/** scouting is complete there and an active Borg is there. */
function mayProbe(s: Blaze, seat: Seat, objective: Thing): boolean {
  const location = hostOf(s, objective);
  if (s.at[objective] !== TABLE || location === NONE || (nth(s.scouted, location) & (1 << seat)) === 0) return false;
  return !hasObjective(s, location) && borgAt(s, seat, location).length > 0; // BOG-R95
}
export const borgAt = (s: Blaze, seat: Seat, location: Location): Thing[] =>
  s.inPlay.filter(
    (c) => s.controller[c] === seat && isPersonnelThing(s, c) && isBorgThing(s, c) && locationOf(s, c) === location && isActive(s, c),
  );
/** OB6: beam one through SHIELDS while none of the seat's Borg are aboard; probe. */
function starship(s: Blaze, seat: Seat, objective: Thing): Target[] {
  const ship = hostOf(s, objective);
  if (!s.inPlay.includes(ship) || s.controller[ship] === seat) return [];
  const found: Target[] = [];
  const aboard = peopleAt(s, ship, seat).filter((c) => isBorgThing(s, c));
  if (aboard.length === 0 && !has(s, objective, BEAMED) && !isCloaked(s, ship))
    for (const mine of shipsOf(s, seat))
      if (s.at[mine] === s.at[ship] && isSpace(placeOf(s, mine)) && !isCloaked(s, mine) && hasTransporters(s, mine))
        found.push(
          ...whomsOf(
            s,
            activeAt(s, mine, seat).filter((c) => isBorgThing(s, c)),
          ).map((one): Target => ['beam', one]),
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
function cloudMoves(s: Blaze, seat: Seat, cloud: Thing): Target[] {
  const from = locationOf(s, cloud);
  const left = numberOf(K.cloud, 'range') - countOf(s, cloud);
  const found = allLocations(s)
    .filter((to) => {
      const cost = costOfMove(s, from, to);
      return cost > 0 && cost <= left;
    })
    .map((to): Target => ['move', to]);
  for (const ship of shipsOf(s, other(seat))) if (s.at[ship] === s.at[cloud] && !isCloaked(s, ship)) found.push(['strike', ship]);
  return found;
}

const NOT_OWN = because('BOG-R62', 'bog.no.own-card');
const NO_TEXT = because('BOG-R62', 'bog.no.no-text');
const FACE_DOWN_CARD = because('BOG-B32', 'bog.no.face-down');
const INACTIVE = because('BOG-B18', 'bog.no.inactive');
const AFTER_ORDER = because('BOG-B11', 'bog.no.after-order');
const TAKEN = because('BOG-R95', 'bog.no.taken');
const ONCE_A_TURN = because('BOG-R62', 'bog.no.used');
const ONCE_A_GAME = because('BOG-R62', 'bog.no.spent');
const CAME_BACK = because('BOG-R53', 'bog.no.came-back');
const NOT_FOUND = because('BOG-B33', 'bog.no.not-found');
const NO_CHOICE = because('BOG-R62', 'bog.no.no-choice');

/** Why a card cannot be used so now. */
export function whyNotUse(s: Blaze, seat: Seat, source: Source, target: Target, moment: Moment, about: Thing): Reason | null {
  const own = s.inPlay.filter((x) => s.controller[x] === seat);
  const c = typeof source === 'number' ? own.find((x) => x === source) : meant(s, own, source);
  if (c === undefined) return NOT_OWN;
  if (has(s, c, FACE_DOWN)) return FACE_DOWN_CARD;
  if (!HAS_USE[designOf(s, c)]) return NO_TEXT;
  const targets = usesOf(s, seat, c, moment, about);
  if (targets.some((one) => keyOf(one) === keyOf(target))) return null;
  return targets.length > 0 ? NO_CHOICE : (whyUnready(s, seat, c) ?? NO_CHOICE);
}
function whyUnready(s: Blaze, seat: Seat, c: Thing): Reason | null {
  const d = designOf(s, c);
  const { fetches, kind } = face(d);
  if (kind === 'personnel' && !isActive(s, c)) return INACTIVE;
  if (has(s, c, USED)) return ONCE_A_TURN;
  if (isSpent(s, seat, d)) return ONCE_A_GAME;
  if ((d === K['planet objective'] || d === K['space objective']) && hostOf(s, c) !== NONE && hasObjective(s, hostOf(s, c))) return TAKEN;
  if (fetches >= 0 && s.returned.includes(fetches)) return CAME_BACK;
  if (fetches >= 0 && sourceOf(s, seat, fetches) === null) return NOT_FOUND;
  return s.stage !== 'cards' && (d === K['birthing chamber'] || d === K['Devidian door'] || (fetches >= 0 && isEquipment(fetches)))
    ? AFTER_ORDER
    : null;
}

/** True where using it plays a card, so that a pause follows. */
export const playsCard = (s: Blaze, source: Source): boolean => {
  const c = typeof source === 'number' ? source : meant(s, s.inPlay, source);
  if (c === undefined) return false;
  const d = designOf(s, c);
  return face(d).fetches >= 0 || [K.brig, K['birthing chamber'], K['Devidian door'], K.ultimatum].includes(d);
};

export function* useAbility(t: BlazeTable, seat: Seat, source: Source, target: Target, moment: Moment, about: Thing): Rules<void> {
  const { state: s } = t;
  const isFresh = (x: Thing) => !has(s, x, USED) && s.fight?.used.includes(x) !== true; // each copy once
  const own = s.inPlay.filter((x) => s.controller[x] === seat && isFresh(x));
  const c = typeof source === 'number' ? source : meant(s, own, source);
  if (c === undefined) return;
  const d = designOf(s, c);
  see(s, c);
  t.reveal({ type: 'used', seat, card: idOf(d) });
  const { keyword } = face(d).row;
  const text = (keyword === undefined ? undefined : TEXTS[keyword]) ?? FETCHING;
  if (text.turn === 'once' || text.turn === 'cards') set(s, c, USED);
  const rule = text.do(t, { seat, c, d, moment, about }, target);
  if (rule !== undefined) yield* rule;
}

function look(t: BlazeTable, seat: Seat, location: Location): void {
  const stack = nth(t.state.stacks, location);
  const at = stack.findIndex((card) => !isOpen(card)); // walls that were met lie open before it
  const first = nth(stack, at);
  if (!isPeeked(first, seat)) stack[at] = peeked(first, seat);
  t.tell([seat], { type: 'looked', seat, card: idOf(dilemmaDesign(first)) }, { type: 'looked', seat, card: '' });
}
function bury(t: BlazeTable, seat: Seat, design: Design, where: 'deck' | 'discard'): void {
  const { state: s } = t;
  fromHand(s, seat, design);
  t.reveal({ type: 'shown', seat, card: idOf(design) });
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
  if (!probe(t, seat, d === K['planet objective'] ? [COM, DEF] : [COM, NAV])) return stop(s, borgAt(s, seat, location));
  s.at[objective] = isPlanet(s, location) ? surface(location) : space(location);
  s.completed[seat] = nth(s.completed, seat) + 1;
  score(t, seat, numberOf(d, 'points'), idOf(d));
}
function assimilateStarship(t: BlazeTable, seat: Seat, objective: Thing, target: Target): void {
  const { state: s } = t;
  const ship = hostOf(s, objective);
  if (typeof target === 'object' && target[0] === 'beam') {
    set(s, objective, BEAMED);
    const drone = meant(s, s.inPlay, target[1]);
    if (drone === undefined) return;
    s.at[drone] = ship;
    see(s, drone);
    return t.emit({ type: 'beamed', seat, from: NONE, to: ship, ends: ['', cardAt(s, ship)], n: 1, cards: [idOf(designOf(s, drone))] });
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
function* cloud(t: BlazeTable, seat: Seat, c: Thing, target: Target): Rules<void> {
  const { state: s } = t;
  if (typeof target !== 'object') return;
  if (target[0] === 'move') {
    const [, location] = target;
    s.count[c] = countOf(s, c) + costOfMove(s, locationOf(s, c), location);
    s.at[c] = space(location);
    return t.emit({ type: 'moved', seat, card: idOf(designOf(s, c)), thing: c, location });
  }
  if (target[0] === 'strike') yield* calamarain(t, seat, target[1]);
  discardThing(t, c);
}

/** Fetches the card that its row names: once a game (BOG-B33). */
const FETCHING: Text = {
  can: (s, { seat, c, moment, about }) => fetchTargets(s, seat, c, moment, about),
  do(t, { seat, d, moment, about }, target) {
    cardsOf(t.state.once, seat).push(d);
    return playCard(t, seat, face(d).fetches, target, 'download', moment, about);
  },
};
const PROBING: Text = {
  turn: 'once',
  can: (s, { seat, c }) => (mayProbe(s, seat, c) ? ['probe'] : NONE_OF_IT),
  do: (t, { seat, c }) => probeMission(t, seat, c),
};
/** By the word of the card. */
const TEXTS: Partial<Readonly<Record<Keyword, Text>>> = {
  'stops rescues': {
    can(s, use) {
      if (use.moment === 'w1') return mayNullifyRescue(s, use.seat, use.c) ? ['nullify'] : NONE_OF_IT;
      return FETCHING.can(s, use);
    },
    do(t, use, target) {
      if (target !== 'nullify') return FETCHING.do(t, use, target);
      cardsOf(t.state.once, use.seat).push(K.rescue); // his other text counts for itself
      cancelTop(t.state);
    },
  },
  'fetches each turn': {
    turn: 'once',
    can: (s, { seat, c, moment, about }) => fetchTargets(s, seat, c, moment, about).filter((one) => isWhom(one) && one[3] === s.at[c]),
    do: (t, { seat, d, moment, about }, target) => playCard(t, seat, face(d).fetches, target, 'download', moment, about),
  },
  'two sides': {
    turn: 'any',
    can: (s, { seat, c, d }) =>
      isSpent(s, seat, d)
        ? NONE_OF_IT
        : whomsOf(
            s,
            peopleAt(s, placeOf(s, c), other(seat)).filter((x) => whyNotCapture(s, x, seat) === null),
          ),
    do(t, { seat, d }, target) {
      cardsOf(t.state.once, seat).push(d);
      return capture(t, [known(meant(t.state, t.state.inPlay, target))], seat, TRAP, seat);
    },
  },
  assimilator: {
    can: (s, { c, moment, about }) =>
      moment === 'w6' && isStunner(s, c, about) && affiliationOf(s, about) !== BORG ? ['assimilate'] : NONE_OF_IT,
    do(t, { seat, about }) {
      const fight = fightOf(t.state);
      fight.stunned = fight.stunned.filter((x) => x !== about);
      fight.sides = fight.sides.map((side) => side.filter((x) => x !== about)); // it fights for neither side now
      assimilatePerson(t, about, seat);
      stop(t.state, [about]);
    },
  },
  'wounding blade': {
    can: (s, { seat, c, moment, about }) => (moment === 'w6' && mayWound(s, seat, c, about) ? ['wound'] : NONE_OF_IT),
    do(t, { c, d, about }) {
      fightOf(t.state).used.push(c);
      fightOf(t.state).wounded.push(about);
      t.emit({ type: 'wounded', card: idOf(designOf(t.state, about)), by: idOf(d) });
    },
  },
  'birthing chamber': {
    turn: 'cards',
    can: (s, { seat }) => birthing(s, seat),
    do(t, { seat, c }, target) {
      const [word, id] = named(target);
      if (word === 'call') return playCard(t, seat, D[id], placeOf(t.state, c), 'hand', 'turn');
    },
  },
  brig: {
    turn: 'once',
    can: (s, { seat, c }) =>
      isUnopposed(s, c, seat) && activeAt(s, c, seat).some((x) => isInterrogator(s, x)) ? brigFetches(s, seat, c) : NONE_OF_IT,
    do(t, { seat }, target) {
      const [word, id, onto] = named(target);
      if (word === 'fetch') return playCard(t, seat, D[id], onto, 'download', 'turn');
    },
  },
  lab: {
    turn: 'once',
    can: (s, { seat, c }) => (mayLook(s, seat, c) ? [0] : NONE_OF_IT),
    do: (t, { seat, c }) => look(t, seat, locationOf(t.state, c)),
  },
  'Devidian door': {
    turn: 'cards',
    can: (s, { seat }) => (s.devidianDue[seat] === 0 ? devidian(s, seat) : NONE_OF_IT),
    do(t, { seat }, target) {
      t.state.devidianDue[seat] = t.state.turn + 2;
      const [word, id, to] = named(target);
      if (word === 'send') return playCard(t, seat, D[id], to, 'hand', 'turn');
    },
  },
  prepare: {
    turn: 'once',
    can: (s, { seat }) => buryable(s, seat),
    do(t, { seat }, target) {
      const [word, id, where] = named(target);
      if (word === 'bury') bury(t, seat, D[id], where);
    },
  },
  'tractor lock': {
    turn: 'any',
    can: (s, { c }) => (placeOf(s, c) >= 0 ? ['drop'] : NONE_OF_IT),
    do: (t, { c }) => discardThing(t, c),
  },
  'planet objective': PROBING,
  'space objective': PROBING,
  'ship objective': {
    turn: 'any',
    can: (s, { seat, c }) => starship(s, seat, c),
    do: (t, { seat, c }, target) => assimilateStarship(t, seat, c, target),
  },
  ultimatum: {
    can(s, { seat, d, moment }) {
      if (moment === 'w5') return (s.battle?.prize[seat] ?? 0) > 0 ? ['score'] : NONE_OF_IT;
      const mayBuild = moment === 'turn' && !isSpent(s, seat, d) && sourceOf(s, seat, K['supply depot']) !== null;
      return mayBuild ? depotSites(s, seat) : NONE_OF_IT;
    },
    do(t, { seat, c, d, moment }, target) {
      if (moment !== 'w5') {
        cardsOf(t.state.once, seat).push(d);
        return playCard(t, seat, K['supply depot'], target, 'download', 'turn');
      }
      const points = nth(battleOf(t.state).prize, seat);
      battleOf(t.state).prize[seat] = 0;
      discardThing(t, c);
      score(t, seat, points, idOf(d));
    },
  },
  cloud: { turn: 'any', can: (s, { seat, c }) => cloudMoves(s, seat, c), do: (t, { seat, c }, target) => cloud(t, seat, c, target) },
};
const HAS_USE: readonly boolean[] = [
  ...FACES.map(({ row, fetches }) => fetches >= 0 || (row.keyword !== undefined && TEXTS[row.keyword] !== undefined)),
  false,
];
