/** The pool: search by name, text, skill, number; filters by kind and affiliation. */

import { type Affiliation, type Design, FACES, face, type Kind } from '../cards/index.ts';
import { nth } from '../entries.ts';
import { fullText } from '../ui/faces.ts';

export interface Wish {
  readonly words: string;
  readonly kind: Kind | 'all';
  readonly affiliation: Affiliation | null;
  /** Somebody who has it. */
  readonly skill: number | null;
  /** A crew sign: people who have it, ships that ask for it. */
  readonly icon: number | null;
  /** Only what the missions of the deck still lack. */
  readonly lacking: boolean;
  readonly order: Order;
}
export const ORDERS = ['kind', 'name', 'strong'] as const;
export type Order = (typeof ORDERS)[number];
/** In the order in which a deck is thought of: who, with what, what for. */
export const KINDS: readonly Kind[] = [
  'personnel',
  'ship',
  'mission',
  'dilemma',
  'tactic',
  'event',
  'interrupt',
  'equipment',
  'facility',
  'site',
  'incident',
  'objective',
  'doorway',
  'q',
];
export const NO_WISH: Wish = { words: '', kind: 'all', affiliation: null, skill: null, icon: null, lacking: false, order: 'kind' };

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
const HAY = new Map<Design, string>(
  FACES.map((one) => [
    one.d,
    folded(`${one.id} ${one.name} ${one.kind} ${one.row.class ?? ''} ${one.row.species ?? ''} ${fullText(one.d)}`),
  ]),
);

/** '2 kavok': how many, and what. */
export function countIn(words: string): { n: number; rest: string } {
  const found = /^\s*(\d{1,2})\s*x?\s+(.*)$/.exec(words);
  return found === null ? { n: 1, rest: words } : { n: Math.max(1, Number(found[1])), rest: nth(found, 2) };
}
/** All numbers of a card together: who is worth most comes first. */
function strengthOf(d: Design): number {
  const { row } = face(d);
  const numbers = [row.integrity, row.cunning, row.strength, row.range, row.weapons, row.shields, row.att, row.def, row.points];
  return numbers.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}

/** `lacks`: which cards supply what the missions lack; null: any. */
export function found(wish: Wish, lacks: ((d: Design) => boolean) | null = null): Design[] {
  const { words, kind, affiliation, skill, icon, order } = wish;
  const terms = folded(countIn(words).rest)
    .split(/\s+/)
    .filter((one) => one !== '');
  const fits = FACES.filter(
    (one) =>
      (kind === 'all' || one.kind === kind) &&
      (affiliation === null || one.affiliation === affiliation || (one.kind === 'mission' && one.admits[affiliation] === true)) &&
      (skill === null || (one.kind === 'personnel' && (one.levels[skill] ?? 0) > 0)) &&
      (icon === null || one.icons.includes(icon) || (one.iconCount[icon] ?? 0) > 0) &&
      (lacks === null || lacks(one.d)) &&
      terms.every((term) => (HAY.get(one.d) ?? '').includes(term)),
  ).map(({ d }) => d);
  // What is called so comes before what only mentions it.
  const whole = terms.join(' ');
  const rank = (d: Design) => (folded(face(d).name).startsWith(whole) ? 0 : folded(face(d).name).includes(whole) ? 1 : 2);
  const kindRank = (d: Design) => KINDS.indexOf(face(d).kind);
  if (order === 'name') return fits.sort((a, b) => face(a).name.localeCompare(face(b).name));
  if (order === 'strong') return fits.sort((a, b) => strengthOf(b) - strengthOf(a));
  return fits.sort(whole === '' ? (a, b) => kindRank(a) - kindRank(b) : (a, b) => rank(a) - rank(b));
}
