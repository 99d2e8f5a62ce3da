/**
 * Bridge Crew, a space opera of dice auctions for three to seven. The rules come from a print-it-yourself party game; what it leaves
 * open is decided in the rulings BRC-R1 to BRC-R69, each with its reason: see rulebook/. Where the story engine differs from its specification:
 * - `{pal}` is an officer at a station (neither Captain nor Alien) other than the speaker, because "let … go" speaks of somebody who could go;
 * - `{past}` never is the Alien that is on stage, so that nobody "joins" itself;
 * - an alternative whose place would repeat the word before it ("went off off the Gulf") is passed over;
 * - "the newspapers does" and "what what appears to be" are put right.
 */
import { game, setCourse } from './opening.ts';
import { course } from './rules/course.ts';

export * from './cards.ts';
export * from './dice.ts';
export type * from './events.ts';
export * from './odds.ts';
export * from './sparks.ts';
export type * from './state.ts';
export * from './table-help.ts';
export type * from './view.ts';

setCourse(course);

export { game };
