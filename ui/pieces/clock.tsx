import { useEffect, useState } from 'react';
import type { ClockInfo } from '../table.tsx';
import { t } from '../words.ts';
import styles from './clock.module.css';

const SECOND = 1000;
const HURRY = 20 * SECOND;

export function timeLeft(clock: ClockInfo, now: number): number | null {
  return clock.leftMs === null ? null : Math.max(0, clock.leftMs - (clock.running ? (now - clock.since) / clock.pace : 0));
}

export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / SECOND);
  const days = Math.floor(seconds / 86_400);
  if (days > 0) return t('ui.clock.days', { days, hours: Math.floor((seconds % 86_400) / 3600) });
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

export function Clock({ clock }: { clock: ClockInfo }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!clock.running) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [clock.running]);
  const left = timeLeft(clock, Math.max(now, clock.since));
  if (left === null)
    return clock.running ? (
      <span className={`${styles.clock} ${styles.running}`} data-clock="">
        {t('ui.clock.runs')}
      </span>
    ) : null;
  return (
    <span
      className={`${styles.clock} ${clock.running ? styles.running : ''} ${left < HURRY && clock.running ? styles.hurry : ''}`}
      data-clock=""
    >
      <span className="visually-hidden">{t('ui.clock.left')} </span>
      {clockText(left)}
    </span>
  );
}
