/** Plasma charges: finding them and taking them apart (RED-82, 3.5.2, 6.7). */
import type { Reason } from '@bridgehead/kernel';
import { nth } from '../lists.ts';
import type { Section } from '../ship.ts';
import { type Blast, CHARGE, isCaptain, type Match, type Officer, officerOf, shipOf } from '../state.ts';
import { NO } from './reasons.ts';
import { isVeiled, knowsOf } from './seen.ts';
import { type Red, tell } from './voice.ts';

const DISARM_DIE = 6;

/** Charges that the officer's team knows of in his section, oldest first. */
export const chargesHere = (s: Match, o: Officer): Blast[] =>
  s.blasts.filter((one) => one.kind === CHARGE && one.ship === o.ship && one.section === o.section && knowsOf(one, o.team));

export function whyDisarm(s: Match, officer: number, which: number): Reason | null {
  const o = officerOf(s, officer);
  if (shipOf(s, o.ship).team !== o.team) return NO.crewOnly;
  if (o.tried) return NO.triedThisTurn;
  return chargesHere(s, o)[which] === undefined ? NO.noCharge : null;
}

/** RED-82b, 6.7: above 3, a captain above 2. */
export function disarm(t: Red, officer: number, which: number): void {
  const s = t.state;
  const o = officerOf(s, officer);
  const charge = nth(chargesHere(s, o), which);
  o.tried = true;
  const roll = t.die(DISARM_DIE);
  const success = roll > (isCaptain(o) ? 2 : 3);
  if (success) s.blasts = s.blasts.filter((one) => one !== charge);
  const { ship, section } = o;
  tell(t, (eyes) => {
    if (!knowsOf(charge, eyes)) return null;
    if (isVeiled(o, eyes)) return success ? { type: 'disarmed', officer: null, ship, section, roll: null, success } : null;
    return { type: 'disarmed', officer, ship, section, roll, success };
  });
}

/** 3.5.2: a team whose officer or bot is in the section finds the charge. */
export function discover(t: Red): void {
  for (const blast of t.state.blasts) {
    if (blast.hidden === 0) continue;
    const { ship, section } = blast;
    for (const team of teamsAt(t.state, ship, section)) {
      if ((blast.hidden & (1 << team)) === 0) continue;
      blast.hidden &= ~(1 << team);
      t.fenced = true;
      tell(t, (eyes) => (eyes === team ? { type: 'chargeFound', ship, section } : null));
    }
  }
}
const teamsAt = (s: Match, ship: number, section: Section): number[] => [
  ...s.officers.filter((o) => o.ship === ship && o.section === section).map((o) => o.team),
  ...s.bots.filter((bot) => bot.ship === ship && bot.section === section).map((bot) => officerOf(s, bot.owner).team),
];
