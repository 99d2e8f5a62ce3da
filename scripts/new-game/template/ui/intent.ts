/** What a tap on a card means: the prompt lists every legal answer; these functions find the one that a person points at. */
import type { Json, Prompt, Ref } from '@bridgehead/kernel';
import { cardOfRef, cardRef, type Tap } from '@bridgehead/ui';
import { ACTIONS } from '../actions/index.ts';
import { type Card, kindOf } from '../cards.ts';
import type { DuelView } from '../view.ts';

interface Hand {
  readonly view: DuelView;
  readonly prompt: Prompt | null;
  readonly selection: Ref | null;
}

/** The answers that this card is the first thing of. */
export const optionsWith = ({ view, prompt }: Pick<Hand, 'view' | 'prompt'>, card: Card): readonly Json[] =>
  (prompt?.options ?? []).filter((option) => ACTIONS.refs(view, option)[0] === cardRef(card));

/** A card of the hand: where it needs no target it is played, otherwise it is picked up. */
export function tapHeld(table: Hand, card: Card): Tap {
  const { view, prompt, selection } = table;
  const [first, second] = optionsWith(table, card);
  const ref = cardRef(card);
  if (first === undefined) return { do: 'why', answer: [verbOf(card, prompt), card, card] };
  const needsTarget = second !== undefined || ACTIONS.refs(view, first).length > 1;
  return needsTarget ? { do: 'select', ref: selection === ref ? null : ref } : { do: 'answer', answer: first };
}
/** What somebody seems to have wanted, so that the refusal speaks to it. */
const verbOf = (card: Card, prompt: Prompt | null): string =>
  prompt?.key === 'tpl.respond' ? 'parry' : kindOf(card).id === 'strike' ? 'strike' : 'enlist';

/** The answer that does something to this fighter with what is picked up; with nothing picked up, with anything. */
export function aimedAt(table: Hand, fighter: Card): Json | null {
  const { view, prompt, selection } = table;
  const held = cardOfRef(selection);
  const among = held === null ? (prompt?.options ?? []) : optionsWith(table, held);
  return among.find((option) => ACTIONS.refs(view, option)[1] === cardRef(fighter)) ?? null;
}
