/** Why a window might matter to a seat: what standing preferences look for, and the profiles made of it. */
import type { Seat, Standing } from '@bridgehead/kernel';
import { type ActionFace, actionFace, BRIDGE, type Card, idOf, isAction, NONE } from '../cards/index.ts';
import type { Ability, Word } from '../cards/vocabulary.ts';
import type { Bridge, Declaration } from '../state.ts';
import { tally } from './compute.ts';
import { declarationOf, handOf, hostOf, ownerOf } from './questions.ts';
import { abilityOf, playable, usable, whyNotNow } from './timing.ts';

/**
 * bridge: the Bridge is under attack. attacked: your section is. my-attempt: your attempt is below its number or was
 * answered. targeted: a card or ability names you or your cards. recruit: a recruit is pending and you hold a card for it.
 * answer: another seat's card or ability is on top and you hold a counter to it. end: the actions are about to end.
 * concern: what is on top touches you, and you hold what might turn it.
 * A window about a card or ability has its design as a tag, too ('A10', 'S1'), for "stop for this card".
 */
export const STOPS = ['bridge', 'attacked', 'my-attempt', 'targeted', 'recruit', 'answer', 'end', 'concern'] as const;
export type Stop = (typeof STOPS)[number];

const stopFor = (...stops: Stop[]): Standing => ({ ask: 'tagged', stopFor: stops, untilMyTurn: false });
/** A claim of Victory stops everybody who could do something, under every profile ('!victory'). */
export const PROFILES = {
  close: stopFor('concern'),
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
  if (isConcern(s, declaration, seat)) tags.push('concern');
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

/**
 * Of an attempt only how it stands now counts: a later change is followed by a fresh passing round (STB-R20). A card or
 * ability above it is answered here and now or never, by a counter, or by using what it is about to hit.
 */
function isConcern(s: Bridge, declaration: Declaration, seat: Seat): boolean {
  const mine = declaration.seat === seat;
  switch (declaration.kind) {
    case 'attack':
    case 'recruit': {
      const { has, needs } = tally(s, declaration);
      if (mine) return has < needs && isInReach(s, seat, needs - has);
      if (declaration.kind === 'recruit') return has >= needs && holds(s, seat, 'recruit');
      const owner = ownerOf(s, declaration.card);
      // The holder of the Bridge is about to win: an attack on it that falls short wants help.
      return owner === seat ? has >= needs : declaration.card === BRIDGE && (has >= needs || owner !== NONE);
    }
    case 'card':
    case 'ability': {
      if (mine) return false;
      const hit = declaration.targets.filter((card) => touches(s, card, seat));
      if (hit.some((card) => usable(s, seat).includes(card))) return true;
      const attempt = declarationOf(s, 'attack') ?? declarationOf(s, 'recruit');
      const isAbout =
        hit.length > 0 || (attempt !== null && (attempt.seat === seat || attempt.card === BRIDGE || ownerOf(s, attempt.card) === seat));
      return isAbout && holds(s, seat, 'counter');
    }
    default:
      return false;
  }
}
/** Every card of the hand is a point (STB-R10), or what it brings when it is played; abilities come on top. */
function isInReach(s: Bridge, seat: Seat, missing: number): boolean {
  const played = playable(s, seat);
  const cards = handOf(s, seat).reduce((sum, card) => sum + Math.max(1, played.includes(card) ? mostBy(actionFace(card)) : 0), 0);
  return cards + usable(s, seat).reduce((sum, source) => sum + mostBy(abilityOf(source)), 0) >= missing;
}
/** The most that a card or ability can add to an attempt, where its words say so; other words may do anything. */
function mostBy(what: ActionFace | Ability | null): number {
  if (what === null || !('does' in what)) return Number.POSITIVE_INFINITY;
  return what.does.reduce((sum, word) => sum + mostOf(word), 0);
}
function mostOf(word: Word): number {
  switch (word.word) {
    case 'boost':
      return Math.abs(word.n) + (word.rider === undefined ? 0 : 1);
    case 'mod':
      return Math.abs(word.n);
    case 'tap':
    case 'cancel':
    case 'forbid':
    case 'peek':
    case 'discard':
    case 'grantRecruit':
      return 0;
    default:
      return Number.POSITIVE_INFINITY;
  }
}

const touches = (s: Bridge, card: Card, seat: Seat): boolean =>
  isAction(card) ? ownerOf(s, hostOf(s, card)) === seat : ownerOf(s, card) === seat;
const holds = (s: Bridge, seat: Seat, timing: 'recruit' | 'counter'): boolean =>
  handOf(s, seat).some((card) => actionFace(card).timing.startsWith(timing) && whyNotNow(s, seat, card) === null);
