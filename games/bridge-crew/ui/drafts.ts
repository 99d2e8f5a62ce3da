/**
 * An unfinished text: one per seat of a match, independent of the open question. It survives other players' moves,
 * a change of tab, and a reload.
 */
import { useTable } from '@bridgehead/ui';
import { useEffect, useSyncExternalStore } from 'react';

const drafts = new Map<string, string>();
/** What was sent, as the answer to which question: it is a draft until it is taken. */
const sent = new Map<string, { readonly prompt: number; readonly text: string }>();
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

/** Another question is open than the one that was answered: the words were taken. */
function settle(key: string, prompt: number): void {
  const given = sent.get(key);
  if (given === undefined || given.prompt === prompt) return;
  sent.delete(key);
  if (read(key).trim() === given.text) write(key, '');
}

/** The words, what changes them, and what posts them. What is refused stays on the page. */
export function useDraft(): readonly [draft: string, set: (text: string) => void, post: () => void] {
  const { viewer, prompt, answer } = useTable();
  const key = keyOf(viewer);
  const text = useSyncExternalStore(subscribe, () => read(key));
  const open = prompt?.id ?? 0;
  useEffect(() => settle(key, open), [key, open]);
  const post = () => {
    sent.set(key, { prompt: open, text: text.trim() });
    answer(text.trim());
  };
  return [text, (next) => write(key, next), post];
}
