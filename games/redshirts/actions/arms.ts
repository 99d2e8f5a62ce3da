/** Phasers, lasers, charges and the chair: what an officer does without a card (RED-29, RED-57, RED-64, RED-66, RED-82). */
import type { Phrase, Ref } from '@bridgehead/kernel';
import { FIRE_BRIGADE } from '../cards.ts';
import { sectionRef } from '../names.ts';
import { chargesHere, disarm, whyDisarm } from '../rules/charges.ts';
import { claimShip, takeCommandNow, whyCommand, whyTakeOver } from '../rules/command.ts';
import { fire, whyFire } from '../rules/helm.ts';
import { type Aim, firePhaser, isAim, phaserTargets, whyPhaser } from '../rules/phaser.ts';
import { phaserPointsOf } from '../rules/phaser-points.ts';
import { LASER_L, LASER_R, SECTIONS, type Section, STRIKABLE } from '../ship.ts';
import { CREW, type Match, NONE, officerOf, shipOf } from '../state.ts';
import type { RedView } from '../view.ts';
import {
  atShip,
  flag,
  forMate,
  inSection,
  NOTHING,
  number,
  officerRef,
  ownMen,
  type RedActions,
  says,
  sectionAround,
  shipRef,
  shipsThere,
  up,
} from './row.ts';

export type ArmsDeed =
  /** What is aimed at, which of its kind, and whether Fire Brigade is played with it. */
  | readonly ['phaser', number, Aim, number, boolean]
  | readonly ['fire', number, Section, number]
  /** With Aimed Shot a section is named. */
  | readonly ['fire-at', number, Section, number, Section]
  /** The charges in the section, oldest first. */
  | readonly ['disarm', number, number]
  | readonly ['take-over', number]
  | readonly ['command', number];

const LASERS = [LASER_L, LASER_R] as const;

export const ARMS: RedActions<ArmsDeed> = {
  phaser: {
    takes: [number, isAim, number, flag],
    tries: (s, _seat, man) => {
      const o = officerOf(s, man);
      const brigades = o.hand.includes(FIRE_BRIGADE) ? [false, true] : [false];
      return o.phaser
        ? NOTHING
        : phaserTargets(s, man).flatMap(([aim, which]) => brigades.map((brigade) => ['phaser', man, aim, which, brigade] as const));
    },
    why: up(whyPhaser),
    do: (t, _seat, man, aim, which, brigade) => firePhaser(t, man, aim, which, brigade),
    says: (view, man, aim, which, brigade) => phaserWords(view, man, aim, which, brigade),
    refs: (man, aim, which, _brigade, view) => [officerRef(man), aimRef(view, man, aim, which)],
    meant: (view, seat) =>
      ownMen(view, seat).flatMap(({ officer }) => [
        ...view.officers.filter(({ alive }) => alive).map((other) => ['phaser', officer, 'officer', other.officer, false] as const),
        ...SECTIONS.map((_, section) => ['phaser', officer, 'section', section, false] as const),
      ]),
  },
  fire: {
    takes: [number, number, number],
    tries: (s, _seat, man) =>
      officerOf(s, man).chair === CREW ? NOTHING : LASERS.flatMap((laser) => s.ships.map((_, ship) => ['fire', man, laser, ship] as const)),
    why: up((s: Match, man: number, laser: Section, ship: number) => whyFire(s, man, laser, ship, NONE)),
    do: (t, _seat, man, laser, ship) => fire(t, man, laser, ship, NONE),
    says: (view, man, laser, ship) => says(view, 'fire', man, { laser: `@red.section.${laser}`, ...atShip(view, ship) }),
    refs: (man, laser, ship, view) => [officerRef(man), sectionAround(view, man, laser), shipRef(ship)],
    meant: (view, seat) =>
      ownMen(view, seat).flatMap(({ officer }) =>
        LASERS.flatMap((laser) => shipsThere(view).map((ship) => ['fire', officer, laser, ship] as const)),
      ),
  },
  'fire-at': {
    takes: [number, number, number, number],
    tries: (s, _seat, man) => {
      const o = officerOf(s, man);
      if (o.chair === CREW || !shipOf(s, o.ship).aimed) return NOTHING;
      return LASERS.flatMap((laser) =>
        s.ships.flatMap(({ pod }, ship) => (pod ? [] : STRIKABLE.map((section) => ['fire-at', man, laser, ship, section] as const))),
      );
    },
    why: up(whyFire),
    do: (t, _seat, man, laser, ship, section) => fire(t, man, laser, ship, section),
    says: (view, man, laser, ship, section) =>
      says(view, 'fire-at', man, { laser: `@red.section.${laser}`, ...atShip(view, ship), ...inSection(section) }),
    refs: (man, laser, ship, section, view) => [officerRef(man), sectionAround(view, man, laser), shipRef(ship), sectionRef(ship, section)],
  },
  disarm: {
    takes: [number, number],
    tries: (s, _seat, man) => chargesHere(s, officerOf(s, man)).map((_, which) => ['disarm', man, which] as const),
    why: up(whyDisarm),
    do: (t, _seat, man, which) => disarm(t, man, which),
    says: (view, man) => says(view, 'disarm', man),
    refs: (man) => [officerRef(man)],
    meant: (view, seat) => ownMen(view, seat).map(({ officer }) => ['disarm', officer, 0]),
  },
  'take-over': {
    takes: [number],
    tries: (_s, _seat, man) => [['take-over', man]],
    why: up(whyTakeOver),
    do: (t, _seat, man) => claimShip(t, man),
    says: (view, man) => says(view, 'take-over', man),
    refs: (man) => [officerRef(man)],
    meant: (view, seat) => ownMen(view, seat).map(({ officer }) => ['take-over', officer]),
  },
  command: {
    takes: [number],
    tries: (_s, _seat, man) => [['command', man]],
    why: up(whyCommand),
    do: (t, _seat, man) => takeCommandNow(t, man),
    says: (view, man) => says(view, 'command', man),
    refs: (man) => [officerRef(man)],
    meant: (view, seat) => ownMen(view, seat).map(({ officer }) => ['command', officer]),
  },
};

function phaserWords(view: RedView, man: number, aim: Aim, which: number, brigade: boolean): Phrase {
  const key = `phaser.${aim}`;
  const at = aim === 'officer' ? forMate(view, which) : inSection(aimedSection(view, aim, which));
  const params = { ...at, points: phaserPointsOf(view.officers[man], brigade) };
  return brigade ? says(view, 'phaser.brigade', man, { ...params, what: `@red.do.${key}` }) : says(view, key, man, params);
}
const aimRef = (view: RedView, man: number, aim: Aim, which: number): Ref =>
  aim === 'officer' ? officerRef(which) : sectionAround(view, man, aimedSection(view, aim, which));
const aimedSection = (view: RedView, aim: Exclude<Aim, 'officer'>, which: number): Section =>
  aim === 'section' ? which : ((aim === 'bot' ? view.bots : view.fields)[which]?.section ?? 0);
