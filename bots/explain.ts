/** A decision that can explain itself: what was considered, how often, what it is expected to bring. */
import type { Json } from '@bridgehead/kernel';
import { promise } from './race.ts';
import { type Move, type Root, rootBandit } from './search.ts';
import { type Edge, keyOf, type Node } from './tree.ts';

export interface Considered {
  readonly answer: Json;
  readonly visits: number;
  /** Share of all visits. */
  readonly share: number;
  /** Expected result for the seat, 0 to 1, with a 95 % interval; null where nothing was searched. */
  readonly expected: number | null;
  readonly low: number | null;
  readonly high: number | null;
}
export interface Decision {
  readonly answer: Json;
  /** Best first. */
  readonly considered: readonly Considered[];
  readonly expected: number | null;
  /** The likeliest continuation, beginning with the answer. */
  readonly line: readonly Move[];
  readonly iterations: number;
  readonly ms: number;
}

const LINE = 6;

export function explainRoot(root: Root): Decision {
  const bandit = rootBandit(root);
  const edges = [...bandit.edges.values()].filter((edge) => edge.visits > 0).sort(bestFirst);
  const [first] = edges;
  if (first === undefined) throw new Error('a search without a single iteration');
  // Several plans may begin with the same answer: it is worth what the best of them is.
  const considered = [...Map.groupBy(edges, ({ answer }) => keyOf(answer)).values()].map((plans) => {
    const visits = plans.reduce((sum, edge) => sum + edge.visits, 0);
    const [best] = plans as [Edge];
    return { answer: best.answer, visits, share: visits / bandit.visits, ...interval(best) };
  });
  const best = considered[0] as Considered;
  const seen = lineOf(root.node);
  // With little time no answer may have been gone into: a slow machine still owes a continuation.
  const line = seen.length > 1 ? seen : [...seen, ...root.after(first, LINE - 1)];
  return { answer: best.answer, considered, expected: best.expected, line, iterations: root.iterations, ms: root.ms };
}

/** What several workers found about the same question, each in worlds of its own, put together. */
export function mergeDecisions(decisions: readonly Decision[]): Decision {
  const [first, ...others] = decisions;
  if (first === undefined) throw new Error('nothing to put together');
  if (others.length === 0) return first;
  const found = new Map<string, Considered[]>();
  for (const one of decisions.flatMap(({ considered }) => considered)) {
    const key = keyOf(one.answer);
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  const all = decisions.reduce((sum, { considered }) => sum + considered.reduce((visits, one) => visits + one.visits, 0), 0);
  const considered = [...found.values()]
    .map((some) => pooled(some, all))
    .sort((a, b) => b.visits - a.visits || (b.expected ?? 0) - (a.expected ?? 0));
  const best = considered[0] as Considered;
  return {
    answer: best.answer,
    considered,
    expected: best.expected,
    line: decisions.find(({ answer }) => keyOf(answer) === keyOf(best.answer))?.line ?? [moveOf(first, best.answer)],
    iterations: decisions.reduce((sum, { iterations }) => sum + iterations, 0),
    ms: Math.max(...decisions.map(({ ms }) => ms)),
  };
}

/** The answer as a move: what all workers found good, though none of them best, has a beginning and no continuation. */
function moveOf({ answer: own, line }: Decision, answer: Json): Move {
  const first = line.find((move) => keyOf(move.answer) === keyOf(own));
  if (first === undefined) throw new Error('a continuation begins with the answer');
  return { ...first, answer };
}

/** Means weighed by visits; independent errors add up by their squares. */
function pooled(some: readonly Considered[], all: number): Considered {
  const visits = some.reduce((sum, one) => sum + one.visits, 0);
  const answer = (some[0] as Considered).answer;
  if (some.some((one) => one.expected === null)) return { answer, visits, share: visits / all, expected: null, low: null, high: null };
  const mean = some.reduce((sum, one) => sum + one.visits * (one.expected ?? 0), 0) / visits;
  const half = Math.hypot(...some.map((one) => one.visits * (((one.high ?? 0) - (one.low ?? 0)) / 2))) / visits;
  return { answer, visits, share: visits / all, expected: mean, low: Math.max(0, mean - half), high: Math.min(1, mean + half) };
}

/** The candidate that stayed in the race longest; among several, the one that promises most. */
const bestFirst = (a: Edge, b: Edge): number => b.visits - a.visits || promise(b.sum, b.prior) - promise(a.sum, a.prior);

function interval(edge: Edge): { expected: number; low: number; high: number } {
  const mean = edge.sum / edge.visits;
  const variance = Math.max(0, edge.squares / edge.visits - mean * mean);
  const half = 1.96 * Math.sqrt((variance + 0.25 / (edge.visits + 1)) / edge.visits);
  return { expected: mean, low: Math.max(0, mean - half), high: Math.min(1, mean + half) };
}

function lineOf(root: Node): Move[] {
  const line: Move[] = [];
  let node: Node | null = root;
  while (node !== null && line.length < LINE) {
    const answers: string[] = [];
    for (const bandit of node.bandits) {
      const best = [...(bandit?.edges ?? [])].sort(([, a], [, b]) => bestFirst(a, b))[0];
      if (best === undefined || best[1].visits === 0) continue;
      answers.push(best[0]);
      line.push({ seat: bandit.seat, key: bandit.key, answer: best[1].answer });
    }
    const prefix = `${answers.join('/')}/`;
    node = answers.length === 0 ? null : busiest(node, prefix);
  }
  return line.slice(0, LINE);
}

function busiest(node: Node, prefix: string): Node | null {
  let best: Node | null = null;
  let most = 0;
  for (const [key, child] of node.children) {
    const visits = child.bandits.reduce((sum, bandit) => sum + (bandit?.visits ?? 0), 0);
    if (key.startsWith(prefix) && visits > most) {
      best = child;
      most = visits;
    }
  }
  return best;
}
