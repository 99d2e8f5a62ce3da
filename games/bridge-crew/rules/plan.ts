/**
 * The maverick's plan (BRC-53, BRC-54, BRC-62 to BRC-68; O5b to O5e): approach (BRC-R19, BRC-R20), consent (BRC-R31), die, pitch (BRC-R62).
 */
import type { Question, Rules } from '@bridgehead/kernel';
import { PLANS } from '../actions/approach.ts';
import type { Approach, ApproachAnswer, OrderId } from '../cards.ts';
import { type DieAnswer, dieAnswer, kindNamed } from '../dice.ts';
import { nth, sole } from '../lists.ts';
import { officerPool, tellMore, type Voyage } from '../state.ts';
import { moveDie } from './dice.ts';
import { post, type Recipe } from './post.ts';
import { X19, X20, X23 } from './reasons.ts';
import { ask, type CrewTable, text } from './texts.ts';
import { fittingDice, isTrick, needsConsent, readDie } from './tricks.ts';

// —— O5b: approach ——

export const APPROACH: Question<Voyage, ApproachAnswer> = {
  key: 'brc.approach',
  list: (s) => PLANS.list(s, s.crew),
  why: (s, seat, answer) => PLANS.why(s, seat, answer),
  params: (s) => ({ order: s.order }),
};

/** O5b to O5e: an approach that the Captain lets pass, the die for it, the pitch. */
export function* plan(t: CrewTable): Rules<void> {
  const s = t.state;
  do yield* PLANS.do(t, s.crew, yield* ask(t, 'approach', s.crew, APPROACH));
  while (isTrick(s.approach) && needsConsent(s, s.approach) && !(yield* consent(t)));
  yield* stake(t);
  if (s.approach !== 'ordered') yield* pitch(t);
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
    if (nth(officerPool(s, s.crew), kind) === 0) return X23();
    return s.approach === 'love' ? X20() : X19();
  },
  params: (s) => ({ approach: s.approach }),
};
function* stake(t: CrewTable): Rules<void> {
  const s = t.state;
  const kind = sole(fittingDice(s, s.approach)) ?? kindNamed(yield* ask(t, 'die', s.crew, MAVERICK_DIE));
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
