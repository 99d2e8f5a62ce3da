/** The own hand; while dilemmas are laid, the dilemmas. Copies lie together. */
import { Hand as Cards, type HandCard, useTable } from '@bridgehead/ui';
import { designNumber, face } from '../cards/index.ts';
import type { BlazeView } from '../view.ts';
import { useCrews } from './crews.ts';
import { DeckNote } from './deck-choice.tsx';
import { fullText, handFace } from './faces.ts';
import { useEmblems } from './glyphs.ts';
import styles from './hand.module.css';
import { heldOf, litAs, tapOn } from './intent.ts';
import { kindOfCard, nearSeat } from './position.ts';

export function Hand() {
  const table = useTable<BlazeView>();
  useEmblems();
  const crews = useCrews();
  const { view, viewer, prompt, selection, stage, say } = table;
  const seat = viewer === 'spectator' ? undefined : view.seats[viewer];
  if (seat === undefined) return null;
  if (view.phase === 'decks') return <DeckNote />;
  const held = view.phase === 'dilemmas' ? (seat.seeds ?? []).filter((id) => kindOfCard(id) === 'dilemma') : (seat.hand ?? []);
  const counts = new Map<string, number>();
  for (const id of held) counts.set(id, (counts.get(id) ?? 0) + 1);
  const cards = [...counts].map(([id, n]): HandCard => {
    const d = designNumber(id);
    const ref = `card:${id}`;
    const shown = handFace(d);
    return {
      ref,
      face: n === 1 ? shown : { ...shown, title: `${shown.title} ×${n}` },
      words: `${face(d).name}${n > 1 ? `, ${n}` : ''}. ${fullText(d)}`,
      short: shown.text ?? '',
      lit: litAs(view, prompt, selection, ref),
      picked: heldOf(view, prompt, selection) === ref,
      tap: () => tapOn({ view, prompt, selection }, ref),
      drop: (refs) => {
        const onto = refs.find((one) => one !== ref && (one.startsWith('thing:') || one.startsWith('place:')));
        return onto === undefined ? { do: 'select', ref } : tapOn({ view, prompt, selection: ref }, onto);
      },
    };
  });
  const cardsHeld = <Cards tiles empty={say({ key: 'bog.ui.hand-empty' })} cards={cards} />;
  if (stage !== 'full' && stage !== 'short') return cardsHeld;
  return (
    <div className={styles.both} data-slim="">
      {cardsHeld}
      {crews !== null && <crews.Plate seat={nearSeat(viewer)} at="hand" />}
    </div>
  );
}
