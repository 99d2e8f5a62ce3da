/**
 * The maverick's plan (BRC-53, BRC-54, BRC-62 to BRC-68; O5b to O5e): approach (BRC-R19, BRC-R20), consent (BRC-R31), die, pitch (BRC-R62).
 */
import type { Json, Question, Rules } from '@bridgehead/kernel';
import { type Approach, type ApproachAnswer, isOrderId, ORDER_IDS, type OrderId } from '../cards.ts';
import { type Colour, type DieAnswer, dieAnswer, FALLING_BLUE, isBlue, isFaces, type Kind, kindNamed, kindOf, kindsIn } from '../dice.ts';
import { officerPool, tellMore, type Voyage } from '../state.ts';
import { moveDie } from './dice.ts';
import { X19, X20, X22, X23, X24 } from './reasons.ts';
import { ask, type CrewTable, post, type Recipe, text } from './texts.ts';

/** BRC-62: a way round the Order that needs no Encounter die. */
export type Trick = 'technobabble' | 'love';
export const isTrick = (approach: unknown): approach is Trick => approach === 'technobabble' || approach === 'love';

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

/** O5b to O5e: an approach that the Captain lets pass, the die for it, the pitch. */
export function* plan(t: CrewTable): Rules<void> {
  const s = t.state;
  do yield* approach(t);
  while (isTrick(s.approach) && needsConsent(s, s.approach) && !(yield* consent(t)));
  yield* stake(t);
  if (s.approach !== 'ordered') yield* pitch(t);
}

function* approach(t: CrewTable): Rules<void> {
  const s = t.state;
  const answer = yield* ask(t, 'approach', s.crew, APPROACH);
  s.approach = typeof answer === 'string' ? answer : 'belay';
  s.method = typeof answer === 'string' ? s.order : answer[1]; // BRC-R19: for the log
  if (t.watched) t.emit({ type: 'plan.chosen', seat: s.crew, approach: s.approach, method: s.method });
}

// —— O5c: the Captain's consent (BRC-R31) ——

export const CONSENT: Question<Voyage, 'refuse' | 'grant'> = {
  key: 'brc.consent',
  list: () => ['refuse', 'grant'],
  params: (s) => ({ approach: s.approach, seat: s.crew }),
};

function* consent(t: CrewTable): Rules<boolean> {
  const s = t.state;
  const granted = (yield* ask(t, 'consent', s.captain, CONSENT)) === 'grant';
  if (t.watched) t.emit({ type: 'consent.given', seat: s.captain, approach: s.approach, granted });
  if (!granted) {
    s.refused.push(s.approach);
    s.approach = 'ordered';
  }
  return granted;
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

function* stake(t: CrewTable): Rules<void> {
  const s = t.state;
  const [only, another] = fittingDice(s, s.approach) as [Kind, Kind?];
  const kind = another === undefined ? only : kindNamed(yield* ask(t, 'die', s.crew, MAVERICK_DIE));
  tellMore(s, { approach: s.approach });
  moveDie(t, kind, s.crew, 'crew', 'BRC-53');
}

// —— O5e: pitch (BRC-54, BRC-64, BRC-67) ——

/** BRC-R41: left blank, it is written all the same. */
const pitchLines = (approach: Approach, method: OrderId): Recipe =>
  approach === 'technobabble' ? ['tb'] : approach === 'love' ? ['lMeet', 'lBond', 'lTurn'] : ['bid.respect', `order.${method}`];

function* pitch(t: CrewTable): Rules<void> {
  const s = t.state;
  post(t, 'pitch', s.crew, yield* text(t, s.crew, 'pitch', { approach: s.approach, method: s.method }), pitchLines(s.approach, s.method));
}
