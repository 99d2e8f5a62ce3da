/**
 * Storm the Castle, a battle of cards for two.
 *
 * The rules come from a designer's blog post of March 2013 ("Basic Rules") and public remarks of the same designer about
 * the board and the decks. What the post leaves open is decided in the rulings STC-R1 to STC-R46, each with its reason: see rulebook/.
 */
import type { Game } from '@bridgehead/kernel';
import { ACTIONS } from './actions/index.ts';
import { knowledge } from './bot.ts';
import { describe } from './describe.ts';
import type { CastleEvent } from './events.ts';
import { options } from './options.ts';
import { resample } from './resample.ts';
import { rulebook } from './rulebook/index.ts';
import { concede } from './rules/end.ts';
import { outOfTurn } from './rules/phases.ts';
import { setUp } from './rules/setup.ts';
import { turn } from './rules/turn.ts';
import { type Castle, clone } from './state.ts';
import { type CastleView, view } from './view.ts';
import { viewAgain } from './view-again.ts';
import { wording } from './wording.ts';

export const game: Game<Castle, CastleView, CastleEvent> = {
  id: 'storm-the-castle',
  title: 'Storm the Castle',
  version: 1,
  seats: { min: 2, max: 2, names: ['South', 'North'] },
  options,
  rulebook,
  wording,
  knowledge,
  laboratory: async () => (await import('./lab.ts')).laboratory,
  actions: ACTIONS,
  setup: setUp,
  step: turn,
  view,
  viewAgain,
  clone,
  resample,
  outOfTurn,
  concede,
  describe,
};

export type { ActOption, DispatchOption } from './actions/index.ts';
export * from './board.ts';
export { type KnowledgeStyle, knowledgeOf, STYLES, type Weights } from './bot.ts';
export * from './cards.ts';
export * from './constants.ts';
export type { CastleEvent } from './events.ts';
export * from './odds.ts';
export * from './preview.ts';
export { type Castle, ENDINGS, type Ending, type MatchEnd, PHASES, type Phase, UNIT_DEEDS, type UnitDeed } from './state.ts';
export * from './view.ts';
