/** The pool: search by name, text, skill, number; filters by kind and affiliation. */

import { type Affiliation, type Design, FACES, face, type Kind } from '../cards/index.ts';
import { nth } from '../entries.ts';
import { fullText } from '../ui/faces.ts';

export interface Wish {
  readonly words: string;
  readonly kind: Kind | 'all';
  readonly affiliation: Affiliation | null;
}
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
export const NO_WISH: Wish = { words: '', kind: 'all', affiliation: null };

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
export function found({ words, kind, affiliation }: Wish): Design[] {
  const terms = folded(countIn(words).rest)
    .split(/\s+/)
    .filter((one) => one !== '');
  const fits = FACES.filter(
    (one) =>
      (kind === 'all' || one.kind === kind) &&
      (affiliation === null || one.affiliation === affiliation || (one.kind === 'mission' && one.admits[affiliation] === true)) &&
      terms.every((term) => (HAY.get(one.d) ?? '').includes(term)),
  ).map(({ d }) => d);
  // What is called so comes before what only mentions it.
  const whole = terms.join(' ');
  const rank = (d: Design) => (folded(face(d).name).startsWith(whole) ? 0 : folded(face(d).name).includes(whole) ? 1 : 2);
  const kindRank = (d: Design) => KINDS.indexOf(face(d).kind);
  return fits.sort(whole === '' ? (a, b) => kindRank(a) - kindRank(b) : (a, b) => rank(a) - rank(b));
}
