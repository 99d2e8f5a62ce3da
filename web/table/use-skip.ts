/** While something is played a press on nothing in particular goes on with it. A press on a thing ends it, and is taken. */
import { isTyping } from '@bridgehead/ui';
import { useEffect } from 'react';
import type { Stage } from './use-staged.ts';

const THINGS = 'button, a, input, [role="button"], [data-ref], [data-card], [data-lit], [data-answer]';
/** Log, chat, settings and the way out can be used all the while. */
const PLACES = '[data-zone="board"], #prompt';

/** `isAsked`: the newest position asks me something. */
export function useSkip(stage: Stage, isAsked: boolean): void {
  const isPlaying = stage.staged.playing !== null;
  useEffect(() => {
    if (!isPlaying) return;
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || target.closest(PLACES) === null) return;
      if (isAsked && target.closest(THINGS) !== null) stage.finish();
      else stage.skip();
    };
    const key = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]') !== null || isTyping(event.target)) return;
      const isOnThing = event.target instanceof Element && event.target.closest(THINGS) !== null;
      if (event.key === ' ' && !isOnThing) {
        event.preventDefault();
        event.stopPropagation();
        stage.skip();
      } else if (isAsked && !event.ctrlKey && !event.metaKey && !event.altKey && event.key !== 'Tab') stage.finish();
    };
    addEventListener('pointerdown', press, true);
    addEventListener('keydown', key, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('keydown', key, true);
    };
  }, [stage, isPlaying, isAsked]);
}
