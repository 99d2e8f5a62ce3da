/** The icons this game prints, and who drew them (game-icons.net, CC BY 3.0). `npm run icons -w ui` makes the drawings. */
import type { Authors } from '@bridgehead/ui/icons/authors';

/** On the shelf; drawn in a file of its own, so that the hall loads nothing else. */
export const EMBLEM = { castle: 'Delapouite' } as const satisfies Authors;

/** On the table. */
export const TABLE = {
  anvil: 'Lorc',
  'battle-axe': 'Lorc',
  'black-knight-helm': 'Delapouite',
  'bow-arrow': 'Delapouite',
  broadsword: 'Lorc',
  castle: 'Delapouite',
  catapult: 'HeavenlyDog',
  cavalry: 'Delapouite',
  'crossed-swords': 'Lorc',
  crown: 'Lorc',
  'stone-wall': 'Delapouite',
  'high-grass': 'Delapouite',
  hills: 'Delapouite',
  'holy-symbol': 'Lorc',
  'hooded-assassin': 'DarkZaitzev',
  'horse-head': 'Delapouite',
  ladder: 'Delapouite',
  'roman-shield': 'Delapouite',
  shield: 'Sbed',
  'stone-tower': 'Lorc',
  swamp: 'Delapouite',
  tombstone: 'Lorc',
  'walking-boot': 'Lorc',
  'wizard-staff': 'Lorc',
} as const satisfies Authors;

/** Only in the pictures of cards. */
export const FACES = { 'templar-shield': 'Delapouite' } as const satisfies Authors;
