/** Server processes that are killed without warning and started again. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { flagsOf, sleep, UNLIMITED } from '../command.ts';

export interface Node {
  readonly url: string;
  /** kill -9; resolves when the process is gone. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stands still for so many milliseconds, and wakes up believing that nothing happened. */
  pause(ms: number): Promise<void>;
  /** Cannot write a byte more for so many milliseconds; false where the machine has no means to do this. */
  fullDisk(ms: number): Promise<boolean>;
  /** Called if it ends without having been told to. */
  died(hear: () => void): void;
  /** What it said on its last way out: exceptions that nobody caught. */
  complaints(): readonly string[];
}

const MAIN = path.join(import.meta.dirname, '../../server/main.ts');

export async function startNode(port: number, database: string, more: Readonly<Record<string, string>> = {}): Promise<Node> {
  const flags = flagsOf({
    ...UNLIMITED,
    port: String(port),
    database,
    'log-level': 'fatal',
    'bot-pause': '0',
    window: '100',
    'bot-ms': '20',
    'key-file': path.join(tmpdir(), 'bridgehead-faults.key'),
    ...more,
  });
  let child: ChildProcess | null = null;
  let hearDeath: () => void = () => undefined;
  const said: string[] = [];
  const url = `http://127.0.0.1:${port}`;
  const node: Node = {
    url,
    died: (hear) => {
      hearDeath = hear;
    },
    complaints: () => said,
    kill: async () => {
      const gone = child;
      child = null;
      if (gone === null || gone.exitCode !== null || gone.signalCode !== null) return;
      const exited = once(gone, 'exit');
      gone.kill('SIGKILL');
      await exited;
    },
    pause: async (ms) => {
      const { pid } = child ?? {};
      if (pid === undefined) return;
      process.kill(pid, 'SIGSTOP');
      await sleep(ms);
      process.kill(pid, 'SIGCONT');
    },
    fullDisk: async (ms) => {
      const { pid } = child ?? {};
      const mayWrite = (most: 0 | 'unlimited') => spawnSync('prlimit', ['--pid', String(pid), `--fsize=${most}:`]).status === 0;
      if (pid === undefined || !mayWrite(0)) return false;
      await sleep(ms);
      return mayWrite('unlimited');
    },
    start: async () => {
      child = spawn(process.execPath, [MAIN, ...flags], { stdio: ['ignore', 'ignore', 'pipe'] });
      const started = child;
      started.stderr?.on('data', (data: Buffer) => {
        process.stderr.write(data);
        if (/Error|unhandled/i.test(data.toString())) said.push(data.toString());
      });
      started.once('exit', () => {
        if (child === started) hearDeath();
      });
      await answers(url);
    },
  };
  // Even if this process dies, no server is left behind.
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
