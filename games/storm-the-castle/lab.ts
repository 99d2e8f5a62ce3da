/** What the lab measures in this game. */
import { EarlyDraws, type Laboratory, type Probe, type Result, type Sample, type Seat, type Tries, tried, Uses } from '@bridgehead/kernel';
import { keepOf } from './board.ts';
import { type Card, kindOf, NONE } from './cards.ts';
import { NATURAL_2, POINTS_A_TURN } from './constants.ts';
import type { CastleEvent, EventOf } from './events.ts';
import { ALL_WAYS, type Odds } from './odds.ts';
import { type Castle, deckOfSeat, opponentOf } from './state.ts';

/** Copies among so many cards seen first decide what a card is worth: later ones come to those who are ahead anyway. */
const EARLY = 12;

export const laboratory: Laboratory<Castle, CastleEvent> = {
  probe: () => new CastleProbe(),
  byChance: ['drawn early'],
  firstShare: { 2: [0.45, 0.55] },
  measures: [
    { key: 'rounds', title: 'Rounds, median', figure: 'median', target: [12, 25] },
    { key: 'countOut', title: 'Count-outs', figure: 'share', target: [0, 0.03] },
    { key: 'deckOut', title: 'Matches in which a deck runs out', figure: 'share', target: [0, 0.25] },
    { key: 'attacksPerTurn', title: 'Attacks a turn', figure: 'mean', target: [1.2, 1.7] },
    { key: 'success', title: 'Success of rolled attacks', figure: 'share', target: [0.38, 0.5] },
    { key: 'fairThrow', title: 'Rolled attacks with a chance of 25–75 %', figure: 'share', target: [0.55, 1] },
    { key: 'kills', title: 'Kills a match', figure: 'mean', target: [20, 35] },
    { key: 'killsWithoutRoll', title: 'Kills without a roll', figure: 'mean', target: [4, 8] },
    { key: 'natural2', title: 'Natural 2 in attacks', figure: 'mean', target: [1, 2] },
    { key: 'keepAttacks', title: 'Attacks on a keep', figure: 'mean', target: [8, 16] },
    { key: 'strengthened', title: 'Uses of Strengthen', figure: 'mean', target: [1.5, 99] },
    { key: 'raised', title: 'Raise: successes of tries', figure: 'share' },
    { key: 'recovered', title: 'Recover: successes of tries', figure: 'share' },
    { key: 'raiseTries', title: 'Raise: tries a match', figure: 'mean' },
    { key: 'recoverTries', title: 'Recover: tries a match', figure: 'mean' },
    { key: 'walkedIn', title: 'Stormings by a move into an empty keep', figure: 'share', target: [0.03, 0.15] },
    { key: 'stormedByShieldBearer', title: 'Stormings by a Shield Bearer', figure: 'share', target: [0, 0.5] },
    { key: 'stormedByCavalry', title: 'Stormings by Cavalry', figure: 'share', target: [0, 0.5] },
    { key: 'stormedByKnight', title: 'Stormings by a Knight', figure: 'share', target: [0, 0.5] },
    { key: 'highOverLow', title: 'Rolled attacks from high on low ground', figure: 'share' },
    { key: 'pointsSpent', title: 'Share of the dispatch points spent', figure: 'share' },
    { key: 'emptyHand', title: 'Turns that begin with an empty hand', figure: 'share' },
    { key: 'firstKill', title: 'Round of the first kill, median', figure: 'median' },
  ],
};

const SEATS = 2;

class CastleProbe implements Probe<Castle, CastleEvent> {
  #first: Seat = 0;
  #round = 1;
  #turns = 0;
  #attacks = 0;
  #rolled = 0;
  #successes = 0;
  #fair = 0;
  #high = 0;
  #kills = 0;
  #unrolled = 0;
  #natural2 = 0;
  #keepAttacks = 0;
  #strengthened = 0;
  #raises: Tries = [0, 0];
  #recovers: Tries = [0, 0];
  #spent = 0;
  #emptyHands = 0;
  #firstKill = 0;
  /** The last thing done was a move, not an attack. */
  #walked = false;
  #odds: Odds | null = null;
  readonly #early = new EarlyDraws(SEATS, EARLY);
  readonly #played = new Uses(SEATS);
  readonly #luck = [0, 0];

  event(e: CastleEvent): void {
    switch (e.type) {
      case 'firstRoll':
        if (e.first !== null) this.#first = e.first;
        return;
      case 'turnBegan':
        this.#turns++;
        this.#round = e.round;
        return;
      case 'drew':
        if ('cards' in e) this.#drew(e.seat, e.cards);
        return;
      case 'deployed':
      case 'equipped':
        this.#spent += kindOf(e.card).cost;
        this.#played.count(kindOf(e.card).name, e.seat);
        return;
      case 'moved':
        this.#walked = true;
        return;
      case 'attacked':
        this.#attacked(e);
        return;
      case 'rolled':
        if (e.for === 'attack') this.#rolledAttack(e);
        return;
      case 'died':
        this.#kills++;
        this.#firstKill ||= this.#round;
        return;
      case 'strengthened':
        this.#strengthened++;
        return;
      case 'raised':
        tried(this.#raises, e.success);
        return;
      case 'recovered':
        tried(this.#recovers, e.success);
        return;
      case 'advanced':
      case 'turnEnded':
      case 'matchEnded':
        return;
    }
  }

  #drew(seat: Seat, cards: readonly Card[]): void {
    if (this.#turns > 0 && cards.length > 1) this.#emptyHands++;
    for (const card of cards) this.#early.drew(kindOf(card).name, seat);
  }

  #attacked({ seat, to, odds }: EventOf<'attacked'>): void {
    this.#walked = false;
    this.#attacks++;
    this.#odds = odds;
    if (to === keepOf(opponentOf(seat))) this.#keepAttacks++;
    if (odds.top === null) this.#unrolled++;
  }

  #rolledAttack({ seat, sum, success }: EventOf<'rolled'>): void {
    const odds = this.#odds as Odds;
    const chance = odds.ways / ALL_WAYS;
    this.#rolled++;
    if (success) this.#successes++;
    if (chance >= 0.25 && chance <= 0.75) this.#fair++;
    if (odds.attack.some((term) => term.source === 'high-ground')) this.#high++;
    if (sum === NATURAL_2) this.#natural2++;
    this.#luck[seat] = (this.#luck[seat] ?? 0) + (success ? 1 : 0) - chance;
  }

  end(s: Castle, result: Result): Sample {
    const stormed = result.reason === 'stc.end.stormed';
    const stormer = stormed ? stormerOf(s) : '';
    const by = (name: string): readonly [number, number] => (stormed ? [stormer === name ? 1 : 0, 1] : [0, 0]);
    const isCountOut = result.reason === 'stc.end.round-limit' || result.reason === 'stc.end.stall';
    return {
      first: this.#first,
      rounds: this.#round,
      values: {
        rounds: this.#round,
        attacksPerTurn: this.#attacks / Math.max(1, this.#turns),
        kills: this.#kills,
        killsWithoutRoll: this.#unrolled,
        natural2: this.#natural2,
        keepAttacks: this.#keepAttacks,
        strengthened: this.#strengthened,
        raiseTries: this.#raises[1],
        recoverTries: this.#recovers[1],
        firstKill: this.#firstKill,
      },
      shares: {
        countOut: [isCountOut ? 1 : 0, 1],
        deckOut: [deckOfSeat(s, 0).length === 0 || deckOfSeat(s, 1).length === 0 ? 1 : 0, 1],
        success: [this.#successes, this.#rolled],
        fairThrow: [this.#fair, this.#rolled],
        highOverLow: [this.#high, this.#rolled],
        raised: this.#raises,
        recovered: this.#recovers,
        walkedIn: stormed ? [this.#walked ? 1 : 0, 1] : [0, 0],
        stormedByShieldBearer: by('shield-bearer'),
        stormedByCavalry: by('cavalry'),
        stormedByKnight: by('knight'),
        pointsSpent: [this.#spent, POINTS_A_TURN * this.#turns],
        emptyHand: [this.#emptyHands, this.#turns],
      },
      things: {
        'drawn early': this.#early.uses.bySeat,
        played: this.#played.bySeat,
        luck: { 'attacks won beyond expectation': this.#luck },
      },
    };
  }
}

/** Who stands in the enemy keep. */
function stormerOf(s: Castle): string {
  const unit = s.top[keepOf(opponentOf(s.outcome?.winner ?? 0))] ?? NONE;
  return kindOf(unit).id;
}
