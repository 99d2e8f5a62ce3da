/** Who is seen where, and through whose eyes. Legality and views both ask here, so that neither tells more than the other. */
import { CRITICAL, type Section } from '../ship.ts';
import { type Blast, levelOf, type Match, NONE, type Officer, OUTSIDE, officerOf, type Ship, shipOf, TRUTH, UNSEEN } from '../state.ts';

/** Is the ship's display a lie to these eyes (RED-R42)? */
export const isFalse = (ship: Ship, eyes: number): boolean =>
  ship.virus > 0 && eyes !== TRUTH && (eyes === OUTSIDE || (ship.senders & (1 << eyes)) === 0);

/** Could the section be below a level, as far as these eyes can tell (RED-R43: some damage state would allow it)? */
export const mayBeBelow = (ship: Ship, section: Section, level: number, eyes: number): boolean =>
  isFalse(ship, eyes) || levelOf(ship, section) < level;
export const mayBeAtLeast = (ship: Ship, section: Section, level: number, eyes: number): boolean =>
  isFalse(ship, eyes) || levelOf(ship, section) >= level;
export const mayWork = (ship: Ship, section: Section, eyes: number): boolean => mayBeBelow(ship, section, CRITICAL, eyes);

/** Do these eyes see the dummy in place of the officer? His own team's do not (RED-R53). */
export const isVeiled = (o: Officer, eyes: number): boolean => o.cloak > 0 && eyes !== TRUTH && eyes !== o.team;
/** NONE when nobody outside knows where he is. */
export const shownShip = (o: Officer, eyes: number): number => (isVeiled(o, eyes) ? (o.dummy?.ship ?? NONE) : o.ship);
export const shownSection = (o: Officer, eyes: number): Section => (isVeiled(o, eyes) ? (o.dummy?.section ?? NONE) : o.section);

/** An enemy of the team is seen there; dummies count (3.5.4). The dead are on no ship. */
export function holdsEnemy(s: Match, ship: number, section: Section, team: number): boolean {
  for (const o of s.officers) if (o.team !== team && shownShip(o, team) === ship && shownSection(o, team) === section) return true;
  return false;
}
/** Anybody is seen there by the team, friend or foe. */
export function holdsAnybody(s: Match, ship: number, section: Section, team: number): boolean {
  for (const o of s.officers) if (shownShip(o, team) === ship && shownSection(o, team) === section) return true;
  return false;
}
/** A dummy of the team's own stands there, which the team knows of. */
export function holdsOwnDummy(s: Match, ship: number, section: Section, team: number): boolean {
  for (const { team: own, dummy } of s.officers) if (own === team && dummy?.ship === ship && dummy.section === section) return true;
  return false;
}
/** Really free for a random teleport: no officer, no cloaked one, no dummy (RED-R24). */
export function isEmpty(s: Match, ship: number, section: Section): boolean {
  for (const o of s.officers) {
    if (o.ship === ship && o.section === section) return false;
    if (o.dummy !== null && o.dummy.ship === ship && o.dummy.section === section) return false;
  }
  return true;
}
/** Cloaked enemies who are really there. */
export function lurkersAt(s: Match, ship: number, section: Section, team: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < s.officers.length; i++) {
    const o = officerOf(s, i);
    if (o.cloak > 0 && o.team !== team && o.ship === ship && o.section === section) found.push(i);
  }
  return found;
}
/** RED-R51. */
export function hasHostileField(s: Match, ship: number, section: Section, team: number): boolean {
  for (const field of s.fields) if (field.ship === ship && field.section === section && field.team !== team) return true;
  return false;
}

/** Do these eyes know of the charge or fire? */
export const knowsOf = (blast: Blast, eyes: number): boolean =>
  eyes === TRUTH || (blast.hidden & (eyes === OUTSIDE ? UNSEEN : 1 << eyes)) === 0;

/** The ships that are there. */
export const isThere = (s: Match, ship: number): boolean => ship >= 0 && ship < s.ships.length && !shipOf(s, ship).gone;

/** The eyes of the officer's own team: what he may do is judged by what they see. */
export const eyesOfMan = (s: Match, officer: number): number => officerOf(s, officer).team;
