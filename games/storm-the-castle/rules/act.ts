/** The Move/Attack/Special phase (STC-27 to STC-31): units act one after another, in any order (STC-R38). */
import { type Chance, pick, type Question, type Seat } from '@bridgehead/kernel';
import { keepOf, nearOn, type Space } from '../board.ts';
import { type Card, isRegular, NONE, picks } from '../cards.ts';
import { ATTACKS_A_TURN } from '../constants.ts';
import { boardOf, type Castle, type CastleTable, fieldOf, isReady, MOVED, opponentOf, spaceOf, topOf, underOf } from '../state.ts';
import { attack } from './attack.ts';
import { endTurn, storm } from './end.ts';
import { canMove, canShoot, canStrike, withinReach } from './reach.ts';
import { whyNot } from './refusals.ts';
import { canRaise, canStrengthen, raise, readyRegularBeside, recover, recoverable, strengthen } from './specials.ts';
import { enter, leave } from './stacking.ts';

export type ActOption =
  | readonly ['move', Card, Space]
  | readonly ['melee', Card, Space, Card]
  | readonly ['ranged', Card, Space, Card]
  | readonly ['raise', Card]
  | readonly ['recover', Card, Card]
  | readonly ['strengthen', Card, Card]
  | 'end';

export const ACT: Question<Castle, ActOption> = {
  key: 'stc.act',
  list: actOptions,
  draw: drawAct,
  why: whyNot,
  fallback: () => 'end',
  params: (s) => ({ attacks: ATTACKS_A_TURN - s.attacksUsed }),
};

const hasAttackLeft = (s: Castle): boolean => s.attacksUsed < ATTACKS_A_TURN;

function actOptions(s: Castle, seat: Seat): ActOption[] {
  const options: ActOption[] = [];
  // STC-R40: on top of a stack or under it.
  for (const unit of fieldOf(s, seat)) {
    if (!isReady(s, unit)) continue;
    for (const space of withinReach(s, unit)) addOptionsAt(s, unit, space, options);
    addSpecials(s, unit, options);
  }
  options.push('end'); // STC-R36
  return options;
}

/** What a ready unit can do to one space near it. */
function addOptionsAt(s: Castle, unit: Card, space: Space, options: ActOption[]): void {
  if (canMove(s, unit, space)) options.push(['move', unit, space]);
  if (!hasAttackLeft(s)) return;
  if (canStrike(s, unit, space)) {
    options.push(['melee', unit, space, topOf(s, space)]);
    if (picks(unit) && underOf(s, space) !== NONE) options.push(['melee', unit, space, underOf(s, space)]); // STC-64
  }
  if (canShoot(s, unit, space)) options.push(['ranged', unit, space, topOf(s, space)]);
}

function addSpecials(s: Castle, unit: Card, options: ActOption[]): void {
  if (canRaise(s, unit)) options.push(['raise', unit]);
  for (const card of recoverable(s, unit)) options.push(['recover', unit, card]);
  if (canStrengthen(s, unit)) options.push(['strengthen', unit, readyRegularBeside(s, unit)]);
}

/** All that decides this lies open on the board, so the phase may end by itself. */
export function canAnyoneAct(s: Castle): boolean {
  const field = fieldOf(s, s.active);
  for (let i = 0; i < field.length; i++) if (isReady(s, field[i] as Card) && canUnitAct(s, field[i] as Card)) return true;
  return false;
}

function canUnitAct(s: Castle, unit: Card): boolean {
  const near = withinReach(s, unit);
  for (let i = 0; i < near.length; i++) {
    const space = near[i] as Space;
    if (canMove(s, unit, space)) return true;
    if (hasAttackLeft(s) && (canStrike(s, unit, space) || canShoot(s, unit, space))) return true;
  }
  if (isRegular(unit)) return false;
  return canRaise(s, unit) || canStrengthen(s, unit) || recoverable(s, unit).length > 0;
}

const STOP_ONE_IN = 24;

/** From a unit and a space near it at random onwards, the first thing that can be done. */
function drawAct(s: Castle, seat: Seat, chance: Chance): ActOption {
  if (chance.below(STOP_ONE_IN) === 0) return 'end';
  const field = fieldOf(s, seat);
  const start = chance.below(field.length);
  for (let i = 0; i < field.length; i++) {
    const unit = field[(start + i) % field.length] as Card;
    const option = isReady(s, unit) ? drawForUnit(s, unit, chance) : null;
    if (option !== null) return option;
  }
  return 'end';
}

/** The place after the last space stands for the specials. */
function drawForUnit(s: Castle, unit: Card, chance: Chance): ActOption | null {
  const near = nearOn(boardOf(s), spaceOf(s, unit));
  let at = chance.below(near.length + 1);
  for (let i = 0; i <= near.length; i++) {
    const option = at === near.length ? drawSpecial(s, unit, chance) : drawOptionAt(s, unit, near[at] as Space, chance);
    if (option !== null) return option;
    at = at === near.length ? 0 : at + 1;
  }
  return null;
}

function drawOptionAt(s: Castle, unit: Card, space: Space, chance: Chance): ActOption | null {
  const top = topOf(s, space);
  if (canMove(s, unit, space)) return ['move', unit, space];
  if (top === NONE || !hasAttackLeft(s)) return null;
  const strikes = canStrike(s, unit, space);
  const shoots = canShoot(s, unit, space);
  if (shoots && (!strikes || chance.below(2) === 0)) return ['ranged', unit, space, top];
  if (!strikes) return null;
  const under = underOf(s, space);
  return ['melee', unit, space, under !== NONE && picks(unit) && chance.below(2) === 0 ? under : top];
}

function drawSpecial(s: Castle, unit: Card, chance: Chance): ActOption | null {
  if (isRegular(unit)) return null;
  const options: ActOption[] = [];
  addSpecials(s, unit, options);
  return options.length === 0 ? null : pick(options, chance);
}

export function act(t: CastleTable, option: ActOption): void {
  if (option === 'end') {
    endTurn(t, 'ended');
    return;
  }
  switch (option[0]) {
    case 'move':
      move(t, option[1], option[2]);
      break;
    case 'melee':
    case 'ranged':
      attack(t, option[0], option[1], option[2], option[3]);
      break;
    case 'raise':
      raise(t, option[1]);
      break;
    case 'recover':
      recover(t, option[1], option[2]);
      break;
    case 'strengthen':
      strengthen(t, option[1], option[2]);
      break;
  }
}

/** STC-27; into the enemy keep it ends the match (STC-2). */
function move(t: CastleTable, unit: Card, to: Space): void {
  const s = t.state;
  const from = spaceOf(s, unit);
  s.deed[unit] = MOVED;
  leave(s, unit);
  enter(s, unit, to);
  if (t.watched) t.emit({ type: 'moved', seat: s.active, unit, from, to });
  if (to === keepOf(opponentOf(s.active))) storm(t, unit);
}
