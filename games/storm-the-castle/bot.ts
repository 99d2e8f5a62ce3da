/** What the game knows about playing itself well (specification section 10). */
import type { Knowledge } from '@bridgehead/kernel';
import { SOUTH } from './board.ts';
import { cadetAnswer } from './bot/cadet.ts';
import { candidatesOf } from './bot/candidates.ts';
import { officerAnswer } from './bot/officer.ts';
import { score } from './bot/score.ts';
import { STYLES, type Weights } from './bot/weights.ts';
import { ATTACKS_A_TURN } from './rules/act.ts';
import { type Castle, opponentOf } from './state.ts';

export { type KnowledgeStyle, STYLES, type Weights } from './bot/weights.ts';

/** Score points that make a side e times as likely to win. */
const STEEPNESS = 25;
/** Four turns of about seven answers. */
const ROLLOUT = 28;

/** The same knowledge with other weights: styles for the lab. */
export const knowledgeOf = (weights: Weights): Knowledge<Castle> => ({
  cadet: cadetAnswer,
  officer: (s, ask, chance) => officerAnswer(s, ask, chance, weights),
  evaluate: (s) => evaluate(s, weights),
  candidates: (s, ask, chance) => candidatesOf(s, ask, chance, weights),
  outcome,
  rolloutDepth: ROLLOUT,
});

/** Success, failure and natural 2 differ in who lies in the graveyards, prayers and anvils in what came back. */
const outcome = (s: Castle): number =>
  s.graveyard[0].length + 64 * (s.graveyard[1].length + 64 * (s.recovered[0].length + 16 * s.recovered[1].length));

function evaluate(s: Castle, w: Weights): number[] {
  if (s.outcome !== null) {
    const south = s.outcome.winner === null ? 0.5 : s.outcome.winner === SOUTH ? 1 : 0;
    return [south, 1 - south];
  }
  const lead = leadOfActive(s, w);
  const active = 1 / (1 + Math.exp(-lead / STEEPNESS));
  return s.active === SOUTH ? [active, 1 - active] : [1 - active, active];
}

/**
 * A score takes it that its side has just moved and the other strikes next. So it is the other side's score that counts while
 * the active player has both attacks left, and more and more the own as they are used up.
 */
function leadOfActive(s: Castle, w: Weights): number {
  const spent = s.phase === 'act' ? s.attacksUsed / ATTACKS_A_TURN : 0;
  return spent * score(s, s.active, w) - (1 - spent) * score(s, opponentOf(s.active), w);
}

export const knowledge: Knowledge<Castle> = knowledgeOf(STYLES.balanced);
