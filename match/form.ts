/** The form of a record, to the last member: a reader finds nothing in it that was not checked. */
import type { RecordOfMatch } from './record.ts';

const MEMBERS = ['commitment', 'bots', 'pledges', 'secret', 'words'];
const OF_RECORD = ['entries', 'fair', 'format', 'from', 'game', 'match', 'names', 'options', 'result', 'seats', 'seed', 'told', 'version'];

/** What is wrong with the form; null if nothing is. */
export function formProblem(record: RecordOfMatch): string | null {
  const { format, match, seed, fair, from, marks } = record;
  if (format !== 'bridgehead-record/1') return 'This is no format of records that is known here.';
  if (!hasJust(record, marks === undefined ? OF_RECORD : [...OF_RECORD, 'marks'])) return 'It has not just the members of a record.';
  if (!hasJust(fair, MEMBERS)) return 'What belongs to the dice has not just its members.';
  if (from !== null && !hasJust(from, ['entries', 'seed'])) return 'What it goes on from has not just its members.';
  if (typeof match !== 'string' || match === '') return 'It names no match.';
  const { secret, commitment, pledges } = fair;
  const hashes = [seed, secret, commitment, ...pledges.filter((pledge) => pledge !== null), ...(from === null ? [] : [from.seed])];
  return hashes.every(isHash) ? null : 'Seed, secret, commitment or a pledge is not 64 hexadecimal digits.';
}

/** What is wrong with the lists that have a place for each seat, once the seed is known to follow from the words. */
export function seatsFormProblem({ seats, names, fair: { words, bots } }: RecordOfMatch): string | null {
  if (!words.every(isHash)) return 'A word is not 64 hexadecimal digits.';
  const isRising = bots.every((bot, i) => Number.isInteger(bot) && bot > (bots[i - 1] ?? -1) && bot < seats);
  if (!isRising) return 'The seats of bots are not seats in their order.';
  const areNames = Array.isArray(names) && names.every((name) => typeof name === 'string');
  return areNames && (names.length === 0 || names.length === seats) ? null : 'The names do not belong to the seats.';
}

const isHash = (text: unknown): boolean => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
const hasJust = (given: object, members: readonly string[]): boolean =>
  Object.keys(given).length === members.length && members.every((member) => Object.hasOwn(given, member));
