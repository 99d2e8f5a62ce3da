import { defaultAnswer, type Knowledge, randomAnswer } from '@bridgehead/kernel';
import type { Match } from './state.ts';
export const knowledge: Knowledge<Match> = {
  cadet: (s, ask, chance) => randomAnswer(ask, s, chance),
  officer: (s, ask) => defaultAnswer(ask, s),
  evaluate: (s) => s.half.map(() => 1 / s.half.length),
};
