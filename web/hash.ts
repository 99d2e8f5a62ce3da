import { useEffect, useState } from 'react';

/** What stands behind the # of the address. */
export function useHash(): string {
  const read = () => plainly(location.hash.slice(1));
  const [hash, setHash] = useState(read);
  useEffect(() => {
    const update = () => setHash(read());
    addEventListener('hashchange', update);
    return () => removeEventListener('hashchange', update);
  }, []);
  return hash;
}

/** A lone % stands for itself. */
export function plainly(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
