import type { Ref } from '@bridgehead/kernel';
import { useEffect } from 'react';

/** Draws a ring around these things, wherever they lie now. */
export function usePointed(refs: readonly Ref[]): void {
  useEffect(() => {
    for (const ref of refs)
      for (const element of document.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)) element.setAttribute('data-pointed', '');
    return () => {
      for (const element of document.querySelectorAll('[data-pointed]')) element.removeAttribute('data-pointed');
    };
  });
}
