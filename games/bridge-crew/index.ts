/**
 * Bridge Crew, a space opera of dice auctions for three to seven. The rules come from a print-it-yourself party game; what it leaves
 * open is decided in the rulings BRC-R1 to BRC-R69, each with its reason: see rulebook/. Where the story engine differs from its specification:
 * - `{pal}` is an officer at a station (neither Captain nor Alien) other than the speaker, because "let … go" speaks of somebody who could go;
 * - `{past}` never is the Alien that is on stage, so that nobody "joins" itself;
 * - an alternative whose place would repeat the word before it ("went off off the Gulf") is passed over;
 * - "the newspapers does" and "what what appears to be" are put right.
 */
import type { Game } from '@bridgehead/kernel';
import { knowledge } from './bot.ts';
import { describe } from './describe.ts';
import type { CrewEvent } from './events.ts';
import { options } from './options.ts';
import { resample } from './resample.ts';
import { rulebook } from './rulebook/index.ts';
import { concede } from './rules/end.ts';
import { marks } from './rules/marks.ts';
import { X38 } from './rules/reasons.ts';
import { outOfTurn } from './rules/refusals.ts';
import { setUp } from './rules/setup.ts';
import { step } from './rules/step.ts';
import { clone, type Voyage } from './state.ts';
import { type CrewView, view } from './view.ts';
import { wording } from './wording.ts';

export const game: Game<Voyage, CrewView, CrewEvent> = {
  id: 'bridge-crew',
  title: 'Bridge Crew',
  version: 5,
  seats: { min: 3, max: 7 },
  options,
  rulebook,
  wording,
  knowledge,
  laboratory: async () => (await import('./lab.ts')).laboratory,
  setup: setUp,
  step,
  view,
  clone,
  resample,
  outOfTurn,
  concede,
  givenUp: X38(),
  marks,
  describe,
};

export * from './cards.ts';
export * from './dice.ts';
export type * from './events.ts';
export * from './odds.ts';
export * from './sparks.ts';
export type * from './state.ts';
export * from './table-help.ts';
export type * from './view.ts';
