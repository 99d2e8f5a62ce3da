/**
 * Windows play cards, and cards open windows: the one circle in these rules. It is closed here and nowhere else: `course.ts` hands in
 * how cards are listed and carried out, once, when all rules are loaded.
 */
import type { Json, Reason, Rules, Seat } from '@bridgehead/kernel';
import type { Moment } from '../cards/effects.ts';
import type { CardId, Design } from '../cards/index.ts';
import type { Blaze, Thing } from '../state.ts';
import type { Target, Whom } from '../target.ts';
import type { BlazeTable } from './things.ts';

/** A thing by its number; personnel and equipment have none that anybody may see. */
export type Source = Thing | Whom;
/** What a seat may answer a window with. */
export type Response = readonly ['play', CardId, Target] | readonly ['reveal', Thing, Target] | readonly ['use', Source, Target];

export interface CardRules {
  /** Everything that the seat could answer a window with. */
  responsesIn(s: Blaze, seat: Seat, kind: Moment, about: Thing): Response[];
  whyNotRespond(s: Blaze, seat: Seat, kind: Moment, answer: Json): Reason | null;
  carryResponse(t: BlazeTable, seat: Seat, kind: Moment, response: Response, about: Thing): Rules<void>;
  /** What a card that was played does. */
  carryOut(t: BlazeTable, seat: Seat, design: Design, target: Target, moment: Moment, about: Thing): Rules<void>;
}
let cards: CardRules | null = null;
export const handIn = (rules: CardRules): void => {
  cards = rules;
};
export function cardRules(): CardRules {
  if (cards === null) throw new Error('the rules of the cards are not here yet');
  return cards;
}
