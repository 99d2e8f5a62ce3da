/** STC-P1 to STC-P4: what the designer said about the same game elsewhere. */
import type { Chapter } from '@bridgehead/kernel';

export const facts: Chapter = {
  title: 'Board and decks',
  clauses: [
    { id: 'STC-P1', text: 'A deck has fifty cards, and both decks are the same.' },
    { id: 'STC-P2', text: 'The board is a number of spaces joined by drawn paths; it is no grid.' },
    {
      id: 'STC-P3',
      text:
        'Each half of the board has a keep, joined to two towers and two battlements. Outside each tower is an open space, outside each battlement ' +
        'an open space of high ground. In the middle of the board lie four spaces of low ground. One half mirrors the other.',
    },
    {
      id: 'STC-P4',
      text: 'A keep gives +1 Defense, a battlement +1, a tower +2.',
      about: ['NK', 'NTW', 'NBW', 'NBE', 'NTE', 'SK', 'STW', 'SBW', 'SBE', 'STE'],
    },
  ],
};
