/** What is under way, the latest on top: it resolves first. The ring goes round the table and looks the same for everybody. */
import { Icon, SeatMark, useTable } from '@bridgehead/ui';
import { NONE, nameOf } from '../cards/index.ts';
import type { BridgeView, FrameView } from '../view.ts';
import { glyphOf } from './glyphs.ts';
import { cardRef, playerOf } from './intent.ts';
import styles from './stack.module.css';

export function Stack() {
  const { view, say } = useTable<BridgeView>();
  if (view.stack.length === 0) return null;
  return (
    <section className={styles.stack} aria-label={say({ key: 'stb.zone.stack' })} data-testid="stack">
      <Ring />
      <ol className={styles.frames}>
        {view.stack.toReversed().map((frame, i) => (
          <li
            key={view.stack.length - i}
            className={styles.frame}
            data-top={i === 0 || undefined}
            data-cancelled={frame.cancelled || undefined}
          >
            <FrameCard frame={frame} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function FrameCard({ frame }: { frame: FrameView }) {
  const table = useTable<BridgeView>();
  const { say, inspect, viewer } = table;
  const { kind, seat, card, targets } = frame;
  return (
    <button type="button" className={styles.card} disabled={card === NONE} onClick={() => inspect(cardRef(card))}>
      <SeatMark seat={seat} size={20} />
      {card !== NONE && <Icon glyph={glyphOf(card)} size={22} />}
      <span>
        {say({
          key: `stb.ui.frame.${kind}${seat === viewer ? '.mine' : ''}`,
          params: { name: playerOf(table, seat), card: card === NONE ? '' : nameOf(card) },
        })}
        {targets.length > 0 && <> → {targets.map(nameOf).join(', ')}</>}
        {(kind === 'attack' || kind === 'recruit') && (
          <b>
            {' '}
            {frame.has} / {frame.needs}
          </b>
        )}
      </span>
    </button>
  );
}

/** One dot for each seat; whoever may answer now is ringed. */
function Ring() {
  const table = useTable<BridgeView>();
  const { view, say, viewer } = table;
  const mine = view.priority === viewer;
  const words = say({ key: mine ? 'stb.ui.may-answer.mine' : 'stb.ui.may-answer', params: { name: playerOf(table, view.priority) } });
  return (
    <div className={styles.ring} title={words}>
      {view.parties.map(({ seat, gone }) => (
        <span key={seat} className={styles.seat} data-now={seat === view.priority || undefined} data-gone={gone || undefined}>
          <SeatMark seat={seat} size={18} />
        </span>
      ))}
      <span className={styles.words}>{words}</span>
    </div>
  );
}
