/** What a tap on a card means: the prompt lists every legal answer; these functions find the one that a person points at. */
import type { Json, Prompt, Ref } from '@bridgehead/kernel';
import { cardOfRef, cardRef, type Tap } from '@bridgehead/ui';
import { ACTIONS } from '../actions/index.ts';
import { type Card, kindOf } from '../cards.ts';

interface Hand {
  readonly prompt: Prompt | null;
  readonly selection: Ref | null;
}

/** The answers that this card is the first thing of. */
export const optionsWith = (prompt: Prompt | null, card: Card): readonly Json[] =>
  (prompt?.options ?? []).filter((option) => ACTIONS.refs(option)[0] === cardRef(card));

/** A card of the hand: where it needs no target it is played, otherwise it is picked up. */
export function tapHeld({ prompt, selection }: Hand, card: Card): Tap {
  const [first, second] = optionsWith(prompt, card);
  const ref = cardRef(card);
  if (first === undefined) return { do: 'why', answer: [verbOf(card, prompt), card, card] };
  const needsTarget = second !== undefined || ACTIONS.refs(first).length > 1;
  return needsTarget ? { do: 'select', ref: selection === ref ? null : ref } : { do: 'answer', answer: first };
}
/** What somebody seems to have wanted, so that the refusal speaks to it. */
const verbOf = (card: Card, prompt: Prompt | null): string =>
  prompt?.key === 'tpl.respond' ? 'parry' : kindOf(card).id === 'strike' ? 'strike' : 'enlist';

/** The answer that does something to this fighter with what is picked up; with nothing picked up, with anything. */
export function aimedAt({ prompt, selection }: Hand, fighter: Card): Json | null {
  const held = cardOfRef(selection);
  const among = held === null ? (prompt?.options ?? []) : optionsWith(prompt, held);
  return among.find((option) => ACTIONS.refs(option)[1] === cardRef(fighter)) ?? null;
}
