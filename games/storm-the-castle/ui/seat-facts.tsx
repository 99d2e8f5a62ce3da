/** What lies in front of a player: hand, deck, graveyard in order, and what has not been seen yet. */
import type { Seat } from '@bridgehead/kernel';
import { Button, Card, CardBack, Dialog, Icon, useTable } from '@bridgehead/ui';
import { useState } from 'react';
import { tombstone } from '../icons/table.ts';
import type { CastleView } from '../view.ts';
import { faceOf, GLYPHS } from './faces.ts';
import styles from './seat-facts.module.css';

export function SeatFacts({ seat }: { seat: Seat }) {
  const { view, say, inspect } = useTable<CastleView>();
  const [open, setOpen] = useState(false);
  const player = view.players[seat as 0];
  const top = player.graveyard.at(-1);
  const risk = Math.round((player.keepRisk ?? 0) * 100);
  return (
    <div className={styles.facts}>
      <div className={styles.piles}>
        <figure>
          <CardBack owner={seat} count={player.handCount} size="chip" />
          <figcaption>{say({ key: 'stc.ui.hand' })}</figcaption>
        </figure>
        <figure>
          <CardBack owner={seat} count={player.deckCount} size="chip" />
          <figcaption>{say({ key: 'stc.ui.deck' })}</figcaption>
        </figure>
        <button type="button" className={styles.grave} onClick={() => setOpen(true)} disabled={top === undefined}>
          {top === undefined ? (
            <span className={styles.noGrave}>
              <Icon glyph={tombstone} size={26} />
            </span>
          ) : (
            <span className={styles.topGrave}>
              <Icon glyph={GLYPHS[faceOf(top).id as keyof typeof GLYPHS]} size={26} />
              <b>{player.graveyard.length}</b>
            </span>
          )}
          <span>{say({ key: 'stc.ui.graveyard' })}</span>
          <span className="visually-hidden">{say({ key: 'stc.ui.graveyard-of', params: { n: player.graveyard.length } })}</span>
        </button>
      </div>
      {player.recovered.length > 0 && (
        <p className={styles.note}>
          {say({ key: 'stc.ui.known', params: { cards: player.recovered.map((card) => faceOf(card).title).join(', ') } })}
        </p>
      )}
      {view.outcome !== null && player.hand !== null && player.hand.length > 0 && (
        <p className={styles.note}>
          {say({ key: 'stc.ui.shown-hand', params: { cards: player.hand.map((card) => faceOf(card).title).join(', ') } })}
        </p>
      )}
      {risk > 0 && view.outcome === null && (
        <p className={styles.risk} data-testid="keep-risk">
          {say({ key: 'stc.ui.keep-risk', params: { n: risk } })}
        </p>
      )}
      <details className={styles.unseen}>
        <summary>{say({ key: 'stc.ui.unseen' })}</summary>
        <ul className={styles.kinds}>
          {player.unseen.map(({ kind, count }) => (
            <li key={kind}>
              <Icon glyph={GLYPHS[kind]} size={16} /> {say({ key: `stc.card.${kind}` })} <b>{count}</b>
            </li>
          ))}
        </ul>
      </details>
      <Dialog title={say({ key: 'stc.ui.graveyard-order' })} open={open} onClose={() => setOpen(false)}>
        <ol className={styles.order}>
          {player.graveyard.toReversed().map((card) => (
            <li key={card}>
              <Card face={faceOf(card)} size="board" />
              <Button
                look="quiet"
                onClick={() => {
                  setOpen(false);
                  inspect(`card:${card}`);
                }}
              >
                {faceOf(card).title}
              </Button>
            </li>
          ))}
        </ol>
      </Dialog>
    </div>
  );
}
