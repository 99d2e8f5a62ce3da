/** What everybody could expect along a match that is over, with the answer that decided it. */
import type { Seat } from '@bridgehead/kernel';
import { useSeatColours } from '@bridgehead/ui';
import { t } from '../i18n.ts';
import styles from './course.module.css';

interface CourseProps {
  /** For every seat, before each answer, and what it got at the end. */
  readonly course: readonly (readonly number[])[];
  /** The answer that decided it; −1 for none. */
  readonly at: number;
  readonly seats: readonly Seat[];
  readonly first: readonly Seat[];
}

const [WIDTH, HEIGHT] = [100, 100];
/** As many steps as can be told apart. */
const STEPS = 90;

/** Lost at the bottom, won at the top, an even share half way up: a seat is compared with the average of its rivals, because each of many rivals expects little. */
export const height = (expected: number, seats: number): number => {
  const rival = (1 - expected) / (seats - 1);
  return expected / (expected + rival);
};

export function Course({ course, at, seats, first }: CourseProps) {
  const colourOf = useSeatColours();
  const last = course.length - 1;
  const xOf = (entry: number) => ((entry / Math.max(1, last)) * WIDTH).toFixed(1);
  const yOf = (expected: number) => ((1 - height(expected, seats.length)) * HEIGHT).toFixed(1);
  const entries = [...new Set(Array.from({ length: STEPS + 1 }, (_, step) => Math.round((step / STEPS) * last)))];
  const point = (seat: Seat, entry: number) => `${xOf(entry)} ${yOf(course[entry]?.[seat] ?? 0)}`;
  // The winners' lines on top of the others.
  const order = [...seats].sort((a, b) => Number(first.includes(a)) - Number(first.includes(b)));
  return (
    <svg
      className={styles.course}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('result.course-of', { at: at + 1 })}
      data-testid="course"
    >
      <path d={`M0 ${yOf(1 / seats.length)}H${WIDTH}`} className={styles.even} />
      {at >= 0 && <path d={`M${xOf(at + 1)} 0V${HEIGHT}`} className={styles.turn} />}
      {order.map((seat) => (
        <path
          key={seat}
          d={`M${entries.map((entry) => point(seat, entry)).join('L')}`}
          className={styles.line}
          stroke={colourOf(seat)}
          data-first={first.includes(seat) || undefined}
        />
      ))}
      {first.map((seat) => (
        <path key={seat} d={`M${point(seat, last)}h0`} className={styles.end} stroke={colourOf(seat)} />
      ))}
    </svg>
  );
}
