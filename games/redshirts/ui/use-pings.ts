/** Sections that a crew-mate has just pointed at. A ping fades on this page by itself, whether or not the table says so. */
import { useTable } from '@bridgehead/ui';
import { useEffect, useRef, useState } from 'react';

const FADES_MS = 8_000;

export function usePings(): ReadonlySet<string> {
  const { marks } = useTable();
  const seen = useRef(new Map<string, number>());
  const [, again] = useState(0);
  const pings = marks.filter(({ what }) => what === 'ping');
  const now = Date.now();
  const keys = pings.map(({ seat, on, at }) => ({ key: `${seat}/${on}/${at}`, on }));
  for (const { key } of keys) if (!seen.current.has(key)) seen.current.set(key, now);
  const young = keys.filter(({ key }) => now - (seen.current.get(key) ?? now) < FADES_MS);
  const next = young.length === 0 ? null : Math.min(...young.map(({ key }) => (seen.current.get(key) ?? now) + FADES_MS));
  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(() => again((n) => n + 1), Math.max(50, next - Date.now()));
    return () => clearTimeout(timer);
  }, [next]);
  return new Set(young.map(({ on }) => on));
}
