/** A player lives in the castle: name and clock in one corner; hand, deck and the fallen in the other. */
import type { Seat } from '@bridgehead/kernel';
import { Button, Card, Dialog, Face, Icon, SeatHead, useSeatColours, useTable } from '@bridgehead/ui';
import { type CSSProperties, useState } from 'react';
import { tombstone } from '../icons/table.ts';
import type { CastleView } from '../view.ts';
import styles from './corner.module.css';
import { faceOf } from './faces.ts';
import { figureOf } from './pictures.ts';

export function Corner({ seat, place }: { seat: Seat; place: 'top' | 'bottom' }) {
  const { view, say, inspect } = useTable<CastleView>();
  const colourOf = useSeatColours();
  const [open, setOpen] = useState<'fallen' | 'deck' | null>(null);
  const player = view.players[seat as 0];
  const top = player.graveyard.at(-1);
  const risk = view.outcome === null ? Math.round((player.keepRisk ?? 0) * 100) : 0;
  return (
    <div className={styles.corner} data-place={place} style={{ '--owner': colourOf(seat) } as CSSProperties}>
      <span className={styles.who}>
        <SeatHead seat={seat} />
        {risk > 0 && (
          <span className={styles.risk} data-testid="keep-risk" title={say({ key: 'stc.ui.keep-risk', params: { n: risk } })}>
            <span className="visually-hidden">{say({ key: 'stc.ui.keep-risk', params: { n: risk } })}</span>
            <span aria-hidden="true">
              <span className={styles.word}>{say({ key: 'stc.ui.keep' })} </span>
              {risk} %
            </span>
          </span>
        )}
      </span>
      <span className={styles.piles}>
        <span className={styles.pile}>
          <i className={styles.back} aria-hidden="true" />
          <b>{player.handCount}</b> <span>{say({ key: 'stc.ui.hand' })}</span>
        </span>
        <button type="button" className={styles.pile} onClick={() => setOpen('deck')}>
          <i className={`${styles.back} ${styles.deck}`} aria-hidden="true" />
          <b>{player.deckCount}</b> <span>{say({ key: 'stc.ui.deck' })}</span>
        </button>
        <button type="button" className={styles.pile} onClick={() => setOpen('fallen')} disabled={top === undefined}>
          {top === undefined ? <Icon glyph={tombstone} size={18} /> : <Face face={faceOf(top)} className={styles.last} />}
          <b>{player.graveyard.length}</b> <span>{say({ key: 'stc.ui.graveyard' })}</span>
        </button>
      </span>
      <Dialog title={say({ key: 'stc.ui.graveyard-order' })} open={open === 'fallen'} onClose={() => setOpen(null)}>
        <ol className={styles.order}>
          {player.graveyard.toReversed().map((card) => (
            <li key={card}>
              <Card face={faceOf(card)} size="board" />
              <Button
                look="quiet"
                onClick={() => {
                  setOpen(null);
                  inspect(`card:${card}`);
                }}
              >
                {faceOf(card).title}
              </Button>
            </li>
          ))}
        </ol>
      </Dialog>
      <Dialog title={say({ key: 'stc.ui.unseen' })} open={open === 'deck'} onClose={() => setOpen(null)}>
        <ul className={styles.kinds}>
          {player.unseen.map(({ kind, count }) => (
            <li key={kind}>
              <Face face={{ glyph: tombstone, picture: figureOf(kind, seat) }} className={styles.figure} />{' '}
              {say({ key: `stc.card.${kind}` })} <b>{count}</b>
            </li>
          ))}
        </ul>
        {player.recovered.length > 0 && (
          <p>{say({ key: 'stc.ui.known', params: { cards: player.recovered.map((card) => faceOf(card).title).join(', ') } })}</p>
        )}
        {view.outcome !== null && player.hand !== null && player.hand.length > 0 && (
          <p>{say({ key: 'stc.ui.shown-hand', params: { cards: player.hand.map((card) => faceOf(card).title).join(', ') } })}</p>
        )}
      </Dialog>
    </div>
  );
}
