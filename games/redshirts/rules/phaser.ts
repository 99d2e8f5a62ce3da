/** Phasers (RED-57, RED-58, RED-R21). */

import type { Json, Reason } from '@bridgehead/kernel';
import { FIRE_BRIGADE, RIFLE } from '../cards.ts';
import { nth } from '../lists.ts';
import { CAPSULE, isCrewSection, NEXT, SECTION_COUNT, type Section } from '../ship.ts';
import { isAlive, isEnemyShip, type Match, type Officer, officerOf } from '../state.ts';
import { hitField, loseBot, packet, settle } from './damage.ts';
import { markUsed, spend } from './decks.ts';
import { hurt, loseDummy } from './people.ts';
import { phaserPoints } from './phaser-points.ts';
import { NO } from './reasons.ts';
import { isVeiled, shownSection, shownShip } from './seen.ts';
import { type Red, tell } from './voice.ts';

/** What is aimed at. `which`: an officer, the place of a bot or field among all of them, or a section. */
export const AIMS = ['officer', 'bot', 'field', 'section'] as const;
export type Aim = (typeof AIMS)[number];
export const isAim = (datum: Json | undefined): boolean => AIMS.some((aim) => aim === datum);

const inReach = (o: Officer, section: Section): boolean => section === o.section || nth(NEXT, o.section).includes(section);
export function whyPhaser(s: Match, officer: number, aim: Aim, which: number, brigade: boolean): Reason | null {
  const o = officerOf(s, officer);
  if (o.phaser) return NO.phaserUsed;
  if (brigade && !o.hand.includes(FIRE_BRIGADE)) return NO.notHeld;
  if (brigade && o.redshirts < 2) return NO.twoRedshirts;
  const at = placeOf(s, o, aim, which);
  if (typeof at === 'object') return at;
  return inReach(o, at) ? null : NO.outOfReach;
}

/** The section where the target is seen, or why it is none. */
function placeOf(s: Match, o: Officer, aim: Aim, which: number): Section | Reason {
  switch (aim) {
    case 'officer': {
      const other = s.officers[which];
      if (other === undefined || !isAlive(other) || other.team === o.team) return NO.notTarget;
      return shownShip(other, o.team) === o.ship ? shownSection(other, o.team) : NO.outOfReach;
    }
    case 'bot': {
      const bot = s.bots[which];
      if (bot === undefined || officerOf(s, bot.owner).team === o.team) return NO.notTarget;
      return bot.ship === o.ship ? bot.section : NO.outOfReach;
    }
    case 'field': {
      const field = s.fields[which];
      if (field === undefined || field.team === o.team) return NO.notTarget;
      return field.ship === o.ship ? field.section : NO.outOfReach;
    }
    case 'section':
      if (!Number.isInteger(which) || which < 0 || which >= SECTION_COUNT) return NO.notTarget;
      if (!isEnemyShip(s, o.ship, o.team)) return NO.notTarget; // RED-R22
      return which === CAPSULE ? NO.outOfReach : which;
  }
}

/** Targets in reach, whether the phaser is used or not. */
export function phaserTargets(s: Match, officer: number): [Aim, number][] {
  const o = officerOf(s, officer);
  const found: [Aim, number][] = [];
  const add = (aim: Aim, which: number): void => {
    const at = placeOf(s, o, aim, which);
    if (typeof at === 'number' && inReach(o, at)) found.push([aim, which]);
  };
  s.officers.forEach((_, i) => {
    add('officer', i);
  });
  s.bots.forEach((_, i) => {
    add('bot', i);
  });
  s.fields.forEach((_, i) => {
    add('field', i);
  });
  if (isEnemyShip(s, o.ship, o.team) && isCrewSection(o.section)) {
    add('section', o.section);
    for (const next of nth(NEXT, o.section)) add('section', next);
  }
  return found;
}

export function firePhaser(t: Red, officer: number, aim: Aim, which: number, brigade: boolean): void {
  const s = t.state;
  const o = officerOf(s, officer);
  const { ship } = o;
  const section = placeOf(s, o, aim, which) as Section;
  const points = phaserPoints(o, brigade);
  o.acted = true;
  o.phaser = true;
  if (o.cloak === 0) o.rifled = o.hand.includes(RIFLE);
  if (brigade) {
    spend(s, o, FIRE_BRIGADE);
    if (o.cloak === 0) markUsed(s, FIRE_BRIGADE);
  }
  const target = aim === 'officer' ? which : null;
  tell(t, (eyes) => {
    const unseen = isVeiled(o, eyes);
    return { type: 'phasered', officer: unseen ? null : officer, ship, section, at: aim, target, points, brigade: brigade && !unseen };
  });
  switch (aim) {
    case 'officer':
      if (isVeiled(officerOf(s, which), o.team)) loseDummy(t, which);
      else {
        hurt(t, which, points, 'phaser');
        settle(t, 'phaser', []);
      }
      return;
    case 'bot':
      return loseBot(t, which);
    case 'field':
      return hitField(t, which, points);
    case 'section':
      return packet(t, [{ ship, section, points }], 'phaser', 'nobody'); // RED-63, RED-R14
  }
}
