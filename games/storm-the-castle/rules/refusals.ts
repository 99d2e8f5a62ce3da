/** Refusals: the whole table, in its order; the topmost row that applies gives the message. */
import { because, firstRow, type Json, type Reason, type ReasonRow, type Seat } from '@bridgehead/kernel';
import { distanceOn, isCastle, isCastleOf, isSpace, type Space } from '../board.ts';
import { type Card, costOf, isA, isCard, isItem, isRegular, isUnit, NONE, ownerOf, unitOf } from '../cards.ts';
import {
  boardOf,
  type Castle,
  deedOf,
  graveyardOf,
  isEmpty,
  isHeldBy,
  isOnBoard,
  itemOf,
  opponentOf,
  partnerOf,
  RAISED,
  READY,
  spaceOf,
  topOf,
  underOf,
} from '../state.ts';
import { isMiddleOpen, isWayOpen, moveOf, rangeOf } from './reach.ts';
import { readyRegularBeside } from './specials.ts';

/** What somebody tried, as far as it can be read. `card` is what is played or who acts; NONE where nothing sensible was named. */
interface Try {
  readonly verb: string;
  readonly seat: Seat;
  readonly card: Card;
  readonly space: Space;
  readonly target: Card;
}

const DISPATCHING = ['deploy', 'equip', 'done'];
const ACTING = ['move', 'melee', 'ranged', 'raise', 'recover', 'strengthen', 'end'];
const ABILITIES: Readonly<Record<string, 'cleric' | 'blacksmith' | 'sorcerer'>> = {
  raise: 'cleric',
  recover: 'blacksmith',
  strengthen: 'sorcerer',
};

// What a try is about. Each of these is false when what it needs was not named.
const dispatches = (x: Try) => (x.verb === 'deploy' || x.verb === 'equip') && x.card !== NONE;
const deploys = (x: Try) => x.verb === 'deploy' && x.card !== NONE && isUnit(x.card) && x.space !== NONE;
const equips = (s: Castle, x: Try) =>
  x.verb === 'equip' && x.card !== NONE && isItem(x.card) && x.target !== NONE && isOnBoard(s, x.target);
const acts = (s: Castle, x: Try) => ACTING.includes(x.verb) && x.card !== NONE && isOnBoard(s, x.card) && ownerOf(x.card) === x.seat;
/** An own unit that is to act from where no unit can: a hand or a deck, which look alike from here, or the graveyard. */
const actsFromAfar = (s: Castle, x: Try) =>
  ACTING.includes(x.verb) && x.card !== NONE && isUnit(x.card) && ownerOf(x.card) === x.seat && !isOnBoard(s, x.card);
const isFallen = (s: Castle, x: Try) => graveyardOf(s, x.seat).includes(x.card);
const moves = (s: Castle, x: Try) => x.verb === 'move' && acts(s, x) && x.space !== NONE;
const enters = (s: Castle, x: Try) => deploys(x) || (moves(s, x) && spaceOf(s, x.card) !== x.space);
const attacks = (s: Castle, x: Try) => (x.verb === 'melee' || x.verb === 'ranged') && acts(s, x) && x.space !== NONE;
const attacksEnemy = (s: Castle, x: Try) => attacks(s, x) && isHeldBy(s, x.space, opponentOf(x.seat));
const uses = (s: Castle, x: Try, ability: 'raise' | 'recover' | 'strengthen') =>
  x.verb === ability && acts(s, x) && isA(x.card, ABILITIES[ability] as 'cleric');
const distance = (s: Castle, x: Try) => distanceOn(boardOf(s), spaceOf(s, x.card), x.space);
const shootsStones = (s: Castle, x: Try) => x.verb === 'ranged' && attacks(s, x) && isA(x.card, 'catapult');

/** Catapults and those who do not fight have rows of their own. */
function isOutOfReach(s: Castle, x: Try): boolean {
  if (!attacks(s, x) || shootsStones(s, x)) return false;
  const shoots = x.verb === 'ranged' && unitOf(x.card).attack !== null;
  return distance(s, x) > (shoots ? rangeOf(s, x.card) : moveOf(s, x.card));
}

const ROWS: readonly ReasonRow<Castle, Try>[] = [
  { say: 'stc.no.dispatch-over', clause: 'STC-17', applies: (s, x) => s.phase === 'act' && DISPATCHING.includes(x.verb) },
  // Two that the table leaves to "No such choice": whoever wants to march with a hand card is told what comes first.
  { say: 'stc.no.not-on-board', clause: 'STC-23', applies: (s, x) => actsFromAfar(s, x) && !isFallen(s, x) },
  { say: 'stc.no.fallen', clause: 'STC-68', applies: (s, x) => actsFromAfar(s, x) && isFallen(s, x) },
  { say: 'stc.no.dispatch-first', clause: 'STC-17', applies: (s, x) => s.phase === 'dispatch' && ACTING.includes(x.verb) },
  { say: 'stc.no.draw', clause: 'STC-18', applies: (_, x) => x.verb === 'draw' },
  {
    say: 'stc.no.points',
    clause: 'STC-22',
    applies: (s, x) => dispatches(x) && costOf(x.card) > s.points,
    params: (s, x) => ({ c: costOf(x.card), p: s.points }),
  },
  { say: 'stc.no.castle', clause: 'STC-23', applies: (_, x) => deploys(x) && !isCastleOf(x.space, x.seat) },
  { say: 'stc.no.enemy-holds', clause: 'STC-R12', applies: (s, x) => deploys(x) && isHeldBy(s, x.space, opponentOf(x.seat)) },
  {
    say: 'stc.no.full',
    clause: 'STC-54',
    applies: (s, x) => enters(s, x) && isHeldBy(s, x.space, x.seat) && underOf(s, x.space) !== NONE,
  },
  {
    say: 'stc.no.two-regulars',
    clause: 'STC-11',
    applies: (s, x) => enters(s, x) && isRegular(x.card) && isHeldBy(s, x.space, x.seat) && isRegular(topOf(s, x.space)),
  },
  { say: 'stc.no.support-item', clause: 'STC-10', applies: (s, x) => equips(s, x) && !isRegular(x.target) },
  { say: 'stc.no.enemy-item', clause: 'STC-R13', applies: (s, x) => equips(s, x) && ownerOf(x.target) !== x.seat },
  { say: 'stc.no.second-item', clause: 'STC-25', applies: (s, x) => equips(s, x) && itemOf(s, x.target) !== NONE },
  { say: 'stc.no.unequip', clause: 'STC-26', applies: (_, x) => x.verb === 'unequip' },
  { say: 'stc.no.warhorse', clause: 'STC-R43', applies: (s, x) => equips(s, x) && isA(x.card, 'warhorse') && isA(x.target, 'cavalry') },
  {
    say: 'stc.no.acted',
    clause: 'STC-27',
    applies: (s, x) => acts(s, x) && deedOf(s, x.card) !== READY && deedOf(s, x.card) !== RAISED,
  },
  { say: 'stc.no.raised', clause: 'STC-R31', applies: (s, x) => acts(s, x) && deedOf(s, x.card) === RAISED },
  {
    say: 'stc.no.route',
    clause: 'STC-27',
    applies: (s, x) => moves(s, x) && !isWayOpen(s, x.card, x.space),
    params: (s, x) => ({ n: moveOf(s, x.card) }),
  },
  { say: 'stc.no.enter-enemy', clause: 'STC-R8', applies: (s, x) => moves(s, x) && isHeldBy(s, x.space, opponentOf(x.seat)) },
  { say: 'stc.no.third-attack', clause: 'STC-29', applies: (s, x) => attacks(s, x) && s.attacksUsed >= 2 },
  { say: 'stc.no.reach', clause: 'STC-32', applies: isOutOfReach },
  {
    say: 'stc.no.charge',
    clause: 'STC-R9',
    applies: (s, x) => x.verb === 'melee' && attacks(s, x) && distance(s, x) === 2 && !isMiddleOpen(s, x.card, x.space),
  },
  { say: 'stc.no.empty', clause: 'STC-R37', applies: (s, x) => attacks(s, x) && isEmpty(s, x.space) },
  { say: 'stc.no.own-unit', clause: 'STC-R37', applies: (s, x) => attacks(s, x) && isHeldBy(s, x.space, x.seat) },
  { say: 'stc.no.fight', clause: 'STC-13', applies: (s, x) => attacks(s, x) && unitOf(x.card).attack === null },
  {
    say: 'stc.no.top-first',
    clause: 'STC-58',
    applies: (s, x) => attacksEnemy(s, x) && x.target !== NONE && x.target !== topOf(s, x.space) && !isA(x.card, 'assassin'),
  },
  { say: 'stc.no.choose-unit', clause: 'STC-R25', applies: (s, x) => attacksEnemy(s, x) && x.target !== NONE && isItem(x.target) },
  { say: 'stc.no.castle-only', clause: 'STC-67', applies: (s, x) => shootsStones(s, x) && !isCastle(x.space) },
  { say: 'stc.no.range', clause: 'STC-66', applies: (s, x) => shootsStones(s, x) && distance(s, x) > 2 },
  { say: 'stc.no.alone', clause: 'STC-69', applies: (s, x) => uses(s, x, 'raise') && partnerOf(s, x.card) !== NONE },
  {
    say: 'stc.no.top-unit',
    clause: 'STC-68',
    applies: (s, x) => uses(s, x, 'raise') && !graveyardOf(s, x.seat).slice(-1).some(isUnit),
  },
  {
    say: 'stc.no.choose-item',
    clause: 'STC-65',
    applies: (s, x) => uses(s, x, 'recover') && !graveyardOf(s, x.seat).some((card) => card === x.target && isItem(card)),
  },
  {
    say: 'stc.no.ready-regular',
    clause: 'STC-71',
    applies: (s, x) => uses(s, x, 'strengthen') && readyRegularBeside(s, x.card) === NONE,
  },
  { say: 'stc.no.attack-left', clause: 'STC-R28', applies: (s, x) => uses(s, x, 'strengthen') && s.attacksUsed >= 2 },
  // Two that the table leaves to the catch-all "No such choice", although a clause forbids them.
  { say: 'stc.no.catapult-melee', clause: 'STC-R26', applies: (s, x) => x.verb === 'melee' && attacks(s, x) && isA(x.card, 'catapult') },
  {
    say: 'stc.no.ability',
    clause: 'STC-63',
    applies: (s, x) => Object.hasOwn(ABILITIES, x.verb) && acts(s, x) && !isA(x.card, ABILITIES[x.verb] as 'cleric'),
  },
];

/** Null: no rule of the game speaks to it; "No such choice." */
export function whyNot(s: Castle, seat: Seat, answer: Json): Reason | null {
  const tried = read(seat, answer);
  return tried === null ? null : firstRow(ROWS, s, tried);
}

/** The other player's turn, or nobody's any more. */
export const outOfTurn = (_s: Castle, _seat: Seat, over: boolean): Reason =>
  over ? because('STC-2', 'stc.no.over') : because('STC-17', 'stc.no.your-turn');

const isSpaceSecond = (verb: string) => verb === 'deploy' || verb === 'move' || verb === 'melee' || verb === 'ranged';

function read(seat: Seat, answer: Json): Try | null {
  const [verb, first, second, third] = Array.isArray(answer) ? (answer as readonly Json[]) : [answer];
  if (typeof verb !== 'string') return null;
  const card = isCard(first) ? first : NONE;
  if (isSpaceSecond(verb)) return { verb, seat, card, space: isSpace(second) ? second : NONE, target: isCard(third) ? third : NONE };
  return { verb, seat, card, space: NONE, target: isCard(second) ? second : NONE };
}
