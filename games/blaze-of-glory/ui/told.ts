/** What happens on the stage, and what lies on the table in full: wanted from the first act on. */
export { rows } from './beats.ts';
export { inspect } from './inspect.ts';
