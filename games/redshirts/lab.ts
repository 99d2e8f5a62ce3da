/** What the lab measures in this game. Probes are told everything as it really is. */
import type { Laboratory, Probe, Result, Sample, Seat } from '@bridgehead/kernel';
import { type Card, cardRow, REDSHIRT } from './cards.ts';
import type { DamageKind, RedEvent } from './events.ts';
import { CORE, SHIELD } from './ship.ts';
import { crewOf, isAlive, isFunctional, type Match, seatOf } from './state.ts';

/** Cards among so many seen first are dealt by chance; later ones come to those who use or turn in more. */
const EARLY = 14;

const BLOWS = ['ship-lost', 'phaser', 'grenade', 'charge', 'laser', 'gas', 'ram', 'storm'] as const satisfies readonly DamageKind[];

export const laboratory: Laboratory<Match, RedEvent> = {
  probe: (seats) => new RedProbe(seats),
  byChance: ['drawn early'],
  firstShare: { 2: [0.47, 0.53] },
  measures: [
    { key: 'rounds', title: 'Rounds, median', figure: 'median', target: [6, 9] },
    { key: 'turns', title: 'Ship turns, median', figure: 'median' },
    { key: 'storm', title: 'Matches that reach the storm', figure: 'share', target: [0, 0.1] },
    { key: 'cap', title: 'Matches ended by the cap', figure: 'share', target: [0, 0.005] },
    { key: 'draw', title: 'Draws', figure: 'share', target: [0, 0.03] },
    ...BLOWS.map((by) => ({ key: `last.${by}`, title: `Last blow: ${by}`, figure: 'share' as const })),
    { key: 'shipsLost', title: 'Ships destroyed a match', figure: 'mean' },
    { key: 'takeovers', title: 'Takeovers that succeed', figure: 'share' },
    { key: 'pods', title: 'Pods launched a match', figure: 'mean' },
    { key: 'boardings', title: 'Officers sent over a match', figure: 'mean' },
    { key: 'hits', title: 'Hits per shot', figure: 'share' },
    { key: 'shieldUp', title: 'Turns begun with the shield up', figure: 'share' },
    { key: 'coreLost', title: 'Core levels lost a turn', figure: 'mean' },
    { key: 'coreRepaired', title: 'Core levels repaired a turn', figure: 'mean' },
    { key: 'recruited', title: 'Redshirts recruited a match', figure: 'mean' },
    { key: 'fallen', title: 'Redshirts lost a match', figure: 'mean' },
    { key: 'exposed', title: 'Dummies exposed before their time', figure: 'share' },
    { key: 'noResponse', title: 'Orders without response a match', figure: 'mean' },
    { key: 'empTurns', title: 'Turns under EMP a match', figure: 'mean' },
    { key: 'captainDeaths', title: 'Captains killed a match', figure: 'mean' },
    { key: 'leaderless', title: 'Turns without command', figure: 'share' },
  ],
};

type Uses = Map<string, number[]>;

class RedProbe implements Probe<Match, RedEvent> {
  readonly #seats: number;
  #turns = 0;
  #up: [number, number] = [0, 0];
  #leaderless: [number, number] = [0, 0];
  #hits: [number, number] = [0, 0];
  #takeovers: [number, number] = [0, 0];
  #exposed: [number, number] = [0, 0];
  readonly #sums: Record<string, number> = {};
  #lastBlow: DamageKind | null = null;
  readonly #seen: number[];
  readonly #early: Uses = new Map();
  readonly #played: Uses = new Map();
  readonly #turnedIn: Uses = new Map();

  constructor(seats: number) {
    this.#seats = seats;
    this.#seen = new Array(seats).fill(0);
  }

  #add(key: string, n = 1): void {
    this.#sums[key] = (this.#sums[key] ?? 0) + n;
  }
  #count(uses: Uses, card: Card, seat: Seat): void {
    const { title } = cardRow(card);
    const bySeat = uses.get(title) ?? new Array<number>(this.#seats).fill(0);
    bySeat[seat] = (bySeat[seat] ?? 0) + 1;
    uses.set(title, bySeat);
  }

  event(e: RedEvent, s: Match): void {
    switch (e.type) {
      case 'turnBegan':
        return this.#turn(e.team, s);
      case 'drew':
        for (const card of e.cards) this.#drew(s, seatOf(s, e.officer), card);
        return;
      case 'played':
        if (e.dummy === true) return;
        if (e.card === REDSHIRT) this.#add('recruited');
        return this.#count(this.#played, e.card, seatOf(s, e.officer));
      case 'shipPlayed':
        return this.#count(this.#played, e.card, captainSeat(s));
      case 'threw':
        return this.#count(this.#played, e.card, seatOf(s, e.officer));
      case 'turnedIn':
        for (const card of e.cards) this.#count(this.#turnedIn, card, seatOf(s, e.officer));
        return;
      case 'fired':
      case 'rolled':
        this.#hits[1]++;
        if (e.hit) this.#hits[0]++;
        return;
      case 'tookOver':
        this.#takeovers[1]++;
        if (e.success) this.#takeovers[0]++;
        return;
      case 'damaged':
        if (CORE.includes(e.section)) this.#add('coreLost', e.points);
        return;
      case 'repaired':
        if (CORE.includes(e.section)) this.#add('coreRepaired');
        return;
      case 'cloaked':
        this.#exposed[1]++;
        return;
      case 'dummyLost':
        this.#exposed[0]++;
        return;
      case 'died':
        this.#lastBlow = e.by;
        if (e.officer % 3 === 0) this.#add('captainDeaths');
        return;
      case 'shipLost':
        return this.#add('shipsLost');
      case 'escaped':
        return this.#add('pods');
      case 'boarded':
      case 'beamed':
        return this.#add('boardings');
      case 'noResponse':
        return this.#add('noResponse');
    }
  }

  #turn(team: number, s: Match): void {
    this.#turns++;
    if ((s.teams[team]?.emp ?? 0) > 0) this.#add('empTurns');
    for (const ship of s.ships) {
      if (ship.team !== team || ship.pod || ship.gone) continue;
      this.#up[1]++;
      if (isFunctional(ship, SHIELD)) this.#up[0]++;
    }
    this.#leaderless[1]++;
    if (!s.officers.some((o) => o.team === team && isAlive(o) && o.chair !== 0)) this.#leaderless[0]++;
  }
  #drew(s: Match, seat: Seat, card: Card): void {
    if ((this.#seen[seat] ?? 0) < EARLY * (s.mode === 'seats' ? 1 : crewOf(s, seat).length)) this.#count(this.#early, card, seat);
    this.#seen[seat] = (this.#seen[seat] ?? 0) + 1;
  }

  end(s: Match, result: Result): Sample {
    const turns = Math.max(1, this.#turns);
    const perMatch = ['shipsLost', 'pods', 'boardings', 'recruited', 'noResponse', 'empTurns', 'captainDeaths'];
    const perTurn = ['coreLost', 'coreRepaired'];
    return {
      first: s.mode === 'seats' ? 3 * s.first : s.first,
      rounds: s.round,
      values: {
        rounds: s.round,
        turns: this.#turns,
        fallen: s.fallen,
        ...Object.fromEntries(perMatch.map((key) => [key, this.#sums[key] ?? 0])),
        ...Object.fromEntries(perTurn.map((key) => [key, (this.#sums[key] ?? 0) / turns])),
      },
      shares: {
        storm: [s.storm > 0 && s.round >= s.storm ? 1 : 0, 1],
        cap: [result.reason === 'red.end.cap' ? 1 : 0, 1],
        draw: [result.reason === 'red.end.draw' ? 1 : 0, 1],
        ...Object.fromEntries(BLOWS.map((by) => [`last.${by}`, [this.#lastBlow === by ? 1 : 0, 1] as const])),
        hits: this.#hits,
        takeovers: this.#takeovers,
        shieldUp: this.#up,
        exposed: this.#exposed,
        leaderless: this.#leaderless,
      },
      things: {
        'drawn early': Object.fromEntries(this.#early),
        played: Object.fromEntries(this.#played),
        'turned in': Object.fromEntries(this.#turnedIn),
      },
    };
  }
}

/** Captain cards are told as the ship's; only the team on turn plays any. */
const captainSeat = (s: Match): Seat => (s.mode === 'seats' ? 3 * s.place : s.place);
