import { useEffect, useState } from 'react';

/** Something that is fetched when it is wanted, by its name: null until it is there, and while nothing is wanted. */
export function useFetched<T>(of: string | null, fetch: (of: string) => Promise<T | null> | undefined): T | null {
  const [found, setFound] = useState<{ readonly of: string; readonly value: T | null } | null>(null);
  useEffect(() => {
    let left = false;
    if (of === null) return;
    fetch(of)?.then(
      (value) => {
        if (!left) setFound({ of, value });
      },
      (error: unknown) => console.warn(error),
    );
    return () => {
      left = true;
    };
  }, [of]);
  return found !== null && found.of === of ? found.value : null;
}
