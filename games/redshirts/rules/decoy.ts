/**
 * Decoy (RED-85, 3.5): the cloak, and the dummy that outsiders are shown. Everything the dummy does comes from a side stream
 * and depends on the spectator's picture alone, so that one lie serves all who look (RED-R74, RED-R75).
 */

import { type Chance, pick } from '@bridgehead/kernel';
import { type Card, DECOY, HEAL, REDSHIRT, REPAIR_1, SKIP } from '../cards.ts';
import { nth } from '../lists.ts';
import { BRIDGE, CRITICAL, GREEN, SERVES, type Section, SKIPS, WALKS } from '../ship.ts';
import { type Dummy, FULL_HEALTH, levelOf, type Match, type Officer, OUTSIDE, officerOf, STEPS_A_TURN, shipOf } from '../state.ts';
import { spend } from './decks.ts';
import { hasHostileField, isFalse, shownSection, shownShip } from './seen.ts';
import { type Red, tell, tellTeam, uncover } from './voice.ts';

export const CLOAK_TURNS = 4;
/** No card, one or two: 2, 3 and 1 of 6. */
const CARD_CHANCES = [0, 0, 1, 1, 1, 2] as const;

/** Chance of the dummies': every draw has a stream of its own, numbered in the state. */
const sideOf = (t: Red): Chance => t.side(`dummy/${t.state.dummyDraws++}`);

export function playDecoy(t: Red, officer: number): void {
  const s = t.state;
  const o = officerOf(s, officer);
  spend(s, o, DECOY);
  o.cloak = CLOAK_TURNS;
  const { ship, section, health, redshirts, steps } = o;
  o.dummy = { ship, section, health, redshirts, steps, planSteps: 0, planCards: 0 };
  tellTeam(t, o.team, { type: 'cloaked', officer });
  plan(t, o);
}

/** At the start of the action phase, or when Decoy is played: how many steps, then how many cards (3.5.3). */
export function plan(t: Red, o: Officer): void {
  const { dummy } = o;
  if (dummy === null) return;
  const chance = sideOf(t);
  dummy.planSteps = Math.min(chance.below(STEPS_A_TURN + 1), dummy.steps);
  dummy.planCards = pick(CARD_CHANCES, chance);
}

export const hasPlan = (o: Officer): boolean => o.dummy !== null && o.dummy.planSteps + o.dummy.planCards > 0;

/** One deed of the plan, seen by outsiders as the officer acting. What finds nothing possible is dropped. */
export function actDummy(t: Red, officer: number): void {
  const o = officerOf(t.state, officer);
  const { dummy } = o;
  if (dummy === null || !hasPlan(o)) return;
  uncover(t);
  const chance = sideOf(t);
  if (dummy.planSteps > 0) {
    dummy.planSteps--;
    walk(t, officer, o, dummy, chance);
  } else {
    dummy.planCards--;
    pretend(t, officer, o, dummy, chance);
  }
}

function walk(t: Red, officer: number, o: Officer, dummy: Dummy, chance: Chance): void {
  const open = openSections(t.state, o, dummy, nth(WALKS, dummy.section));
  if (open.length === 0) return;
  dummy.steps--;
  dummy.section = pick(open, chance);
  const { ship, section } = dummy;
  tell(t, (eyes) => ({ type: 'stepped', officer, ship, section, ...(eyes === o.team ? { dummy: true as const } : {}) }));
}

/** By the spectator's picture: no enemy, no hostile field here or there, nothing critical, nobody off a bridge that was commanded from. */
function openSections(s: Match, o: Officer, dummy: Dummy, among: readonly Section[]): Section[] {
  const ship = shipOf(s, dummy.ship);
  if (isFalse(ship, OUTSIDE) || hasHostileField(s, dummy.ship, dummy.section, o.team)) return [];
  if (dummy.section === BRIDGE && wasCommanded(s, dummy.ship)) return [];
  return among.filter(
    (to) => levelOf(ship, to) < CRITICAL && !hasHostileField(s, dummy.ship, to, o.team) && !showsEnemy(s, dummy.ship, to, o.team),
  );
}
function showsEnemy(s: Match, ship: number, section: Section, team: number): boolean {
  for (const other of s.officers)
    if (other.team !== team && shownShip(other, OUTSIDE) === ship && shownSection(other, OUTSIDE) === section) return true;
  return false;
}
/** All have seen this ship fire or its captain play this turn. */
const wasCommanded = (s: Match, ship: number): boolean => shipOf(s, ship).commanded;

/** A card by weight: Redshirt 5, Heal 1, Short-Range Teleport 1, Repair Lvl 1 1, each only where it could be. */
function pretend(t: Red, officer: number, o: Officer, dummy: Dummy, chance: Chance): void {
  const s = t.state;
  const skips = dummy.steps > 0 ? openSections(s, o, dummy, nth(SKIPS, dummy.section)) : [];
  const repairs = shownRepairs(s, dummy);
  const bag: Card[] = [REDSHIRT, REDSHIRT, REDSHIRT, REDSHIRT, REDSHIRT];
  if (dummy.health < FULL_HEALTH) bag.push(HEAL);
  if (skips.length > 0) bag.push(SKIP);
  if (repairs.length > 0) bag.push(REPAIR_1);
  const card = pick(bag, chance);
  const own = (eyes: number): { readonly dummy: true } | Record<never, never> => (eyes === o.team ? { dummy: true as const } : {});
  const { ship } = dummy;
  switch (card) {
    case REDSHIRT:
      dummy.redshirts++;
      return tell(t, (eyes) => ({ type: 'played', officer, card, section: null, target: null, ...own(eyes) }));
    case HEAL: {
      dummy.health++;
      const { health } = dummy;
      tell(t, (eyes) => ({ type: 'played', officer, card, section: null, target: officer, ...own(eyes) }));
      return tell(t, (eyes) => (eyes === o.team ? null : { type: 'healed', officer, health }));
    }
    case SKIP: {
      dummy.steps--;
      const section = pick(skips, chance);
      dummy.section = section;
      return tell(t, (eyes) => ({ type: 'skipped', officer, ship, section, ...own(eyes) }));
    }
    case REPAIR_1: {
      const section = pick(repairs, chance);
      o.suspect = true;
      tell(t, (eyes) => ({ type: 'played', officer, card, section, target: null, ...own(eyes) }));
      return tell(t, (eyes) => (eyes === o.team ? null : { type: 'repaired', ship, section, level: levelOf(shipOf(s, ship), section) }));
    }
  }
}
/** Shown light or heavy: where a Repair Lvl 1 would do something. */
function shownRepairs(s: Match, dummy: Dummy): Section[] {
  const ship = shipOf(s, dummy.ship);
  if (isFalse(ship, OUTSIDE)) return [];
  return [dummy.section, ...nth(SERVES, dummy.section)].filter((section) => {
    const level = levelOf(ship, section);
    return level > GREEN && level < CRITICAL;
  });
}
