/**
 * Blaze of Glory, for two seats: the rules supplement to the first edition of a customizable card game, with as much of that game as it
 * stands on (see `rulebook/`). Rulings BOG-R1 to BOG-R94 decide where the supplement is silent or unclear, each with its reason.
 * Deviations from the specification:
 * - a battle and an attempt run within one step of the match; what is secret in them (drawn Tactics) stands in the state all the same;
 * - in the allotment a seat says that it is done even when nothing is left, or the number of its dilemmas would show;
 * - a Skirmish musters one ship and three personnel, and its starters bring 24 cards to draw and six to nine dilemmas: with four and
 *   six it was over too soon, often without a battle.
 */
import { game, setCourse } from './opening.ts';
import { course } from './rules/course.ts';

export * from './cards/index.ts';
export type { BlazeEvent } from './events.ts';
export type * from './state.ts';
export type * from './view.ts';

setCourse(course);

export { game };
