/** The expected result of each seat along the match. A seat is told by colour, dashes and its sign at the end of its line. */
import { SeatShape, useSeatColours, useTable } from '@bridgehead/ui';
import { useEffect, useRef, useState } from 'react';
import { t } from '../i18n.ts';
import styles from './annotation-panel.module.css';
import type { Annotation } from './worker.ts';

interface GraphProps {
  readonly annotation: Annotation;
  readonly seats: number;
  readonly last: number;
  readonly at: number;
  readonly onJump: (at: number) => void;
}

const HEIGHT = 150;
const PAD = { left: 46, right: 34, top: 10, bottom: 10 } as const;
const DASHES = ['none', '7 4', '2 3', '10 3 2 3', '1 5', '12 5', '4 2', '6 2 1 2'] as const;

export function Graph({ annotation, seats, last, at, onJump }: GraphProps) {
  const { nameOf } = useTable();
  const colourOf = useSeatColours();
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setWidth(Math.max(200, element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const xOf = (entry: number) => PAD.left + (entry / Math.max(1, last)) * (width - PAD.left - PAD.right);
  const yOf = (expected: number) => PAD.top + (1 - expected) * (HEIGHT - PAD.top - PAD.bottom);
  const lines = Array.from({ length: seats }, (_, seat) => lineOf(annotation, seat));
  const names = lines.map((_, seat) => nameOf(seat)).join(', ');
  return (
    <div ref={place} className={styles.graph}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider and the list below are the keyboard's way to the same places */}
      <svg
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={t('annotate.graph', { names, count: annotation.turningPoints.length })}
        onClick={(event) => {
          const from = event.currentTarget.getBoundingClientRect().left;
          const part = (event.clientX - from - PAD.left) / (width - PAD.left - PAD.right);
          onJump(Math.round(Math.min(1, Math.max(0, part)) * last));
        }}
      >
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <line x1={PAD.left} x2={width - PAD.right} y1={yOf(share)} y2={yOf(share)} className={styles.grid} />
            <text x={PAD.left - 6} y={yOf(share) + 4} textAnchor="end" className={styles.tick}>
              {t('hint.percent', { n: 100 * share })}
            </text>
          </g>
        ))}
        <line x1={xOf(at)} x2={xOf(at)} y1={PAD.top} y2={HEIGHT - PAD.bottom} className={styles.now} />
        {lines.map((points, seat) => {
          const d = points.map(([entry, expected], i) => `${i === 0 ? 'M' : 'L'}${xOf(entry)} ${yOf(expected)}`).join('');
          return (
            <g key={seat}>
              <path d={d} className={styles.casing} strokeDasharray={DASHES[seat % DASHES.length]} />
              <path d={d} className={styles.line} stroke={colourOf(seat)} strokeDasharray={DASHES[seat % DASHES.length]} />
            </g>
          );
        })}
        {annotation.turningPoints.map(({ at: entry, seat }, i) => (
          <g key={entry} transform={`translate(${xOf(entry)} ${yOf(annotation.course[entry]?.[seat] ?? 0.5)})`} className={styles.turn}>
            <circle r={9} fill={colourOf(seat)} />
            <text y={4} textAnchor="middle">
              {i + 1}
            </text>
          </g>
        ))}
        {lines.map((points, seat) => (
          <g key={seat} transform={`translate(${width - PAD.right + 4} ${yOf(points.at(-1)?.[1] ?? 0.5) - 10}) scale(0.84)`}>
            <SeatShape seat={seat} />
          </g>
        ))}
      </svg>
    </div>
  );
}

/** The seat's share along the match: as many points as can be told apart. */
const STEPS = 200;
function lineOf({ course }: Annotation, seat: number): readonly (readonly [number, number])[] {
  const last = course.length - 1;
  const entries = [...new Set(Array.from({ length: STEPS + 1 }, (_, step) => Math.round((step / STEPS) * last)))];
  return entries.filter((entry) => entry >= 0).map((entry) => [entry, course[entry]?.[seat] ?? 0] as const);
}
