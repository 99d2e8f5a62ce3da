/** A line that can go bad: a TCP proxy on loopback that passes bytes on, or swallows them while both ends believe it is open. */
import { connect, createServer, type Socket } from 'node:net';

export interface BadLine {
  readonly url: string;
  /** From now on every byte on the lines that are open is swallowed; new lines too, until `heal`. */
  swallow(): void;
  /** New lines pass again. What was swallowed is gone, and so are those lines, though nobody is told. */
  heal(): void;
  close(): Promise<void>;
}

export async function startProxy(target: string): Promise<BadLine> {
  const { port, hostname } = new URL(target);
  const open = new Set<Socket>();
  let isBad = false;
  /** Lines that were open when it went bad stay dead. */
  const dead = new WeakSet<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      if (isBad) dead.add(one);
      one.on('data', (bytes) => {
        if (!dead.has(one)) other.write(bytes);
      });
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        if (!dead.has(one)) other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    swallow: () => {
      isBad = true;
      for (const one of open) dead.add(one);
    },
    heal: () => {
      isBad = false;
    },
    close: async () => {
      for (const one of open) one.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
