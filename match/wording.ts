/** The referee's own sentences, in English: troubles, and the events that are not the game's (`match.*`). */
import type { PROBLEM_CODES } from './terms.ts';

export const TROUBLE_WORDING: Readonly<Record<(typeof PROBLEM_CODES)[number], string>> = {
  'bad-json': 'That was not JSON.',
  'bad-message': 'The message does not have the right form.',
  'too-large': 'The message is too large.',
  flood: 'Too much at once; please wait a moment.',
  'no-session': 'You are not signed in, or your session has ended.',
  'unknown-match': 'There is no such match.',
  'unknown-game': 'There is no such game.',
  'not-your-seat': 'That is not your seat.',
  spectator: 'Spectators cannot do that.',
  'not-watching': 'You do not follow that match.',
  'too-many': 'You have too many of these already.',
  full: 'Every seat at this table is taken.',
  'not-open': 'That seat is taken.',
  'not-begun': 'The match has not begun yet.',
  'already-seated': 'You sit at this table already.',
  'not-allowed': 'That is not possible here.',
  'bad-options': 'The table’s options do not fit the game.',
  'no-hint': 'There is no hint for this question.',
  busy: 'The server is busy; please try again in a moment.',
  gone: 'That is no longer there.',
  storage: 'The match could not be saved; nothing was changed. Please try again.',
};

/** Sentences for the events that the referee adds to the game's own. */
export const MATCH_WORDING: Readonly<Record<string, string>> = {
  'match.sat': '{name} sits down.',
  'match.rose': '{name} leaves the table.',
  'match.turnedDown': '{name} does not take the seat.',
  'match.rematch': '{name} wants to play again.',
  'match.begun': 'The match begins.',
  'match.takenBack': '{name} takes an answer back.',
  'match.asked.takeback': '{name} asks to take an answer back.',
  'match.asked.draw': '{name} offers a draw.',
  'match.declined': 'The request was turned down.',
  'match.drawn': 'The players agree on a draw.',
  'match.away': 'A bot stands in for {name}.',
  'match.returned': '{name} is back.',
  'match.expired': 'Time is up for {name}.',
  'match.calledOff': 'The match was called off.',
  'match.rulesChanged': 'The rules were changed, and this match could not go on exactly where it stood: it is closed. Its secret is shown.',
  'match.frozen': 'A rule went wrong; this match is frozen. Nothing that was played is lost.',
};
