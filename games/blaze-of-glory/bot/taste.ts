/** How much the Officer likes to play, reveal or use a card. */

import type { Seat } from '@bridgehead/kernel';
import { type Moment, playOf } from '../cards/effects.ts';
import { type Design, face, isPersonnel, isShip, type Keyword } from '../cards/index.ts';
import { LENDS } from '../cards/standing.ts';
import { cardsOf, nth } from '../entries.ts';
import type { Source } from '../rules/hub.ts';

import { costOfMove } from '../rules/map.ts';
import { isPicked } from '../rules/missions.ts';
import { meant } from '../rules/names.ts';
import { hasOpen, locationOf, other, shipsOf } from '../rules/things.ts';
import { type Blaze, designOf, dilemmaOwner, type Location, NONE } from '../state.ts';
import { placeNamed, type Target } from '../target.ts';

/** Liked for their word where nothing speaks against it. */
const LIKED: Partial<Readonly<Record<Keyword, number>>> = {
  'open hands': -3,
  'Devidian door': -3,
  wormhole: -3,
  armbands: -3,
  cloud: 6,
  brainwash: 18,
  log: 12,
  interrogation: 24,
  'force field': 3,
  'metaphasic shields': 4,
  spacedock: 5,
  torture: 20,
  wartime: 8,
  commandeer: 45,
  ultimatum: 6,
  'attack pattern': 5,
  awaken: 12,
  pod: 30,
  outgunned: 50,
  escort: 20,
  rescue: 25,
  'Rogue Borg': 6,
  ambush: 35,
  'lost team': 8,
  'battle bridge': 5,
  tent: 4,
  'cell door': 8,
};
export function likesCard(s: Blaze, seat: Seat, d: Design, target: Target, moment: Moment): number {
  const { keyword } = face(d).row;
  const named = placeNamed(target);
  const isTheirs = named !== null && s.inPlay.includes(named) && s.controller[named] === other(seat);
  switch (keyword) {
    case 'fire':
    case 'core breach':
      return isTheirs ? 14 : -30;
    case 'red alert': {
      const waiting = cardsOf(s.hand, seat).filter((one) => isPersonnel(one) || isShip(one)).length;
      return hasOpen(s, seat, 'red alert') ? -5 : waiting >= 3 ? 55 : 8;
    }
    case 'regenerate':
      return target === 'shuffle' ? -1 : isTheirs ? -10 : 3;
    case 'nullifier':
      return 4;
    case 'weak spot':
      return isTheirs && typeof target === 'object' && target[0] === 'weak' ? 8 : -10;
    default:
      return (keyword === undefined ? undefined : LIKED[keyword]) ?? likesEffects(s, seat, d, target, moment, isTheirs);
  }
}
/** By what its words do. */
function likesEffects(s: Blaze, seat: Seat, d: Design, target: Target, moment: Moment, isTheirs: boolean): number {
  for (const { word } of playOf(d)?.effects ?? []) {
    switch (word) {
      case 'download':
        return 50;
      case 'score':
        return 20;
      case 'draw':
        return typeof target === 'object' && target[0] === 'seat' && target[1] === seat ? 16 : -20;
      case 'send back':
        return face(s.playing.at(-1)?.design ?? 0).kind === 'ship' ? 4 : 1;
      case 'nullify':
        return moment === 'w1' ? 5 : isTheirs ? 6 : -20;
      case 'lie':
        return LENDS[d]?.some(({ orBase }) => orBase === true) ? 5 : LENDS[d] ? 9 : 2;
    }
  }
  return 2;
}
export function likesReveal(s: Blaze, seat: Seat, d: Design, target: Target): number {
  switch (face(d).row.keyword) {
    case 'planet objective':
    case 'space objective':
      return typeof target === 'number' ? 40 - trouble(s, seat, target) : 0;
    case 'treaty':
      return 40;
    case 'captured':
      return 35;
    case 'intruder alert':
      return target === 'field' ? -1 : 20;
    case 'ship objective':
      return 2;
    case 'prepare':
      return 1;
    default:
      return -2;
  }
}
const PICKED_ALREADY = 60;
/** What lies between a seat's nearest ship and a mission: unknown dilemmas and RANGE. */
function trouble(s: Blaze, seat: Seat, location: Location): number {
  const unknown = nth(s.stacks, location).filter((card) => dilemmaOwner(card) !== seat).length;
  const ways = shipsOf(s, seat).map((c) => (locationOf(s, c) === location ? 0 : costOfMove(s, locationOf(s, c), location)));
  const near = Math.min(...ways.filter((cost) => cost !== NONE), 20);
  return 7 * unknown + 0.5 * near + (isPicked(s, seat, location) ? PICKED_ALREADY : 0);
}
export function likesUse(s: Blaze, seat: Seat, source: Source, target: Target): number {
  const c = typeof source === 'number' ? source : meant(s, s.inPlay, source);
  if (c === undefined) return -1;
  const d = designOf(s, c);
  switch (face(d).row.keyword) {
    case 'Devidian door':
      return cardsOf(s.hand, seat).includes(d) ? 10 : -50;
    case 'tractor lock':
      return -3;
    case 'planet objective':
    case 'space objective':
      return 45;
    case 'ship objective':
      return target === 'probe' ? 45 : 8;
    case 'cloud':
      return typeof target === 'object' && target[0] === 'strike' ? 20 : -1;
    case 'prepare':
      return -1;
    case 'two sides':
      return 30;
    default:
      return face(d).fetches >= 0 ? likesCard(s, seat, face(d).fetches, target, 'turn') + 1 : 10;
  }
}
