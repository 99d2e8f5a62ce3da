/** What the other side could bring to an engagement. */
import { designNumber, face, idOf } from '../cards/index.ts';
import type { BlazeView, EngagementView } from '../view.ts';
import { isBorgShipCard, vesselById } from './position.ts';
import { attackBonus, defenseBonus } from './tactics.ts';

const TACTICS: readonly string[] = Array.from({ length: designNumber('TRAP') }, (_, d) => d)
  .filter((d) => face(d).kind === 'tactic')
  .map(idOf);
/** Every bonus that the other side could bring to this engagement; the Borg Ship has no tactics. */
export function bonusesAgainst(view: BlazeView, engagement: EngagementView, fires: boolean): readonly number[] {
  const rival = vesselById(view, fires ? engagement.target : (engagement.firing[0] ?? -1));
  if (rival === null || rival.controller < 0 || isBorgShipCard(rival)) return [0];
  const bonus = fires ? defenseBonus : attackBonus;
  return [...new Set(['', ...TACTICS].map((card) => bonus(view, card, engagement)))].sort((a, b) => a - b);
}
