/**
 * The search tree. It holds statistics only, never a game state: every iteration walks it with a freshly guessed world.
 * A node is a moment of asking; seats that are asked at the same time each have a bandit of their own, so that nobody's
 * choice depends on another's secret.
 */
import type { Ask, Candidate, Json } from '@bridgehead/kernel';

export class Edge {
  readonly answer: Json;
  readonly prior: number;
  /** How its seat means to go on, if it said so. */
  readonly plan: Json | undefined;
  visits = 0;
  /** How often the answer was possible when the bandit chose. */
  available = 0;
  /** Sum of the results for the seat that chooses, and of their squares. */
  sum = 0;
  squares = 0;

  constructor({ answer, prior, plan }: Candidate) {
    this.answer = answer;
    this.prior = prior;
    this.plan = plan;
  }
}

export class Bandit {
  /** Whose question it is, and which. */
  readonly seat: number;
  readonly key: string;
  readonly edges = new Map<string, Edge>();
  visits = 0;
  sum = 0;

  constructor(seat: number, key: string) {
    this.seat = seat;
    this.key = key;
  }

  edge(candidate: Candidate): Edge {
    const { answer, plan } = candidate;
    const key = plan === undefined ? keyOf(answer) : `${keyOf(answer)} ${keyOf(plan)}`;
    let edge = this.edges.get(key);
    if (edge === undefined) {
      edge = new Edge(candidate);
      this.edges.set(key, edge);
    }
    return edge;
  }
}

export class Node {
  /** By the place of the question among those asked at the same time. */
  readonly bandits: Bandit[] = [];
  readonly children = new Map<string, Node>();

  bandit(slot: number, { seat, key }: Pick<Ask, 'seat' | 'key'>): Bandit {
    let bandit = this.bandits[slot];
    if (bandit === undefined) {
      bandit = new Bandit(seat, key);
      this.bandits[slot] = bandit;
    }
    return bandit;
  }

  /** A new child is returned too, so that the caller sees whether it grew: `visits` of its first bandit is 0. */
  child(key: string): Node {
    let child = this.children.get(key);
    if (child === undefined) {
      child = new Node();
      this.children.set(key, child);
    }
    return child;
  }
}

export const keyOf = (answer: Json): string => (typeof answer === 'string' ? answer : JSON.stringify(answer));
