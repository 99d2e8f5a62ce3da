/** Action Stack, Discard Pile and the instants that last this turn. */
import { Card, Dialog, Icon, useTable } from '@bridgehead/ui';
import { useState } from 'react';
import { type Card as CardNumber, nameOf } from '../cards/index.ts';
import type { BridgeView } from '../view.ts';
import { faceOf } from './faces.ts';
import { glyphOf } from './glyphs.ts';
import { cardRef } from './intent.ts';
import styles from './piles.module.css';

export function Piles() {
  const { view, say, inspect } = useTable<BridgeView>();
  const [open, setOpen] = useState(false);
  const top = view.discard.at(-1);
  return (
    <section className={styles.piles} aria-label={say({ key: 'stb.ui.piles' })}>
      <div className={styles.stack} role="img" aria-label={say({ key: 'stb.ui.action-stack', params: { n: view.actionStack } })}>
        <b>{view.actionStack}</b>
        <span>{say({ key: 'stb.ui.actions-left' })}</span>
      </div>
      <button type="button" className={styles.discard} disabled={top === undefined} onClick={() => setOpen(true)}>
        <span className="visually-hidden">{say({ key: 'stb.ui.discard-pile', params: { n: view.discard.length } })}</span>
        {top === undefined ? null : <Icon glyph={glyphOf(top)} size={26} />}
        <span className={styles.top} aria-hidden="true">
          {top === undefined ? say({ key: 'stb.ui.discard' }) : nameOf(top)}
        </span>
        <b aria-hidden="true">{view.discard.length}</b>
      </button>
      {view.lasting.length > 0 && (
        <ul className={styles.lasting} aria-label={say({ key: 'stb.zone.lasting' })}>
          {view.lasting.map((card) => (
            <li key={card}>
              <button type="button" onClick={() => inspect(cardRef(card))}>
                <Icon glyph={glyphOf(card)} size={16} /> {nameOf(card)}
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
