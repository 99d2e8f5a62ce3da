/** Marks: what people add to a match (applause, a ping, a correction). Judged and kept by the match; the rules never see one. */
import type { Reason } from './refusal.ts';
import type { Seat } from './seats.ts';

/** A mark that was given. `on` names what it lies on, in the game's own words: an entry's number, 'section:bridge'. */
export interface Mark {
  readonly seat: Seat;
  readonly what: string;
  readonly on: string;
  readonly text: string | null;
  /** The match's time when it was given. */
  readonly at: number;
}

/** A written answer: whose, its very words, and the event that told them. */
export interface Wrote {
  readonly seat: Seat;
  readonly text: string;
  /** Members that the event has and no other event, and the member in which it tells the words. Absent: any event, any member. */
  readonly told?: { readonly event: Readonly<Record<string, string | number>>; readonly as: string };
}

/** One kind of mark, as a game declares it. */
export interface MarkKind<S> {
  /** Who is shown it: everybody, or the giver's team. */
  readonly to: 'all' | 'team';
  /** Why the seat may not put this mark there: above all, because there is no such thing. Looks at nothing the seat may not know. */
  why(s: S, seat: Seat, on: string): Reason | null;
  /** It carries a text of at most so many code points, which is cleaned and screened like a written answer. */
  readonly text?: number;
  /** The clause by which such a text is refused. */
  readonly clause?: string;
  /** Where the limit depends on what it lies on. */
  limit?(s: S, on: string): number;
  /** A new one takes the place of the seat's earlier mark with the same slot; `on` itself if absent. */
  slot?(s: S, on: string): string;
  /** How many of this kind a seat may have given in one match; the maker of the table any number. */
  readonly most?: number;
  /** Why one more is refused when all are given. */
  readonly spent?: Reason;
  /** The written answer behind what the mark lies on; null where nobody wrote it. */
  wrote?(s: S, on: string): Wrote | null;
  /** Only so many milliseconds of the match's time after that answer was told. */
  readonly within?: number;
  /** Why one that comes later is refused. */
  readonly late?: Reason;
  /** That answer's words are masked wherever they stand: in its entry and in the event that told them. */
  readonly masks?: true;
  /** How long after the end of the match it can still be given, in milliseconds; not at all if absent. */
  readonly afterEnd?: number;
  /** It fades by itself after so many milliseconds. */
  readonly fades?: number;
}

/** What a text leaves behind that somebody cut: one block for each character, so that everything around it holds. */
const MASK = '█';
export const maskOf = (text: string): string => MASK.repeat([...text].length);
export const isMasked = (text: string): boolean => text !== '' && text === maskOf(text);
