export * from './acts.ts';
export * from './beats.ts';
export * from './director.ts';
export * from './pace.ts';
export type * from './scene/index.tsx';
export * from './score.ts';
