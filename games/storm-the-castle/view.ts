/** What a viewer may know, built up from nothing. */
import type { Seat, Viewer } from '@bridgehead/kernel';
import { NORTH, PLAIN, SOUTH, SPACES, type Space } from './board.ts';
import { type Card, isRegular, KINDS, type KindId, kindOf, NONE, ownerOf, type UnitId, unitOf } from './cards.ts';
import { ATTACKS_A_TURN } from './constants.ts';
import { attackTotal, defenseTotal } from './odds.ts';
import { isSheltered } from './rules/attack.ts';
import { moveOf, rangeOf } from './rules/reach.ts';
import {
  type Castle,
  deckOfSeat,
  deedOf,
  graveyardOf,
  handOf,
  isStrengthened,
  itemOf,
  type MatchEnd,
  type Phase,
  recoveredOf,
  spaceOf,
  topOf,
  UNIT_DEEDS,
  type UnitDeed,
  underOf,
} from './state.ts';
import { keepLoss } from './threat.ts';

export type UnitView = {
  readonly card: Card;
  readonly kind: UnitId;
  readonly owner: Seat;
  readonly item: Card | null;
  readonly deed: UnitDeed;
  readonly strengthened: boolean;
  /** Null for those who never attack. Without what depends on the target: high ground, Siege Ladder. */
  readonly attack: number | null;
  readonly defense: number;
  readonly move: number;
  readonly range: number;
};

export type PlayerView = {
  readonly seat: Seat;
  /** The cards, for their owner and after the end; null otherwise. */
  readonly hand: readonly Card[] | null;
  readonly handCount: number;
  /** Items that everybody knows to be in this hand. */
  readonly recovered: readonly Card[];
  readonly deckCount: number;
  /** What was left in the deck, in table order, after the end. */
  readonly deck: readonly Card[] | null;
  /** The top is the last card. */
  readonly graveyard: readonly Card[];
  /** Cards of this deck that the viewer has not seen, by kind: in the deck, or in a hand that is hidden. */
  readonly unseen: readonly Count[];
  /** The chance that this keep falls if the enemy were to attack it now; null if the players agreed to hide the odds. */
  readonly keepRisk: number | null;
};

export type CastleView = {
  readonly you: Seat | null;
  readonly board: 'two-castles' | 'two-castles-bare';
  readonly odds: 'shown' | 'hidden';
  readonly roundLimit: number;
  readonly first: Seat;
  readonly active: Seat;
  readonly round: number;
  readonly phase: Phase;
  readonly points: number;
  readonly attacksLeft: number;
  /** Rounds in a row without an attack or a dispatch. */
  readonly quietRounds: number;
  /** By space, top unit first. */
  readonly spaces: readonly (readonly UnitView[])[];
  readonly players: readonly [PlayerView, PlayerView];
  readonly outcome: MatchEnd | null;
};

export type Count = { readonly kind: KindId; readonly count: number };

export const view = (s: Castle, viewer: Viewer, over: boolean): CastleView =>
  viewWith(
    s,
    viewer,
    SPACES.map((_, space) => stackAt(s, space)),
    [playerView(s, SOUTH, viewer, over), playerView(s, NORTH, viewer, over)],
  );

/** Everything but the board and what lies in front of the players, and those two as they are given. */
export const viewWith = (s: Castle, viewer: Viewer, spaces: CastleView['spaces'], players: CastleView['players']): CastleView => ({
  you: viewer === 'spectator' ? null : viewer,
  board: s.bareBoard ? 'two-castles-bare' : 'two-castles',
  odds: s.oddsShown ? 'shown' : 'hidden',
  roundLimit: s.roundLimit,
  first: s.first,
  active: s.active,
  round: s.round,
  phase: s.phase,
  points: s.points,
  attacksLeft: ATTACKS_A_TURN - s.attacksUsed,
  quietRounds: s.quietRounds,
  spaces,
  players,
  outcome: s.outcome,
});

const stackAt = (s: Castle, space: Space): UnitView[] =>
  [topOf(s, space), underOf(s, space)].filter((unit) => unit !== NONE).map((unit) => unitView(s, unit));

export function unitView(s: Castle, unit: Card): UnitView {
  const kind = unitOf(unit);
  const item = itemOf(s, unit);
  const strengthened = isStrengthened(s, unit);
  return {
    card: unit,
    kind: kind.id,
    owner: ownerOf(unit),
    item: item === NONE ? null : item,
    deed: UNIT_DEEDS[deedOf(s, unit)] as UnitDeed,
    strengthened,
    attack: kind.attack === null ? null : attackTotal(unit, item, PLAIN, PLAIN, strengthened),
    // STC-14: the ground helps nobody who cannot defend.
    defense: isRegular(unit) ? defenseTotal(unit, item, spaceOf(s, unit), isSheltered(s, unit)) : 0,
    move: moveOf(s, unit),
    range: rangeOf(s, unit),
  };
}

export function playerView(s: Castle, seat: Seat, viewer: Viewer, over: boolean): PlayerView {
  const seesHand = over || viewer === seat;
  return {
    seat,
    hand: seesHand ? handOf(s, seat).slice() : null,
    handCount: handOf(s, seat).length,
    recovered: recoveredOf(s, seat).slice(),
    deckCount: deckOfSeat(s, seat).length,
    deck: over ? deckOfSeat(s, seat).toSorted((a, b) => a - b) : null,
    graveyard: graveyardOf(s, seat).slice(),
    unseen: unseenOf(s, seat, seesHand),
    keepRisk: keepRiskOf(s, seat),
  };
}

export const keepRiskOf = (s: Castle, seat: Seat): number | null => (s.oddsShown ? keepLoss(s, seat) : null);

/** Both deck lists are public (STC-P1): what has not turned up yet can be counted. It lies in the deck or in a hidden hand. */
export function unseenOf(s: Castle, seat: Seat, seesHand: boolean): Count[] {
  const inHand = seesHand ? [] : handOf(s, seat).filter((card) => !recoveredOf(s, seat).includes(card));
  const counts = new Map<KindId, number>();
  for (const card of [...deckOfSeat(s, seat), ...inHand]) counts.set(kindOf(card).id, (counts.get(kindOf(card).id) ?? 0) + 1);
  return KINDS.flatMap(({ id }) => (counts.has(id) ? [{ kind: id, count: counts.get(id) as number }] : []));
}
