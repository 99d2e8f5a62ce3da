/** A game's cards for whoever asks for them, and the search among them. */
import type { Leaf } from '@bridgehead/kernel';
import { useEffect, useState } from 'react';
import { shelfOf } from '../games.ts';

/** Null until they are there; no game, no cards. */
export function useCards(game: string | null): readonly Leaf[] | null {
  const [leaves, setLeaves] = useState<readonly Leaf[] | null>(null);
  useEffect(() => {
    let left = false;
    setLeaves(null);
    if (game === null) return;
    void shelfOf(game)
      ?.cards()
      .then((found) => {
        if (!left) setLeaves(found);
      });
    return () => {
      left = true;
    };
  }, [game]);
  return leaves;
}

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
