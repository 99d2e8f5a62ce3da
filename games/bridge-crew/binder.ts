/** Every Order, Crew card and Personality, for the card catalogue. */
import type { Leaf } from '@bridgehead/kernel';
import { CREW, type CrewRow, ORDERS, type OrderRow, orderRow, PERSONALITIES, type PersonalityRow, type Theme } from './cards.ts';
import { wording } from './wording.ts';

const themeName = (theme: Theme): string => wording[`brc.theme.${theme}`] ?? theme;
const themes = (list: readonly Theme[]): string => list.map(themeName).join(', ');

const orderLeaf = ({ id, name, text, first, second, natural }: OrderRow): Leaf => ({
  id,
  title: name,
  group: 'Orders',
  text,
  facts: [`Themes ${themes([first, second])}`, `May be tagged ${themes(natural)}`],
});
const crewLeaf = ({ id, name, trained }: CrewRow): Leaf => ({
  id,
  title: name,
  group: 'Crew cards',
  text: `Rolls twice when carrying out ${orderRow(trained).name}, and keeps the better roll.`,
  facts: [`Trained in ${orderRow(trained).name}`],
  clauses: ['BRC-80', 'BRC-81'],
});
/** BRC-87 to BRC-93, in the order of the table. */
const FIRST_PERSONALITY = 87;
const personalityLeaf = ({ id, name, keen, counter }: PersonalityRow, at: number): Leaf => ({
  id,
  title: name,
  group: 'Personalities',
  text: `Keen on Orders of ${themes(keen)}; against those of ${themes(counter)}.`,
  facts: [`Keen ${themes(keen)}`, `Against ${themes(counter)}`],
  clauses: ['BRC-82', `BRC-${FIRST_PERSONALITY + at}`],
});

export const binder: readonly Leaf[] = [...ORDERS.map(orderLeaf), ...CREW.map(crewLeaf), ...PERSONALITIES.map(personalityLeaf)];
