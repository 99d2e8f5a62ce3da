/**
 * What the scenes of card games are made of: things called by a part of their name, copies that are used up, a table at which
 * windows are passed, and seats that answer. A game's own `test/scene.ts` adds its words to these.
 */
import { type Ask, type Json, PASS, type Prompt, say } from '@bridgehead/kernel';
import type { Stage } from './stage.ts';

/** The one thing whose name is the text; where there is none, the first whose name contains it. */
export function named<T>(text: string, among: readonly T[], nameOf: (one: T) => string): T {
  const found = among.find((one) => nameOf(one) === text) ?? among.find((one) => nameOf(one).includes(text));
  if (found === undefined) throw new Error(`no "${text}" here`);
  return found;
}

/** Things that are not laid out yet; each is taken once. */
export class Supply<T> {
  readonly #left: T[];
  readonly #nameOf: (one: T) => string;

  constructor(things: readonly T[], nameOf: (one: T) => string) {
    this.#left = [...things];
    this.#nameOf = nameOf;
  }
  take(text: string): T {
    const one = named(text, this.#left, this.#nameOf);
    this.#left.splice(this.#left.indexOf(one), 1);
    return one;
  }
  rest(): T[] {
    return [...this.#left];
  }
}

/** A staged position, and what everybody at it does together. */
export class StagedTable<S, V extends Json> {
  readonly stage: Stage<S, V>;

  constructor(staged: Stage<S, V>) {
    this.stage = staged;
  }
  get state(): S {
    return this.stage.state;
  }
  /** The seat that is asked in a window passes. */
  passOne(): number {
    const ask = this.openWindow();
    if (ask === null) throw this.stage.trouble('nobody is asked in a window');
    this.stage.answer(ask.seat, PASS);
    return ask.seat;
  }
  /** Everybody passes until nothing is left to answer, or as long as `wanted` says. */
  settle(wanted: () => boolean = () => true): void {
    while (this.openWindow() !== null && wanted()) this.passOne();
  }
  openWindow(): Ask | null {
    const ask = this.stage.run.openAsks[0];
    return ask === undefined || ask.window === null ? null : ask;
  }
}

/** A seat at a staged table. */
export class StagedSeat<S, V extends Json, T extends StagedTable<S, V>> {
  readonly table: T;
  readonly seat: number;

  constructor(table: T, seat: number) {
    this.table = table;
    this.seat = seat;
  }
  answers(answer: Json): void {
    this.table.stage.answer(this.seat, answer);
  }
  passes(): void {
    this.answers(PASS);
  }
  ends(): void {
    this.answers('end');
  }
  concedes(): void {
    this.table.stage.concede(this.seat);
  }
  get prompt(): Prompt {
    return this.table.stage.prompt(this.seat);
  }
  /** 'STC-29: Two attacks a turn; both are made.' */
  refused(answer: unknown): string {
    const refusal = this.table.stage.refuses(this.seat, answer);
    return `${refusal.clause ?? '–'}: ${say(refusal.say, this.table.stage.game.wording)}`;
  }
}
