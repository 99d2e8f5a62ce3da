/** What is not needed for the first move waits until the first page stands and the line is at rest. */
import { useEffect, useState } from 'react';

export const whenIdle = (work: () => void) =>
  window.requestIdleCallback === undefined ? setTimeout(work, 200) : requestIdleCallback(work);
let begun = false;

/** Called by what the visitor sees first: the hall, a page, a table. */
export function useLater(): void {
  useEffect(() => {
    if (begun) return;
    begun = true;
    whenIdle(() => {
      void import('./fonts.ts');
      // Only a built page comes with a worker.
      if ('serviceWorker' in navigator && document.querySelector('script[src*="/assets/"]') !== null)
        navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    });
  }, []);
}

/** False until there is time for what nobody waits for. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    whenIdle(() => setIdle(true));
  }, []);
  return isIdle;
}
