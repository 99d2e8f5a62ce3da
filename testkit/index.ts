export * from './checks/index.ts';
export * from './conformance.ts';
export * from './fitting.ts';
export * from './perft.ts';
export * from './report.ts';
export * from './ruling.ts';
export * from './scripted-chance.ts';
export * from './stage.ts';
