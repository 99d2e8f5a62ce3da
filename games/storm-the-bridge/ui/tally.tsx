/** The running total of an attempt against the number it needs, with where every point comes from. */
import { useSeatColours, useTable } from '@bridgehead/ui';
import { useState } from 'react';
import { type Card, NONE, nameOf } from '../cards/index.ts';
import { type Tally, tallyOf } from '../preview.ts';
import type { BridgeView, TermView } from '../view.ts';
import { playerOf } from './intent.ts';
import styles from './tally.module.css';

export function TallyBar() {
  const colourOf = useSeatColours();
  const table = useTable<BridgeView>();
  const tally = tallyOf(table.view, table.prompt, table.picked as Card[]);
  const [open, setOpen] = useState(false);
  if (tally === null) return null;
  const { kind, seat, card, has, needs } = tally;
  const { say } = table;
  const enough = has >= needs;
  const most = Math.max(has, needs, 1);
  const gap = has - needs;
  return (
    <div className={styles.wrap} data-open={open || undefined}>
      <button
        type="button"
        className={styles.tally}
        data-testid="tally"
        data-odds=""
        data-enough={enough || undefined}
        data-pending={!tally.open || undefined}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.title}>
          {say({
            key: `stb.ui.tally.${kind}${seat === table.viewer ? '.mine' : ''}`,
            params: { card: nameOf(card), name: playerOf(table, seat) },
          })}
        </span>
        {kind === 'deploy' ? (
          <strong className={styles.sum}>{say({ key: 'stb.ui.tally.defense', params: { n: has } })}</strong>
        ) : (
          <>
            <strong className={styles.sum}>
              {say({ key: `stb.ui.tally.has.${kind}`, params: { n: has } })} <span aria-hidden="true">/</span>{' '}
              {say({ key: `stb.ui.tally.needs.${kind}`, params: { n: needs } })}
            </strong>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.fill} style={{ width: `${(has / most) * 100}%`, background: colourOf(seat) }} />
              <span className={styles.mark} style={{ left: `${(needs / most) * 100}%` }} />
            </span>
            <span className={styles.verdict}>
              {enough
                ? say({ key: gap === 0 ? 'stb.ui.tally.just' : 'stb.ui.tally.enough', params: { n: gap } })
                : say({ key: 'stb.ui.tally.short', params: { n: -gap } })}
            </span>
          </>
        )}
      </button>
      <Breakdown tally={tally} />
    </div>
  );
}

function Breakdown({ tally: { kind, hasTerms, needTerms } }: { tally: Tally }) {
  const { say } = useTable<BridgeView>();
  if (hasTerms.length + needTerms.length === 0) return null;
  return (
    <div className={styles.breakdown} data-testid="breakdown">
      {hasTerms.length > 0 && <Terms title={say({ key: `stb.ui.terms.has.${kind}` })} terms={hasTerms} />}
      {needTerms.length > 0 && <Terms title={say({ key: `stb.ui.terms.needs.${kind}` })} terms={needTerms} />}
    </div>
  );
}

function Terms({ title, terms }: { title: string; terms: readonly TermView[] }) {
  const { say } = useTable<BridgeView>();
  const shown = terms.filter((term) => term.n !== 0);
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {shown.map((term, i) => (
          <li key={i}>
            <span>{sourceOf(say, term)}</span>
            <b>{term.n > 0 ? `+${term.n}` : `−${-term.n}`}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "Junk", "Pulse Carbine (Junk)", "home deck (Junk)". */
export function sourceOf(say: (phrase: { key: string }) => string, { source, of }: TermView): string {
  if (source === 'printed') return of === NONE ? '' : nameOf(of);
  const name = typeof source === 'number' ? nameOf(source) : say({ key: `stb.ui.source.${source}` });
  return of === NONE || of === source ? name : `${name} (${nameOf(of)})`;
}
