/** The chair: succession (S6), and ships that change hands (RED-64 to RED-68). */
import type { Reason, Rules } from '@bridgehead/kernel';
import { nth } from '../lists.ts';
import { BRIDGE, HULL_F, type Section } from '../ship.ts';
import {
  ACTING,
  captainOf,
  crewOf,
  isAlive,
  isCaptain,
  isFunctional,
  type Match,
  NONE,
  type Officer,
  officerOf,
  seatOf,
  shipOf,
} from '../state.ts';
import { endOfficer } from './leave.ts';
import { NO } from './reasons.ts';
import { type Red, tellAll } from './voice.ts';

/** S6 (RED-66, RED-R91). */
export function* succession(t: Red): Rules<void> {
  const s = t.state;
  const team = s.place;
  const crew = crewOf(s, team);
  // The step goes on after the answers: if somebody gives up meanwhile, it is asked again.
  if (s.mode === 'duel' || captainOf(s, team) !== NONE) {
    s.step = 'draw';
    return;
  }
  if (s.mode === 'command') {
    const named = yield* t.choose(seatOf(s, nth(crew, 0)), 'red.succession', [...crew, NONE]);
    s.step = 'draw';
    if (named !== NONE) takeCommand(t, named);
    return;
  }
  const answers = yield* t.all(
    crew.map((officer, i) => t.choice(officer, 'red.take-command', [true, false], { fallback: i === 0, params: { officer } })),
  );
  s.step = 'draw';
  for (const officer of crew) s.wish[officer] = false; // 8.4: kept until the seat's next answer
  const willing = crew[answers.indexOf(true)];
  if (willing !== undefined) takeCommand(t, willing);
}

/** RED-R61: captain in everything but the limits; XO cards become ordinary ones. */
function takeCommand(t: Red, officer: number): void {
  const o = officerOf(t.state, officer);
  o.chair = ACTING;
  o.hand.push(...o.xo);
  o.xo = [];
  tellAll(t, { type: 'tookCommand', officer });
}

/** RED-R61: in the middle of a turn, when the chair is empty. */
export const whyCommand = (s: Match, officer: number): Reason | null =>
  captainOf(s, officerOf(s, officer).team) === NONE && s.mode !== 'duel' ? null : NO.chairTaken;
export function takeCommandNow(t: Red, officer: number): void {
  officerOf(t.state, officer).acted = true;
  takeCommand(t, officer);
}

// —— takeovers ——

/** RED-64, RED-R60: an officer who has done nothing yet is still where he began the turn. */
export function whyTakeOver(s: Match, officer: number): Reason | null {
  const o = officerOf(s, officer);
  if (!isCaptain(o)) return NO.onlyCaptain;
  if (o.section !== BRIDGE || shipOf(s, o.ship).team === o.team) return NO.onEnemyBridge;
  return o.acted ? NO.wholeTurn : null;
}
export function claimShip(t: Red, officer: number): void {
  officerOf(t.state, officer).takes = true;
  endOfficer(t, officer);
}

/** RED-64, RED-65, RED-R59, RED-R60, RED-R82: the last thing in the turn. */
export function takeOver(t: Red): void {
  const s = t.state;
  for (const o of s.officers) {
    if (!o.takes || !isAlive(o)) continue;
    o.takes = false; // one turn, one try: not again at the end of the others' turns
    const ship = shipOf(s, o.ship);
    const success = o.section === BRIDGE && isFunctional(ship, BRIDGE) && !isContested(s, o);
    if (success) {
      ship.team = o.team;
      ship.place = o.team;
    }
    tellAll(t, { type: 'tookOver', ship: o.ship, team: o.team, success });
  }
}
function isContested(s: Match, o: Officer): boolean {
  const isNear = (ship: number, section: Section): boolean => ship === o.ship && (section === BRIDGE || section === HULL_F);
  return s.officers.some(
    (other) =>
      other.team !== o.team &&
      isAlive(other) &&
      (isNear(other.ship, other.section) || (other.dummy !== null && isNear(other.dummy.ship, other.dummy.section))),
  );
}
