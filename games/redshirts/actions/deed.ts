/**
 * What a deed is. The rows (`index.ts`) say what each does, and come with the rules after the names; before the first menu nobody has a
 * deed to speak of.
 */
import type { Described, Json, Prompt, Ref } from '@bridgehead/kernel';
import { NONE } from '../state.ts';
import type { RedView } from '../view.ts';
import type { ArmsDeed } from './arms.ts';
import type { CardDeed } from './cards.ts';
import type { CrewDeed } from './crew.ts';
import type { ACTIONS } from './index.ts';
import type { WalkDeed } from './walks.ts';

/** One finished option of the menu: a verb, the officer who acts, and what the verb needs. */
export type Deed = WalkDeed | ArmsDeed | CardDeed | CrewDeed;

let verbs: typeof ACTIONS | null = null;
export const setVerbs = (rows: typeof ACTIONS): void => {
  verbs = rows;
};

export const isDeed = (answer: Json): answer is Deed => verbs !== null && verbs.read(answer) !== null;
/** Null for an answer that is no deed. */
export const deedWords = (view: RedView, answer: Json): Described | null => verbs?.describe(view, answer) ?? null;
export const refsOf = (view: RedView, deed: Deed): readonly Ref[] => verbs?.refs(view, deed) ?? [];

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
/** What "why not …?" understands. */
export function tries(view: RedView, prompt: Prompt): Json[] {
  if (prompt.kind === 'select') return prompt.options.map((one) => [one]);
  return prompt.key === 'red.menu' ? (verbs?.meant(view, prompt.seat) ?? []) : [...prompt.options];
}
