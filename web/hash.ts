import { useEffect, useState } from 'react';

/** What stands behind the # of the address. */
export function useHash(): string {
  const read = () => decodeURIComponent(location.hash.slice(1));
  const [hash, setHash] = useState(read);
  useEffect(() => {
    const update = () => setHash(read());
    addEventListener('hashchange', update);
    return () => removeEventListener('hashchange', update);
  }, []);
  return hash;
}
