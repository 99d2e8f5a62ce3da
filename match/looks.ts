/**
 * How the views of one moment changed, for all who look. What changed for everybody in the same way (the same thing before, the
 * same thing now) is compared and written once; what is a viewer's own, for each.
 */
import type { Json } from '@bridgehead/kernel';
import { addChanges, type Change } from './delta.ts';

/** What one viewer saw and sees. */
export interface Look {
  readonly before: Json;
  readonly after: Json;
}
type Members = { readonly [key: string]: Json };
const isMembers = (value: Json): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes for everybody, and besides those for each look. */
export function changesOf(looks: readonly Look[]): { readonly all: Change[]; readonly each: readonly Change[][] } {
  const shared = sharedMembers(looks);
  const all: Change[] = [];
  const { before, after } = looks[0] ?? { before: null, after: null };
  for (const key of shared) addMember(before as Members, after as Members, key, all);
  return { all, each: looks.map((look) => ownChanges(look, shared)) };
}

function sharedMembers(looks: readonly Look[]): string[] {
  const shared: string[] = [];
  const [first] = looks;
  if (first === undefined || !looks.every(({ before, after }) => isMembers(before) && isMembers(after))) return shared;
  const before = first.before as Members;
  const after = first.after as Members;
  for (const key in after) if (before[key] !== after[key] && isShared(looks, key, before[key], after[key])) shared.push(key);
  return shared;
}
function isShared(looks: readonly Look[], key: string, before: Json | undefined, after: Json | undefined): boolean {
  for (const look of looks) if ((look.before as Members)[key] !== before || (look.after as Members)[key] !== after) return false;
  return true;
}

function ownChanges({ before, after }: Look, shared: readonly string[]): Change[] {
  const changes: Change[] = [];
  if (!isMembers(before) || !isMembers(after)) {
    addChanges(before, after, ['view'], changes);
    return changes;
  }
  for (const key in after) if (before[key] !== after[key] && !shared.includes(key)) addMember(before, after, key, changes);
  for (const key in before) if (!Object.hasOwn(after, key)) changes.push([['view', key]]);
  return changes;
}

function addMember(before: Members, after: Members, key: string, changes: Change[]): void {
  addChanges(before[key] as Json, after[key] as Json, ['view', key], changes);
}
