/** Masking: words that somebody cut are gone from entries, events and marks; their length stays, so everything else holds. */
import { type Json, maskOf, type Seat, type Told } from '@bridgehead/kernel';

/** A written answer by its seat and its very words. */
export interface Written {
  readonly seat: Seat;
  readonly text: string;
}

/** The same data with every string that is exactly this text masked. */
export function withoutText<T extends Json>(data: T, text: string): T {
  if (typeof data === 'string') return (data === text ? maskOf(text) : data) as T;
  if (Array.isArray(data)) return data.map((member) => withoutText(member as Json, text)) as unknown as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, member]) => [key, withoutText(member as Json, text)])) as T;
}

export const toldWithout = (told: readonly Told[], text: string): Told[] => withoutText(told as unknown as Json, text) as unknown as Told[];
