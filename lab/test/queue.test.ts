import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { game } from '@bridgehead/games/storm-the-castle';
import { startPostgres } from '@bridgehead/testkit/postgres';
import { expect, test } from 'vitest';
import { planExperiment } from '../experiment.ts';
import { runExperiment, runThroughQueue } from '../node.ts';

const MAIN = join(import.meta.dirname, '../../cli/main.ts');

test('two workers on the queue, one killed in the middle: the same figures as at home', async () => {
  const postgres = await startPostgres();
  const workers: ReturnType<typeof spawn>[] = [];
  try {
    const url = await postgres.fresh();
    const planned = planExperiment(game, { seats: 'officer,officer', seed: 3, games: 600, ms: 10, set: [] });
    if ('problem' in planned) throw new Error(planned.problem);
    for (let i = 0; i < 2; i++)
      workers.push(spawn(process.execPath, [MAIN, 'lab', 'worker', '--queue', url, '--workers', '1'], { stdio: 'ignore' }));
    let killed = false;
    const shared = await runThroughQueue(url, planned.experiment, {
      onProgress: (played) => {
        if (played === 0 || killed) return;
        killed = true;
        workers[0]?.kill('SIGKILL');
      },
    });
    expect(killed).toBe(true);
    expect(JSON.stringify(shared)).toBe(JSON.stringify(await runExperiment(planned.experiment, { workers: 2 })));
  } finally {
    for (const worker of workers) worker.kill('SIGKILL');
    await postgres.stop();
  }
});
