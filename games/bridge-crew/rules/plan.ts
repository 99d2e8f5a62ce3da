/**
 * The maverick's plan (BRC-53, BRC-54, BRC-62 to BRC-71; O5b to O5e, O8'): approach (BRC-R19, BRC-R20), consent (BRC-R31), die, pitch
 * (BRC-R62), and the roll of 3 or more (BRC-R30).
 */
import type { Json, Question, Rules } from '@bridgehead/kernel';
import { type Approach, type ApproachAnswer, isOrderId, ORDER_IDS, type OrderId } from '../cards.ts';
import {
  type Colour,
  codeOf,
  type DieAnswer,
  dieAnswer,
  FALLING_BLUE,
  facesOf,
  isBlue,
  isFaces,
  type Kind,
  kindOf,
  kindsIn,
} from '../dice.ts';
import { MAVERICK_NEEDS } from '../numbers.ts';
import { officerPool, tellMore, type Voyage } from '../state.ts';
import { settleChallenge } from './challenge.ts';
import { moveDie } from './dice.ts';
import { meetAlien } from './face-off.ts';
import { X19, X20, X22, X23, X24 } from './reasons.ts';
import { type CrewTable, post, type Recipe, text } from './texts.ts';

/** BRC-62: a way round the Order that needs no Encounter die. */
export type Trick = 'technobabble' | 'love';
const isTrick = (approach: unknown): approach is Trick => approach === 'technobabble' || approach === 'love';

/** Something that only a maverick can answer. */
export const isPlan = (answer: unknown): boolean =>
  isTrick(answer) || answer === 'ordered' || (Array.isArray(answer) && answer[0] === 'belay');

/** BRC-65, BRC-68: the wrong sort of Alien; "uncertain" admits both. */
export const mismatches = (s: Voyage, trick: Trick): boolean => s.sheet?.sentience === (trick === 'love' ? 'unaware' : 'sentient');
const isBarred = (s: Voyage, trick: Trick): boolean =>
  s.refused.includes(trick) || (s.settings.sentienceGate === 'strict' && mismatches(s, trick));
const needsConsent = (s: Voyage, trick: Trick): boolean => s.settings.sentienceGate === 'usual' && mismatches(s, trick);

/** Dice of the Crew's Officer pool that fit: blue for Technobabble, green for Alien Love (BRC-63, BRC-66). */
export const fittingDice = (s: Voyage, approach: Approach): Kind[] =>
  kindsIn(officerPool(s, s.crew), FALLING_BLUE).filter((kind) => !isTrick(approach) || isBlue(kind) === (approach === 'technobabble'));
const canTry = (s: Voyage, trick: Trick): boolean => fittingDice(s, trick).length > 0 && !isBarred(s, trick);

// —— O5b: approach ——

export const APPROACH: Question<Voyage, ApproachAnswer> = {
  key: 'brc.approach',
  list: (s) => [
    'ordered',
    ...ORDER_IDS.filter((order) => order !== s.order).map((order): ApproachAnswer => ['belay', order]),
    ...(['technobabble', 'love'] as const).filter((trick) => canTry(s, trick)),
  ],
  why: (s, _seat, answer) => {
    if (isTrick(answer)) return isBarred(s, answer) ? X22(answer) : answer === 'love' ? X20() : X19();
    return Array.isArray(answer) && answer[0] === 'belay' && isOrderId(answer[1]) ? X24() : null;
  },
  params: (s) => ({ order: s.order }),
};

export function* approach(t: CrewTable): Rules<void> {
  const s = t.state;
  const answer = yield* t.ask(s.crew, APPROACH);
  s.approach = typeof answer === 'string' ? answer : 'belay';
  s.method = typeof answer === 'string' ? s.order : answer[1]; // BRC-R19: for the log
  if (t.watched) t.emit({ type: 'plan.chosen', seat: s.crew, approach: s.approach, method: s.method });
  if (isTrick(s.approach) && needsConsent(s, s.approach)) s.beat = 'consent';
  else toDie(t);
}

// —— O5c: the Captain's consent (BRC-R31) ——

export const CONSENT: Question<Voyage, 'refuse' | 'grant'> = {
  key: 'brc.consent',
  list: () => ['refuse', 'grant'],
  params: (s) => ({ approach: s.approach, seat: s.crew }),
};

export function* consent(t: CrewTable): Rules<void> {
  const s = t.state;
  const granted = (yield* t.ask(s.captain, CONSENT)) === 'grant';
  if (t.watched) t.emit({ type: 'consent.given', seat: s.captain, approach: s.approach, granted });
  if (granted) return toDie(t);
  s.refused.push(s.approach);
  s.approach = 'ordered';
  s.beat = 'approach';
}

// —— O5d: die ——

export const MAVERICK_DIE: Question<Voyage, DieAnswer> = {
  key: 'brc.die',
  list: (s) => fittingDice(s, s.approach).map(dieAnswer),
  why: (s, _seat, answer) => {
    const kind = readDie(answer);
    if (kind === null) return null;
    if ((officerPool(s, s.crew)[kind] as number) === 0) return X23();
    return s.approach === 'love' ? X20() : X19();
  },
  params: (s) => ({ approach: s.approach }),
};
/** The die that an answer names; null if it names none. */
export function readDie(answer: Json): Kind | null {
  if (!Array.isArray(answer) || answer.length !== 2 || !isFaces(answer[0]) || (answer[1] !== 'C' && answer[1] !== 'E')) return null;
  return kindOf(answer[0], answer[1] as Colour);
}

function toDie(t: CrewTable): void {
  const s = t.state;
  const [only, another] = fittingDice(s, s.approach);
  if (another === undefined) stake(t, only as Kind);
  else s.beat = 'die';
}

export function* maverickDie(t: CrewTable): Rules<void> {
  const [faces, colour] = yield* t.ask(t.state.crew, MAVERICK_DIE);
  stake(t, kindOf(faces, colour));
}

function stake(t: CrewTable, kind: Kind): void {
  const s = t.state;
  tellMore(s, { approach: s.approach });
  moveDie(t, kind, s.crew, 'crew', 'BRC-53');
  if (s.approach === 'ordered') meetAlien(t);
  else s.beat = 'pitch';
}

// —— O5e: pitch (BRC-54, BRC-64, BRC-67) ——

/** BRC-R41: left blank, it is written all the same. */
const pitchLines = (approach: Approach, method: OrderId): Recipe =>
  approach === 'technobabble' ? ['tb'] : approach === 'love' ? ['lMeet', 'lBond', 'lTurn'] : ['bid.respect', `order.${method}`];

export function* pitch(t: CrewTable): Rules<void> {
  const s = t.state;
  post(t, 'pitch', s.crew, yield* text(t, s.crew, 'pitch', { approach: s.approach, method: s.method }), pitchLines(s.approach, s.method));
  if (isTrick(s.approach)) rollTrick(t);
  else meetAlien(t);
}

// —— O8': Technobabble and Alien Love (BRC-69; no Encounter die, no attitudes, BRC-62) ——

function rollTrick(t: CrewTable): void {
  const s = t.state;
  const result = t.die(facesOf(s.crewDie));
  if (t.watched) t.emit({ type: 'dice.rolled', crew: [result], alien: [], dice: [codeOf(s.crewDie)], rerollOf: 0 });
  settleChallenge(t, result >= MAVERICK_NEEDS, 'neutral', 'maverick');
}
