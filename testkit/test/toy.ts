/**
 * Lanterns, a toy that uses every part of the kernel once: secret bids, a strike with nested responses and a die, free play
 * within a team, and a tidy-up with one prompt of each kind. `toy(flaw)` makes one with a known bug, for testing the tests.
 */
import {
  because,
  type Chance,
  type Game,
  type Json,
  type Question,
  type Rules,
  respond,
  type Seat,
  type SetupTable,
  shuffle,
  type Table,
  type Viewer,
} from '@bridgehead/kernel';

export const FLAWS = [
  'none',
  'leaking-view',
  'leaking-event',
  'leaking-refusal',
  'leaking-prompt',
  'private-window',
  'sharing-clone',
  'forgetful-clone',
  'truthful-sampler',
  'peeking-sampler',
  'clumsy-sampler',
  'lost-card',
  'endless',
  'illegal-offer',
  'hidden-memory',
  'sharing-event',
  'unfenced-draw',
] as const;
export type Flaw = (typeof FLAWS)[number];

const CARDS = 20;
const HAND = 3;
const ROUNDS = 3;
export const rankOf = (card: number): number => (card >> 1) + 1;

export const BEATS = ['bid', 'strike', 'free', 'tidy'] as const;
export interface Toy {
  beat: (typeof BEATS)[number];
  round: number;
  leader: Seat;
  /** Top is the last. */
  deck: number[];
  hands: number[][];
  discard: number[];
  scores: number[];
  lanterns: number;
  done: boolean[];
  motto: string;
  /** Who has looked at the top card of the deck. */
  peeked: Seat | null;
}

export interface ToyView {
  readonly [key: string]: Json;
}

const bid: Question<Toy, number> = { key: 'toy.bid', list: (s, seat) => [...(s.hands[seat] ?? [])] };

function setup(t: SetupTable): Toy {
  const deck = t.shuffle(Array.from({ length: CARDS }, (_, i) => i));
  const s: Toy = {
    beat: 'bid',
    round: 1,
    leader: 0,
    deck,
    hands: Array.from({ length: t.seats }, () => []),
    discard: [],
    scores: Array.from({ length: t.seats }, () => 0),
    lanterns: 4,
    done: Array.from({ length: t.seats }, () => false),
    motto: '',
    peeked: null,
  };
  for (let seat = 0; seat < t.seats; seat++) drawTo(t, s, seat, HAND, 'none');
  return s;
}

function drawTo(t: SetupTable, s: Toy, seat: Seat, count: number, flaw: Flaw): void {
  const drawn: number[] = [];
  for (let i = 0; i < count; i++) {
    const card = flaw === 'unfenced-draw' ? (s.deck.pop() ?? null) : t.draw(s.deck);
    if (card === null) break;
    drawn.push(card);
    s.hands[seat]?.push(card);
  }
  if (drawn.length > 0) s.peeked = null;
  if (flaw === 'leaking-event') t.emit({ type: 'drew', seat, cards: drawn });
  else if (flaw === 'unfenced-draw') t.emit({ type: 'drew', seat, count: drawn.length });
  else t.tell([seat], { type: 'drew', seat, cards: drawn }, { type: 'drew', seat, count: drawn.length });
}

function play(t: Table<Toy>, seat: Seat, card: number, flaw: Flaw): void {
  const hand = t.state.hands[seat] ?? [];
  hand.splice(hand.indexOf(card), 1);
  if (flaw !== 'lost-card' || card !== 7) t.state.discard.push(card);
}

/** Everybody bids a card in secret; the highest leads. */
function* bidding(t: Table<Toy>, flaw: Flaw): Rules<void> {
  const s = t.state;
  const holders = s.hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []));
  const bids = yield* t.all(holders.map((seat) => t.question(seat, bid)));
  holders.forEach((seat, i) => {
    play(t, seat, bids[i] as number, flaw);
  });
  t.reveal({ type: 'bidsShown', bids: [...bids] });
  const best = Math.max(...bids.map(rankOf));
  const leaders = holders.filter((_, i) => rankOf(bids[i] as number) === best);
  if (leaders.length > 0) s.leader = leaders.length === 1 ? (leaders[0] as Seat) : t.pick(leaders);
  s.beat = 'strike';
}

/** The leader strikes at somebody; shields (rank 5 and up) stop it, and are themselves stopped by others. */
function* striking(t: Table<Toy>, flaw: Flaw): Rules<void> {
  const s = t.state;
  const others = s.hands.map((_, seat) => seat).filter((seat) => seat !== s.leader);
  const target = yield* t.choose(s.leader, 'toy.strike', flaw === 'illegal-offer' ? [...others, s.leader] : others, {
    why: () => because('TOY-2', 'toy.not-yourself'),
  });
  if (target === s.leader) throw new Error('struck at oneself');
  t.emit({ type: 'struck', target });
  const standing = yield* shields(t, s.leader, 0, flaw);
  if (standing) {
    const die = t.die(6);
    t.emit({ type: 'rolled', die });
    if (die >= 4) s.scores[s.leader] = (s.scores[s.leader] ?? 0) + 1;
  }
  s.beat = 'free';
  s.done = s.done.map((_, seat) => seat % 2 !== s.leader % 2);
}

/** Does what `by` announced stand after everybody had a chance to stop it? */
function* shields(t: Table<Toy>, by: Seat, depth: number, flaw: Flaw): Rules<boolean> {
  const s = t.state;
  let standing = true;
  const strong = (seat: Seat) => (s.hands[seat] ?? []).filter((card) => rankOf(card) >= 5);
  yield* respond<Toy, number>(t, {
    kind: 'toy.shield',
    depth,
    key: 'toy.shield',
    order: () => s.hands.map((_, seat) => seat).filter((seat) => seat !== by && (flaw !== 'private-window' || strong(seat).length > 0)),
    options: strong,
    tags: () => (depth === 0 ? ['struck'] : ['!answered']),
    why: (seat, answer) => {
      if (flaw === 'leaking-refusal' && answer === 1) return because('TOY-3', `toy.first-${s.hands[(seat + 1) % t.seats]?.[0] ?? 'none'}`);
      return typeof answer === 'number' ? because('TOY-3', 'toy.weak') : null;
    },
    isOpen: () => standing,
    *play(seat, card) {
      play(t, seat, card, flaw);
      t.emit({ type: 'shielded', seat, card });
      if (depth >= 2 || (yield* shields(t, seat, depth + 1, flaw))) standing = false;
    },
  });
  return standing;
}

const FREE = ['light', 'peek', 'done'] as const;
type Free = (typeof FREE)[number];

/** The leader's team lights lanterns in any order until all are done. */
function* freePlay(t: Table<Toy>): Rules<void> {
  const s = t.state;
  const team = s.done.flatMap((done, seat) => (done ? [] : [seat]));
  const can = (seat: Seat): Free[] =>
    FREE.filter((one) => one === 'done' || (one === 'light' ? s.lanterns > 0 : s.deck.length > 0 && s.peeked !== seat));
  const { seat, answer } = yield* t.any(team.map((one) => t.choice(one, 'toy.free', can(one), { fallback: 'done' })));
  if (answer === 'light') {
    s.lanterns--;
    s.scores[seat] = (s.scores[seat] ?? 0) + 1;
    t.emit({ type: 'lit', seat });
  } else if (answer === 'peek') {
    s.peeked = seat;
    t.tell([seat], { type: 'peeked', seat, card: s.deck.at(-1) ?? null }, { type: 'peeked', seat });
  } else {
    s.done[seat] = true;
    t.emit({ type: 'ready', seat });
  }
  if (s.done.every(Boolean)) s.beat = 'tidy';
}

/** The leader tidies up: one prompt of each remaining kind. */
function* tidying(t: Table<Toy>, flaw: Flaw): Rules<void> {
  const s = t.state;
  const { leader } = s;
  const hand = [...(s.hands[leader] ?? [])];
  const away = yield* t.select(leader, 'toy.away', hand, {
    min: 0,
    max: 2,
    check: (cards) => (new Set(cards.map(rankOf)).size < cards.length ? because('TOY-4', 'toy.same-rank') : null),
    ...(flaw === 'leaking-prompt' ? { params: { next: s.hands[(leader + 1) % t.seats]?.[0] ?? null } } : {}),
  });
  for (const card of away) play(t, leader, card, flaw);
  t.emit({ type: 'laidAway', cards: flaw === 'sharing-event' ? (s.hands[leader] as number[]) : [...away] });
  drawTo(t, s, leader, away.length + 1, flaw);
  const points = yield* t.distribute(leader, 'toy.gifts', [...s.scores.keys()], { points: 2, most: s.scores.map(() => 1) });
  s.scores = s.scores.map((score, seat) => score + (points[seat] ?? 0));
  s.motto = yield* t.write(leader, 'toy.motto', { max: 12, fallback: 'onward' });
  t.emit({ type: 'tidied', motto: s.motto, discard: [...s.discard] });
  s.round++;
  s.beat = 'bid';
  if (s.round > ROUNDS && flaw !== 'endless') t.end({ ranking: ranking(s), reason: 'toy.end.rounds', clause: 'TOY-5' });
}

function ranking(s: Toy): Seat[][] {
  const ranks = [...new Set(s.scores)].sort((a, b) => b - a);
  return ranks.map((score) => [...s.scores.keys()].filter((seat) => s.scores[seat] === score));
}

/** Outside the state, where nothing of a match may be: the bug that the replay check is there for. */
let memory = 0;

function* step(t: Table<Toy>, flaw: Flaw): Rules<void> {
  if (flaw === 'hidden-memory' && t.watched && ++memory % 50 === 0) t.state.scores[0] = (t.state.scores[0] ?? 0) + 1;
  switch (t.state.beat) {
    case 'bid':
      return yield* bidding(t, flaw);
    case 'strike':
      return yield* striking(t, flaw);
    case 'free':
      return yield* freePlay(t);
    case 'tidy':
      return yield* tidying(t, flaw);
  }
}

function view(s: Toy, viewer: Viewer, over: boolean, flaw: Flaw): ToyView {
  return {
    beat: s.beat,
    round: s.round,
    leader: s.leader,
    deck: over ? [...s.deck] : s.deck.length,
    hand: viewer === 'spectator' ? null : [...(s.hands[viewer] ?? [])],
    hands: s.hands.map((hand) => (over || flaw === 'leaking-view' ? [...hand] : hand.length)),
    discard: [...s.discard],
    scores: [...s.scores],
    lanterns: s.lanterns,
    done: [...s.done],
    motto: s.motto,
    peeked: s.peeked,
    top: viewer === s.peeked ? (s.deck.at(-1) ?? null) : null,
  };
}

function clone(s: Toy, flaw: Flaw): Toy {
  return {
    beat: s.beat,
    round: s.round,
    leader: s.leader,
    deck: [...s.deck],
    hands: flaw === 'sharing-clone' ? s.hands : s.hands.map((hand) => [...hand]),
    discard: [...s.discard],
    scores: [...s.scores],
    lanterns: s.lanterns,
    done: [...s.done],
    motto: flaw === 'forgetful-clone' ? '' : s.motto,
    peeked: s.peeked,
  };
}

function resample(s: Toy, seat: Seat, chance: Chance, flaw: Flaw): void {
  if (flaw === 'truthful-sampler') return;
  const top = s.peeked === seat && flaw !== 'clumsy-sampler' ? s.deck.pop() : undefined;
  const unknown = [...s.deck, ...s.hands.flatMap((hand, other) => (other === seat ? [] : hand))];
  if (flaw !== 'peeking-sampler') unknown.sort((a, b) => a - b);
  shuffle(unknown, chance);
  s.hands = s.hands.map((hand, other) => (other === seat ? hand : unknown.splice(0, hand.length)));
  s.deck = top === undefined ? unknown : [...unknown, top];
}

export const conserveCards = (s: Toy): Json => [...s.deck, ...s.hands.flat(), ...s.discard].sort((a, b) => a - b);

export function toy(flaw: Flaw = 'none'): Game<Toy, ToyView> {
  return {
    id: 'toy',
    title: 'Lanterns',
    version: 1,
    seats: { min: 2, max: 4 },
    options: { lamps: { kind: 'number', min: 1, max: 9, default: 4, title: 'Lanterns' } },
    rulebook: {
      source: 'Made for the tests.',
      chapters: [
        {
          title: 'All of it',
          clauses: [
            { id: 'TOY-1', text: 'One seat after the other.' },
            { id: 'TOY-2', text: 'Nobody strikes at oneself.' },
            { id: 'TOY-3', text: 'A shield has rank 5 or more.' },
            { id: 'TOY-4', text: 'Cards laid away differ in rank.' },
            { id: 'TOY-5', text: 'Three rounds are played.' },
            { id: 'TOY-6', text: 'A player who gives up comes last.' },
          ],
        },
      ],
    },
    wording: { 'toy.bid': 'Bid a card.', 'toy.not-your-turn': 'Others decide now.' },
    knowledge: {
      cadet: (_s, ask, chance) => (ask.kind === 'choose' ? (ask.question.list(_s, ask.seat, ask.about)[chance.below(1)] as Json) : []),
      officer: (_s, ask) => (ask.kind === 'choose' ? (ask.question.list(_s, ask.seat, ask.about)[0] as Json) : []),
      evaluate: (s) =>
        s.scores.map(
          (score) =>
            score /
            Math.max(
              1,
              s.scores.reduce((a, b) => a + b, 0),
            ),
        ),
    },
    setup,
    step: (t) => step(t, flaw),
    view: (s, viewer, over) => view(s, viewer, over, flaw),
    clone: (s) => clone(s, flaw),
    resample: (s, seat, chance) => resample(s, seat, chance, flaw),
    outOfTurn: (_s, _seat, over) => (over ? because('TOY-5', 'toy.over') : because('TOY-1', 'toy.not-your-turn')),
    concede: (t, seat) => {
      const others = [...t.state.scores.keys()].filter((other) => other !== seat);
      t.end({ ranking: [others, [seat]], reason: 'toy.end.conceded', clause: 'TOY-6' });
    },
    describe: {
      prompt: (_view, prompt) => ({ key: prompt.key }),
      option: (_view, _prompt, option) => ({ key: String(option) }),
      event: (event) => ({ key: event.type }),
      zones: () => [],
    },
  };
}
