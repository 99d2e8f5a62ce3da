/** Cards that may be named but lie nowhere as things of their own: offered leaders, attached passives, the Discard Pile. */
import { Card, useTable } from '@bridgehead/ui';
import { type Card as CardNumber, nameOf } from '../cards/index.ts';
import { textOf } from '../describe.ts';
import { everybody } from '../table-help.ts';
import type { BridgeView } from '../view.ts';
import { faceOf } from './faces.ts';
import { trayOf } from './intent.ts';
import { usePiece, Zone } from './piece.tsx';
import styles from './tray.module.css';

export function Tray() {
  const { view, prompt, say } = useTable<BridgeView>();
  const cards = trayOf(view, prompt);
  if (cards.length === 0) return null;
  return (
    <Zone name="tray" label={say({ key: 'stb.ui.tray' })} className={styles.tray}>
      {cards.map((card) => (
        <TrayCard key={card} card={card} />
      ))}
    </Zone>
  );
}

function TrayCard({ card }: { card: CardNumber }) {
  const { view } = useTable<BridgeView>();
  const host = [...everybody(view), ...view.sections].find((one) => one.attached.includes(card));
  const on = host === undefined ? '' : nameOf(host.card);
  const piece = usePiece(card, `${nameOf(card)}${on === '' ? '' : ` (${on})`}. ${textOf(card)}`);
  return (
    <button {...piece.props} className={styles.card}>
      <span className="visually-hidden">{piece.words}</span>
      <span aria-hidden="true">
        <Card face={faceOf(card)} size="hand" state={{ target: !piece.picked, selected: piece.picked || piece.selected }} />
      </span>
      {on !== '' && <span aria-hidden="true">{on}</span>}
    </button>
  );
}
