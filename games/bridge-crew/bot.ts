/** What the game knows about playing itself. */
import type { Knowledge } from '@bridgehead/kernel';
import { cadet } from './bot/cadet.ts';
import { candidates } from './bot/candidates.ts';
import { evaluate } from './bot/evaluate.ts';
import { officer } from './bot/officer.ts';
import type { Voyage } from './state.ts';

/** About two rounds. */
const ROLLOUT = 30;

export const knowledge: Knowledge<Voyage> = {
  cadet,
  officer,
  evaluate,
  candidates,
  /** Chance shows in who won, and in where the cards lie then. */
  outcome: (s) => `${s.round}.${s.captain}.${s.alien}.${s.awaits === 'outcome' ? s.crewWon : ''}`,
  rolloutDepth: ROLLOUT,
};
