/** What a run or a saved report says: the answers first, then plots, then tables. */
import { BROAD, type Figures, fairness, length, lengthPlot, percent, placesPlot, suspect, thingsPlot } from '@bridgehead/lab';
import { useEffect, useRef, useState } from 'react';
import { t } from '../i18n.ts';
import styles from '../pages/lab.module.css';

export interface Shown {
  readonly figures: Figures;
  readonly rounds: readonly number[];
}

export function ReportView({ figures, rounds, busy }: Shown & { readonly busy: boolean }) {
  const uses = [...new Set(figures.things.map((one) => one.use))];
  return (
    <section className={styles.report} aria-label={t('lab.report')} data-testid="lab-report">
      <div className={styles.answers} role="status" aria-busy={busy}>
        <p>{fairness(figures)}</p>
        <p>{suspect(figures)}</p>
        <p>{length(figures)}</p>
      </div>
      <Drawing title={t('lab.who-wins')} draw={(width) => placesPlot(figures, document, width)} of={figures} />
      <Drawing title={t('lab.how-long')} draw={(width) => lengthPlot(rounds, document, width)} of={figures} />
      {uses.map((use) => (
        <Drawing
          key={use}
          title={t('lab.things', { use })}
          draw={(width) => thingsPlot(figures, use, document, width)}
          note={t('lab.things.note')}
          of={figures}
        />
      ))}
      {figures.measures.length > 0 && <Measures figures={figures} />}
    </section>
  );
}

interface DrawingProps {
  readonly title: string;
  readonly note?: string;
  readonly draw: (width: number) => Element | null;
  readonly of: Figures;
}

function Drawing({ title, note, draw, of }: DrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setWidth(Math.min(BROAD, Math.floor(entry?.contentRect.width ?? 0))));
    if (place.current !== null) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (width === 0) return;
    const drawn = draw(width);
    // The drawing as a whole has its name; names of its parts would stand inside a picture.
    for (const part of drawn?.querySelectorAll('[aria-label]') ?? []) part.removeAttribute('aria-label');
    place.current?.replaceChildren(...(drawn === null ? [] : [drawn]));
  }, [of, width]);
  return (
    <figure>
      <h2>{title}</h2>
      {note !== undefined && <p className={styles.quiet}>{note}</p>}
      <div ref={place} className={styles.plot} role="img" aria-label={title} />
    </figure>
  );
}

const shown = (n: number): string => (Math.abs(n) >= 100 ? n.toFixed(0) : String(Number(n.toPrecision(3))));

function Measures({ figures }: { figures: Figures }) {
  return (
    <div className={styles.wide}>
      <h2>{t('lab.measures')}</h2>
      <table>
        <thead>
          <tr>
            <th>{t('lab.measure')}</th>
            <th>{t('lab.value')}</th>
            <th>{t('lab.target')}</th>
            <th>{t('lab.verdict')}</th>
          </tr>
        </thead>
        <tbody>
          {figures.measures.map(({ key, title, value, target, onTarget }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              <td>{shown(value)}</td>
              <td>{target === null ? '–' : `${shown(target[0])} – ${shown(target[1])}`}</td>
              <td>{onTarget === null ? '' : t(onTarget ? 'lab.on-target' : 'lab.off-target')}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('lab.draws')}</th>
            <td>{percent(figures.drawShare)}</td>
            <td>–</td>
            <td />
          </tr>
        </tbody>
      </table>
    </div>
  );
}
