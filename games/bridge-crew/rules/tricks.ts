/** Technobabble and Alien Love (BRC-62 to BRC-68, BRC-R31), and the Officer dice that an approach may stake. */
import type { Json } from '@bridgehead/kernel';
import type { Approach } from '../cards.ts';
import { COLOURS, FALLING_BLUE, isBlue, isFaces, type Kind, kindOf, kindsIn } from '../dice.ts';
import { isOneOf } from '../lists.ts';
import { officerPool, type Voyage } from '../state.ts';

/** BRC-62: a way round the Order that needs no Encounter die. */
export type Trick = 'technobabble' | 'love';
export const isTrick = (approach: unknown): approach is Trick => approach === 'technobabble' || approach === 'love';

/** BRC-65, BRC-68: the wrong sort of Alien; "uncertain" admits both. */
export const mismatches = (s: Voyage, trick: Trick): boolean => s.sheet?.sentience === (trick === 'love' ? 'unaware' : 'sentient');
export const isBarred = (s: Voyage, trick: Trick): boolean =>
  s.refused.includes(trick) || (s.settings.sentienceGate === 'strict' && mismatches(s, trick));
export const needsConsent = (s: Voyage, trick: Trick): boolean => s.settings.sentienceGate === 'usual' && mismatches(s, trick);

/** Dice of the Crew's Officer pool that fit: blue for Technobabble, green for Alien Love (BRC-63, BRC-66). */
export const fittingDice = (s: Voyage, approach: Approach): Kind[] =>
  kindsIn(officerPool(s, s.crew), FALLING_BLUE).filter((kind) => !isTrick(approach) || isBlue(kind) === (approach === 'technobabble'));

/** The die that an answer names; null if it names none. */
export function readDie(answer: Json): Kind | null {
  if (!Array.isArray(answer) || answer.length !== 2) return null;
  const [faces, colour]: readonly Json[] = answer;
  return isFaces(faces) && isOneOf(COLOURS, colour) ? kindOf(faces, colour) : null;
}
