export * from './annotate.ts';
export * from './arena.ts';
export * from './decide.ts';
export * from './decisive.ts';
export * from './explain.ts';
export * from './level.ts';
export { type Move, type Root, type SearchBudget, search } from './search.ts';
export * from './statistics.ts';
