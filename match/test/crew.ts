/** A table of two crews, for what needs teams, written answers and marks. */
import type { AnyGame, MarkKind } from '@bridgehead/kernel';
import { type Crews, crews } from '../../testkit/test/crews.ts';
import type { Command, Happening, Match, MatchSetup } from '../index.ts';
import { answers, begun, did, PEOPLE, refused } from './table.ts';

/** Four people at the table, with more kinds of marks than the game's own if wanted. */
export function crewTable(more: Partial<MatchSetup> = {}, marks: Readonly<Record<string, MarkKind<Crews>>> = {}): Match {
  const game: AnyGame = { ...crews, marks: { ...crews.marks, ...marks } };
  return begun({ game: 'crews', seats: 4, options: {}, ...more }, PEOPLE, game);
}

/** Both crews have named themselves: the first at second 1, the other at second 2. */
export function named(
  more: Partial<MatchSetup> = {},
  marks: Readonly<Record<string, MarkKind<Crews>>> = {},
  names = ['Alpha', 'Beta'],
): Match {
  const match = crewTable(more, marks);
  answers(match, 0, names[0], 1_000);
  answers(match, 2, names[1], 2_000);
  return match;
}

type Given = readonly [seat: number, what: string, on: string, text?: string];
const command = ([seat, what, on, text = undefined]: Given): Command => ({ do: 'mark', seat, what, on, text: text ?? null });
export const marks = (match: Match, given: Given, now: number): Happening => did(match, command(given), now);
export const unmarked = (match: Match, given: Given, now: number) => refused(match, command(given), now);
