/** How much the Officer likes to play, reveal or use a card. */

import type { Seat } from '@bridgehead/kernel';
import type { Moment } from '../cards/effects.ts';
import { D, type Design, face, isPersonnel, isShip } from '../cards/index.ts';
import { cardsOf, nth } from '../entries.ts';
import type { Source } from '../rules/hub.ts';

import { costOfMove } from '../rules/map.ts';
import { isPicked } from '../rules/missions.ts';
import { meant } from '../rules/names.ts';
import { hasOpen, locationOf, other, shipsOf } from '../rules/things.ts';
import { type Blaze, designOf, dilemmaOwner, type Location, NONE } from '../state.ts';
import { placeNamed, type Target } from '../target.ts';

/** Liked by title where nothing speaks against it. */
const LIKED: Readonly<Record<string, number>> = {
  EV01: 50,
  EV03: 18,
  EV04: 9,
  EV06: 12,
  EV07: 5,
  EV08: 24,
  EV09: 3,
  EV10: 16,
  EV11: 4,
  EV14: 3,
  EV15: 5,
  EV16: 20,
  EV19: 8,
  OB2: 45,
  IN4: 6,
  IT02: 5,
  IT03: 12,
  IT06: 30,
  IT08: 50,
  IT09: 20,
  IT10: 20,
  IT11: 25,
  IT12: 6,
  IT13: 35,
  IT14: 8,
  DW1: 5,
  DW3: 4,
  DW4: 8,
};
export function likesCard(s: Blaze, seat: Seat, d: Design, target: Target, moment: Moment): number {
  const { id } = face(d);
  const named = placeNamed(target);
  const isTheirs = named !== null && s.inPlay.includes(named) && s.controller[named] === other(seat);
  switch (id) {
    case 'EV02':
    case 'DW5':
    case 'DW6':
    case 'IT04':
      return -3;
    case 'EV05':
      return 6;
    case 'EV10':
      return typeof target === 'object' && target[0] === 'seat' && target[1] === seat ? 16 : -20;
    case 'EV12':
    case 'EV18':
      return isTheirs ? 14 : -30;
    case 'EV13': {
      const waiting = cardsOf(s.hand, seat).filter((one) => isPersonnel(one) || isShip(one)).length;
      return hasOpen(s, seat, 'red alert') ? -5 : waiting >= 3 ? 55 : 8;
    }
    case 'EV14':
      return target === 'shuffle' ? -1 : isTheirs ? -10 : 3;
    case 'IT01':
      return 4;
    case 'IT05':
      return face(s.playing.at(-1)?.design ?? 0).kind === 'ship' ? 4 : 1;
    case 'IT07':
      return moment === 'w1' ? 5 : isTheirs ? 6 : -20;
    case 'IT15':
      return isTheirs && typeof target === 'object' && target[0] === 'weak' ? 8 : -10;
    default:
      return LIKED[id] ?? 2;
  }
}
export function likesReveal(s: Blaze, seat: Seat, d: Design, target: Target): number {
  switch (face(d).id) {
    case 'OB4':
    case 'OB5':
      return typeof target === 'number' ? 40 - trouble(s, seat, target) : 0;
    case 'EV17':
      return 40;
    case 'IN1':
      return 35;
    case 'IN2':
      return target === 'field' ? -1 : 20;
    case 'OB6':
      return 2;
    case 'OB1':
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
  switch (face(d).id) {
    case 'DW5':
      return cardsOf(s.hand, seat).includes(D.DW5) ? 10 : -50;
    case 'OB3':
      return -3;
    case 'OB4':
    case 'OB5':
      return 45;
    case 'OB6':
      return target === 'probe' ? 45 : 8;
    case 'EV05':
      return typeof target === 'object' && target[0] === 'strike' ? 20 : -1;
    case 'OB1':
      return -1;
    case 'PC04':
      return 30;
    default:
      return face(d).fetches >= 0 ? likesCard(s, seat, face(d).fetches, target, 'turn') + 1 : 10;
  }
}
