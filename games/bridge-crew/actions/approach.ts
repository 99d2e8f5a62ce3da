/** How a maverick goes about it (BRC-54, BRC-62 to BRC-68; BRC-R19, BRC-R20), a row for each way. The drawn half is in `ui/approach.ts`. */
import { type Action, type AnswerOf, type Ref, type Seat, Verbs } from '@bridgehead/kernel';
import { type Approach, type ApproachAnswer, isOrderId, ORDER_IDS, type OrderId } from '../cards.ts';
import { orderKey, say } from '../describe/keys.ts';
import type { CrewEvent } from '../events.ts';
import { X19, X20, X22, X24 } from '../rules/reasons.ts';
import type { CrewTable } from '../rules/texts.ts';
import { fittingDice, isBarred, type Trick } from '../rules/tricks.ts';
import type { Voyage } from '../state.ts';
import type { CrewView } from '../view.ts';

const NOTHING: readonly Ref[] = [];

/** BRC-R19: the method is for the log, and is no Order. */
function choose(t: CrewTable, seat: Seat, approach: Approach, method: OrderId): void {
  const s = t.state;
  s.approach = approach;
  s.method = method;
  if (t.watched) t.emit({ type: 'plan.chosen', seat, approach, method });
}

const trick = <T extends Trick>(id: T): Action<Voyage, CrewView, CrewEvent, AnswerOf<ApproachAnswer, T>, []> => ({
  takes: [],
  tries: () => [id as AnswerOf<ApproachAnswer, T>],
  why: (s) => {
    if (isBarred(s, id)) return X22(id);
    if (fittingDice(s, id).length > 0) return null;
    return id === 'love' ? X20() : X19();
  },
  do: (t, seat) => choose(t, seat, id, t.state.order),
  says: ({ settings }) => say(`option.${id === 'love' && settings.rating === 'allAges' ? 'friendship' : id}`),
  refs: () => NOTHING,
  meant: () => [id as AnswerOf<ApproachAnswer, T>],
});

export const PLANS = new Verbs<Voyage, CrewView, CrewEvent, ApproachAnswer>({
  ordered: {
    takes: [],
    tries: () => ['ordered'],
    why: () => null,
    do: (t, seat) => choose(t, seat, 'ordered', t.state.order),
    says: ({ order }) => say('option.ordered', { order: order === null ? '' : orderKey(order) }),
    refs: () => NOTHING,
    meant: () => ['ordered'],
  },
  belay: {
    takes: [isOrderId],
    tries: () => ORDER_IDS.map((order) => ['belay', order] as const),
    why: (s, _seat, order) => (order === s.order ? X24() : null),
    do: (t, seat, order) => choose(t, seat, 'belay', order),
    says: (_view, order) => say('option.belay', { order: orderKey(order) }),
    refs: () => NOTHING,
    meant: () => ORDER_IDS.map((order) => ['belay', order] as const),
  },
  technobabble: trick('technobabble'),
  love: trick('love'),
});
