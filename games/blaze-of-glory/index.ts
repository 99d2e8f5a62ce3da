/**
 * Blaze of Glory, for two seats: the rules supplement to the first edition of a customizable card game, with as much of that game as it
 * stands on (see `rulebook/`). Rulings BOG-R1 to BOG-R94 decide where the supplement is silent or unclear, each with its reason.
 * Deviations from the specification:
 * - a battle and an attempt run within one step of the match; what is secret in them (drawn Tactics) stands in the state all the same;
 * - in the allotment a seat says that it is done even when nothing is left, or the number of its dilemmas would show;
 * - the deck question takes 20,000 characters, so that long lists with comments fit;
 * - a Skirmish musters one ship and three personnel, and its starters bring 24 cards to draw and six to nine dilemmas: with four and
 *   six it was over too soon, often without a battle.
 */
import { because, type Game, type Reason } from '@bridgehead/kernel';
import { knowledge } from './bot.ts';
import { describe } from './describe.ts';
import type { BlazeEvent } from './events.ts';
import { options } from './options.ts';
import { resample } from './resample.ts';
import { rulebook } from './rulebook/index.ts';
import { allotDilemmas } from './rules/allot.ts';
import { chooseDecks } from './rules/decks.ts';
import { concede } from './rules/end.ts';
import { muster } from './rules/muster.ts';
import { layCells, layFacility, layMission, mulligan, placeWormhole } from './rules/seeding.ts';
import { setup } from './rules/setup.ts';
import { act, endOfTurn, startOfTurn } from './rules/turn.ts';
import { type Blaze, clone } from './state.ts';
import { type BlazeView, view } from './view.ts';
import { wording } from './wording.ts';

export * from './cards/index.ts';
export type { BlazeEvent } from './events.ts';
export type * from './state.ts';
export type * from './view.ts';

const WAIT = because('BOG-R66', 'bog.no.waiting');
const OVER = because('BOG-R66', 'bog.no.over');

export const game: Game<Blaze, BlazeView, BlazeEvent> = {
  id: 'blaze-of-glory',
  title: 'Blaze of Glory',
  version: 4,
  seats: { min: 2, max: 2 },
  options,
  rulebook,
  wording,
  knowledge,
  laboratory: async () => (await import('./lab.ts')).laboratory,
  setup,
  *step(t) {
    switch (t.state.phase) {
      case 'decks':
        return yield* chooseDecks(t);
      case 'missions':
        return yield* layMission(t);
      case 'wormhole':
        return yield* placeWormhole(t);
      case 'dilemmas':
        return yield* allotDilemmas(t);
      case 'facilities':
        return yield* layFacility(t);
      case 'cells':
        return yield* layCells(t);
      case 'muster':
        return yield* muster(t);
      case 'mulligan':
        return yield* mulligan(t);
      case 'play':
        switch (t.state.stage) {
          case 'start':
            return yield* startOfTurn(t);
          case 'cards':
          case 'orders':
            return yield* act(t);
          case 'end':
            return yield* endOfTurn(t);
        }
    }
  },
  view,
  clone,
  resample,
  concede,
  drawByAgreement: 'BOG-R63',
  outOfTurn,
  describe,
};

/** BOG-R66. */
function outOfTurn(_s: Blaze, _seat: number, over: boolean): Reason {
  return over ? OVER : WAIT;
}
