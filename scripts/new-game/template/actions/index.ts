/**
 * Everything that a player can do, a row for each verb: what might be meant, why not (the only place of legality, with its clause),
 * what it does, how it is said, and what it points at. The half that the drawn table needs is in `ui/looks.ts`.
 */
import { type Actions, type Json, type Phrase, type Prompt, type Ref, Verbs } from '@bridgehead/kernel';
import { type Card, isCard, kindOf } from '../cards.ts';
import type { DuelEvent } from '../events.ts';
import { enlist, parry, rest, strike, whyNotEnlist, whyNotParry, whyNotRest, whyNotStrike } from '../rules.ts';
import { type Duel, opponentOf, pileOf } from '../state.ts';
import type { DuelView } from '../view.ts';

export type TurnOption = readonly ['enlist', Card] | readonly ['strike', Card, Card] | 'rest';
export type Response = readonly ['parry', Card];
export type Option = TurnOption | Response;

type Rows<O> = Actions<Duel, DuelView, DuelEvent, O>;
const card = (datum: Json | undefined): boolean => isCard(datum);
const cardRef = (one: Card): Ref => `card:${one}`;
const words = (key: string, one: Card): Phrase => ({ key: `tpl.option.${key}`, params: { card: kindOf(one).title } });
const hand = (view: DuelView, seat: number): readonly Card[] => view.sides[seat]?.hand ?? [];
const targets = (view: DuelView, seat: number): readonly Card[] => view.sides[opponentOf(seat)]?.camp ?? [];

const TURN: Rows<TurnOption> = {
  enlist: {
    takes: [card],
    tries: (s, seat) => pileOf(s.hands, seat).map((one) => ['enlist', one]),
    why: (s, seat, one) => whyNotEnlist(s, seat, one),
    do: (t, seat, one) => enlist(t, seat, one),
    says: (_view, one) => words('enlist', one),
    refs: (one) => [cardRef(one)],
    meant: (view, seat) => hand(view, seat).map((one) => ['enlist', one]),
  },
  strike: {
    takes: [card, card],
    tries: (s, seat) =>
      pileOf(s.hands, seat).flatMap((one) => pileOf(s.camps, opponentOf(seat)).map((target) => ['strike', one, target] as const)),
    why: (s, seat, one, target) => whyNotStrike(s, seat, one, target),
    do: (t, seat, one, target) => strike(t, seat, one, target),
    says: (_view, _one, target) => ({ key: 'tpl.option.strike', params: { target: kindOf(target).title } }),
    refs: (one, target) => [cardRef(one), cardRef(target)],
    meant: (view, seat) => hand(view, seat).flatMap((one) => targets(view, seat).map((target) => ['strike', one, target] as const)),
  },
  rest: {
    takes: [],
    tries: () => ['rest'],
    why: (s) => whyNotRest(s),
    do: (t, seat) => rest(t, seat),
    says: () => ({ key: 'tpl.option.rest' }),
    refs: () => [],
    meant: () => ['rest'],
  },
};
const ANSWER: Rows<Response> = {
  parry: {
    takes: [card],
    tries: (s, seat) => pileOf(s.hands, seat).map((one) => ['parry', one]),
    why: (s, seat, one) => whyNotParry(s, seat, one),
    do: (t, seat, one) => parry(t, seat, one),
    says: (_view, one) => words('parry', one),
    refs: (one) => [cardRef(one)],
    meant: (view, seat) => hand(view, seat).map((one) => ['parry', one]),
  },
};

export const TURNS = new Verbs<Duel, DuelView, DuelEvent, TurnOption>(TURN);
export const ANSWERS = new Verbs<Duel, DuelView, DuelEvent, Response>(ANSWER);
export const ACTIONS = new Verbs<Duel, DuelView, DuelEvent, Option>({ ...TURN, ...ANSWER });

/** What "why not …?" understands. */
export const tries = (view: DuelView, prompt: Prompt): readonly Json[] => ACTIONS.meant(view, prompt.seat);
