/**
 * Actions as rows: one record by verb says all that a game knows of each thing a player can do. A verb without a row, or a row
 * without a member, does not compile. Lists, refusals, random answers, the rule itself and the words for people are read from it.
 *
 *     type Option = readonly ['tend', Card, Card] | readonly ['march', Card, Space] | 'end';
 *     export const ACTIONS = new Verbs<State, View, Event, Option>({
 *       tend: {
 *         takes: [isCard, isCard],
 *         tries: (s, seat) => medicsOf(s, seat).flatMap((medic) => unitsAt(s, medic).map((unit) => ['tend', medic, unit] as const)),
 *         why: (s, seat, medic, unit) => whyNotTend(s, seat, medic, unit),   // the only place of legality, with its clause
 *         do: (t, seat, medic, unit) => tend(t, medic, unit),                // may be a rule that asks: `*do(t, …) { … }`
 *         says: (view, medic, unit) => ({ key: 'x.option.tend', params: { … } }),
 *         refs: (medic, unit) => [cardRef(medic), cardRef(unit)],
 *       },
 *       march: …, end: …,
 *     });
 *
 * The half of a row that only a drawn table needs (button, outcome) has the same keys and stands in the game's `ui/`.
 */
import { type Chance, pick } from './chance.ts';
import type { GameEvent } from './event.ts';
import type { Described, Ref } from './game.ts';
import type { Json } from './json.ts';
import type { Phrase, Reason } from './refusal.ts';
import type { Seat } from './seats.ts';
import type { Rules, Table } from './table.ts';

/** What a player answers: a bare word, or a verb and the data it needs. */
export type Answer = string | readonly [verb: string, ...data: Json[]];
/** The verbs of a union of answers. */
export type VerbOf<O> = O extends string ? O : O extends readonly [infer K extends string, ...unknown[]] ? K : never;
/** The answers with this verb. */
export type AnswerOf<O, K extends string> = O extends K | readonly [K, ...unknown[]] ? O : never;
/** What such an answer names after its verb. */
export type DataOf<O, K extends string> = AnswerOf<O, K> extends readonly [K, ...infer D] ? D : [];

/**
 * One row. `O` are the answers with this verb, `D` their data. `At` is the narrower place that a game may look at (one unit, one
 * space) when listing everything would be too slow or would come in the wrong order; most games have none.
 */
export interface Action<S, V, E extends GameEvent, O, D extends readonly unknown[], At extends readonly unknown[] = []> {
  /** Is each datum of the kind that the verb takes? Asked of every answer from outside before a rule sees it. */
  readonly takes: { readonly [I in keyof D]: (datum: Json | undefined) => boolean };
  /** Answers that might be legal: all that are legal are among them. */
  tries(s: S, seat: Seat, ...at: At): readonly O[];
  /** `tries` gives legal answers only, so that a list need not weigh each of them again. */
  readonly exact?: true;
  /** Null: the seat may do it now. The only place of legality, with its clause; uses only what the seat may know. */
  why(s: S, seat: Seat, ...data: D): Reason | null;
  /** The rule, once the answer is known to be legal. */
  do(t: Table<S, E>, seat: Seat, ...data: D): Rules<void> | void;
  /** The answer in words; a view and an answer that is not on offer may come too. */
  says(view: V, ...data: D): Phrase;
  /** What it points at on the table; the view comes last, for those who need it. */
  refs(...data: [...D, view: V]): readonly Ref[];
  /** Everything with this verb that somebody at the table might name, legal or not: what "why not …?" understands. */
  meant?(view: V, seat: Seat): readonly O[];
}

/** A row for every verb of `O`. */
export type Actions<S, V, E extends GameEvent, O, At extends readonly unknown[] = []> = {
  readonly [K in VerbOf<O>]: Action<S, V, E, AnswerOf<O, K>, DataOf<O, K>, At>;
};

/** A row as the readers see it: any data. */
type Row<S, V, E extends GameEvent, O, At extends readonly unknown[]> = Action<S, V, E, O, readonly (Json | undefined)[], At>;

const FINISHED = { done: true, value: undefined } as const;
/** A rule that has nothing to ask. */
const NOTHING = { [Symbol.iterator]: () => NOTHING, next: () => FINISHED } as unknown as Rules<void>;

export const verbOf = (answer: Answer): string => (typeof answer === 'string' ? answer : answer[0]);

/** Reads a record of actions. */
export class Verbs<S, V, E extends GameEvent, O extends Answer, At extends readonly unknown[] = []> {
  readonly rows: Actions<S, V, E, O, At>;
  readonly #byVerb: ReadonlyMap<string, Row<S, V, E, O, At>>;
  readonly #all: readonly Row<S, V, E, O, At>[];

  constructor(rows: Actions<S, V, E, O, At>) {
    this.rows = rows;
    this.#byVerb = new Map<string, Row<S, V, E, O, At>>(Object.entries(rows));
    this.#all = [...this.#byVerb.values()];
  }

  /** Every legal answer, verb by verb. */
  list(s: S, seat: Seat, ...at: At): O[] {
    const options: O[] = [];
    this.addTo(options, s, seat, ...at);
    return options;
  }
  /** The same, after what is in the list already. */
  addTo(options: { push(one: O): unknown }, s: S, seat: Seat, ...at: At): void {
    for (const row of this.#all) for (const one of legalOf(row, s, seat, at)) options.push(one);
  }

  /** The first legal answer; null if there is none. */
  first(s: S, seat: Seat, ...at: At): O | null {
    for (const row of this.#all) {
      if (row.exact === true) {
        const [one] = row.tries(s, seat, ...at);
        if (one !== undefined) return one;
      } else for (const one of row.tries(s, seat, ...at)) if (whyOf(row, s, seat, one) === null) return one;
    }
    return null;
  }

  /** Every legal answer with this verb. */
  of<K extends VerbOf<O>>(verb: K, s: S, seat: Seat, ...at: At): readonly O[] {
    return legalOf(this.#byVerb.get(verb) as Row<S, V, E, O, At>, s, seat, at);
  }

  /** The first verb from a random one onwards that can be done, and one of its answers; null if nothing can be. For playouts. */
  draw(s: S, seat: Seat, chance: Chance, ...at: At): O | null {
    const start = chance.below(this.#all.length);
    for (let i = 0; i < this.#all.length; i++) {
      const row = this.#all[(start + i) % this.#all.length] as Row<S, V, E, O, At>;
      const one = drawOf(row, s, seat, at, chance);
      if (one !== null) return one;
    }
    return null;
  }

  /** The answer if it has the form of one; null if no row reads it. */
  read(answer: Json): O | null {
    const isBare = typeof answer === 'string';
    const [verb, ...data] = isBare ? [answer] : Array.isArray(answer) ? (answer as readonly Json[]) : [];
    const row = typeof verb === 'string' ? this.#byVerb.get(verb) : undefined;
    if (row === undefined || data.length > row.takes.length) return null;
    return row.takes.every((fits, i) => fits(data[i])) ? (answer as O) : null;
  }

  /** Why an answer from outside is refused; null where it is legal, or where no row can read it. */
  why(s: S, seat: Seat, answer: Json): Reason | null {
    const read = this.read(answer);
    return read === null ? null : whyOf(this.#rowOf(read), s, seat, read);
  }

  /** Carries a legal answer out: `yield* ACTIONS.do(t, seat, yield* t.ask(seat, QUESTION))`. */
  do(t: Table<S, E>, seat: Seat, answer: O): Rules<void> {
    return this.begin(t, seat, answer) ?? NOTHING;
  }
  /** The same where playouts count every step: what is left to run, if the action asks anything. */
  begin(t: Table<S, E>, seat: Seat, answer: O): Rules<void> | undefined {
    const row = this.#rowOf(answer);
    if (typeof answer === 'string') return row.do(t, seat) ?? undefined;
    switch (answer.length) {
      case 2:
        return row.do(t, seat, answer[1]) ?? undefined;
      case 3:
        return row.do(t, seat, answer[1], answer[2]) ?? undefined;
      case 4:
        return row.do(t, seat, answer[1], answer[2], answer[3]) ?? undefined;
      default:
        return row.do(t, seat, ...dataOf(answer)) ?? undefined;
    }
  }

  /** An answer in words, with what it points at; null if no row reads it. */
  describe(view: V, answer: Json): Described | null {
    const read = this.read(answer);
    if (read === null) return null;
    const row = this.#rowOf(read);
    const data = dataOf(read);
    return { ...row.says(view, ...data), refs: row.refs(...data, view) };
  }

  /** What an answer points at on the table; nothing if no row reads it. */
  refs(view: V, answer: Json): readonly Ref[] {
    const read = this.read(answer);
    return read === null ? [] : this.#rowOf(read).refs(...dataOf(read), view);
  }

  /** All that somebody at the table might mean. */
  meant(view: V, seat: Seat): O[] {
    return this.#all.flatMap((row) => row.meant?.(view, seat) ?? []);
  }

  #rowOf(answer: O): Row<S, V, E, O, At> {
    return this.#byVerb.get(verbOf(answer)) as Row<S, V, E, O, At>;
  }
}

/** Each legal answer of the row is equally likely; no more are weighed than needed. */
function drawOf<S, V, E extends GameEvent, O extends Answer, At extends readonly unknown[]>(
  row: Row<S, V, E, O, At>,
  s: S,
  seat: Seat,
  at: At,
  chance: Chance,
): O | null {
  const tries = row.tries(s, seat, ...at);
  if (row.exact === true) return tries.length === 0 ? null : pick(tries, chance);
  const left = tries.slice();
  for (let last = left.length - 1; last >= 0; last--) {
    const which = chance.below(last + 1);
    const one = left[which] as O;
    if (whyOf(row, s, seat, one) === null) return one;
    left[which] = left[last] as O;
  }
  return null;
}

const legalOf = <S, V, E extends GameEvent, O extends Answer, At extends readonly unknown[]>(
  row: Row<S, V, E, O, At>,
  s: S,
  seat: Seat,
  at: At,
): readonly O[] =>
  row.exact === true ? row.tries(s, seat, ...at) : row.tries(s, seat, ...at).filter((one) => whyOf(row, s, seat, one) === null);

const dataOf = (answer: Answer): readonly Json[] => (typeof answer === 'string' ? [] : answer.slice(1));

/** Asked many times for every answer of a playout: no list of data is made. */
function whyOf<S>(row: Row<S, never, never, Answer, never>, s: S, seat: Seat, answer: Answer): Reason | null {
  if (typeof answer === 'string') return row.why(s, seat);
  switch (answer.length) {
    case 2:
      return row.why(s, seat, answer[1]);
    case 3:
      return row.why(s, seat, answer[1], answer[2]);
    case 4:
      return row.why(s, seat, answer[1], answer[2], answer[3]);
    default:
      return row.why(s, seat, ...dataOf(answer));
  }
}
