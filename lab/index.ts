/** The lab without Node: what web workers and pages use too. Pools, queues and coverage are in files of their own. */
export * from './compare.ts';
export * from './experiment.ts';
export * from './figures.ts';
export * from './report/html.ts';
export * from './report/plots.ts';
export * from './report/sentences.ts';
export { laboratoryOf, playShard, recordOf } from './shard.ts';
export * from './tally.ts';
