/** What a player might try, legal or not: what "why not …?" understands. */
import type { Json, Prompt } from '@bridgehead/kernel';
import { ALL_ACTIONS, ALL_CREW, BRIDGE, type Card, NONE, nameOf } from './cards/index.ts';
import { everybody } from './table-help.ts';
import type { BridgeView } from './view.ts';

/** Every action that names something on the table, and every card that could be chosen, allowed or not. */
export function tries(view: BridgeView, prompt: Prompt): Json[] {
  const people = everybody(view).map(({ card }) => card);
  const sections = view.sections.map(({ card }) => card);
  const pool = view.pool.map(({ card }) => card).filter((card) => card !== NONE);
  const hand = view.parties[prompt.seat]?.hand ?? [];
  const attached = [...everybody(view), ...view.sections].flatMap((one) => one.attached);
  if (prompt.key === 'stb.menu' || prompt.key === 'stb.respond')
    // Also what is not there: crew that nobody can recruit now, cards that are not in this hand.
    return [
      ...ALL_CREW.map((card) => ['recruit', card]),
      ...sections.map((card) => ['attack', card]),
      ...[...hand, ...notHeld(hand)].map((card) => ['play', card]),
      ...[...people, ...pool, ...sections].map((card) => ['ability', card]),
      ...attached.map((card) => ['clear', card]),
      ...(view.parties[prompt.seat]?.crew ?? []).map(({ card }) => ['station', card, BRIDGE]),
      'discard',
      'end',
    ];
  if (prompt.kind === 'select') return [...people, ...pool, ...hand].map((card) => [card]);
  if (prompt.key === 'stb.redeploy') return people.map((card) => ['station', card, BRIDGE]);
  return [...people, ...sections, ...pool, ...attached];
}

/** One card of each title that the hand lacks. */
function notHeld(hand: readonly Card[]): Card[] {
  const titles = new Set(hand.map(nameOf));
  return ALL_ACTIONS.filter((card) => !titles.has(nameOf(card)) && titles.add(nameOf(card)));
}
