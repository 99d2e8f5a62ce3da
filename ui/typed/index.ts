/**
 * Moves and questions as people type them, the same at the web table and in the terminal. Needs neither a page nor React:
 * `@bridgehead/ui/typed` may be imported where nothing is drawn.
 */
export * from './answer.ts';
export * from './command.ts';
export * from './meant.ts';
export * from './menu.ts';
export * from './words.ts';
