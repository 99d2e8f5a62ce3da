import { useEffect, useState } from 'react';

/**
 * What a table can do without at first (drawings, a panel): fetched when something that needs it is first shown.
 *
 *   const useFaces = later(() => import('./faces.ts'));
 *
 * and in a component `useFaces()`, which is null until it is there.
 */
export function later<T>(fetch: () => Promise<T>): () => T | null {
  let found: T | null = null;
  let coming: Promise<void> | null = null;
  const come = () => {
    coming ??= fetch().then(
      (value) => {
        found = value;
      },
      (error: unknown) => {
        coming = null; // the next drawing that is shown tries again
        console.warn(error);
      },
    );
    return coming;
  };
  return function useLater() {
    const [now, setNow] = useState(() => found);
    useEffect(() => {
      let left = false;
      if (now === null)
        void come().then(() => {
          if (!left) setNow(() => found);
        });
      return () => {
        left = true;
      };
    }, []);
    return now;
  };
}
