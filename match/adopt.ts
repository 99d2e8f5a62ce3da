/**
 * A match that was begun under other rules. It goes on only from exactly the position its players saw: the stored step state
 * must look the same to everybody under the new rules, and all that was played since must be told in the same words. If not,
 * it is closed with a notice. It is never silently elsewhere.
 */
import { type AnyGame, same, type Told } from '@bridgehead/kernel';
import type { Journalled, MatchSetup, Snapshot } from './desk.ts';
import { Match } from './match.ts';
import { isGames } from './record.ts';
import { seenIn } from './seen.ts';

/** A deed with what it told at the time. */
export interface Remembered extends Journalled {
  readonly told: readonly Told[];
}

/** The match under the rules of `game`; null if they would lead, or have led, elsewhere. */
export function adopt(game: AnyGame, setup: MatchSetup, snapshot: Snapshot | null, deeds: readonly Remembered[]): Match | null {
  try {
    const match = Match.restore(game, setup, snapshot, []);
    if (match.desk.phase === 'playing' && seenIn(match) !== snapshot?.seen) return null;
    for (const deed of deeds) {
      const { told } = match.apply(deed);
      if (!same(told.filter(isGames), deed.told.filter(isGames))) return null;
    }
    if (match.desk.phase === 'frozen') return null;
    match.desk.adopted = true;
    return match;
  } catch {
    return null;
  }
}
