/**
 * What somebody has half written. One page for each seat of a match, whatever is asked meanwhile: it survives what others do,
 * another tab of the table, and a reload of the page.
 */
import { useTable } from '@bridgehead/ui';
import { useSyncExternalStore } from 'react';

const drafts = new Map<string, string>();
const listeners = new Set<() => void>();

const keyOf = (viewer: unknown): string => `draft ${location.pathname} ${String(viewer)}`;

function read(key: string): string {
  const known = drafts.get(key);
  if (known !== undefined) return known;
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
function write(key: string, text: string): void {
  drafts.set(key, text);
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // A browser that forbids storage keeps it for as long as the page is open.
  }
  for (const hear of listeners) hear();
}
const subscribe = (hear: () => void): (() => void) => {
  listeners.add(hear);
  return () => listeners.delete(hear);
};

export function useDraft(): readonly [string, (text: string) => void] {
  const { viewer } = useTable();
  const key = keyOf(viewer);
  const text = useSyncExternalStore(subscribe, () => read(key));
  return [text, (next) => write(key, next)];
}
