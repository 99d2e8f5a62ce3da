/** What dice and roles are worth to a bot, in pips. */
import type { Seat } from '@bridgehead/kernel';
import { type Approach, type Attitude, crewRow, type OrderId, type Stance } from '../cards.ts';
import { FACES, facesOf, isEmptyPool, type Kind, kindsIn, type Pool, pipsIn, pipsOf, TYPES, varianceIn } from '../dice.ts';
import { nth } from '../lists.ts';
import { crewChance, maverickChance, saveChance } from '../odds.ts';
import { fittingDice, mismatches } from '../rules/tricks.ts';
import { isTrainedIn, officerPool, seatsOf, stanceOn, type Voyage } from '../state.ts';

/** How much a role is worth by itself. */
export const captainWorth = (s: Voyage): number => (seatsOf(s) === 3 ? -4 : 1);
export const alienWorth = (s: Voyage): number => (seatsOf(s) === 3 ? 1 : 6);

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Being Captain after a gain and a loss of the Encounter pool: the role, and the Save the Day that comes with it. */
export function captainValue(s: Voyage, seat: Seat, gain: number, loss: number): number {
  const own = officerPool(s, seat);
  const spread = Math.sqrt(varianceIn(own) + varianceIn(s.encounter) + 10);
  const z = (pipsIn(own) + gain - (pipsIn(s.encounter) - loss)) / spread;
  return captainWorth(s) + 60 * logistic(1.7 * z);
}

/** Faces of the largest type; 0 in an empty pool. */
export function largestIn(pool: Pool): number {
  for (let type = TYPES - 1; type >= 0; type--) if (nth(pool, type) + nth(pool, type + TYPES) > 0) return nth(FACES, type);
  return 0;
}

/** How a seat would go about the Order. */
export interface Way {
  readonly trained: boolean;
  readonly stance: Stance;
}
export const asOrdered = (s: Voyage, seat: Seat): Way => ({ trained: isTrainedIn(s, seat, s.order), stance: stanceOn(s, seat) });
export const belaying = (s: Voyage, seat: Seat, method: OrderId): Way => ({
  trained: s.settings.belayTraining && isTrainedIn(s, seat, method),
  stance: 'unmoved',
});

/** The method in which a seat's training would count when it belays; null if there is none. */
export function trainedMethod(s: Voyage, seat: Seat): OrderId | null {
  const { trained } = crewRow(nth(s.crewCards, seat));
  return s.settings.belayTraining && trained !== s.order ? trained : null;
}

export const chanceOf = (
  s: Voyage,
  crewDie: number,
  alienDie: number,
  way: Way,
  crew: Attitude = 'hostile',
  alien: Attitude = 'hostile',
) => (alienDie === 0 ? 1 : crewChance({ crewDie, alienDie, ...way, crew, alien, steady: s.settings.regulations }));

/** Carrying out the Order with a die: `isOwn` for an Officer die. */
export function orderUtility(s: Voyage, seat: Seat, faces: number, isOwn: boolean, way: Way): number {
  const foe = largestIn(s.encounter);
  const p = chanceOf(s, faces, foe, way);
  const [i, a] = [pipsOf(faces), foe === 0 ? 0 : pipsOf(foe)];
  const gain = isOwn ? a : i + a;
  const won = captainValue(s, seat, gain, a) + gain;
  const lost = alienWorth(s) - (isOwn ? 0.8 * i : 0) - 0.15 * (i + a);
  return p * won + (1 - p) * lost;
}
/** Technobabble or Alien Love with a die of the own pool. */
export function trickUtility(s: Voyage, seat: Seat, faces: number): number {
  const q = maverickChance(faces);
  return q * captainValue(s, seat, 0, 0) + (1 - q) * (alienWorth(s) - 0.8 * pipsOf(faces));
}

/** The best that a maverick can do, and with which die. */
export interface Plan {
  readonly approach: Approach;
  readonly die: Kind;
  readonly utility: number;
}
/** Every approach with its best die; tricks only where nobody has to be asked. The seat need not be the Crew yet. */
export function plansOf(s: Voyage, seat: Seat): Plan[] {
  const plans: Plan[] = [];
  const consider = (approach: Approach, dice: readonly Kind[], utility: (faces: number) => number) => {
    let best: Plan | null = null;
    for (const die of dice) {
      const worth = utility(facesOf(die));
      if (best === null || worth > best.utility) best = { approach, die, utility: worth };
    }
    if (best !== null) plans.push(best);
  };
  const dice = kindsIn(officerPool(s, seat));
  consider('ordered', dice, (faces) => orderUtility(s, seat, faces, true, asOrdered(s, seat)));
  consider('belay', dice, (faces) => orderUtility(s, seat, faces, true, { trained: trainedMethod(s, seat) !== null, stance: 'unmoved' }));
  for (const trick of ['technobabble', 'love'] as const) {
    if (s.settings.sentienceGate !== 'off' && mismatches(s, trick)) continue;
    const fitting = s.crew === seat ? fittingDice(s, trick) : dice.filter((kind) => kind < TYPES === (trick === 'technobabble'));
    consider(trick, fitting, (faces) => trickUtility(s, seat, faces));
  }
  return plans;
}
export const bestPlan = (s: Voyage, seat: Seat): Plan | null =>
  plansOf(s, seat).reduce<Plan | null>((best, plan) => (best === null || plan.utility > best.utility ? plan : best), null);

/** The exact chance of a seat to Save the Day as things lie. */
export const saveChanceIn = (s: Voyage, seat: Seat): number =>
  isEmptyPool(officerPool(s, seat))
    ? 0
    : saveChance(officerPool(s, seat), s.encounter, s.settings.regulations ? nth(s.reputation, seat) : 0);

export const ownPips = (s: Voyage, seat: Seat): number => pipsIn(officerPool(s, seat));
