/** What takes the line's place for a while. */
export { Battle } from './battle.tsx';
export { Walk } from './walk.tsx';
