/** Pictures in a rulebook: drawn with the pieces of the game's own table, which is fetched for them when a book is opened. */
import type { GameTable } from '@bridgehead/ui';
import { useFetched } from '../fetched.ts';
import { loadTable } from '../games.ts';

type Figures = NonNullable<GameTable['parts']['figures']>;
const NONE: Figures = {};

export const useFigures = (game: string): Figures => useFetched(game, loadTable)?.parts.figures ?? NONE;
