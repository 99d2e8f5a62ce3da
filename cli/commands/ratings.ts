/** `bridgehead ratings`: who is best at each game; `--again` computes every figure again from how the matches came out. */
import { databaseFrom, isProvisional, marginOf, openStore, pointsOf, rateAgain } from '@bridgehead/server/ratings';
import type { Command } from 'commander';

export function configure(command: Command): void {
  command
    .option('--again', 'work everything out again and say what was different')
    .option('--json', 'for programs')
    .option('--database <database>', 'postgres:// address or SQLite file; DATABASE_URL or data/bridgehead.db if absent')
    .action(async ({ again, json, database }: { again?: boolean; json?: boolean; database?: string }) => {
      const store = await openStore({ database: databaseFrom(database) });
      try {
        const said = again === true ? await rateAgain(store) : await leaders(store);
        if (json === true) console.log(JSON.stringify(said));
        else console.table(said);
      } finally {
        await store.close();
      }
    });
}

async function leaders(store: Awaited<ReturnType<typeof openStore>>) {
  const rows = [];
  for (const game of await store.ratings.games())
    for (const { who, name, matches, ...rating } of await store.ratings.leaders(game, 20))
      rows.push({
        game,
        name: name ?? who,
        rating: pointsOf(rating),
        '±': marginOf(rating),
        matches,
        provisional: isProvisional(who, matches, rating),
      });
  return rows;
}
