/** Entries of the log: what was written, or what the ghost-writer writes in its place (BRC-R41, BRC-R51 to BRC-R53, BRC-R68). */
import type { Chance, Seat } from '@bridgehead/kernel';
import { crewRow, personalityRow } from '../cards.ts';
import { nth } from '../lists.ts';
import { type Entry, type EntryKind, eligible, latestTale, NOBODY, type Persona, roleOf, type Voyage } from '../state.ts';
import { type Cast, Ghost } from '../story/ghost.ts';
import type { CrewTable } from './texts.ts';

/** Symbols to write one after the other; drawn from the line's own stream where chance has a say. */
export type Recipe = readonly string[] | ((chance: Chance) => readonly string[]);

/** Puts an entry into the log (BRC-R51): what was written, or a line by the ghost-writer in that seat's persona (BRC-R68). */
export function post(t: CrewTable, kind: EntryKind, seat: Seat, written: string, recipe: Recipe, more: Cast = {}): void {
  const s = t.state;
  const seq = s.log.length;
  const entry: Entry = Object.freeze({
    seq,
    round: s.round,
    kind,
    seat,
    persona: personaOf(s, seat),
    text: written === '' ? ghostLine(t, seq, recipe, { ...castOf(s, seat), ...more }) : written, // BRC-R41: none is ever missing
    source: written === '' ? 'ghost' : 'written',
    ...(kind === 'order' ? { themes: Object.freeze(s.themes.slice()) } : {}),
  });
  s.log.push(entry);
  if (t.watched) t.emit({ type: 'text.posted', ...entry });
}

/** BRC-R52: from a side stream of its own, so that no die moves and an undo reads alike. */
function ghostLine(t: CrewTable, seq: number, recipe: Recipe, cast: Cast): string {
  const chance = t.side(`line/${seq}`);
  return new Ghost(t.state.memory, chance, cast).writes(...(typeof recipe === 'function' ? recipe(chance) : recipe));
}

const personaOf = (s: Voyage, seat: Seat): Persona =>
  Object.freeze({
    role: roleOf(s, seat),
    crew: crewRow(nth(s.crewCards, seat)).id,
    personality: personalityRow(nth(s.personalities, seat)).id,
  });

/** Who is on stage. */
function castOf(s: Voyage, speaker: Seat): Cast {
  const { alien, where } = latestTale(s);
  const past = s.tales.filter((tale) => tale.order !== 'save' && tale.alien !== alien).map((tale) => tale.alien);
  return {
    cap: s.captain,
    ...(s.crew === NOBODY ? {} : { off: s.crew }),
    pals: eligible(s).filter((seat) => seat !== speaker),
    alien,
    where,
    past,
  };
}
