/**
 * The face-off (BRC-29, BRC-30, BRC-32, BRC-56 to BRC-60; O6, O7): the Alien's die (BRC-R16, BRC-R32), lines (BRC-R50), and attitudes,
 * secret until both are in (BRC-R21) and final once given (BRC-R49).
 */
import type { Json, Question, Rules, Seat } from '@bridgehead/kernel';
import { PLANS } from '../actions/approach.ts';
import { ATTITUDES, type Attitude, personalityRow, type Stand } from '../cards.ts';
import { codeOf, type DieAnswer, dieAnswer, FALLING_GREEN, kindNamed, kindsIn } from '../dice.ts';
import { addOne, isOneOf, nth, sole } from '../lists.ts';
import { LINES_A_SIDE } from '../numbers.ts';
import { latestTale, mayRollTwice, type Voyage } from '../state.ts';
import { moveDie } from './dice.ts';
import { post } from './post.ts';
import { X21, X25, X34, X40 } from './reasons.ts';
import { ask, banter, type CrewTable } from './texts.ts';
import { readDie } from './tricks.ts';

/** Sides by number: 0 the Crew, 1 the Alien. */
export type SideNumber = 0 | 1;
export const sideSeat = (s: Voyage, side: SideNumber): Seat => (side === 0 ? s.crew : s.alien);
const sideOf = (s: Voyage, seat: Seat): SideNumber => (seat === s.crew ? 0 : 1);

// —— O6: the Alien's die ——

export const ALIEN_DIE: Question<Voyage, DieAnswer> = {
  key: 'brc.alien-die',
  list: (s) => kindsIn(s.encounter, FALLING_GREEN).map(dieAnswer),
  why: (_s, _seat, answer) => (readDie(answer) === null ? null : X25()),
};

/** BRC-56; with one kind there is nothing to choose (BRC-R47). */
export function* alienDie(t: CrewTable): Rules<void> {
  const s = t.state;
  const kind = sole(kindsIn(s.encounter)) ?? kindNamed(yield* ask(t, 'alien-die', s.alien, ALIEN_DIE));
  moveDie(t, kind, 'encounter', 'alien', 'BRC-56');
  if (t.watched) t.emit({ type: 'alien.die', seat: s.alien, die: codeOf(kind) });
}

// —— O7: lines and attitudes ——

export type FaceOffAnswer = Stand | 'say';
/** BRC-R69: a Crew that would roll twice may say, with the attitude, that it rolls once. */
const ONCE = ATTITUDES.map((attitude) => ['once', attitude] as const);
const standsOf = (s: Voyage, seat: Seat): readonly Stand[] => (seat === s.crew && mayRollTwice(s) ? [...ATTITUDES, ...ONCE] : ATTITUDES);
const isOnce = (answer: Json): boolean =>
  Array.isArray(answer) && answer.length === 2 && answer[0] === 'once' && isOneOf(ATTITUDES, answer[1]);
const maySpeak = (s: Voyage, seat: Seat): boolean => s.settings.narration === 'full' && nth(s.spoken, sideOf(s, seat)) < LINES_A_SIDE;

export const FACE_OFF: Question<Voyage, FaceOffAnswer> = {
  key: 'brc.face-off',
  list: (s, seat) => (maySpeak(s, seat) ? [...standsOf(s, seat), 'say'] : standsOf(s, seat)),
  why: (s, seat, answer) => {
    if (isOnce(answer)) return X40();
    return answer === 'say' ? X34() : PLANS.read(answer) !== null && seat === s.crew && !s.isMaverick ? X21() : null;
  },
  patience: (s) => (s.settings.narration === 'full' ? 2 : 1),
  params: (s, seat) => ({ side: sideOf(s, seat) === 0 ? 'crew' : 'alien', lines: nth(s.spoken, sideOf(s, seat)) }),
};

/** Who is asked: both at once, or one side through its whole menu before the other (BRC-R50). */
export function sidesAsked(s: Voyage): SideNumber[] {
  const open = ([0, 1] as const).filter((side) => s.attitudes[side] === null);
  if (s.settings.attitudes === 'simultaneous' || open.length < 2) return open;
  return [s.settings.attitudes === 'crewFirst' ? 0 : 1];
}

/** Both sides talk at once, each through its own menu, until both have given an attitude. */
export function* faceOff(t: CrewTable): Rules<void> {
  const s = t.state;
  s.awaits = 'face-off';
  if (s.settings.narration === 'auto') for (const side of [0, 1] as const) speak(t, side, '');
  while (s.attitudes.includes(null))
    yield* t.freely(
      sidesAsked(s).map((side) => sideSeat(s, side)),
      (seat) => lineOrAttitude(t, seat),
    );
}

/** A line that is being written stays open while the other side goes on. */
function* lineOrAttitude(t: CrewTable, seat: Seat): Rules<void> {
  const s = t.state;
  const side = sideOf(s, seat);
  if (s.attitudes[side] !== null) return;
  const answer = yield* t.ask(seat, FACE_OFF);
  if (answer !== 'say') {
    lock(t, side, typeof answer === 'string' ? answer : answer[1], typeof answer !== 'string');
    return;
  }
  s.isWriting[side] = true;
  const line = yield* banter(t, seat);
  s.isWriting[side] = false;
  speak(t, side, line);
}

function speak(t: CrewTable, side: SideNumber, written: string): void {
  const s = t.state;
  addOne(s.spoken, side);
  const line = side === 0 ? `say.${personalityRow(nth(s.personalities, s.crew)).id}` : `alien.${latestTale(s).voice}`;
  post(t, 'banter', sideSeat(s, side), written, [line]);
}

/** Hidden until both are in, unless one side goes first in public. */
function lock(t: CrewTable, side: SideNumber, attitude: Attitude, once: boolean): void {
  const s = t.state;
  s.attitudes[side] = attitude;
  if (side === 0) s.rollsOnce = once;
  const fact = { type: 'attitude.locked', seat: sideSeat(s, side), side: side === 0 ? 'crew' : 'alien' } as const;
  if (s.settings.attitudes === 'simultaneous') t.tell([fact.seat], { ...fact, attitude }, fact);
  else t.emit({ ...fact, attitude });
}
