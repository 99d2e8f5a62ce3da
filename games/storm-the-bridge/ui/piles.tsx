/** Action Stack, Discard Pile and the instants that last this turn. */
import { Card, cardRef, Dialog, Face, useTable } from '@bridgehead/ui';
import { useState } from 'react';
import { type Card as CardNumber, nameOf } from '../cards/index.ts';
import type { BridgeView } from '../view.ts';
import { faceOf } from './faces.ts';
import styles from './piles.module.css';

export function Piles() {
  const { view, say, inspect } = useTable<BridgeView>();
  const [open, setOpen] = useState(false);
  const top = view.discard.at(-1);
  // The first two by name; the others are in the list of cards that were played.
  const shown = view.lasting.slice(-2);
  return (
    <section className={styles.piles} aria-label={say({ key: 'stb.ui.piles' })}>
      <div className={styles.stack} role="img" aria-label={say({ key: 'stb.ui.action-stack', params: { n: view.actionStack } })}>
        <b>{view.actionStack}</b>
        <span className={styles.word}>{say({ key: 'stb.ui.actions-left' })}</span>
      </div>
      <button type="button" className={styles.discard} disabled={top === undefined} onClick={() => setOpen(true)}>
        <span className="visually-hidden">{say({ key: 'stb.ui.discard-pile', params: { n: view.discard.length } })}</span>
        {top !== undefined && <Face face={faceOf(top)} className={styles.picture} />}
        <b aria-hidden="true">{view.discard.length}</b>
        <span aria-hidden="true" className={styles.word}>
          {say({ key: 'stb.ui.discard' })}
        </span>
      </button>
      {view.lasting.length > 0 && (
        <ul className={styles.lasting} aria-label={say({ key: 'stb.zone.lasting' })}>
          {shown.map((card) => (
            <li key={card}>
              <button type="button" onClick={() => inspect(cardRef(card))} title={nameOf(card)}>
                <Face face={faceOf(card)} className={styles.picture} />
                <span className={styles.word}>{nameOf(card)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Dialog title={say({ key: 'stb.zone.discard' })} open={open} onClose={() => setOpen(false)}>
        <ol className={styles.order}>
          {view.discard.toReversed().map((card: CardNumber) => (
            <li key={card}>
              <button
                type="button"
                onClick={() => {
                  setOpen(false);
                  inspect(cardRef(card));
                }}
              >
                <span className="visually-hidden">{nameOf(card)}</span>
                <span aria-hidden="true">
                  <Card face={faceOf(card)} size="board" />
                </span>
              </button>
            </li>
          ))}
        </ol>
      </Dialog>
    </section>
  );
}
