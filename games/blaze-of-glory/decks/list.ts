/**
 * Deck lists as text: read, checked, written. Pure functions: the deck builder, the deck question and the tests call the same.
 */

import { because, type Reason } from '@bridgehead/kernel';
import { BORG, D, type Design, FACES, face, isPersonnel, isShip, type Kind } from '../cards/index.ts';
import { nth } from '../entries.ts';

export const FORMATS = ['standard', 'skirmish', 'classic'] as const;
export type Format = (typeof FORMATS)[number];
export interface FormatRules {
  readonly missions: number;
  readonly seeds: number;
  readonly drawLeast: number;
  readonly goal: number;
  readonly musterPeople: number;
  readonly prizes: boolean;
  readonly placing: 'hand' | 'automatic';
  readonly roundLimit: number;
}
export const FORMAT_RULES: Readonly<Record<Format, FormatRules>> = {
  standard: { missions: 6, seeds: 30, drawLeast: 30, goal: 100, musterPeople: 3, prizes: true, placing: 'hand', roundLimit: 40 },
  skirmish: { missions: 3, seeds: 15, drawLeast: 20, goal: 60, musterPeople: 3, prizes: true, placing: 'automatic', roundLimit: 20 },
  classic: { missions: 6, seeds: 30, drawLeast: 30, goal: 100, musterPeople: 0, prizes: false, placing: 'hand', roundLimit: 40 },
};
const DRAW_MOST = 60;
const COPIES_MOST = 4;
const DILEMMA_COPIES_MOST = 2;
const TENT_MOST = 13;
const SIDE_DECK_MOST = 240;
const PERSONNEL_LEAST = 6;
const SHIPS_LEAST = 2;

export const SECTIONS = ['missions', 'seeds', 'dilemmas', 'draw', 'tactics', 'q-continuum', 'tent'] as const;
export type Section = (typeof SECTIONS)[number];
/** Designs by section, copies repeated. */
export type DeckList = Readonly<Record<Section, readonly Design[]>>;

export interface Fault {
  /** Counted from 1; 0 for a fault of the whole list. */
  readonly line: number;
  readonly reason: Reason;
}

interface Entry {
  readonly line: number;
  readonly section: Section;
  readonly design: Design;
  readonly count: number;
}

// —— names ——

const ALIASES: Readonly<Record<string, Design>> = {
  multiplexor: D.PB02,
  talon: D.PB03,
  tactical: D.PB04,
  guard: D.PB05,
  astrogation: D.PB06,
  transport: D.PB07,
  'bio-med': D.PB08,
  countermeasure: D.PB09,
};
/** Without case, accents, ❖, curly apostrophes and dashes. */
function folded(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f❖]/g, '')
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
const untagged = (name: string): string => name.replace(/\s*[([][^)\]]*[)\]]\s*$/, '');
const BY_NAME = new Map(FACES.map(({ d, name }) => [folded(name), d]));
/** Set tags in brackets may be left out, or be other ones. */
for (const { d, name } of FACES) if (!BY_NAME.has(untagged(folded(name)))) BY_NAME.set(untagged(folded(name)), d);
for (const [alias, d] of Object.entries(ALIASES)) {
  BY_NAME.set(alias, d);
  BY_NAME.set(`${alias} drone`, d);
}

/** The design that a name means; −1 if none does. */
export function designNamed(name: string): Design {
  const plain = folded(name);
  return BY_NAME.get(plain) ?? BY_NAME.get(untagged(plain)) ?? -1;
}

/** The three titles nearest to a name that nobody has, by the number of edits. */
export function nearestNames(name: string): string[] {
  const wanted = folded(name).slice(0, 60);
  const nearest: { name: string; edits: number }[] = [];
  for (const [i, plain] of FOLDED.entries()) {
    const farthest = nearest.length < 3 ? Number.POSITIVE_INFINITY : nth(nearest, 2).edits;
    if (Math.abs(plain.length - wanted.length) >= farthest) continue;
    const n = edits(wanted, plain);
    if (n >= farthest) continue;
    nearest.push({ name: nth(FACES, i).name, edits: n });
    nearest.sort((a, b) => a.edits - b.edits);
    nearest.length = Math.min(3, nearest.length);
  }
  return nearest.map((one) => one.name);
}
const FOLDED: readonly string[] = FACES.map(({ name }) => folded(name));

function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(nth(next, j - 1) + 1, nth(row, j) + 1, nth(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return nth(row, b.length);
}

// —— reading ——

export interface ReadList {
  readonly list: DeckList;
  readonly faults: readonly Fault[];
}

/** More than any legal list has; what comes after is not read. */
const MOST_LINES = 2_000;

/** Reads and judges a list. All faults come at once, in the order of lines, those of the whole list last (BOG-R61). */
export function readDeck(text: string, format: Format): ReadList {
  const entries: Entry[] = [];
  const faults: Fault[] = [];
  let section: Section | null = null;
  const lines = text.split('\n', MOST_LINES + 1);
  if (lines.length > MOST_LINES) faults.push({ line: MOST_LINES + 1, reason: because('BOG-R61', 'bog.no.lines', { n: MOST_LINES }) });
  lines.slice(0, MOST_LINES).forEach((raw, i) => {
    const line = i + 1;
    const words = raw.replace(/#.*$/, '').trim();
    if (words === '' || /^(name|format):/i.test(words)) return;
    const heading = /^\[(.+)\]$/.exec(words);
    if (heading !== null) {
      const named = nth(heading, 1).trim().toLowerCase();
      section = SECTIONS.find((one) => one === named) ?? null;
      if (section === null) faults.push({ line, reason: because('BOG-R61', 'bog.no.section', { name: named.slice(0, 40) }) });
      return;
    }
    const read = readLine(words, line, section);
    if ('reason' in read) faults.push(read);
    else entries.push(read);
  });
  faults.push(...faultsOfLines(entries));
  faults.sort((a, b) => a.line - b.line);
  faults.push(...faultsOfWhole(entries, format));
  return { list: listOfEntries(entries), faults };
}

function readLine(words: string, line: number, section: Section | null): Entry | Fault {
  const unreadable: Fault = { line, reason: because('BOG-R61', 'bog.no.line', { line }) };
  const parts = /^(?:(\d+)\s*x?\s+)?(\D.*)$/i.exec(words);
  if (parts === null || section === null) return unreadable;
  const count = Number(parts[1] ?? 1);
  const name = nth(parts, 2).trim();
  if (count < 1 || count > 99) return unreadable;
  const design = designNamed(name);
  if (design < 0)
    return { line, reason: because('BOG-R61', 'bog.no.name', { name: name.slice(0, 60), near: nearestNames(name).join(', ') }) };
  return { line, section, design, count };
}

function listOfEntries(entries: readonly Entry[]): DeckList {
  const list = Object.fromEntries(SECTIONS.map((section) => [section, [] as Design[]])) as Record<Section, Design[]>;
  for (const { section, design, count } of entries) for (let i = 0; i < count; i++) list[section].push(design);
  return list;
}

// —— judging ——

const SEEDABLE: readonly Design[] = FACES.filter(
  ({ id, kind }) =>
    (kind === 'facility' && id !== 'FA6') ||
    kind === 'site' ||
    kind === 'incident' ||
    (kind === 'objective' && id !== 'OB2') ||
    (kind === 'doorway' && id !== 'DW5') ||
    id === 'EV17',
).map(({ d }) => d);
const UNDRAWN: readonly Kind[] = ['mission', 'dilemma'];

/** Why a card may not stand in a section; null if it may. */
export function whyNotIn(section: Section, design: Design): Reason | null {
  const { kind } = face(design);
  if (kind === 'tactic') return section === 'tactics' ? null : because('BOG-7', 'bog.no.tactic-elsewhere');
  if (section === 'tactics') return because('BOG-5', 'bog.no.only-tactics');
  if ((kind === 'q') !== (section === 'q-continuum')) return because('BOG-B41', 'bog.no.q-elsewhere');
  if (kind === 'q') return null;
  const fits =
    section === 'missions'
      ? kind === 'mission'
      : section === 'dilemmas'
        ? kind === 'dilemma'
        : section === 'seeds'
          ? SEEDABLE.includes(design)
          : !UNDRAWN.includes(kind);
  return fits ? null : because('BOG-B43', 'bog.no.wrong-section');
}

function faultsOfLines(entries: readonly Entry[]): Fault[] {
  const faults: Fault[] = [];
  const counted = new Map<string, number>();
  for (const { line, section, design, count } of entries) {
    const wrong = whyNotIn(section, design);
    if (wrong !== null) {
      faults.push({ line, reason: wrong });
      continue;
    }
    const key = `${section} ${design}`;
    const copies = (counted.get(key) ?? 0) + count;
    counted.set(key, copies);
    const many = tooMany(section, design, copies);
    if (many !== null) faults.push({ line, reason: many });
  }
  return faults;
}

/** Of Tactics there may be as many of a title as one likes (BOG-6). */
function tooMany(section: Section, design: Design, copies: number): Reason | null {
  const { kind, name } = face(design);
  const { unique } = face(design).row;
  if (section === 'missions' && unique && copies > 1) return because('BOG-R52', 'bog.no.mission-twice');
  if (section === 'dilemmas' && copies > DILEMMA_COPIES_MOST)
    return because('BOG-R61', 'bog.no.copies', { name, most: DILEMMA_COPIES_MOST });
  const universal = !unique && ['personnel', 'ship', 'facility', 'site'].includes(kind);
  if (section === 'draw' && !universal && copies > COPIES_MOST) return because('BOG-R61', 'bog.no.copies', { name, most: COPIES_MOST });
  if (section === 'tent' && copies > 1) return because('BOG-B42', 'bog.no.tent');
  if (section === 'seeds' && kind === 'site' && copies > 1) return because('BOG-R61', 'bog.no.site-twice', { name });
  return null;
}

function faultsOfWhole(entries: readonly Entry[], format: Format): Fault[] {
  const rules = FORMAT_RULES[format];
  const reasons: Reason[] = [];
  const amount = (section: Section, fits: (d: Design) => boolean = () => true): number =>
    entries.reduce((sum, one) => (one.section === section && fits(one.design) ? sum + one.count : sum), 0);
  if (amount('missions') !== rules.missions) reasons.push(because('BOG-R61', 'bog.no.missions', { n: rules.missions }));
  const seeds = amount('missions') + amount('dilemmas') + amount('seeds', (d) => face(d).kind !== 'site');
  if (seeds > rules.seeds) reasons.push(because('BOG-B44', 'bog.no.seeds', { n: rules.seeds }));
  // BOG-1, BOG-3: what lies in a side deck is counted nowhere else.
  if (amount('draw') < rules.drawLeast) reasons.push(because('BOG-B44', 'bog.no.draw-least', { n: rules.drawLeast }));
  if (amount('draw') > DRAW_MOST) reasons.push(because('BOG-R61', 'bog.no.draw-most', { n: DRAW_MOST }));
  if (amount('tent') > TENT_MOST) reasons.push(because('BOG-B42', 'bog.no.tent'));
  const seeded = (design: Design) => amount('seeds', (d) => d === design);
  const doorway = (section: Section, door: Design, clause: string, key: string) => {
    // A card that does not belong there has its own fault and needs no doorway.
    const filled = amount(section, (d) => whyNotIn(section, d) === null) > 0;
    if (seeded(door) === 0 ? filled : amount(section) === 0 || seeded(door) > 1) reasons.push(because(clause, key));
  };
  doorway('tactics', D.DW1, 'BOG-2', 'bog.no.door');
  doorway('q-continuum', D.DW2, 'BOG-4', 'bog.no.doorway');
  doorway('tent', D.DW3, 'BOG-4', 'bog.no.doorway');
  for (const section of ['tactics', 'q-continuum'] as const)
    if (amount(section) > SIDE_DECK_MOST) reasons.push(because('BOG-R94', 'bog.no.side-deck', { n: SIDE_DECK_MOST }));
  if (mixesBorg(entries)) reasons.push(because('BOG-B39', 'bog.no.borg-mix'));
  if (amount('seeds', (d) => face(d).kind === 'facility') === 0) reasons.push(because('BOG-R61', 'bog.no.facility'));
  if (amount('seeds', (d) => face(d).kind === 'site') > 0 && seeded(D.FA8) === 0) reasons.push(because('BOG-R61', 'bog.no.nor'));
  if (amount('draw', isPersonnel) < PERSONNEL_LEAST || amount('draw', isShip) < SHIPS_LEAST)
    reasons.push(because('BOG-R61', 'bog.no.crew', { people: PERSONNEL_LEAST, ships: SHIPS_LEAST }));
  return reasons.map((reason) => ({ line: 0, reason }));
}

/** BOG-B39: Borg personnel and ships with no others; BO cards only with Borg personnel. */
function mixesBorg(entries: readonly Entry[]): boolean {
  const stocked = entries.filter(({ section }) => section === 'draw' || section === 'tent').map(({ design }) => design);
  const crews = stocked.filter((d) => isPersonnel(d) || isShip(d));
  const isBorg = (d: Design) => face(d).affiliation === BORG;
  const hasBorgPersonnel = stocked.some((d) => isPersonnel(d) && isBorg(d));
  if (crews.some(isBorg) && !crews.every(isBorg)) return true;
  return !hasBorgPersonnel && entries.some(({ design }) => face(design).row.bo);
}

// —— writing ——

const KIND_ORDER: readonly Kind[] = [
  'mission',
  'facility',
  'site',
  'doorway',
  'personnel',
  'ship',
  'equipment',
  'event',
  'incident',
  'objective',
  'interrupt',
  'dilemma',
  'tactic',
  'q',
];

/** Cards with their counts, by type and name. */
export function sorted(counts: ReadonlyMap<Design, number>): [Design, number][] {
  const order = (d: Design) => KIND_ORDER.indexOf(face(d).kind);
  return [...counts].sort(([a], [b]) => order(a) - order(b) || (face(a).name < face(b).name ? -1 : 1));
}

/** The same format again, sorted by type and name; reading it gives the same list. */
export function writeDeck(list: DeckList, name: string, format: Format): string {
  const lines = [`name: ${name}`, `format: ${format}`];
  for (const section of SECTIONS) {
    lines.push(`[${section}]`);
    const counts = new Map<Design, number>();
    for (const d of list[section]) counts.set(d, (counts.get(d) ?? 0) + 1);
    for (const [d, count] of sorted(counts)) lines.push(`${count} ${face(d).name}`);
  }
  return `${lines.join('\n')}\n`;
}

/** All cards of a list, sites included; Tactics, Q-icon cards and the Tent too. */
export const sizeOf = (list: DeckList): number => SECTIONS.reduce((sum, section) => sum + list[section].length, 0);
