/** What everybody who reads along may do at any time: four marks on the line that is being written (BRC-R56). */
import type { Mark, Seat } from '@bridgehead/kernel';
import { isOneOf } from '../lists.ts';
import type { CrewView } from '../view.ts';

export const REACTIONS = ['ha', 'gasp', 'salute', 'clap'] as const;
export type Reaction = (typeof REACTIONS)[number];
export const isReaction = (what: string): what is Reaction => isOneOf(REACTIONS, what);

/** Questions whose words everybody waits for. */
const WRITTEN: ReadonlySet<string> = new Set(['narration', 'pitch', 'outcome', 'dare', 'humiliation', 'finale', 'joke', 'title']);
export const isWritten = (beat: string): boolean => WRITTEN.has(beat);
/** The number of the line to come; a title is no line. */
export const lineToCome = (view: CrewView): string | null =>
  view.beat === 'title' || !isWritten(view.beat) ? null : String(view.log.length);

/** Who reacted how to a line, in order. */
export const reactionsTo = (marks: readonly Mark[], on: string): { readonly what: Reaction; readonly seat: Seat }[] =>
  marks.flatMap((mark) => (mark.on === on && isReaction(mark.what) ? [{ what: mark.what, seat: mark.seat }] : []));
