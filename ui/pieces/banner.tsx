/** A moment that stops the table: one line across the board that comes and goes. Without motion the status line says it alone. */
import { useEffect } from 'react';
import { announce } from './announcer.tsx';
import styles from './banner.module.css';

export function Banner({ text, at }: { text: string | null; at: number | undefined }) {
  useEffect(() => {
    if (text !== null) announce(text);
  }, [at]);
  return text === null ? null : (
    <p key={at} className={styles.banner} aria-hidden="true">
      {text}
    </p>
  );
}
