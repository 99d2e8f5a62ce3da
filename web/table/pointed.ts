import type { Ref } from '@bridgehead/kernel';
import { useEffect } from 'react';

/** Draws a ring around these things, wherever they lie now; around something else if none of them is in sight. Null: no ring at all. */
export function usePointed(refs: readonly Ref[] | null, otherwise: () => Element[] = () => []): void {
  useEffect(() => {
    const things = (refs ?? []).flatMap((ref) => [...document.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)]);
    for (const element of things.length > 0 || refs === null ? things : otherwise()) element.setAttribute('data-pointed', '');
    return () => {
      for (const element of document.querySelectorAll('[data-pointed]')) element.removeAttribute('data-pointed');
    };
  });
}
