/** What every card on this table shares: it lights up, can be tapped, read and reached by keys. */
import type { Ref } from '@bridgehead/kernel';
import { cardRef, type Piece, usePiece, useTable } from '@bridgehead/ui';
import { type Card, NONE } from '../cards/index.ts';
import { pendingAttempt } from '../table-help.ts';
import type { BridgeView } from '../view.ts';
import { dropOn, isCarried, litAs, tapOn } from './intent.ts';

export interface CardPiece extends Piece {
  /** The thing in words and what can be done with it: what a screen reader says instead of the drawing. */
  readonly words: string;
  /** Named for the pending attempt; `out` if it does not count any more. */
  readonly committed: 'in' | 'out' | null;
  /** What is under way names it. */
  readonly aimedAt: boolean;
}

/** `room`: where somebody stands. A press on who means nothing now means the room, if that does. */
export function useCard(card: Card, name: string, room: Card = NONE): CardPiece {
  const table = useTable<BridgeView>();
  const { view, prompt, selection, careful } = table;
  const lit = litAs(prompt, card);
  const picked = prompt?.kind === 'select' && table.picked.includes(card);
  const piece = usePiece(cardRef(card), {
    lit,
    picked,
    tap: () => tapOn(view, { prompt, selection, careful }, lit === null && room !== NONE && litAs(prompt, room) !== null ? room : card),
    ...(isCarried(prompt, card) ? { drop: (refs: readonly Ref[]) => dropOn(view, prompt, card, refs) } : {}),
  });
  const attempt = pendingAttempt(view);
  const committed = attempt?.committed.includes(card) ? (attempt.counting.includes(card) ? 'in' : 'out') : null;
  const aimedAt = view.stack.some(
    (declaration) => declaration.targets.includes(card) || (declaration === attempt && declaration.card === card),
  );
  const words = [
    name,
    ...(committed === null ? [] : [table.say({ key: `stb.ui.committed.${committed}` })]),
    ...(lit === null ? [] : [table.say({ key: `stb.ui.lit.${lit}` })]),
  ].join('. ');
  const props = { ...piece.props, 'data-committed': committed ?? undefined, 'data-aimed': aimedAt ? '' : undefined };
  return { ...piece, props, words, committed, aimedAt };
}
