import type { OptionSchema } from '@bridgehead/kernel';

/** What the players may agree on. Clocks and standing preferences belong to the match, not to the rules. */
export const options = {
  leaders: {
    kind: 'choice',
    values: ['dealt', 'draft', 'choose'],
    default: 'dealt',
    title: 'Leaders',
    note: 'Random, pick one of two, or choose freely (last player first).',
  },
  start: {
    kind: 'choice',
    values: ['printed', 'balanced'],
    default: 'printed',
    title: 'Opening hands',
    note: 'Balanced: the second player gets 2 extra cards, later players 3.',
  },
  affiliations: {
    kind: 'flag',
    default: true,
    title: 'Kinship and home decks',
    note: 'Crew with your leader’s affiliation cost 1 less; crew in a section of their own affiliation get +1 defense.',
  },
  bridgeDefense: {
    kind: 'choice',
    values: ['seats', '2'],
    names: { seats: 'By the number of seats' },
    default: 'seats',
    title: 'Bridge defense',
    note: 'One point per player, or always 2.',
  },
  roundLimit: {
    kind: 'number',
    min: 10,
    max: 200,
    default: 40,
    title: 'Round limit',
    note: 'After this round, the player holding the Bridge wins.',
  },
  overlap: {
    kind: 'flag',
    default: false,
    title: 'Overlapped redeployment',
    note: 'The next player starts while you redeploy. Everyone must agree.',
  },
  firstSeat: { kind: 'choice', values: ['random', '1', '2', '3', '4', '5', '6'], default: 'random', title: 'First seat' },
} as const satisfies OptionSchema;
