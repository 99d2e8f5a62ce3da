/** A server in a process of its own that can be asked how much memory it needs. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface Child {
  readonly url: string;
  readonly process: ChildProcess;
  /** When it is gone, for any reason. */
  readonly ended: Promise<unknown>;
  /** Bytes on the heap and outside it after a collection. */
  memory(): Promise<number>;
  /** Milliseconds of processor time so far, all threads. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

export async function startChild(file: string, args: readonly string[]): Promise<Child> {
  const child = fork(path.join(import.meta.dirname, file), [...args], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const first = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  const url = (first[0] as { url?: string } | null)?.url;
  if (url === undefined) throw new Error(`${file} did not start`);
  return {
    url,
    process: child,
    ended: once(child, 'exit'),
    memory: async () => {
      child.send('memory');
      const [{ bytes }] = (await once(child, 'message')) as [{ bytes: number }];
      return bytes;
    },
    cpu: async () => {
      child.send('cpu');
      const [{ ms }] = (await once(child, 'message')) as [{ ms: number }];
      return ms;
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** The other end: says where it listens, answers questions about memory. */
export function present(url: string): void {
  process.on('message', (message) => {
    if (message === 'cpu') {
      const { user, system } = process.cpuUsage();
      process.send?.({ ms: (user + system) / 1000 });
    }
    if (message !== 'memory') return;
    globalThis.gc?.();
    setTimeout(() => {
      globalThis.gc?.();
      const { heapUsed, external } = process.memoryUsage();
      process.send?.({ bytes: heapUsed + external });
    }, 200);
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ url });
}
