/** How it is played, in one minute. */
import type { Intro } from '@bridgehead/games/shelf';

export const intro: Intro = [
  {
    title: 'Bid for the Captain',
    text: 'Offer dice to lead the crew. The Captain decides how you meet the Alien.',
    look: [20, 12],
  },
  {
    title: 'Roll together',
    text: 'Both sides show an attitude and roll. Highest total wins, unless you’re being polite.',
    look: [80, 60],
  },
  {
    title: 'Tell the scene',
    text: 'Write what happens, or let the ghostwriter do it. At the end you have an episode.',
    look: [40, 38],
  },
];
