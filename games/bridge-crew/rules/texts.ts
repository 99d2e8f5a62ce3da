/** Texts (BRC-R40, BRC-R41, BRC-R51 to BRC-R53): asked for within limits (BRC-R55), with patience, ghost-written when left empty. */
import type { Asked, Chance, Json, Question, Rules, Seat, Table, WriteExtras } from '@bridgehead/kernel';
import type { CrewEvent } from '../events.ts';
import type { Beat, Voyage } from '../state.ts';

export type CrewTable = Table<Voyage, CrewEvent>;

/** Asks one seat; everybody sees what the table waits for. */
export function ask<O extends Json>(t: CrewTable, awaits: Beat, seat: Seat, question: Question<Voyage, O>): Rules<O> {
  t.state.awaits = awaits;
  return t.ask(seat, question);
}

/** Code points, and how many times slower the clock runs in `full` and in `brief`. */
const TEXTS = {
  name: [24, 2, 2],
  ship: [24, 2, 2],
  title: [60, 2, 2],
  narration: [600, 4, 2],
  pitch: [400, 4, 2],
  banter: [240, 2, 2],
  outcome: [800, 3, 2],
  dare: [600, 4, 2],
  humiliation: [600, 3, 2],
  finale: [1200, 6, 3],
  joke: [240, 3, 2],
} as const;
export type TextId = keyof typeof TEXTS;
const BRIEF = 200;

export const limitOf = (s: Voyage, id: TextId): number => (s.settings.narration === 'brief' ? Math.min(BRIEF, TEXTS[id][0]) : TEXTS[id][0]);
export const patienceFor = (s: Voyage, id: TextId): number => TEXTS[id][s.settings.narration === 'brief' ? 2 : 1];

/** What somebody who plays at random writes: mostly nothing, like the bots. */
const scribble = (chance: Chance): string => (chance.below(4) === 0 ? 'Nobody saw it coming.' : '');

function extras(s: Voyage, id: TextId, params: Record<string, Json>): WriteExtras {
  return { max: limitOf(s, id), clause: 'BRC-R55', fallback: '', patience: patienceFor(s, id), params, draw: scribble };
}
/** The question for an officer's name, for `all`. */
export const nameAsk = (t: CrewTable, seat: Seat): Asked<string> => t.writing(seat, 'brc.name', extras(t.state, 'name', {}));
/** A line in the face-off. */
export const banter = (t: CrewTable, seat: Seat): Rules<string> => t.write(seat, 'brc.banter', extras(t.state, 'banter', {}));

/** Asks for a text; in `auto` nobody is asked and the ghost-writer does it. */
export function* text(t: CrewTable, seat: Seat, id: TextId & Beat, params: Record<string, Json> = {}): Rules<string> {
  t.state.awaits = id;
  if (t.state.settings.narration === 'auto') return '';
  return yield* t.write(seat, `brc.${id}`, extras(t.state, id, params));
}
