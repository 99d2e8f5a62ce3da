/**
 * What somebody should be told because of a deed. Worked out from what spectators see of the match before and after it, so that
 * neither a notice nor its absence tells more than watching would: somebody may have theirs sent to where others read along.
 */
import type { Seat } from '@bridgehead/kernel';
import { type Happening, type Match, type NoticeKind, waitingFor } from '@bridgehead/match';
import type { Fact } from '../store/notices.ts';

export interface Facts {
  /** Has the person named a place where they can be told? */
  isListening(person: string): boolean;
  /** How long a turn waits before it is told: people at the table answer sooner. */
  readonly pause: number;
}

/** Seats of people whose answer is awaited, as everybody sees it. */
export function awaitedPeople(match: Match): Seat[] {
  if (match.desk.phase !== 'playing') return [];
  return waitingFor(match, 'spectator').filter((seat) => match.isPlaying(seat));
}

/** The facts of a deed; `before`: the seats that the match waited for until then. */
export function factsOf(match: Match, before: readonly Seat[], { seq, at, deed }: Happening, { isListening, pause }: Facts): Fact[] {
  const facts: Fact[] = [];
  const by = whoDid(match, deed);
  const add = (kind: NoticeKind, seat: Seat, due: number) => {
    const person = match.desk.seats[seat]?.person ?? null;
    if (person === null || !isListening(person) || facts.some((fact) => fact.person === person && fact.kind === kind)) return;
    facts.push({ match: match.setup.id, person, kind, seq, seat, at, due, claimed: 0, count: 1, by });
  };
  const actor = deed.do === 'play' && 'seat' in deed.entry ? match.teamOf(deed.entry.seat) : [];
  for (const seat of awaitedPeople(match)) if (!before.includes(seat) || actor.includes(seat)) add('turn', seat, at + pause);
  if (match.isOver && ENDING.includes(deed.do))
    match.desk.seats.forEach(({ person }, seat) => {
      if (person !== by) add('over', seat, at + pause);
    });
  if (deed.do === 'chat' && deed.line.to === null)
    match.desk.seats.forEach(({ person }, seat) => {
      if (person !== by) add('chat', seat, at + pause);
    });
  return facts;
}

const ENDING: readonly Happening['deed']['do'][] = ['play', 'consent', 'ask', 'call-off'];

function whoDid({ desk }: Match, deed: Happening['deed']): string | null {
  if (deed.do === 'chat') return deed.line.person;
  const seat = deed.do === 'play' ? seatOf(deed.entry) : 'seat' in deed ? deed.seat : null;
  return seat === null ? null : (desk.seats[seat]?.person ?? null);
}
const seatOf = (entry: object): Seat | null =>
  'seat' in entry ? (entry.seat as Seat) : 'concede' in entry ? (entry.concede as Seat) : null;
