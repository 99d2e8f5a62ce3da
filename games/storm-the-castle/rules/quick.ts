/**
 * The quick ways of playouts, where half a microsecond has to do for a decision: the same questions as the rows of `actions/` ask, but
 * nothing is listed. Abilities, which are rare, are read from their rows. `draw.test.ts` compares both ways.
 */
import { type Chance, pick, type Seat } from '@bridgehead/kernel';
import { type ActOption, type DispatchOption, USING } from '../actions/index.ts';
import { castleOf, nearOn, type Space } from '../board.ts';
import { type Card, isUnit, NONE, picks, unitOf } from '../cards.ts';
import { ATTACKS_A_TURN } from '../constants.ts';
import { boardOf, type Castle, fieldOf, handOf, isReady, spaceOf, topOf, underOf } from '../state.ts';
import { canAfford, whyNotDeploy, whyNotEquip } from './dispatch.ts';
import { canMove, canShoot, canStrike, withinReach } from './reach.ts';

/** All that decides this lies open on the board, so the phase may end by itself. */
export function canAnyoneAct(s: Castle): boolean {
  const field = fieldOf(s, s.active);
  for (let i = 0; i < field.length; i++) if (isReady(s, field[i] ?? NONE) && canUnitAct(s, field[i] ?? NONE)) return true;
  return false;
}

function canUnitAct(s: Castle, unit: Card): boolean {
  const near = withinReach(s, unit);
  for (let i = 0; i < near.length; i++) {
    const space = near[i] ?? NONE;
    if (canMove(s, unit, space)) return true;
    if (hasAttackLeft(s) && (canStrike(s, unit, space) || canShoot(s, unit, space))) return true;
  }
  return unitOf(unit).ability !== null && USING.first(s, s.active, unit, spaceOf(s, unit)) !== null;
}

const hasAttackLeft = (s: Castle): boolean => s.attacksUsed < ATTACKS_A_TURN;

const STOP_DISPATCH_ONE_IN = 16;
const STOP_ONE_IN = 24;

/** From a card and a place at random onwards, the first that fit. */
export function drawDispatch(s: Castle, seat: Seat, chance: Chance): DispatchOption {
  if (chance.below(STOP_DISPATCH_ONE_IN) === 0) return 'done';
  const hand = handOf(s, seat);
  const start = chance.below(hand.length);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[(start + i) % hand.length] ?? NONE;
    const option = canAfford(s, card) ? drawPlaceFor(s, seat, card, chance) : null;
    if (option !== null) return option;
  }
  return 'done';
}

function drawPlaceFor(s: Castle, seat: Seat, card: Card, chance: Chance): DispatchOption | null {
  const places = isUnit(card) ? castleOf(seat) : fieldOf(s, seat);
  if (places.length === 0) return null;
  const start = chance.below(places.length);
  for (let i = 0; i < places.length; i++) {
    const place = places[(start + i) % places.length] ?? 0;
    if (isUnit(card)) {
      if (whyNotDeploy(s, seat, card, place) === null) return ['deploy', card, place];
    } else if (whyNotEquip(s, seat, card, place) === null) return ['equip', card, place];
  }
  return null;
}

/** From a unit and a space near it at random onwards, the first thing that can be done. */
export function drawAct(s: Castle, seat: Seat, chance: Chance): ActOption {
  if (chance.below(STOP_ONE_IN) === 0) return 'end';
  const field = fieldOf(s, seat);
  const start = chance.below(field.length);
  for (let i = 0; i < field.length; i++) {
    const unit = field[(start + i) % field.length] ?? NONE;
    const option = isReady(s, unit) ? drawForUnit(s, seat, unit, chance) : null;
    if (option !== null) return option;
  }
  return 'end';
}

/** The place after the last space is for the abilities. */
function drawForUnit(s: Castle, seat: Seat, unit: Card, chance: Chance): ActOption | null {
  const near = nearOn(boardOf(s), spaceOf(s, unit));
  let at = chance.below(near.length + 1);
  for (let i = 0; i <= near.length; i++) {
    const option = at === near.length ? drawAbility(s, seat, unit, chance) : drawAt(s, unit, near[at] ?? NONE, chance);
    if (option !== null) return option;
    at = at === near.length ? 0 : at + 1;
  }
  return null;
}

function drawAt(s: Castle, unit: Card, space: Space, chance: Chance): ActOption | null {
  if (canMove(s, unit, space)) return ['move', unit, space];
  const top = topOf(s, space);
  if (top === NONE || !hasAttackLeft(s)) return null;
  const strikes = canStrike(s, unit, space);
  const shoots = canShoot(s, unit, space);
  if (shoots && (!strikes || chance.below(2) === 0)) return ['ranged', unit, space, top];
  if (!strikes) return null;
  const under = underOf(s, space);
  return ['melee', unit, space, under !== NONE && picks(unit) && chance.below(2) === 0 ? under : top];
}

function drawAbility(s: Castle, seat: Seat, unit: Card, chance: Chance): ActOption | null {
  if (unitOf(unit).ability === null) return null;
  const options = USING.list(s, seat, unit, spaceOf(s, unit));
  return options.length === 0 ? null : pick(options, chance);
}
