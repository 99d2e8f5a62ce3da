/** What the rows of this game have in common. */
import type { Actions, Json, Phrase, Reason, Ref, Seat } from '@bridgehead/kernel';
import { type Card, isAction, isCard, isSection, nameOf } from '../cards/index.ts';
import type { BridgeEvent } from '../events.ts';
import { REASONS } from '../rules/reasons.ts';
import type { Bridge } from '../state.ts';
import type { BridgeView } from '../view.ts';

export type BridgeActions<O> = Actions<Bridge, BridgeView, BridgeEvent, O>;

export const NOTHING: readonly never[] = [];

// —— kinds of data ——

type Datum = Json | undefined;
export const card = (datum: Datum): boolean => isCard(datum);
export const section = (datum: Datum): boolean => isCard(datum) && isSection(datum);
export const actionCard = (datum: Datum): boolean => isCard(datum) && isAction(datum);
/** Leaders, sections and crew: what can have an ability. */
export const body = (datum: Datum): boolean => isCard(datum) && !isAction(datum);

// —— names ——

export const refOf = (one: Card): Ref => `card:${one}`;
export const refs = (one: Card): readonly Ref[] => [refOf(one)];
export const saying = (verb: string, one: Card, params: Phrase['params'] = {}): Phrase => ({
  key: `stb.do.${verb}`,
  params: { card: nameOf(one), ...params },
});

/** STB-48: nothing begins while something waits for answers; `others` is why those cannot who are not active. */
export const whyBusy = (s: Bridge, seat: Seat, others: () => Reason): Reason | null =>
  s.stack.length === 0 ? null : seat === s.active ? REASONS.finishFirst() : others();
