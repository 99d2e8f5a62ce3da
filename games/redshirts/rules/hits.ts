/** How well a ship hits (6.1): the rules reckon with it, and views show it. */
import { ENGINE_L, ENGINE_R, GREEN, SENSOR, type Section } from '../ship.ts';
import { isFunctional, levelOf, type Match, NONE, shipOf, workingEngines } from '../state.ts';

/** The sum of 6.1 (RED-15, RED-33, RED-51, RED-91, RED-92). `laser` is NONE for special weapons (RED-R35). */
export function hitModifier(s: Match, ship: number, laser: Section | typeof NONE, target: number): number {
  const from = shipOf(s, ship);
  const at = shipOf(s, target);
  let m = from.lockOn;
  if (laser !== NONE && levelOf(from, laser) > GREEN) m--;
  if (levelOf(from, SENSOR) > GREEN) m--;
  if (at.pod) return m;
  for (const engine of [ENGINE_L, ENGINE_R]) {
    if (!isFunctional(at, engine)) m++;
    else if (at.evasive) m--;
  }
  return m;
}

/** RED-92b: Aimed Shot is sure unless the target evades with both engines. */
export const isSure = (s: Match, ship: number, target: number): boolean => {
  const at = shipOf(s, target);
  return shipOf(s, ship).aimed && !(at.evasive && !at.pod && workingEngines(at) === 2);
};
