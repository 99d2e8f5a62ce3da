import type { OptionSchema } from '@bridgehead/kernel';

/** What the players may agree on. Clocks and standing preferences belong to the match, not to the rules. */
export const options = {
  leaders: {
    kind: 'choice',
    values: ['dealt', 'draft', 'choose'],
    default: 'dealt',
    title: 'Leaders',
    note: 'Dealt at random; drafted from two each (up to four seats); or chosen in reverse turn order.',
  },
  start: {
    kind: 'choice',
    values: ['printed', 'balanced'],
    default: 'printed',
    title: 'Opening hands',
    note: 'Balanced: the second seat starts with 2 extra cards, every later seat with 3.',
  },
  affiliations: {
    kind: 'flag',
    default: true,
    title: 'Kinship and home decks',
    note: 'Crew of your affiliation cost 1 less; crew on their home deck defend 1 better.',
  },
  bridgeDefense: {
    kind: 'choice',
    values: ['seats', '2'],
    default: 'seats',
    title: 'Bridge defense',
    note: 'As many points as there are seats, or always 2.',
  },
  roundLimit: { kind: 'number', min: 10, max: 200, default: 40, title: 'Round limit', note: 'After this round the Bridge decides.' },
  overlap: {
    kind: 'flag',
    default: false,
    title: 'Overlapped redeployment',
    note: 'The next seat resets while the last one redeploys; everybody at the table must agree.',
  },
  firstSeat: { kind: 'choice', values: ['random', '1', '2', '3', '4', '5', '6'], default: 'random', title: 'First seat' },
} as const satisfies OptionSchema;
