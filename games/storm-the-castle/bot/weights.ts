/** What a position is worth, term by term, and the styles that the lab sets against each other. */
export interface Weights {
  readonly value: number;
  readonly advance: number;
  /** How much the enemy's advance counts against the own. */
  readonly enemyAdvance: number;
  readonly guard: number;
  readonly secondGuard: number;
  readonly castle: number;
  readonly keepLoss: number;
  /** Times this when the loss is certain. */
  readonly certain: number;
  readonly keepGain: number;
  /** The two best attacks of the enemy. */
  readonly expectedLoss: number;
  /** The two best attacks of one's own. */
  readonly expectedGain: number;
  readonly storm: number;
  /** Up to this much is added to every option by chance. */
  readonly noise: number;
}

const balanced: Weights = {
  value: 1,
  advance: 0.6,
  enemyAdvance: 0.9,
  guard: 3,
  secondGuard: 0.5,
  castle: 1,
  keepLoss: 60,
  certain: 3,
  keepGain: 15,
  expectedLoss: 0.9,
  expectedGain: 0.15,
  storm: 400,
  noise: 0.1,
};

export const STYLES = {
  balanced,
  rush: { ...balanced, advance: 2.5, guard: 0.3, expectedLoss: 0.3, keepLoss: 30 },
  turtle: { ...balanced, advance: 0.15, guard: 6, expectedLoss: 1.3, keepLoss: 100 },
  /** The balanced weights with a heavy hand: what the design check measured skill against. */
  noisy: { ...balanced, noise: 6 },
} as const satisfies Record<string, Weights>;
export type KnowledgeStyle = keyof typeof STYLES;
