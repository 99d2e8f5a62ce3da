/** Set-up (STC-3 to STC-6): two shuffled decks, dice for the first turn, five cards each. */
import type { Seat, SetupTable } from '@bridgehead/kernel';
import { NORTH, SOUTH } from '../board.ts';
import { deckOf } from '../cards.ts';
import { OPENING_HAND } from '../constants.ts';
import type { CastleEvent } from '../events.ts';
import type { CastleOptions } from '../options.ts';
import { type Castle, deckOfSeat, emptyBoard, handOf, opponentOf } from '../state.ts';

export function setUp(t: SetupTable<CastleEvent>): Castle {
  const options = t.options as unknown as CastleOptions;
  const south = t.shuffle(deckOf(SOUTH));
  const north = t.shuffle(deckOf(NORTH));
  const s = emptyBoard({
    bareBoard: options.board === 'two-castles-bare',
    oddsShown: options.odds === 'shown',
    roundLimit: options.roundLimit,
    first: firstPlayer(t, options.first),
  });
  s.deck = [south, north];
  for (const seat of [s.first, opponentOf(s.first)]) {
    const sixth = options.help === 'sixth-card' && seat !== s.first ? 1 : 0; // STC-R42
    draw(t, s, seat, OPENING_HAND + sixth); // STC-6
  }
  return s;
}

/** STC-5; equal throws are thrown again by both (STC-R18). */
function firstPlayer(t: SetupTable<CastleEvent>, way: CastleOptions['first']): Seat {
  if (way === 'roll') {
    for (;;) {
      const [south, north] = [t.roll(2, 6), t.roll(2, 6)];
      const lead = sum(south) - sum(north);
      const first = lead === 0 ? null : lead > 0 ? SOUTH : NORTH;
      t.emit({ type: 'firstRoll', south, north, first });
      if (first !== null) return first;
    }
  }
  const first = way === 'random' ? t.pick([SOUTH, NORTH]) : way === 'south' ? SOUTH : NORTH;
  t.emit({ type: 'firstRoll', south: null, north: null, first });
  return first;
}

const sum = (dice: readonly number[]): number => dice.reduce((a, b) => a + b, 0);

/** Takes up to `count` cards from the top of the seat's deck (STC-R15, STC-R16); others learn only how many. */
export function draw(t: SetupTable<CastleEvent>, s: Castle, seat: Seat, count: number): void {
  const deck = deckOfSeat(s, seat);
  const hand = handOf(s, seat);
  const before = hand.length;
  for (let i = 0; i < count && deck.length > 0; i++) hand.push(t.draw(deck) as number);
  if (!t.watched) return;
  const drew = { type: 'drew' as const, seat, count: hand.length - before, left: deck.length };
  t.tell([seat], { ...drew, cards: hand.slice(before) }, drew);
}
