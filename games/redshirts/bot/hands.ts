/** Which cards to let go of: a hand that nothing leaves is a hand that nothing comes into. */
import {
  BARREL_ROLL,
  BOARDING,
  type Card,
  DECOY,
  DIVE,
  ENERGY_SHIELD,
  ESCAPE_POD,
  EVASIVE,
  FIRE_BRIGADE,
  FORCE_FIELD,
  GAS_MASK,
  HEAL,
  INCENDIARY,
  isCrewCard,
  NANO_REPAIR,
  PLASMA_CHARGE,
  PLASMA_GRENADE,
  REDSHIRT,
  REPAIR_1,
  REPAIR_2,
  REPAIR_3,
  REPAIR_BOT,
  REPAIR_BRIGADE,
  RIFLE,
  SHIELDS_UP,
  SKIP,
} from '../cards.ts';
import { limitsOf } from '../rules/turn.ts';
import { ENG, GREEN } from '../ship.ts';
import { isAlive, isCaptain, isFunctional, type Match, type Officer, shipOf } from '../state.ts';
import { isHome, LATE } from './crew.ts';
import { coreDamage } from './values.ts';

/** Cards that an officer would turn in at the end of his turn, the least wanted first. What he offers to a mate stays. */
export function unwanted(s: Match, o: Officer): Card[] {
  const me = s.officers.indexOf(o);
  const offered = s.offers.filter(({ from }) => from === me).map(({ mine }) => mine);
  const useless = o.hand.filter((card, at) => !offered.includes(card) && isUseless(s, o, card, o.hand.indexOf(card) < at));
  return [...useless, ...stale(s, o, [...useless, ...offered])];
}

function isUseless(s: Match, o: Officer, card: Card, isDuplicate: boolean): boolean {
  return isCrewCard(card) ? isUselessToCrew(s, o, card, isDuplicate) : isUselessToCaptain(s, o, card, isDuplicate);
}

/** What a captain has not played by now is for another turn only if it protects, and can be played at all. */
function isUselessToCaptain(s: Match, o: Officer, card: Card, isDuplicate: boolean): boolean {
  const ship = shipOf(s, o.ship);
  switch (card) {
    case SHIELDS_UP:
    case NANO_REPAIR:
      return isDuplicate || ship.pod || ship.team !== o.team || !isFunctional(ship, ENG);
    case BARREL_ROLL:
      return !ship.evasive && !o.hand.includes(EVASIVE);
    default:
      return true;
  }
}

function isUselessToCrew(s: Match, o: Officer, card: Card, isDuplicate: boolean): boolean {
  const ship = shipOf(s, o.ship);
  const home = isHome(s, o);
  const isLate = s.round >= LATE;
  switch (card) {
    case GAS_MASK:
      return isDuplicate || s.ships.every((one) => one.gas === 0);
    case ESCAPE_POD:
      return isDuplicate || (!ship.pod && home && coreDamage(ship) < 5);
    case DIVE:
      return isDuplicate || (o.redshirts === 0 && !o.hand.includes(REDSHIRT));
    case ENERGY_SHIELD:
    case RIFLE:
      return isDuplicate;
    case REPAIR_BOT:
      return isDuplicate || isLate;
    case REPAIR_1:
      return isLate || !home || s.ships.every((one) => one.team !== o.team || one.gone || one.levels.every((level) => level === GREEN));
    case HEAL:
    case FORCE_FIELD:
      return isLate;
    case BOARDING:
      return isLate && isCaptain(o) && home;
    case DECOY:
      return isDuplicate || isLate || (isCaptain(o) && home);
    case SKIP:
      return isDuplicate || isLate;
    case FIRE_BRIGADE:
    case REPAIR_BRIGADE:
      return isDuplicate || o.redshirts < 2;
    default:
      return false;
  }
}

/** The least wanted first; a full hand at the end of a turn is one of which nothing was played. */
const STALE: readonly Card[] = [
  SKIP,
  DECOY,
  FORCE_FIELD,
  GAS_MASK,
  REPAIR_1,
  REPAIR_BOT,
  INCENDIARY,
  FIRE_BRIGADE,
  REPAIR_BRIGADE,
  REPAIR_2,
  REPAIR_3,
  PLASMA_GRENADE,
  HEAL,
  PLASMA_CHARGE,
];
/** In a match that drags what keeps alive gives way to what leads to the enemy. */
const STALE_LATE: readonly Card[] = [...STALE, ESCAPE_POD, DIVE, ENERGY_SHIELD];
function stale(s: Match, o: Officer, without: readonly Card[]): Card[] {
  const [, limit] = limitsOf(s, o);
  const crew = o.hand.filter(isCrewCard);
  if (!isAlive(o) || crew.length < limit) return [];
  return (s.round >= LATE ? STALE_LATE : STALE).filter((card) => crew.includes(card) && !without.includes(card)).slice(0, 1);
}
