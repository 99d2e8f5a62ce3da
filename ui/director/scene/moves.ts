/** What moves on the table itself during a beat: the striker leans, the struck is pushed, who falls falls. With Web Animations or not at all. */
import type { Playing } from '../director.ts';
import { centreOf, type Point, type Rect } from './place.ts';

const EASE = { enter: 'cubic-bezier(.16,.84,.3,1)', strike: 'cubic-bezier(.7,0,1,.5)', topple: 'cubic-bezier(.45,0,.8,.3)' } as const;
const STOP_MS = { stroke: 50, great: 70 } as const;
const LEAN_DEG = 12;
const TOPPLE_DEG = 96;
const NUDGE = { stroke: 4, great: 16, striker: 4, ms: 140 } as const;

export function elementOf(root: ParentNode | null, ref: string | null | undefined): Element | null {
  if (root === null || ref == null) return null;
  // Of several pictures of a thing the largest is the thing.
  const areaOf = (one: Element): number => one.getBoundingClientRect().width * one.getBoundingClientRect().height;
  const found = [...root.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)].map((one) => ({ one, area: areaOf(one) }));
  const largest = found.reduce((a, b) => (b.area > a.area ? b : a), { one: null as Element | null, area: 0 });
  return largest.one;
}
/** Where it is, from the corner of this place. */
export function rectIn(host: Element, element: Element): Rect {
  const [at, box] = [host.getBoundingClientRect(), element.getBoundingClientRect()];
  return { x: box.left - at.left, y: box.top - at.top, w: box.width, h: box.height };
}

/** Drawn things turn about their own feet, not about the corner of the drawing. */
function footed(element: Element): void {
  if (!(element instanceof SVGElement)) return;
  element.style.transformBox = 'fill-box';
  element.style.transformOrigin = '50% 90%';
}
/** Added to where a drawing has put it. */
const turn = (...degrees: readonly string[]): PropertyIndexedKeyframes => ({ transform: degrees.map((one) => `rotate(${one})`) });
const can = (element: Element | null): element is Element => typeof element?.animate === 'function';

/** The unit vector from one thing to another. */
function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** Begins what this phase moves; returns what takes it back. */
export function moveFor(board: Element, { phase, ms, class: of, picture, verdict }: Playing): () => void {
  const striker = elementOf(board, picture.striker);
  const struck = elementOf(board, picture.struck);
  const [from, to] = [striker, struck].map((one) => (one === null ? null : centreOf(rectIn(board, one))));
  const line = from && to ? towards(from, to) : { x: 0, y: 0 };
  const running: Animation[] = [];
  const play = (element: Element | null, frames: PropertyIndexedKeyframes, timing: KeyframeAnimationOptions): void => {
    if (!can(element)) return;
    footed(element);
    running.push(element.animate(frames, { fill: 'both', ...timing }));
  };
  const lean = `${line.x < 0 ? -LEAN_DEG : LEAN_DEG}deg`;
  if (phase === 'announce') play(striker, turn('0deg', lean), { duration: ms, easing: EASE.enter, composite: 'add' });
  if (phase === 'suspense') play(striker, turn(lean, lean), { duration: ms, composite: 'add' });
  if (phase === 'verdict') {
    const push = (px: number) => ['0px 0px', `${line.x * px}px ${line.y * px}px`, '0px 0px'];
    const stop = of === 'great' ? STOP_MS.great : STOP_MS.stroke;
    play(striker, turn(lean, '0deg'), { duration: ms, easing: EASE.strike, composite: 'add' });
    if (verdict?.burst !== undefined) {
      play(struck, { translate: push(of === 'great' ? NUDGE.great : NUDGE.stroke) }, { duration: NUDGE.ms, delay: stop });
      play(striker, { translate: push(-NUDGE.striker) }, { duration: NUDGE.ms, delay: stop });
    }
  }
  if (phase === 'consequence')
    for (const ref of verdict?.falls ?? []) {
      const side = line.x < 0 ? -TOPPLE_DEG : TOPPLE_DEG;
      play(elementOf(board, ref), turn('0deg', `${side}deg`), { duration: ms, easing: EASE.topple, composite: 'add' });
      play(elementOf(board, ref), { opacity: [1, 1, 0] }, { duration: ms });
    }
  return () => {
    for (const one of running) one.cancel();
  };
}

/** Everything that moves stands for a blink. */
export function hitStop(root: Element, of: Playing['class']): void {
  if (typeof root.getAnimations !== 'function') return;
  const running = root.getAnimations({ subtree: true }).filter((one) => one.playState === 'running');
  for (const one of running) one.pause();
  setTimeout(
    () => {
      for (const one of running) if (one.playState === 'paused') one.play();
    },
    of === 'great' ? STOP_MS.great : STOP_MS.stroke,
  );
}
