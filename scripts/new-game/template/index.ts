/**
 * Template Game: a trick-taking game small enough to read in five minutes. It is complete: rules, cards, bot, rulebook, words, table,
 * lab and tests. Change it piece by piece into your own; the tests tell what broke.
 */
import type { Game } from '@bridgehead/kernel';
import { knowledge } from './bot.ts';
import { describe } from './describe.ts';
import type { TrickEvent } from './events.ts';
import { options } from './options.ts';
import { resample } from './resample.ts';
import { rulebook } from './rulebook/index.ts';
import { concede, outOfTurn, setUp, trick } from './rules.ts';
import { clone, type Tricks } from './state.ts';
import { type TableView, view } from './view.ts';
import { wording } from './wording.ts';

export const game: Game<Tricks, TableView, TrickEvent> = {
  id: 'template-game',
  title: 'Template Game',
  version: 1,
  seats: { min: 2, max: 4 },
  options,
  rulebook,
  wording,
  knowledge,
  laboratory: async () => (await import('./lab.ts')).laboratory,
  setup: setUp,
  step: trick,
  view,
  clone,
  resample,
  outOfTurn,
  concede,
  describe,
};
