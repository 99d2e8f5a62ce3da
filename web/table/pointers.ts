/** Rings around what a guide or a hint speaks of. */
import type { Ref } from '@bridgehead/kernel';
import { useEffect } from 'react';

/** Null: nothing is pointed at. */
export function usePointers(refs: readonly Ref[] | null): void {
  useEffect(() => {
    const pointed = refs === null ? [] : pointedAt(refs);
    for (const element of pointed) element.setAttribute('data-pointed', '');
    return () => {
      for (const element of pointed) element.removeAttribute('data-pointed');
    };
  });
}

/** The things themselves where they are on the table, in words or drawings; otherwise the loudest button, or any. */
function pointedAt(refs: readonly string[]): Element[] {
  const things = refs.flatMap((ref) => [...document.querySelectorAll(`[data-ref="${ref}"]`)]);
  if (things.length > 0) return things;
  const buttons = [...document.querySelectorAll('[data-zone="prompt"] button:not(:disabled)')];
  return buttons.filter((button, i) => (buttons.some((one) => one.hasAttribute('data-main')) ? button.hasAttribute('data-main') : i === 0));
}
