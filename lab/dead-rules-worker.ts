/** Coverage wants a thread in which the game has not been loaded yet. */
import { type DeadRules, findDeadRules } from './dead-rules.ts';
import type { Experiment } from './experiment.ts';

export default ({ experiment, games }: { experiment: Experiment; games: number }): Promise<DeadRules> => findDeadRules(experiment, games);
