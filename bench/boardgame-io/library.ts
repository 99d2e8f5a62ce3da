/** boardgame.io, in a folder and with a lockfile of its own: only measuring needs it, so the first measurement installs it. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const FOLDER = import.meta.dirname;
const load = createRequire(import.meta.url);

export function install(): void {
  if (existsSync(join(FOLDER, 'node_modules/boardgame.io/package.json'))) return;
  process.stderr.write('Installing boardgame.io to measure next to it, once.\n');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('boardgame.io could not be installed; `npm ci` in bench/boardgame-io says why.');
}

// biome-ignore lint/suspicious/noExplicitAny: the package's own types do not resolve under node's module rules
export type BoardgameIo = any;

/** A part of the installed tree: 'boardgame.io/server', 'socket.io-client'. */
export function part<T>(name: string): T {
  install();
  return load(name) as T;
}
