/** The icons this game prints, and who drew them (game-icons.net, CC BY 3.0). `npm run icons -w ui` makes the drawings. */
import type { Authors } from '@bridgehead/ui/icons/authors';

/** On the shelf; drawn in a file of its own, so that the hall loads nothing else. */
export const EMBLEM = { spaceship: 'Delapouite' } as const satisfies Authors;

/** On the table. */
export const TABLE = {
  'alien-skull': 'Lorc',
  'back-forth': 'Lorc',
  'bubble-field': 'Lorc',
  dodging: 'Lorc',
  'energy-shield': 'Lorc',
  hourglass: 'Lorc',
  'laser-turret': 'Delapouite',
  'lightning-storm': 'Lorc',
  'poison-gas': 'Lorc',
  'ray-gun': 'Lorc',
  recycle: 'Lorc',
  'ship-wheel': 'Delapouite',
  teleport: 'Lorc',
  'time-bomb': 'Lorc',
  'vintage-robot': 'Lorc',
  virus: 'Lorc',
} as const satisfies Authors;

/** On the cards; drawn in a file of its own, fetched while the ships are named. */
export const LATER = {
  'arcing-bolt': 'Lorc',
  'auto-repair': 'Lorc',
  autogun: 'Lorc',
  'bandage-roll': 'Lorc',
  bullets: 'Lorc',
  bullseye: 'Skoll',
  compass: 'Lorc',
  cycle: 'Lorc',
  'domino-mask': 'Lorc',
  'entry-door': 'Delapouite',
  'gas-mask': 'Lorc',
  gears: 'Lorc',
  grenade: 'Lorc',
  'laser-blast': 'Lorc',
  'lightning-frequency': 'Lorc',
  'missile-pod': 'Lorc',
  'missile-swarm': 'Lorc',
  processor: 'Lorc',
  'rally-the-troops': 'Lorc',
  'rank-3': 'Skoll',
  reactor: 'sbed',
  rocket: 'Lorc',
  scythe: 'Lorc',
  'shield-reflect': 'Lorc',
  spanner: 'Lorc',
  targeting: 'Lorc',
} as const satisfies Authors;

/** Only in the pictures of cards. */
export const FACES = {
  'cloud-ring': 'Lorc',
  flame: 'Carl Olsen',
  healing: 'Delapouite',
  'nested-eclipses': 'Lorc',
  'radar-dish': 'Lorc',
  sprint: 'Lorc',
} as const satisfies Authors;
