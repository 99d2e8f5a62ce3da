/** Backing up and restoring, for the command line. */
import { SETTINGS } from './config.ts';

export { backUp, type Copied, restore } from './store/backup.ts';

/** What `serve` would use. */
export const databaseFrom = (flag: string | undefined): string => flag ?? process.env[SETTINGS.database.env] ?? SETTINGS.database.default;
