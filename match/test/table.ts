/** A table for the toy game, or another, and short words for what happens at it. */
import type { AnyGame } from '@bridgehead/kernel';
import { act, type Command, commitmentOf, type Happening, Match, type MatchSetup, type Trouble } from '../index.ts';
import { toy } from './toy.ts';

export const SECRET = 'ab'.repeat(32);

export const setupOf = (more: Partial<MatchSetup> = {}): MatchSetup => ({
  id: 'm1',
  game: 'toy',
  version: 1,
  options: { goal: 20 },
  seats: 2,
  clock: { kind: 'none' },
  onExpiry: 'default',
  listed: false,
  spectators: true,
  hints: true,
  creator: 'ann',
  created: 0,
  secret: SECRET,
  commitment: commitmentOf('m1', SECRET),
  seed: null,
  window: 0,
  from: null,
  ...more,
});

export const PEOPLE = ['ann', 'bob', 'cid', 'dee'] as const;

/** A match with people in all seats that has begun at time 0. */
export function begun(more: Partial<MatchSetup> = {}, people: readonly string[] = PEOPLE, game: AnyGame = toy): Match {
  const match = new Match(game, setupOf(more));
  match.desk.seats.forEach((_, seat) => {
    did(match, { do: 'sit', seat, person: people[seat] as string, word: `word ${seat}` }, 0);
  });
  return match;
}

export function did(match: Match, command: Command, now = 0): Happening {
  const judged = act(match, command, now);
  if (!('deed' in judged)) throw new Error(`not done: ${JSON.stringify(judged)}`);
  return match.apply(match.next(judged.deed, now));
}

export function refused(match: Match, command: Command, now = 0): Trouble {
  const before = JSON.stringify(match.snapshot());
  const judged = act(match, command, now);
  if (!('refused' in judged)) throw new Error(`not refused: ${JSON.stringify(judged)}`);
  if (JSON.stringify(match.snapshot()) !== before) throw new Error('a refused command changed the match');
  return judged.refused;
}

/** The seat answers what it is asked. */
export const answers = (match: Match, seat: number, answer: unknown, now = 0): Happening =>
  did(match, { do: 'answer', seat, prompt: match.promptId(seat), answer, by: 'person' }, now);
