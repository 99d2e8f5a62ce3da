/** The icons this game prints, and who drew them (game-icons.net, CC BY 3.0). `npm run icons -w ui` makes the drawings. */
import type { Authors } from '@bridgehead/ui/icons/authors';

/** On the shelf; drawn in a file of its own, so that the hall loads nothing else. */
export const EMBLEM = { d12: 'Skoll' } as const satisfies Authors;
