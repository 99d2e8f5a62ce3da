/** Who wins, and how likely (BRC-31 to BRC-33, BRC-57 to BRC-61, BRC-80 to BRC-86, BRC-96 to BRC-98, BRC-R22 to BRC-R25, BRC-R36, FR-2). Exact, never sampled. */
import type { Attitude, Stance } from './cards.ts';
import { facesOf, KINDS, type Pool } from './dice.ts';
import type { Side, WinReason } from './events.ts';
import { last, nth } from './lists.ts';
import { MAVERICK_NEEDS, TOTAL_PER_REPUTATION } from './numbers.ts';

/** Everything that the comparison of two results depends on. */
export interface Contest {
  readonly crew: Attitude;
  readonly alien: Attitude;
  readonly stance: Stance;
  /** FR-2 applies. */
  readonly steady: boolean;
}
export interface Verdict {
  readonly side: Side;
  readonly reason: WinReason;
}

/** BRC-59, BRC-60. */
export const isAutomatic = (attitude: Attitude, result: number): boolean =>
  (attitude === 'friendly' && result % 2 === 1) || (attitude === 'hostile' && result % 2 === 0);

/** Specification 6.2, steps 2 to 7. Null: roll again. */
export function compare(x: number, y: number, { crew, alien, stance, steady }: Contest): Verdict | null {
  const crewAuto = isAutomatic(crew, x);
  const alienAuto = isAutomatic(alien, y);
  if (steady && (crew === 'neutral') !== (alien === 'neutral')) {
    if (crew === 'neutral') return alienAuto ? { side: 'alien', reason: 'auto' } : { side: 'crew', reason: 'steady' };
    return crewAuto ? { side: 'crew', reason: 'auto' } : { side: 'alien', reason: 'steady' };
  }
  if (crewAuto !== alienAuto) return { side: crewAuto ? 'crew' : 'alien', reason: 'auto' }; // BRC-R25
  if (x !== y) return { side: x > y ? 'crew' : 'alien', reason: 'higher' };
  if (crewAuto) return null; // BRC-R24
  if (stance === 'keen') return { side: 'crew', reason: 'keen' };
  if (stance === 'counter') return { side: 'alien', reason: 'counter' };
  return null; // BRC-R23
}

/** In how many of all ways a die shows at most and exactly `result`: once, or the higher of two (BRC-R22). */
const waysOf = (result: number, twice: boolean): number => (twice ? 2 * result - 1 : 1);

export interface Match extends Contest {
  readonly crewDie: number;
  readonly alienDie: number;
  readonly trained: boolean;
}
/** Ways in which the Crew wins, the Alien wins, and all is rolled again. */
export function ways({ crewDie, alienDie, trained, ...contest }: Match): {
  readonly crew: number;
  readonly alien: number;
  readonly again: number;
} {
  let crew = 0;
  let alien = 0;
  let again = 0;
  for (let x = 1; x <= crewDie; x++) {
    const weight = waysOf(x, trained);
    for (let y = 1; y <= alienDie; y++) {
      const verdict = compare(x, y, contest);
      if (verdict === null) again += weight;
      else if (verdict.side === 'crew') crew += weight;
      else alien += weight;
    }
  }
  return { crew, alien, again };
}

const chances = new Map<string, number>();
/** The Crew's chance, ties rolled again. The guard of BRC-R26 is left out: it moves nothing that could be shown. */
export function crewChance(match: Match): number {
  const key = `${match.crewDie},${match.alienDie},${match.trained},${match.crew},${match.alien},${match.stance},${match.steady}`;
  let chance = chances.get(key);
  if (chance === undefined) {
    const { crew, alien } = ways(match);
    chance = crew / (crew + alien);
    chances.set(key, chance);
  }
  return chance;
}

/** BRC-69. */
export const maverickChance = (faces: number): number => (faces - MAVERICK_NEEDS + 1) / faces;

/** How likely each total of a pool is; at [0] that of nothing at all. */
export function totalsOf(pool: Pool): number[] {
  let totals = [1];
  for (let kind = 0; kind < KINDS; kind++) for (let i = nth(pool, kind); i > 0; i--) totals = withDie(totals, facesOf(kind));
  return totals;
}
function withDie(totals: readonly number[], faces: number): number[] {
  const next = new Array<number>(totals.length + faces).fill(0);
  let window = 0;
  for (let total = 1; total < next.length; total++) {
    window += (totals[total - 1] ?? 0) - (totals[total - 1 - faces] ?? 0);
    next[total] = window / faces;
  }
  return next;
}

export interface SaveOdds {
  readonly higher: number;
  readonly lower: number;
  readonly equal: number;
}
/** The Captain's total against the Encounter pool's; FR-1 adds to the latter for the Captain's reputation. */
export function saveOdds(own: Pool, encounter: Pool, reputation = 0): SaveOdds {
  const mine = totalsOf(own);
  const theirs = totalsOf(encounter);
  const more = TOTAL_PER_REPUTATION * reputation;
  /** At [t]: how likely the other side stays below t. */
  const below = [0];
  for (const chance of theirs) below.push(last(below) + chance);
  const under = (total: number): number => (total <= 0 ? 0 : nth(below, Math.min(total, theirs.length)));
  let higher = 0;
  let equal = 0;
  mine.forEach((chance, total) => {
    higher += chance * under(total - more);
    equal += chance * (theirs[total - more] ?? 0);
  });
  return { higher, equal, lower: Math.max(0, 1 - higher - equal) };
}

const saves = new Map<string, number>();
const MOST_KEPT = 5_000;
/** Specification 6.6: W / (W + L). */
export function saveChance(own: Pool, encounter: Pool, reputation = 0): number {
  const key = `${own}/${encounter}/${reputation}`;
  let chance = saves.get(key);
  if (chance === undefined) {
    const { higher, lower } = saveOdds(own, encounter, reputation);
    chance = higher + lower === 0 ? 0 : higher / (higher + lower);
    if (saves.size >= MOST_KEPT) saves.clear();
    saves.set(key, chance);
  }
  return chance;
}
