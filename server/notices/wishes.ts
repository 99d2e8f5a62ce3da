/** What people want to be told where, and the hours in which they want to hear nothing. */
import type { NoticeKind, NoticeWishes, PlaceKind } from '@bridgehead/match';
import { problem } from '../problem.ts';

type Quiet = NonNullable<NoticeWishes['quiet']>;

/** For a person who names a place and says nothing else. Chat is for those who ask for it. */
export const USUAL: NoticeWishes = {
  wishes: { turn: ['push', 'mail', 'hook'], invited: ['push', 'mail', 'hook'], over: ['push', 'mail', 'hook'], chat: [] },
  quiet: null,
};

export function readWishes(row: { readonly wishes: string; readonly quiet: string | null } | null): NoticeWishes {
  if (row === null) return USUAL;
  return { wishes: JSON.parse(row.wishes), quiet: row.quiet === null ? null : JSON.parse(row.quiet) };
}

/** Where a notice of this kind goes; for one match there may be another wish. */
export const isWanted = (wishes: NoticeWishes, override: 'all' | 'none' | null, kind: NoticeKind, place: PlaceKind): boolean =>
  override === null ? wishes.wishes[kind].includes(place) : override === 'all';

export function checkZone({ zone }: Quiet): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    throw problem('bad-message', `There is no time zone "${zone.slice(0, 40)}".`);
  }
}

const DAY = 1440;
const MINUTE = 60_000;

/** When the quiet hours that hold now are over; now itself if none hold. They may go past midnight. */
export function afterQuiet(quiet: Quiet | null, now: number): number {
  if (quiet === null || quiet.from === quiet.to) return now;
  const clock = minutesAt(quiet.zone, now);
  const since = (clock - quiet.from + DAY) % DAY;
  const length = (quiet.to - quiet.from + DAY) % DAY;
  if (since >= length) return now;
  return Math.floor(now / MINUTE) * MINUTE + (length - since) * MINUTE;
}

function minutesAt(timeZone: string, now: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' }).formatToParts(now);
  const number = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return number('hour') * 60 + number('minute');
}
