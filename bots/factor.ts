/** Subset questions for a search: a few good-looking subsets instead of all of them, built one pick at a time. */
import { allAnswers, type Chance, type Json, randomAnswer, type SelectAsk } from '@bridgehead/kernel';

/**
 * At most `limit` legal subsets: all of them where they are few, otherwise each option with as little else as makes a
 * legal subset, then subsets at random.
 */
export function factored(ask: SelectAsk, chance: Chance, limit: number): readonly Json[] {
  if (countUpTo(ask, limit) <= limit) return allAnswers(ask, null, limit);
  const found = new Map<string, Json>();
  const keep = (picked: readonly Json[]): boolean => {
    const legal = picked.length >= ask.min && picked.length <= ask.max && (ask.check === null || ask.check(picked) === null);
    if (legal && found.size < limit) found.set(JSON.stringify(picked), picked);
    return legal;
  };
  if (ask.min === 0) keep([]);
  for (let first = 0; first < ask.options.length; first++) {
    const picked = [first];
    while (!keep(inOrder(ask, picked)) && picked.length < ask.max) {
      const left = ask.options.map((_, i) => i).filter((i) => !picked.includes(i));
      if (left.length === 0) break;
      picked.push(left[chance.below(left.length)] as number);
    }
  }
  for (let tries = 0; tries < 2 * limit && found.size < limit; tries++) keep(randomAnswer(ask, null, chance) as readonly Json[]);
  return [...found.values()];
}

const inOrder = (ask: SelectAsk, picked: readonly number[]): Json[] => [...picked].sort((a, b) => a - b).map((i) => ask.options[i] as Json);

/** How many subsets there are, counted no further than just past `limit`. */
function countUpTo(ask: SelectAsk, limit: number): number {
  let total = 0;
  let ways = 1;
  for (let size = 0; size <= ask.max; size++) {
    if (size >= ask.min) total += ways;
    if (total > limit) return total;
    ways = (ways * (ask.options.length - size)) / (size + 1);
  }
  return total;
}
