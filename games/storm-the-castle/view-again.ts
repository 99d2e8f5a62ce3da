/**
 * The same view as `view.ts` makes, with parts handed out again where they are equal: a server that shows every move to many
 * need neither make nor compare them again. Looks at what this viewer saw last and at what everybody sees now, nothing else.
 */
import { type Again, listAgain, type Seat, type Viewer } from '@bridgehead/kernel';
import { NORTH, SOUTH, SPACE_COUNT, type Space } from './board.ts';
import { CARD_COUNT, type Card, KINDS, kindOf, NONE } from './cards.ts';
import { isSheltered } from './rules/attack.ts';
import {
  type Castle,
  deckOfSeat,
  deedOf,
  graveyardOf,
  handOf,
  isStrengthened,
  itemOf,
  recoveredOf,
  spaceOf,
  topOf,
  UNIT_DEEDS,
  underOf,
} from './state.ts';
import { type CastleView, type Count, keepRiskOf, type PlayerView, playerView, type UnitView, unitView, viewWith } from './view.ts';

export function viewAgain(s: Castle, viewer: Viewer, over: boolean, again: Again<CastleView>): CastleView {
  const { before, open } = again;
  const spaces = open?.spaces ?? spacesAgain(s, before?.spaces ?? null);
  // What follows from the board alone is the same while the board is.
  const sameBoard = open ?? (spaces === before?.spaces ? before : null);
  const player = (seat: Seat) => (over ? playerView(s, seat, viewer, over) : playerAgain(s, seat, viewer, again, spaces, sameBoard));
  return viewWith(s, viewer, spaces, [player(SOUTH), player(NORTH)]);
}

// —— the board ——

type Stack = readonly UnitView[];
const NOBODY: Stack = [];

function spacesAgain(s: Castle, before: readonly Stack[] | null): readonly Stack[] {
  if (before === null) return Array.from({ length: SPACE_COUNT }, (_, space) => stackAgain(s, space, NOBODY));
  let spaces: Stack[] | null = null;
  for (let space = 0; space < SPACE_COUNT; space++) {
    const old = before[space] as Stack;
    const stack = stackAgain(s, space, old);
    if (stack === old && spaces === null) continue;
    spaces ??= before.slice(0, space);
    spaces.push(stack);
  }
  return spaces ?? before;
}

function stackAgain(s: Castle, space: Space, before: Stack): Stack {
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
  before.deed === UNIT_DEEDS[deedOf(s, unit)] &&
  before.strengthened === (s.strengthened.length > 0 && isStrengthened(s, unit));

/** Units as they were shown before, each in a list of its own, by all that a unit's view follows from. */
const shown = new Map<number, Stack>();
const MOST_SHOWN = 20_000;

function unitAlone(s: Castle, unit: Card): Stack {
  const facts = (isStrengthened(s, unit) ? 2 : 0) + (isSheltered(s, unit) ? 1 : 0);
  const key =
    (((unit * (CARD_COUNT + 1) + itemOf(s, unit) + 1) * UNIT_DEEDS.length + deedOf(s, unit)) * 4 + facts) * SPACE_COUNT + spaceOf(s, unit);
  const known = shown.get(key);
  if (known !== undefined) return known;
  const fresh = [unitView(s, unit)];
  if (shown.size >= MOST_SHOWN) shown.clear();
  shown.set(key, fresh);
  return fresh;
}

// —— players, while the match lasts ——

function playerAgain(
  s: Castle,
  seat: Seat,
  viewer: Viewer,
  again: Again<CastleView>,
  spaces: CastleView['spaces'],
  sameBoard: CastleView | null,
): PlayerView {
  const before = again.before?.players[seat as 0] ?? null;
  const open = again.open?.players[seat as 0] ?? null;
  const isOwn = viewer === seat;
  const hand = isOwn ? listAgain(before?.hand, handOf(s, seat)) : null;
  const recovered = open?.recovered ?? listAgain(before?.recovered, recoveredOf(s, seat));
  const graveyard = open?.graveyard ?? listAgain(before?.graveyard, graveyardOf(s, seat));
  // Unseen is everything that is not on the board, in the graveyard, recovered or in the own hand: the same while those are.
  const isSameSeen =
    before !== null &&
    again.before?.spaces === spaces &&
    before.graveyard === graveyard &&
    before.recovered === recovered &&
    before.hand === hand &&
    before.deck === null;
  const unseen = open !== null && !isOwn ? open.unseen : isSameSeen ? before.unseen : unseenAgain(s, seat, isOwn, before?.unseen ?? null);
  const keepRisk = sameBoard === null ? keepRiskOf(s, seat) : sameBoard.players[seat as 0].keepRisk;
  const handCount = handOf(s, seat).length;
  const deckCount = deckOfSeat(s, seat).length;
  if (
    before !== null &&
    before.hand === hand &&
    before.recovered === recovered &&
    before.graveyard === graveyard &&
    before.unseen === unseen &&
    before.keepRisk === keepRisk &&
    before.handCount === handCount &&
    before.deckCount === deckCount &&
    before.deck === null
  )
    return before;
  return { seat, hand, handCount, recovered, deckCount, deck: null, graveyard, unseen, keepRisk };
}

/** By kind, then by count. */
const COUNTS: readonly (readonly Count[])[] = KINDS.map(({ id, copies }) =>
  Array.from({ length: copies + 1 }, (_, count) => ({ kind: id, count })),
);
/** By card. */
const PLACE_OF_KIND = Uint8Array.from({ length: CARD_COUNT }, (_, card) => KINDS.indexOf(kindOf(card)));
/** By kind; used again and again, cleared before each count. */
const counted = new Uint8Array(KINDS.length);

function unseenAgain(s: Castle, seat: Seat, seesHand: boolean, before: readonly Count[] | null): readonly Count[] {
  counted.fill(0);
  countIn(deckOfSeat(s, seat), 1);
  if (!seesHand) {
    countIn(handOf(s, seat), 1);
    countIn(recoveredOf(s, seat), -1);
  }
  if (before !== null && isSameCount(before)) return before;
  const unseen: Count[] = [];
  for (let kind = 0; kind < counted.length; kind++) if (counted[kind] !== 0) unseen.push(COUNTS[kind]?.[counted[kind] ?? 0] as Count);
  return unseen;
}
function isSameCount(before: readonly Count[]): boolean {
  let at = 0;
  for (let kind = 0; kind < counted.length; kind++)
    if (counted[kind] !== 0 && before[at++] !== COUNTS[kind]?.[counted[kind] ?? 0]) return false;
  return at === before.length;
}
function countIn(pile: readonly Card[], by: number): void {
  for (let i = 0; i < pile.length; i++) {
    const kind = PLACE_OF_KIND[pile[i] as Card] ?? 0;
    counted[kind] = (counted[kind] ?? 0) + by;
  }
}
