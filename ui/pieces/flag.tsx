/** What an answer would lead to, on the thing that gives it: a sign and a few words, colour last. */
import styles from './flag.module.css';

export interface Outcome {
  readonly text: string;
  /** Null where it cannot be said to be good or bad. */
  readonly good: boolean | null;
}

export function Flag({ outcome: { text, good } }: { outcome: Outcome }) {
  return (
    <span className={`${styles.flag} ${good === true ? styles.good : good === false ? styles.bad : ''}`}>
      {good !== null && <span aria-hidden="true">{good ? '✓' : '✕'}</span>} {text}
    </span>
  );
}
