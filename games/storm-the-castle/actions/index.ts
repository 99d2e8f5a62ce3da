/** Everything that a player can do, a row for each verb. The half that the drawn table needs is in `ui/actions/`. */
import { type Prompt, Verbs } from '@bridgehead/kernel';
import type { CastleEvent } from '../events.ts';
import type { Castle } from '../state.ts';
import type { CastleView } from '../view.ts';
import { ABILITIES, type AbilityOption } from './abilities.ts';
import { DISPATCHES, type DispatchOption } from './dispatch.ts';
import { MARCHES, type MarchOption } from './march.ts';
import type { At, CastleActions } from './row.ts';

export { hopeOf } from './abilities.ts';
export type { DispatchOption } from './dispatch.ts';
export type { Hope } from './row.ts';
export type ActOption = MarchOption | AbilityOption;
export type Option = DispatchOption | ActOption;

const reader = <O extends Option>(rows: CastleActions<O>) => new Verbs<Castle, CastleView, CastleEvent, O, At>(rows);

export const DISPATCHING = reader<DispatchOption>(DISPATCHES);
export const MARCHING = reader<MarchOption>(MARCHES);
export const USING = reader<AbilityOption>(ABILITIES);
export const ACTIONS = reader<Option>({ ...DISPATCHES, ...MARCHES, ...ABILITIES });

/** What "why not …?" understands. */
export const tries = (view: CastleView, prompt: Prompt): Option[] => ACTIONS.meant(view, prompt.seat);
