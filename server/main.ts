/** `node server/main.ts [flags]`: the server as a process. */
import { type Config, helpText, type Running, readConfig, startServer } from './index.ts';

const LAST_WORDS = 10_000;

export async function serve(args: readonly string[]): Promise<void> {
  let config: ReturnType<typeof readConfig>;
  try {
    config = readConfig(args, process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.error('Try --help.');
    process.exitCode = 2;
    return;
  }
  if (config === 'help') {
    console.log(helpText());
    return;
  }
  let running: Running;
  try {
    running = await startServer(config);
  } catch (error) {
    console.error(`The server could not start. ${whyNotStarted(error, config)}`);
    // Threads of the database may still be there.
    process.exit(2);
  }
  running.house.log.info({ url: running.url, database: running.house.store.engine.kind }, 'the tables are open');
  const stop = () => {
    running.house.log.info('closing');
    setTimeout(() => process.exit(1), LAST_WORDS).unref();
    void running.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** What an operator can do something about, in a sentence. */
export function whyNotStarted(
  error: unknown,
  { host, port, database, keyFile }: Pick<Config, 'host' | 'port' | 'database' | 'keyFile'>,
): string {
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  const inside = error instanceof AggregateError ? (error.errors[0] as { code?: string }).code : undefined;
  switch (inside ?? code) {
    case 'EISDIR':
      return `${database} is a folder; --database takes a file in it, and so does --key-file.`;
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is in use already; choose another with --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `There is no address "${host}" here, or the database's name is unknown; see --host and --database.`;
    case 'EACCES':
    case 'EPERM':
      return `A file or a port may not be used: ${message}. See --database, --key-file (${keyFile}) and --port.`;
    case 'ECONNREFUSED':
    case 'ETIMEDOUT':
      return 'PostgreSQL does not answer at the address of --database.';
    case '28P01':
    case '28000':
      return 'PostgreSQL refuses the name or the password in --database.';
    case '3D000':
      return 'PostgreSQL has no database of the name in --database.';
    default:
      break;
  }
  if (/unable to open database file|not a database|malformed/i.test(message))
    return `${database} cannot be used as a database: ${message}.`;
  return message.endsWith('.') ? message : `${message}.`;
}

if (import.meta.main) await serve(process.argv.slice(2));
