/** A place at the table, counted from 0 clockwise. */
export type Seat = number;

/** Whoever looks: a seat, or somebody without one. */
export type Viewer = Seat | 'spectator';

/** One T for each seat, indexed by seat. */
export type BySeat<T> = readonly T[];

/** Seats in turn order beginning with `first`. */
export function clockwiseFrom(first: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}

export const nextSeat = (seat: Seat, seats: number): Seat => (seat + 1) % seats;
