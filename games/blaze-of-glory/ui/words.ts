/** Sentences that need the line: an event names places by number. */

import type { Json } from '@bridgehead/kernel';
import { cardName } from '../table-help.ts';
import type { BlazeView } from '../view.ts';
import { viewOf } from './given.ts';

export function words(shown: Json): Readonly<Record<string, string>> {
  const { locations = [] }: Partial<BlazeView> = viewOf(shown);
  const places = locations.map(({ id, card }) => [`bog.at.${id}`, cardName(card)] as const);
  return {
    ...Object.fromEntries(places),
    'bog.event.moved': '{card} flies to {place}.',
  };
}
