/** Everything that a player can do, a row for each verb. The half that the drawn table needs is in `ui/rows.ts`. */
import { type Json, type Prompt, Verbs } from '@bridgehead/kernel';
import type { RedEvent } from '../events.ts';
import { type Match, NONE } from '../state.ts';
import type { RedView } from '../view.ts';
import { ARMS, type ArmsDeed } from './arms.ts';
import { type CardDeed, PLAYING } from './cards.ts';
import { AMONG_CREW, type CrewDeed } from './crew.ts';
import type { At } from './row.ts';
import { WALKING, type WalkDeed } from './walks.ts';

/** One finished option of the menu: a verb, the officer who acts, and what the verb needs. */
export type Deed = WalkDeed | ArmsDeed | CardDeed | CrewDeed;

export const ACTIONS = new Verbs<Match, RedView, RedEvent, Deed, At>({ ...WALKING, ...ARMS, ...PLAYING, ...AMONG_CREW });

/** Who acts; NONE where it is everybody. */
export const manOf = (deed: Deed): number => (deed[0] === 'end-all' ? NONE : deed[1]);
/** The card that is played. */
export function cardOf(deed: Deed): number | null {
  switch (deed[0]) {
    case 'play':
    case 'repair':
    case 'play-in':
    case 'play-for':
    case 'play-at':
    case 'play-there':
      return deed[2];
    default:
      return null;
  }
}
export const isDeed = (answer: Json): answer is Deed => ACTIONS.read(answer) !== null;

/** What "why not …?" understands. */
export function tries(view: RedView, prompt: Prompt): Json[] {
  if (prompt.kind === 'select') return prompt.options.map((one) => [one]);
  return prompt.key === 'red.menu' ? ACTIONS.meant(view, prompt.seat) : [...prompt.options];
}
