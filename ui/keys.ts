/** Keys: what they do at a table, and how focus travels inside a zone. */
import type { KeyboardEvent } from 'react';

export const COMMANDS = ['pass', 'undo', 'last', 'clocks', 'status', 'rule', 'hint', 'odds', 'list', 'type', 'help'] as const;
export type Command = (typeof COMMANDS)[number];
export type Keymap = Readonly<Record<Command, string>>;
export const DEFAULT_KEYS: Keymap = {
  pass: 'p',
  undo: 'u',
  last: 'l',
  clocks: 'c',
  status: 's',
  rule: 'r',
  hint: 'h',
  odds: 'o',
  list: 'b',
  type: '/',
  help: '?',
};

/** The command of a key press, unless somebody is typing or a modifier is held. */
export function commandOf(event: globalThis.KeyboardEvent, keys: Keymap, single: boolean): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return null;
  const key = event.key.toLowerCase();
  if (!single && key !== '?') return null;
  return COMMANDS.find((command) => keys[command] === key) ?? null;
}

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));
}

/** A place in a drawing where focus can rest. Attributes of SVG are case-sensitive, so the name must be spelt as in the document. */
export const stopInDrawing = (isEntry: boolean): object => ({ tabindex: isEntry ? 0 : -1, 'data-stop': '' });

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Roving focus: inside a zone the arrows go to the nearest thing in that direction; Home and End to the first and last.
 * Things are elements with `data-stop`; the one with tabIndex 0 is where Tab enters.
 */
export function rove(event: KeyboardEvent<HTMLElement | SVGElement>): void {
  const step = STEPS[event.key];
  if (step === undefined && event.key !== 'Home' && event.key !== 'End') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
  const here = document.activeElement?.closest<HTMLElement>('[data-stop]') ?? null;
  if (stops.length === 0 || here === null) return;
  event.preventDefault();
  event.stopPropagation();
  const next = step === undefined ? stops.at(event.key === 'Home' ? 0 : -1) : nearest(here, stops, step);
  if (next === undefined || next === null) return;
  for (const stop of stops) stop.tabIndex = stop === next ? 0 : -1;
  next.focus();
}

function nearest(here: HTMLElement, stops: readonly HTMLElement[], [dx, dy]: readonly [number, number]): HTMLElement | null {
  const from = middle(here);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const stop of stops) {
    if (stop === here) continue;
    const to = middle(stop);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const across = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (along <= 1) continue;
    const cost = along + across * 2.5;
    if (cost < least) {
      least = cost;
      best = stop;
    }
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
