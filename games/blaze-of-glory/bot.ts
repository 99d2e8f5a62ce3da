import { type Ask, type Chance, defaultAnswer, type Json, type Knowledge, randomAnswer } from '@bridgehead/kernel';
import type { Blaze } from './state.ts';
export const knowledge: Knowledge<Blaze> = {
  cadet: (s: Blaze, ask: Ask, chance: Chance): Json => randomAnswer(ask, s, chance),
  officer: (s: Blaze, ask: Ask): Json => defaultAnswer(ask, s),
  evaluate: () => [0.5, 0.5],
};
