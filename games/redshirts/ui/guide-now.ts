/** What the guide says at any moment of a match: which officer to steer, what is worth doing with him, and when to end. */

import type { GuideTable, GuideWords } from '@bridgehead/ui';
import { officerRef } from '../names.ts';
import { act, best } from './answers.ts';
import { asRed, crewOf, isHolding, targetMap } from './intent.ts';
import { rankTitle } from './words.ts';

const words = (id: string, clauses: readonly string[], rest: Pick<GuideWords, 'params' | 'points'> = {}): GuideWords => ({
  id,
  title: `red.guide.${id}`,
  text: `red.guide.${id}.text`,
  clauses,
  ...rest,
});

/** Null while others play. */
export function now(table: GuideTable): GuideWords | null {
  const { prompt } = table;
  if (prompt === null) return null;
  if (prompt.key === 'red.name') return words('name', ['RED-10'], { points: [] });
  const red = asRed(table);
  if (prompt.key !== 'red.menu' || table.selection !== null) {
    return words('held', [], { points: isHolding(table.selection) ? [...targetMap(red).keys()] : [] });
  }
  const good = best(table);
  const what = good === null ? null : act(table, good);
  if (what !== null) return words('best', ['RED-50'], { params: { what }, points: [] });
  const busy = crewOf(red.view).find(({ officer, alive }) => alive && best({ ...table, kept: { ...table.kept, officer } }) !== null);
  return busy === undefined
    ? words('end', ['RED-46'], { points: [] })
    : words('other', ['RED-46'], { params: { officer: rankTitle(busy.rank) }, points: [officerRef(busy.officer)] });
}
