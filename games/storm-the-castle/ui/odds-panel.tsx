/** Before the dice: the band on a strip, both totals term by term, the chance, and what success would do. */
import { OddsStrip, useTable } from '@bridgehead/ui';
import { itemKindOf, unitOf } from '../cards.ts';
import { type Points, succeeds } from '../odds.ts';
import { type AttackPreview, previewAttack, whereIs } from '../preview.ts';
import type { CastleView } from '../view.ts';
import type { AttackOption } from './intent.ts';
import styles from './odds-panel.module.css';

export function OddsPanel({ option }: { option: AttackOption }) {
  const table = useTable<CastleView>();
  const { view, say } = table;
  const [mode, attacker, , target] = option;
  const preview = previewAttack(view, mode, attacker, target);
  if (preview === null) return null;
  const names = { attacker: unitOf(attacker).name, target: unitOf(target).name };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the key O brings a reader here
    <section className={styles.odds} aria-label={say({ key: 'stc.ui.odds' })} data-odds="" tabIndex={0} data-testid="odds">
      <header className={styles.head}>
        <strong>
          {names.attacker} → {names.target}
        </strong>
        <b className={styles.chance}>{Math.round(preview.chance * 1000) / 10}%</b>
      </header>
      {preview.top === null ? (
        <p>{say({ key: 'stc.ui.no-roll' })}</p>
      ) : (
        <OddsStrip succeeds={(sum) => succeeds(sum, preview.top ?? 0)} marks={mode === 'melee' ? { 2: '☠', 12: '★' } : { 12: '★' }} />
      )}
      <div className={styles.totals}>
        <Total title={say({ key: 'stc.ui.attack' })} total={preview.attackTotal} terms={preview.attack} unit={attacker} />
        {preview.top !== null && (
          <Total title={say({ key: 'stc.ui.defense' })} total={preview.defenseTotal} terms={preview.defense} unit={target} />
        )}
      </div>
      {preview.top !== null && (
        <p className={styles.sum}>
          {say({
            key: 'stc.ui.modifier',
            params: { attack: preview.attackTotal, defense: preview.defenseTotal, modifier: preview.modifier },
          })}
        </p>
      )}
      <p className={styles.then}>{then(preview, names, say)}</p>
      {preview.risk > 0 && <p className={styles.risk}>{say({ key: 'stc.ui.risk', params: { unit: names.attacker } })}</p>}
    </section>
  );
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
      {terms.map((term) => (
        <div key={term.source} className={styles.term}>
          <dt>{nameOf(term)}</dt>
          <dd>{term.source === 'unit' ? term.n : term.n > 0 ? `+${term.n}` : `−${-term.n}`}</dd>
        </div>
      ))}
    </dl>
  );
}
