/** The own hand: each card says what playing it would lead to. */
import type { Ref } from '@bridgehead/kernel';
import { Hand as Cards, cardRef, useTable } from '@bridgehead/ui';
import { actionFace } from '../cards/index.ts';
import type { BridgeView } from '../view.ts';
import { outcome } from './answers.ts';
import { faceOf } from './faces.ts';
import { dropOn, isCarried, litAs, optionsAbout, tapOn } from './intent.ts';
import { keyLine } from './key-lines.ts';
import { usePictures } from './pictures.ts';

export function Hand() {
  usePictures();
  const table = useTable<BridgeView>();
  const { view, viewer, prompt, selection, careful, say, result } = table;
  const hand = viewer === 'spectator' ? null : (view.parties[viewer]?.hand ?? null);
  if (hand === null || view.phase === 'leaders') return null;
  return (
    <Cards
      empty={say({ key: result === null ? 'stb.ui.hand-empty' : 'stb.ui.hand-empty.over' })}
      cards={hand.map((card) => {
        const { title, text, kind } = actionFace(card);
        const lit = litAs(prompt, card);
        const [first] = prompt?.kind === 'choose' ? optionsAbout(prompt, card) : [];
        return {
          ref: cardRef(card),
          face: { ...faceOf(card), text: keyLine(card) },
          words: `${title}, ${say({ key: `stb.ui.${kind}` })}. ${text}`,
          short: keyLine(card),
          lit,
          picked: prompt?.kind === 'select' && table.picked.includes(card),
          outcome: first === undefined || prompt?.key !== 'stb.respond' ? null : outcome(table, first),
          tap: () => tapOn(view, { prompt, selection, careful }, card),
          ...(isCarried(prompt, card) ? { drop: (refs: readonly Ref[]) => dropOn(view, prompt, card, refs) } : {}),
        };
      })}
    />
  );
}
