/** `node server/bin/backup.ts FROM.db TO.db`: a copy of an SQLite database, whole and consistent, while the server runs. */
import { existsSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';

export async function backUp(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new Error(`There is no database ${from}.`);
  if (existsSync(to)) throw new Error(`${to} exists already; name another file.`);
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(source, to);
  } finally {
    source.close();
  }
}

if (import.meta.main) {
  const [from, to] = process.argv.slice(2);
  if (from === undefined || to === undefined) {
    console.error('Usage: node server/bin/backup.ts FROM.db TO.db');
    process.exitCode = 2;
  } else
    await backUp(from, to).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
    });
}
