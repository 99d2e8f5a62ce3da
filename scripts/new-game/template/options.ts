/** What the players may agree on before a match. */
import type { OptionSchema } from '@bridgehead/kernel';

export const options = {
  hand: { kind: 'number', min: 3, max: 6, default: 4, title: 'Cards to begin with', note: 'Everybody is dealt so many (TPL-1).' },
} as const satisfies OptionSchema;
