/** Server processes that are killed without warning and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface Node {
  readonly url: string;
  /** kill -9; resolves when the process is gone. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

const MAIN = path.join(import.meta.dirname, '../../server/main.ts');

export async function startNode(port: number, database: string): Promise<Node> {
  const flags = [
    '--port',
    String(port),
    '--database',
    database,
    '--log-level',
    'error',
    '--message-rate',
    '100000',
    '--request-rate',
    '1000000',
    '--bot-pause',
    '0',
  ];
  let child: ChildProcess | null = null;
  const url = `http://127.0.0.1:${port}`;
  const node: Node = {
    url,
    kill: async () => {
      const gone = child;
      child = null;
      if (gone === null || gone.exitCode !== null || gone.signalCode !== null) return;
      const exited = once(gone, 'exit');
      gone.kill('SIGKILL');
      await exited;
    },
    start: async () => {
      child = spawn(process.execPath, [MAIN, ...flags], { stdio: ['ignore', 'ignore', 'inherit'] });
      await answers(url);
    },
  };
  // Whatever happens to this process, no server is left behind.
  process.on('exit', () => child?.kill('SIGKILL'));
  await node.start();
  return node;
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    const well = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (well) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer`);
}
