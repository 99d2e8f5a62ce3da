/** What the lab measures in this game. */
import type { Laboratory, Probe, Result, Sample, Seat } from '@bridgehead/kernel';
import { crewRow, personalityRow } from './cards.ts';
import { diceIn, pipsOf } from './dice.ts';
import type { CrewEvent } from './events.ts';
import { nth } from './lists.ts';
import { lastOrdinaryRound, officerPool, seatsOf, type Voyage } from './state.ts';
import { filledIn } from './story/names.ts';

/** Median rounds of the reference, by number of seats from 3; a Save the Day becomes a live option in round 3n − 2. */
const REFERENCE = [7, 11, 14, 17, 20];
const liveFrom = (seats: number): number => 3 * seats - 2;

export const laboratory: Laboratory<Voyage, CrewEvent> = {
  probe: (seats) => new CrewProbe(seats),
  byChance: ['Crew card', 'Personality'],
  firstShare: { 3: [0.3, 0.367], 4: [0.225, 0.275], 5: [0.18, 0.22], 6: [0.15, 0.183], 7: [0.129, 0.157] },
  measures: [
    { key: 'rounds', title: 'Rounds, median', figure: 'median' },
    { key: 'roundsBeyond', title: 'Rounds beyond the reference for so many seats, median', figure: 'median', target: [-1, 1] },
    { key: 'firstSave', title: 'Round of the first Save the Day, median', figure: 'median' },
    { key: 'firstSaveBeyond', title: 'First Save the Day beyond round 3n − 2, median', figure: 'median', target: [-1, 1] },
    { key: 'firstSaveSucceeds', title: 'First Save the Day succeeds', figure: 'share', target: [0.55, 0.75] },
    { key: 'attempts', title: 'Attempts to Save the Day a match', figure: 'mean' },
    { key: 'winnersDice', title: 'Dice of the winner at the Breakthrough, median', figure: 'median', target: [6, 10] },
    { key: 'finalAct', title: 'Matches that reach the Final Act', figure: 'share', target: [0, 0.01] },
    { key: 'hardStop', title: 'Matches to be continued', figure: 'share', target: [0, 0.001] },
    { key: 'crewWins', title: 'Challenges won by the Crew', figure: 'share', target: [0.38, 0.48] },
    { key: 'maverick', title: 'Orders taken by a maverick', figure: 'share' },
    { key: 'idle', title: 'Orders that nobody takes', figure: 'share' },
    { key: 'technobabble', title: 'Technobabble: successes of tries', figure: 'share' },
    { key: 'love', title: 'Alien Love: successes of tries', figure: 'share' },
    { key: 'hostile', title: 'Challenges won Hostile', figure: 'share' },
    { key: 'friendly', title: 'Challenges won Friendly', figure: 'share' },
    { key: 'keenOrCounter', title: 'Challenges decided by Personality', figure: 'share' },
    { key: 'fewRerolls', title: 'Challenges with at most two re-rolls', figure: 'share', target: [0.99, 1] },
    { key: 'noRoleBid', title: 'Role cards that go by lot', figure: 'share' },
    { key: 'captainPrice', title: 'Pips bid for the Captain card', figure: 'mean' },
    { key: 'alienPrice', title: 'Pips bid for the Alien card', figure: 'mean' },
    { key: 'repeated', title: 'Sentences told twice in an episode', figure: 'mean', target: [0, 0] },
    { key: 'unresolved', title: 'Slots left open in an episode', figure: 'mean', target: [0, 0] },
  ],
};

type Uses = Record<string, number[]>;

class CrewProbe implements Probe<Voyage, CrewEvent> {
  #first: Seat = 0;
  #firstSave: { readonly round: number; readonly success: boolean } | null = null;
  #attempts = 0;
  #challenges = 0;
  #crewWins = 0;
  #hostile = 0;
  #friendly = 0;
  #byPersonality = 0;
  #rerolls = 0;
  #fewRerolls = 0;
  #orders = 0;
  #mavericks = 0;
  #idle = 0;
  #approach = 'ordered';
  readonly #tricks: Record<string, [number, number]> = { technobabble: [0, 0], love: [0, 0] };
  #lots = 0;
  readonly #prices: Record<string, number> = {};
  readonly #roles: Uses;

  constructor(seats: number) {
    this.#roles = { 'first Captain': new Array(seats).fill(0), 'first Alien': new Array(seats).fill(0) };
  }

  event(e: CrewEvent): void {
    switch (e.type) {
      case 'seat.first':
        this.#first = e.seat;
        return;
      case 'auction.lots':
        this.#lots++;
        return;
      case 'auction.won':
        this.#won(e);
        return;
      case 'roles.moved':
        if (e.clause !== 'BRC-R14') return;
        this.#orders++;
        this.#idle++;
        return;
      case 'order.given':
        this.#approach = 'ordered';
        return;
      case 'plan.chosen':
        this.#approach = e.approach;
        return;
      case 'dice.rolled':
        this.#rerolls = e.rerollOf;
        return;
      case 'challenge.won':
        this.#challenge(e);
        return;
      case 'save.result':
        this.#attempts++;
        this.#firstSave ??= { round: e.round, success: e.success };
        return;
    }
  }

  #won(e: Extract<CrewEvent, { type: 'auction.won' }>): void {
    if (e.card === 'order') {
      this.#orders++;
      if (e.bid === 'respect') this.#mavericks++;
      return;
    }
    this.#prices[e.card] = pipsOf(typeof e.bid === 'number' ? e.bid : 0);
    const role = this.#roles[e.card === 'captain' ? 'first Captain' : 'first Alien'] as number[];
    role[e.seat] = 1;
  }

  #challenge(e: Extract<CrewEvent, { type: 'challenge.won' }>): void {
    this.#challenges++;
    if (e.side === 'crew') this.#crewWins++;
    if (e.attitude === 'hostile') this.#hostile++;
    if (e.attitude === 'friendly') this.#friendly++;
    if (e.reason === 'keen' || e.reason === 'counter') this.#byPersonality++;
    if (this.#rerolls <= 2) this.#fewRerolls++;
    this.#rerolls = 0;
    const trick = this.#tricks[this.#approach];
    if (e.reason !== 'maverick' || trick === undefined) return;
    trick[1]++;
    if (e.side === 'crew') trick[0]++;
  }

  end(s: Voyage, result: Result): Sample {
    const n = seatsOf(s);
    const share = (hits: number): readonly [number, number] => [hits, this.#challenges];
    const story = toldIn(s);
    const first = this.#firstSave;
    const isBreakthrough = result.reason === 'brc.end.breakthrough';
    return {
      first: this.#first,
      rounds: s.round,
      values: {
        rounds: s.round,
        roundsBeyond: s.round - nth(REFERENCE, n - 3),
        ...(first === null ? {} : { firstSave: first.round, firstSaveBeyond: first.round - liveFrom(n) }),
        attempts: this.#attempts,
        ...(isBreakthrough ? { winnersDice: diceIn(officerPool(s, s.captain)) } : {}),
        captainPrice: this.#prices.captain ?? 0,
        alienPrice: this.#prices.alien ?? 0,
        repeated: story.repeated,
        unresolved: story.unresolved,
      },
      shares: {
        firstSaveSucceeds: first === null ? [0, 0] : [first.success ? 1 : 0, 1],
        finalAct: [s.round > lastOrdinaryRound(s) ? 1 : 0, 1],
        hardStop: [s.isContinued ? 1 : 0, 1],
        crewWins: share(this.#crewWins),
        hostile: share(this.#hostile),
        friendly: share(this.#friendly),
        keenOrCounter: share(this.#byPersonality),
        fewRerolls: share(this.#fewRerolls),
        maverick: [this.#mavericks, this.#orders],
        idle: [this.#idle, this.#orders],
        technobabble: this.#tricks.technobabble as [number, number],
        love: this.#tricks.love as [number, number],
        noRoleBid: [this.#lots, 2],
      },
      things: {
        'Crew card': held(s.crewCards, (card) => crewRow(card).name),
        Personality: held(s.personalities, (card) => personalityRow(card).name),
        role: this.#roles,
      },
    };
  }
}

/** One for the seat that holds it. */
function held(cards: readonly number[], nameOf: (card: number) => string): Uses {
  return Object.fromEntries(cards.map((card, seat) => [nameOf(card), cards.map((_, other) => (other === seat ? 1 : 0))]));
}

/** Sentences of ghost lines that stand twice in one episode, and slots that nobody filled. */
export function toldIn(s: Voyage): { readonly repeated: number; readonly unresolved: number } {
  const officers = s.crewCards.map((card) => ({ crew: crewRow(card).id, name: '' }));
  const seen = new Set<string>();
  let repeated = 0;
  let unresolved = 0;
  for (const entry of s.log) {
    if (entry.source !== 'ghost') continue;
    const text = filledIn(entry.text, officers);
    if (/[{}~|]|undefined/.test(text)) unresolved++;
    for (const sentence of text.split(/(?<=[.!?]"?) (?=["\p{Lu}])/u)) {
      if (seen.has(sentence)) repeated++;
      seen.add(sentence);
    }
  }
  return { repeated, unresolved };
}
