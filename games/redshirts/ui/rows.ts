/** The drawn half of every verb: what its button says, and what the deed leads to. */
import type { DataOf, VerbOf } from '@bridgehead/kernel';
import type { Outcome } from '@bridgehead/ui';
import { type Deed, manOf } from '../actions/deed.ts';
import {
  BOARDING,
  CARDS,
  type Card,
  EVASIVE,
  HEAL,
  INCENDIARY,
  LOCK_ON,
  PLASMA_GRENADE,
  REDSHIRT,
  repairPoints,
  SHIELDS_UP,
} from '../cards.ts';
import { nth } from '../lists.ts';
import { phaserPointsOf } from '../rules/phaser-points.ts';
import { CRITICAL, GREEN, type Section } from '../ship.ts';
import { CREW, NONE } from '../state.ts';
import type { OfficerView, RedView } from '../view.ts';
import { dangersOf } from './dangers.ts';
import { enemyOf, isPhone, menuOf, type Red, wayTo } from './intent.ts';
import { shieldLeft } from './sentences.ts';
import { landingsOn } from './ship.tsx';
import { chanceText, officerTitle, sectionName, shipTitle, teamTitle } from './words.ts';

type Params = Record<string, string | number>;
export const word = (table: Red, key: string, params: Params = {}): string => table.say({ key: `red.ui.${key}`, params });
const note = (text: string, good: boolean | null = null): Outcome => ({ text, good });
const titleOf = (card: Card): string => CARDS[card]?.title ?? '';

interface Row<D extends readonly unknown[]> {
  act(table: Red, ...data: D): string;
  /** Null where the button says enough. */
  outcome(table: Red, ...data: D): Outcome | null;
}
type Rows = { readonly [K in VerbOf<Deed>]: Row<DataOf<Deed, K>> };

const says =
  (key: string) =>
  (table: Red): string =>
    word(table, key);
const nothing = (): null => null;

const ROWS: Rows = {
  step: {
    act: (table, _man, to) => word(table, 'act.walk', { section: sectionName(to) }),
    outcome: (table, man, to) => wayOutcome(table, table.view.officers[man], to),
  },
  bot: { act: (table, _man, _bot, to) => word(table, 'act.bot', { section: sectionName(to) }), outcome: nothing },
  teleport: {
    act: (table, _man, ship) => word(table, 'act.beam', { ship: shipTitle(table.view, ship) }),
    outcome: (table, man, ship) => landingOutcome(table, ship, table.view.officers[man]?.team ?? NONE),
  },
  phaser: {
    act(table, _man, aim, which, brigade) {
      const section = aim === 'section' ? sectionName(which) : '';
      const what = aim === 'officer' ? officerTitle(table.view, which) : word(table, `aim.${aim}`, { section });
      return word(table, brigade ? 'act.brigade-fire' : 'act.phaser', { what });
    },
    outcome: (table, man, _aim, _which, brigade) =>
      note(word(table, 'out.damage', { n: phaserPointsOf(table.view.officers[man], brigade) })),
  },
  fire: {
    act: (table, _man, laser, ship) => word(table, 'act.fire', { laser: sectionName(laser), ship: shipTitle(table.view, ship) }),
    outcome: (table, man, laser, ship) => shotOutcome(table, isPhone(table) ? 'out.aimed' : 'out.shot', man, laser, ship),
  },
  'fire-at': {
    // Where there is only one to fire at, the section says enough, and fits.
    act: (table, _man, laser, ship, section) =>
      word(table, enemies(table.view) === 1 ? 'act.fire-section' : 'act.fire-at', {
        laser: sectionName(laser),
        ship: shipTitle(table.view, ship),
        section: sectionName(section),
      }),
    outcome: (table, man, laser, ship) => shotOutcome(table, 'out.aimed', man, laser, ship),
  },
  disarm: {
    act: says('act.disarm'),
    outcome: (table, man) => note(word(table, (table.view.officers[man]?.chair ?? CREW) === CREW ? 'out.disarm' : 'out.disarm-captain')),
  },
  'take-over': { act: says('act.take-over'), outcome: nothing },
  command: { act: says('act.command'), outcome: nothing },
  play: { act: (_table, _man, card) => titleOf(card), outcome: (table, man, card) => playOutcome(table, man, card) },
  repair: {
    act: (table, _man, card, via, section) =>
      word(table, via === NONE ? 'act.card-at' : 'act.card-bot', { card: titleOf(card), where: sectionName(section) }),
    outcome: ({ view }, man, card, via, section) => {
      const ship = view.ships[via === NONE ? (view.officers[man]?.ship ?? NONE) : (view.bots[via]?.ship ?? NONE)];
      if (ship === undefined || ship.false) return null;
      const level = nth(ship.levels, section);
      return note(`${level} → ${Math.max(GREEN, level - repairPoints(card))}`, true);
    },
  },
  'play-in': {
    act: (table, _man, card, section) => word(table, 'act.card-at', { card: titleOf(card), where: sectionName(section) }),
    outcome: (table, _man, card) => (card === PLASMA_GRENADE || card === INCENDIARY ? note(word(table, 'out.throw')) : null),
  },
  'play-for': {
    act: (table, man, card, mate) =>
      man === mate ? titleOf(card) : word(table, 'act.card-at', { card: titleOf(card), where: officerTitle(table.view, mate) }),
    outcome: ({ view }, _man, card, mate) => {
      const health = view.officers[mate]?.health ?? 0;
      return card === HEAL ? note(`${health} → ${health + 1}`, true) : null;
    },
  },
  'play-at': {
    act: (table, _man, card, ship) => word(table, 'act.card-at', { card: titleOf(card), where: shipTitle(table.view, ship) }),
    outcome: nothing,
  },
  'play-there': {
    act: (table, _man, card, ship, section) =>
      word(table, 'act.card-there', { card: titleOf(card), section: sectionName(section), ship: shipTitle(table.view, ship) }),
    outcome: (table, _man, card, ship, section) => {
      if (card !== BOARDING) return null;
      const at = table.view.ships[ship];
      const isWreck = at !== undefined && !at.false && nth(at.levels, section) >= CRITICAL;
      return isWreck ? note(word(table, 'out.wreckage'), false) : note(word(table, 'out.no-steps'));
    },
  },
  'turn-in': { act: says('act.turn-in-cards'), outcome: nothing },
  swap: {
    act: (table, _man, mate, mine, his) =>
      word(table, 'act.swap', { card: titleOf(mine), his: titleOf(his), who: officerTitle(table.view, mate) }),
    outcome: nothing,
  },
  accept: {
    act(table, man, from) {
      const offer = offerTo(table.view, man, from);
      return offer === undefined
        ? word(table, 'act.accept', { who: officerTitle(table.view, from) })
        : word(table, 'act.accept-swap', { card: titleOf(offer.mine) });
    },
    outcome(table, man, from) {
      const offer = offerTo(table.view, man, from);
      return offer === undefined ? null : note(word(table, 'out.accept-swap', { his: titleOf(offer.his) }));
    },
  },
  decline: { act: (table, _man, from) => word(table, 'act.decline', { who: officerTitle(table.view, from) }), outcome: nothing },
  defect: { act: (table, _man, team) => word(table, 'act.defect', { team: teamTitle(table.view, team) }), outcome: nothing },
  withdraw: { act: says('act.withdraw'), outcome: nothing },
  end: { act: says('act.end'), outcome: (table) => endOutcome(table) },
  'end-all': { act: says('act.end'), outcome: (table) => endOutcome(table) },
};

/** The row of a deed, with the deed's data. */
function rowOf(deed: Deed): [Row<readonly unknown[]>, readonly unknown[]] {
  const [verb, ...data] = deed;
  return [ROWS[verb] as Row<readonly unknown[]>, data];
}
export function actOf(table: Red, deed: Deed): string {
  const [row, data] = rowOf(deed);
  return row.act(table, ...data);
}
export function outcomeOf(table: Red, deed: Deed): Outcome | null {
  const [row, data] = rowOf(deed);
  return deed[0] !== 'end-all' && table.view.officers[manOf(deed)] === undefined ? null : row.outcome(table, ...data);
}

const enemies = (view: RedView): number => view.ships.filter((ship) => !ship.gone && ship.team !== view.team).length;
const offerTo = (view: RedView, to: number, from: number) => view.offers.find((one) => one.from === from && one.to === to);

function wayOutcome(table: Red, o: OfficerView | undefined, to: Section): Outcome | null {
  if (o === undefined) return null;
  const way = wayTo(table, o.ship, to);
  const n = way === null ? 1 : way.rooms.length - 1;
  return way?.wreck === true
    ? note(word(table, 'out.wreck', { n, of: o.steps ?? 0 }), false)
    : note(word(table, 'out.steps', { n, of: o.steps ?? 0 }));
}
function landingOutcome(table: Red, number: number, team: number): Outcome {
  const free = landingsOn(table.view, number, team);
  const ship = table.view.ships[number];
  const wrecks = ship === undefined || ship.false ? 0 : free.filter((section) => nth(ship.levels, section) >= CRITICAL).length;
  return wrecks === 0
    ? note(word(table, 'out.landing', { n: free.length }))
    : note(word(table, 'out.landing-wreck', { n: free.length, w: wrecks }));
}
function shotOutcome(table: Red, key: string, man: number, laser: Section, target: number): Outcome {
  const { view } = table;
  const from = view.officers[man]?.ship ?? NONE;
  const eighths = view.odds.find((one) => one.laser === laser && one.target === target && one.ship === from)?.eighths;
  const n = view.ships[from]?.overcharge === true ? 2 : 1;
  return note(word(table, key, { chance: eighths === undefined ? '?' : chanceText(eighths), n }));
}

const EIGHTHS = 8;
function playOutcome(table: Red, man: number, card: Card): Outcome | null {
  const { view } = table;
  const o = view.officers[man];
  if (o === undefined) return null;
  switch (card) {
    case REDSHIRT:
      return note(`${o.redshirts ?? 0} → ${(o.redshirts ?? 0) + 1}`, true);
    case LOCK_ON: {
      const eighths = view.odds.find((one) => one.target === enemyOf(table, o) && one.ship === o.ship)?.eighths ?? null;
      return eighths === null ? null : note(`${chanceText(eighths)} → ${chanceText(Math.min(EIGHTHS, eighths + 1))}`, true);
    }
    case SHIELDS_UP: {
      const ship = view.ships[o.ship];
      return ship === undefined || ship.false ? null : note(`${shieldLeft(ship)} → ${CRITICAL}`, true);
    }
    case EVASIVE:
      return note(word(table, 'out.evasive'));
    default:
      return null;
  }
}

/** Lasers that could still fire. */
export const unfired = (table: Pick<Red, 'prompt'>): number =>
  new Set(menuOf(table.prompt).flatMap((deed) => (deed[0] === 'fire' || deed[0] === 'fire-at' ? [deed[2]] : []))).size;
function endOutcome(table: Red): Outcome | null {
  const { view } = table;
  const ship = view.ships.find((one) => one.team === view.team && !one.gone);
  const [worst] = ship === undefined ? [] : dangersOf(view, ship);
  if (worst !== undefined) return note(worst.text, false);
  const shots = unfired(table);
  return shots > 0 ? note(word(table, 'out.shots-left', { n: shots })) : null;
}
