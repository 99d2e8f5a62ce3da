/** The binder: every card, unit, space and section of a game as it is printed, for the card catalogue. */
import { type Clause, clausesOf, type Rulebook } from './rulebook.ts';

export interface Leaf {
  /** As clauses name it in `about`: 'knight', 'S1'. */
  readonly id: string;
  readonly title: string;
  /** Where it is filed: 'Regular Units', 'Ship sections'. */
  readonly group: string;
  /** What is printed on it; empty if nothing is. */
  readonly text: string;
  /** Numbers and kinds in reading order: 'Attack 4', 'Costs 2'. */
  readonly facts: readonly string[];
  /** Clauses on it that do not name it themselves. */
  readonly clauses?: readonly string[];
}

/** A shorter title is a word like any other. */
const SHORTEST = 4;

/** What the rulebook has to say about it: clauses filed under it, and those that speak of it by its title. */
export function clausesOn(book: Rulebook, { id, title, clauses = [] }: Leaf): Clause[] {
  const filed = (clause: Clause) => clauses.includes(clause.id) || (clause.about?.includes(id) ?? false);
  const escaped = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const named = title.length < SHORTEST ? null : new RegExp(`(?<![\\w-])${escaped}s?(?![\\w-])`);
  const all = clausesOf(book);
  return [...all.filter(filed), ...all.filter((clause) => !filed(clause) && named?.test(`${clause.text} ${clause.why ?? ''}`))];
}

/** 'Costs 3', or nothing where there is nothing to say. */
export const fact = (label: string, value: number | string | null | undefined): string[] =>
  value === null || value === undefined || value === '' ? [] : [`${label} ${value}`];
