/** The rulebook as data: people read it, refusals cite it, tests are counted against it. */
import type { Rulebook } from '@bridgehead/kernel';

export const rulebook: Rulebook = {
  source: 'Made up as an example.',
  chapters: [
    {
      title: 'The game',
      clauses: [
        { id: 'TPL-1', text: 'Shuffle the cards 1 to 20 and deal five to each player.' },
        {
          id: 'TPL-2',
          text: 'In every trick all players choose one card of their hand in secret and show them together.',
          about: ['tpl.play'],
        },
        { id: 'TPL-3', text: 'The highest card takes the trick.' },
        { id: 'TPL-4', text: 'Cards that were played are out of the game.' },
        { id: 'TPL-5', text: 'After each trick everybody draws a card while the deck lasts.' },
      ],
    },
    {
      title: 'The end',
      clauses: [
        { id: 'TPL-6', text: 'Who first has the agreed number of tricks wins.' },
        { id: 'TPL-7', text: 'If the deck and a hand are empty, most tricks win; equal players share the place.' },
        { id: 'TPL-8', text: 'A player may give up at any time and is then last.' },
      ],
    },
  ],
};
