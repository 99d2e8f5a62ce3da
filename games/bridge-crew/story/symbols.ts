/** The grammar, read once: symbols, their alternatives, and the parts that these are made of. */

import { isOneOf, nth } from '../lists.ts';
import { GRAMMAR } from './grammar.ts';

/** Slots that the moment fills in. */
export const RUN_TIME = ['off', 'cap', 'pal', 'a', 'A', 'past', 'where', 'die'] as const;
export type RunTime = (typeof RUN_TIME)[number];

export type Part =
  | { readonly is: 'words'; readonly words: string }
  | { readonly is: 'slot'; readonly symbol: number }
  | { readonly is: 'run'; readonly slot: RunTime };

export interface Alternative {
  readonly text: string;
  readonly parts: readonly Part[];
  readonly runs: readonly RunTime[];
  /** Of a line: its slots, nested ones too, as symbols with more than one choice between them. */
  readonly slots: readonly number[];
  /** Of a line: how many sentences it can make, and the number of its first one. */
  readonly combinations: number;
  readonly first: number;
}

export const SECTIONS = ['slots', 'lines', 'sparks'] as const;
export type Section = (typeof SECTIONS)[number];
export interface SymbolRow {
  readonly name: string;
  readonly section: Section;
  readonly alternatives: readonly Alternative[];
  /** Of a line: all its sentences. */
  readonly combinations: number;
}

interface Raw {
  readonly name: string;
  readonly section: Section;
  readonly texts: readonly string[];
}

function rawRows(): Raw[] {
  let section: Section = 'slots';
  return GRAMMAR.split('\n').flatMap((line): Raw[] => {
    section = SECTIONS.find((one) => line === `# ${one}`) ?? section;
    const colon = line.indexOf(':');
    if (colon < 0 || line.startsWith('#')) return [];
    return [
      {
        name: line.slice(0, colon),
        section,
        texts: line
          .slice(colon + 1)
          .trim()
          .split(' | '),
      },
    ];
  });
}

const RAW = rawRows();
const PLACE = new Map(RAW.map(({ name }, at) => [name, at]));

/** Where a symbol stands among all; throws for a name that does not exist, because then the program is wrong. */
export function symbolAt(name: string): number {
  const at = PLACE.get(name);
  if (at === undefined) throw new Error(`no symbol ${name}`);
  return at;
}

function partsOf(text: string): Part[] {
  return text
    .split(/(\{[^}]+\})/)
    .filter((piece) => piece !== '')
    .map((piece): Part => {
      if (!piece.startsWith('{')) return { is: 'words', words: piece };
      const name = piece.slice(1, -1);
      return isOneOf(RUN_TIME, name) ? { is: 'run', slot: name } : { is: 'slot', symbol: symbolAt(name) };
    });
}

/** A slot that is itself only a row of slots counts as these. */
const leavesOf = (symbol: number): number[] => {
  const { texts } = nth(RAW, symbol);
  const inner = texts.length === 1 ? partsOf(nth(texts, 0)).flatMap((part) => (part.is === 'slot' ? [part.symbol] : [])) : [];
  return inner.length === 0 ? [symbol] : inner.flatMap(leavesOf);
};
const choicesOf = (symbol: number): number => nth(RAW, symbol).texts.length;

function alternativesOf({ texts }: Raw): Alternative[] {
  let first = 0;
  return texts.map((text) => {
    const parts = partsOf(text);
    const slots = parts.flatMap((part) => (part.is === 'slot' ? leavesOf(part.symbol) : []));
    const runs = parts.flatMap((part) => (part.is === 'run' ? [part.slot] : []));
    const combinations = slots.reduce((product, symbol) => product * choicesOf(symbol), 1);
    const made = { text, parts, runs, slots, combinations, first };
    first += combinations;
    return made;
  });
}

export const SYMBOLS: readonly SymbolRow[] = RAW.map((raw) => {
  const alternatives = alternativesOf(raw);
  const combinations = alternatives.reduce((sum, one) => sum + one.combinations, 0);
  return { name: raw.name, section: raw.section, alternatives, combinations };
});
