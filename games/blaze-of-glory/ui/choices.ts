/** Several answers behind one tap: they are listed, and one is chosen. */
import type { Json } from '@bridgehead/kernel';
import { useSyncExternalStore } from 'react';

const NONE: readonly Json[] = [];
let open: readonly Json[] = NONE;
const listeners = new Set<() => void>();

export function openChoices(options: readonly Json[]): void {
  open = options;
  for (const listener of listeners) listener();
}
export const closeChoices = (): void => openChoices(NONE);
export const useChoices = (): readonly Json[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
