/**
 * The ghost-writer's hand: draws sentences from the grammar without repeating itself (BRC-R53).
 * What it remembers is plain numbers, part of the state and public, so that sparks can leave out what was said.
 */
import { type Chance, pick, type Seat } from '@bridgehead/kernel';
import type { Sheet } from '../cards.ts';
import { nth } from '../lists.ts';
import type { Memory } from './memory.ts';
import { type Alternative, type RunTime, SYMBOLS, type SymbolRow, symbolAt } from './symbols.ts';
import { raised, withArticle } from './words.ts';

/** By symbol: a bit for each alternative in the bag, and above them the one drawn last, counted from 1. */
const LAST = 24;
const INSIDE = (1 << LAST) - 1;
/** A sentence's number is its line times this, plus the number of its combination. */
const A_LINE = 1 << 24;

/** What the run-time slots stand for at this moment; what is absent has no value. */
export interface Cast {
  readonly off?: Seat;
  readonly cap?: Seat;
  /** Officers other than the speaker who could be meant. */
  readonly pals?: readonly Seat[];
  /** The Alien without an article: 'swarm of time eddies'. */
  readonly alien?: string;
  /** Aliens of earlier rounds. */
  readonly past?: readonly string[];
  readonly where?: string;
  /** 'd8'. */
  readonly die?: string;
}

function hasValue(cast: Cast, slot: RunTime): boolean {
  switch (slot) {
    case 'pal':
      return (cast.pals?.length ?? 0) > 0;
    case 'past':
      return (cast.past?.length ?? 0) > 0;
    case 'a':
    case 'A':
      return cast.alien !== undefined;
    default:
      return cast[slot] !== undefined;
  }
}
const hasValues = (cast: Cast, slots: readonly RunTime[]): boolean => {
  for (const slot of slots) if (!hasValue(cast, slot)) return false;
  return true;
};
function filling(cast: Cast, slot: RunTime, chance: Chance): string {
  switch (slot) {
    case 'off':
    case 'cap':
      return `{${slot}:${cast[slot]}}`;
    case 'pal':
      return `{off:${pick(cast.pals ?? [], chance)}}`;
    case 'past':
      return `the ${pick(cast.past ?? [], chance)}`;
    case 'a':
      return withArticle(cast.alien ?? '');
    case 'A':
      return `the ${cast.alien}`;
    default:
      return cast[slot] ?? '';
  }
}

/** A set of alternatives, a bit for each. */
type Choices = number;
function sizeOf(choices: Choices): number {
  let size = 0;
  for (let left = choices; left !== 0; left &= left - 1) size++;
  return size;
}
/** The alternative at a place of the set. */
function choiceAt(choices: Choices, place: number): number {
  let left = choices;
  for (let i = 0; i < place; i++) left &= left - 1;
  return 31 - Math.clz32(left & -left);
}

/** One pass of the pen: a memory, a stream of chance, and who is on stage. */
export class Ghost {
  readonly #memory: Memory;
  readonly #chance: Chance;
  readonly #cast: Cast;

  constructor(memory: Memory, chance: Chance, cast: Cast = {}) {
    this.#memory = memory;
    this.#chance = chance;
    this.#cast = cast;
  }

  /** Symbols one after the other, as finished text. */
  writes(...names: readonly string[]): string {
    return raised(mended(names.map((name) => this.#expand(symbolAt(name))).join(' ')));
  }
  /** What an encounter sheet calls the Alien, without an article. */
  alien({ kind, number }: Omit<Sheet, 'sentience'>, voice: 'sentient' | 'unaware'): string {
    const [one = '', many = ''] = this.words(`${kind}.${voice}`).split('~');
    return number === 'one' ? one : `${this.words('group')} of ${many}`;
  }

  /** A slot by itself, as it stands. */
  words(name: string): string {
    return this.#expand(symbolAt(name));
  }

  #expand(symbol: number): string {
    const row = nth(SYMBOLS, symbol);
    return row.section === 'lines' ? this.#line(symbol, row) : this.#slot(symbol, row);
  }

  #slot(symbol: number, row: SymbolRow): string {
    const alternative = nth(row.alternatives, this.#draw(symbol, this.#possible(row)));
    return this.#put(alternative, (inner) => this.#expand(inner));
  }

  /** Counting rule 2 and 3. */
  #line(symbol: number, row: SymbolRow): string {
    const possible = this.#possible(row);
    let open = this.#unspent(symbol, row, possible);
    if (open === 0) {
      this.#memory.said = this.#memory.said.filter((number) => Math.floor(number / A_LINE) !== symbol);
      open = possible;
    }
    const alternative = nth(row.alternatives, this.#draw(symbol, open));
    const drawn = alternative.slots.map((slot) => this.#draw(slot, (1 << choices(slot)) - 1));
    while (this.#memory.said.includes(numberOf(symbol, alternative, drawn))) stepOn(alternative, drawn);
    for (let i = 0; i < drawn.length; i++) this.#bag(nth(alternative.slots, i), nth(drawn, i));
    this.#memory.said.push(numberOf(symbol, alternative, drawn));
    let at = 0;
    const next = (inner: number): string => {
      const innerRow = nth(SYMBOLS, inner);
      const only = nth(innerRow.alternatives, 0);
      if (only.slots.length > 0 && innerRow.alternatives.length === 1) return this.#put(only, next);
      return nth(innerRow.alternatives, nth(drawn, at++)).text;
    };
    return this.#put(alternative, next);
  }

  /** Every run-time slot has a value here, and none that stammers. */
  #possible({ alternatives }: SymbolRow): Choices {
    let possible = 0;
    for (let i = 0; i < alternatives.length; i++) {
      const one = nth(alternatives, i);
      if (one.runs.length === 0 || (hasValues(this.#cast, one.runs) && !stammers(one, this.#cast))) possible |= 1 << i;
    }
    return possible;
  }
  /** Alternatives with a sentence that was not said yet. */
  #unspent(symbol: number, { alternatives }: SymbolRow, possible: Choices): Choices {
    const first = symbol * A_LINE;
    const said = this.#memory.said.filter((number) => number >= first && number < first + A_LINE);
    let unspent = possible;
    for (let i = 0; i < alternatives.length; i++) {
      const one = nth(alternatives, i);
      if (said.length < one.combinations) continue;
      const own = said.filter((number) => number >= first + one.first && number < first + one.first + one.combinations);
      if (own.length >= one.combinations) unspent &= ~(1 << i);
    }
    return unspent;
  }

  #put(alternative: Alternative, slot: (symbol: number) => string): string {
    let text = '';
    for (const part of alternative.parts)
      text += part.is === 'words' ? part.words : part.is === 'slot' ? slot(part.symbol) : filling(this.#cast, part.slot, this.#chance);
    return text;
  }

  /** Counting rule 1: one of those that are not in the bag; an exhausted bag keeps only what was drawn last. */
  #draw(symbol: number, able: Choices): number {
    const { bags } = this.#memory;
    const bag = nth(bags, symbol);
    const last = (bag >> LAST) - 1;
    let open = able & ~bag;
    if (open === 0) {
      bags[symbol] = 0;
      open = last < 0 ? able : able & ~(1 << last);
      if (open === 0) open = able;
      else if (last >= 0) this.#bag(symbol, last);
    }
    const drawn = choiceAt(open, this.#chance.below(sizeOf(open)));
    this.#bag(symbol, drawn);
    return drawn;
  }
  #bag(symbol: number, drawn: number): void {
    const { bags } = this.#memory;
    bags[symbol] = (nth(bags, symbol) & INSIDE) | (1 << drawn) | ((drawn + 1) << LAST);
  }
}

/** "went off off the Bent Gulf": the place would repeat the word before it. */
const stammers = ({ parts }: Alternative, { where = '' }: Cast): boolean =>
  parts.some((part, i) => {
    const before = parts[i - 1];
    return part.is === 'run' && part.slot === 'where' && before?.is === 'words' && before.words.endsWith(` ${where.split(' ')[0]} `);
  });

const choices = (symbol: number): number => nth(SYMBOLS, symbol).alternatives.length;

function numberOf(symbol: number, { slots, first }: Alternative, drawn: readonly number[]): number {
  let combination = 0;
  for (let i = 0; i < slots.length; i++) combination = combination * choices(nth(slots, i)) + nth(drawn, i);
  return symbol * A_LINE + first + combination;
}
/** The last slot steps on to its next alternative, wrapping and carrying to the slot before it. */
function stepOn({ slots }: Alternative, drawn: number[]): void {
  for (let i = slots.length - 1; i >= 0; i--) {
    drawn[i] = (nth(drawn, i) + 1) % choices(nth(slots, i));
    if (drawn[i] !== 0) return;
  }
}

/** Where a slot does not agree with the words next to it. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/\b(insurers|newspapers) does\b/g, '$1 do'],
  [/\bwhat what appears to be\b/g, 'what the thing that appears to be'],
];
const mended = (text: string): string => SLIPS.reduce((words, [slip, better]) => words.replace(slip, better), text);
