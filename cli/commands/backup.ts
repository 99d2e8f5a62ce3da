/** `bridgehead backup FILE`: everything the server keeps, in one file, while it runs. */
import { backUp, databaseFrom } from '@bridgehead/server/backup';
import type { Command } from 'commander';
import { Misuse } from '../misuse.ts';
import { told } from './restore.ts';

export function configure(command: Command): void {
  command
    .argument('<file>', 'the file to write; it must not exist yet')
    .option('--database <database>', 'postgres:// address or SQLite file; DATABASE_URL or data/bridgehead.db if absent')
    .action(async (file: string, { database }: { database?: string }) => {
      const copied = await backUp(databaseFrom(database), file).catch((error: Error) => {
        throw new Misuse(error.message);
      });
      console.log(`${file}: ${told(copied)}.`);
    });
}
