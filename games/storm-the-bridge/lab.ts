/** What the lab measures in this game (section 12). */
import type { GameEvent, Laboratory, Probe, Result, Sample, Seat } from '@bridgehead/kernel';
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

/** How often each seat used each thing. */
type Uses = Map<string, number[]>;

class BridgeProbe implements Probe<Bridge> {
  readonly #seats: number;
  #first: Seat = 0;
  #round = 1;
  #firstCapture = 0;
  #captures = 0;
  #claims = 0;
  #claimsCancelled = 0;
  #attacks: [number, number] = [0, 0];
  #recruits: [number, number] = [0, 0];
  #cancelled = 0;
  #played = 0;
  #spent = 0;
  readonly #seen: number[];
  readonly #early: Uses = new Map();
  readonly #uses: Uses = new Map();
  readonly #crew: Uses = new Map();
  readonly #leaders: Uses = new Map();

  constructor(seats: number) {
    this.#seats = seats;
    this.#seen = new Array(seats).fill(0);
  }

  event(e: GameEvent): void {
    const seat = e.seat as Seat;
    switch (e.type) {
      case 'firstSeat':
        this.#first = seat;
        return;
      case 'leadersShown':
        for (const [one, leader] of (e.leaders as Card[]).entries()) this.#count(this.#leaders, nameOf(leader), one);
        return;
      case 'turnBegan':
        this.#round = e.round as number;
        return;
      case 'drew':
        for (const card of (e.cards ?? []) as Card[]) this.#drew(seat, card);
        return;
      case 'declared':
        if (e.kind === 'card') {
          this.#played++;
          this.#count(this.#uses, actionFace(e.card as Card).title, seat);
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
        if (isCrew(e.crew as Card)) this.#count(this.#crew, nameOf(e.crew as Card), seat);
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

  #drew(seat: Seat, card: Card): void {
    if ((this.#seen[seat] as number) < EARLY) this.#count(this.#early, actionFace(card).title, seat);
    this.#seen[seat] = (this.#seen[seat] as number) + 1;
  }

  #count(uses: Uses, thing: string, seat: Seat): void {
    const bySeat = uses.get(thing) ?? new Array<number>(this.#seats).fill(0);
    bySeat[seat] = (bySeat[seat] as number) + 1;
    uses.set(thing, bySeat);
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
        'led by': Object.fromEntries(this.#leaders),
        'drawn early': Object.fromEntries(this.#early),
        played: Object.fromEntries(this.#uses),
        joined: Object.fromEntries(this.#crew),
      },
    };
  }
}

function tried(pair: [number, number], failed: boolean): void {
  pair[1]++;
  if (failed) pair[0]++;
}
