/** Rings around what a guide or a hint speaks of. */
import type { Ref } from '@bridgehead/kernel';
import { useEffect } from 'react';

/** A board measures its place before it draws, so what is spoken of may come a few pictures later. */
const PICTURES = 12;

/** Null: nothing is pointed at. */
export function usePointers(refs: readonly Ref[] | null): void {
  useEffect(() => {
    let pointed: readonly Element[] = [];
    const lift = () => {
      for (const element of pointed) element.removeAttribute('data-pointed');
    };
    let frame = 0;
    const point = (left: number) => {
      lift();
      const things = refs === null ? [] : thingsAt(refs);
      pointed = things.length > 0 || refs === null ? things : loudest();
      for (const element of pointed) element.setAttribute('data-pointed', '');
      const isAwaited = things.length === 0 && refs !== null && refs.length > 0 && left > 0;
      if (isAwaited) frame = requestAnimationFrame(() => point(left - 1));
    };
    point(PICTURES);
    return () => {
      cancelAnimationFrame(frame);
      lift();
    };
  });
}

/** The things themselves where they are on the table, in words or drawings. */
const thingsAt = (refs: readonly string[]): Element[] => refs.flatMap((ref) => [...document.querySelectorAll(`[data-ref="${ref}"]`)]);
/** The loudest button of the question, or any. */
function loudest(): Element[] {
  const buttons = [...document.querySelectorAll('[data-zone="prompt"] button:not(:disabled)')];
  return buttons.filter((button, i) => (buttons.some((one) => one.hasAttribute('data-main')) ? button.hasAttribute('data-main') : i === 0));
}
