/** `npm start`: the whole product on embedded storage. Builds the client when needed, then serves it; flags go to `bridgehead serve`. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildWeb } from './build.ts';
import { inWords } from './log-words.ts';

if (!buildWeb()) {
  console.error('The web client could not be built; see the messages above.');
  process.exit(1);
}
const JSON_LOGS = '--json-logs';
const flags = process.argv.slice(2).filter((flag) => flag !== JSON_LOGS);
/** People at a terminal read sentences; programs read the lines as they are. */
const isForPeople = process.stdout.isTTY === true && !process.argv.includes(JSON_LOGS);

const root = join(import.meta.dirname, '..');
const server = spawn(process.execPath, [join(root, 'cli/main.ts'), 'serve', ...flags], {
  stdio: ['inherit', isForPeople ? 'pipe' : 'inherit', 'inherit'],
});
if (server.stdout !== null) createInterface({ input: server.stdout }).on('line', (line) => console.log(inWords(line)));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (isForPeople) console.log('\nClosing. See you next time.');
    server.kill(signal);
  });
server.on('exit', (code) => process.exit(code ?? 0));
