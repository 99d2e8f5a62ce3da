/** `bridgehead restore FILE`: puts a backup into an empty database of either kind. */
import { type Copied, databaseFrom, restore } from '@bridgehead/server/backup';
import type { Command } from 'commander';
import { Misuse } from '../misuse.ts';

export function configure(command: Command): void {
  command
    .argument('<file>', 'a backup')
    .option('--database <database>', 'an empty PostgreSQL database or a new SQLite file; DATABASE_URL or data/bridgehead.db if absent')
    .action(async (file: string, { database }: { database?: string }) => {
      const copied = await restore(file, databaseFrom(database)).catch((error: Error) => {
        throw new Misuse(error.message);
      });
      console.log(`Restored ${told(copied)}.`);
    });
}

export const told = ({ people, matches, journal }: Copied): string => `${matches} matches, ${people} people, ${journal} journal entries`;
