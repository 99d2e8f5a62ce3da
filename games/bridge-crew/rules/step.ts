/** The order of play. Each chapter is a step: what is half decided is the state at its start and the answers given since (BRC-R46). */
import type { Rules } from '@bridgehead/kernel';
import { NOBODY, type Phase } from '../state.ts';
import { challenge } from './challenge.ts';
import { beginRound, endRound, idle } from './end.ts';
import { command } from './order.ts';
import { openOrderAuction, orderAuction } from './order-auction.ts';
import { plan } from './plan.ts';
import { roleAuction, trim } from './role-auction.ts';
import { finale, saveTheDay } from './save.ts';
import { names, reverseFlow, shipName } from './setup.ts';
import type { CrewTable } from './texts.ts';

export function* step(t: CrewTable): Rules<void> {
  t.state.phase = yield* chapter(t);
}

/** Plays a chapter; says which one follows. */
function* chapter(t: CrewTable): Rules<Phase> {
  const s = t.state;
  switch (s.phase) {
    case 'cards':
      yield* reverseFlow(t);
      return s.revealed ? 'names' : 'cards';
    case 'names':
      yield* names(t);
      yield* shipName(t);
      return 'captain-auction';
    case 'captain-auction':
      yield* roleAuction(t, 'captain');
      return 'alien-auction';
    case 'alien-auction':
      yield* roleAuction(t, 'alien');
      if (s.settings.length === 'short') trim(t);
      return beginRound(t);
    case 'order':
      if ((yield* command(t)) === 'save') return 'save';
      openOrderAuction(t);
      return 'order-auction';
    case 'order-auction':
      if (yield* orderAuction(t)) return 'order-auction';
      if (s.crew !== NOBODY) return s.isMaverick ? 'plan' : 'challenge';
      idle(t);
      return endRound(t);
    case 'plan':
      yield* plan(t);
      return 'challenge';
    case 'challenge':
      yield* challenge(t);
      return endRound(t);
    case 'save':
      return (yield* saveTheDay(t)) ? 'finale' : endRound(t);
    case 'finale':
      yield* finale(t);
      return 'finale';
  }
}
