/** The turn: Reset, Action, Redeployment. */
import { type Chance, type Json, pick, type Question, type Reason, type Rules, type Seat } from '@bridgehead/kernel';
import { ACTIONS, MENU, type MenuOption } from '../actions/index.ts';
import { BRIDGE, NONE } from '../cards/index.ts';
import { type Bridge, newDeclaration } from '../state.ts';
import { whyNotAttack, whyNotRecruit } from './attempts.ts';
import { type BridgeTable, drawCards, fillPool, sendToStack, untapCards } from './changes.ts';
import { committable, totalWith } from './commit.ts';
import { handSize, needOf } from './compute.ts';
import { checkRoundLimit, isLastOfRound } from './end.ts';
import { settleOwed } from './owed.ts';
import { handOf, has, leaderOf, peopleOf, sectionsOf } from './questions.ts';
import { REASONS } from './reasons.ts';
import { MOST_QUESTIONS, settle } from './stack.ts';
import { stationCrew } from './stations.ts';
import { whyNotUse } from './timing.ts';
import { momentsOf } from './triggers.ts';

// —— Reset Phase (STB-32 to STB-41) ——

export function* reset(t: BridgeTable): Rules<void> {
  const { state: s } = t;
  if (s.resetAhead !== s.active) yield* resetSteps(t, s.active);
  s.resetAhead = NONE;
  s.phase = 'action'; // STB-6
}

/** STB-7: cycle, untap, draw. Nobody but this seat draws, and not before (STB-46). */
function* resetSteps(t: BridgeTable, seat: Seat): Rules<void> {
  const { state: s } = t;
  cyclePool(t);
  untapCards(
    t,
    [...peopleOf(s, seat), ...sectionsOf(s, seat)].filter((card) => !has(s, card, 'staysTapped')),
  ); // STB-38
  drawCards(t, seat, Math.max(0, handSize(s, seat) - handOf(s, seat).length)); // STB-39
  s.resetAhead = seat;
  const more = momentsOf(leaderOf(s, seat)).drawsInReset;
  if (more === undefined) return;
  drawCards(t, seat, more.cards);
  s.owed = { seat, what: more.owes };
  yield* settleOwed(t);
}

/** STB-R5: filled or cycled, never both. */
function cyclePool(t: BridgeTable): void {
  const { state: s } = t;
  if (s.turn === 1 && s.phase === 'reset') return; // STB-34, STB-R4; a neighbour's overlapped Reset is not the first
  if (s.pool.includes(NONE)) fillPool(t, 3);
  else if (s.crewStack.length > 0) {
    sendToStack(t, s.pool[0] ?? NONE); // STB-36
    fillPool(t, 3);
  }
}

// —— Action Phase (STB-42 to STB-48) ——

export const mainMenu: Question<Bridge, MenuOption> = {
  key: 'stb.menu',
  list: (s, seat) => MENU.list(s, seat),
  why: (s, seat, answer) => ACTIONS.why(s, seat, answer),
  draw: drawOption,
  fallback: () => 'end',
};

/** For playouts: crew are recruited and the Bridge is stormed and claimed more often than by blind chance, or games would drag on. */
function drawOption(s: Bridge, seat: Seat, chance: Chance): MenuOption {
  const lean = chance.below(4);
  if (lean < 3 && whyNotUse(s, seat, BRIDGE) === null) return ['ability', BRIDGE];
  if (lean < 2 && canStormBridge(s, seat)) return ['attack', BRIDGE];
  const candidate = lean < 2 ? s.pool[chance.below(s.pool.length)] : NONE;
  if (candidate !== undefined && candidate !== NONE && whyNotRecruit(s, seat, candidate) === null) return ['recruit', candidate];
  return pick(MENU.list(s, seat), chance);
}
function canStormBridge(s: Bridge, seat: Seat): boolean {
  if (whyNotAttack(s, seat, BRIDGE) !== null) return false;
  const everybody = newDeclaration('attack', seat, BRIDGE);
  return totalWith(s, everybody, committable(s, everybody)) >= needOf(s, BRIDGE, null);
}

/** One action of the active seat and all that answers it. */
export function* act(t: BridgeTable): Rules<void> {
  const { state: s } = t;
  const seat = s.active;
  s.asked++;
  s.priority = seat;
  yield* MENU.do(t, seat, s.asked >= MOST_QUESTIONS ? 'end' : yield* t.ask(seat, mainMenu));
  yield* settle(t);
}

// —— Redeployment Phase (STB-86 to STB-93) ——

/** STB-10: the own crew are stationed in the own sections; then it is the next seat's turn. */
export function* redeploy(t: BridgeTable): Rules<void> {
  const { state: s } = t;
  const seat = s.active;
  const present = s.gone[seat] !== true;
  if (present && sectionsOf(s, seat).length > 0) {
    // STB-93, STB-R41: the neighbour resets meanwhile
    if (s.overlap && !isFinalTurn(s) && s.resetAhead !== nextActive(s)) yield* resetSteps(t, nextActive(s));
    s.priority = seat;
    const why = (answer: Json) => whyNotRedeploy(s, seat, answer);
    const plan = yield* t.choose(seat, 'stb.redeploy', ['keep', 'redeploy'] as const, { fallback: 'keep', why });
    if (plan === 'redeploy') yield* stationCrew(t, seat);
  }
  endTurn(t);
}

/** Only stations are spoken of now (STB-87). */
function whyNotRedeploy(s: Bridge, seat: Seat, answer: Json): Reason | null {
  const read = ACTIONS.read(answer);
  if (read === null || typeof read === 'string') return null;
  return read[0] === 'station' ? ACTIONS.why(s, seat, answer) : REASONS.stationsOnly();
}

// —— end of turn ——

function endTurn(t: BridgeTable): void {
  const { state: s } = t;
  s.discard.push(...s.lasting); // STB-52, STB-R25
  s.lasting = [];
  s.effects = [];
  s.forbidden = [];
  t.emit({ type: 'turnEnded', seat: s.active });
  if (checkRoundLimit(t)) return;
  if (isLastOfRound(s)) s.round++;
  beginTurn(t, nextActive(s));
}

export function beginTurn(t: BridgeTable, seat: Seat): void {
  const { state: s } = t;
  s.active = seat; // STB-5
  s.turn++;
  s.phase = 'reset'; // STB-6
  s.recruitsLeft = 1; // STB-42
  s.short = [];
  s.asked = 0;
  t.emit({ type: 'turnBegan', seat, turn: s.turn, round: s.round });
}

/** STB-5: turn by turn, clockwise. */
export function nextActive(s: Bridge): Seat {
  let seat = (s.active + 1) % s.seats;
  while (s.gone[seat] === true) seat = (seat + 1) % s.seats;
  return seat;
}
const isFinalTurn = (s: Bridge): boolean => s.round >= s.roundLimit && isLastOfRound(s);
