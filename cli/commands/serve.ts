/** `bridgehead serve`: the server. Its flags, and the environment variables behind them, are listed by --help. */
import { serve } from '@bridgehead/server/main';
import type { Command } from 'commander';

export function configure(command: Command): void {
  command
    .helpOption(false)
    .allowUnknownOption()
    .allowExcessArguments()
    .action(() => serve(process.argv.slice(3)));
}
