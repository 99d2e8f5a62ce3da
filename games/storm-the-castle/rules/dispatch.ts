/** The Dispatch phase (STC-20 to STC-26): units onto the own castle, items onto own Regular Units. */
import type { Chance, Question, Reason, Seat } from '@bridgehead/kernel';
import { castleOf, isCastleOf, type Space } from '../board.ts';
import { type Card, costOf, isRegular, isUnit, itemKindOf, NONE, ownerOf, unitOf } from '../cards.ts';
import { type Castle, type CastleTable, fieldOf, handOf, isHeldBy, itemOf, opponentOf, READY, recoveredOf, takeOut } from '../state.ts';
import { REASONS } from './reasons.ts';
import { whyNot } from './refusals.ts';
import { muster, whyNotJoin } from './stacking.ts';

export type DispatchOption = readonly ['deploy', Card, Space] | readonly ['equip', Card, Card] | 'done';

export const DISPATCH: Question<Castle, DispatchOption> = {
  key: 'stc.dispatch',
  list: dispatchOptions,
  draw: drawDispatch,
  why: whyNot,
  fallback: () => 'done',
  params: (s) => ({ points: s.points }),
};

/** STC-R14: points that are left lapse. */
export function endDispatch(s: Castle): void {
  s.phase = 'act';
  s.points = 0;
}

/** Both are public; a hand that merely holds nothing playable is asked all the same, or the others would learn of it. */
export const isDispatchSpent = (s: Castle): boolean => s.points === 0 || handOf(s, s.active).length === 0;

/** STC-22. */
const canAfford = (s: Castle, card: Card): boolean => costOf(card) <= s.points;
const tooDear = (s: Castle, card: Card): Reason => REASONS.points(costOf(card), s.points);

/** STC-23, STC-R12, and the rules of stacking. */
export function whyNotDeploy(s: Castle, card: Card, space: Space): Reason | null {
  if (!canAfford(s, card)) return tooDear(s, card);
  if (!isCastleOf(space, ownerOf(card))) return REASONS.castle();
  return isHeldBy(s, space, opponentOf(ownerOf(card))) ? REASONS.enemyHolds() : whyNotJoin(s, card, space);
}
const canDeploy = (s: Castle, card: Card, space: Space): boolean => whyNotDeploy(s, card, space) === null;

/** STC-10, STC-25, STC-R13; some are not for everybody (STC-R43). */
export function whyNotEquip(s: Castle, item: Card, unit: Card): Reason | null {
  if (!canAfford(s, item)) return tooDear(s, item);
  if (!isRegular(unit)) return REASONS.supportItem();
  if (ownerOf(unit) !== ownerOf(item)) return REASONS.enemyItem();
  if (itemOf(s, unit) !== NONE) return REASONS.secondItem();
  return itemKindOf(item).notFor === unitOf(unit).id ? REASONS.mounted() : null;
}
const canEquip = (s: Castle, item: Card, unit: Card): boolean => whyNotEquip(s, item, unit) === null;

function dispatchOptions(s: Castle, seat: Seat): DispatchOption[] {
  const options: DispatchOption[] = [];
  for (const card of handOf(s, seat)) {
    if (!canAfford(s, card)) continue;
    if (isUnit(card)) {
      for (const space of castleOf(seat)) if (canDeploy(s, card, space)) options.push(['deploy', card, space]);
    } else for (const unit of fieldOf(s, seat)) if (canEquip(s, card, unit)) options.push(['equip', card, unit]);
  }
  options.push('done'); // STC-R36
  return options;
}

const STOP_ONE_IN = 16;

/** From a card and a place at random onwards, the first that fit. */
function drawDispatch(s: Castle, seat: Seat, chance: Chance): DispatchOption {
  if (chance.below(STOP_ONE_IN) === 0) return 'done';
  const hand = handOf(s, seat);
  const start = chance.below(hand.length);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[(start + i) % hand.length] as Card;
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
    const place = places[(start + i) % places.length] as number;
    if (isUnit(card)) {
      if (canDeploy(s, card, place)) return ['deploy', card, place];
    } else if (canEquip(s, card, place)) return ['equip', card, place];
  }
  return null;
}

export function dispatch(t: CastleTable, option: DispatchOption): void {
  if (option === 'done') endDispatch(t.state);
  else if (option[0] === 'deploy') deploy(t, option[1], option[2]);
  else equip(t, option[1], option[2]);
}

/** The unit may act this very turn (STC-R11). */
function deploy(t: CastleTable, card: Card, space: Space): void {
  const s = t.state;
  pay(s, card);
  s.deed[card] = READY;
  muster(s, card, space);
  if (t.watched) t.emit({ type: 'deployed', seat: s.active, card, space, points: s.points });
}

/** STC-26: for life. */
function equip(t: CastleTable, card: Card, unit: Card): void {
  const s = t.state;
  pay(s, card);
  s.item[unit] = card;
  if (t.watched) t.emit({ type: 'equipped', seat: s.active, card, unit, points: s.points });
}

function pay(s: Castle, card: Card): void {
  s.points -= costOf(card);
  s.stirred = true;
  takeOut(handOf(s, s.active), card);
  takeOut(recoveredOf(s, s.active), card);
}
