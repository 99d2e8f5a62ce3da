/**
 * What a dilemma does to a team that does not meet its need, as words in the order in which they happen. Each sentence below is what a
 * row says; each word has its `can` and its `do` in `rules/suffering.ts`.
 */

/** Who of the team may be meant. */
export type Victim =
  /** Anybody. */
  | 'anybody'
  /** Those with the highest total of attributes. */
  | 'the best'
  /** A unique personnel, no Cardassian by affiliation or species. */
  | 'a unique one, no Cardassian'
  /** A V.I.P., or somebody with Cmd. */
  | 'a V.I.P. or Cmd';

export type MetWord =
  /** It stays, open, and stops every team that does not meet its need. */
  | { readonly word: 'wall' }
  /** The ship that attempts is damaged; an Away Team is spared. */
  | { readonly word: 'damage the ship' }
  /** Every undocked ship at the location, of both players, that is not safe by the row's `below`; its crew is stopped. */
  | { readonly word: 'damage all ships' }
  /** One dies, drawn by lot. Nobody fits: nobody dies. `unless`: with so much SECURITY in the team it is only stopped. */
  | { readonly word: 'kill by lot'; readonly who: Victim; readonly unless?: 2 }
  /** One dies; the opponent of the team chooses. */
  | { readonly word: 'kill by choice'; readonly who: Victim }
  /** The opponent captures one, drawn by lot. */
  | { readonly word: 'capture'; readonly who: Victim }
  /** A Q-Flash of so many as the row's `cards` say, if the opponent has an open Q-Continuum. */
  | { readonly word: 'flash' }
  /** It stays on the ship until its need is aboard. */
  | { readonly word: 'stick to the ship' }
  /** It takes to the spaceline as a ship. */
  | { readonly word: 'roll along the line' }
  /** The team goes on, if anybody of it still can. Without this word it is stopped. */
  | { readonly word: 'go on' };

const GO_ON: MetWord = { word: 'go on' };
const WORDS = {
  wall: [{ word: 'wall' }],
  'damage the ship': [{ word: 'damage the ship' }],
  'damage all ships here; go on': [{ word: 'damage all ships' }, GO_ON],
  'kill one by lot': [{ word: 'kill by lot', who: 'anybody' }],
  'kill one by lot; go on': [{ word: 'kill by lot', who: 'anybody' }, GO_ON],
  'kill or stop a V.I.P. or Cmd by lot; go on': [{ word: 'kill by lot', who: 'a V.I.P. or Cmd', unless: 2 }, GO_ON],
  'kill one by choice': [{ word: 'kill by choice', who: 'anybody' }],
  'kill the best': [{ word: 'kill by choice', who: 'the best' }],
  'capture a unique one by lot': [{ word: 'capture', who: 'a unique one, no Cardassian' }],
  'Q-Flash': [{ word: 'flash' }],
  'stick to the ship; go on': [{ word: 'stick to the ship' }, GO_ON],
  'roll along the line': [{ word: 'roll along the line' }],
} as const satisfies Readonly<Record<string, readonly MetWord[]>>;

/** What a row may say. */
export type Otherwise = keyof typeof WORDS;
export const wordsFor = (otherwise: Otherwise | undefined): readonly MetWord[] => (otherwise === undefined ? [] : WORDS[otherwise]);
export const isWall = (otherwise: Otherwise | undefined): boolean => otherwise === 'wall';
