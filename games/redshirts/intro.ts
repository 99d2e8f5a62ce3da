/** How it is played, in one minute. */
import type { Intro } from '@bridgehead/games/shelf';

export const intro: Intro = [
  {
    title: 'Walk and work',
    text: 'Your officers walk through the ship, repair what’s broken and man the guns.',
    look: [14, 60],
  },
  {
    title: 'Fire',
    text: 'Pick a room of the enemy ship and roll. Shields go first, then walls, then people.',
    look: [64, 30],
  },
  {
    title: 'Board them',
    text: 'Beam over with redshirts in front. Lose every officer or the core, and the ship is lost.',
    look: [64, 62],
  },
];
