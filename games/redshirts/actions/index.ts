/** Everything that a player can do, a row for each verb. The half that the drawn table needs is in `ui/rows.ts`. */
import { Verbs } from '@bridgehead/kernel';
import type { RedEvent } from '../events.ts';
import type { Match } from '../state.ts';
import type { RedView } from '../view.ts';
import { ARMS } from './arms.ts';
import { PLAYING } from './cards.ts';
import { AMONG_CREW } from './crew.ts';
import { type Deed, setVerbs } from './deed.ts';
import type { At } from './row.ts';
import { WALKING } from './walks.ts';

export const ACTIONS = new Verbs<Match, RedView, RedEvent, Deed, At>({ ...WALKING, ...ARMS, ...PLAYING, ...AMONG_CREW });

setVerbs(ACTIONS);
