/** Advice, never mixed with faults: can the deck solve its missions, who can staff its ships, what its Tactics do. */
import { face } from '../cards/index.ts';
import { signed } from '../ui/faces.ts';
import styles from './builder.module.css';
import type { Draft } from './draft.ts';
import { crewFigures, missionFigures, tacticFigures } from './figures.ts';

export function Figures({ draft, onSearch }: { draft: Draft; onSearch: (words: string) => void }) {
  const missions = missionFigures(draft);
  const crew = crewFigures(draft);
  const tactics = tacticFigures(draft);
  const highest = Math.max(1, ...tactics.bars.map(({ n }) => n));
  return (
    <>
      <section className={styles.panel} aria-label="Can this deck solve its missions?">
        <h2>
          Can this deck solve its missions? <span>levels in the draw deck</span>
        </h2>
        {missions.length === 0 && <p className={styles.empty}>No missions yet.</p>}
        <ul className={styles.missions}>
          {missions.map(({ card, terms }, i) => (
            <li key={`${i}.${card}`}>
              <span>
                {face(card).name} <b>{face(card).row.points}</b>
              </span>
              <span className={styles.terms}>
                {terms.map(({ words, n, needs, thin, search }) => (
                  <button
                    key={words}
                    type="button"
                    data-met={n >= needs || undefined}
                    data-thin={(n >= needs && thin) || undefined}
                    onClick={() => onSearch(search)}
                    disabled={search === ''}
                    title={thin && n >= needs ? 'hangs on one card' : undefined}
                  >
                    {words} <b>{n >= needs ? n : `${n} of ${needs}`}</b>
                  </button>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.panel} aria-label="Crew and Tactics">
        <h2>
          HULL of one marker <span>{tactics.hull.toFixed(1)}</span>
        </h2>
        <div className={styles.bars} role="img" aria-label={tactics.bars.map(({ hull, n }) => `${n} with −${hull}`).join(', ')}>
          {tactics.bars.map(({ hull, n }) => (
            <span key={hull}>
              <b>{n}</b>
              <i style={{ height: `${(n / highest) * 3}rem` }} />
              <small>−{hull}</small>
            </span>
          ))}
        </div>
        <p className={styles.line}>
          hit {(2 * tactics.hull).toFixed(0)}, direct hit {(4 * tactics.hull).toFixed(0)}; ATTACK{' '}
          {signed(Number(tactics.attack.toFixed(1)))}, DEFENSE {signed(Number(tactics.defense.toFixed(1)))}
        </p>
        <h2>Crew signs and sockets</h2>
        <p className={styles.line}>
          {crew.length === 0 ? '–' : crew.map(({ icon, people, sockets }) => `${icon} ${people} people, ${sockets} sockets`).join('; ')}
        </p>
      </section>
    </>
  );
}
