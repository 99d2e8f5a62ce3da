/** Times that a table can have, and the three that most people want. */
import type { ClockChoice } from '@bridgehead/match';

export const CLOCKS: Readonly<Record<string, ClockChoice>> = {
  none: { kind: 'none' },
  'live-5': { kind: 'live', base: 300, increment: 5 },
  'live-15': { kind: 'live', base: 900, increment: 10 },
  'move-120': { kind: 'move', seconds: 120 },
  'days-1': { kind: 'days', days: 1 },
  'days-3': { kind: 'days', days: 3 },
};

export const PRESETS = ['none', 'live-15', 'days-3'] as const;
export type Preset = (typeof PRESETS)[number];
