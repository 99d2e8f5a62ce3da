/** Our server as the load test runs it: with its usual settings but for the limits on strangers. */
import { readConfig, startServer } from '@bridgehead/server';
import { flagsOf, UNLIMITED } from '../command.ts';
import { present } from './child.ts';

const unlimited = flagsOf(UNLIMITED);
const config = readConfig([...unlimited, '--port', '0', '--log-level', 'warn', ...process.argv.slice(2)], {});
if (config === 'help') throw new Error('not here');
present((await startServer(config)).url);
