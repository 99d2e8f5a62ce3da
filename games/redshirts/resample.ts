/**
 * Everything a seat cannot know, guessed: hands and decks, cloaks and what lies behind them, the truth behind
 * a lying display, hidden charges, the dummies' plans. All of it follows from what the seat's
 * team is shown and from chance; what all could follow is kept in the state (`used`, `memory`, `suspect`).
 */

import { type Chance, type Seat, shuffle } from '@bridgehead/kernel';
import { CARDS, type Card, DECOY, deckOf, ENERGY_SHIELD, isCrewCard, RIFLE } from './cards.ts';
import { nth } from './lists.ts';
import { CLOAK_TURNS } from './rules/decoy.ts';
import { isFalse, isVeiled, knowsOf, shownSection, shownShip } from './rules/seen.ts';
import { limitsOf } from './rules/turn.ts';
import { CAPSULE, CORE, CREW_SECTIONS, CRITICAL, GREEN, HEAVY, SECTION_COUNT, type Section, SHIELD } from './ship.ts';
import { eyesOf, isAlive, type Match, NONE, type Officer, officerOf, type Ship, shipOf, UNSEEN } from './state.ts';

export function resample(s: Match, seat: Seat, chance: Chance): void {
  const eyes = eyesOf(s, seat);
  forgetTurns(s, eyes);
  guessOffers(s, eyes);
  guessTokens(s, eyes, chance);
  const hidden = s.officers.filter((o) => o.team !== eyes && isAlive(o) && isGuessedHidden(s, o, eyes, chance));
  for (const o of hidden) hide(s, o, chance);
  for (const o of s.officers) guessPlan(s, o, chance);
  for (const ship of s.ships) if (!ship.gone && isFalse(ship, eyes)) guessLevels(ship, chance);
  dealHands(s, eyes, chance);
  s.dummyDraws = 0;
}

/** Nobody outside knows what a team has done in secret this turn. */
function forgetTurns(s: Match, eyes: number): void {
  s.teams.forEach((team, i) => {
    if (i === eyes) return;
    team.petitioned = s.petition !== null && s.petition.team === eyes && officerOf(s, s.petition.officer).team === i;
    team.mute = [];
  });
  for (let seat = 0; seat < s.wish.length; seat++) if (eyesOf(s, seat) !== eyes) s.wish[seat] = false;
  for (const o of s.officers) {
    if (o.team === eyes) continue;
    o.halt = 0;
    o.phaser = false;
    o.helm = false;
    o.acted = false;
    o.takes = false;
    o.tried = false;
    o.turnIns = 0;
    o.offers = 0;
    o.lost = 0;
    o.ended = o.ended && !o.leaving;
    o.leaving = false;
  }
}

/** That an ended seat is asked is public, so an offer to it stays, of any kind; the cards are found when hands are dealt. */
function guessOffers(s: Match, eyes: number): void {
  const known = s.offers.filter(({ from }) => officerOf(s, from).team === eyes);
  const asked = new Set(s.offers.filter(({ from, to }) => officerOf(s, from).team !== eyes && officerOf(s, to).ended).map(({ to }) => to));
  s.offers = known;
  for (const to of [...asked].sort((a, b) => a - b)) {
    const { team } = officerOf(s, to);
    const from = s.officers.findIndex((o, i) => o.team === team && !o.ended && isAlive(o) && !s.offers.some((offer) => offer.from === i));
    if (from >= 0) s.offers.push({ from, to, mine: NONE, his: NONE, gone: false });
  }
  if (s.petition !== null && s.petition.team !== eyes && officerOf(s, s.petition.officer).team !== eyes) s.petition = hiddenPetition(s);
}
/** Who is asked is public: some captain is, by somebody of the team on turn. */
function hiddenPetition(s: Match): Match['petition'] {
  const { team } = s.petition as NonNullable<Match['petition']>;
  const officer = s.officers.findIndex((o) => o.team === s.place && isAlive(o) && !o.ended);
  return officer < 0 ? null : { officer, team };
}

function guessTokens(s: Match, eyes: number, chance: Chance): void {
  const others = s.teams.map((_, team) => team).filter((team) => team !== eyes);
  for (const field of s.fields) {
    if (field.team === eyes || !field.unnamed) continue;
    field.by = NONE;
    field.team = nth(others, chance.below(others.length));
  }
  const owners = s.officers.flatMap((o, officer) => (o.team !== eyes && isAlive(o) ? [officer] : []));
  for (const bot of s.bots) {
    if (officerOf(s, bot.owner).team === eyes) continue;
    bot.steps = 0;
    bot.by = NONE;
    if (bot.unnamed) bot.owner = nth(owners, chance.below(owners.length));
  }
  s.blasts = s.blasts.filter((blast) => knowsOf(blast, eyes));
  for (const blast of s.blasts) {
    if (blast.unnamed && blast.team !== eyes) {
      blast.by = NONE;
      blast.team = nth(others, chance.below(others.length));
    }
    if (blast.hidden === 0) continue;
    // Who else has found it is not known; spectators have not.
    blast.hidden = UNSEEN;
    for (const team of others) if (team !== blast.team) blast.hidden |= 1 << team;
    if (blast.team !== eyes) blast.by = NONE;
  }
}

/** One in thirty of those we see is a dummy, three times as many of those who repaired without effect. */
const DUMMY_IN = 30;
const SUSPECT_IN = 10;

/** All as they are shown first; those who are guessed to be elsewhere find a place when everybody stands. */
function isGuessedHidden(s: Match, o: Officer, eyes: number, chance: Chance): boolean {
  if (isVeiled(o, eyes) && o.dummy === null) {
    guessLurker(o, chance);
    return true;
  }
  const ship = shownShip(o, eyes);
  const section = shownSection(o, eyes);
  const { health, redshirts, steps } = isVeiled(o, eyes) && o.dummy !== null ? o.dummy : o;
  Object.assign(o, { ship, section, health, redshirts, steps, cloak: 0, dummy: null });
  const decoys = (CARDS[DECOY] as { copies: number }).copies - nth(s.used, DECOY);
  if (chance.below(o.suspect ? SUSPECT_IN : DUMMY_IN) !== 0 || decoys <= 0 || shipOf(s, ship).pod) return false;
  o.cloak = 1 + chance.below(CLOAK_TURNS);
  o.dummy = { ship, section, health, redshirts, steps, planSteps: 0, planCards: 0 };
  return true;
}
/** Known to be cloaked, seen nowhere. */
function guessLurker(o: Officer, chance: Chance): void {
  o.cloak = 1 + chance.below(CLOAK_TURNS - 1);
  o.health = 1 + chance.below(3);
  o.redshirts = chance.below(3);
  o.steps = 0;
  o.ship = NONE;
  o.section = NONE;
}
/** Somewhere on a ship, where none of his enemies stands. */
function hide(s: Match, o: Officer, chance: Chance): void {
  const places: [number, Section][] = [];
  const isFleetGone = s.ships.every((ship) => ship.gone || ship.pod);
  s.ships.forEach((ship, at) => {
    if (ship.gone || (ship.pod && !isFleetGone)) return;
    for (const section of ship.pod ? [CAPSULE] : CREW_SECTIONS)
      if (!s.officers.some((other) => other.team !== o.team && isAlive(other) && other.ship === at && other.section === section))
        places.push([at, section]);
  });
  // He may sit in a pod that he shares with nobody; then there is always one.
  const [ship, section] = places[chance.below(Math.max(1, places.length))] ?? [s.ships.findLastIndex((one) => !one.gone), CAPSULE];
  o.ship = ship;
  o.section = section;
}

/** Nobody knows a dummy's plan, not even its own team; none is left once its officer has ended. */
function guessPlan(s: Match, o: Officer, chance: Chance): void {
  const { dummy } = o;
  if (dummy === null) return;
  const isActing = o.team === s.place && s.step === 'action' && (!o.ended || o.leaving);
  dummy.planSteps = isActing ? chance.below(Math.max(0, dummy.steps) + 1) : 0;
  dummy.planCards = isActing ? chance.below(3) : 0;
}

/** From what all could follow, a little off; never a ship that would be lost already. */
function guessLevels(ship: Ship, chance: Chance): void {
  for (let section = 0; section < SECTION_COUNT; section++) {
    const known = nth(ship.memory, section);
    const off = chance.below(6) === 0 ? (chance.below(2) === 0 ? -1 : 1) : 0;
    ship.levels[section] = Math.min(CRITICAL, Math.max(GREEN, known === GREEN ? GREEN : known + off));
  }
  if (CORE.every((section) => ship.levels[section] === CRITICAL)) ship.levels[CORE[chance.below(CORE.length)] as Section] = HEAVY;
  for (let section = 0; section < SECTION_COUNT; section++) {
    const counts = ship.levels[section] === HEAVY && section !== SHIELD;
    ship.heavy[section] = counts ? 1 + chance.below(2) : 0;
    ship.fresh[section] = false;
  }
}

/** What all have seen an officer use, and have not seen him lose. */
const shownCards = (o: Officer): Card[] => [...(o.shielded ? [ENERGY_SHIELD] : []), ...(o.rifled ? [RIFLE] : [])];
function takeOut(cards: Card[], card: Card, hand: Card[]): void {
  const at = cards.indexOf(card);
  if (at >= 0) hand.push(...cards.splice(at, 1));
}

/** Unseen cards are dealt to the other hands up to their limits; cards that all saw used lie in the discard. */
function dealHands(s: Match, eyes: number, chance: Chance): void {
  for (const crew of [true, false]) {
    const held = new Array<number>(CARDS.length).fill(0);
    for (const o of s.officers) if (o.team === eyes) for (const card of [...o.hand, ...o.xo]) held[card] = nth(held, card) + 1;
    const unseen: Card[] = [];
    const used: Card[] = [];
    const left = s.used.slice();
    for (const card of deckOf(crew ? 'crew' : 'captain', s.mode === 'duel')) {
      if (nth(held, card) > 0) held[card] = nth(held, card) - 1;
      else if (nth(left, card) > 0) {
        left[card] = nth(left, card) - 1;
        used.push(card);
      } else unseen.push(card);
    }
    shuffle(unseen, chance);
    for (const o of s.officers) {
      if (o.team === eyes) continue;
      const [captain, most] = limitsOf(s, o);
      if (crew) o.hand = [];
      o.xo = [];
      if (!isAlive(o)) continue;
      if (crew) for (const card of shownCards(o)) takeOut(unseen, card, o.hand);
      for (let n = (crew ? most : captain) - (crew ? o.hand.length : 0); n > 0 && unseen.length > 0; n--) o.hand.push(unseen.pop() as Card);
    }
    if (crew) {
      s.crewDeck = unseen;
      s.crewDiscard = used;
    } else {
      s.captainDeck = unseen;
      s.captainDiscard = used;
    }
  }
  s.offers = s.offers.flatMap((offer) => {
    if (offer.mine !== NONE || offer.gone) return [offer];
    const mine = officerOf(s, offer.from).hand.find(isCrewCard);
    const his = officerOf(s, offer.to).hand.find(isCrewCard);
    return [mine === undefined || his === undefined ? { ...offer, gone: true } : { ...offer, mine, his }];
  });
}
