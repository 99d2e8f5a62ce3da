/** Questions about the table that every chapter asks. They change nothing. */
import type { Seat } from '@bridgehead/kernel';
import { ALL_SECTIONS, actionFace, bodyOf, type Card, FIRST_ACTION, FIRST_CREW, isCrew, NONE } from '../cards/index.ts';
import type { Keyword } from '../cards/vocabulary.ts';
import type { Bridge, Declaration } from '../state.ts';

export const ownerOf = (s: Bridge, card: Card): Seat => s.owner[card] ?? NONE;
export const isTapped = (s: Bridge, card: Card): boolean => s.tapped[card] === 1;
export const isFree = (s: Bridge, section: Card): boolean => ownerOf(s, section) === NONE;

/** The hand itself, for rules that change it. */
export const handOf = (s: Bridge, seat: Seat): Card[] => s.hand[seat] as Card[];
export const leaderOf = (s: Bridge, seat: Seat): Card => s.leader[seat] ?? NONE;

export function crewOf(s: Bridge, seat: Seat): Card[] {
  const crew: Card[] = [];
  for (let card = FIRST_CREW; card < FIRST_ACTION; card++) if (s.owner[card] === seat) crew.push(card);
  return crew;
}
export function crewCount(s: Bridge, seat: Seat): number {
  let count = 0;
  for (let card = FIRST_CREW; card < FIRST_ACTION; card++) if (s.owner[card] === seat) count++;
  return count;
}
/** Leader first, then crew. */
export function peopleOf(s: Bridge, seat: Seat): Card[] {
  const people = [leaderOf(s, seat)];
  for (let card = FIRST_CREW; card < FIRST_ACTION; card++) if (s.owner[card] === seat) people.push(card);
  return people;
}
export const sectionsOf = (s: Bridge, seat: Seat): Card[] => ALL_SECTIONS.filter((section) => s.owner[section] === seat);

/** What lies below a card, for all to read (STB-55). */
export const passivesOn = (s: Bridge, host: Card): Card[] => s.attached.filter((one) => one.host === host).map((one) => one.card);
export function hostOf(s: Bridge, passive: Card): Card {
  for (const { card, host } of s.attached) if (card === passive) return host;
  return NONE;
}

/** Printed on the card or lent by a passive on it. */
export function has(s: Bridge, card: Card, keyword: Keyword): boolean {
  if (bodyOf(card).keywords.includes(keyword)) return true;
  for (const { card: passive, host } of s.attached) {
    if (host !== card) continue;
    const face = actionFace(passive);
    if (face.kind === 'passive' && face.keywords?.includes(keyword) === true) return true;
  }
  return false;
}

/** Stationed there, or roaming while its party occupies the section (STB-72, STB-78). */
export const defends = (s: Bridge, crew: Card, section: Card): boolean =>
  isCrew(crew) && s.owner[crew] === s.owner[section] && (s.station[crew] === section || has(s, crew, 'roaming'));

export function declarationOf(s: Bridge, kind: 'attack' | 'recruit'): Declaration | null {
  for (const declaration of s.stack) if (declaration.kind === kind && !declaration.cancelled) return declaration;
  return null;
}
export const topDeclaration = (s: Bridge): Declaration | null => s.stack.at(-1) ?? null;

export const seatsInPlay = (s: Bridge): Seat[] =>
  Array.from({ length: s.seats }, (_, seat) => seat).filter((seat) => s.gone[seat] !== true);

/** Seats still in play, clockwise from the active one (STB-R19). */
export function clockwise(s: Bridge): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.active + i) % s.seats;
    if (s.gone[seat] !== true) order.push(seat);
  }
  return order;
}
