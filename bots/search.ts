/**
 * Information-set Monte Carlo tree search. One guessed world per iteration; the game's candidates with their priors steer
 * it (PUCT), widening as visits grow; rollouts by the Officer are cut off by the game's evaluation. Results are vectors, one
 * number a seat, so teams and more than two seats need nothing special.
 */
import {
  type Ask,
  allAnswers,
  type Candidate,
  type Chance,
  type Json,
  type MatchChance,
  type Result,
  type Run,
  randomAnswer,
} from '@bridgehead/kernel';
import { factored } from './factor.ts';
import { type Bandit, Edge, keyOf, Node } from './tree.ts';

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
  /** How much curiosity there is beside what is known to be good. */
  readonly exploration?: number;
  /** The tree of an earlier search of the same seat, to be gone on with. */
  readonly reuse?: Node;
}

/** What a search found at its root. */
export interface Root {
  readonly seat: number;
  readonly node: Node;
  readonly slot: number;
  readonly iterations: number;
  readonly ms: number;
}

const EXPLORATION = 1.1;
/** An answer never tried is taken to be this much worse than the average of those tried. */
const FIRST_PLAY = 0.08;
const DEFAULT_DEPTH = 40;
const LIST_LIMIT = 64;
/** The clock is looked at, and the leader compared, once in so many iterations. */
const CHECK_EVERY = 16;

/** Null when there is nothing to decide: at most one answer. */
export function search<S>(run: Run<S>, seat: number, chance: MatchChance, budget: SearchBudget): Root | null {
  const started = performance.now();
  const slot = run.asks.indexOf(run.askOf(seat) as Ask);
  const asked = run.askOf(seat);
  if (asked === null || allAnswers(asked, run.state, 2).length < 2) return null;
  const node = budget.reuse ?? new Node();
  const most = budget.iterations ?? Number.POSITIVE_INFINITY;
  const ms = budget.ms ?? Number.POSITIVE_INFINITY;
  const walk = new Walk<S>(run, seat, chance, budget);
  let iterations = 0;
  while (iterations < most) {
    if (iterations % CHECK_EVERY === 0 && iterations > 0) {
      const spent = performance.now() - started;
      if (spent >= ms || budget.signal?.aborted === true) break;
      if (isSettled(node.bandit(slot, asked), Math.min(most - iterations, ((ms - spent) / spent) * iterations))) break;
    }
    walk.iterate(node);
    iterations++;
  }
  return { seat, node, slot, iterations, ms: performance.now() - started };
}

/** The second best cannot catch up any more in the iterations that are left. */
function isSettled(bandit: Bandit, left: number): boolean {
  let first = 0;
  let second = 0;
  for (const edge of bandit.edges.values()) {
    if (edge.visits > first) {
      second = first;
      first = edge.visits;
    } else if (edge.visits > second) second = edge.visits;
  }
  return first - second > left;
}

class Walk<S> {
  readonly #run: Run<S>;
  readonly #seat: number;
  readonly #chance: MatchChance;
  readonly #depth: number;
  readonly #random: boolean;
  readonly #exploration: number;
  /** The own seat's candidates at the root are the same in every guessed world. */
  #rootCandidates: readonly Candidate[] | null = null;

  constructor(run: Run<S>, seat: number, chance: MatchChance, budget: SearchBudget) {
    this.#run = run;
    this.#seat = seat;
    this.#chance = chance;
    this.#depth = budget.depth ?? run.game.knowledge.rolloutDepth ?? DEFAULT_DEPTH;
    this.#random = budget.rollout === 'random';
    this.#exploration = budget.exploration ?? EXPLORATION;
  }

  iterate(root: Node): void {
    const world = this.#run.imagine(this.#seat, this.#chance);
    const path: { bandit: Bandit; edge: Edge; seat: number }[] = [];
    let node = root;
    let grown = false;
    while (world.result === null && !grown) {
      let key = '';
      const steps = world.steps;
      const asks = world.asks;
      for (let slot = 0; slot < asks.length; slot++) {
        const ask = asks[slot] as Ask;
        if (world.wait === 'all' && !world.openAsks.includes(ask)) continue;
        if (world.wait === 'any' && slot !== this.#turnOf(node, world)) continue;
        const bandit = node.bandit(slot, ask);
        const edge = this.#select(bandit, world, ask, node === root);
        if (edge.visits === 0) grown = true;
        path.push({ bandit, edge, seat: ask.seat });
        key += `${keyOf(edge.answer)}/`;
        world.play(edge.answer, slot);
        if (world.asks !== asks || world.steps !== steps) break;
      }
      if (world.result !== null) break;
      node = node.child(key + this.#moment(world));
    }
    const values = world.result === null ? this.#rollout(world) : resultOf(world.result, world.table.seats);
    for (const { bandit, edge, seat } of path) {
      const value = values[seat] ?? 0;
      bandit.visits++;
      bandit.sum += value;
      edge.visits++;
      edge.sum += value;
      edge.squares += value * value;
    }
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
    const outcome = world.game.knowledge.outcome?.(world.state);
    return outcome === undefined ? `${ask.seat}${ask.key}` : `${ask.seat}${ask.key}${outcome}`;
  }

  #candidates(world: Run<S>, ask: Ask, atRoot: boolean): readonly Candidate[] {
    if (atRoot && ask.seat === this.#seat) {
      this.#rootCandidates ??= candidatesFor(world, ask, this.#chance, this.#random);
      return this.#rootCandidates;
    }
    return candidatesFor(world, ask, this.#chance, this.#random);
  }

  #select(bandit: Bandit, world: Run<S>, ask: Ask, atRoot: boolean): Edge {
    const candidates = this.#candidates(world, ask, atRoot);
    const width = Math.min(candidates.length, Math.ceil(2 + 1.5 * bandit.visits ** 0.4));
    let total = 0;
    for (let i = 0; i < width; i++) total += (candidates[i] as Candidate).prior;
    const mean = bandit.visits === 0 ? 0.5 : bandit.sum / bandit.visits;
    let best: Edge | null = null;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < width; i++) {
      const candidate = candidates[i] as Candidate;
      const key = keyOf(candidate.answer);
      let edge = bandit.edges.get(key);
      if (edge === undefined) {
        edge = new Edge(candidate.answer, candidate.prior);
        bandit.edges.set(key, edge);
      }
      edge.available++;
      const worth = edge.visits === 0 ? mean - FIRST_PLAY : edge.sum / edge.visits;
      const score = worth + (this.#exploration * (candidate.prior / total) * Math.sqrt(edge.available)) / (1 + edge.visits);
      if (score > bestScore) {
        best = edge;
        bestScore = score;
      }
    }
    return best as Edge;
  }

  #rollout(world: Run<S>): readonly number[] {
    const { knowledge } = world.game;
    for (let played = 0; played < this.#depth && world.result === null; played++) {
      const slot = world.wait === 'all' ? world.asks.indexOf(world.openAsks[0] as Ask) : 0;
      const ask = world.asks[slot] as Ask;
      world.play(this.#random ? randomAnswer(ask, world.state, this.#chance) : knowledge.officer(world.state, ask, this.#chance), slot);
    }
    return world.result === null ? knowledge.evaluate(world.state) : resultOf(world.result, world.table.seats);
  }
}

/** Answers worth a look, best first. Never empty. */
function candidatesFor<S>(world: Run<S>, ask: Ask, chance: Chance, random: boolean): readonly Candidate[] {
  const known = random ? undefined : world.game.knowledge.candidates?.(world.state, ask, chance);
  if (known !== undefined && known.length > 0) return known;
  const answers = ask.kind === 'select' ? factored(ask, chance, LIST_LIMIT) : allAnswers(ask, world.state, LIST_LIMIT);
  if (answers.length > 0) return answers.map((answer: Json) => ({ answer, prior: 1 }));
  return [{ answer: randomAnswer(ask, world.state, chance), prior: 1 }];
}

/** The winners share 1; everybody else has 0. */
export function resultOf(result: Result, seats: number): number[] {
  const values = new Array<number>(seats).fill(0);
  const winners = result.ranking[0] ?? [];
  for (const seat of winners) values[seat] = 1 / winners.length;
  return values;
}

/** What the deciding seat learned about its own question. */
export const rootBandit = ({ node, slot }: Root): Bandit => node.bandits[slot] as Bandit;

/** Adds up what several workers found at the same root. */
export function mergeRoots(roots: readonly Root[]): Root {
  const [first] = roots;
  if (first === undefined) throw new Error('no roots to merge');
  const node = new Node();
  const bandit = node.bandit(first.slot, rootBandit(first));
  for (const root of roots) {
    const from = rootBandit(root);
    bandit.visits += from.visits;
    bandit.sum += from.sum;
    for (const [key, edge] of from.edges) {
      const into = bandit.edges.get(key) ?? new Edge(edge.answer, edge.prior);
      bandit.edges.set(key, into);
      into.visits += edge.visits;
      into.available += edge.available;
      into.sum += edge.sum;
      into.squares += edge.squares;
    }
    for (const [key, child] of root.node.children) if (!node.children.has(key)) node.children.set(key, child);
  }
  const iterations = roots.reduce((sum, root) => sum + root.iterations, 0);
  return { seat: first.seat, node, slot: first.slot, iterations, ms: Math.max(...roots.map((root) => root.ms)) };
}
