/** The own hand: tap to pick up, tap again to play; or the keys 1 to 9. What cannot be played is dim and says why. */
import { Card, IconButton, rove, useTable } from '@bridgehead/ui';
import { chevronDown, chevronUp } from '@bridgehead/ui/icons/verbs';
import { useEffect, useState } from 'react';
import { actionFace, type Card as CardNumber } from '../cards/index.ts';
import type { BridgeView } from '../view.ts';
import { faceOf } from './faces.ts';
import styles from './hand.module.css';
import { litAs } from './intent.ts';
import { usePiece } from './piece.tsx';

export function Hand() {
  const { view, viewer, prompt, layout, say } = useTable<BridgeView>();
  const hand = viewer === 'spectator' ? null : (view.parties[viewer]?.hand ?? null);
  const needed = (hand ?? []).some((card) => litAs(prompt, card) !== null);
  const [folded, setFolded] = useState(false);
  // A drawer that is asked for opens by itself.
  useEffect(() => {
    if (needed && prompt?.kind === 'select') setFolded(false);
  }, [prompt?.id]);
  if (hand === null || view.phase === 'leaders') return null;
  const drawer = layout !== 'wide';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys travel between the cards inside
    <div className={styles.drawer} data-folded={(drawer && folded) || undefined} onKeyDown={rove}>
      {drawer && (
        <div className={styles.handle}>
          <span>{say({ key: 'stb.ui.hand-of', params: { n: hand.length } })}</span>
          <IconButton
            glyph={folded ? chevronUp : chevronDown}
            label={say({ key: folded ? 'stb.ui.hand-open' : 'stb.ui.hand-fold' })}
            aria-expanded={!folded}
            onClick={() => setFolded(!folded)}
          />
        </div>
      )}
      {!(drawer && folded) && (
        <div className={styles.hand} data-testid="hand" data-empty={hand.length === 0 || undefined}>
          {hand.length === 0 && <p className={styles.empty}>{say({ key: 'stb.ui.hand-empty' })}</p>}
          {hand.map((card, i) => (
            <HandCard key={card} card={card} first={i === 0} />
          ))}
        </div>
      )}
    </div>
  );
}

function HandCard({ card, first }: { card: CardNumber; first: boolean }) {
  const { prompt, say } = useTable<BridgeView>();
  const { title, text, kind } = actionFace(card);
  const piece = usePiece(card, `${title}, ${say({ key: `stb.ui.${kind}` })}. ${text}`);
  const selected = piece.selected || piece.picked;
  return (
    <button {...piece.props} tabIndex={first ? 0 : -1} className={styles.slot} data-playable={piece.lit !== null}>
      <span className="visually-hidden">{piece.words}</span>
      <span aria-hidden="true">
        <Card
          face={faceOf(card)}
          size="hand"
          state={{ playable: piece.lit !== null && !selected, selected, dimmed: prompt !== null && piece.lit === null }}
        />
      </span>
    </button>
  );
}
