/**
 * Information-set Monte Carlo tree search. One guessed world per iteration. At the root the game's candidates race each other
 * in the same worlds; below it their priors steer (PUCT), widening as visits grow; rollouts by the Officer are cut off by the
 * game's evaluation. Results are vectors, one number a seat; team-mates have the same number, so they help each other without knowing it.
 */
import {
  type Ask,
  allAnswers,
  type Candidate,
  type Json,
  type Knowledge,
  type MatchChance,
  type Result,
  type Run,
  randomAnswer,
  resultOf,
} from '@bridgehead/kernel';
import { factored } from './factor.ts';
import { doubt, Race } from './race.ts';
import { type Bandit, type Edge, keyOf, Node } from './tree.ts';

export interface SearchBudget {
  /** Stop after this many milliseconds … */
  readonly ms?: number;
  /** … or this many iterations, whichever comes first. */
  readonly iterations?: number;
  readonly signal?: AbortSignal;
  /** How a playout goes on below the tree. */
  readonly rollout?: 'officer' | 'random';
  /** Answers in a rollout before it is evaluated; the game's own figure if absent. */
  readonly depth?: number;
  /** What time is measured with, in milliseconds; a wall clock if absent. For comparisons it is processor time. */
  readonly clock?: () => number;
  /** Think with what an earlier version knew, for comparisons. */
  readonly frozen?: boolean;
}

/** An answer, whose it is and to which question. */
export interface Move {
  readonly seat: number;
  readonly key: string;
  readonly answer: Json;
}
/** What a search found at its root. */
export interface Root {
  readonly seat: number;
  readonly node: Node;
  readonly slot: number;
  readonly iterations: number;
  readonly ms: number;
  /** How it would go on after an answer by its plan and then by the Officer, for so many moves: what there is to say where the tree was not gone into. */
  after(edge: Edge, moves: number): Move[];
}

/** How much exploration is added to what is known to be good. */
const EXPLORATION = 0.1;
/** Below the root the game's own opinion of an answer weighs as much as this many visits. */
const OPINION = 30;
/** An answer is gone into only after so many visits; before, the Officer goes on from it, which is quick and unbiased. */
const OPEN_AFTER = 16;
const DEFAULT_DEPTH = 40;
const LIST_LIMIT = 64;
/** Guessed worlds are numbered: this much chance is set aside for each, after as much for everything else. */
const CHANCE_A_WORLD = 2 ** 13;
const FIRST_WORLD = 2 ** 24;

/** Null when there is nothing to decide: at most one answer. */
export function search<S>(run: Run<S>, seat: number, chance: MatchChance, budget: SearchBudget): Root | null {
  const clock = budget.clock ?? (() => performance.now());
  const started = clock();
  const asked = run.askOf(seat);
  if (asked === null || allAnswers(asked, run.state, 2).length < 2) return null;
  const slot = run.asks.indexOf(asked);
  const node = new Node();
  const bandit = node.bandit(slot, asked);
  const most = Math.max(1, budget.iterations ?? Number.POSITIVE_INFINITY);
  const time = budget.ms ?? Number.POSITIVE_INFINITY;
  const walk = new Walk<S>(run, seat, slot, chance, budget);
  // With very few iterations it is better to try the likeliest answers twice than all of them once.
  const edges = walk
    .candidates()
    .slice(0, Math.ceil(most / 2))
    .map((candidate) => bandit.edge(candidate));
  const race = new Race(edges.map((edge) => edge.prior));
  let iterations = 0;
  let spent = 0;
  const isDone = () => race.isOver || spent >= 1 || iterations + race.field.length > most || budget.signal?.aborted === true;
  while (iterations === 0 || !isDone()) {
    iterations += race.field.length;
    race.run((at) => walk.iterate(node, edges[at] as Edge, race.round), spent);
    spent = Math.max(iterations / most, (clock() - started) / time);
  }
  const ms = clock() - started;
  return { seat, node, slot, iterations, ms, after: (edge, moves) => walk.after(edge, moves) };
}

class Walk<S> {
  readonly #run: Run<S>;
  readonly #seat: number;
  readonly #slot: number;
  /** For everything that the bots decide by lot … */
  readonly #chance: MatchChance;
  /** … and for hidden cards and dice. */
  readonly #luck: MatchChance;
  readonly #depth: number;
  readonly #random: boolean;
  readonly #knowledge: Knowledge<S>;

  constructor(run: Run<S>, seat: number, slot: number, chance: MatchChance, budget: SearchBudget) {
    this.#run = run;
    this.#seat = seat;
    this.#slot = slot;
    this.#chance = chance;
    this.#luck = chance.at(FIRST_WORLD);
    const { knowledge } = run.game;
    this.#knowledge = budget.frozen === true ? (knowledge.frozen ?? knowledge) : knowledge;
    this.#depth = budget.depth ?? this.#knowledge.rolloutDepth ?? DEFAULT_DEPTH;
    this.#random = budget.rollout === 'random';
  }

  /** The own seat's candidates at the root: the same in every guessed world. */
  candidates(): readonly Candidate[] {
    const world = this.#run.imagine(this.#seat, this.#chance);
    return this.#candidatesFor(world, world.askOf(this.#seat) as Ask);
  }

  /** Plays the own answer in a numbered world and goes on from there; returns the result for the own seat. */
  iterate(root: Node, own: Edge, number: number): number {
    this.#luck.position = FIRST_WORLD + number * CHANCE_A_WORLD;
    const world = this.#run.imagine(this.#seat, this.#luck);
    const path: { bandit: Bandit; edge: Edge; seat: number }[] = [];
    let turn: number | null = null;
    let node = root;
    let grown = false;
    while (world.result === null && !grown) {
      let key = '';
      const steps = world.steps;
      const asks = world.asks;
      for (let slot = 0; slot < asks.length; slot++) {
        const ask = asks[slot] as Ask;
        if (world.wait === 'all' && !world.openAsks.includes(ask)) continue;
        if (world.wait === 'any' && slot !== (node === root ? this.#slot : this.#turnOf(node, world))) continue;
        const bandit = node.bandit(slot, ask);
        const edge = node === root && slot === this.#slot ? own : this.#select(bandit, world, ask);
        if (edge.visits < OPEN_AFTER) grown = true;
        path.push({ bandit, edge, seat: ask.seat });
        key += `${keyOf(edge.answer)}/`;
        turn = this.#knowledge.turn?.(world.state) ?? null;
        world.play(edge.answer, slot);
        if (world.asks !== asks || world.steps !== steps) break;
      }
      if (world.result !== null) break;
      if (own.plan !== undefined) {
        this.#follow(world, own.plan);
        break;
      }
      node = node.child(key + this.#moment(world));
    }
    const values = world.result === null ? this.#rollout(world, path.at(-1)?.seat, turn) : endOf(world, world.result);
    for (const { bandit, edge, seat } of path) {
      const value = values[seat] ?? 0;
      bandit.visits++;
      bandit.sum += value;
      edge.visits++;
      edge.sum += value;
      edge.squares += value * value;
    }
    return values[this.#seat] ?? 0;
  }

  /** A plan is carried out before anybody else thinks: what comes of it is judged, not each answer of it. */
  #follow(world: Run<S>, begun: Json): Move[] {
    const line: Move[] = [];
    for (let plan = begun; world.result === null && world.wait !== 'all'; ) {
      const slot = world.asks.findIndex((ask) => ask.seat === this.#seat);
      const ask = world.asks[slot];
      const next = ask === undefined ? null : (this.#knowledge.follow?.(world.state, ask, plan) ?? null);
      if (ask === undefined || next === null) break;
      line.push({ seat: ask.seat, key: ask.key, answer: next.answer });
      world.play(next.answer, slot);
      plan = next.plan;
    }
    return line;
  }

  /** One guessed world, played on by the plan and by the Officer. */
  after({ answer, plan }: Edge, moves: number): Move[] {
    this.#luck.position = FIRST_WORLD;
    const world = this.#run.imagine(this.#seat, this.#luck);
    world.play(answer, this.#slot);
    const line: Move[] = plan === undefined ? [] : this.#follow(world, plan);
    while (world.result === null && line.length < moves) {
      const slot = nextSlot(world);
      const ask = world.asks[slot] as Ask;
      const next = this.#knowledge.officer(world.state, ask, this.#chance);
      line.push({ seat: ask.seat, key: ask.key, answer: next });
      world.play(next, slot);
    }
    return line.slice(0, moves);
  }

  /** In free play somebody answers first: the seats take turns at it. */
  #turnOf(node: Node, world: Run<S>): number {
    const own = world.asks.findIndex((ask) => ask.seat === this.#seat);
    const visits = (slot: number) => node.bandits[slot]?.visits ?? 0;
    if (own >= 0 && visits(own) === 0) return own;
    let least = 0;
    for (let slot = 1; slot < world.asks.length; slot++) if (visits(slot) < visits(least)) least = slot;
    return least;
  }

  /** What can be seen to have come of the answers: different dice lead to different nodes where the game says so. */
  #moment(world: Run<S>): string {
    const ask = world.asks[0] as Ask;
    const outcome = this.#knowledge.outcome?.(world.state);
    return outcome === undefined ? `${ask.seat}${ask.key}` : `${ask.seat}${ask.key}${outcome}`;
  }

  #select(bandit: Bandit, world: Run<S>, ask: Ask): Edge {
    const candidates = this.#candidatesFor(world, ask);
    const width = Math.min(candidates.length, Math.ceil(2 + 1.5 * bandit.visits ** 0.4));
    let total = 0;
    for (let i = 0; i < width; i++) total += (candidates[i] as Candidate).prior;
    const mean = bandit.visits === 0 ? 0.5 : bandit.sum / bandit.visits;
    const likeliest = (candidates[0] as Candidate).prior;
    let best: Edge | null = null;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < width; i++) {
      const candidate = candidates[i] as Candidate;
      const edge = bandit.edge(candidate);
      edge.available++;
      const worth = (OPINION * (mean + doubt(candidate.prior, likeliest)) + edge.sum) / (OPINION + edge.visits);
      const score = worth + (EXPLORATION * (candidate.prior / total) * Math.sqrt(edge.available)) / (1 + edge.visits);
      if (score > bestScore) {
        best = edge;
        bestScore = score;
      }
    }
    return best as Edge;
  }

  /** Answers worth a look, best first. Never empty. */
  #candidatesFor(world: Run<S>, ask: Ask): readonly Candidate[] {
    const known = this.#random ? undefined : this.#knowledge.candidates?.(world.state, ask, this.#chance);
    if (known !== undefined && known.length > 0) return known;
    const answers = ask.kind === 'select' ? factored(ask, this.#chance, LIST_LIMIT) : allAnswers(ask, world.state, LIST_LIMIT);
    if (answers.length > 0) return answers.map((answer: Json) => ({ answer, prior: 1 }));
    return [{ answer: randomAnswer(ask, world.state, this.#chance), prior: 1 }];
  }

  /**
   * Cut off where a turn begins, counted from before the last answer of the tree; where turns are not told apart, where the question
   * passes to another seat: a position between two turns is easier to judge than one within.
   */
  #rollout(world: Run<S>, asked: number | undefined, turn: number | null): readonly number[] {
    const knowledge = this.#knowledge;
    let last = asked;
    for (let played = 0; world.result === null; played++) {
      if (turn !== null && !this.#random && knowledge.turn?.(world.state) !== turn) break;
      const slot = nextSlot(world);
      const ask = world.asks[slot] as Ask;
      if (played >= this.#depth && (this.#random || ask.seat !== last)) break;
      last = ask.seat;
      world.play(this.#random ? randomAnswer(ask, world.state, this.#chance) : knowledge.officer(world.state, ask, this.#chance), slot);
    }
    return world.result === null ? knowledge.evaluate(world.state) : endOf(world, world.result);
  }
}

/** Whose answer comes next in a playout: of those who are still asked, the first. */
const nextSlot = <S>(world: Run<S>): number => (world.wait === 'all' ? world.asks.indexOf(world.openAsks[0] as Ask) : 0);

const endOf = <S>(world: Run<S>, result: Result): number[] => resultOf(result, world.table.seats, world.game.teams?.(world.state));

/** What the deciding seat learned about its own question. */
export const rootBandit = ({ node, slot }: Root): Bandit => node.bandits[slot] as Bandit;
