/**
 * The order of play after the cards (`setup.ts`). Each chapter is a step: what is half decided is the state at its start and the answers
 * given since (BRC-R46). A page fetches it, and all the words of the ghost-writer with it, while the first cards are chosen.
 */
import type { Rules } from '@bridgehead/kernel';
import { NOBODY, type Phase } from '../state.ts';
import { challenge } from './challenge.ts';
import { beginRound, concede, endRound, idle } from './end.ts';
import { names, shipName } from './naming.ts';
import { command } from './order.ts';
import { openOrderAuction, orderAuction } from './order-auction.ts';
import { plan } from './plan.ts';
import { outOfTurn } from './refusals.ts';
import { roleAuction, trim } from './role-auction.ts';
import { finale, saveTheDay } from './save.ts';
import type { CrewTable } from './texts.ts';

/** Plays a chapter; says which one follows. */
function* chapter(t: CrewTable, phase: Exclude<Phase, 'cards'>): Rules<Phase> {
  const s = t.state;
  switch (phase) {
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

export const course = { chapter, concede, outOfTurn };
