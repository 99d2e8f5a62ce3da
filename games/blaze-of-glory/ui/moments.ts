/** What has just happened and is worth a look of its own: a battle, a mission attempt; kept until it is put away. */
import type { Prompt } from '@bridgehead/kernel';
import { type LogLine, useTable } from '@bridgehead/ui';
import { useEffect, useState } from 'react';
import type { BlazeEvent } from '../events.ts';
import type { BlazeView } from '../view.ts';
import { isPeoplePick, isTickedInPlace } from './intent.ts';

export type EventOf<T extends BlazeEvent['type']> = Extract<BlazeEvent, { type: T }>;
export interface Moment {
  readonly kind: 'battle' | 'walk';
  /** The line it began with. */
  readonly at: number;
  readonly events: readonly BlazeEvent[];
}
const BEGINS: Readonly<Record<string, Moment['kind']>> = { attacked: 'battle', attempted: 'walk', scouted: 'walk' };
const ENDS: readonly BlazeEvent['type'][] = ['turnBegan', 'turnEnded', 'attempted', 'scouted', 'attacked'];

/** The latest battle or attempt among these lines, with everything that belongs to it. */
export function momentIn(lines: readonly LogLine[]): Moment | null {
  let from = -1;
  lines.forEach((line, i) => {
    if (BEGINS[line.event.type] !== undefined) from = i;
  });
  const first = lines[from];
  if (first === undefined) return null;
  // A Borg Ship met on the way fights inside the attempt: then the battle is what is looked at.
  const rest = lines.slice(from + 1);
  const end = rest.findIndex(({ event }) => ENDS.includes((event as BlazeEvent).type));
  const events = [first, ...(end < 0 ? rest : rest.slice(0, end))].map(({ event }) => event as BlazeEvent);
  return { kind: BEGINS[first.event.type] as Moment['kind'], at: first.at, events };
}
/** Is there something to see in it? An attack that has only been announced is still drawn from the view. */
const isTold = ({ kind, events }: Moment): boolean =>
  kind === 'walk'
    ? events.some(({ type }) => type === 'solved' || type === 'unsolved' || type === 'dilemmaMet' || type === 'scoutingDone')
    : events.some(({ type }) => type === 'fired' || type === 'battleEnded');

/**
 * Is something asked for that is ticked on the line or in the crew's row? Then nothing that is over may stand before it. Ships are
 * ticked in a battle, too, while it goes on; people are not, so it makes way for them.
 */
export const asksForLine = ({ battle }: Pick<BlazeView, 'battle'>, prompt: Pick<Prompt, 'kind' | 'options'> | null): boolean =>
  prompt !== null && (isPeoplePick(prompt) || (battle === null && isTickedInPlace(prompt)));

const tellsOfItself = ({ event }: LogLine): boolean => ['fired', 'dilemmaMet', 'solved', 'unsolved'].includes(event.type);

/** Opens by itself when it happens, at every speed; a click on its button puts it away, and so does my next battle or attempt. */
export function useMoment(): { moment: Moment | null; dismiss: () => void } {
  const { log, fresh, view, selection, prompt, kept, keep } = useTable<BlazeView>();
  const isOnLine = asksForLine(view, prompt);
  // A battle that had the whole window is told when the board is back.
  const since = typeof kept.since === 'number' ? kept.since : null;
  const [seen] = useState(() => since ?? log.at(-1)?.at ?? -1);
  const [at, setAt] = useState<number | null>(() => (since === null ? null : (log.findLast(tellsOfItself)?.at ?? null)));
  const [gone, setGoneAt] = useState(-1);
  const setGone = (line: number) => {
    setGoneAt(line);
    keep('since', null);
  };
  useEffect(() => {
    const began = fresh.findLast(tellsOfItself);
    if (began !== undefined) setAt(began.at);
  }, [fresh]);
  // A player who picks something up, begins a turn, or is asked for something on the line looks at the line again.
  useEffect(() => {
    if (selection !== null || isOnLine) setGone(log.at(-1)?.at ?? -1);
  }, [selection, isOnLine]);
  const moment = isOnLine || at === null || at <= seen || at <= gone ? null : momentIn(log);
  return {
    moment: moment !== null && isTold(moment) && view.phase === 'play' ? moment : null,
    dismiss: () => setGone(log.at(-1)?.at ?? -1),
  };
}
