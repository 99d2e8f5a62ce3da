/** Builds the web client into web/dist, unless what is there is newer than everything it is made of. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const built = join(root, 'web/dist/index.html');
const SOURCES = ['{kernel,games,match,bots,lab,ui,web}/**/*.{ts,tsx,css,html,svg,json}', 'package-lock.json'];

export function isFresh(): boolean {
  if (!existsSync(built)) return false;
  const made = statSync(built).mtimeMs;
  const sources = globSync(SOURCES, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/test/**'] });
  return sources.every((file) => statSync(join(root, file)).mtimeMs <= made);
}

/** True when the client is there, built just now or before. */
export function buildWeb(): boolean {
  if (isFresh()) return true;
  const { status } = spawnSync(join(root, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    stdio: 'inherit',
    // A test runner's own environment would make a larger client than the one that is shipped.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return status === 0;
}

if (import.meta.main) process.exitCode = buildWeb() ? 0 : 1;
