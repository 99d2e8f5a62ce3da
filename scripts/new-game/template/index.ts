/**
 * Template Game: a trick-taking game small enough to read in five minutes. It is complete: rules, cards, bot, rulebook, words
 * and tests. Change it piece by piece into your own; the tests tell what broke.
 */
import type { Game } from '@bridgehead/kernel';
import { knowledge } from './bot.ts';
import { describe } from './describe.ts';
import { rulebook } from './rulebook.ts';
import { concede, outOfTurn, setUp, trick } from './rules.ts';
import { clone, resample, type Tricks } from './state.ts';
import { type TableView, view } from './view.ts';
import { wording } from './wording.ts';

export const game: Game<Tricks, TableView> = {
  id: 'template-game',
  title: 'Template Game',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {
    goal: { kind: 'number', min: 2, max: 5, default: 3, title: 'Tricks to win', note: 'Who first has so many tricks wins (TPL-6).' },
  },
  rulebook,
  wording,
  knowledge,
  setup: setUp,
  step: trick,
  view,
  clone,
  resample,
  outOfTurn,
  concede,
  describe,
};
