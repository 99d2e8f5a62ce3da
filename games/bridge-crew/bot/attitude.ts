/** Which attitude a bot goes in with: by temperament, or by expected pips. */
import { ATTITUDES, type Attitude, PERSONALITY_IDS, type PersonalityId, type Stand } from '../cards.ts';
import { facesOf, pipsOf } from '../dice.ts';
import { nth } from '../lists.ts';
import { crewChance } from '../odds.ts';
import { FOE_MIX } from '../resample.ts';
import { crewStance, mayRollTwice, rollsTwice, type Voyage } from '../state.ts';

/** Neutral, Friendly, Hostile in per cent, and how much it takes to "With respect, sir". */
const TEMPERAMENTS: Readonly<Record<PersonalityId, readonly [number, number, number, number]>> = {
  logical: [15, 20, 65, 0.5],
  passionate: [5, 60, 35, 1.0],
  aggressive: [5, 5, 90, 1.2],
  defensive: [40, 35, 25, 0.3],
  inquisitive: [15, 55, 30, 0.9],
  acquisitive: [5, 15, 80, 0.6],
  philanthropic: [15, 70, 15, 0.6],
};
const temperamentOf = (personality: number) => TEMPERAMENTS[nth(PERSONALITY_IDS, personality)];
export const attitudeMix = (personality: number): readonly number[] => temperamentOf(personality).slice(0, 3);
export const maverickWeight = (personality: number): number => temperamentOf(personality)[3];

/** What the two get out of it, in pips, when the winner was so minded. */
function gains(won: Attitude, own: number, foe: number): readonly [number, number] {
  return won === 'neutral' ? [own, 0] : won === 'friendly' ? [foe, own] : [own + foe, 0];
}
/** A quarter of what the foe gains counts against it. */
const ENVY = 0.25;
const PER_REPUTATION = 3;

/** Expected worth of each attitude for one side against the foe's mix. */
export function attitudeValues(s: Voyage, side: 0 | 1, once = false): number[] {
  const [crewDie, alienDie] = [facesOf(s.crewDie), facesOf(s.alienDie)];
  const [own, foe] = side === 0 ? [pipsOf(crewDie), pipsOf(alienDie)] : [pipsOf(alienDie), pipsOf(crewDie)];
  const base = { crewDie, alienDie, trained: !once && rollsTwice(s), stance: crewStance(s), steady: s.settings.regulations };
  return ATTITUDES.map((mine) =>
    ATTITUDES.reduce((sum, theirs, i) => {
      const crew = crewChance({ ...base, crew: side === 0 ? mine : theirs, alien: side === 0 ? theirs : mine });
      const p = side === 0 ? crew : 1 - crew;
      const [won, theirLoss] = gains(mine, own, foe);
      const [theirWin, lost] = gains(theirs, foe, own);
      const fame = !s.settings.regulations || mine === 'neutral' ? 0 : mine === 'hostile' ? -PER_REPUTATION : PER_REPUTATION;
      const worth = p * (won - ENVY * theirLoss + fame) + (1 - p) * (lost - ENVY * theirWin);
      return sum + (nth(FOE_MIX, i) / 100) * worth;
    }, 0),
  );
}
export function bestAttitude(s: Voyage, side: 0 | 1): Attitude {
  const values = attitudeValues(s, side);
  return nth(ATTITUDES, values.indexOf(Math.max(...values)));
}
/** BRC-R69: a trained Crew rolls once where that is better. */
export function standWith(s: Voyage, side: 0 | 1, attitude: Attitude): Stand {
  if (side === 1 || !mayRollTwice(s)) return attitude;
  const at = ATTITUDES.indexOf(attitude);
  return nth(attitudeValues(s, side, true), at) > nth(attitudeValues(s, side), at) ? ['once', attitude] : attitude;
}
