/** Who sits where, and what they give before the match begins. */
import type { Seat } from '@bridgehead/kernel';
import { type Deed, type Desk, freshSeat, type MatchSetup, type SeatState } from './desk.ts';
import { botWordOf } from './fair.ts';

type Note = (type: string, seat: Seat) => void;

/** An open seat has given no word. */
export const isReady = (seat: SeatState): boolean => seat.word !== null;

/** Carries out what a deed changes about the seats; deeds of another kind change nothing here. */
export function takeSeat(desk: Desk, setup: MatchSetup, deed: Deed, note: Note): void {
  const change = (seat: Seat, to: Partial<SeatState>) => Object.assign(desk.seats[seat] ?? freshSeat(), to);
  switch (deed.do) {
    case 'sit': {
      const { person, pledge, word, known = false } = deed;
      unbind(desk);
      change(deed.seat, { driver: 'person', person, pledge, word, known, level: null, keptFor: null });
      note('match.sat', deed.seat);
      return;
    }
    case 'bot': {
      const word = setup.seed === null ? botWordOf(setup.id, setup.commitment, deed.seat) : '';
      change(deed.seat, { driver: 'bot', person: null, level: deed.level, word });
      return;
    }
    case 'rise':
      note('match.rose', deed.seat);
      desk.seats[deed.seat] = freshSeat();
      unbind(desk);
      return;
    case 'pledge':
      for (const seat of desk.seats) if (seat.person === deed.person) seat.pledge = deed.pledge;
      return;
    case 'word':
      for (const seat of desk.seats) if (seat.person === deed.person && seat.word === null) seat.word = deed.word;
      return;
    case 'away':
      change(deed.seat, { away: true, level: deed.level });
      return;
    case 'return':
      change(deed.seat, { away: false, level: null, missed: 0 });
      return;
    default:
      return;
  }
}

/** Somebody new could choose with open eyes: words that were given for pledges are given anew. */
function unbind(desk: Desk): void {
  for (const seat of desk.seats) if (seat.pledge !== null && seat.word !== null) Object.assign(seat, { pledge: null, word: null });
}
