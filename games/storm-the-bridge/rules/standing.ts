/** Why a window might matter to a seat: what standing preferences look for, and the three profiles made of it. */
import type { Seat, Standing } from '@bridgehead/kernel';
import { actionFace, BRIDGE, type Card, idOf, isAction, NONE } from '../cards/index.ts';
import type { Bridge, Declaration } from '../state.ts';
import { tally } from './compute.ts';
import { declarationOf, hostOf, ownerOf } from './questions.ts';
import { whyNotNow } from './timing.ts';

/**
 * bridge: the Bridge is under attack. attacked: a section of yours is. my-attempt: your attempt is below its number or was
 * answered. targeted: a card or ability names you or your cards. recruit: a recruit is pending and you hold a card for it.
 * answer: another seat's card or ability is on top and you hold a counter to it. end: the actions are about to end.
 * A window about a card or ability has its design as a tag, too ('A10', 'S1'), for "stop for this card".
 */
export const STOPS = ['bridge', 'attacked', 'my-attempt', 'targeted', 'recruit', 'answer', 'end'] as const;
export type Stop = (typeof STOPS)[number];

const stopFor = (...stops: Stop[]): Standing => ({ ask: 'tagged', stopFor: stops, untilMyTurn: false });
/** A claim of Victory stops everybody who could do something, whatever the profile ('!victory'). */
export const PROFILES = {
  smart: stopFor('bridge', 'attacked', 'my-attempt', 'targeted', 'recruit', 'answer'),
  always: { ask: 'always', stopFor: [], untilMyTurn: false },
  minimal: stopFor('bridge', 'attacked'),
} as const satisfies Record<string, Standing>;

/** A seat's tags are its own: they may look at its hand, as its options do. */
export function tagsFor(s: Bridge, declaration: Declaration, seat: Seat): string[] {
  const tags: string[] = [];
  if (s.stack.some((one) => one.kind === 'ability' && one.card === BRIDGE)) tags.push('!victory');
  const attack = declarationOf(s, 'attack');
  if (attack?.card === BRIDGE) tags.push('bridge');
  if (attack !== null && ownerOf(s, attack.card) === seat) tags.push('attacked');
  if (isMyAttemptInDoubt(s, seat)) tags.push('my-attempt');
  if (declaration.seat !== seat && declaration.targets.some((card) => touches(s, card, seat))) tags.push('targeted');
  if (declarationOf(s, 'recruit') !== null && holds(s, seat, 'recruit')) tags.push('recruit');
  if (declaration.seat !== seat && (declaration.kind === 'card' || declaration.kind === 'ability') && holds(s, seat, 'counter'))
    tags.push('answer');
  if (declaration.kind === 'end') tags.push('end');
  if (declaration.card !== NONE) tags.push(isAction(declaration.card) ? actionFace(declaration.card).id : idOf(declaration.card));
  return tags;
}

/** Only while it can still be helped: the attempt itself is on top and short, or something lies above it. */
function isMyAttemptInDoubt(s: Bridge, seat: Seat): boolean {
  const at = s.stack.findIndex((one) => one.seat === seat && (one.kind === 'attack' || one.kind === 'recruit'));
  if (at < 0) return false;
  if (s.stack.slice(at + 1).some((one) => one.seat !== seat)) return true;
  const { has, needs } = tally(s, s.stack[at] as Declaration);
  return has < needs;
}

const touches = (s: Bridge, card: Card, seat: Seat): boolean =>
  isAction(card) ? ownerOf(s, hostOf(s, card)) === seat : ownerOf(s, card) === seat;
const holds = (s: Bridge, seat: Seat, timing: 'recruit' | 'counter'): boolean =>
  (s.hand[seat] as Card[]).some((card) => actionFace(card).timing.startsWith(timing) && whyNotNow(s, seat, card) === null);
