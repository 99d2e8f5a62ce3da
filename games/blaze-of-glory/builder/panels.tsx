/** Advice, never mixed with faults: can the deck solve its missions, who can staff its ships, what its Tactics do. */
import { face } from '../cards/index.ts';
import { signed } from '../ui/faces.ts';
import styles from './builder.module.css';
import type { Draft } from './draft.ts';
import { crewFigures, curveOf, missionFigures, tacticFigures } from './figures.ts';
import { word } from './wording.ts';

export function Figures({ draft, onSearch }: { draft: Draft; onSearch: (words: string) => void }) {
  return (
    <>
      <Missions draft={draft} onSearch={onSearch} />
      <People draft={draft} />
      <Tactics draft={draft} />
    </>
  );
}

function Missions({ draft, onSearch }: { draft: Draft; onSearch: (words: string) => void }) {
  const missions = missionFigures(draft);
  return (
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
  );
}

interface Bar {
  readonly label: string;
  readonly n: number;
}
function Bars({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const highest = Math.max(1, ...bars.map(({ n }) => n));
  return (
    <div className={styles.bars} role="img" aria-label={label}>
      {bars.map((bar) => (
        <span key={bar.label}>
          <b>{bar.n}</b>
          <i style={{ height: `${(bar.n / highest) * 3}rem` }} />
          <small>{bar.label}</small>
        </span>
      ))}
    </div>
  );
}

/** The curve: how many people are worth how much. */
function People({ draft }: { draft: Draft }) {
  const crew = crewFigures(draft);
  const bars = curveOf(draft).map(({ from, to, n }) => ({ label: to === null ? `${from}+` : from === 0 ? `≤${to}` : `${from}–${to}`, n }));
  return (
    <section className={styles.panel} aria-label={word('figures.people')}>
      <h2>
        {word('figures.people')} <span>{word('figures.sum')}</span>
      </h2>
      <Bars bars={bars} label={bars.map(({ label, n }) => word('figures.worth', { n, label })).join(', ')} />
      <h2>{word('figures.signs')}</h2>
      <p className={styles.line}>
        {crew.length === 0 ? '–' : crew.map(({ icon, people, sockets }) => word('figures.sign', { icon, people, sockets })).join('; ')}
      </p>
    </section>
  );
}

function Tactics({ draft }: { draft: Draft }) {
  const tactics = tacticFigures(draft);
  const bars = tactics.bars.map(({ hull, n }) => ({ label: `−${hull}`, n }));
  return (
    <section className={styles.panel} aria-label={word('figures.marker')}>
      <h2>
        {word('figures.marker')} <span>{tactics.hull.toFixed(1)}</span>
      </h2>
      <Bars bars={bars} label={tactics.bars.map(({ hull, n }) => word('figures.bar', { n, hull })).join(', ')} />
      <p className={styles.line}>
        {word('figures.tactics', {
          hit: (2 * tactics.hull).toFixed(0),
          direct: (4 * tactics.hull).toFixed(0),
          attack: signed(Number(tactics.attack.toFixed(1))),
          defense: signed(Number(tactics.defense.toFixed(1))),
        })}
      </p>
    </section>
  );
}
