import type { Seats } from './game.ts';
import type { OptionValues } from './options.ts';

/** A place at the table, counted from 0 clockwise. */
export type Seat = number;

/** A viewer: a seat or a spectator. */
export type Viewer = Seat | 'spectator';

/** One T for each seat, indexed by seat. */
export type BySeat<T> = readonly T[];

/** The numbers of seats that fit these options. */
export const seatCounts = ({ seats }: { readonly seats: Seats }, options: OptionValues): readonly number[] =>
  seats.fits?.(options) ?? Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);

/** A sentence if so many seats do not fit the options. */
export function seatsProblem(game: { readonly seats: Seats }, seats: unknown, options: OptionValues): string | null {
  const counts = seatCounts(game, options);
  if (typeof seats === 'number' && counts.includes(seats)) return null;
  const some = counts.length > 1 ? `${counts.slice(0, -1).join(', ')} or ${counts.at(-1)}` : `${counts[0]}`;
  return `With these options the table takes ${some} seats.`;
}

export const nextSeat = (seat: Seat, seats: number): Seat => (seat + 1) % seats;
