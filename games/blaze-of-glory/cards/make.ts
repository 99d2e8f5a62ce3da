/** Rows in their short form: what every card of a kind has stands in order, what only some have is named. */
import type { CardId } from './ids.ts';
import type { Kind, Row, ShipClass, Symbols } from './row.ts';
import type { AffiliationName, ClassName } from './words.ts';

type More = Partial<Row>;
const PLAIN = { unique: false, cr: false, ha: false, bo: false, gq: false };
/** A card of which nothing but its text is in order. */
export const card = (kind: Kind, id: CardId, name: string, more: More = {}): Row => ({ ...PLAIN, kind, id, name, text: '', ...more });

export const tactic = (
  id: CardId,
  name: string,
  [att, def]: readonly [att: number, def: number],
  [hit, direct]: readonly [hit: Symbols, direct: Symbols],
  [range, weapons, shields, hull]: readonly [range: number, weapons: number, shields: number, hull: number],
  more: More = {},
): Row => ({
  ...card('tactic', id, name),
  ...{ att, def, attMore: 0, attIf: '', defMore: 0, defIf: '', hit, direct, hitThen: '', hitIf: '' },
  ...{ range, weapons, shields, hull, result: '', site: '', rule: '' },
  ...more,
});

/** Unique unless it says otherwise. */
export const personnel = (
  id: CardId,
  name: string,
  affiliation: AffiliationName,
  group: '' | ClassName,
  [integrity, cunning, strength]: readonly [integrity: number, cunning: number, strength: number],
  icons: string,
  skills: string,
  more: More = {},
): Row => ({
  ...card('personnel', id, name),
  ...{ unique: true, affiliation, class: group, integrity, cunning, strength, icons, skills },
  ...{ persona: '', commander: '', tags: '', fetches: '' },
  ...more,
});

export const ship = (
  id: CardId,
  name: string,
  affiliation: AffiliationName,
  group: ShipClass,
  [range, weapons, shields]: readonly [range: number, weapons: number, shields: number],
  staffing: string,
  equipment: string,
  more: More = {},
): Row => ({
  ...card('ship', id, name),
  ...{ affiliation, class: group, range, weapons, shields, staffing, equipment, bounty: 0, tags: '', fetches: '' },
  ...more,
});

/** Unique unless it says otherwise, in the Alpha Quadrant unless it says otherwise. */
export const mission = (
  id: CardId,
  name: string,
  type: 'S' | 'P',
  icons: string,
  [points, span]: readonly [points: number, span: number],
  need: string,
  more: More = {},
): Row => ({ ...card('mission', id, name), unique: true, type, icons, points, quadrant: 'Alpha', span, need, ...more });

export const facility = (
  id: CardId,
  name: string,
  affiliation: AffiliationName,
  [weapons, shields]: readonly [weapons: number, shields: number],
  more: More = {},
): Row => ({ ...card('facility', id, name), affiliation, stance: 'outpost', weapons, shields, repairs: true, ...more });
/** Unique unless it says otherwise. */
export const site = (id: CardId, name: string, admits: string, more: More = {}): Row => ({
  ...card('site', id, name),
  ...{ unique: true, admits, most: 0, berths: 0 },
  ...more,
});
export const equipment = (id: CardId, name: string, more: More = {}): Row => ({
  ...card('equipment', id, name),
  ...{ weapon: true, free: false, users: '', wearers: '' },
  ...more,
});

export const dilemma = (
  id: CardId,
  name: string,
  at: 'S' | 'P' | 'S/P',
  need: string,
  otherwise: NonNullable<Row['otherwise']>,
  more: More = {},
): Row => ({ ...card('dilemma', id, name), at, points: 0, need, otherwise, ...more });
