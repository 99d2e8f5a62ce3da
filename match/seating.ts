/** Who sits where, and what they give before the match begins. */
import type { Seat } from '@bridgehead/kernel';
import { type Deed, type Desk, freshSeat, type MatchSetup, type Often, type SeatState } from './desk.ts';
import { botWordOf, pledgeOf } from './fair.ts';
import { dropTaboos } from './taboo.ts';

interface Moment {
  readonly at: number;
  readonly note: (type: string, seat: Seat) => void;
}

/** So often nothing happens; then each time takes twice as long as the one before, up to a minute. */
const FREELY = 4;
const PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** When the same may be done once more. */
export function soonestAfter(often: Often | undefined): number {
  if (often === undefined || often.times < FREELY) return 0;
  return often.last + Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** (often.times - FREELY));
}
/** So often somebody may leave a table and come back; not at all after the host has freed the seat. */
const MOST_RISEN = 2;
export const hasRisenTooOften = (rose: Often | undefined, person: string): boolean => (rose?.by?.[person] ?? 0) >= MOST_RISEN;

/** An open seat has given no word. */
export const isReady = (seat: SeatState): boolean => seat.word !== null;

/** Carries out what a deed changes about the seats; deeds of another kind change nothing here. */
export function takeSeat(desk: Desk, setup: MatchSetup, deed: Deed, { at, note }: Moment): void {
  const change = (seat: Seat, to: Partial<SeatState>) => Object.assign(desk.seats[seat] ?? freshSeat(), to);
  switch (deed.do) {
    case 'sit': {
      const { person, pledge, word, known = false } = deed;
      unbind(desk);
      change(deed.seat, {
        driver: 'person',
        person,
        pledge,
        known,
        level: null,
        keptFor: null,
        ...(pledge === null && word === null && { sat: at }),
      });
      if (word !== null) give(desk.seats[deed.seat] ?? freshSeat(), setup, word);
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
      unbind(desk, deed.anew);
      noteRisen(desk, desk.seats[deed.seat]?.person ?? '', deed.by === 'host' ? MOST_RISEN : 1, at);
      dropTaboos(desk, deed.seat);
      desk.seats[deed.seat] = freshSeat();
      return;
    case 'pledge':
      if (deed.anew) {
        unbind(desk, true);
        desk.repledged = { ...desk.repledged, [deed.person]: onceMore(desk.repledged?.[deed.person], at) };
      }
      for (const seat of desk.seats) {
        if (seat.person !== deed.person) continue;
        bind(desk, seat, deed.pledge);
        delete seat.sat;
      }
      return;
    case 'word':
      for (const seat of desk.seats) if (seat.person === deed.person && seat.word === null) give(seat, setup, deed.word);
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

const onceMore = (often: Often | undefined, at: number): Often => ({ times: (often?.times ?? 0) + 1, last: at });
function noteRisen(desk: Desk, person: string, times: number, at: number): void {
  const by = { ...desk.rose?.by, [person]: (desk.rose?.by?.[person] ?? 0) + times };
  desk.rose = { ...onceMore(desk.rose, at), by };
}

/** Words are on their way for moments: those of the latest pledges are all that can still come. */
const VOIDED_KEPT = 64;
/** The pledge that stood there before is void, and one that is made again is void no longer; null unbinds. */
function bind(desk: Desk, seat: SeatState, pledge: string | null): void {
  const voided = (desk.voided ?? []).concat(seat.pledge ?? []);
  desk.voided = voided.filter((one) => one !== pledge).slice(-VOIDED_KEPT);
  seat.pledge = pledge;
}

/** A person who did not pledge is bound by the word itself, so that the others see what they give theirs for. */
function give(seat: SeatState, { id }: MatchSetup, word: string): void {
  seat.word = word;
  delete seat.sat;
  if (!seat.pledge) Object.assign(seat, { pledge: pledgeOf(id, word), atOnce: true });
}

/**
 * Somebody new could choose with open eyes: words that were given for pledges are given again. `all`: words that are still on
 * their way too, which were meant for the table as it was.
 */
function unbind(desk: Desk, all = false): void {
  for (const seat of desk.seats) {
    if (!seat.pledge || seat.atOnce || !(all || seat.word)) continue;
    bind(desk, seat, null);
    seat.word = null;
  }
}
