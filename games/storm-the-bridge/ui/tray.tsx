/**
 * Cards that may be named but lie nowhere as things of their own: offered leaders, attached passives, the Discard Pile. In full where
 * there is room for all; otherwise as strips, and the reading place shows the one that is picked.
 */
import { Face, Reading, useBox, useTable, Zone } from '@bridgehead/ui';
import type { CSSProperties } from 'react';
import { type Card as CardNumber, nameOf } from '../cards/index.ts';
import { textOf } from '../describe.ts';
import { everybody } from '../table-help.ts';
import type { BridgeView } from '../view.ts';
import { faceOf } from './faces.ts';
import { trayOf } from './intent.ts';
import { useCard } from './piece.tsx';
import styles from './tray.module.css';

/** In rem, with the gap: a card in full, a strip. */
const CARD = { w: 17.5, h: 9.9 };
const STRIP = { w: 8.5, h: 3.2 };

export function Tray() {
  const { view, prompt, say } = useTable<BridgeView>();
  const [ref, box] = useBox<HTMLDivElement>();
  const cards = trayOf(view, prompt);
  const across = (w: number) => Math.max(1, Math.floor(((box?.w ?? 0) - 1) / w));
  const down = (one: typeof CARD) => Math.ceil(cards.length / across(one.w)) * one.h + 1;
  const whole = box !== null && down(CARD) <= box.h;
  const columns = Math.min(cards.length, across(whole ? CARD.w : STRIP.w));
  return (
    <div ref={ref} className={styles.place} data-overlay="" data-empty={cards.length === 0 || undefined}>
      {cards.length > 0 && box !== null && (
        <Zone name="tray" label={say({ key: 'stb.ui.tray' })} className={styles.tray} style={{ '--columns': columns } as CSSProperties}>
          {/* More than fits, as in a whole Discard Pile, is scrolled. */}
          <div className={styles.cards} data-scrolls={!whole && down(STRIP) > box.h ? '' : undefined}>
            {cards.map((card) => (
              <TrayCard key={card} card={card} whole={whole} />
            ))}
          </div>
        </Zone>
      )}
    </div>
  );
}

function TrayCard({ card, whole }: { card: CardNumber; whole: boolean }) {
  const { view } = useTable<BridgeView>();
  const host = [...everybody(view), ...view.sections].find((one) => one.attached.includes(card));
  const on = host === undefined ? '' : nameOf(host.card);
  const piece = useCard(card, `${nameOf(card)}${on === '' ? '' : ` (${on})`}. ${textOf(card)}`);
  const face = faceOf(card);
  return (
    <button {...piece.props} className={styles.card} data-whole={whole || undefined}>
      <span className="visually-hidden">{piece.words}</span>
      <span aria-hidden="true" className={styles.face}>
        {whole ? (
          <Reading face={face} {...(on === '' ? {} : { lead: on })} />
        ) : (
          <>
            <Face face={face} className={styles.picture} />
            <span>
              <strong>{face.title}</strong>
              <small>{on === '' ? face.stats?.map((stat) => stat.value).join(' · ') : on}</small>
            </span>
          </>
        )}
      </span>
    </button>
  );
}
