/** How it is played, in one minute. */
import type { Intro } from '@bridgehead/games/shelf';

export const intro: Intro = [
  {
    title: 'Deploy',
    text: 'Put units on your own walls. Each card costs points, and you get a few every turn.',
    look: [50, 88],
  },
  {
    title: 'March and attack',
    text: 'Move out, then attack from one space to the next. The odds of every roll are on the table.',
    look: [26, 52],
  },
  {
    title: 'Storm the keep',
    text: 'Get one unit into the enemy keep and the match is yours. So leave a guard at home.',
    look: [48, 8],
  },
];
