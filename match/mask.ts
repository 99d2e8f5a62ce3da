/** Masking: words that somebody cut are gone from entries, events and marks; their length stays, so everything else holds. */
import { type GameEvent, type Json, maskOf, type Told, type Wrote } from '@bridgehead/kernel';
import type { Deed } from './desk.ts';

/** Words to be wiped out, with the marks on them. */
export interface Written extends Wrote {
  /** What the mark lies on that cut them. */
  readonly on: string;
}

/** The same data with every string that is exactly this text masked. */
export function withoutText<T extends Json>(data: T, text: string): T {
  if (typeof data === 'string') return (data === text ? maskOf(text) : data) as T;
  if (Array.isArray(data)) return data.map((member) => withoutText(member as Json, text)) as unknown as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, member]) => [key, withoutText(member as Json, text)])) as T;
}

/** Is this the event that told the words? A word that is also an attitude or an Order stands in other events, too. */
function tells(event: GameEvent, { text, told }: Wrote): boolean {
  if (told === undefined) return JSON.stringify(event).includes(JSON.stringify(text));
  return event[told.as] === text && Object.entries(told.event).every(([name, value]) => event[name] === value);
}
const eventsOf = ({ all, to }: Told): GameEvent[] => [all, ...Object.values(to ?? {})].filter((event) => event !== null);
/** Do the words stand in what was told here? */
export const isTold = (told: readonly Told[], wrote: Wrote): boolean =>
  told.some((one) => eventsOf(one).some((event) => tells(event, wrote)));

function eventWithout<E extends GameEvent | null>(event: E, wrote: Wrote): E {
  if (event === null || !tells(event, wrote)) return event;
  return wrote.told === undefined ? (withoutText(event as Json, wrote.text) as E) : { ...event, [wrote.told.as]: maskOf(wrote.text) };
}
export const toldWithout = (told: readonly Told[], wrote: Wrote): Told[] =>
  told.map((one) => ({
    ...one,
    all: eventWithout(one.all, wrote),
    to: one.to && Object.fromEntries(Object.entries(one.to).map(([seat, event]) => [seat, eventWithout(event, wrote)])),
  }));

/** A deed as it was written down, with what it told. */
export interface Row {
  readonly deed: Deed;
  readonly told: readonly Told[] | null;
}
/** The rows of a whole journal without the words: in the answers that gave them, in the events that told them, and in marks on them. */
export function journalWithout<R extends Row>(rows: readonly R[], written: Written): R[] {
  const { seat, text, on } = written;
  const isAnswer = ({ deed }: R): boolean =>
    deed.do === 'play' && 'seat' in deed.entry && deed.entry.seat === seat && deed.entry.answer === text;
  const given = new Set<number>();
  rows.forEach(({ told }, until) => {
    if (told !== null && isTold(told, written)) given.add(rows.findLastIndex((row, at) => at <= until && isAnswer(row)));
  });
  return rows.map((row, at) => {
    const told = row.told === null ? null : toldWithout(row.told, written);
    if (given.has(at)) return { ...row, told, deed: { ...row.deed, entry: { seat, answer: maskOf(text) } } };
    if (row.deed.do !== 'mark' || row.deed.on !== on || row.deed.text === null) return { ...row, told };
    return { ...row, told, deed: { ...row.deed, text: maskOf(row.deed.text) } };
  });
}
