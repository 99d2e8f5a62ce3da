/** The drawn table: the last trick and the players on the board, the own cards in the hand. */
import { Card, type CardFace, cardRef, type GameTable, Hand, SeatHead, useTable } from '@bridgehead/ui';
import { crown } from '../icons/table.ts';
import type { Card as CardNumber } from '../state.ts';
import { tries } from '../tries.ts';
import type { TableView } from '../view.ts';
import styles from './board.module.css';
import { guide } from './guide.ts';

const faceOf = (card: CardNumber): CardFace => ({ id: `card-${card}`, kind: 'crew', title: String(card), glyph: crown });

function Board() {
  const { view, seats, say } = useTable<TableView>();
  return (
    <div className={styles.board} data-testid="board">
      <ul className={styles.seats}>
        {seats.map(({ seat }) => (
          <li key={seat}>
            <SeatHead seat={seat}>
              <b>{say({ key: 'tpl.ui.tricks', params: { n: view.tricks[seat] ?? 0, goal: view.goal } })}</b>
            </SeatHead>
          </li>
        ))}
      </ul>
      <div className={styles.trick}>
        {view.last.map((card, seat) => (
          <div key={card} className={styles.card} data-piece="">
            <Card face={faceOf(card)} size="board" owner={seat} />
          </div>
        ))}
        {view.last.length === 0 && <p>{say({ key: 'tpl.ui.no-trick' })}</p>}
      </div>
    </div>
  );
}

function Mine() {
  const { view, viewer, prompt, say } = useTable<TableView>();
  const hand = viewer === 'spectator' ? null : (view.hands[viewer] ?? null);
  if (hand === null) return null;
  return (
    <Hand
      empty={say({ key: 'tpl.ui.hand-empty' })}
      cards={hand.map((card) => {
        const lit = prompt?.options.includes(card) ? 'play' : null;
        return {
          ref: cardRef(card),
          face: faceOf(card),
          words: say({ key: 'tpl.option.play', params: { card } }),
          lit,
          tap: () => (lit === null ? { do: 'why', answer: card } : { do: 'answer', answer: card }),
        };
      })}
    />
  );
}

export const table: GameTable = {
  parts: { Board, Hand: Mine },
  choices: { tries },
  memory: { guide },
};
