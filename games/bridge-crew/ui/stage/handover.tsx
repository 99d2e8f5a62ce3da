/** The cap flies from the old Captain's plate to the new one's, and the eye the other way (BRC-77, BRC-78, BRC-102). */
import { Icon, useTable } from '@bridgehead/ui';
import { useLayoutEffect, useRef } from 'react';
import type { CrewEvent } from '../../events.ts';
import type { CrewView } from '../../view.ts';
import { ALIEN_SIGN, CAPTAIN_SIGN } from '../signs.ts';
import styles from './handover.module.css';

type Moved = Extract<CrewEvent, { type: 'roles.moved' }>;
const CAP_MS = 480;
const EYE_LATER_MS = 120;
/** How far below the plates the curve hangs, as a share of its length. */
const SAG = 0.28;

/** Over the board, for as long as the beat lasts. */
export function Handover() {
  const { playing, view, settings } = useTable<CrewView>();
  const box = useRef<HTMLDivElement>(null);
  const moved = playing?.kind === 'handover' ? (playing.told.find(({ type }) => type === 'roles.moved') as Moved | undefined) : undefined;
  const from = useRef({ captain: view.captain, alien: view.alien });
  // Where they were before this beat.
  if (moved === undefined) from.current = { captain: view.captain, alien: view.alien };
  useLayoutEffect(() => {
    const layer = box.current;
    if (layer === null || moved === undefined || settings.motion === 'off') return;
    fly(layer, '[data-what="cap"]', from.current.captain, moved.captain, 0);
    fly(layer, '[data-what="eye"]', from.current.alien, moved.alien, EYE_LATER_MS);
  }, [moved?.captain, moved?.alien]);
  if (moved === undefined || settings.motion === 'off') return null;
  return (
    <div ref={box} className={styles.layer} aria-hidden="true">
      {[0, 1, 2].map((ghost) => (
        <span key={ghost} className={styles.cap} data-what="cap" data-ghost={ghost || undefined}>
          <Icon glyph={CAPTAIN_SIGN} size={52} />
        </span>
      ))}
      <span className={styles.eye} data-what="eye">
        <Icon glyph={ALIEN_SIGN} size={38} />
      </span>
    </div>
  );
}

function middleOf(seat: number, within: DOMRect): { x: number; y: number } | null {
  const plate = document.querySelector(`[data-plate="${seat}"]`)?.getBoundingClientRect();
  return plate === undefined ? null : { x: plate.right - 28 - within.left, y: plate.top + 28 - within.top };
}

function fly(layer: HTMLElement, what: string, from: number, to: number, delay: number): void {
  const within = layer.getBoundingClientRect();
  const [a, b] = [middleOf(from, within), middleOf(to, within)];
  if (a === null || b === null) return;
  const sag = Math.max(70, Math.abs(b.x - a.x) * SAG);
  const frames = Array.from({ length: 13 }, (_, i) => {
    const share = i / 12;
    const [x, y] = [a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share + Math.sin(Math.PI * share) * sag];
    return { transform: `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${Math.sin(Math.PI * share) * 40}deg)` };
  });
  for (const piece of layer.querySelectorAll<HTMLElement>(what)) {
    const ghost = Number(piece.dataset.ghost ?? 0);
    piece.animate(frames, { duration: CAP_MS, delay: delay + ghost * 45, easing: 'cubic-bezier(.5, 0, .3, 1)', fill: 'both' });
  }
}
