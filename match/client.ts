/** The other end: what a client holds of a match it follows, brought up to date by notices. */
import type { GameEvent, Json, Viewer } from '@bridgehead/kernel';
import { patch } from './delta.ts';
import type { Notice, Shown } from './protocol.ts';

export interface Following {
  readonly match: string;
  readonly as: Viewer;
  readonly version: number;
  readonly shown: Shown;
  /** What the last notice told, oldest first. */
  readonly events: readonly GameEvent[];
  /** How many of the events belong together, beat by beat. */
  readonly beats: readonly number[];
}

/** The next state; 'behind' when an update was missed and the match must be asked for again, the same state for a repeat. */
export function follow(held: Following | null, notice: Extract<Notice, { t: 'full' | 'update' }>): Following | 'behind' {
  const { match, as, version, events } = notice;
  if (notice.t === 'full') return { match, as, version, shown: notice.shown, events, beats: notice.beats };
  if (held === null || version > held.version + 1) return 'behind';
  if (version <= held.version) return held;
  const shown = patch(held.shown as unknown as Json, notice.delta) as unknown as Shown;
  return { match, as, version, shown, events, beats: [events.length] };
}
