/** What may be done on the own turn and as an answer: cards and abilities (STB-9, STB-44, STB-45), and points for the own attempt. */
import { ALL_ACTIONS, type Card, NONE, nameOf } from '../cards/index.ts';
import { addPoints, whyNotAddPoints } from '../rules/commit.ts';
import { push } from '../rules/declare.ts';
import { activate, playCard } from '../rules/play.ts';
import { abilityOf, sourcesOf, whyNotPlayed, whyNotUse } from '../rules/timing.ts';
import { everybody } from '../table-help.ts';
import { type BridgeActions, body, card, NOTHING, refs, saying } from './row.ts';

export type Response = readonly ['play', Card] | readonly ['ability', Card] | 'discard';

export const RESPONSES: BridgeActions<Response> = {
  play: {
    takes: [card],
    tries: (s, seat) => (s.hand[seat] ?? []).map((one) => ['play', one]),
    why: (s, seat, one) => whyNotPlayed(s, seat, one),
    *do(t, seat, one) {
      push(t, yield* playCard(t, seat, one));
    },
    says: (_view, one) => saying('play', one),
    refs,
    meant(view, seat) {
      const hand = view.parties[seat]?.hand ?? [];
      return [...hand, ...notHeld(hand)].map((one) => ['play', one]);
    },
  },
  ability: {
    takes: [body],
    tries: (s, seat) => sourcesOf(s, seat).map((source) => ['ability', source]),
    why: (s, seat, source) => whyNotUse(s, seat, source),
    *do(t, seat, source) {
      push(t, yield* activate(t, seat, source));
    },
    says: (_view, source) => saying('ability', source, { ability: abilityOf(source)?.name ?? '' }),
    refs,
    meant: (view) =>
      [...everybody(view), ...view.pool, ...view.sections].flatMap((one) => (one.card === NONE ? [] : [['ability', one.card] as const])),
  },
  discard: {
    takes: [],
    tries: () => ['discard'],
    why: (s, seat) => whyNotAddPoints(s, seat),
    do: (t, seat) => addPoints(t, seat),
    says: () => ({ key: 'stb.do.discard' }),
    refs: () => NOTHING,
    meant: () => ['discard'],
  },
};

/** One card of each title that the hand lacks: "why can I not play …?" has an answer, too. */
function notHeld(hand: readonly Card[]): Card[] {
  const titles = new Set(hand.map(nameOf));
  return ALL_ACTIONS.filter((one) => !titles.has(nameOf(one)) && titles.add(nameOf(one)));
}
