/** The story as something to keep: the script, its awards, and its exports. */
export * from './awards.ts';
export * from './best-line.ts';
export { htmlOf } from './html.ts';
export { markdownOf } from './markdown.ts';
export type * from './rolls.ts';
export * from './script.ts';
