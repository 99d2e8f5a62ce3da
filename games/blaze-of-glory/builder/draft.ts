/** A deck under work: counts by section, changed by pure functions; read from and written to the text that the rules judge. */

import { type Reason, say } from '@bridgehead/kernel';
import { D, type Design, face } from '../cards/index.ts';
import { type DeckList, designNamed, FORMATS, type Format, readDeck, SECTIONS, type Section, whyNotIn, writeDeck } from '../decks/list.ts';
import { starterNamed, starterText } from '../decks/starter.ts';
import type { Starter } from '../decks/starters.ts';
import { faults } from '../wording.ts';
import { SECTION_NAMES, word } from './wording.ts';

export type Counts = Readonly<Record<Section, ReadonlyMap<Design, number>>>;
export interface Draft {
  /** Under which it is kept; null before the first time. */
  readonly id: string | null;
  readonly name: string;
  readonly format: Format;
  readonly counts: Counts;
}
export const MOST_NAME = 60;
/** One line without anything that could be taken for a line of the list. */
export const cleanName = (name: string): string => [...name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')].slice(0, MOST_NAME).join('');

const noCounts = (): Record<Section, Map<Design, number>> =>
  Object.fromEntries(SECTIONS.map((section) => [section, new Map<Design, number>()])) as Record<Section, Map<Design, number>>;
export const emptyDraft = (format: Format): Draft => ({ id: null, name: word('new'), format, counts: noCounts() });

export const countOf = ({ counts }: Draft, section: Section, d: Design): number => counts[section].get(d) ?? 0;
export const sizeOf = ({ counts }: Draft, section: Section): number => [...counts[section].values()].reduce((sum, n) => sum + n, 0);
export const isEmpty = (draft: Draft): boolean => SECTIONS.every((section) => sizeOf(draft, section) === 0);
export const copiesOf = (draft: Draft, d: Design): number => SECTIONS.reduce((sum, section) => sum + countOf(draft, section, d), 0);

/** So many more or fewer; a side deck brings its doorway along. */
export function changed(draft: Draft, section: Section, d: Design, by: number): Draft {
  const of = new Map(draft.counts[section]);
  const n = Math.max(0, Math.min(99, (of.get(d) ?? 0) + by));
  if (n === 0) of.delete(d);
  else of.set(d, n);
  const next = { ...draft, counts: { ...draft.counts, [section]: of } };
  const door = DOORS[section];
  return by > 0 && door !== undefined && countOf(next, 'seeds', door) === 0 ? changed(next, 'seeds', door, 1) : next;
}
/** The doorways that open side decks. */
const SIDE_DOORS = { tactics: D.DW1, 'q-continuum': D.DW2, tent: D.DW3 } as const;
export const DOORS: Readonly<Partial<Record<Section, Design>>> = SIDE_DOORS;
export const moved = (draft: Draft, from: Section, to: Section, d: Design): Draft => {
  const n = countOf(draft, from, d);
  return changed(changed(draft, from, d, -n), to, d, n);
};

export const sectionsFor = (d: Design): Section[] => SECTIONS.filter((section) => whyNotIn(section, d) === null);
/** Where a card goes when nobody says otherwise: facilities, sites and doorways among the seeds, the rest where it must. */
export function homeOf(d: Design): Section {
  const { kind } = face(d);
  const able = sectionsFor(d);
  const wish: Section =
    kind === 'facility' || kind === 'site' || kind === 'doorway' || kind === 'incident' || kind === 'objective' ? 'seeds' : 'draw';
  return able.includes(wish) ? wish : (able[0] ?? 'draw');
}

// —— text ——

export const listOf = ({ counts }: Draft): DeckList =>
  Object.fromEntries(
    SECTIONS.map((section) => [section, [...counts[section]].flatMap(([d, n]) => new Array<Design>(n).fill(d))]),
  ) as Record<Section, Design[]>;
/** What it is kept as. */
export const nameOf = ({ name }: Draft): string => cleanName(name).trim() || word('unnamed');
export const textOf = (draft: Draft): string => writeDeck(listOf(draft), nameOf(draft), draft.format);

/** Reads any text; lines that mean no card are told, not kept. */
export function draftFrom(text: string, id: string | null, fallback: Format): { draft: Draft; strange: readonly string[] } {
  const starter = starterNamed(text);
  if (starter !== null) return draftFrom(starterText(starter, fallback), id, fallback);
  const named = /^name:\s*(.*)$/im.exec(text)?.[1] ?? '';
  const wanted = /^format:\s*(\w+)/im.exec(text)?.[1]?.toLowerCase() ?? '';
  const format = FORMATS.find((one) => one === wanted) ?? fallback;
  const counts = noCounts();
  const { list, faults: found } = readDeck(text.slice(0, 8_000), format);
  for (const section of SECTIONS) for (const d of list[section]) counts[section].set(d, (counts[section].get(d) ?? 0) + 1);
  const lost = found.filter(({ line, reason }) => line > 0 && ['bog.no.name', 'bog.no.line', 'bog.no.section'].includes(reason.say.key));
  return {
    draft: { id, name: cleanName(named).trim() || word('unnamed'), format, counts },
    // A line that is no line at all names its number itself.
    strange: lost.map(({ line, reason }) => {
      const sentence = say(reason.say, faults);
      return reason.say.key === 'bog.no.line' ? sentence : word('strange', { line, sentence });
    }),
  };
}
/** A starter to begin with, cut to the format: a new deck; it replaces none. */
export function copyOf(starter: Starter, format: Format): Draft {
  const { draft } = draftFrom(starterText(starter, format), null, format);
  return { ...draft, name: cleanName(word('copy', { title: starter.title })) };
}

// —— faults ——

export interface Trouble {
  readonly sentence: string;
  readonly clause: string;
  readonly line: number;
  readonly section: Section | null;
  readonly card: Design | null;
  /** One step that mends it. */
  readonly mend: { readonly words: string; readonly draft: Draft } | null;
}
export function troublesOf(draft: Draft): Trouble[] {
  const text = textOf(draft);
  const lines = text.split('\n');
  return readDeck(text, draft.format).faults.map(({ line, reason }) => {
    const card = line === 0 ? null : designNamed((lines[line - 1] ?? '').replace(/^\d+ /, ''));
    const section = line === 0 ? null : sectionAt(lines, line);
    return {
      sentence: say(reason.say, faults),
      clause: reason.clause,
      line,
      section,
      card: card === null || card < 0 ? null : card,
      mend: mendFor(draft, reason, section, card),
    };
  });
}
function sectionAt(lines: readonly string[], line: number): Section | null {
  for (let i = line - 1; i >= 0; i--) {
    const found = /^\[(.+)\]$/.exec(lines[i] ?? '')?.[1];
    if (found !== undefined) return found as Section;
  }
  return null;
}
function mendFor(draft: Draft, { say: { key } }: Reason, section: Section | null, card: Design | null): Trouble['mend'] {
  if (section !== null && card !== null && card >= 0) {
    const home = sectionsFor(card).includes(section) ? null : homeOf(card);
    if (home !== null) return { words: word('mend.move', { section: SECTION_NAMES[home] }), draft: moved(draft, section, home, card) };
    return { words: word('mend.less'), draft: changed(draft, section, card, -1) };
  }
  for (const side of ['tactics', 'q-continuum', 'tent'] as const) {
    const door = SIDE_DOORS[side];
    const doors = countOf(draft, 'seeds', door);
    const filled = sizeOf(draft, side) > 0;
    if ((key === 'bog.no.door') !== (side === 'tactics') || !['bog.no.door', 'bog.no.doorway'].includes(key)) continue;
    if (filled && doors === 0) return { words: word('mend.add', { name: face(door).name }), draft: changed(draft, 'seeds', door, 1) };
    if (doors > (filled ? 1 : 0))
      return { words: word('mend.out', { name: face(door).name }), draft: changed(draft, 'seeds', door, (filled ? 1 : 0) - doors) };
  }
  if (key === 'bog.no.nor') return { words: word('mend.add', { name: face(D.FA8).name }), draft: changed(draft, 'seeds', D.FA8, 1) };
  return null;
}
