/** DW6, BOG-R86: two mouths, one in the Alpha line where its player likes, one at an end of the Gamma line. */

import type { Rules, Seat } from '@bridgehead/kernel';
import { K } from '../cards/index.ts';
import { nth, pairOf } from '../entries.ts';
import { type Location, NONE } from '../state.ts';
import type { BlazeTable } from './things.ts';

/** The number of Alpha locations to its left, and the end of the Gamma line. */
type Mouths = readonly [gap: number, end: 'left' | 'right'];
const mouthsFor = (alpha: number): Mouths[] =>
  Array.from({ length: alpha + 1 }, (_, gap): Mouths[] => [
    [gap, 'left'],
    [gap, 'right'],
  ]).flat();

export function* layWormhole(t: BlazeTable, seat: Seat): Rules<void> {
  const { state: s } = t;
  const [alpha, gamma] = pairOf((line) => nth(s.lines, line));
  const [gap, end] = yield* t.choose(seat, 'bog.wormhole', mouthsFor(alpha.length));
  const mouth = (): Location => {
    s.mission.push(K.wormhole);
    s.missionOwner.push(seat);
    s.solvedBy.push(NONE);
    s.scouted.push(0);
    s.stacks.push([]);
    return s.mission.length - 1;
  };
  alpha.splice(gap, 0, mouth());
  if (end === 'left') gamma.unshift(mouth());
  else gamma.push(mouth());
  t.emit({ type: 'wormholeLaid', seat });
}
