/** Our server as the load test runs it: with its usual settings but for the limits on strangers. */
import { readConfig, startServer } from '@bridgehead/server';
import { present } from './child.ts';

const unlimited = ['--message-rate', '1000000', '--request-rate', '10000000', '--matches-each', '1000000', '--connections-each', '100000'];
const config = readConfig([...unlimited, '--port', '0', '--log-level', 'warn', ...process.argv.slice(2)], {});
if (config === 'help') throw new Error('not here');
present((await startServer(config)).url);
