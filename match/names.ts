/** What the referee tells of people. It is kept without their names, so that a name can be forgotten, and shown with them. */
import type { GameEvent, Told } from '@bridgehead/kernel';
import type { Match } from './match.ts';

/** As it is kept. */
export function withoutName(told: Told): Told {
  const { all } = told;
  if (all === null || !all.type.startsWith('match.') || !('name' in all)) return told;
  const { name: _, ...bare } = all as typeof all & { name: string };
  return { ...told, all: bare };
}

/** As it is shown later, with names as they are now. Who came and went before the match is no longer told: others may sit there. */
export function named(match: Match, events: readonly GameEvent[]): GameEvent[] {
  return events.flatMap((event) => {
    const { type, seat } = event as GameEvent & { readonly seat?: number };
    if (type === 'match.sat' || type === 'match.rose') return [];
    return type.startsWith('match.') && seat !== undefined ? [{ ...event, name: match.nameOf(seat) }] : [event];
  });
}
