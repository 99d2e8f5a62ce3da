/** Advice, never mixed with faults: can the deck solve its missions, who can staff its ships, what its Tactics do. */
import { face } from '../cards/index.ts';
import { signed } from '../ui/faces.ts';
import styles from './builder.module.css';
import type { Draft } from './draft.ts';
import { crewFigures, missionFigures, tacticFigures } from './figures.ts';
import { word } from './wording.ts';

export function Figures({ draft, onSearch }: { draft: Draft; onSearch: (words: string) => void }) {
  const missions = missionFigures(draft);
  const crew = crewFigures(draft);
  const tactics = tacticFigures(draft);
  const highest = Math.max(1, ...tactics.bars.map(({ n }) => n));
  return (
    <>
      <section className={styles.panel} aria-label={word('figures.missions')}>
        <h2>
          {word('figures.missions')} <span>{word('figures.levels')}</span>
        </h2>
        {missions.length === 0 && <p className={styles.empty}>{word('figures.none')}</p>}
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
                    title={thin && n >= needs ? word('figures.thin') : undefined}
                  >
                    {words} <b>{n >= needs ? n : word('figures.short', { n, needs })}</b>
                  </button>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.panel} aria-label={word('figures.crew')}>
        <h2>
          {word('figures.marker')} <span>{tactics.hull.toFixed(1)}</span>
        </h2>
        <div className={styles.bars} role="img" aria-label={tactics.bars.map(({ hull, n }) => word('figures.bar', { n, hull })).join(', ')}>
          {tactics.bars.map(({ hull, n }) => (
            <span key={hull}>
              <b>{n}</b>
              <i style={{ height: `${(n / highest) * 3}rem` }} />
              <small>−{hull}</small>
            </span>
          ))}
        </div>
        <p className={styles.line}>
          {word('figures.tactics', {
            hit: (2 * tactics.hull).toFixed(0),
            direct: (4 * tactics.hull).toFixed(0),
            attack: signed(Number(tactics.attack.toFixed(1))),
            defense: signed(Number(tactics.defense.toFixed(1))),
          })}
        </p>
        <h2>{word('figures.signs')}</h2>
        <p className={styles.line}>
          {crew.length === 0 ? '–' : crew.map(({ icon, people, sockets }) => word('figures.sign', { icon, people, sockets })).join('; ')}
        </p>
      </section>
    </>
  );
}
