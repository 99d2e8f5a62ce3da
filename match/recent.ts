/**
 * What is kept of a match for somebody who joins: the latest lines and the latest beats of the story. How much of it a viewer is shown
 * follows from what this viewer could see: what others heard or did among themselves pushes nothing out, or it could be counted.
 */
import { seenBy, type Told, type Viewer } from '@bridgehead/kernel';
import type { ChatLine } from './protocol.ts';

/** Of each circle. */
export const LINES_KEPT = 50;
/** For each viewer. */
export const BEATS_KEPT = 40;

/** The last lines to everybody, and of each circle the last ones it heard alone. */
export function latestLines(lines: readonly ChatLine[]): ChatLine[] {
  const counts = new Map<string, number>();
  return lines
    .toReversed()
    .filter(({ to }) => {
      const circle = String(to);
      counts.set(circle, (counts.get(circle) ?? 0) + 1);
      return (counts.get(circle) as number) <= LINES_KEPT;
    })
    .reverse();
}

const isSeen = (told: readonly Told[], viewer: Viewer): boolean => told.some((one) => seenBy(one, viewer) !== null);

/** From where on each of these viewers sees enough. */
export function latestBeats(beats: readonly Told[][], viewers: readonly Viewer[]): Told[][] {
  const froms = viewers.map((viewer) => {
    let left = BEATS_KEPT;
    let at = beats.length;
    while (at > 0 && left > 0) if (isSeen(beats[--at] as Told[], viewer)) left--;
    return at;
  });
  return beats.slice(Math.min(...froms));
}
