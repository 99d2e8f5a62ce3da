/** What a viewer may know (specification section 7), built up from nothing, and what a table can reckon from it alone. */
import { type Again, listAgain, type Seat, totalOf, type Viewer } from '@bridgehead/kernel';
import { keepOf, NORTH, SOUTH, SPACE_COUNT, type Space, spaceNamed } from './board.ts';
import { CARD_COUNT, type Card, type ItemId, isRegular, KINDS, type KindId, kindOf, NONE, ownerOf, type UnitId, unitOf } from './cards.ts';
import { ALL_WAYS, attackTotal, defenseTotal, type Odds, oddsBetween, type Points, succeedingRolls } from './odds.ts';
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

export const view = (s: Castle, viewer: Viewer, over: boolean): CastleView => viewAgain(s, viewer, over, NOTHING);

export function viewAgain(s: Castle, viewer: Viewer, over: boolean, known: Again<CastleView>): CastleView {
  const { before, open } = known;
  const spaces = open?.spaces ?? spacesView(s, before?.spaces ?? null);
  const sameBoard = open ?? (spaces === before?.spaces ? before : null);
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
    spaces,
    players: [playerView(s, SOUTH, viewer, over, known, sameBoard), playerView(s, NORTH, viewer, over, known, sameBoard)],
    outcome: s.outcome,
  };
}

const NOTHING: Again<CastleView> = { before: null, open: null };
type Stack = readonly UnitView[];

function spacesView(s: Castle, before: readonly Stack[] | null): readonly Stack[] {
  let spaces: Stack[] | null = before === null ? [] : null;
  for (let space = 0; space < SPACE_COUNT; space++) {
    const old = before === null ? NOBODY : (before[space] as Stack);
    const stack = stackView(s, space, old);
    if (spaces !== null) spaces.push(stack);
    else if (stack !== old) {
      spaces = (before as readonly Stack[]).slice(0, space);
      spaces.push(stack);
    }
  }
  return spaces ?? (before as readonly Stack[]);
}
function stackView(s: Castle, space: Space, before: Stack): Stack {
  const top = topOf(s, space);
  if (top === NONE) return NOBODY;
  const under = underOf(s, space);
  if (under === NONE) return before.length === 1 && isAsBefore(s, top, before[0] as UnitView) ? before : unitAlone(s, top);
  if (before.length === 2 && isAsBefore(s, top, before[0] as UnitView) && isAsBefore(s, under, before[1] as UnitView)) return before;
  return [unitAlone(s, top)[0] as UnitView, unitAlone(s, under)[0] as UnitView];
}
/** In the same space with the same company; what else a unit's view follows from is looked at here. */
const isAsBefore = (s: Castle, unit: Card, before: UnitView): boolean =>
  before.card === unit &&
  (before.item ?? NONE) === itemOf(s, unit) &&
  before.deed === DEEDS[deedOf(s, unit)] &&
  before.strengthened === (s.strengthened.length > 0 && isStrengthened(s, unit));
const NOBODY: Stack = [];

/** Neither castle nor low ground: where only what a unit has by itself counts. */
const PLAIN = spaceNamed('NOW') as Space;

/**
 * Units as they were shown before, each in a list of its own, by all that a unit's view follows from. Most units of a view are
 * as they were a move ago; handed out again, they need be neither made nor compared anew.
 */
const shown = new Map<number, Stack>();
const MOST_SHOWN = 20_000;

function unitAlone(s: Castle, unit: Card): Stack {
  const facts = (isStrengthened(s, unit) ? 2 : 0) + (isSheltered(s, unit) ? 1 : 0);
  const key =
    (((unit * (CARD_COUNT + 1) + itemOf(s, unit) + 1) * DEEDS.length + deedOf(s, unit)) * 4 + facts) * SPACE_COUNT + spaceOf(s, unit);
  const known = shown.get(key);
  if (known !== undefined) return known;
  const fresh = [unitView(s, unit)];
  if (shown.size >= MOST_SHOWN) shown.clear();
  shown.set(key, fresh);
  return fresh;
}

function unitView(s: Castle, unit: Card): UnitView {
  const kind = unitOf(unit);
  const item = itemOf(s, unit);
  const strengthened = isStrengthened(s, unit);
  return {
    card: unit,
    kind: kind.id,
    owner: ownerOf(unit),
    item: item === NONE ? null : item,
    deed: DEEDS[deedOf(s, unit)] as Deed,
    strengthened,
    attack: kind.attack === null ? null : attackTotal(unit, item, PLAIN, PLAIN, strengthened),
    // STC-14: the ground helps nobody who cannot defend.
    defense: isRegular(unit) ? defenseTotal(unit, item, spaceOf(s, unit), isSheltered(s, unit)) : 0,
    move: moveOf(s, unit),
    range: rangeOf(s, unit),
  };
}

function playerView(
  s: Castle,
  seat: Seat,
  viewer: Viewer,
  over: boolean,
  known: Again<CastleView>,
  sameBoard: CastleView | null,
): PlayerView {
  const isOpen = over || viewer === seat;
  const before = known.before === null ? null : (known.before.players[seat] as PlayerView);
  const open = known.open === null ? null : (known.open.players[seat] as PlayerView);
  const handCount = handOf(s, seat).length;
  const deckCount = deckOfSeat(s, seat).length;
  const recovered = open?.recovered ?? listAgain(before?.recovered, recoveredOf(s, seat));
  // A deck only grows less, and what comes to a hand from elsewhere is a recovered item: as many as before are the same as before.
  const isUntouched =
    before !== null &&
    before.deckCount === deckCount &&
    before.handCount === handCount &&
    before.recovered === recovered &&
    (before.hand !== null) === isOpen;
  const hand = isOpen ? listAgain(before?.hand, handOf(s, seat)) : null;
  const graveyard = open?.graveyard ?? listAgain(before?.graveyard, graveyardOf(s, seat));
  const keepRisk = sameBoard === null ? keepLoss(s, seat) : (sameBoard.players[seat] as PlayerView).keepRisk;
  const isSame = isUntouched && before.hand === hand && before.graveyard === graveyard && before.keepRisk === keepRisk;
  if (isSame && !over && before.deck === null) return before;
  return {
    seat,
    hand,
    handCount,
    recovered,
    deckCount,
    deck: over ? deckOfSeat(s, seat).toSorted((a, b) => a - b) : null,
    graveyard,
    unseen: isUntouched ? before.unseen : unseenOf(s, seat, isOpen, before?.unseen ?? null),
    keepRisk,
  };
}

type Count = { readonly kind: KindId; readonly count: number };
/** By kind, then by count. */
const COUNTS: readonly (readonly Count[])[] = KINDS.map(({ id, copies }) =>
  Array.from({ length: copies + 1 }, (_, count) => ({ kind: id, count })),
);
/** By card. */
const PLACE_OF_KIND = Uint8Array.from({ length: CARD_COUNT }, (_, card) => KINDS.indexOf(kindOf(card)));
/** By kind; used again and again, cleared before each count. */
const unseenCounts = new Uint8Array(KINDS.length);

/** Both deck lists are public (STC-P1): what has not turned up yet can be counted. It lies in the deck or in a hidden hand. */
function unseenOf(s: Castle, seat: Seat, seesHand: boolean, before: readonly Count[] | null): readonly Count[] {
  unseenCounts.fill(0);
  countIn(deckOfSeat(s, seat), 1);
  if (!seesHand) {
    countIn(handOf(s, seat), 1);
    countIn(recoveredOf(s, seat), -1);
  }
  let at = 0;
  let isSame = before !== null;
  for (let kind = 0; kind < KINDS.length && isSame; kind++) {
    const count = unseenCounts[kind] as number;
    if (count > 0) isSame = before?.[at++] === COUNTS[kind]?.[count];
  }
  if (before !== null && isSame && at === before.length) return before;
  const unseen: Count[] = [];
  for (let kind = 0; kind < KINDS.length; kind++) {
    const count = unseenCounts[kind] as number;
    if (count > 0) unseen.push(COUNTS[kind]?.[count] as Count);
  }
  return unseen;
}
function countIn(pile: readonly Card[], by: number): void {
  for (let i = 0; i < pile.length; i++) {
    const kind = PLACE_OF_KIND[pile[i] as Card] as number;
    unseenCounts[kind] = (unseenCounts[kind] as number) + by;
  }
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

/** The summands of a unit's attack and defense. */
export function termsOf({ unit, space, partner }: Standing): { readonly attack: readonly Points[]; readonly defense: readonly Points[] } {
  const { card, strengthened } = unit;
  const item = unit.item ?? NONE;
  const attack: Points[] = [];
  const defense: Points[] = [];
  if (unit.attack !== null) attackTotal(card, item, PLAIN, PLAIN, strengthened, attack);
  if (isRegular(card)) defenseTotal(card, item, space, partner?.kind === 'cleric', defense);
  return { attack, defense };
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
