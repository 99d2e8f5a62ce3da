/** A space in one sentence, for screen readers and for the list view. */
import { describeOption, type TableContext } from '@bridgehead/ui';
import { type Space, spaceInfo } from '../board.ts';
import { kindOf } from '../cards.ts';
import type { CastleView, UnitView } from '../view.ts';
import type { Option } from './intent.ts';
import { bonusOf } from './plan.tsx';

const key = (name: string, params?: Record<string, string | number>) => (params === undefined ? { key: name } : { key: name, params });

export function unitSentence(table: Pick<TableContext<CastleView>, 'say'>, unit: UnitView): string {
  const facts = [
    ...(unit.attack === null ? [] : [table.say(key('stc.fact.attack', { n: unit.attack }))]),
    table.say(key('stc.fact.defense', { n: unit.defense })),
    ...(unit.item === null ? [] : [table.say(key('stc.fact.item', { item: `@stc.card.${kindOf(unit.item).id}` }))]),
    ...(unit.strengthened ? [table.say(key('stc.fact.strengthened'))] : []),
    ...(unit.deed === 'ready' ? [] : [table.say(key(`stc.fact.${unit.deed}`))]),
  ];
  const who = table.say(key('stc.unit', { side: `@seat.${unit.owner}`, unit: `@stc.card.${unit.kind}` }));
  return `${who}, ${facts.join(', ')}`;
}

export function describeSpace(table: TableContext<CastleView>, space: Space, options: readonly Option[]): string {
  const { name, terrain } = spaceInfo(space);
  const stack = table.view.spaces[space] ?? [];
  const ground = table.say(key(`stc.ui.terrain.${terrain}`));
  const { n, of } = bonusOf(terrain);
  // As it is written on the ground: the name, then the number.
  const bonus = n === 0 ? '' : ` ${table.say(key(`stc.ui.bonus.${of}`, { n }))}`;
  const who = stack.length === 0 ? table.say(key('stc.ui.empty')) : stack.map((unit) => unitSentence(table, unit)).join('; ');
  const offers = options.map((option) => table.say(describeOption(table, option))).join('; ');
  return `${name}${bonus}, ${ground}: ${who}.${offers === '' ? '' : ` ${offers}.`}`;
}
