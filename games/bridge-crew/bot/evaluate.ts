/** How good a position is for each seat: a logistic of role and dice, fitted on self-play, normalised over the seats. */
import { seatsOf, type Voyage } from '../state.ts';
import { ownPips, saveChanceIn } from './values.ts';

interface Weights {
  readonly base: number;
  readonly captain: number;
  readonly alien: number;
  readonly pip: number;
  readonly rival: number;
}
const weights = (base: number, captain: number, alien: number, pip: number, rival: number): Weights => ({
  base,
  captain,
  alien,
  pip,
  rival,
});
/** By number of seats, from 3. */
const WEIGHTS: readonly Weights[] = [
  weights(-0.31, -1.01, 0.02, 0.139, 0.122),
  weights(-1.22, -0.17, 0.53, 0.125, 0.093),
  weights(-1.63, 0.05, 0.58, 0.106, 0.069),
  weights(-1.88, 0.11, 0.62, 0.105, 0.065),
  weights(-2.07, 0.16, 0.61, 0.092, 0.054),
];

export function evaluate(s: Voyage): number[] {
  const n = seatsOf(s);
  const { base, captain, alien, pip, rival } = WEIGHTS[n - 3] as Weights;
  const pips = s.officer.map((_, seat) => ownPips(s, seat));
  const values = pips.map((own, seat) => {
    if (s.conceded.includes(seat)) return 0; // BRC-R58: it cannot win any more
    const best = Math.max(...pips.filter((_, other) => other !== seat));
    const x = base + (seat === s.captain ? captain : 0) + (seat === s.alien ? alien : 0) + pip * own - rival * best;
    return 1 / (1 + Math.exp(-x));
  });
  const sum = values.reduce((total, value) => total + value, 0);
  if (sum === 0) return values.map(() => 1 / n);
  const shares = values.map((value) => value / sum);
  return s.awaits === 'command' ? withSave(s, shares) : shares;
}

/** A Captain about to command may as well Save the Day. */
function withSave(s: Voyage, shares: readonly number[]): number[] {
  const own = shares[s.captain] as number;
  const chance = s.conceded.includes(s.captain) ? 0 : saveChanceIn(s, s.captain);
  if (chance <= own || own >= 1) return [...shares];
  return shares.map((share, seat) => (seat === s.captain ? chance : (share * (1 - chance)) / (1 - own)));
}
