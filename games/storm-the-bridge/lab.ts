/** What the lab measures in this game. */
import { EarlyDraws, type Laboratory, type Probe, type Result, type Sample, type Seat, type Tries, tried, Uses } from '@bridgehead/kernel';
import { actionFace, BRIDGE, type Card, nameOf } from './cards/index.ts';
import type { BridgeEvent } from './events.ts';
import type { Bridge, DeclarationKind } from './state.ts';

/** Cards among so many seen first are dealt by chance; later ones come to those who draw more. */
const EARLY = 8;

export const laboratory: Laboratory<Bridge, BridgeEvent> = {
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

class BridgeProbe implements Probe<Bridge, BridgeEvent> {
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

  event(e: BridgeEvent): void {
    switch (e.type) {
      case 'firstSeat':
        this.#first = e.seat;
        return;
      case 'leadersShown':
        for (const [seat, leader] of e.leaders.entries()) this.#leaders.count(nameOf(leader), seat);
        return;
      case 'turnBegan':
        this.#round = e.round;
        return;
      case 'drew':
        if ('cards' in e) for (const card of e.cards) this.#early.drew(actionFace(card).title, e.seat);
        return;
      case 'declared':
        if (e.kind === 'card') {
          this.#played++;
          this.#uses.count(actionFace(e.card).title, e.seat);
        }
        if (isClaim(e)) this.#claims++;
        return;
      case 'discarded':
        if (e.why === 'points') this.#spent += e.cards.length;
        return;
      case 'resolved':
        tried(e.kind === 'attack' ? this.#attacks : this.#recruits, !e.succeeds);
        return;
      case 'joined':
        this.#crew.count(nameOf(e.crew), e.seat);
        return;
      case 'sectionTaken':
        if (e.section !== BRIDGE) return;
        this.#captures++;
        this.#firstCapture ||= this.#round;
        return;
      case 'cancelled':
        if (e.kind !== 'end') this.#cancelled++;
        if (isClaim(e)) this.#claimsCancelled++;
        return;
      case 'turnEnded':
      case 'poolFilled':
      case 'reshuffled':
      case 'took':
      case 'recovered':
      case 'peeked':
      case 'committed':
      case 'redirected':
      case 'sentToStack':
      case 'patchedUp':
      case 'stationed':
      case 'tapped':
      case 'untapped':
      case 'attached':
      case 'detached':
      case 'conceded':
      case 'matchEnded':
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

const isClaim = ({ kind, card }: { readonly kind: DeclarationKind; readonly card: Card }): boolean => kind === 'ability' && card === BRIDGE;
