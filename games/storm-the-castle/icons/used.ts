/** The icons this game prints, and who drew them (game-icons.net, CC BY 3.0). `npm run icons -w ui` makes the drawings. */
import type { Authors } from '@bridgehead/ui/icons/authors';

/** On the shelf; drawn in a file of its own, so that the hall loads nothing else. */
export const EMBLEM = { castle: 'Delapouite' } as const satisfies Authors;

/** On the table. */
export const TABLE = {
  'battle-axe': 'Lorc',
  'bow-arrow': 'Delapouite',
  broadsword: 'Lorc',
  castle: 'Delapouite',
  'crossed-swords': 'Lorc',
  'horse-head': 'Delapouite',
  ladder: 'Delapouite',
  shield: 'Sbed',
  tombstone: 'Lorc',
  'walking-boot': 'Lorc',
} as const satisfies Authors;

/** Only in the pictures of cards. */
export const FACES = {
  'high-grass': 'Delapouite',
  hills: 'Delapouite',
  'stone-tower': 'Lorc',
  'stone-wall': 'Delapouite',
  swamp: 'Delapouite',
  'templar-shield': 'Delapouite',
} as const satisfies Authors;
