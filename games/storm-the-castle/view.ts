/** What a viewer may know (specification section 7), built up from nothing, and what a table can reckon from it alone. */
import type { Seat, Viewer } from '@bridgehead/kernel';
import { keepOf, NORTH, SOUTH, SPACE_COUNT, type Space, spaceNamed } from './board.ts';
import {
  CARD_COUNT,
  type Card,
  deckOf,
  type ItemId,
  isRegular,
  KINDS,
  type KindId,
  kindOf,
  NONE,
  ownerOf,
  type UnitId,
  unitOf,
} from './cards.ts';
import { ALL_WAYS, attackTerms, defenseTerms, type Odds, oddsBetween, succeedingRolls, type Term, totalOf } from './odds.ts';
import { ATTACKS_A_TURN } from './rules/act.ts';
import { isSheltered } from './rules/attack.ts';
import { moveOf, rangeOf } from './rules/reach.ts';
import {
  type Castle,
  DEEDS,
  type Deed,
  deckOfSeat,
  deedOf,
  graveyardOf,
  handOf,
  isOnBoard,
  isStrengthened,
  itemOf,
  type Outcome,
  opponentOf,
  type Phase,
  recoveredOf,
  spaceOf,
  topOf,
  underOf,
} from './state.ts';
import { keepLoss } from './threat.ts';

export type UnitView = {
  readonly card: Card;
  readonly kind: UnitId;
  readonly owner: Seat;
  readonly item: Card | null;
  readonly deed: Deed;
  readonly strengthened: boolean;
  /** Null for those who never attack. Without what depends on the target: high ground, Siege Ladder. */
  readonly attack: number | null;
  readonly attackTerms: readonly Term[];
  readonly defense: number;
  readonly defenseTerms: readonly Term[];
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
  /** The chance that this keep falls if the enemy were to attack it now. */
  readonly keepRisk: number;
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
  readonly outcome: Outcome | null;
};

export function view(s: Castle, viewer: Viewer, over: boolean): CastleView {
  return {
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
    spaces: spacesView(s),
    players: [playerView(s, SOUTH, viewer, over), playerView(s, NORTH, viewer, over)],
    outcome: s.outcome,
  };
}

function spacesView(s: Castle): (readonly UnitView[])[] {
  const spaces: (readonly UnitView[])[] = [];
  for (let space = 0; space < SPACE_COUNT; space++) {
    const top = topOf(s, space);
    const under = underOf(s, space);
    if (top === NONE) spaces.push(NOBODY);
    else if (under === NONE) spaces.push(unitAlone(s, top));
    else spaces.push([...unitAlone(s, top), ...unitAlone(s, under)]);
  }
  return spaces;
}
const NOBODY: readonly UnitView[] = Object.freeze([]);

/** Neither castle nor low ground: where only what a unit has by itself counts. */
const PLAIN = spaceNamed('NOW') as Space;

/**
 * Units as they were shown before, each in a list of its own, by all that a unit's view follows from. Most units of a view are
 * as they were a move ago; frozen and handed out again, they need not be made, compared or written anew.
 */
const shown = new Map<number, readonly UnitView[]>();
const MOST_SHOWN = 20_000;

function unitAlone(s: Castle, unit: Card): readonly UnitView[] {
  const facts = (isStrengthened(s, unit) ? 2 : 0) + (isSheltered(s, unit) ? 1 : 0);
  const key =
    (((unit * (CARD_COUNT + 1) + itemOf(s, unit) + 1) * DEEDS.length + deedOf(s, unit)) * 4 + facts) * SPACE_COUNT + spaceOf(s, unit);
  const known = shown.get(key);
  if (known !== undefined) return known;
  const fresh = Object.freeze([unitView(s, unit)]);
  if (shown.size >= MOST_SHOWN) shown.clear();
  shown.set(key, fresh);
  return fresh;
}

function unitView(s: Castle, unit: Card): UnitView {
  const kind = unitOf(unit);
  const item = itemOf(s, unit);
  const strengthened = isStrengthened(s, unit);
  const attack = kind.attack === null ? [] : attackTerms(unit, item, PLAIN, PLAIN, strengthened);
  // STC-14: the ground helps nobody who cannot defend.
  const defense = isRegular(unit) ? defenseTerms(unit, item, spaceOf(s, unit), isSheltered(s, unit)) : [];
  return Object.freeze({
    card: unit,
    kind: kind.id,
    owner: ownerOf(unit),
    item: item === NONE ? null : item,
    deed: DEEDS[deedOf(s, unit)] as Deed,
    strengthened,
    attack: kind.attack === null ? null : totalOf(attack),
    attackTerms: frozen(attack),
    defense: totalOf(defense),
    defenseTerms: frozen(defense),
    move: moveOf(s, unit),
    range: rangeOf(s, unit),
  });
}
const frozen = (terms: Term[]): readonly Term[] => Object.freeze(terms.map((term) => Object.freeze(term)));

function playerView(s: Castle, seat: Seat, viewer: Viewer, over: boolean): PlayerView {
  const isOpen = over || viewer === seat;
  return {
    seat,
    hand: isOpen ? handOf(s, seat).slice() : null,
    handCount: handOf(s, seat).length,
    recovered: recoveredOf(s, seat).slice(),
    deckCount: deckOfSeat(s, seat).length,
    deck: over ? deckOfSeat(s, seat).toSorted((a, b) => a - b) : null,
    graveyard: graveyardOf(s, seat).slice(),
    unseen: unseenOf(s, seat, isOpen),
    keepRisk: keepLoss(s, seat),
  };
}

type Count = { readonly kind: KindId; readonly count: number };
/** By kind, then by count. */
const COUNTS: readonly (readonly Count[])[] = KINDS.map(({ id, copies }) =>
  Array.from({ length: copies + 1 }, (_, count) => Object.freeze({ kind: id, count })),
);
const DECKS = [deckOf(SOUTH), deckOf(NORTH)] as const;
/** By card; used again and again, cleared before each count. */
const isSeen = new Uint8Array(CARD_COUNT);

/** Both deck lists are public (STC-P1): what has not turned up yet can be counted. Decks are in the order of the kinds. */
function unseenOf(s: Castle, seat: Seat, seesHand: boolean): Count[] {
  isSeen.fill(0);
  for (const card of graveyardOf(s, seat)) isSeen[card] = 1;
  for (const card of recoveredOf(s, seat)) isSeen[card] = 1;
  if (seesHand) for (const card of handOf(s, seat)) isSeen[card] = 1;
  for (const item of s.item) if (item !== NONE) isSeen[item] = 1;
  const deck = DECKS[seat] as readonly Card[];
  const unseen: Count[] = [];
  let at = 0;
  for (let kind = 0; kind < KINDS.length; kind++) {
    let count = 0;
    for (const next = at + (KINDS[kind]?.copies ?? 0); at < next; at++) {
      const card = deck[at] as Card;
      if (!isOnBoard(s, card) && isSeen[card] === 0) count++;
    }
    if (count > 0) unseen.push(COUNTS[kind]?.[count] as Count);
  }
  return unseen;
}

// —— what a table can reckon from a view ——

export interface Standing {
  readonly unit: UnitView;
  readonly space: Space;
  /** The other unit of the stack. */
  readonly partner: UnitView | null;
}

export function standingOf(v: CastleView, card: Card): Standing | null {
  for (let space = 0; space < v.spaces.length; space++) {
    const stack = v.spaces[space] ?? [];
    const unit = stack.find((one) => one.card === card);
    if (unit !== undefined) return { unit, space, partner: stack.find((one) => one.card !== card) ?? null };
  }
  return null;
}

export interface AttackPreview extends Odds {
  readonly attackTotal: number;
  readonly defenseTotal: number;
  /** Sums of the dice that succeed; empty where no dice are thrown. */
  readonly rolls: readonly number[];
  /** 0 to 1. */
  readonly chance: number;
  /** The chance that the attacker dies of a natural 2 (STC-36). */
  readonly risk: number;
  /** What success does to the attacker: it storms the keep, takes the space, or stays because it shot or because somebody is left. */
  readonly success: 'storms' | 'takes' | 'shoots' | 'stays';
  /** Who is left in the space after success. */
  readonly left: UnitView | null;
}

/** Everything the odds panel says about an attack that is offered; null if the units are not where the attack needs them. */
export function previewAttack(v: CastleView, mode: 'melee' | 'ranged', attacker: Card, target: Card): AttackPreview | null {
  const from = standingOf(v, attacker);
  const to = standingOf(v, target);
  if (from === null || to === null) return null;
  const odds = oddsBetween({
    attacker,
    item: from.unit.item ?? NONE,
    from: from.space,
    strengthened: from.unit.strengthened,
    target,
    targetItem: to.unit.item ?? NONE,
    to: to.space,
    sheltered: isRegular(target) && to.partner?.kind === 'cleric',
  });
  const storms = to.space === keepOf(opponentOf(from.unit.owner));
  return {
    ...odds,
    attackTotal: totalOf(odds.attack),
    defenseTotal: totalOf(odds.defense),
    rolls: odds.top === null ? [] : succeedingRolls(odds.top),
    chance: odds.ways / ALL_WAYS,
    risk: odds.top === null || mode === 'ranged' ? 0 : 1 / ALL_WAYS,
    success: mode === 'ranged' ? 'shoots' : to.partner !== null ? 'stays' : storms ? 'storms' : 'takes',
    left: to.partner,
  };
}

/** Which item a unit carries, by kind. */
export const itemKindOn = (unit: UnitView): ItemId | null => (unit.item === null ? null : (kindOf(unit.item).id as ItemId));
