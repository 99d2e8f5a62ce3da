import type { Described, Json, Phrase, Prompt, Viewer, Zone } from '@bridgehead/kernel';
import type { BlazeEvent } from './events.ts';
import type { BlazeView } from './view.ts';
export const describe = {
  prompt: (_v: BlazeView, prompt: Prompt): Phrase => ({ key: prompt.key }),
  option: (_v: BlazeView, _p: Prompt, option: Json): Described => ({ key: 'bog.do', params: { words: JSON.stringify(option) } }),
  event: (event: BlazeEvent, _viewer: Viewer): Described => ({ key: `bog.event.${event.type}` }),
  zones: (_v: BlazeView, _viewer: Viewer): Zone[] => [],
};
