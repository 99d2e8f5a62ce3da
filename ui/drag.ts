/** Dragging with one pointer: beyond a few pixels a press becomes a drag, which carries its piece; letting go drops it on what lies below. */
import type { Ref } from '@bridgehead/kernel';
import type { PointerEvent as ReactPointerEvent } from 'react';

const THRESHOLD = 9;

interface Drag {
  begin(): void;
  /** What lies under the pointer, from the top. */
  drop(refs: readonly Ref[]): void;
  /** The piece that is carried; the pressed element if absent. */
  readonly piece?: Element | null;
}

export function dragFrom(event: ReactPointerEvent<Element>, { begin, drop, piece }: Drag): void {
  if (event.button !== 0) return;
  const start = { x: event.clientX, y: event.clientY };
  const source = event.currentTarget;
  let ghost: HTMLElement | null = null;
  const move = (next: PointerEvent) => {
    if (ghost === null) {
      if (Math.hypot(next.clientX - start.x, next.clientY - start.y) < THRESHOLD) return;
      ghost = ghostOf(piece ?? source);
      document.documentElement.style.setProperty('cursor', 'grabbing');
      begin();
    }
    ghost.style.translate = `${next.clientX - start.x}px ${next.clientY - start.y}px`;
  };
  const stop = () => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', stop);
    document.documentElement.style.removeProperty('cursor');
    ghost?.remove();
  };
  const end = (last: PointerEvent) => {
    stop();
    if (ghost === null) return;
    // The click that follows a drag is not a tap.
    source.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => source.removeEventListener('click', swallow, { capture: true }), 0);
    drop(refsUnder(last.clientX, last.clientY));
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', stop);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** A copy of the piece at its place, above everything, without names of its own. */
function ghostOf(piece: Element): HTMLElement {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: '200',
    pointerEvents: 'none',
    opacity: '0.92',
  });
  const copy = piece.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll('[data-ref], [data-card], [data-stop]')])
    for (const name of ['data-ref', 'data-card', 'data-stop', 'data-at', 'id']) one.removeAttribute(name);
  if (piece instanceof SVGGraphicsElement) ghost.append(drawingOf(piece, copy as SVGElement));
  else {
    // Outside its row a piece would be only as wide as what it holds asks for, and a strip asks for nothing.
    Object.assign((copy as HTMLElement).style, { width: '100%', height: '100%' });
    ghost.append(copy);
  }
  document.body.append(ghost);
  return ghost;
}

function drawingOf(piece: SVGGraphicsElement, copy: SVGElement): SVGSVGElement {
  const { x, y, width, height } = piece.getBBox();
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  svg.setAttribute('width', '100%');
  svg.setAttribute('height', '100%');
  svg.style.overflow = 'visible';
  copy.style.transform = 'none';
  svg.append(copy);
  return svg;
}

function refsUnder(x: number, y: number): Ref[] {
  const refs = document.elementsFromPoint(x, y).map((element) => element.closest('[data-ref]')?.getAttribute('data-ref') ?? null);
  return [...new Set(refs.filter((ref) => ref !== null))];
}
