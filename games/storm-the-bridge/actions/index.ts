/** Everything that a player can do in the Action Phase, a row for each verb. The half that the drawn table needs is in `ui/looks.ts`. */
import { type Answer, type Json, type Prompt, Verbs } from '@bridgehead/kernel';
import { BRIDGE, NONE } from '../cards/index.ts';
import type { BridgeEvent } from '../events.ts';
import type { Bridge } from '../state.ts';
import { attachedIn, everybody } from '../table-help.ts';
import type { BridgeView } from '../view.ts';
import { RESPONSES, type Response } from './answer.ts';
import { BEGINNINGS, type Beginning } from './begin.ts';
import { NEVERS, type Never } from './never.ts';
import type { BridgeActions } from './row.ts';

export type { Response } from './answer.ts';
export type MenuOption = Beginning | Exclude<Response, 'discard'>;
export type Option = Beginning | Response | Never;

const reader = <O extends Answer>(rows: BridgeActions<O>) => new Verbs<Bridge, BridgeView, BridgeEvent, O>(rows);

const { recruit, attack, clear, end } = BEGINNINGS;
const { play, ability } = RESPONSES;
/** The active seat's own actions, in the order of the menu. */
export const MENU = reader<MenuOption>({ recruit, attack, ability, play, clear, end });
/** What may be answered to something that has been declared. */
export const ANSWERS = reader<Response>(RESPONSES);
export const ACTIONS = reader<Option>({ ...MENU.rows, ...RESPONSES, ...NEVERS });

/** What "why not …?" understands: every action that names something on the table, and every card that could be chosen, allowed or not. */
export function tries(view: BridgeView, prompt: Prompt): Json[] {
  if (prompt.key === 'stb.menu' || prompt.key === 'stb.respond') return ACTIONS.meant(view, prompt.seat);
  const people = everybody(view).map(({ card }) => card);
  const pool = view.pool.map(({ card }) => card).filter((card) => card !== NONE);
  if (prompt.kind === 'select') return [...people, ...pool, ...(view.parties[prompt.seat]?.hand ?? [])].map((card) => [card]);
  if (prompt.key === 'stb.redeploy') return people.map((card) => ['station', card, BRIDGE]);
  return [...people, ...view.sections.map(({ card }) => card), ...pool, ...attachedIn(view)];
}
