/** Before the dice: the band on a strip, both totals term by term, the chance, and what success would do. */
import { OddsStrip, useTable } from '@bridgehead/ui';
import { itemKindOf, unitOf } from '../cards.ts';
import { type Points, succeeds } from '../odds.ts';
import { type AttackPreview, previewAttack, whereIs } from '../preview.ts';
import type { CastleView } from '../view.ts';
import type { AttackOption } from './intent.ts';
import styles from './odds-panel.module.css';
import { figureOf } from './pictures.ts';

export function OddsPanel({ option }: { option: AttackOption }) {
  const table = useTable<CastleView>();
  const { view, say, stage } = table;
  const [mode, attacker, , target] = option;
  const preview = previewAttack(view, mode, attacker, target);
  if (preview === null) return null;
  const names = { attacker: unitOf(attacker).name, target: unitOf(target).name };
  const phone = stage === 'upright' || stage === 'lying';
  return (
    <section
      className={styles.odds}
      data-stage={stage}
      aria-label={say({ key: 'stc.ui.odds' })}
      data-odds=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the key O brings a reader here
      tabIndex={0}
      data-testid="odds"
    >
      <header className={styles.head}>
        <Fighter card={attacker} />
        <strong>
          {names.attacker} {phone && preview.attackTotal} <span className={styles.arrow}>→</span> {names.target}{' '}
          {phone && preview.top !== null && preview.defenseTotal}
        </strong>
        <Fighter card={target} />
        <b className={styles.chance}>
          {preview.top === null ? say({ key: 'stc.ui.sure' }) : Math.round(preview.chance * 100)}
          {preview.top !== null && <small> %</small>}
        </b>
      </header>
      {preview.top === null ? (
        <p className={styles.then}>{say({ key: 'stc.ui.no-roll' })}</p>
      ) : (
        <OddsStrip succeeds={(sum) => succeeds(sum, preview.top ?? 0)} danger={mode === 'melee' ? 2 : null} />
      )}
      {!phone && (
        <p className={styles.legend}>
          {preview.top !== null && <span className={styles.good}>✓ {sumsOf(preview.rolls)}</span>}
          {preview.top !== null && <span>{say({ key: 'stc.ui.ways', params: { n: preview.ways } })}</span>}
          {preview.risk > 0 && <span className={styles.risk}>{say({ key: 'stc.ui.risk', params: { unit: names.attacker } })}</span>}
        </p>
      )}
      {!phone && (
        <div className={styles.totals}>
          <Total title={say({ key: 'stc.ui.attack' })} total={preview.attackTotal} terms={preview.attack} unit={attacker} />
          {preview.top !== null && (
            <Total title={say({ key: 'stc.ui.defense' })} total={preview.defenseTotal} terms={preview.defense} unit={target} />
          )}
        </div>
      )}
      <p className="visually-hidden">{then(preview, names, say)}</p>
    </section>
  );
}

/** "3 to 6, 12". */
function sumsOf(rolls: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const roll of rolls) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === roll - 1) last[1] = roll;
    else runs.push([roll, roll]);
  }
  return runs.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join(', ');
}

/** Who strikes and who is struck, as they stand on the board. */
function Fighter({ card }: { card: number }) {
  const { view } = useTable<CastleView>();
  const unit = whereIs(view, card)?.unit;
  const src = unit === undefined ? '' : figureOf(unit.kind, unit.owner);
  return src === '' ? null : <img className={styles.fighter} src={src} alt="" draggable={false} />;
}

function then(
  preview: AttackPreview,
  names: { attacker: string; target: string },
  say: (phrase: { key: string; params?: Record<string, string> }) => string,
): string {
  const left = preview.left === null ? '' : unitOf(preview.left.card).name;
  return say({ key: `stc.ui.then.${preview.success}`, params: { ...names, left } });
}

function Total({ title, total, terms, unit }: { title: string; total: number; terms: readonly Points[]; unit: number }) {
  const { say, view } = useTable<CastleView>();
  const item = whereIs(view, unit)?.unit.item ?? null;
  const nameOf = (term: Points): string => {
    if (term.source === 'unit') return unitOf(unit).name;
    if (term.source === 'item' && item !== null) return itemKindOf(item).name;
    return say({ key: `stc.term.${term.source}` });
  };
  return (
    <dl className={styles.total}>
      <div className={styles.line}>
        <dt>{title}</dt>
        <dd>
          <b>{total}</b>
        </dd>
      </div>
      <div className={styles.term}>
        <dt>{terms.map(nameOf).join(', ')}</dt>
        <dd>{terms.map((term) => (term.source === 'unit' ? term.n : term.n > 0 ? `+${term.n}` : `−${-term.n}`)).join(' ')}</dd>
      </div>
    </dl>
  );
}
