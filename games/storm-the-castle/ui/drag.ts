/** Dragging with one pointer: beyond a few pixels a press becomes a drag; letting go over a space drops there. */
import type { PointerEvent as ReactPointerEvent } from 'react';
import type { Space } from '../board.ts';

const THRESHOLD = 9;

interface Drag {
  begin(): void;
  drop(space: Space): void;
}

export function dragFrom(event: ReactPointerEvent<Element>, { begin, drop }: Drag): void {
  if (event.button !== 0) return;
  const start = { x: event.clientX, y: event.clientY };
  const source = event.currentTarget;
  let dragging = false;
  const move = (next: PointerEvent) => {
    if (dragging || Math.hypot(next.clientX - start.x, next.clientY - start.y) < THRESHOLD) return;
    dragging = true;
    document.documentElement.style.setProperty('cursor', 'grabbing');
    begin();
  };
  const stop = () => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', stop);
    document.documentElement.style.removeProperty('cursor');
  };
  const end = (last: PointerEvent) => {
    stop();
    if (!dragging) return;
    // The click that follows a drag is not a tap.
    source.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => source.removeEventListener('click', swallow, { capture: true }), 0);
    const space = spaceUnder(last.clientX, last.clientY);
    if (space !== null) drop(space);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', stop);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function spaceUnder(x: number, y: number): Space | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const space = element.closest('[data-space]')?.getAttribute('data-space');
    if (space != null) return Number(space);
  }
  return null;
}
