/** Set-up (BRC-1 to BRC-12): officers, pools, cards by Reverse Flow or deal. */
import type { Question, Rules, Seat, SetupTable } from '@bridgehead/kernel';
import { CREW_IDS, type CrewId, crewRow, PERSONALITY_IDS, type PersonalityId, personalityRow } from '../cards.ts';
import type { CrewEvent } from '../events.ts';
import { isOneOf, nth } from '../lists.ts';
import { settingsOf } from '../options.ts';
import { newVoyage, type Phase, placed, seatsOf, type Voyage } from '../state.ts';
import { X2 } from './reasons.ts';
import { ask, type CrewTable } from './texts.ts';

export function setUp(t: SetupTable<CrewEvent>): Voyage {
  const first = t.pick(Array.from({ length: t.seats }, (_, seat) => seat)); // BRC-R2
  const s = newVoyage(settingsOf(t.options), t.seats, first);
  t.emit({ type: 'seat.first', seat: first });
  t.shuffle(s.crewStack);
  t.shuffle(s.personalityStack);
  if (s.settings.cards === 'deal') {
    for (let place = 0; place < t.seats; place++) {
      const seat = placed(s, place);
      s.crewCards[seat] = takeTop(s.crewStack);
      s.personalities[seat] = takeTop(s.personalityStack);
    }
    reveal(t, s);
    s.phase = 'names';
  } else handStacksOn(t, s);
  return s;
}

function takeTop(stack: number[]): number {
  const card = nth(stack, 0);
  stack.shift();
  return card;
}

// —— Reverse Flow (BRC-9 to BRC-12, BRC-R3) ——

export const crewHolder = (s: Voyage): Seat => placed(s, s.passed);
export const personalityHolder = (s: Voyage): Seat => placed(s, seatsOf(s) - 1 - s.passed);

/** The two stacks come to their next holders, who look through them and remember. */
function handStacksOn(t: SetupTable<CrewEvent>, s: Voyage): void {
  const [one, two] = [crewHolder(s), personalityHolder(s)];
  s.crewSeen[one] = bits(s.crewStack);
  s.personalitySeen[two] = bits(s.personalityStack);
  const crew = { type: 'stack.passed', seat: one, stack: 'crew' } as const;
  t.tell([one], { ...crew, cards: s.crewStack.map((card) => crewRow(card).id) }, crew);
  const personality = { type: 'stack.passed', seat: two, stack: 'personality' } as const;
  t.tell([two], { ...personality, cards: s.personalityStack.map((card) => personalityRow(card).id) }, personality);
}
const bits = (cards: readonly number[]): number => cards.reduce((sum, card) => sum | (1 << card), 0);

export const TAKE_CREW: Question<Voyage, CrewId> = {
  key: 'brc.take-crew',
  list: (s) => s.crewStack.map((card) => crewRow(card).id),
  why: (_s, _seat, answer) => (isOneOf(CREW_IDS, answer) ? X2() : null),
};
export const TAKE_PERSONALITY: Question<Voyage, PersonalityId> = {
  key: 'brc.take-personality',
  list: (s) => s.personalityStack.map((card) => personalityRow(card).id),
  why: (_s, _seat, answer) => (isOneOf(PERSONALITY_IDS, answer) ? X2() : null),
};

/** S1, one pass: both holders choose at the same time; one who holds both stacks chooses the Crew card first (BRC-R3). */
export function* reverseFlow(t: CrewTable): Rules<Phase> {
  const s = t.state;
  s.awaits = 'cards';
  const [one, two] = [crewHolder(s), personalityHolder(s)];
  if (s.crewStack.length === 1) {
    take(t, one, 'crew', nth(s.crewStack, 0)); // BRC-R47: the last card of seven
    take(t, two, 'personality', nth(s.personalityStack, 0));
  } else if (one !== two) {
    const [crew, personality] = yield* t.all<CrewId | PersonalityId>([t.question(one, TAKE_CREW), t.question(two, TAKE_PERSONALITY)]);
    take(
      t,
      one,
      'crew',
      CREW_IDS.findIndex((one) => one === crew),
    );
    take(
      t,
      two,
      'personality',
      PERSONALITY_IDS.findIndex((one) => one === personality),
    );
  } else {
    take(t, one, 'crew', CREW_IDS.indexOf(yield* ask(t, 'cards', one, TAKE_CREW)));
    take(t, one, 'personality', PERSONALITY_IDS.indexOf(yield* ask(t, 'cards', one, TAKE_PERSONALITY)));
  }
  s.passed++;
  if (s.passed === seatsOf(s)) reveal(t, s);
  else handStacksOn(t, s); // BRC-11: Crew to the left, Personalities to the right
  return s.revealed ? 'names' : 'cards';
}

/** Face down until the last choice is made (BRC-10, BRC-R4). */
function take(t: CrewTable, seat: Seat, stack: 'crew' | 'personality', card: number): void {
  const s = t.state;
  const [pile, taken] = stack === 'crew' ? [s.crewStack, s.crewCards] : [s.personalityStack, s.personalities];
  pile.splice(pile.indexOf(card), 1);
  taken[seat] = card;
  const fact = { type: 'card.chosen', seat, stack } as const;
  t.tell([seat], { ...fact, card: stack === 'crew' ? crewRow(card).id : personalityRow(card).id }, fact);
}

/** S2: all cards turn face up together; the unchosen leave the game. */
function reveal(t: SetupTable<CrewEvent>, s: Voyage): void {
  s.revealed = true;
  t.reveal({
    type: 'cards.revealed',
    crew: s.crewCards.map((card) => crewRow(card).id),
    personalities: s.personalities.map((card) => personalityRow(card).id),
    unchosen: [
      ...ordered(s.crewStack).map((card) => crewRow(card).id),
      ...ordered(s.personalityStack).map((card) => personalityRow(card).id),
    ],
  });
}
/** In the order of the card table: the shuffled order of a stack stays hidden. */
const ordered = (stack: readonly number[]): number[] => stack.toSorted((a, b) => a - b);
