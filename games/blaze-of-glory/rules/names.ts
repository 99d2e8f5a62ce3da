/**
 * Personnel and equipment have no numbers that anybody may see. A group names its members by card and mark, further copies as 'PK08#2';
 * a single one is named with its place (see `target.ts`). Copies in one place and condition are interchangeable.
 */

import { because, type Chance, type Json, type Reason } from '@bridgehead/kernel';
import { idOf } from '../cards/index.ts';
import { nth } from '../entries.ts';
import { type Blaze, designOf, placeOf, SEEN, STOPPED, type Thing } from '../state.ts';
import { isWhom, keyOfWhom, type Mark, readName, type Target, type Whom } from '../target.ts';
import { conditionOf, has, isDisabled, isPersonnelThing, isPlain } from './things.ts';

export function markOf(s: Blaze, c: Thing): Mark {
  if (!isPersonnelThing(s, c)) return '';
  const condition = conditionOf(s, c);
  if (condition !== null && condition !== 'brainwashed') return condition;
  if (has(s, c, STOPPED)) return 'stopped';
  return isDisabled(s, c) ? 'disabled' : '';
}
/** The card, and its mark if it has one. */
function labelOf(s: Blaze, c: Thing): string {
  const mark = markOf(s, c);
  return mark === '' ? idOf(designOf(s, c)) : `${idOf(designOf(s, c))} ${mark}`;
}
export const whomOf = (s: Blaze, c: Thing): Whom => ['who', idOf(designOf(s, c)), markOf(s, c), placeOf(s, c)];
const isMeant = (s: Blaze, c: Thing, [, card, mark, place]: Whom): boolean =>
  s.at[c] === place && idOf(designOf(s, c)) === card && markOf(s, c) === mark;
/**
 * Which of two copies comes first: the one that the other side knows. He sees a name only, and cannot rule out that it was that one; were it
 * the other, what he still knows afterwards would tell him that there were two (BOG-R69). A number decides only where all else is equal.
 */
export function byCopy(s: Blaze, a: Thing, b: Thing): number {
  const known = Number(has(s, b, SEEN)) - Number(has(s, a, SEEN)) || Number(isPlain(s, b)) - Number(isPlain(s, a));
  if (known !== 0) return known;
  for (const facts of [s.owner, s.captor, s.flags, s.host, s.count, s.turns, s.allegiance])
    if (facts[a] !== facts[b]) return nth(facts, a) - nth(facts, b);
  return a - b;
}
/** The one of these that is meant; undefined if none is. */
export const meant = (s: Blaze, among: readonly Thing[], whom: Target): Thing | undefined =>
  isWhom(whom) ? among.filter((c) => isMeant(s, c, whom)).sort((a, b) => byCopy(s, a, b))[0] : undefined;
/** The one that chance has picked, as the other side sees it: a copy that it knows, if one of these is just like it. */
export function knownCopy(s: Blaze, among: readonly Thing[], picked: Thing): Thing {
  if (has(s, picked, SEEN) || !isPlain(s, picked)) return picked;
  const isLike = (c: Thing) => has(s, c, SEEN) && s.controller[c] === s.controller[picked] && isPlain(s, c);
  return meant(s, among.filter(isLike), whomOf(s, picked)) ?? picked;
}
/** One name for each of those that can be told apart, in an order that tells nothing (BOG-R69). */
export function whomsOf(s: Blaze, among: readonly Thing[]): Whom[] {
  if (among.length === 0) return NOBODY;
  const byKey = new Map(among.map((c) => whomOf(s, c)).map((whom) => [keyOfWhom(whom), whom]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, whom]) => whom);
}
const NOBODY: Whom[] = [];

/** A group to choose from: names and things side by side, in an order that tells nothing. */
export interface Group {
  readonly names: readonly string[];
  readonly things: readonly Thing[];
}
export function groupOf(s: Blaze, things: readonly Thing[]): Group {
  const labelled = things.map((c) => ({ c, label: labelOf(s, c) }));
  labelled.sort((a, b) => designOf(s, a.c) - designOf(s, b.c) || (a.label < b.label ? -1 : a.label > b.label ? 1 : byCopy(s, a.c, b.c)));
  const counted = new Map<string, number>();
  const names = labelled.map(({ label }) => {
    const n = (counted.get(label) ?? 0) + 1;
    counted.set(label, n);
    return n === 1 ? label : `${label}#${n}`;
  });
  return { names, things: labelled.map(({ c }) => c) };
}
export const pickedFrom = (group: Group, picked: readonly Json[]): Thing[] =>
  picked.flatMap((name) => {
    const at = group.names.indexOf(String(name));
    return at < 0 ? [] : [nth(group.things, at)];
  });

const FIRST_COPY = because('BOG-R62', 'bog.no.first-copy');
/** A further copy only together with the first. */
export function whyUntidy(picked: readonly Json[]): Reason | null {
  for (const name of picked) {
    const { label, copy } = readName(String(name));
    if (copy === 1) continue;
    const before = copy === 2 ? label : `${label}#${copy - 1}`;
    if (!picked.includes(before)) return FIRST_COPY;
  }
  return null;
}
/** The same copies, counted from the first. */
export function tidied(picked: readonly string[]): string[] {
  const counted = new Map<string, number>();
  return picked.map((name) => {
    const { label } = readName(name);
    const n = (counted.get(label) ?? 0) + 1;
    counted.set(label, n);
    return n === 1 ? label : `${label}#${n}`;
  });
}
/** Each with one chance in two, at least one. */
export function someOf<T>(all: readonly T[], chance: Chance): T[] {
  const some = all.filter(() => chance.below(2) === 0);
  return some.length > 0 ? some : [nth(all, chance.below(all.length))];
}
