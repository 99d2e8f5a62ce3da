/** Special abilities (STC-63 to STC-71) that are used instead of moving or attacking. Assassin and Catapult have theirs in their attack. */
import type { Reason } from '@bridgehead/kernel';
import { type Card, hasAbility, isItem, isRegular, isUnit, NONE, ownerOf } from '../cards.ts';
import { ATTACKS_A_TURN, PRAYER } from '../constants.ts';
import {
  type Castle,
  type CastleTable,
  graveyardOf,
  handOf,
  isReady,
  isStrengthened,
  partnerOf,
  RAISED,
  recoveredOf,
  spaceOf,
  takeOut,
  USED_SPECIAL,
} from '../state.ts';
import { topOfGraveyard } from './graveyard.ts';
import { whyNotReady } from './reach.ts';
import { REASONS } from './reasons.ts';
import { muster } from './stacking.ts';

// —— Cleric ——

/** STC-68, STC-69, STC-R30: alone, and a unit on top of the own graveyard. */
export function whyNotRaise(s: Castle, cleric: Card): Reason | null {
  const busy = whyNotReady(s, cleric);
  if (busy !== null) return busy;
  if (!hasAbility(cleric, 'raise')) return REASONS.ability();
  if (partnerOf(s, cleric) !== NONE) return REASONS.alone();
  return isUnit(topOfGraveyard(s, ownerOf(cleric))) ? null : REASONS.topUnit();
}

/** STC-68; the raised unit rests this turn and has lost its item (STC-R31). */
export function raise(t: CastleTable, cleric: Card): void {
  const s = t.state;
  s.deed[cleric] = USED_SPECIAL;
  const success = rollsSeven(t, 'raise');
  const unit = topOfGraveyard(s, s.active);
  const space = spaceOf(s, cleric);
  if (success) {
    graveyardOf(s, s.active).pop();
    s.deed[unit] = RAISED;
    muster(s, unit, space);
  }
  if (t.watched) t.emit({ type: 'raised', seat: s.active, by: cleric, unit, space, success });
}

// —— Blacksmith ——

/** STC-65: an item of the own graveyard is named. */
export function whyNotRecover(s: Castle, blacksmith: Card, item: Card): Reason | null {
  const busy = whyNotReady(s, blacksmith);
  if (busy !== null) return busy;
  if (!hasAbility(blacksmith, 'recover')) return REASONS.ability();
  return isItem(item) && graveyardOf(s, ownerOf(blacksmith)).includes(item) ? null : REASONS.chooseItem();
}
/** What the unit could bring back; nothing for all but a ready Blacksmith. */
export const recoverable = (s: Castle, unit: Card): readonly Card[] =>
  hasAbility(unit, 'recover') ? graveyardOf(s, ownerOf(unit)).filter((card) => whyNotRecover(s, unit, card) === null) : NOTHING;
const NOTHING: readonly Card[] = [];

/** STC-65; it waits in the hand for a later turn (STC-R35), and all know that it is there. */
export function recover(t: CastleTable, blacksmith: Card, item: Card): void {
  const s = t.state;
  s.deed[blacksmith] = USED_SPECIAL;
  const success = rollsSeven(t, 'recover');
  if (success) {
    takeOut(graveyardOf(s, s.active), item);
    handOf(s, s.active).push(item);
    recoveredOf(s, s.active).push(item);
  }
  if (t.watched) t.emit({ type: 'recovered', seat: s.active, by: blacksmith, card: item, success });
}

function rollsSeven(t: CastleTable, purpose: 'raise' | 'recover'): boolean {
  const first = t.die(6);
  const second = t.die(6);
  const success = first + second === PRAYER;
  if (t.watched) t.emit({ type: 'rolled', seat: t.state.active, for: purpose, dice: [first, second], sum: first + second, success });
  return success;
}

// —— Sorcerer ——

/** STC-R28: the Regular Unit in the space that could still attack and has no such help yet. */
export function readyRegularBeside(s: Castle, sorcerer: Card): Card {
  const partner = partnerOf(s, sorcerer);
  return partner !== NONE && isRegular(partner) && isReady(s, partner) && !isStrengthened(s, partner) ? partner : NONE;
}

export function whyNotStrengthen(s: Castle, sorcerer: Card, unit: Card): Reason | null {
  const busy = whyNotReady(s, sorcerer);
  if (busy !== null) return busy;
  if (!hasAbility(sorcerer, 'strengthen')) return REASONS.ability();
  const beside = readyRegularBeside(s, sorcerer);
  if (beside === NONE || beside !== unit) return REASONS.readyRegular();
  return s.attacksUsed < ATTACKS_A_TURN ? null : REASONS.attackLeft();
}
/** STC-71: until the end of the turn. */
export function strengthen(t: CastleTable, sorcerer: Card, unit: Card): void {
  const s = t.state;
  s.deed[sorcerer] = USED_SPECIAL;
  s.strengthened.push(unit);
  if (t.watched) t.emit({ type: 'strengthened', seat: s.active, by: sorcerer, unit });
}
