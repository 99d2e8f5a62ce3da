/** The own hand: tap to pick up, tap a lit place to play; or drag; or the keys 1 to 9. What cannot be played is dim and says why. */
import { Card, rove, useTable } from '@bridgehead/ui';
import { useEffect, useRef, useState } from 'react';
import { type Card as CardNumber, isItem } from '../cards.ts';
import { emptyHand } from '../preview.ts';
import type { CastleView } from '../view.ts';
import { useTap } from './board.tsx';
import { dragFrom } from './drag.ts';
import { faceOf } from './faces.ts';
import styles from './hand.module.css';
import { cardOf, cardRef, optionsWith, tapCard, tapOn } from './intent.ts';

export function Hand() {
  const table = useTable<CastleView>();
  const { view, viewer, prompt, selection } = table;
  const carryOut = useTap();
  const [ref, hasMore] = useMore();
  if (viewer === 'spectator') return null;
  const player = view.players[viewer as 0];
  const hand = player.hand ?? [];
  const picked = cardOf(selection);
  const dispatching = prompt?.key === 'stc.dispatch';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys travel between the cards inside
    <div ref={ref} className={styles.hand} data-testid="hand" data-more={hasMore ? '' : undefined} onKeyDown={rove}>
      {hand.length === 0 && <p className={styles.empty}>{table.say(emptyHand(player))}</p>}
      {hand.map((card, i) => (
        <HandCard
          key={card}
          card={card}
          first={i === 0}
          playable={dispatching && optionsWith(prompt, card).length > 0}
          dimmed={!dispatching || optionsWith(prompt, card).length === 0}
          selected={picked === card}
          onTap={() => carryOut(tapCard(view, prompt, picked, card))}
          onDrag={() => table.select(cardRef(card))}
          onDrop={(space) => carryOut(tapOn(view, prompt, card, null, space, null))}
        />
      ))}
    </div>
  );
}

/** Are there cards beyond the right edge? */
function useMore(): [React.RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setHasMore(element.scrollWidth - element.clientWidth - element.scrollLeft > 12);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  });
  return [ref, hasMore];
}

interface HandCardProps {
  readonly card: CardNumber;
  readonly first: boolean;
  readonly playable: boolean;
  readonly dimmed: boolean;
  readonly selected: boolean;
  readonly onTap: () => void;
  readonly onDrag: () => void;
  readonly onDrop: (space: number) => void;
}

function HandCard({ card, first, playable, dimmed, selected, onTap, onDrag, onDrop }: HandCardProps) {
  const table = useTable<CastleView>();
  const face = faceOf(card);
  return (
    <button
      type="button"
      data-stop=""
      data-card={card}
      data-ref={cardRef(card)}
      data-playable={playable}
      tabIndex={first ? 0 : -1}
      aria-pressed={selected}
      className={`${styles.slot} ${isItem(card) ? styles.wide : ''}`}
      onClick={onTap}
      onKeyDown={(event) => {
        if (event.key === ' ') {
          event.preventDefault();
          table.inspect(cardRef(card));
        }
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        table.inspect(cardRef(card));
      }}
      onFocus={() => table.look(cardRef(card))}
      onPointerEnter={() => table.look(cardRef(card))}
      onPointerLeave={() => table.look(null)}
      onPointerDown={(event) => {
        if (playable) dragFrom(event, { begin: onDrag, drop: onDrop });
      }}
    >
      <Card face={face} size="hand" state={{ playable: playable && !selected, selected, dimmed }} />
      <span className="visually-hidden">{table.say({ key: playable ? 'stc.ui.can-play' : 'stc.ui.cannot-play' })}</span>
    </button>
  );
}
