/**
 * What an event is on the stage. A game says it once for every kind of event, in its `ui/beats.ts`; a kind without a row does not
 * compile. The director makes the rest of it: order, lengths, repeats, caps, what is held back until when.
 */
import type { GameEvent, Json, Phrase, Ref, Viewer } from '@bridgehead/kernel';

/** Who, what, where; nothing but the dice; one word or number; what it costs. */
export const PHASES = ['announce', 'suspense', 'verdict', 'consequence'] as const;
export type Phase = (typeof PHASES)[number];
export type Lengths = Readonly<Record<Phase, number>>;

const lengths = (announce: number, suspense: number, verdict: number, consequence: number): Lengths => ({
  announce,
  suspense,
  verdict,
  consequence,
});
/** Milliseconds at normal pace. */
export const LENGTHS = {
  quiet: lengths(0, 0, 0, 220),
  stroke: lengths(120, 420, 150, 400),
  answer: lengths(300, 300, 150, 300),
  great: lengths(400, 900, 300, 1000),
  end: lengths(0, 0, 300, 1700),
} as const;
export type BeatClass = keyof typeof LENGTHS;

/** What the house draws of a beat on any table. All of it is said by things that everybody at this page may know. */
export interface Picture {
  /** Who strikes, and what is struck: things on the table. */
  readonly striker?: Ref | null;
  readonly struck?: Ref | null;
  /** One line over the board, from the announcement on. */
  readonly title?: Phrase;
  /** Below the title: the chance, the price. */
  readonly line?: Phrase;
  /** Dice that tumble in the suspense. */
  readonly dice?: { readonly sides: number; readonly count: number };
  /** The room that the game's own scene wants in place of the dice, in pixels. */
  readonly room?: { readonly w: number; readonly h: number };
  /** What that scene needs besides. */
  readonly more?: Json;
}
/** What is shown only from the verdict on. */
export interface Verdict {
  readonly faces?: readonly number[];
  readonly word?: Phrase;
  readonly tone?: 'good' | 'bad' | 'plain';
  /** Below the word. */
  readonly line?: Phrase;
  /** Who topples with it. */
  readonly falls?: readonly Ref[];
  /** Drawn where it struck. */
  readonly burst?: Burst;
  readonly more?: Json;
}
export type Burst = 'spark' | 'splinter' | 'dust' | 'square' | 'pearl' | 'streak' | 'blast';

/** What may be known while a row is read: the position before the act, and who looks. */
export interface Before<V = Json> {
  readonly view: V;
  readonly viewer: Viewer;
  readonly seats: number;
  /** What happens after it in the same act. A verdict may say it already; nothing before a verdict may. */
  readonly after: readonly GameEvent[];
}
export interface Row<V = never> {
  /**
   * opens: a beat begins with it; strikes: it is a whole beat, announced by what `picture` tells of it; tells: the verdict of the beat that is
   * open; follows: what that beat costs. Without an open beat, tells is a stroke of its own and follows is quiet.
   */
  readonly as: 'opens' | 'strikes' | 'tells' | 'follows' | 'quiet' | 'ends';
  readonly class?: BeatClass;
  /** Beats of the same kind in one act are told ever more quickly; the type of the event unless told otherwise. */
  readonly kind?: string;
  /** A name of its own for a great moment: the same one does not come twice in twenty seconds. */
  readonly great?: string | null;
  /** Own lengths win over those of the class. */
  readonly lengths?: Partial<Lengths>;
  readonly picture?: Picture;
  readonly verdict?: Verdict;
  readonly cues?: Partial<Readonly<Record<Phase, string>>>;
  /** The position from here on, while later beats of the act still hold something back. */
  view?(shown: V, newest: V): V;
}
/** Null: no picture at all, bookkeeping. A function where it depends on the event or on the position before it. */
type RowFor<E, V> = Row<V> | null | ((event: E, before: Before<V>) => Row<V> | null);

/** One row for each kind of event. */
export type Beats<E extends { readonly type: string }, V = Json> = {
  readonly [T in E['type']]: RowFor<Extract<E, { readonly type: T }>, V>;
};

/** The rows of some game, asked event by event. */
export type Rows = (event: GameEvent, before: Before) => Row<Json> | null;

/** Every event is a quiet one where a game has no rows. */
const QUIET: Row<Json> = { as: 'quiet' };
export const QUIET_ROWS: Rows = () => QUIET;

/** Rows as the director reads them. Events of the referee (`match.…`) are bookkeeping. */
export const rowsOf =
  <E extends { readonly type: string }, V>(beats: Beats<E, V>): Rows =>
  (event, before) => {
    if (event.type.startsWith('match.')) return null;
    const found = (beats as unknown as Readonly<Record<string, RowFor<GameEvent, Json>>>)[event.type];
    if (found === undefined) return QUIET;
    return typeof found === 'function' ? found(event, before) : found;
  };
