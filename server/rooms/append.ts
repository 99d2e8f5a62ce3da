/** What goes into the store along with a deed. */
import type { Seat } from '@bridgehead/kernel';
import { countedSides, type Deed, type Happening, type Match, type SeatShown, seatsShown, withoutName } from '@bridgehead/match';
import { awaitedPeople, type Facts, factsOf } from '../notices/facts.ts';
import type { Append } from '../store/engine.ts';
import { isSameTurn, rowOf, type Turn, turnOf, turnRowOf } from './row.ts';

/** How it was before the deed. */
interface Before {
  readonly awaited: readonly Seat[];
  readonly isOver: boolean;
}

/** Knows what the match's row in the store says, and what has to be written of it. */
export class Appends {
  readonly #facts: Facts;
  /** Whose turn the row says it is, and who sits there; null and empty when that is not known. */
  #turn: Turn | null = null;
  #seats: SeatShown[] = [];
  /** Is the row behind in what may be written later? */
  rowIsDirty = false;

  constructor(facts: Facts) {
    this.#facts = facts;
  }

  /** Others may have written the row. */
  forget(): void {
    this.#turn = null;
  }

  /** The row goes along when anything is different that lists show or the server looks for. */
  of(match: Match, done: Happening, before: Before): Append {
    const { seq, at, deed, told } = done;
    const seat = seatedBy(deed);
    const turn = turnOf(match);
    const seats = seatsShown(match, this.#seats);
    const isOther = seat !== null || this.#turn?.phase !== turn.phase || seats !== this.#seats;
    const isTurn = this.#turn === null || !isSameTurn(turn, this.#turn);
    const row = isOther ? rowOf(match) : isTurn ? turnRowOf(match, turn) : null;
    this.rowIsDirty = row === null;
    this.#turn = turn;
    this.#seats = seats;
    return {
      match: match.setup.id,
      seq,
      at,
      kind: deed.do,
      deed: JSON.stringify(deed),
      told: told.length === 0 ? null : JSON.stringify(told.map(withoutName)),
      person: writerOf(match, deed),
      row,
      seat,
      facts: this.#isHeard(match) ? factsOf(match, before.awaited, done, this.#facts) : [],
      outcome: before.isOver ? null : outcomeOf(match, at),
    };
  }
  awaited(match: Match): readonly Seat[] {
    return this.#isHeard(match) ? awaitedPeople(match) : [];
  }
  /** Has anybody here named a place where they can be told? */
  #isHeard(match: Match): boolean {
    return match.desk.seats.some(({ person }) => person !== null && this.#facts.isListening(person));
  }
}

/** Who sits or rises by it. */
function seatedBy(deed: Deed): Append['seat'] {
  if (deed.do === 'sit') return { seat: deed.seat, person: deed.person };
  return deed.do === 'rise' ? { seat: deed.seat, person: null } : null;
}
/** Whose words it holds. */
function writerOf(match: Match, deed: Deed): string | null {
  if (deed.do === 'chat') return deed.line.person;
  return deed.do === 'mark' && deed.text !== null ? (match.desk.seats[deed.seat]?.person ?? null) : null;
}
/** How the match came out, if it is over now and counts. */
function outcomeOf(match: Match, at: number): Append['outcome'] {
  const sides = countedSides(match);
  return sides === null ? null : { match: match.setup.id, game: match.game.id, at, sides: JSON.stringify(sides), number: null };
}
