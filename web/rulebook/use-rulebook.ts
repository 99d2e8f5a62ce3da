import type { Rulebook } from '@bridgehead/kernel';
import { useFetched } from '../fetched.ts';
import { shelfOf } from '../games.ts';

/** Nobody plays with the book in hand: it is fetched when somebody opens it, or when a refusal cites it. */
export const useRulebook = (game: string | null): Rulebook | null => useFetched(game, (id) => shelfOf(id)?.rulebook());
