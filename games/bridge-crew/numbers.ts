/** The numbers of the rules that are not on a card, as rows that a designer may vary. */
import { varied } from '@bridgehead/kernel';

interface Row {
  readonly id: string;
  readonly n: number;
}

const ROWS = varied<Row>('numbers', [
  /** BRC-69: a Technobabble or Alien Love roll succeeds from here on. */
  { id: 'maverick', n: 3 },
  /** BRC-R26: so many re-rolls in a row, then the Alien has it. */
  { id: 'rerolls', n: 20 },
  /** BRC-R50: lines that a side may say in a face-off. */
  { id: 'lines', n: 3 },
  /** BRC-R59: rounds for each seat and on top, to the last ordinary round and to the last of all. */
  { id: 'ordinary', n: 6 },
  { id: 'ordinary-more', n: 6 },
  { id: 'all', n: 9 },
  { id: 'all-more', n: 6 },
  { id: 'forgotten', n: 40 },
  { id: 'late-ordinary', n: 12 },
  { id: 'late-all', n: 15 },
  /** Rounds between the announcement and the last ordinary round. */
  { id: 'notice', n: 2 },
  /** D7: Encounter dice that leave after each failed attempt of the Final Act. */
  { id: 'leaving', n: 2 },
  /** FR-1: on the Alien's total for each point of the Captain's reputation. */
  { id: 'reputation', n: 3 },
]);

const number = (id: string): number => (ROWS.find((row) => row.id === id) as Row).n;

export const MAVERICK_NEEDS = number('maverick');
export const MOST_REROLLS = number('rerolls');
export const LINES_A_SIDE = number('lines');
export const NOTICE = number('notice');
export const DICE_LEAVING = number('leaving');
export const TOTAL_PER_REPUTATION = number('reputation');

/** BRC-R39: without a Final Act, a table that was forgotten stops after so many rounds for each seat. */
const forgotten = number('forgotten');
/** L and H of BRC-R59: the last ordinary round, and the last of all. With `off` they are one, and there is no Final Act. */
export function lastOrdinary(seats: number, finalAct: 'off' | 'standard' | 'late'): number {
  if (finalAct === 'off') return forgotten * seats;
  return finalAct === 'late' ? number('late-ordinary') * seats : number('ordinary') * seats + number('ordinary-more');
}
export function lastRound(seats: number, finalAct: 'off' | 'standard' | 'late'): number {
  if (finalAct === 'off') return forgotten * seats;
  return finalAct === 'late' ? number('late-all') * seats : number('all') * seats + number('all-more');
}
