/** The two decks (RED-71 to RED-108, RED-R6, RED-R7). A card is its design: copies cannot be told apart. */

import { varied } from '@bridgehead/kernel';
import { nth } from './lists.ts';

/** The number of a design: 0 to 19 crew, 20 to 37 captain. */
export type Card = number;

/** play: used in the action phase; held: works in the hand; auto: goes off from the hand. */
export type CardKind = 'play' | 'held' | 'auto';

export type CardRow = {
  readonly id: string;
  readonly title: string;
  readonly copies: number;
  readonly kind: CardKind;
  /** Electronic or physical special weapon; empty for all others. */
  readonly weapon: string;
  /** What the ship must have: sensor functional or undamaged, engineering, both engines. */
  readonly needs: string;
  readonly clause: string;
  readonly text: string;
};

const crew = (id: string, title: string, copies: number, kind: CardKind, clause: string, text: string): CardRow => ({
  id,
  title,
  copies,
  kind,
  weapon: '',
  needs: '',
  clause,
  text,
});
const captain = (id: string, title: string, copies: number, type: string, needs: string, clause: string, text: string): CardRow => ({
  id,
  title,
  copies,
  kind: type === 'auto' ? 'auto' : 'play',
  weapon: type === 'E' || type === 'P' ? type : '',
  needs,
  clause,
  text,
});

export const CARDS: readonly CardRow[] = varied('cards', [
  crew(
    'C01',
    'Repair Lvl 1',
    10,
    'play',
    'RED-71',
    'Repair 1 damage in your section or a system you can reach from it. Not on critical sections. Can always be traded in.',
  ),
  crew('C02', 'Repair Lvl 2', 6, 'play', 'RED-72', 'Repair 2 damage in your section or a system you can reach from it.'),
  crew('C03', 'Repair Lvl 3', 4, 'play', 'RED-73', 'Fully repair your section or a system you can reach from it.'),
  crew('C04', 'Redshirt', 20, 'play', 'RED-74', 'You get one more redshirt.'),
  crew('C05', 'Fire Brigade', 5, 'play', 'RED-75', 'Play with a phaser attack: +1 damage for every two redshirts you have.'),
  crew(
    'C06',
    'Repair Brigade',
    6,
    'play',
    'RED-76',
    'Repair as many points as you have redshirts, split between your section and the ones next to it.',
  ),
  crew('C07', 'Redshirt Dive!', 8, 'auto', 'RED-77', 'When you would take 2 or more damage, lose one redshirt instead.'),
  crew('C08', 'Boarding', 4, 'play', 'RED-78', 'Beam to any free section of another ship, shields or not. You can’t walk afterwards.'),
  crew('C09', 'Escape Pod', 6, 'auto', 'RED-79', 'If your ship is destroyed, you escape in a pod.'),
  crew('C10', 'Phaser Rifle', 4, 'held', 'RED-80', 'While you hold this, your phaser does +2 damage.'),
  crew(
    'C11',
    'Plasma Grenade',
    4,
    'play',
    'RED-81',
    'Your section or one next to it: everyone there takes 3 damage, and the section takes 1. On a roll of 1 or 2 it goes off where you are.',
  ),
  crew(
    'C12',
    'Plasma Charge',
    4,
    'play',
    'RED-82',
    'Plant it where you stand. In two turns it destroys everything in the section and does 3 damage to it.',
  ),
  crew(
    'C13',
    'Force Field',
    5,
    'play',
    'RED-83',
    'Your section or one next to it: enemies can’t enter or leave until the field has taken 2 damage.',
  ),
  crew('C14', 'Heal', 6, 'play', 'RED-84', 'You or a crewmate anywhere: +1 health, up to 3.'),
  crew('C15', 'Decoy', 4, 'play', 'RED-85', 'Hide for 4 turns. A decoy of you wanders around instead.'),
  crew('C16', 'Energy Shield', 4, 'held', 'RED-86', 'While you hold this, you take 1 less damage from everything.'),
  crew('C17', 'Short-Range Teleport', 6, 'play', 'RED-87', 'Jump over one section into the next, for one step.'),
  crew('C18', 'Gas Mask', 4, 'held', 'RED-88', 'While you hold this, gas can’t hurt you.'),
  crew(
    'C19',
    'Incendiary Grenade',
    4,
    'play',
    'RED-89',
    'Your section or one next to it: 1 damage in each of your next 3 turns. On a roll of 1 or 2 it lands where you are.',
  ),
  crew('C20', 'Repair Bot', 6, 'play', 'RED-90', 'A robot that walks by itself; Repair cards can be played through it.'),
  captain('K01', 'Lock On', 5, '', 'sensor', 'RED-91', "This ship's lasers and rolling weapons are 1 better this turn. Adds up."),
  captain('K02', 'Evasive Maneuvers', 4, '', '', 'RED-92', 'Until your next turn shots at this ship are 1 worse for each working engine.'),
  captain('K03', 'Overcharge', 2, '', '', 'RED-93', "This ship's lasers do double damage this turn."),
  captain('K04', 'Photon Torpedo', 1, 'P', 'sensor', 'RED-94', 'Rolls to hit: 3 damage to a section of your choice, 1 to each next to it.'),
  captain(
    'K05',
    'Aimed Shot',
    4,
    '',
    'undamaged',
    'RED-95',
    'This turn your lasers and physical weapons can’t miss, and you choose the section.',
  ),
  captain('K06', 'Shields Up!', 5, '', 'eng', 'RED-96', 'Restore your shield completely.'),
  captain('K07', 'Nano-Repair', 3, '', 'eng', 'RED-97', 'Fully repair all hulls and the teleport chamber.'),
  captain('K08', 'EMP', 1, 'E', 'undamaged', 'RED-98', 'For 3 turns the enemy captain can’t draw or use captain cards.'),
  captain('K09', 'Weapons Calibration', 3, '', 'sensor', 'RED-99', 'Your lasers and special weapons ignore shields this turn.'),
  captain(
    'K10',
    'Ramming Speed!',
    2,
    'P',
    'engines',
    'RED-100',
    'Can’t miss: 2 damage to every enemy section; your bridge takes 3 and each hull 1. Shields soften it.',
  ),
  captain('K11', 'Strafing Run', 3, '', 'engines', 'RED-101', 'Each of your lasers fires three times this turn.'),
  captain('K12', 'Engine Overload', 2, 'E', 'sensor', 'RED-102', '3 damage to both engines of an enemy ship and 2 to its engineering.'),
  captain('K13', 'Executive Officer', 3, '', '', 'RED-103', 'A crewmate draws a captain card, to swap with you or to use on any bridge.'),
  captain('K14', 'Barrel Roll', 1, 'auto', '', 'RED-104', 'If you played Evasive Maneuvers, your ship dodges one physical special weapon.'),
  captain('K15', 'Sensor Virus', 2, 'E', '', 'RED-105', 'For 2 turns an enemy ship’s display shows everything as critical.'),
  captain('K16', 'Scythe Beam', 2, 'P', 'sensor', 'RED-106', 'Can’t miss: 1 damage to three connected sections.'),
  captain('K17', 'Missile Barrage', 3, 'P', 'sensor', 'RED-107', 'Three missiles, rolled one by one: 2 damage each to a section.'),
  captain(
    'K18',
    'Gas Missile',
    2,
    'P',
    '',
    'RED-108',
    'Roll to hit: everyone aboard takes 1 damage a turn until engineering has worked for 3 turns.',
  ),
]);

export const CREW_DESIGNS = 20;
export const DESIGNS = 38;
export const isCrewCard = (card: Card): boolean => card < CREW_DESIGNS;
export const isCaptainCard = (card: Card): boolean => card >= CREW_DESIGNS;
export const cardRow = (card: Card): CardRow => nth(CARDS, card);

export const REPAIR_1 = 0;
export const REPAIR_2 = 1;
export const REPAIR_3 = 2;
export const REDSHIRT = 3;
export const FIRE_BRIGADE = 4;
export const REPAIR_BRIGADE = 5;
export const DIVE = 6;
export const BOARDING = 7;
export const ESCAPE_POD = 8;
export const RIFLE = 9;
export const PLASMA_GRENADE = 10;
export const PLASMA_CHARGE = 11;
export const FORCE_FIELD = 12;
export const HEAL = 13;
export const DECOY = 14;
export const ENERGY_SHIELD = 15;
export const SKIP = 16;
export const GAS_MASK = 17;
export const INCENDIARY = 18;
export const REPAIR_BOT = 19;
export const LOCK_ON = 20;
export const EVASIVE = 21;
export const OVERCHARGE = 22;
export const TORPEDO = 23;
export const AIMED_SHOT = 24;
export const SHIELDS_UP = 25;
export const NANO_REPAIR = 26;
export const EMP = 27;
export const CALIBRATION = 28;
export const RAM = 29;
export const STRAFING = 30;
export const OVERLOAD = 31;
export const EXECUTIVE = 32;
export const BARREL_ROLL = 33;
export const VIRUS = 34;
export const SCYTHE = 35;
export const BARRAGE = 36;
export const GAS_MISSILE = 37;

/** What a card is aimed at: nothing, damage, a section of the ship one is aboard, an officer, a ship, or a section of any ship. */
export type CardAim = 'none' | 'repair' | 'section' | 'officer' | 'ship' | 'place';
const AIMED: Readonly<Record<Exclude<CardAim, 'none'>, readonly Card[]>> = {
  repair: [REPAIR_1, REPAIR_2, REPAIR_3],
  section: [PLASMA_GRENADE, INCENDIARY, FORCE_FIELD, SKIP],
  officer: [HEAL, EXECUTIVE],
  ship: [EMP, RAM, OVERLOAD, VIRUS, SCYTHE, BARRAGE, GAS_MISSILE],
  place: [BOARDING, TORPEDO],
};
const AIMS: readonly CardAim[] = CARDS.map((_, card) => {
  for (const aim of ['repair', 'section', 'officer', 'ship', 'place'] as const) if (AIMED[aim].includes(card)) return aim;
  return 'none';
});
export const aimOf = (card: Card): CardAim => AIMS[card] ?? 'none';
/** How many levels a Repair card takes off: 1, 2, 3 (RED-71 to RED-73). */
export const repairPoints = (card: Card): number => card - REPAIR_1 + 1;

/** A whole deck in table order; a duel leaves Executive Officer out. */
export function deckOf(which: 'crew' | 'captain', duel: boolean): Card[] {
  const cards: Card[] = [];
  CARDS.forEach((one, card) => {
    if (isCrewCard(card) !== (which === 'crew') || (duel && card === EXECUTIVE)) return;
    for (let i = 0; i < one.copies; i++) cards.push(card);
  });
  return cards;
}

/** A grenade thrown with this or less stays where it is. */
export const BOTCH_UP_TO = 2;
