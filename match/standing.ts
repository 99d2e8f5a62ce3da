/** Standing preferences: which questions of response windows the referee answers with a pass for a person. */
import { type Ask, passesOver, promptOf } from '@bridgehead/kernel';
import type { Match } from './match.ts';

/** Whatever anybody prefers: there is nothing to choose, only a time to pass. */
export const goesByItself = (ask: Ask): boolean => ask.kind === 'choose' && ask.question.itself === true;

/**
 * Does the seat's standing preference answer this question with a pass? Who has nothing to play is not asked; but where one
 * person plays several seats at one device, passing it on only to whoever holds an answer would tell the others.
 */
export function isPassed(match: Match, ask: Ask): boolean {
  const seat = match.desk.seats[ask.seat];
  if (goesByItself(ask)) return seat?.driver === 'person' && !seat.away;
  if (ask.window === null || seat?.driver !== 'person' || seat.away) return false;
  const prompt = promptOf(ask, match.run?.state);
  const isShared = match.seatsOf(seat.person ?? '').length > 1;
  return passesOver(isShared && prompt.options.length === 1 ? { ...prompt, options: [...prompt.options, null] } : prompt, seat.standing);
}
