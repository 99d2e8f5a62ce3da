/** Pictures in a rulebook: drawn with the pieces of the game's own table, which is fetched for them when a book is opened. */
import type { GameTable } from '@bridgehead/ui';
import { useEffect, useState } from 'react';
import { loadTable } from '../games.ts';

type Figures = NonNullable<GameTable['figures']>;
const NONE: Figures = {};

export function useFigures(game: string): Figures {
  const [figures, setFigures] = useState<Figures>(NONE);
  useEffect(() => {
    let left = false;
    setFigures(NONE);
    void loadTable(game).then((table) => {
      if (!left) setFigures(table?.figures ?? NONE);
    });
    return () => {
      left = true;
    };
  }, [game]);
  return figures;
}
