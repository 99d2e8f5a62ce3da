/** Rings around what a guide or a hint speaks of. */
import type { Json, Ref } from '@bridgehead/kernel';
import { useEffect } from 'react';

/**
 * Null: nothing is pointed at. What is drawn later, or drawn again, is ringed when it comes: a board measures its place before it draws.
 * Where none of the things is on the table, the button that is meant.
 */
export function usePointers(refs: readonly Ref[] | null, button: () => readonly Element[] = loudest): void {
  useEffect(() => {
    if (refs === null) return;
    let pointed: readonly Element[] = [];
    const lift = () => {
      for (const element of pointed) element.removeAttribute('data-pointed');
    };
    const point = () => {
      const things = thingsAt(refs);
      const wanted = things.length > 0 ? things : button();
      if (wanted.length === pointed.length && wanted.every((one) => pointed.includes(one))) return;
      lift();
      pointed = wanted;
      for (const element of pointed) element.setAttribute('data-pointed', '');
    };
    point();
    const watch = new MutationObserver(point);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
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
/** The button that gives just this answer, or the one that leads to all of them. */
export function buttonFor(answer: Json): readonly Element[] {
  const inPrompt = (selector: string) => [...document.querySelectorAll(`[data-zone="prompt"] ${selector}`)];
  const own = inPrompt(`[data-answer=${JSON.stringify(JSON.stringify(answer))}]`);
  return own.length > 0 ? own : inPrompt('[data-testid="all-choices"]');
}
