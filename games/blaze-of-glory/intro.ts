/** How it is played, in one minute. */
import type { Intro } from '@bridgehead/games/shelf';

export const intro: Intro = [
  {
    title: 'Bring a deck',
    text: 'Take a starter deck or build your own: crew, ships, missions and nasty surprises.',
    look: [50, 92],
  },
  {
    title: 'Fly to missions',
    text: 'A crew with the right skills solves a mission for points. Dilemmas try to stop them.',
    look: [40, 42],
  },
  {
    title: 'Fight',
    text: 'Meet an enemy ship and play Tactics. First to 100 points wins.',
    look: [78, 30],
  },
];
