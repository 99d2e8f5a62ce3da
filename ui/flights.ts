/**
 * Cards and units fly from where they were to where they are: out of the hand onto the board, from the pool into a party.
 * Everything with `data-card` takes part, whichever game drew it. Nothing is moved while motion is off.
 */
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { TableSettings } from './table.tsx';

/** LOOK: move 220 ms, draw and play 180 ms; fast is half of it. */
const MOVE_MS = { relaxed: 330, normal: 220, fast: 110 } as const;
const APPEAR_MS = { relaxed: 270, normal: 180, fast: 90 } as const;
const EASE = 'cubic-bezier(0.2, 0.7, 0.3, 1)';
/** Nearer than this nothing has moved; it was only drawn again. */
const STILL_PX = 6;

type Places = ReadonlyMap<string, { readonly element: Element; readonly box: DOMRect }>;

/** `version` is another one with every change of what lies on the table. */
export function useFlights(root: RefObject<HTMLElement | null>, version: unknown, motion: TableSettings['motion']): void {
  const flying = useRef<Animation[]>([]);
  // While it renders, the page still shows the table before the change.
  const before = useMemo(() => (motion === 'off' ? null : placesIn(root.current)), [version, motion]);
  useLayoutEffect(() => {
    if (motion === 'off' || before === null || before.size === 0 || !isMotionWelcome() || !canAnimate()) return;
    finish(flying.current);
    flying.current = [...placesIn(root.current)].flatMap(([card, { element, box }]) => {
      const from = before.get(card)?.box;
      if (from === undefined) return [element.animate({ opacity: [0, 1] }, { duration: APPEAR_MS[motion], easing: EASE })];
      const [dx, dy] = [centre(from).x - centre(box).x, centre(from).y - centre(box).y];
      if (Math.hypot(dx, dy) < STILL_PX) return [];
      return [element.animate({ translate: [`${dx}px ${dy}px`, '0px 0px'] }, { duration: MOVE_MS[motion], easing: EASE })];
    });
  }, [version]);
  // Input is never kept waiting: a press ends what still flies.
  useEffect(() => {
    const press = () => finish(flying.current);
    addEventListener('pointerdown', press, true);
    addEventListener('keydown', press, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('keydown', press, true);
    };
  }, []);
}

const canAnimate = (): boolean => typeof Element.prototype.animate === 'function';
const isMotionWelcome = (): boolean => matchMedia('(prefers-reduced-motion: no-preference)').matches;

function finish(flights: readonly Animation[]): void {
  for (const flight of flights) flight.finish();
}

/** Where each card is seen, the first time it is seen; what lies outside the window does not fly in. */
function placesIn(root: HTMLElement | null): Places {
  const places = new Map<string, { element: Element; box: DOMRect }>();
  for (const element of root?.querySelectorAll('[data-card]') ?? []) {
    const card = element.getAttribute('data-card') ?? '';
    const box = element.getBoundingClientRect();
    const isSeen = box.width > 0 && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight;
    if (isSeen && !places.has(card)) places.set(card, { element, box });
  }
  return places;
}

const centre = (box: DOMRect): { readonly x: number; readonly y: number } => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
