/**
 * One card as one flat row of words, numbers and flags. Each word is one of a list, so that a misspelt one does not compile; lists of
 * words (skills, icons, needs) are parsed once, after a variant has been laid over the rows. Fields that a kind does not have are absent.
 */
import type { CardId } from './ids.ts';
import type { Keyword } from './keywords.ts';
import type { Otherwise } from './met.ts';
import type { AffiliationName, ClassName } from './words.ts';

export const KINDS = [
  'tactic',
  'personnel',
  'ship',
  'mission',
  'facility',
  'site',
  'equipment',
  'event',
  'incident',
  'objective',
  'interrupt',
  'doorway',
  'dilemma',
  'q',
] as const;
export type Kind = (typeof KINDS)[number];

/** What a hit lays on its target: the tactic itself (D) and fresh Tactics (F). */
export type Symbols = 'D' | 'DF' | 'DFF' | 'DFFF' | 'F' | 'FF' | 'FFF' | 'FFFF';
/** What a marker does as long as it lies there, and what it does at once. */
export type Lasting = `${'cloak' | 'range' | 'sensors' | 'shields' | 'tractor' | 'transporters' | 'weapons'}-off` | 'fluctuate';
export type Immediate = 'bridge' | 'casualty' | 'leak' | 'overload' | 'science' | 'sickbay' | 'tactical';
export const SHIP_CLASSES = [
  'Akira',
  'Attack Ship',
  'Battle Cruiser',
  'Cube',
  "D'deridex",
  'Defiant',
  'Galaxy',
  'Galor',
  'Hideki',
  "K'vort",
  'Keldon',
  'Mercenary',
  "Negh'Var",
  'Runabout',
  'Scout',
  'Shuttlecraft',
  'Sovereign',
  'Sphere',
  "Vor'cha",
] as const;
export type ShipClass = (typeof SHIP_CLASSES)[number];
export type Species = 'Borg' | 'Cardassian' | 'Human' | "Jem'Hadar" | 'Klingon' | 'Romulan' | 'Trill' | 'Vorta';

export interface Row {
  readonly id: CardId;
  readonly name: string;
  readonly kind: Kind;
  /** What the rules know it by. */
  readonly keyword?: Keyword;
  readonly text: string;
  /** No ❖: at most one in play for each owner (BOG-B7). */
  readonly unique: boolean;
  /** Capturing-related (BOG-R39). */
  readonly cr: boolean;
  /** Hidden agenda. */
  readonly ha: boolean;
  /** Borg use only. */
  readonly bo: boolean;
  /** Native to the Gamma Quadrant (BOG-R43). */
  readonly gq: boolean;

  // Tactics
  readonly att?: number;
  readonly def?: number;
  readonly attMore?: number;
  readonly attIf?: '' | 'ship' | ShipClass | AffiliationName;
  readonly defMore?: number;
  readonly defIf?: '' | 'no staffing' | "Jem'Hadar attack ship";
  readonly hitThen?: '' | Symbols;
  readonly hitIf?: '' | 'weak' | 'future';
  readonly hit?: Symbols;
  readonly direct?: Symbols;
  readonly hull?: number;
  readonly result?: '' | Lasting | Immediate;
  readonly site?: string;
  readonly rule?: '' | 'aimed-miss' | 'crimson' | 'cutting-beam' | 'picard';

  // personnel, ships, facilities, sites
  readonly affiliation?: AffiliationName;
  readonly class?: '' | ClassName | ShipClass;
  readonly integrity?: number;
  readonly cunning?: number;
  readonly strength?: number;
  /** Words; on Commandeer Ship the number of staffing icons that it covers. */
  readonly icons?: string | number;
  readonly skills?: string;
  readonly species?: Species;
  readonly persona?: string;
  readonly commander?: string;
  readonly tags?: string;
  readonly fetches?: string;
  readonly range?: number;
  readonly weapons?: number;
  readonly shields?: number;
  readonly staffing?: string;
  readonly equipment?: string;
  readonly bounty?: number;
  readonly stance?: 'outpost' | 'station';
  /** What it takes to play a facility from hand: an ENGINEER of its own kind, one at a space mission, a mission of the Cardassians. */
  readonly builds?: 'kin' | 'space' | 'Cardassian';
  /** Where it may be seeded; absent: at a mission of one's own that admits its kind. */
  readonly seeds?: 'space' | 'Gamma' | 'Cardassian' | 'open space';
  readonly repairs?: boolean;
  readonly admits?: string;
  readonly most?: number;
  readonly berths?: number;

  // missions and dilemmas
  readonly type?: 'P' | 'S' | 'dilemma' | 'event' | 'interrupt';
  readonly points?: number;
  readonly quadrant?: 'Alpha' | 'Gamma';
  readonly span?: number;
  readonly need?: string;
  readonly at?: 'P' | 'S' | 'S/P';
  readonly otherwise?: Otherwise;

  // equipment
  readonly weapon?: boolean;
  readonly free?: boolean;
  readonly users?: string;
  readonly wearers?: string;

  // numbers in texts
  readonly turns?: number;
  readonly lends?: number;
  readonly vsWeapons?: number;
  readonly vsShields?: number;
  readonly moreWeapons?: number;
  readonly moreShields?: number;
  readonly shipWeapons?: number;
  readonly each?: number;
  readonly hereWeapons?: number;
  readonly cards?: number;
  readonly withBorg?: number;
  readonly diplomacy?: number;
  readonly base?: number;
  readonly five?: number;
  readonly four?: number;
  readonly least?: number;
  readonly count?: number;
  readonly loss?: number;
  readonly worth?: number;
  readonly times?: number;
  readonly below?: number;
  readonly ships?: number;
  readonly limit?: number;
  readonly officers?: number;
  readonly above?: number;
  readonly low?: number;
  readonly high?: number;
  readonly lead?: number;
}
