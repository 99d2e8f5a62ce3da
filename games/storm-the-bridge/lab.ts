/** What the lab measures in this game (section 12). */
import {
  EarlyDraws,
  type GameEvent,
  type Laboratory,
  type Probe,
  type Result,
  type Sample,
  type Seat,
  type Tries,
  tried,
  Uses,
} from '@bridgehead/kernel';
import { actionFace, BRIDGE, type Card, isCrew, nameOf } from './cards/index.ts';
import type { Bridge } from './state.ts';

/** Cards among so many seen first are dealt by chance; later ones come to those who draw more. */
const EARLY = 8;

export const laboratory: Laboratory<Bridge> = {
  probe: (seats) => new BridgeProbe(seats),
  byChance: ['drawn early', 'led by'],
  firstShare: { 2: [0, 0.62] },
  measures: [
    { key: 'rounds', title: 'Rounds, median', figure: 'median', target: [7, 13] },
    { key: 'firstCapture', title: 'Round of the first Bridge capture, median', figure: 'median' },
    { key: 'captures', title: 'Bridge captures a match', figure: 'mean', target: [1.3, 4] },
    { key: 'claims', title: 'Victory claims a match', figure: 'mean' },
    { key: 'claimsCancelled', title: 'Victory claims cancelled', figure: 'share', target: [0, 0.5] },
    { key: 'failedAttacks', title: 'Failed attacks', figure: 'share', target: [0.15, 0.3] },
    { key: 'failedRecruits', title: 'Failed recruits', figure: 'share' },
    { key: 'forPoints', title: 'Cards used for points, of all cards used', figure: 'share', target: [0.3, 0.45] },
    { key: 'recruits', title: 'Recruits a match', figure: 'mean' },
    { key: 'attacks', title: 'Attacks a match', figure: 'mean' },
    { key: 'cancelled', title: 'Cards and abilities cancelled a match', figure: 'mean' },
    { key: 'roundLimit', title: 'Matches ended by the round limit', figure: 'share', target: [0, 0.005] },
  ],
};

class BridgeProbe implements Probe<Bridge> {
  #first: Seat = 0;
  #round = 1;
  #firstCapture = 0;
  #captures = 0;
  #claims = 0;
  #claimsCancelled = 0;
  #attacks: Tries = [0, 0];
  #recruits: Tries = [0, 0];
  #cancelled = 0;
  #played = 0;
  #spent = 0;
  readonly #early: EarlyDraws;
  readonly #uses: Uses;
  readonly #crew: Uses;
  readonly #leaders: Uses;

  constructor(seats: number) {
    this.#early = new EarlyDraws(seats, EARLY);
    this.#uses = new Uses(seats);
    this.#crew = new Uses(seats);
    this.#leaders = new Uses(seats);
  }

  event(e: GameEvent): void {
    const seat = e.seat as Seat;
    switch (e.type) {
      case 'firstSeat':
        this.#first = seat;
        return;
      case 'leadersShown':
        for (const [one, leader] of (e.leaders as Card[]).entries()) this.#leaders.count(nameOf(leader), one);
        return;
      case 'turnBegan':
        this.#round = e.round as number;
        return;
      case 'drew':
        for (const card of (e.cards ?? []) as Card[]) this.#early.drew(actionFace(card).title, seat);
        return;
      case 'declared':
        if (e.kind === 'card') {
          this.#played++;
          this.#uses.count(actionFace(e.card as Card).title, seat);
        }
        if (e.kind === 'ability' && e.card === BRIDGE) this.#claims++;
        return;
      case 'discarded':
        if (e.why === 'points') this.#spent += (e.cards as Card[]).length;
        return;
      case 'resolved':
        tried(e.kind === 'attack' ? this.#attacks : this.#recruits, e.succeeds !== true);
        return;
      case 'joined':
        if (isCrew(e.crew as Card)) this.#crew.count(nameOf(e.crew as Card), seat);
        return;
      case 'sectionTaken':
        if (e.section !== BRIDGE) return;
        this.#captures++;
        this.#firstCapture ||= this.#round;
        return;
      case 'cancelled':
        if (e.kind !== 'end') this.#cancelled++;
        if (e.kind === 'ability' && e.card === BRIDGE) this.#claimsCancelled++;
        return;
    }
  }

  end(_s: Bridge, result: Result): Sample {
    return {
      first: this.#first,
      rounds: this.#round,
      values: {
        rounds: this.#round,
        ...(this.#firstCapture === 0 ? {} : { firstCapture: this.#firstCapture }),
        captures: this.#captures,
        claims: this.#claims,
        recruits: this.#recruits[1],
        attacks: this.#attacks[1],
        cancelled: this.#cancelled,
      },
      shares: {
        claimsCancelled: [this.#claimsCancelled, this.#claims],
        failedAttacks: this.#attacks,
        failedRecruits: this.#recruits,
        forPoints: [this.#spent, this.#spent + this.#played],
        roundLimit: [result.reason === 'stb.end.round-limit' ? 1 : 0, 1],
      },
      things: {
        'led by': this.#leaders.bySeat,
        'drawn early': this.#early.uses.bySeat,
        played: this.#uses.bySeat,
        joined: this.#crew.bySeat,
      },
    };
  }
}
