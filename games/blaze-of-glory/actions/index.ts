/** Everything that a player can do in a turn, a row for each verb. The half that the drawn table needs is in `ui/actions.ts`. */
import {
  type Chance,
  type Json,
  type Prompt,
  pick,
  type Question,
  type Rules,
  type Seat,
  type VerbOf,
  Verbs,
  verbOf,
} from '@bridgehead/kernel';
import { MOST_ACTIONS } from '../cards/index.ts';
import { nth } from '../entries.ts';
import type { BlazeEvent } from '../events.ts';
import type { BlazeTable } from '../rules/things.ts';
import { pause } from '../rules/windows.ts';
import type { Blaze } from '../state.ts';
import type { BlazeView } from '../view.ts';
import { CAPTIVES, type CaptiveOrder } from './captives.ts';
import { CARDS, type CardOrder } from './cards.ts';
import type { BlazeActions } from './row.ts';
import { PODS, SHIPS, type ShipOrder } from './ships.ts';
import { TEAMS, type TeamOrder } from './teams.ts';

export type Order = CardOrder | ShipOrder | TeamOrder | CaptiveOrder | 'end';
export type OrderVerb = VerbOf<Order>;

const END: BlazeActions<'end'> = {
  end: {
    takes: [],
    exact: true,
    tries: () => ['end'],
    why: () => null,
    do(t) {
      t.state.stage = 'end';
      return pause(t, 'end');
    },
    says: () => ({ key: 'bog.do.end' }),
    refs: () => [],
  },
};
const { use, ...FROM_HAND } = CARDS;
/** In the order in which they are listed. */
export const ACTIONS = new Verbs<Blaze, BlazeView, BlazeEvent, Order>({
  ...FROM_HAND,
  ...SHIPS,
  ...TEAMS,
  ...CAPTIVES,
  use,
  ...PODS,
  ...END,
});

type Verb = Exclude<OrderVerb, 'end'>;
const CARD_VERBS: readonly Verb[] = ['report', 'build', 'play', 'lay', 'red-alert', 'ops', 'reveal'];
const isVerb = (word: string): word is Verb => word !== 'end' && Object.hasOwn(ACTIONS.rows, word);
const ORDER_VERBS = [...Object.keys({ ...SHIPS, ...TEAMS, ...CAPTIVES, use, ...PODS }).filter(isVerb), 'play', 'reveal'] as const;
const T2_VERBS: readonly Verb[] = [...CARD_VERBS, 'use'];
/** Orders end T2; these do not. */
const isCardVerb = (verb: string): boolean => T2_VERBS.some((one) => one === verb);

/** BOG-R60: bounded, so that no turn is endless. */
const isLong = (s: Blaze): boolean => s.actions >= MOST_ACTIONS;
const LONG_TURN = { clause: 'BOG-R60', say: { key: 'bog.no.long-turn' } };

export const TURN: Question<Blaze, Order> = {
  key: 'bog.turn',
  list: (s, seat) => (isLong(s) ? ['end'] : ACTIONS.list(s, seat)),
  draw(s, seat, chance) {
    if (isLong(s)) return 'end';
    if (s.stage === 'cards' && chance.below(3) > 0) {
      const play = drawVerb(s, seat, T2_VERBS, chance);
      if (play !== null) return play;
    }
    if (chance.below(12) === 0) return 'end';
    return drawVerb(s, seat, ORDER_VERBS, chance) ?? 'end';
  },
  why(s, seat, answer) {
    const read = ACTIONS.read(answer);
    return read === null || read === 'end' ? null : isLong(s) ? LONG_TURN : ACTIONS.why(s, seat, read);
  },
  fallback: () => 'end',
  params: (s) => ({ stage: s.stage, actions: s.actions }),
};
/** Uniform over the verbs that have something, then within the verb; null if none has. */
function drawVerb(s: Blaze, seat: Seat, verbs: readonly Verb[], chance: Chance): Order | null {
  const left = [...verbs];
  while (left.length > 0) {
    const at = chance.below(left.length);
    const found = ACTIONS.of(nth(left, at), s, seat);
    if (found.length > 0) return pick(found, chance);
    left[at] = nth(left, left.length - 1);
    left.pop();
  }
  return null;
}

/** One action of the active seat and what follows from it. */
export function* act(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  const order = yield* t.ask(s.active, TURN);
  if (order !== 'end') {
    s.actions++;
    if (!isCardVerb(verbOf(order))) s.stage = 'orders';
  }
  yield* ACTIONS.do(t, s.active, order);
}

/** What "why not …?" understands. */
export const tries = (view: BlazeView, prompt: Prompt): Json[] =>
  (prompt.key === 'bog.turn' ? ACTIONS.meant(view, prompt.seat) : []) as Json[];
