/** Two sums against each other, cut into named parts on one scale: who is worth what, and how it stands. */
import type { CSSProperties, ReactNode } from 'react';
import styles from './tally.module.css';

export interface TallyPart {
  readonly key: string;
  readonly name: string;
  readonly n: number;
  /** Still on its way. */
  readonly pending?: boolean;
}
export interface TallySide {
  /** 'attack', 'needed now'. */
  readonly label: string;
  readonly total: number;
  readonly parts: readonly TallyPart[];
  readonly colour: string;
}
interface TallyProps {
  readonly title: ReactNode;
  readonly sides: readonly TallySide[];
  readonly verdict?: string | null;
  readonly enough?: boolean;
  /** The whole in words. */
  readonly words: string;
}

export function Tally({ title, sides, verdict = null, enough = false, words }: TallyProps) {
  const most = Math.max(1, ...sides.map(({ parts }) => parts.reduce((sum, { n }) => sum + Math.max(0, n), 0)));
  return (
    <div className={styles.tally} data-testid="tally" data-odds="" data-enough={enough || undefined}>
      <span className="visually-hidden">{words}</span>
      <span className={styles.title} aria-hidden="true">
        {title}
      </span>
      <div key={most} className={styles.bars} aria-hidden="true">
        {sides.map(({ label, parts, colour }) => (
          <div key={label} className={styles.bar} style={{ '--owner': colour } as CSSProperties}>
            {parts
              .filter(({ n }) => n > 0)
              .map(({ key, name, n, pending }) => (
                <span
                  key={key}
                  className={styles.part}
                  data-pending={pending || undefined}
                  style={{ width: `${(n / most) * 100}%` }}
                  title={`${name} ${n}`}
                >
                  <b>{pending ? `+${n}` : n}</b>
                  <span data-spare="">{name}</span>
                </span>
              ))}
          </div>
        ))}
      </div>
      <div className={styles.sums} aria-hidden="true">
        {sides.map(({ label, total }) => (
          <span key={label}>
            <b>{total}</b> {label}
          </span>
        ))}
        {verdict !== null && sides.length === 1 && <span className={styles.verdict}>{verdict}</span>}
      </div>
    </div>
  );
}
