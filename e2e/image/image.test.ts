/**
 * What the Dockerfile does, step by step in an empty folder instead of a container engine: clean install, build, prune, start
 * from the pruned tree, health check, one move. Users, volumes and the base image are left to the engine.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '@bridgehead/testkit/postgres';
import { afterAll, expect, test } from 'vitest';
import { ourTables } from '../load/our-client.ts';
import { commandOf, type Instruction, settingsOf, stagesOf } from './dockerfile.ts';

const ROOT = join(import.meta.dirname, '../..');
const [build, final] = stagesOf(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'bridgehead image-'));
const app = join(folder, 'app');
let server: ChildProcess | null = null;

afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** The image's Node first, nothing of the npm that started this test, and packages from npm's cache where it has them. */
const environment = (more: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|VITEST|NODE_ENV)/i.test(name))),
  PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
  npm_config_prefer_offline: 'true',
  ...more,
});

/** What is in the repository or about to be: what `COPY` finds under the .dockerignore. */
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)));

function copy(rest: string): void {
  const words = rest.split(/\s+/);
  const target = words.pop() as string;
  for (const file of sources) {
    const from = words.find((word) => word === '.' || word === file);
    if (from === undefined) continue;
    const to = join(app, target, from === '.' || !target.endsWith('/') ? file : (file.split('/').at(-1) as string));
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(ROOT, file), to);
  }
}

function step({ word, rest }: Instruction): void {
  if (word === 'COPY') copy(rest);
  if (word !== 'RUN') return;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', rest], { cwd: app, env: environment(), encoding: 'utf8' });
  expect(status, `RUN ${rest}\n${stdout}\n${stderr}`).toBe(0);
  expect(stderr, `RUN ${rest}`).not.toMatch(/npm warn (?!Unknown user config)/);
}

test('the build stage installs, builds and prunes', () => {
  mkdirSync(app);
  for (const instruction of build?.steps ?? []) step(instruction);
  expect(existsSync(join(app, 'web/dist/index.html'))).toBe(true);
  expect(existsSync(join(app, 'node_modules/vitest'))).toBe(false);
});

test('the pruned tree serves, is healthy and takes a move', async () => {
  const port = await freePort();
  const steps = final?.steps ?? [];
  const settings = Object.assign({}, ...steps.filter(({ word }) => word === 'ENV').map(({ rest }) => settingsOf(rest)));
  const env = environment({ ...settings, HOST: '127.0.0.1', PORT: String(port), DATABASE_URL: join(folder, 'bridgehead.db') });
  const said = (word: string): string[] => commandOf(steps.find((one) => one.word === word)?.rest ?? '');
  const [command = '', ...args] = said('CMD');
  const started = spawn(command, args, { cwd: app, env, stdio: ['ignore', 'pipe', 'inherit'] });
  server = started;
  const isHealthy = (): boolean => {
    const [check = '', ...more] = said('HEALTHCHECK');
    return spawnSync(check, more, { cwd: app, env }).status === 0;
  };
  await expect.poll(() => started.exitCode !== null || isHealthy()).toBe(true);
  expect(started.exitCode, 'the server ended by itself').toBeNull();
  const [table] = await ourTables(`http://127.0.0.1:${port}`, 1);
  await new Promise<void>((seen) => table?.move(seen));
  table?.close();
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect(await page.text()).toContain('<!doctype html>');
});
