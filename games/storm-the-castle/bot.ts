/** What the game knows about playing itself well. */
import type { Knowledge } from '@bridgehead/kernel';
import { SOUTH } from './board.ts';
import { cadetAnswer } from './bot/cadet.ts';
import { candidatesOf } from './bot/candidates.ts';
import { officerAnswer } from './bot/officer.ts';
import { prospectOfActive } from './bot/prospect.ts';
import { STYLES, type Weights } from './bot/weights.ts';
import type { Castle } from './state.ts';

export { type KnowledgeStyle, STYLES, type Weights } from './bot/weights.ts';

/** Three turns of about seven answers. */
const ROLLOUT = 20;

/** The same knowledge with other weights: styles for the lab. */
export const knowledgeOf = (weights: Weights): Knowledge<Castle> => ({
  cadet: cadetAnswer,
  officer: (s, ask, chance) => officerAnswer(s, ask, chance, weights),
  evaluate,
  candidates: (s, ask, chance) => candidatesOf(s, ask, chance, weights),
  outcome,
  rolloutDepth: ROLLOUT,
});

/** Success, failure and natural 2 differ in who lies in the graveyards, prayers and anvils in what came back. */
const outcome = (s: Castle): number =>
  s.graveyard[0].length + 64 * (s.graveyard[1].length + 64 * (s.recovered[0].length + 16 * s.recovered[1].length));

function evaluate(s: Castle): number[] {
  if (s.outcome !== null) {
    const south = s.outcome.winner === null ? 0.5 : s.outcome.winner === SOUTH ? 1 : 0;
    return [south, 1 - south];
  }
  const active = prospectOfActive(s);
  return s.active === SOUTH ? [active, 1 - active] : [1 - active, active];
}

export const knowledge: Knowledge<Castle> = knowledgeOf(STYLES.balanced);
