/** What the players may agree on before a match. Clocks, bots and seats belong to the table (BRC-R60). */
import type { OptionSchema, OptionValues } from '@bridgehead/kernel';

export const options = {
  cards: {
    kind: 'choice',
    values: ['reverseFlow', 'deal'],
    names: { reverseFlow: 'Chosen in turn', deal: 'Dealt at random' },
    default: 'reverseFlow',
    title: 'Crew and Personality cards',
    note: 'Draft them, or deal at random.',
  },
  conformance: {
    kind: 'choice',
    values: ['captain', 'fixed', 'table'],
    names: { captain: 'The Captain chooses', fixed: 'Fixed pairs', table: 'Any two' },
    default: 'captain',
    title: 'Themes of an Order',
    note: 'The Captain picks from suitable themes; fixed themes; or any themes, with one objection.',
  },
  attitudes: {
    kind: 'choice',
    values: ['simultaneous', 'crewFirst', 'alienFirst'],
    names: { simultaneous: 'Together', crewFirst: 'The crew first', alienFirst: 'The Alien first' },
    default: 'simultaneous',
    title: 'Attitudes',
    note: 'Secret and revealed together, or one side first.',
  },
  sentienceGate: {
    kind: 'choice',
    values: ['usual', 'strict', 'off'],
    default: 'usual',
    title: 'Technobabble and Alien Love',
    note: 'On the wrong kind of Alien: with the Captain’s permission, never, or always.',
  },
  belayTraining: {
    kind: 'flag',
    default: false,
    title: 'Training counts when you belay',
    note: 'In the method named (BRC-R19).',
  },
  regulations: {
    kind: 'flag',
    default: false,
    rated: [false, true],
    title: 'Fleet Regulations',
    note: 'Reputation, Steady Neutral and Good standing (FR-1 to FR-3).',
  },
  length: {
    kind: 'choice',
    values: ['standard', 'short'],
    default: 'standard',
    title: 'Length',
    note: 'Short: fewer dice, a shorter episode.',
  },
  narration: {
    kind: 'choice',
    values: ['full', 'brief', 'auto'],
    names: { full: 'Long', brief: 'Short', auto: 'Written for you' },
    default: 'full',
    title: 'Narration',
    note: 'Full: long texts and banter. Brief: short texts. Auto: the ghostwriter writes everything.',
  },
  rating: {
    kind: 'choice',
    values: ['teen', 'allAges', 'mature'],
    names: { teen: 'Teens', allAges: 'All ages', mature: 'Adults' },
    default: 'teen',
    title: 'Rating',
    note: 'How strictly texts are filtered. The rules stay the same.',
  },
  finalAct: {
    kind: 'choice',
    values: ['off', 'standard', 'late'],
    default: 'off',
    title: 'Final Act',
    note: 'None: only a Breakthrough ends the episode. Or after 6 rounds for each seat and 6 more, or after 12 for each seat (BRC-R59).',
  },
  botStyle: {
    kind: 'choice',
    values: ['inCharacter', 'tactical'],
    names: { inCharacter: 'In character', tactical: 'To win' },
    default: 'inCharacter',
    title: 'Bots',
    note: 'In character, or playing to win.',
  },
} as const satisfies OptionSchema;

/** The options as the rules read them: part of the state, never changed. */
export type Settings = {
  readonly cards: 'reverseFlow' | 'deal';
  readonly conformance: 'captain' | 'fixed' | 'table';
  readonly attitudes: 'simultaneous' | 'crewFirst' | 'alienFirst';
  readonly sentienceGate: 'usual' | 'strict' | 'off';
  readonly belayTraining: boolean;
  readonly regulations: boolean;
  readonly length: 'standard' | 'short';
  readonly narration: 'full' | 'brief' | 'auto';
  readonly rating: 'teen' | 'allAges' | 'mature';
  readonly finalAct: 'off' | 'standard' | 'late';
  readonly botStyle: 'inCharacter' | 'tactical';
};

export const settingsOf = (given: OptionValues | Readonly<Record<string, unknown>>): Settings =>
  Object.freeze(
    Object.fromEntries(
      Object.entries(options).map(([name, spec]) => [name, Object.hasOwn(given, name) ? (given as OptionValues)[name] : spec.default]),
    ),
  ) as unknown as Settings;
