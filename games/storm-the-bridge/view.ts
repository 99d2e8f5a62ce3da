/** What a viewer may know, built up from nothing. Cards are numbers of `cards/index.ts`; hidden ones are only counted. */
import type { Seat, Viewer } from '@bridgehead/kernel';
import { ALL_SECTIONS, type Card, NONE } from './cards/index.ts';
import {
  attackOf,
  attackTotal,
  combatOf,
  costOf,
  countingOf,
  defenseOf,
  handSize,
  influenceOf,
  influenceTotal,
  needOf,
  type Points,
} from './rules/compute.ts';
import { crewOf, handOf, isTapped, leaderOf, ownerOf, passivesOn } from './rules/questions.ts';
import type { Bridge, Declaration, Phase } from './state.ts';

export type PersonView = {
  card: Card;
  tapped: boolean;
  /** Current numbers, all modifiers in. */
  combat: number;
  attack: number;
  defense: number;
  influence: number;
  station: Card;
  attached: Card[];
};
export type SectionView = {
  card: Card;
  owner: Seat;
  tapped: boolean;
  need: number;
  terms: TermView[];
  attached: Card[];
  forbidden: boolean;
};
export type TermView = { source: number | string; of: Card; n: number };
export type PartyView = {
  seat: Seat;
  gone: boolean;
  leader: PersonView | null;
  crew: PersonView[];
  handCount: number;
  handSize: number;
  /** The viewer's own cards, everybody's after the end; null if hidden. */
  hand: Card[] | null;
  /** Designs that the viewer knows to be in this hand. */
  known: string[];
};
export type DeclarationView = {
  kind: Declaration['kind'];
  seat: Seat;
  card: Card;
  targets: Card[];
  choice: Card;
  committed: Card[];
  counting: Card[];
  discards: number;
  has: number;
  needs: number;
  hasTerms: TermView[];
  needTerms: TermView[];
  cancelled: boolean;
};
export type BridgeView = {
  seats: number;
  phase: Phase;
  turn: number;
  round: number;
  roundLimit: number;
  /** What the table agreed on: kinship and home decks count; the occupied Bridge's own defense; Resets overlap; later seats start with more. */
  affiliations: boolean;
  bridgeDefense: number;
  overlap: boolean;
  extraCards: boolean;
  active: Seat;
  firstSeat: Seat;
  /** The seat that is asked now. */
  priority: Seat;
  recruitsLeft: number;
  parties: PartyView[];
  sections: SectionView[];
  pool: { card: Card; cost: number }[];
  crewStack: number;
  /** Crew seen going to the bottom, bottom first. */
  crewTail: Card[];
  actionStack: number;
  discard: Card[];
  lasting: Card[];
  effects: { source: Card; target: Card; stat: string; n: number }[];
  stack: DeclarationView[];
  aside: Card[];
  /** The leaders offered to this viewer in a draft. */
  offered: Card[];
};

export function view(s: Bridge, viewer: Viewer, over: boolean): BridgeView {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  return {
    seats: s.seats,
    phase: s.phase,
    turn: s.turn,
    round: s.round,
    roundLimit: s.roundLimit,
    affiliations: s.affiliations,
    bridgeDefense: s.bridgeDefense,
    overlap: s.overlap,
    extraCards: s.extraCards,
    active: s.active,
    firstSeat: s.firstSeat,
    priority: s.priority,
    recruitsLeft: s.recruitsLeft,
    parties: seats.map((seat) => party(s, seat, viewer, over)),
    sections: s.phase === 'leaders' ? [] : ALL_SECTIONS.map((card) => section(s, card)),
    pool: s.pool.map((card) => ({ card, cost: card === NONE ? 0 : costOf(s, s.active, card, null) })),
    crewStack: s.crewStack.length,
    crewTail: s.crewStack.slice(0, s.knownTail),
    actionStack: s.actionStack.length,
    discard: [...s.discard],
    lasting: [...s.lasting],
    effects: s.effects.map(({ source, target, stat, n }) => ({ source, target, stat, n })),
    stack: s.stack.map((declaration) => declarationView(s, declaration)),
    aside: s.phase === 'leaders' && s.offered.some((cards) => cards.length > 0) ? [] : [...s.aside].sort((a, b) => a - b),
    offered: viewer === 'spectator' ? [] : [...(s.offered[viewer] as Card[])],
  };
}

function party(s: Bridge, seat: Seat, viewer: Viewer, over: boolean): PartyView {
  const leader = leaderOf(s, seat);
  const hand = handOf(s, seat);
  const shown = leader !== NONE && ownerOf(s, leader) === seat;
  return {
    seat,
    gone: s.gone[seat] === true,
    leader: shown ? person(s, leader) : null,
    crew: crewOf(s, seat).map((crew) => person(s, crew)),
    handCount: hand.length,
    handSize: shown ? handSize(s, seat) : 0,
    hand: viewer === seat || over ? [...hand] : null,
    known: viewer === 'spectator' || viewer === seat ? [] : [...((s.known[viewer] as string[][])[seat] as string[])].sort(),
  };
}

function person(s: Bridge, card: Card): PersonView {
  const station = s.station[card] ?? NONE;
  return {
    card,
    tapped: isTapped(s, card),
    combat: combatOf(s, card),
    attack: attackOf(s, card, null),
    defense: defenseOf(s, card, station),
    influence: influenceOf(s, card),
    station,
    attached: passivesOn(s, card),
  };
}

function section(s: Bridge, card: Card): SectionView {
  const terms: Points[] = [];
  return {
    card,
    owner: ownerOf(s, card),
    tapped: isTapped(s, card),
    need: needOf(s, card, null, terms),
    terms: terms.map(termView),
    attached: passivesOn(s, card),
    forbidden: s.forbidden.includes(card),
  };
}

const termView = ({ source, of, n }: Points): TermView => ({ source, of, n });

function declarationView(s: Bridge, f: Declaration): DeclarationView {
  const hasTerms: Points[] = [];
  const needTerms: Points[] = [];
  const attempt = f.kind === 'attack' || f.kind === 'recruit';
  const has = !attempt ? 0 : f.kind === 'attack' ? attackTotal(s, f, hasTerms) : influenceTotal(s, f, hasTerms);
  const needs = !attempt ? 0 : f.kind === 'attack' ? needOf(s, f.card, f, needTerms) : costOf(s, f.seat, f.card, f, needTerms);
  return {
    kind: f.kind,
    seat: f.seat,
    card: f.card,
    targets: [...f.targets],
    choice: f.choice,
    committed: [...f.committed],
    counting: attempt ? countingOf(s, f) : [],
    discards: f.discards,
    has,
    needs,
    hasTerms: hasTerms.map(termView),
    needTerms: needTerms.map(termView),
    cancelled: f.cancelled,
  };
}
