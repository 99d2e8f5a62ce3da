import { type Json, same } from '@bridgehead/kernel';

/** What is ticked after this one was pressed. Where no more may be ticked, the one that was ticked first makes way. */
export function toggled(before: readonly Json[], option: Json, most = Number.POSITIVE_INFINITY): readonly Json[] {
  const rest = before.filter((one) => !same(one, option));
  if (rest.length < before.length) return rest;
  return before.length < most ? [...before, option] : [...before.slice(1 + before.length - most), option];
}
