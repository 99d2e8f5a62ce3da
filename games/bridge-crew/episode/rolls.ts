/** The dice that decided a scene, from the events of the match. */
import type { CrewEvent, WinReason } from '../events.ts';
import { nth } from '../lists.ts';

/** A die, 'C8', and what it showed. */
export interface Rolled {
  readonly die: string;
  readonly value: number;
}
export interface Roll {
  readonly crew: readonly Rolled[];
  readonly alien: readonly Rolled[];
  /** Of a Save the Day: the Captain's and the Alien's. */
  readonly totals: readonly [number, number] | null;
  /** What decided, in a word. */
  readonly word: string;
}

const WORDS: Readonly<Record<Exclude<WinReason, 'auto'>, string>> = {
  higher: 'higher',
  keen: 'Keen',
  counter: 'Counter',
  steady: 'steady',
  noDie: 'unopposed',
  maverick: 'maverick',
  limit: 'undecided',
};

/** By round. Of dice that were rolled again only the last roll counts, of a trained Crew's two rolls the higher. */
export function rollsOf(events: readonly CrewEvent[]): Map<number, Roll> {
  const rolls = new Map<number, Roll>();
  let last: Extract<CrewEvent, { type: 'dice.rolled' }> | null = null;
  for (const e of events) {
    if (e.type === 'dice.rolled') last = e;
    if (e.type === 'challenge.won') {
      const [crew, alien] = last?.dice ?? [];
      rolls.set(e.round, {
        crew: last === null || crew === undefined ? [] : [{ die: crew, value: Math.max(...last.crew) }],
        alien: last === null || alien === undefined ? [] : [{ die: alien, value: nth(last.alien, 0) }],
        totals: null,
        word: e.reason !== 'auto' ? WORDS[e.reason] : e.attitude === 'friendly' ? 'odd' : 'even',
      });
      last = null;
    }
    if (e.type === 'save.result' && last !== null) {
      const { dice, crew, alien } = last;
      rolls.set(e.round, {
        crew: crew.map((value, i) => ({ die: nth(dice, i), value })),
        alien: alien.map((value, i) => ({ die: nth(dice, crew.length + i), value })),
        totals: [e.captain, e.alien],
        word: e.success ? 'saved' : 'lost',
      });
      last = null;
    }
  }
  return rolls;
}
