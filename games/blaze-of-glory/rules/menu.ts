/**
 * T2 and T3: what the active seat may do, by kind. Each kind lists its answers and says why another of its shape is not
 * among them; playouts draw a kind first and list only that one.
 */

import { because, type Chance, type Json, pick, type Question, type Reason, type Seat } from '@bridgehead/kernel';
import { playOf } from '../cards/effects.ts';
import {
  BORG,
  D,
  type Design,
  designNumber,
  FACES,
  face,
  idOf,
  isEquipment,
  isPersonnel,
  isShip,
  MOST_ACTIONS,
  SKILL,
} from '../cards/index.ts';
import { cardsOf, nth } from '../entries.ts';
import { type Blaze, BRAINWASHED, type Location, NONE, type Place, placeOf, type Thing, USED } from '../state.ts';
import { abilitiesIn } from './abilities.ts';
import { revealsIn } from './agendas.ts';
import { targetsFor, whyNotAttack } from './announce.ts';
import { trapsOf, whyNotCustody, whyNotFree, whyNotImprison, whyNotLeave, whyNotPickUp, whyNotTakeOut } from './captives.ts';
import { contested, whyNotFight } from './fight.ts';
import { teamsOf, whyNotAttempt, whyNotScout } from './missions.ts';
import { meant, refsOf } from './names.ts';
import {
  beamPairs,
  destinations,
  fetchPairs,
  hostsFor,
  launchable,
  walkPairs,
  whyNotBeam,
  whyNotCloak,
  whyNotDecloak,
  whyNotDock,
  whyNotMove,
  whyNotUndock,
  whyNotWalk,
} from './orders.ts';
import { hasSkill } from './people.ts';
import { sourceOf } from './play.ts';
import { buildLocations, reportPlaces, whyNotAddSite, whyNotBuild, whyNotReport } from './report.ts';
import {
  activeAt,
  affiliationOf,
  facilitiesOf,
  has,
  hasOpen,
  isCaptive,
  isNor,
  isPersonnelThing,
  isUnopposed,
  shipsOf,
  siteOf,
  sitesOf,
} from './things.ts';
import { playableIn, whyNotPlayNow } from './windows.ts';

/** 'end', or a verb with its object and where to: ['move', ship, location]. */
export type Order = 'end' | readonly [string, number | string, number | string];

const PLAYED = because('BOG-B11', 'bog.no.second-play');
const AFTER_ORDER = because('BOG-B11', 'bog.no.after-order');
const LONG_TURN = because('BOG-R60', 'bog.no.long-turn');
const NOT_NOW = because('BOG-R62', 'bog.no.not-now');
const NOT_HELD = because('BOG-R62', 'bog.no.not-held');
const CAME_BACK = because('BOG-R53', 'bog.no.came-back');
const NO_COMMANDEER = because('BOG-76', 'bog.no.commandeer');
const OWN_ALREADY = because('BOG-76', 'bog.no.own-already');
const BORG_COMMANDEER = because('BOG-77', 'bog.no.borg-commandeer');
const NO_CAPTIVE = because('BOG-60', 'bog.no.captive');

interface Kind {
  list(s: Blaze, seat: Seat): readonly Order[];
  why(s: Blaze, seat: Seat, a: Json, b: Json): Reason | null;
}

// —— T2: cards ——

const hand = (s: Blaze, seat: Seat): Design[] => [...new Set(cardsOf(s.hand, seat))].filter((d) => !s.returned.includes(d));
/** BOG-B11: the normal card play is still to be had. */
export const mayPlayCard = (s: Blaze): boolean => s.stage === 'cards' && !s.cardPlayed;
/** Free reports, by their own text or at a Remote Supply Depot; everything under Red Alert!. */
export const isFreeReport = (s: Blaze, design: Design, place: Place): boolean =>
  (s.redAlert && (isPersonnel(design) || isShip(design) || isEquipment(design))) ||
  face(design).row.free === true ||
  (isEquipment(design) && place >= 0 && s.design[place] === D.FA6);

function whyNotCardPlay(s: Blaze, seat: Seat, design: Design): Reason | null {
  if (!cardsOf(s.hand, seat).includes(design)) return NOT_HELD;
  if (s.returned.includes(design)) return CAME_BACK;
  if (s.stage !== 'cards') return AFTER_ORDER;
  return null;
}
const REPORT: Kind = {
  list(s, seat) {
    const found: Order[] = [];
    if (s.stage !== 'cards') return found;
    for (const d of hand(s, seat)) {
      if (!isPersonnel(d) && !isShip(d) && !isEquipment(d)) continue;
      for (const place of reportPlaces(s, seat, d))
        if ((mayPlayCard(s) || isFreeReport(s, d, place)) && whyNotReport(s, seat, d, place) === null)
          found.push(['report', idOf(d), place]);
    }
    return found;
  },
  why(s, seat, a, b) {
    const d = designNumber(String(a));
    if (d < 0 || typeof b !== 'number') return null;
    const why = whyNotCardPlay(s, seat, d) ?? whyNotReport(s, seat, d, b);
    return why ?? (mayPlayCard(s) || isFreeReport(s, d, b) ? null : PLAYED);
  },
};
const BUILD: Kind = {
  list(s, seat) {
    if (!mayPlayCard(s)) return [];
    return hand(s, seat).flatMap((d): Order[] => {
      if (face(d).kind === 'facility') return buildLocations(s, seat, d).map((location) => ['build', idOf(d), location]);
      if (face(d).kind !== 'site') return [];
      return facilitiesOf(s, seat)
        .filter((nor) => whyNotAddSite(s, seat, d, nor) === null)
        .map((nor) => ['build', idOf(d), nor]);
    });
  },
  why(s, seat, a, b) {
    const d = designNumber(String(a));
    if (d < 0 || typeof b !== 'number') return null;
    const why = whyNotCardPlay(s, seat, d) ?? (mayPlayCard(s) ? null : PLAYED);
    if (why !== null) return why;
    if (face(d).kind === 'site') return whyNotAddSite(s, seat, d, b);
    return face(d).kind === 'facility' && b >= 0 && b < s.mission.length ? whyNotBuild(s, seat, d, b) : NOT_NOW;
  },
};
/** BOG-B12. */
export const isFreeCard = (d: Design): boolean => face(d).kind === 'interrupt' || face(d).kind === 'doorway';
const PLAY: Kind = {
  list(s, seat) {
    return hand(s, seat).flatMap((d): Order[] => {
      if (playOf(d) === null || face(d).row.ha || !(isFreeCard(d) || mayPlayCard(s))) return [];
      return playableIn(s, seat, d, 'turn', NONE).map((target) => ['play', idOf(d), target]);
    });
  },
  why(s, seat, a) {
    const d = designNumber(String(a));
    if (d < 0) return null;
    if (face(d).kind === 'tactic') return whyNotPlayNow(s, seat, d, 'turn');
    if (!cardsOf(s.hand, seat).includes(d)) return NOT_HELD;
    if (s.returned.includes(d)) return CAME_BACK;
    if (!isFreeCard(d) && s.stage !== 'cards') return AFTER_ORDER;
    if (!isFreeCard(d) && s.cardPlayed) return PLAYED;
    if (d === D.OB2 && commandeersAsBorg(s, seat)) return BORG_COMMANDEER;
    return whyNotPlayNow(s, seat, d, 'turn');
  },
};
const commandeersAsBorg = (s: Blaze, seat: Seat): boolean =>
  s.inPlay.some((c) => s.controller[c] === seat && isPersonnelThing(s, c)) &&
  s.inPlay.every((c) => s.controller[c] !== seat || !isPersonnelThing(s, c) || affiliationOf(s, c) === BORG);
/** Hidden agenda cards are laid face down (BOG-R87). */
const LAY: Kind = {
  list: (s, seat) =>
    mayPlayCard(s)
      ? hand(s, seat)
          .filter((d) => face(d).row.ha)
          .map((d): Order => ['lay', idOf(d), 0])
      : [],
  why(s, seat, a) {
    const d = designNumber(String(a));
    if (d < 0) return null;
    return whyNotCardPlay(s, seat, d) ?? (s.cardPlayed ? PLAYED : NOT_NOW);
  },
};
const RED_ALERT: Kind = {
  list: (s, seat) => (mayPlayCard(s) && hasOpen(s, seat, D.EV13) ? [['red-alert', 0, 0]] : []),
  why: (s) => (s.stage !== 'cards' ? AFTER_ORDER : s.cardPlayed ? PLAYED : NOT_NOW),
};
/** SI1: download one card able to report to a site of the Nor where the seat is not opposed, instead of the card play. */
const OPS: Kind = {
  list(s, seat) {
    if (!mayPlayCard(s)) return [];
    const found: Order[] = [];
    for (const nor of facilitiesOf(s, seat)) {
      if (!isNor(s, nor) || siteOf(s, nor, D.SI1) === NONE) continue;
      for (const site of sitesOf(s, nor).filter((one) => isUnopposed(s, one, seat)))
        for (const { d, affiliation } of FACES) {
          if (!isPersonnel(d) && !isShip(d) && !isEquipment(d)) continue;
          if (!isEquipment(d) && affiliation !== affiliationOf(s, nor)) continue;
          if (sourceOf(s, seat, d) !== null && whyNotReport(s, seat, d, site) === null) found.push(['ops', idOf(d), site]);
        }
    }
    return found;
  },
  why: (s) => (s.stage !== 'cards' ? AFTER_ORDER : s.cardPlayed ? PLAYED : NOT_NOW),
};
const REVEAL: Kind = {
  list: (s, seat) => revealsIn(s, seat, 'turn', NONE).map(([c, target]): Order => ['reveal', c, target]),
  why: () => NOT_NOW,
};
const USE: Kind = {
  list: (s, seat) => abilitiesIn(s, seat, 'turn', NONE).map(([source, target]): Order => ['use', source, target]),
  why: () => NOT_NOW,
};

// —— T3: orders ——

const ships = (verb: string, why: (s: Blaze, seat: Seat, ship: Thing) => Reason | null): Kind => ({
  list: (s, seat) =>
    shipsOf(s, seat)
      .filter((c) => why(s, seat, c) === null)
      .map((c): Order => [verb, c, 0]),
  why: (s, seat, a) => (typeof a === 'number' ? why(s, seat, a) : null),
});
const MOVE: Kind = {
  list: (s, seat) => shipsOf(s, seat).flatMap((c) => destinations(s, seat, c).map((to): Order => ['move', c, to])),
  why: (s, seat, a, b) => (typeof a === 'number' && typeof b === 'number' ? whyNotMove(s, seat, a, b as Location) : null),
};
const BEAM: Kind = {
  list: (s, seat) => beamPairs(s, seat).map(([from, to]): Order => ['beam', from, to]),
  why: (s, seat, a, b) => (typeof a === 'number' && typeof b === 'number' ? whyNotBeam(s, seat, a, b) : null),
};
const WALK: Kind = {
  list: (s, seat) => walkPairs(s, seat).map(([from, to]): Order => ['walk', from, to]),
  why: (s, seat, a, b) => (typeof a === 'number' && typeof b === 'number' ? whyNotWalk(s, seat, a, b) : null),
};
const DOCK: Kind = {
  list: (s, seat) =>
    shipsOf(s, seat).flatMap((c) =>
      hostsFor(s, seat, c)
        .filter((host) => whyNotDock(s, seat, c, host) === null)
        .map((host): Order => ['dock', c, host]),
    ),
  why: (s, seat, a, b) => (typeof a === 'number' && typeof b === 'number' ? whyNotDock(s, seat, a, b) : null),
};
const ATTEMPT: Kind = {
  list: (s, seat) => teamsOf(s, seat, whyNotAttempt).map((place): Order => ['attempt', place, 0]),
  why: (s, seat, a) => (typeof a === 'number' ? whyNotAttempt(s, seat, a) : null),
};
const SCOUT: Kind = {
  list: (s, seat) => teamsOf(s, seat, whyNotScout).map((place): Order => ['scout', place, 0]),
  why: (s, seat, a) => (typeof a === 'number' ? whyNotScout(s, seat, a) : null),
};
const ATTACK: Kind = {
  list: (s, seat) => targetsFor(s, seat).map((c): Order => ['attack', c, 0]),
  why: (s, seat, a) => (typeof a === 'number' ? whyNotAttack(s, seat, a) : null),
};
const FIGHT: Kind = {
  list: (s, seat) =>
    contested(s, seat)
      .filter((place) => whyNotFight(s, seat, place) === null)
      .map((place): Order => ['fight', place, 0]),
  why: (s, seat, a) => (typeof a === 'number' ? whyNotFight(s, seat, a) : null),
};
const CUSTODY: Kind = {
  list: (s, seat) =>
    trapsOf(s, seat).flatMap((trap) =>
      [placeOf(s, trap), ...shipsOf(s, seat)]
        .filter((place) => whyNotCustody(s, seat, trap, place) === null)
        .map((place): Order => ['custody', trap, place]),
    ),
  why: (s, seat, a, b) =>
    typeof a === 'number' && typeof b === 'number' ? (trapsOf(s, seat).includes(a) ? whyNotCustody(s, seat, a, b) : NO_CAPTIVE) : null,
};
const NO_ORDERS: Order[] = [];
/** An order about one captive, named by reference. */
const captive = (verb: string, why: (s: Blaze, seat: Seat, c: Thing) => Reason | null): Kind => ({
  list(s, seat) {
    const found = s.inPlay.filter((c) => s.captor[c] !== NONE && why(s, seat, c) === null);
    return found.length === 0 ? NO_ORDERS : refsOf(s, found).map((ref): Order => [verb, ref, 0]);
  },
  why(s, seat, a) {
    const c = meant(
      s,
      s.inPlay.filter((one) => s.captor[one] !== NONE),
      a,
    );
    return c === undefined ? NO_CAPTIVE : why(s, seat, c);
  },
});
/** BOG-76, BOG-B48: Computer Skill, active and unopposed in Ops of a Nor that is not yours; never Borg (BOG-R42). */
function whyNotCommandeer(s: Blaze, seat: Seat, nor: Thing): Reason | null {
  if (!s.inPlay.includes(nor) || !isNor(s, nor)) return NO_COMMANDEER;
  if (s.controller[nor] === seat) return OWN_ALREADY;
  const ops = siteOf(s, nor, D.SI1);
  const crew = ops === NONE ? [] : activeAt(s, ops, seat).filter((c) => hasSkill(s, c, SKILL['Computer Skill']));
  if (crew.length === 0 || !isUnopposed(s, ops, seat)) return NO_COMMANDEER;
  return crew.every((c) => affiliationOf(s, c) === BORG) ? BORG_COMMANDEER : null;
}
const COMMANDEER: Kind = {
  list: (s, seat) => s.inPlay.filter((c) => isNor(s, c) && whyNotCommandeer(s, seat, c) === null).map((c): Order => ['commandeer', c, 0]),
  why: (s, seat, a) => (typeof a === 'number' ? whyNotCommandeer(s, seat, a) : null),
};
const INTERROGATE: Kind = {
  list: (s, seat) =>
    s.inPlay
      .filter((c) => s.design[c] === D.EV08 && s.controller[c] === seat && !has(s, c, USED) && isYourCaptive(s, seat, placeOf(s, c)))
      .map((c): Order => ['interrogate', c, 0]),
  why: () => NOT_NOW,
};
const isYourCaptive = (s: Blaze, seat: Seat, c: Thing): boolean => s.captor[c] === seat && (isCaptive(s, c) || has(s, c, BRAINWASHED));
const FETCH: Kind = { list: (s, seat) => fetchPairs(s, seat).map(([pod, ship]): Order => ['fetch', pod, ship]), why: () => NOT_NOW };
const LAUNCH: Kind = { list: (s, seat) => launchable(s, seat).map((c): Order => ['launch', c, 0]), why: () => NOT_NOW };

const CARD_KINDS: Readonly<Record<string, Kind>> = {
  report: REPORT,
  build: BUILD,
  play: PLAY,
  lay: LAY,
  'red-alert': RED_ALERT,
  ops: OPS,
  reveal: REVEAL,
};
const ORDER_KINDS: Readonly<Record<string, Kind>> = {
  move: MOVE,
  beam: BEAM,
  walk: WALK,
  dock: DOCK,
  undock: ships('undock', whyNotUndock),
  cloak: ships('cloak', whyNotCloak),
  decloak: ships('decloak', whyNotDecloak),
  attempt: ATTEMPT,
  scout: SCOUT,
  attack: ATTACK,
  fight: FIGHT,
  custody: CUSTODY,
  imprison: captive('imprison', whyNotImprison),
  'take-out': captive('take-out', whyNotTakeOut),
  leave: captive('leave', whyNotLeave),
  'pick-up': captive('pick-up', whyNotPickUp),
  free: captive('free', whyNotFree),
  commandeer: COMMANDEER,
  interrogate: INTERROGATE,
  use: USE,
  fetch: FETCH,
  launch: LAUNCH,
};
/** Orders end T2; these do not. */
export const isCardOrder = (verb: string): boolean => Object.hasOwn(CARD_KINDS, verb) || verb === 'use';
const T3_KINDS: readonly Kind[] = [...Object.values(ORDER_KINDS), PLAY, REVEAL];
const T2_KINDS: readonly Kind[] = [...Object.values(CARD_KINDS), USE];
const kindOf = (verb: string): Kind | null =>
  Object.hasOwn(CARD_KINDS, verb) ? (CARD_KINDS[verb] ?? null) : Object.hasOwn(ORDER_KINDS, verb) ? (ORDER_KINDS[verb] ?? null) : null;
/** BOG-R60: bounded, so that no turn is endless. */
const isLong = (s: Blaze): boolean => s.actions >= MOST_ACTIONS;

export const TURN: Question<Blaze, Order> = {
  key: 'bog.turn',
  list(s, seat) {
    if (isLong(s)) return ['end'];
    const found: Order[] = [];
    for (const kind of [...Object.values(CARD_KINDS), ...Object.values(ORDER_KINDS)]) found.push(...kind.list(s, seat));
    found.push('end');
    return found;
  },
  draw(s, seat, chance) {
    if (isLong(s)) return 'end';
    if (s.stage === 'cards' && chance.below(3) > 0) {
      const play = drawKind(s, seat, T2_KINDS, chance);
      if (play !== null) return play;
    }
    if (chance.below(12) === 0) return 'end';
    return drawKind(s, seat, T3_KINDS, chance) ?? 'end';
  },
  why(s, seat, answer) {
    if (!Array.isArray(answer) || answer.length !== 3) return null;
    const [verb, a, b] = answer as [Json, Json, Json];
    const kind = typeof verb === 'string' ? kindOf(verb) : null;
    if (kind === null || isFraction(a) || isFraction(b)) return null;
    if (isLong(s)) return LONG_TURN;
    return kind.why(s, seat, a, b);
  },
  fallback: () => 'end',
  params: (s) => ({ stage: s.stage, actions: s.actions }),
};
const isFraction = (value: Json): boolean => typeof value === 'number' && !Number.isSafeInteger(value);
/** Uniform over the kinds that have something, then within the kind; null if none has. */
function drawKind(s: Blaze, seat: Seat, kinds: readonly Kind[], chance: Chance): Order | null {
  const left = [...kinds];
  while (left.length > 0) {
    const at = chance.below(left.length);
    const found = nth(left, at).list(s, seat);
    if (found.length > 0) return pick(found, chance);
    left[at] = nth(left, left.length - 1);
    left.pop();
  }
  return null;
}
