export * from './checks/index.ts';
export * from './conformance.ts';
export * from './perft.ts';
export * from './report.ts';
export * from './ruling.ts';
export * from './scene.ts';
export * from './scripted-chance.ts';
export * from './stage.ts';
