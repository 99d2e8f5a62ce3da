/**
 * Many machines: shards go through a queue on PostgreSQL (pg-boss), results into a table whose primary key is (experiment,
 * shard). A worker that dies leaves its shard to another; a shard that is played twice is counted once.
 */
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { Piscina } from 'piscina';
import { type Experiment, shardsOf } from './experiment.ts';
import { type RunOptions, sum } from './run.ts';
import type { Tally } from './tally.ts';
import type { ShardTask } from './worker.ts';

const QUEUE = 'bridgehead-lab';
/** A worker is given up when it has not been heard of for so long (the shortest that pg-boss allows). */
const SILENCE_SECONDS = 10;
const POLL_MS = 300;

interface Job extends ShardTask {
  readonly id: string;
  readonly shard: number;
}

async function open(url: string): Promise<{ boss: PgBoss; pool: pg.Pool }> {
  const boss = new PgBoss({ connectionString: url, superviseIntervalSeconds: 2, monitorIntervalSeconds: 2 });
  // Its own troubles (a lost connection) mend themselves; without a listener they would end the process.
  boss.on('error', () => undefined);
  await boss.start();
  await boss.createQueue(QUEUE, { heartbeatSeconds: SILENCE_SECONDS, expireInSeconds: 3600, retryLimit: 20 }).catch(() => undefined);
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  await pool.query(
    'create table if not exists lab_shards (experiment text not null, shard integer not null, tally text not null, primary key (experiment, shard))',
  );
  return { boss, pool };
}

/** Hands the experiment out and waits until every shard has come back. */
export async function runThroughQueue(url: string, experiment: Experiment, { signal, onProgress }: RunOptions = {}): Promise<Tally> {
  const { boss, pool } = await open(url);
  const id = randomUUID();
  const shards = shardsOf(experiment);
  try {
    const jobs = shards.map(({ from, to }, shard) => ({ data: { id, shard, experiment, from, to } satisfies Job }));
    await boss.insert(QUEUE, jobs);
    for (;;) {
      const { rows } = await pool.query('select count(*)::int as done from lab_shards where experiment = $1', [id]);
      const done = rows[0].done as number;
      onProgress?.(Math.min(experiment.games, done * (shards[0]?.to ?? 0)), experiment.games);
      if (done === shards.length || signal?.aborted === true) break;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    const { rows } = await pool.query('select shard, tally from lab_shards where experiment = $1', [id]);
    const tallies: (Tally | null)[] = shards.map(() => null);
    for (const row of rows) tallies[row.shard as number] = JSON.parse(row.tally as string);
    await pool.query('delete from lab_shards where experiment = $1', [id]);
    return sum(experiment, tallies);
  } finally {
    await boss.stop({ graceful: false });
    await pool.end();
  }
}

/** Takes shards from the queue until the signal comes. */
export async function workOnQueue(url: string, { workers = availableParallelism(), signal }: RunOptions): Promise<void> {
  const { boss, pool } = await open(url);
  const threads = new Threads(workers);
  for (let i = 0; i < workers; i++)
    await boss.work<Job>(QUEUE, { batchSize: 1, pollingIntervalSeconds: 0.5, heartbeatRefreshSeconds: 3 }, async ([job]) => {
      if (job === undefined) return;
      const { id, shard, experiment, from, to } = job.data;
      const tally = await threads.play({ experiment, from, to });
      await pool.query('insert into lab_shards (experiment, shard, tally) values ($1, $2, $3) on conflict do nothing', [
        id,
        shard,
        JSON.stringify(tally),
      ]);
    });
  await new Promise<void>((resolve) => {
    if (signal?.aborted === true) resolve();
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
  await boss.stop({ graceful: true, timeout: 20_000 });
  await threads.close();
  await pool.end();
}

/** Worker threads live for one variant; another experiment gets new ones. */
class Threads {
  readonly #count: number;
  #variant = '';
  #pool: Piscina | null = null;

  constructor(count: number) {
    this.#count = count;
  }

  async play(task: ShardTask): Promise<Tally> {
    const variant = JSON.stringify([task.experiment.game, task.experiment.patches]);
    if (this.#pool === null || variant !== this.#variant) {
      const old = this.#pool;
      this.#variant = variant;
      this.#pool = new Piscina({ filename: join(import.meta.dirname, 'worker.ts'), maxThreads: this.#count, concurrentTasksPerWorker: 1 });
      await old?.close();
    }
    return this.#pool.run(task);
  }
  async close(): Promise<void> {
    await this.#pool?.destroy();
  }
}
