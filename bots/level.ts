/** The levels a bot can play at, weakest first. */
export const LEVELS = ['random', 'cadet', 'officer', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];
export const isLevel = (value: unknown): value is Level => LEVELS.includes(value as Level);
