/**
 * The stage: a table is exactly one window large and nothing on it is cut off. One plan for each kind of window; how large
 * letters are decides with the window which one it is.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';

/** full: board, dock, rail. short: the hand as strips, the rail in a drawer. upright and lying: as a phone is held. */
export const STAGES = ['full', 'short', 'upright', 'lying'] as const;
export type Stage = (typeof STAGES)[number];

export interface Box {
  readonly w: number;
  readonly h: number;
}

/** By the window's size, in pixels of ordinary letters. */
export function stageOf({ w, h }: Box): Stage {
  if (w < h) return 'upright';
  if (h < 600) return 'lying';
  return w >= 1200 && h >= 760 ? 'full' : 'short';
}

/** The least room in which a stage can be read. */
const LEAST = { upright: { w: 360, h: 640 }, lying: { w: 720, h: 385 } } as const;
/** The window for which the places are drawn; in larger ones they grow, up to this. */
const DRAWN_FOR: Box = { w: 1440, h: 900 };
const MOST_GROWTH = 1.25;

/** How much larger than ordinary letters are: as wished, and as far as the stage still has its least room. */
export function letterScale({ w, h }: Box, wish: number): number {
  const growth = Math.min(MOST_GROWTH, Math.max(1, Math.min(w / DRAWN_FOR.w, h / DRAWN_FOR.h)));
  const least = w < h ? LEAST.upright : LEAST.lying;
  return Math.max(1, Math.min(wish * growth, w / least.w, h / least.h));
}

/** The inner size of an element, in rem, so that a layout made by it grows with the letters; null before it is known. */
export function useBox<E extends HTMLElement>(): [RefObject<E | null>, Box | null] {
  const ref = useRef<E>(null);
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const next = { w: element.clientWidth / rem, h: element.clientHeight / rem };
      setBox((before) => (before?.w === next.w && before.h === next.h ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, box];
}
