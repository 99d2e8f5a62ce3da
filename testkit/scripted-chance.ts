/** Chance for tests: dice fall as written down, everything else comes from a seed. */
import { type Chance, type MatchChance, SeededChance } from '@bridgehead/kernel';

export interface Script {
  /** Faces in the order in which they will be rolled, counted from 1. Absent: dice come from the seed. */
  readonly dice?: readonly number[];
  /** Results of all other draws (`below(n)`: 0 to n − 1) in order, as far as they go; then the seed. */
  readonly picks?: readonly number[];
  /** The same for side streams, by label. */
  readonly sides?: Readonly<Record<string, readonly number[]>>;
  readonly seed: string;
}

interface Drawn {
  readonly dice: number;
  readonly picks: number;
  readonly words: number;
}

export class ScriptedChance implements MatchChance {
  readonly #script: Script;
  readonly #words: SeededChance;
  /** What had been used up before each draw: the way back for undo and forks. */
  readonly #history: Drawn[];
  #dice = 0;
  #picks = 0;

  constructor(script: Script, history: readonly Drawn[] = []) {
    this.#script = script;
    this.#words = new SeededChance(script.seed);
    this.#history = [...history];
  }

  die(sides: number): number {
    const { dice } = this.#script;
    if (dice === undefined) return this.#drawn(() => this.#words.below(sides));
    const face = dice[this.#dice];
    if (face === undefined) throw new Error(`a die with ${sides} sides is rolled, but all ${dice.length} scripted dice are used up`);
    if (!Number.isInteger(face) || face < 1 || face > sides) throw new Error(`a die with ${sides} sides cannot show ${face}`);
    return this.#drawn(() => {
      this.#dice++;
      return face - 1;
    });
  }

  below(n: number): number {
    const scripted = this.#script.picks?.[this.#picks];
    if (scripted === undefined) return this.#drawn(() => this.#words.below(n));
    if (!Number.isInteger(scripted) || scripted < 0 || scripted >= n) throw new Error(`a pick out of ${n} cannot be ${scripted}`);
    return this.#drawn(() => {
      this.#picks++;
      return scripted;
    });
  }

  side(label: string): Chance {
    const script = this.#script.sides?.[label] ?? [];
    const words = this.#words.side(label);
    let at = 0;
    return { below: (n) => script[at++] ?? words.below(n) };
  }

  #drawn(draw: () => number): number {
    this.#history.push({ dice: this.#dice, picks: this.#picks, words: this.#words.position });
    return draw();
  }

  /** Scripted dice and picks that were not needed so far. */
  get unused(): { readonly dice: readonly number[]; readonly picks: readonly number[] } {
    return { dice: this.#script.dice?.slice(this.#dice) ?? [], picks: this.#script.picks?.slice(this.#picks) ?? [] };
  }

  get position(): number {
    return this.#history.length;
  }
  set position(to: number) {
    const then = this.#history[to];
    if (then === undefined) {
      if (to === this.#history.length) return;
      throw new Error(`scripted chance cannot jump ahead to ${to}`);
    }
    this.#history.length = to;
    this.#dice = then.dice;
    this.#picks = then.picks;
    this.#words.position = then.words;
  }
  at(position: number): ScriptedChance {
    const copy = new ScriptedChance(this.#script, this.#history);
    copy.#dice = this.#dice;
    copy.#picks = this.#picks;
    copy.#words.position = this.#words.position;
    copy.position = position;
    return copy;
  }
}
