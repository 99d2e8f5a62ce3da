/** `node server/main.ts [flags]`: the server as a process. */
import { helpText, readConfig, startServer } from './index.ts';

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
  const running = await startServer(config);
  running.house.log.info({ url: running.url, database: running.house.store.engine.kind }, 'the tables are open');
  const stop = () => {
    running.house.log.info('closing');
    setTimeout(() => process.exit(1), LAST_WORDS).unref();
    void running.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

if (import.meta.main) await serve(process.argv.slice(2));
