/** `npm start`: the whole product on embedded storage. Builds the client when needed, then serves it; flags go to `bridgehead serve`. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb } from './build.ts';

if (!buildWeb()) {
  console.error('The web client could not be built; see the messages above.');
  process.exit(1);
}
const root = join(import.meta.dirname, '..');
const server = spawn(process.execPath, [join(root, 'cli/main.ts'), 'serve', ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
