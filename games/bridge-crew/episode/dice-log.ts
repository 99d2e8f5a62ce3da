/** The appendix of an episode: one line for each challenge, from the events of the match. */
import type { Seat } from '@bridgehead/kernel';
import type { CrewEvent, WinReason } from '../events.ts';

const REASONS: Readonly<Record<WinReason, string>> = {
  higher: 'the higher roll',
  auto: 'an automatic win',
  keen: 'a tie, and Keen',
  counter: 'a tie, and Counter',
  steady: 'steady',
  noDie: 'no Encounter die left',
  maverick: 'a maverick roll',
  limit: 'twenty re-rolls',
};

/** Dice, attitudes, winner and reason, in the order of play. */
export function diceLog(events: readonly CrewEvent[], title: (seat: Seat) => string): string[] {
  const lines: string[] = [];
  let rolls: string[] = [];
  let attitudes = '';
  for (const e of events) {
    switch (e.type) {
      case 'attitudes.revealed':
        attitudes = `${e.crew} v ${e.alien}, `;
        break;
      case 'dice.rolled':
        rolls.push(e.alien.length === 0 ? `${e.dice[0]}: ${e.crew.join(', ')}` : `${e.crew.join(', ')} v ${e.alien.join(', ')}`);
        if (e.dice.length === 2) rolls[rolls.length - 1] = `${e.dice.join(' v ')}: ${rolls.at(-1)}`;
        break;
      case 'challenge.won':
        lines.push(`Round ${e.round}: ${attitudes}${[...rolls, title(e.seat)].join('; ')} wins (${e.side}, ${REASONS[e.reason]}).`);
        rolls = [];
        attitudes = '';
        break;
      case 'save.result':
        lines.push(
          `Round ${e.round}: ${title(e.seat)} tries to save the day, ${e.captain} v ${e.alien}: ${e.success ? 'success' : 'failure'}.`,
        );
        rolls = [];
        break;
    }
  }
  return lines;
}
