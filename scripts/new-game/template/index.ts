/**
 * Template Game: a duel of cards small enough to read in ten minutes. It is complete: cards, actions, rules, bot, rulebook, words, table,
 * lab and tests. Change it piece by piece into your own; the tests tell what broke.
 */
import type { Game } from '@bridgehead/kernel';
import { ACTIONS } from './actions/index.ts';
import { knowledge } from './bot.ts';
import { describe } from './describe.ts';
import type { DuelEvent } from './events.ts';
import { options } from './options.ts';
import { resample } from './resample.ts';
import { rulebook } from './rulebook/index.ts';
import { concede, outOfTurn, setUp } from './rules.ts';
import { clone, type Duel } from './state.ts';
import { turn } from './turn.ts';
import { type DuelView, view } from './view.ts';
import { wording } from './wording.ts';

export const game: Game<Duel, DuelView, DuelEvent> = {
  id: 'template-game',
  title: 'Template Game',
  version: 1,
  seats: { min: 2, max: 2 },
  options,
  rulebook,
  wording,
  knowledge,
  laboratory: async () => (await import('./lab.ts')).laboratory,
  actions: ACTIONS,
  setup: setUp,
  step: turn,
  view,
  clone,
  resample,
  outOfTurn,
  concede,
  describe,
};
