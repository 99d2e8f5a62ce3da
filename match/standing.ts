/** Standing preferences and orders: what the referee answers for a person in response windows. */
import { type Ask, type Json, PASS, promptOf, standingAnswer } from '@bridgehead/kernel';
import type { Match } from './match.ts';

/** For every preference: there is nothing to choose, only a time to pass. */
export const goesByItself = (ask: Ask): boolean => ask.kind === 'choose' && ask.question.itself === true;

/**
 * What the seat's standing wishes answer to this question; null if the person is asked. Who has nothing to play is not asked; but
 * where one person plays several seats at one device, passing it on only to people who hold an answer would tell the others.
 */
export function answeredFor(match: Match, ask: Ask): Json | null {
  const seat = match.desk.seats[ask.seat];
  if (seat === undefined || !match.isPlaying(ask.seat)) return null;
  if (goesByItself(ask)) return PASS;
  if (ask.window === null) return null;
  const prompt = promptOf(ask, match.run?.state);
  const isShared = match.seatsOf(seat.person ?? '').length > 1;
  return standingAnswer(
    isShared && prompt.options.length === 1 ? { ...prompt, options: [...prompt.options, null] } : prompt,
    seat.standing,
  );
}
export const isPassed = (match: Match, ask: Ask): boolean => answeredFor(match, ask) === PASS;
