/**
 * Storm the Bridge, for two to six seats. The rules come from a work-in-progress rulebook (see `rulebook/`); where it is
 * silent or contradicts itself the rulings STB-R1 to STB-R45 decide, each with its reason. Where we differ:
 * - the main menu asks for the action and its object in one question instead of two, because a table lights both up at once;
 * - when time runs out inside a half-made declaration, the least that the rules allow is declared (one card, nothing spent)
 *   instead of nothing, because an answer, also the clock's, is never no answer; stepping back is undo, until all is named;
 * - Nuur-7's default discards are the two cards drawn last instead of two at random: an absent player takes no chance;
 * - the guard against endless turns counts menus and answers, not passes: passing alone leads nowhere.
 */
import type { Game, Reason } from '@bridgehead/kernel';
import { ACTIONS } from './actions/index.ts';
import { knowledge } from './bot.ts';
import { describe } from './describe.ts';
import type { BridgeEvent } from './events.ts';
import { options } from './options.ts';
import { resample } from './resample.ts';
import { rulebook } from './rulebook/index.ts';
import { concede } from './rules/end.ts';
import { settleOwed } from './rules/owed.ts';
import { REASONS } from './rules/reasons.ts';
import { layOut, setup } from './rules/setup.ts';
import { settle } from './rules/stack.ts';
import { act, redeploy, reset } from './rules/turn.ts';
import { type Bridge, clone } from './state.ts';
import { type BridgeView, view } from './view.ts';
import { wording } from './wording.ts';

export * from './cards/index.ts';
export * from './describe.ts';
export type { BridgeEvent } from './events.ts';
export { PROFILES, STOPS, type Stop } from './rules/standing.ts';
export type * from './state.ts';
export type * from './view.ts';

export const game: Game<Bridge, BridgeView, BridgeEvent> = {
  id: 'storm-the-bridge',
  title: 'Storm the Bridge',
  version: 1, // STB-94: the rules may change; a match says by which of them it was played
  seats: { min: 2, max: 6 },
  options,
  rulebook,
  wording,
  knowledge,
  laboratory: async () => (await import('./lab.ts')).laboratory,
  actions: ACTIONS,
  setup,
  *step(t) {
    if (t.state.owed !== null) return yield* settleOwed(t); // a seat has just left before a choice was made
    if (t.state.stack.length > 0) return yield* settle(t); // a seat has just left in the middle of an action
    switch (t.state.phase) {
      case 'leaders':
        return yield* layOut(t);
      case 'reset':
        return yield* reset(t);
      case 'action':
        return yield* act(t);
      case 'redeployment':
        return yield* redeploy(t);
    }
  },
  view,
  clone,
  resample,
  concede,
  outOfTurn,
  describe,
};

function outOfTurn(s: Bridge, _seat: number, over: boolean): Reason {
  if (over) return REASONS.over();
  if (s.phase === 'reset') return REASONS.noCardsInReset();
  if (s.phase === 'redeployment') return REASONS.stationsOnly();
  return REASONS.waiting(s.priority);
}
