/** Options, events and the table in words: keys into wording.ts, never sentences. */
import type { Game } from '@bridgehead/kernel';
import { option, prompt } from './actions/index.ts';
import { event } from './describe/events.ts';
import { zones } from './describe/zones.ts';
import type { CrewEvent } from './events.ts';
import type { CrewView } from './view.ts';

export const describe: Game<never, CrewView, CrewEvent>['describe'] = { prompt, option, event, zones };
