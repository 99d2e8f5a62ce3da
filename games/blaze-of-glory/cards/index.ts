/**
 * All 231 designs, parsed once. A design is a number, its place in the list; the state and the rules know cards only by these
 * numbers, people and deck lists by names, answers and views by ids ('PK08').
 */

import { varied } from '@bridgehead/kernel';
import { nth, placeIn } from '../entries.ts';
import { DILEMMAS } from './dilemmas.ts';
import { EQUIPMENT } from './equipment.ts';
import { EVENTS } from './events.ts';
import { FACILITIES } from './facilities.ts';
import { type CardId, IDS } from './ids.ts';
import { INTERRUPTS } from './interrupts.ts';
import { KEYWORDS, type Keyword } from './keywords.ts';
import { MISSIONS } from './missions.ts';
import { PERSONNEL } from './personnel.ts';
import { KINDS, type Kind, type Row } from './row.ts';
import { SHIPS } from './ships.ts';
import { TACTICS } from './tactics.ts';
import { AFFILIATIONS, type Affiliation, iconNumber, levelsFrom, listOf, type Need, parseNeed, wordsOf } from './words.ts';

export { type CardId, IDS } from './ids.ts';
export { KEYWORDS, type Keyword } from './keywords.ts';
export type { Kind, Row } from './row.ts';
export * from './words.ts';

/** A design by number. */
export type Design = number;

/** The rules' own numbers, a second table for variants. */
export const RULES = varied('rules', [
  { id: 'prize', ship: 5, facility: 10 },
  { id: 'tactics', limit: 2 },
  { id: 'damage', hit: 2, direct: 4 },
  { id: 'hand', first: 7, second: 7 },
  { id: 'turn', actions: 100 },
] as { id: string; [field: string]: number | string }[]);
const ruleNumber = (id: string, field: string): number => Number(RULES.find((row) => row.id === id)?.[field]);
export const SHIP_PRIZE = ruleNumber('prize', 'ship');
export const FACILITY_PRIZE = ruleNumber('prize', 'facility');
export const TACTIC_LIMIT = ruleNumber('tactics', 'limit');
export const DEFAULT_HIT = 'F'.repeat(ruleNumber('damage', 'hit'));
export const DEFAULT_DIRECT = 'F'.repeat(ruleNumber('damage', 'direct'));
export const HAND_FIRST = ruleNumber('hand', 'first');
export const HAND_SECOND = ruleNumber('hand', 'second');
export const MOST_ACTIONS = ruleNumber('turn', 'actions');

/** A row with its words parsed. */
export interface Face {
  readonly d: Design;
  readonly id: CardId;
  readonly name: string;
  readonly kind: Kind;
  readonly row: Row;
  /** AFFILIATIONS' number; −1 where the card has none. */
  readonly affiliation: Affiliation;
  /** Levels by skill, classification included. */
  readonly levels: readonly number[];
  /** Personnel: icons it has. Ships: icons it asks for, in the order of ICONS. */
  readonly icons: readonly number[];
  /** By icon: how many of `icons` there are. */
  readonly iconCount: readonly number[];
  readonly tags: readonly string[];
  readonly equipment: readonly string[];
  readonly need: Need;
  /** Personnel of one persona count as one (BOG-B7, BOG-R49). */
  readonly persona: string;
  /** Missions: which affiliations may attempt. */
  readonly admits: readonly boolean[];
  /** Equipment: affiliations one of which must be present; all if empty. */
  readonly users: readonly Affiliation[];
  /** Card fetched once in a game by the card's own text; −1 for none. */
  fetches: Design;
  /** The ship that this personnel commands; −1 for none. */
  commands: Design;
}

/** Numbers in a text are fields of its row, so that a variant's text says the variant's numbers. */
const fieldsOf = (row: Row): Readonly<Record<string, unknown>> => ({ ...row });
const filled = (row: Row): Row => ({
  ...row,
  text: row.text.replace(/\{(\w+)\}/g, (_, field: string) => String(fieldsOf(row)[field])),
});
export const ROWS: readonly Row[] = varied('cards', [
  ...TACTICS,
  ...PERSONNEL,
  ...SHIPS,
  ...MISSIONS,
  ...FACILITIES,
  ...EQUIPMENT,
  ...EVENTS,
  ...INTERRUPTS,
  ...DILEMMAS,
]).map(filled);

const SHORT = ['Fed', 'Kli', 'Rom', 'Car', 'Dom', 'Bor', 'Non', 'Neu'];
const affiliationNumber = (name: string | undefined): Affiliation => placeIn(AFFILIATIONS, name);

/** The words of a row, read by its type (BOG-B1). */
function parse(row: Row, d: Design): Face {
  const isShip = row.kind === 'ship';
  const icons = wordsOf(isShip ? (row.staffing ?? '') : row.kind === 'personnel' ? String(row.icons ?? '') : '')
    .map(iconNumber)
    .sort((a, b) => a - b);
  const shown = row.kind === 'mission' ? wordsOf(String(row.icons)) : [];
  return {
    d,
    id: row.id,
    name: row.name,
    kind: row.kind,
    row,
    affiliation: affiliationNumber(row.affiliation),
    levels: levelsFrom(row.kind === 'personnel' ? (row.class ?? '') : '', row.kind === 'personnel' ? (row.skills ?? '') : ''),
    icons,
    iconCount: [0, 1, 2, 3, 4, 5].map((icon) => icons.filter((one) => one === icon).length),
    tags: listOf(row.tags ?? ''),
    equipment: listOf(row.equipment ?? ''),
    need: parseNeed(row.need ?? ''),
    persona: row.persona || row.name,
    admits: SHORT.map((short) => shown.includes(short) || shown.includes('any')),
    users: listOf(row.users ?? '').map(affiliationNumber),
    fetches: -1,
    commands: -1,
  };
}

export const FACES: readonly Face[] = ROWS.map(parse);
/** A token that stands in for a capturing card that cannot stay as a trap (BOG-R79). */
export const TRAP: Design = FACES.length;
const ALL_FACES: readonly Face[] = [
  ...FACES,
  parse({ id: 'TRAP' as CardId, name: 'Trap', kind: 'incident', text: '', unique: false, cr: true, ha: false, bo: false, gq: false }, TRAP),
];
export const face = (d: Design): Face => nth(ALL_FACES, d);
/** The kind of a design as a small number (its place in KINDS): asked for so often that words would cost. */
export const KIND_OF = Uint8Array.from(ALL_FACES, ({ kind }) => KINDS.indexOf(kind));
export const PERSONNEL_KIND = KINDS.indexOf('personnel');
export const SHIP_KIND = KINDS.indexOf('ship');
export const FACILITY_KIND = KINDS.indexOf('facility');
export const SITE_KIND = KINDS.indexOf('site');
export const EQUIPMENT_KIND = KINDS.indexOf('equipment');
/** By design. */
export const WORD_OF: readonly (Keyword | undefined)[] = ALL_FACES.map(({ row }) => row.keyword);
const NUMBER = new Map(ALL_FACES.map(({ id, d }): [string, Design] => [id, d]));
/** By id; −1 if there is no such card. */
export const designNumber = (id: string): Design => NUMBER.get(id) ?? -1;
for (const one of FACES) {
  one.fetches = designNumber(one.row.fetches ?? '');
  one.commands = designNumber(one.row.commander ?? '');
}
/** The designs by id, for the places where a rule names a card. */
export const D = Object.fromEntries(IDS.map((id) => [id, designNumber(id)])) as Record<CardId, Design>;

/** The design that carries a word, for the places where a rule fetches or names it. */
export const K = Object.fromEntries(KEYWORDS.map((word) => [word, FACES.findIndex(({ row }) => row.keyword === word)])) as Record<
  Keyword,
  Design
>;

export const isKind = (d: Design, kind: Kind): boolean => face(d).kind === kind;
export const isPersonnel = (d: Design): boolean => face(d).kind === 'personnel';
export const isShip = (d: Design): boolean => face(d).kind === 'ship';
export const isEquipment = (d: Design): boolean => face(d).kind === 'equipment';
export const isOutpost = (d: Design): boolean => face(d).row.stance === 'outpost';
export const idOf = (d: Design): CardId => face(d).id;
export const nameOf = (d: Design): string => face(d).name;
/** A number that the card's text uses. */
export const numberOf = (d: Design, field: keyof Row): number => {
  const n = face(d).row[field];
  return typeof n === 'number' ? n : 0;
};
/** All designs of some types. */
export const designsOf = (...kinds: Kind[]): Design[] => FACES.filter(({ kind }) => kinds.includes(kind)).map(({ d }) => d);
