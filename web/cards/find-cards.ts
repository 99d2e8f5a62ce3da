/** A game's cards for every page that needs them, and the search among them. */
import type { Leaf } from '@bridgehead/kernel';
import { useFetched } from '../fetched.ts';
import { shelfOf } from '../games.ts';

export const useCards = (game: string | null): readonly Leaf[] | null => useFetched(game, (id) => shelfOf(id)?.cards());

const wordsOf = ({ id, title, group, text, facts }: Leaf): string => `${id} ${title} ${group} ${text} ${facts.join(' ')}`.toLowerCase();

/** Cards in which every word is found; those with it in their title first. */
export function findCards(leaves: readonly Leaf[], sought: string): readonly Leaf[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return leaves;
  const inTitle = ({ title }: Leaf) => words.every((word) => title.toLowerCase().includes(word));
  return leaves
    .filter((leaf) => words.every((word) => wordsOf(leaf).includes(word)))
    .sort((a, b) => Number(inTitle(b)) - Number(inTitle(a)));
}
