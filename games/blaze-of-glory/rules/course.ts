/** The rules of everything after the decks are in: a page fetches them while its player chooses one. */
import type { Rules } from '@bridgehead/kernel';
import { ACTIONS, act } from '../actions/index.ts';
import { resample } from '../resample.ts';
import { allotDilemmas } from './allot.ts';
import { carryOut } from './effects.ts';
import { handIn } from './hub.ts';
import { muster } from './muster.ts';
import { carryResponse, responsesIn, whyNotRespond } from './responses.ts';
import { layCells, layFacility, layMission, mulligan, placeWormhole } from './seeding.ts';
import type { BlazeTable } from './things.ts';
import { endOfTurn, startOfTurn } from './turn.ts';

/** Every phase but the first, which `opening.ts` has. */
function* step(t: BlazeTable): Rules<void> {
  switch (t.state.phase) {
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
}

handIn({ responsesIn, whyNotRespond, carryResponse, carryOut });

export const course = { step, resample, actions: ACTIONS };
