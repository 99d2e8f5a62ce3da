/** Where crew are stationed, in the Redeployment Phase (STB-86 to STB-93). */
import type { Json, Reason, Rules, Seat } from '@bridgehead/kernel';
import { type Card, isCard, isLeader, NONE } from '../cards/index.ts';
import type { Bridge } from '../state.ts';
import type { BridgeTable } from './changes.ts';
import { stationAt } from './effects.ts';
import { crewOf, sectionsOf } from './questions.ts';
import { REASONS } from './reasons.ts';

/** For each own section in order, who defends it; those who are left over are unassigned (STB-89, STB-R28). */
export function* stationCrew(t: BridgeTable, seat: Seat): Rules<void> {
  const { state: s } = t;
  const left = crewOf(s, seat);
  const plan = new Map<Card, Card>(left.map((crew) => [crew, NONE]));
  for (const section of sectionsOf(s, seat)) {
    const open = left.filter((crew) => plan.get(crew) === NONE);
    if (open.length === 0) break;
    const crew = yield* t.select(seat, 'stb.deploy', open, {
      min: 0,
      max: open.length,
      params: { section },
      why: whyNotStationed,
      fallback: open.filter((one) => s.station[one] === section),
    });
    for (const one of crew) plan.set(one, section);
  }
  for (const [crew, section] of plan) if (s.station[crew] !== section) stationAt(t, crew, section);
}

/** Null where the question of the Redeployment Phase would let the seat do it. */
export function whyNotStation(s: Bridge, seat: Seat, crew: Card, section: Card): Reason | null {
  if (s.phase !== 'redeployment') return REASONS.notStationed();
  if (isLeader(crew)) return REASONS.leadersEverywhere();
  return sectionsOf(s, seat).includes(section) ? null : REASONS.notYourSection();
}

function whyNotStationed(answer: Json): Reason {
  if (!isCard(answer)) return REASONS.stationsOnly();
  return isLeader(answer) ? REASONS.leadersEverywhere() : REASONS.notYourSection();
}
