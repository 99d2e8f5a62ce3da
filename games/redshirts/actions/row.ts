/** What the rows of this game have in common: the kinds of things they take, and what some of them are called. */
import type { Actions, Json, Phrase, Reason, Ref, Seat } from '@bridgehead/kernel';
import type { RedEvent } from '../events.ts';
import { cardRef, cardWords, officerName, officerRef, type Params, sectionRef, sectionWords, shipName, shipRef } from '../names.ts';
import { whyNotUp } from '../rules/open.ts';
import type { Section } from '../ship.ts';
import { type Match, NONE } from '../state.ts';
import type { OfficerView, RedView } from '../view.ts';

/** The rows are listed officer by officer. */
export type At = readonly [man: number];
export type RedActions<O> = Actions<Match, RedView, RedEvent, O, At>;

// —— kinds of data ——

/** Officers, sections, ships and cards are numbers; whether there is one by that number is the row's to say, with its clause. */
export const number = (datum: Json | undefined): boolean => Number.isInteger(datum);
export const flag = (datum: Json | undefined): boolean => typeof datum === 'boolean';

export const NOTHING: readonly never[] = [];

/** An officer who can act now, and then what stands in the way of this very deed. */
type Why<D extends readonly unknown[]> = (s: Match, man: number, ...data: D) => Reason | null;
type WhyOfSeat<D extends readonly unknown[]> = (s: Match, seat: Seat, man: number, ...data: D) => Reason | null;
export function up(why: Why<[]>): WhyOfSeat<[]>;
export function up<A>(why: Why<[A]>): WhyOfSeat<[A]>;
export function up<A, B>(why: Why<[A, B]>): WhyOfSeat<[A, B]>;
export function up<A, B, C>(why: Why<[A, B, C]>): WhyOfSeat<[A, B, C]>;
export function up<A, B, C, D>(why: Why<[A, B, C, D]>): WhyOfSeat<[A, B, C, D]>;
/** Written out: a list of data for every question of a playout would cost. */
export function up<A, B, C, D>(why: Why<[A, B, C, D]>): WhyOfSeat<[A, B, C, D]> {
  return (s, seat, man, a, b, c, d) => whyNotUp(s, seat, man) ?? why(s, man, a, b, c, d);
}

// —— words ——

/** The sentence of a verb, with the officer who acts. */
export const says = (view: RedView, verb: string, man: number, params: Params = {}): Phrase => ({
  key: `red.do.${verb}`,
  params: { officer: officerName(view, man), ...params },
});
export const inSection = (section: Section): Params => ({ section: sectionWords(section) });
export const atShip = (view: RedView, ship: number): Params => ({ ship: shipName(view, ship) });
export const forMate = (view: RedView, mate: number): Params => ({ target: officerName(view, mate) });

export const shipOfMan = (view: RedView, man: number): number => view.officers[man]?.ship ?? NONE;
/** The section on the ship that the officer is aboard. */
export const sectionAround = (view: RedView, man: number, section: Section): Ref => sectionRef(shipOfMan(view, man), section);

// —— what somebody might mean ——

/** The officers that the seat steers and who live. */
export const ownMen = (view: RedView, seat: Seat): readonly OfficerView[] =>
  view.officers.filter((o) => o.own !== null && o.alive && o.seat === seat);
export const shipsThere = (view: RedView): number[] => view.ships.flatMap(({ gone, ship }) => (gone ? [] : [ship]));

export { cardRef, cardWords, officerRef, shipRef };
