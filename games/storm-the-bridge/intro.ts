/** How it is played, in one minute. */
import type { Intro } from '@bridgehead/games/shelf';

export const intro: Intro = [
  {
    title: 'Recruit',
    text: 'Win people for your party. Each costs influence; cards from your hand make up the rest.',
    look: [22, 40],
  },
  {
    title: 'Take rooms',
    text: 'Add up your fighters against the number on the door. Both sides may answer with cards.',
    look: [52, 36],
  },
  {
    title: 'Keep the Chair',
    text: 'Hold the Bridge until your next turn, then sit down. That’s victory.',
    look: [82, 42],
  },
];
