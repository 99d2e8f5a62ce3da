/** The own hand: tap to pick up, tap a lit place to play; or drag. */
import { type CardFace, Hand as Cards, cardOfRef, cardRef, useTable } from '@bridgehead/ui';
import { emptyHand } from '../preview.ts';
import type { CastleView } from '../view.ts';
import { faceOf, MOVE } from './faces.ts';
import { optionsWith, spaceOfRef, tapCard, tapOn } from './intent.ts';
import { keyLine } from './key-lines.ts';
import { usePictures } from './pictures.ts';

export function Hand() {
  usePictures();
  const { view, viewer, prompt, selection, careful, say } = useTable<CastleView>();
  if (viewer === 'spectator') return null;
  const player = view.players[viewer as 0];
  const hand = player.hand ?? [];
  const picked = cardOfRef(selection);
  const dispatching = prompt?.key === 'stc.dispatch';
  return (
    <Cards
      empty={say(view.outcome === null ? emptyHand(player) : { key: 'stc.ui.hand-empty.over' })}
      cards={hand.map((card) => {
        const playable = dispatching && optionsWith(prompt, card).length > 0;
        const face = faceOf(card);
        const short = keyLine(card);
        return {
          ref: cardRef(card),
          face: face.stats === undefined ? { ...face, text: short } : figured(face),
          words: `${face.title}. ${face.costLabel}. ${face.text} ${say({ key: playable ? 'stc.ui.can-play' : 'stc.ui.cannot-play' })}`,
          short,
          lit: playable ? 'dispatch' : null,
          tap: () => tapCard(view, prompt, picked, card),
          drop: (refs) => {
            const space = refs.map(spaceOfRef).find((one) => one !== null);
            return space == null ? { do: 'select', ref: null } : tapOn(view, { prompt, picked: card, aim: null, careful }, space, null);
          },
        };
      })}
    />
  );
}

/** A unit is its picture and the two numbers it fights with; how far it walks is read where it is picked up. */
const figured = ({ text: _, stats = [], ...face }: CardFace): CardFace => ({ ...face, stats: stats.filter(({ glyph }) => glyph !== MOVE) });
