/** The drawn table: both camps with deck and scores on the board, the own cards in the hand. */
import { Card, type CardFace, cardRef, type GameTable, Hand, SeatHead, usePiece, useTable, Zone } from '@bridgehead/ui';
import { tries } from '../actions/index.ts';
import { type Card as CardNumber, kindOf, strengthOf } from '../cards.ts';
import type { DuelEvent } from '../events.ts';
import { crown } from '../icons/table.ts';
import type { DuelView } from '../view.ts';
import styles from './board.module.css';
import { guide } from './guide.ts';
import { aimedAt, optionsWith, tapHeld } from './intent.ts';
import { act, looks, outcome } from './looks.ts';

function faceOf(card: CardNumber): CardFace {
  const { id, title, strength, text } = kindOf(card);
  return { id, kind: strength === null ? 'action' : 'crew', title, glyph: crown, text };
}

function Board() {
  const { view, viewer, say } = useTable<DuelView>();
  const near = viewer === 'spectator' ? 0 : viewer;
  return (
    <div className={styles.board} data-testid="board">
      <Camp seat={1 - near} />
      <p className={styles.deck}>{say({ key: 'tpl.ui.deck', params: { n: view.deck } })}</p>
      <Camp seat={near} />
    </div>
  );
}

function Camp({ seat }: { seat: number }) {
  const { view, say } = useTable<DuelView>();
  const side = view.sides[seat];
  if (side === undefined) return null;
  return (
    <section className={styles.side}>
      <SeatHead seat={seat}>
        <b>{say({ key: 'tpl.ui.strength', params: { n: side.score } })}</b>
      </SeatHead>
      <Zone name={`camp-${seat}`} label={say({ key: 'tpl.zone.camp', params: { player: `@seat.${seat}` } })} className={styles.camp}>
        {side.camp.map((card) => (
          <Fighter key={card} card={card} seat={seat} />
        ))}
        {side.camp.length === 0 && <p>{say({ key: 'tpl.ui.camp-empty' })}</p>}
      </Zone>
    </section>
  );
}

function Fighter({ card, seat }: { card: CardNumber; seat: number }) {
  const table = useTable<DuelView>();
  const aimed = aimedAt(table, card);
  const piece = usePiece(cardRef(card), {
    lit: aimed === null ? null : 'strike',
    tap: () => (aimed === null ? { do: 'inspect', ref: cardRef(card) } : { do: 'answer', answer: aimed }),
  });
  return (
    <button {...piece.props} className={styles.card} data-piece="" aria-label={`${kindOf(card).title}, ${strengthOf(card)}`}>
      <Card face={faceOf(card)} size="board" owner={seat} state={{ target: aimed !== null }} />
    </button>
  );
}

function Mine() {
  const table = useTable<DuelView>();
  const { view, viewer, say } = table;
  const hand = viewer === 'spectator' ? null : (view.sides[viewer]?.hand ?? null);
  if (hand === null) return null;
  return (
    <Hand
      empty={say({ key: 'tpl.ui.hand-empty' })}
      cards={hand.map((card) => {
        const [first] = optionsWith(table, card);
        return {
          ref: cardRef(card),
          face: faceOf(card),
          words: `${kindOf(card).title}. ${kindOf(card).text}`,
          lit: first === undefined ? null : 'play',
          outcome: first === undefined ? null : outcome(table, first),
          tap: () => tapHeld(table, card),
        };
      })}
    />
  );
}

export const table: GameTable<DuelView, DuelEvent> = {
  parts: { Board, Hand: Mine },
  words: { act, outcome, looks },
  choices: { tries, isEnd: (answer) => answer === 'rest', isPlain: (answer) => typeof answer === 'string' },
  memory: { guide },
};
