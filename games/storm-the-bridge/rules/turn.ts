/** The turn: Reset, Action, Redeployment. */
import { type Chance, type Json, pick, type Question, type Reason, type Rules, type Seat } from '@bridgehead/kernel';
import { ALL_SECTIONS, BRIDGE, type Card, isAction, isCard, isLeader, isSection, NONE } from '../cards/index.ts';
import { type Bridge, newDeclaration } from '../state.ts';
import { attempt } from './attempts.ts';
import { type BridgeTable, drawCards, fillPool, sendToStack, untapCards } from './changes.ts';
import { canCommit, committable, totalWith, whyOutOfReach } from './commit.ts';
import { handSize, needOf } from './compute.ts';
import { stationAt } from './effects.ts';
import { checkRoundLimit, isLastOfRound } from './end.ts';
import { settleOwed } from './owed.ts';
import { activate, clearable, escapePrice, payEscape, playCard } from './play.ts';
import { crewOf, has, hostOf, ownerOf, peopleOf, sectionsOf } from './questions.ts';
import { REASONS } from './reasons.ts';
import { declare, MOST_QUESTIONS } from './stack.ts';
import { playable, usable, whyNotPlay, whyNotUse } from './timing.ts';
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
  drawCards(t, seat, Math.max(0, handSize(s, seat) - (s.hand[seat] as Card[]).length)); // STB-39
  s.resetAhead = seat;
  const more = momentsOf(s.leader[seat] as Card).drawsInReset;
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
    sendToStack(t, s.pool[0] as Card); // STB-36
    fillPool(t, 3);
  }
}

// —— Action Phase (STB-42 to STB-48) ——

export type MenuOption = readonly ['recruit' | 'attack' | 'ability' | 'play' | 'clear', Card] | 'end';

export const mainMenu: Question<Bridge, MenuOption> = {
  key: 'stb.menu',
  list: menuOptions,
  why: (s, seat, answer) => whyNotMenu(s, seat, answer),
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
  return pick(menuOptions(s, seat), chance);
}
function canStormBridge(s: Bridge, seat: Seat): boolean {
  if (whyNotAttack(s, seat, BRIDGE) !== null) return false;
  const everybody = newDeclaration('attack', seat, BRIDGE);
  return totalWith(s, everybody, committable(s, everybody)) >= needOf(s, BRIDGE, null);
}

/** Recruit, attack (STB-8), use abilities (STB-44), play cards, be rid of a hindrance. */
function menuOptions(s: Bridge, seat: Seat): MenuOption[] {
  const options: MenuOption[] = [];
  for (const crew of s.pool) if (crew !== NONE && whyNotRecruit(s, seat, crew) === null) options.push(['recruit', crew]);
  for (const section of ALL_SECTIONS) if (whyNotAttack(s, seat, section) === null) options.push(['attack', section]); // STB-43: again and again
  for (const source of usable(s, seat)) options.push(['ability', source]);
  for (const card of playable(s, seat)) options.push(['play', card]);
  for (const passive of clearable(s, seat)) options.push(['clear', passive]);
  options.push('end');
  return options;
}

function whyNotRecruit(s: Bridge, seat: Seat, crew: Card): Reason | null {
  if (s.recruitsLeft === 0) return REASONS.recruitedAlready(); // STB-42
  if (!s.pool.includes(crew)) return REASONS.notInPool(); // STB-27, STB-R30
  const tried = newDeclaration('recruit', seat, crew);
  return canCommit(s, tried) ? whyOutOfReach(s, tried) : REASONS.nobody();
}

function whyNotAttack(s: Bridge, seat: Seat, section: Card): Reason | null {
  if (ownerOf(s, section) === seat) return REASONS.ownSection(section); // STB-67, STB-R30
  if (s.forbidden.includes(section)) return REASONS.forbidden(section); // STB-R22: a prohibition beats a permission
  const tried = newDeclaration('attack', seat, section);
  return canCommit(s, tried) ? whyOutOfReach(s, tried) : REASONS.nobody();
}

function whyNotMenu(s: Bridge, seat: Seat, answer: Json): Reason | null {
  if (answer === 'discard') return REASONS.nothingPending('attack');
  if (!Array.isArray(answer) || !isCard(answer[1])) return null;
  const [what, card] = answer as [string, Card];
  switch (what) {
    case 'recruit':
      return whyNotRecruit(s, seat, card);
    case 'attack':
      return isSection(card) ? whyNotAttack(s, seat, card) : null;
    case 'play':
      return isAction(card) && (s.hand[seat] as Card[]).includes(card) ? whyNotPlay(s, seat, card) : REASONS.notHeld();
    case 'ability':
      return !isAction(card) ? whyNotUse(s, seat, card) : null;
    case 'clear':
      if (!isAction(card) || hostOf(s, card) === NONE) return null;
      return REASONS.cannotEscape(escapePrice(card));
    case 'station':
      return REASONS.notStationed();
    case 'take-back':
      return REASONS.spent();
    default:
      return null;
  }
}

/** One action of the active seat and all that answers it. */
export function* act(t: BridgeTable): Rules<void> {
  const { state: s } = t;
  const seat = s.active;
  s.asked++;
  s.priority = seat;
  const choice: MenuOption = s.asked >= MOST_QUESTIONS ? 'end' : yield* t.ask(seat, mainMenu);
  if (choice === 'end') return yield* declare(t, newDeclaration('end', seat, NONE)); // STB-86: the others may still act before the phase ends
  const [what, card] = choice;
  switch (what) {
    case 'recruit':
    case 'attack':
      return yield* attempt(t, what, seat, card);
    case 'ability':
      return yield* declare(t, yield* activate(t, seat, card));
    case 'play':
      return yield* declare(t, yield* playCard(t, seat, card));
    case 'clear':
      return yield* declare(t, yield* payEscape(t, seat, card));
  }
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

function whyNotRedeploy(s: Bridge, seat: Seat, answer: Json): Reason | null {
  if (!Array.isArray(answer)) return null;
  const [what, card, section] = answer as [Json, Json, Json];
  if (what !== 'station') return REASONS.stationsOnly();
  if (isLeader(card as Card)) return REASONS.leadersEverywhere();
  return sectionsOf(s, seat).includes(section as Card) ? null : REASONS.notYourSection();
}
function whyNotStationed(answer: Json): Reason {
  if (!isCard(answer)) return REASONS.stationsOnly();
  return isLeader(answer) ? REASONS.leadersEverywhere() : REASONS.notYourSection();
}

/** For each own section in order, who defends it; whoever is left over is unassigned (STB-89, STB-R28). */
function* stationCrew(t: BridgeTable, seat: Seat): Rules<void> {
  const { state: s } = t;
  const left = crewOf(s, seat);
  const plan = new Map<Card, Card>(left.map((crew) => [crew, NONE]));
  for (const section of sectionsOf(s, seat)) {
    const open = left.filter((crew) => plan.get(crew) === NONE);
    if (open.length === 0) break;
    const crew = yield* t.select(seat, 'stb.deploy', open, {
      min: 0,
      max: open.length,
      params: { section },
      why: whyNotStationed,
      fallback: open.filter((one) => s.station[one] === section),
    });
    for (const one of crew) plan.set(one, section);
  }
  for (const [crew, section] of plan) if (s.station[crew] !== section) stationAt(t, crew, section);
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
