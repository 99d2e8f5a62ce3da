/** What the players may agree on before a match. */
import type { OptionSchema } from '@bridgehead/kernel';

export const options = {
  goal: { kind: 'number', min: 2, max: 5, default: 3, title: 'Tricks to win', note: 'Who first has so many tricks wins (TPL-6).' },
} as const satisfies OptionSchema;
