/** Names for small pieces: at most eleven letters, never an ellipsis. */
import { type Card, nameOf } from '../cards/index.ts';

/** Two people as one word; otherwise the last word: 'Kiva&Rusk', 'Reyes', 'Marquis'. */
export const shortName = (card: Card): string => nameOf(card).replaceAll(' & ', '&').replace(/^.* /, '');
