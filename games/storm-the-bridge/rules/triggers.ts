/** What happens by itself: one row for each trigger, with the moments at which it speaks. */
import { type Card, crewFace, isCrew, isLeader, leaderFace } from '../cards/index.ts';
import type { Trigger } from '../cards/vocabulary.ts';
import type { Owed } from '../state.ts';

interface Moments {
  /** May be tapped when another player's effect would send another of its party's crew away: the crew stays, tapped. */
  readonly patchesUp?: true;
  /** So many more cards are drawn after the hand was refilled in Reset; what is to be done about them is owed. */
  readonly drawsInReset?: { readonly cards: number; readonly owes: Owed['what'] };
  /** Crew recruited with it among those who count enter untapped. */
  readonly welcomes?: true;
  /** It goes to the bottom of the Crew Stack after an attack that it helped to win. */
  readonly leavesAfterWinning?: true;
  /** What is owed to the seat that has just recruited it. */
  readonly owedWhenRecruited?: Owed['what'];
}

const TRIGGERS: Readonly<Record<Trigger, Moments>> = {
  'patch-up': { patchesUp: true },
  'predictive-model': { drawsInReset: { cards: 2, owes: 'model' } },
  'warm-welcome': { welcomes: true },
  'leaves-after-winning': { leavesAfterWinning: true },
  'takes-card-when-recruited': { owedWhenRecruited: 'marquis' },
};
const NOTHING: Moments = {};

export function momentsOf(card: Card): Moments {
  const trigger = isLeader(card) ? leaderFace(card).trigger : isCrew(card) ? crewFace(card).trigger : undefined;
  return trigger === undefined ? NOTHING : TRIGGERS[trigger];
}
