/** Set-up (STB-12 to STB-21). */
import type { Rules, Seat, SetupTable } from '@bridgehead/kernel';
import { ALL_ACTIONS, ALL_CREW, ALL_LEADERS, type Card, FIRST_ACTION, matchOf, NONE } from '../cards/index.ts';
import type { BridgeEvent } from '../events.ts';
import type { Bridge } from '../state.ts';
import { BOUND, homeOf } from './bonuses.ts';
import type { BridgeTable } from './changes.ts';
import { handSize } from './compute.ts';
import { seatsInPlay } from './questions.ts';
import { beginTurn, nextActive } from './turn.ts';

export function setup(t: SetupTable<BridgeEvent>): Bridge {
  const { seats, options } = t;
  const firstSeat =
    options.firstSeat === 'random' ? t.pick(Array.from({ length: seats }, (_, seat) => seat)) : (Number(options.firstSeat) - 1) % seats;
  const leaders = t.shuffle([...ALL_LEADERS]);
  const dealt = options.leaders === 'dealt';
  // Nine leaders go round twice for up to four seats; with more, a draft becomes a choice in reverse turn order.
  const each = options.leaders === 'draft' && 2 * seats <= ALL_LEADERS.length ? 2 : 0;
  const s: Bridge = {
    seats,
    affiliations: options.affiliations === true,
    bridgeDefense: options.bridgeDefense === 'seats' ? seats : 2, // STB-R32
    roundLimit: options.roundLimit as number,
    overlap: options.overlap === true,
    extraCards: options.start === 'balanced',
    firstSeat,
    active: firstSeat,
    turn: 0,
    round: 1,
    phase: 'leaders',
    resetAhead: NONE,
    priority: firstSeat,
    owed: null,
    recruitsLeft: 0,
    short: [],
    asked: 0,
    forbidden: [],
    effects: [],
    lasting: [],
    stack: [],
    leader: Array.from({ length: seats }, (_, seat) => (dealt ? (leaders[seat] ?? NONE) : NONE)),
    offered: Array.from({ length: seats }, (_, seat) => leaders.slice(seat * each, (seat + 1) * each)),
    aside: dealt ? leaders.slice(seats) : leaders.slice(seats * each),
    owner: new Array<Seat>(FIRST_ACTION).fill(NONE),
    tapped: new Array<number>(FIRST_ACTION).fill(0),
    station: new Array<Card>(FIRST_ACTION).fill(NONE),
    attached: [],
    hand: Array.from({ length: seats }, () => []),
    pool: [NONE, NONE, NONE],
    crewStack: [],
    knownTail: 0,
    actionStack: [],
    discard: [],
    known: Array.from({ length: seats }, () => Array.from({ length: seats }, () => [])),
    gone: new Array<boolean>(seats).fill(false),
  };
  t.emit({ type: 'firstSeat', seat: firstSeat });
  return s;
}

/** Leaders are dealt, drafted or chosen; then the rest of the table is laid out and turn 1 begins. */
export function* layOut(t: BridgeTable): Rules<void> {
  const { state: s } = t;
  if (s.offered.some((cards) => cards.length > 0)) yield* draftLeaders(t);
  else if (s.leader.includes(NONE)) yield* chooseLeaders(t);
  for (const [seat, leader] of s.leader.entries()) s.owner[leader] = seat; // STB-2: a leader with a party to come
  t.reveal({ type: 'leadersShown', leaders: [...s.leader], aside: [...s.aside] });
  const matches = s.leader.map(matchOf); // STB-14, STB-R2
  s.aside.push(...matches);
  s.attached = BOUND.map((card) => ({ card, host: homeOf(card) })); // STB-16
  s.actionStack = t.shuffle(ALL_ACTIONS.filter((card) => !BOUND.includes(card)));
  for (let i = 0; i < s.seats; i++) deal(t, (s.firstSeat + i) % s.seats, i); // STB-R39
  s.crewStack = t.shuffle(ALL_CREW.filter((crew) => !matches.includes(crew))); // STB-20
  s.pool = [s.crewStack.pop() ?? NONE, s.crewStack.pop() ?? NONE, NONE]; // STB-21
  t.reveal({ type: 'poolFilled', pool: [...s.pool], flipped: s.pool.slice(0, 2) });
  beginTurn(t, s.gone[s.firstSeat] === true ? nextActive(s) : s.firstSeat);
}

/** STB-17, STB-2: the cards with which everybody writes; the balanced start gives later seats more cards. A seat that left while leaders were chosen gets none. */
function deal(t: BridgeTable, seat: Seat, place: number): void {
  const { state: s } = t;
  if (s.gone[seat] === true) return;
  const extra = s.extraCards ? Math.min(3, place === 0 ? 0 : place + 1) : 0;
  const cards = s.actionStack.splice(-(handSize(s, seat) + extra));
  s.hand[seat] = cards;
  t.tell([seat], { type: 'drew', seat, count: cards.length, cards: [...cards] }, { type: 'drew', seat, count: cards.length });
}

/** Two are dealt to each, one is kept, all are shown together. */
function* draftLeaders(t: BridgeTable): Rules<void> {
  const { state: s } = t;
  const asked = seatsInPlay(s);
  const kept = yield* t.all(asked.map((seat) => t.choice(seat, 'stb.leader', s.offered[seat] as Card[])));
  for (const [seat, offered] of s.offered.entries()) {
    const leader = kept[asked.indexOf(seat)] ?? offered[0] ?? NONE; // a seat that left keeps a chair, but not its say
    s.leader[seat] = leader;
    s.aside.push(...offered.filter((card) => card !== leader));
    s.offered[seat] = [];
  }
}

/** In reverse turn order, each takes one of those left. */
function* chooseLeaders(t: BridgeTable): Rules<void> {
  const { state: s } = t;
  for (let i = s.seats - 1; i >= 0; i--) {
    const seat = (s.firstSeat + i) % s.seats;
    if (s.leader[seat] !== NONE) continue;
    s.priority = seat;
    const left = [...s.aside].sort((a, b) => a - b);
    const leader = s.gone[seat] === true ? (left[0] ?? NONE) : yield* t.choose(seat, 'stb.leader', left);
    s.leader[seat] = leader;
    s.aside = s.aside.filter((card) => card !== leader);
  }
}
