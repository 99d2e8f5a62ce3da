/**
 * Redshirts, for two to four starships and their crews. The rules come from an untitled forum game (see `rulebook/`); what
 * it leaves open is decided in the rulings RED-R1 to RED-R95, each with its reason. Deviations from the specification:
 * - the key of the dummies' chance is the match's seed and its position a counter in the state (`t.side`), so no die is
 *   drawn for it at set-up;
 * - Repair Brigade asks for "up to n" points instead of a last target "unused" (RED-R85);
 * - what a dummy has left when its officer ends comes as beats of its own, which the table passes by itself at a bot's pace (`red.leaving`).
 */
import { ACTIONS } from './actions/index.ts';
import { game as opening, setCourse } from './opening.ts';
import { course } from './rules/course.ts';

export type { Deed } from './actions/deed.ts';
export * from './cards.ts';
export type * from './events.ts';
export * from './ship.ts';
export type { Match } from './state.ts';
export type * from './view.ts';

setCourse(course);

export const game = Object.assign(opening, { actions: ACTIONS });
