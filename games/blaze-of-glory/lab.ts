import type { Laboratory } from '@bridgehead/kernel';
import type { BlazeEvent } from './events.ts';
import type { Blaze } from './state.ts';
export const laboratory = {} as Laboratory<Blaze, BlazeEvent>;
