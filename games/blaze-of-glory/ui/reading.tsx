/** The reading place: the card that resolves now with its text; on phones otherwise the crew of what is selected. */
import type { Prompt } from '@bridgehead/kernel';
import { Reading as ReadingPlace, useTable } from '@bridgehead/ui';
import { designNumber } from '../cards/index.ts';
import type { BlazeView } from '../view.ts';
import { useCrews } from './crews.ts';
import { faceFor } from './faces.ts';
import { useEmblems } from './glyphs.ts';
import { heldOf } from './intent.ts';
import { cardIn } from './position.ts';
import styles from './reading.module.css';

/** What is being played, or what the question is about; null if nothing is. */
export function resolving(view: BlazeView, prompt: Prompt | null): { card: string; seat: number | null } | null {
  const top = view.playing.at(-1);
  if (top !== undefined) return { card: top.card, seat: top.seat };
  const card = (prompt?.params as { card?: unknown } | undefined)?.card;
  return typeof card === 'string' && designNumber(card) >= 0 ? { card, seat: null } : null;
}

export function Reading() {
  const { view, prompt, stage, selection, kept } = useTable<BlazeView>();
  useEmblems();
  const crews = useCrews();
  const now = resolving(view, prompt);
  const held = cardIn(heldOf(view, prompt, selection));
  const phone = stage === 'upright' || stage === 'lying';
  const shown = now ?? (phone && held !== null ? { card: held, seat: null } : null);
  if (shown !== null && designNumber(shown.card) >= 0) {
    const face = faceFor(designNumber(shown.card));
    return (
      <div className={styles.reading} data-stage={stage} data-scrolls="">
        <ReadingPlace face={face} by={shown.seat} lead={face.foot} />
      </div>
    );
  }
  if (!phone || view.phase !== 'play') return null;
  if (kept.drama === true) return <span data-ceded="" hidden />;
  return crews === null ? null : <crews.CrewSheet />;
}
