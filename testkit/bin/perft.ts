/** `npm run perft [-- GAME]`: the number of answer sequences from each game's fixed scenes. */
import { existsSync } from 'node:fs';
import { catalogue } from '@bridgehead/games';
import { type PerftScene, perft } from '../perft.ts';
import { loadGame, runCommand } from './common.ts';

async function main(): Promise<number> {
  const [wanted] = process.argv.slice(2);
  for (const id of wanted === undefined ? catalogue.map((entry) => entry.id) : [wanted]) {
    const game = await loadGame(id);
    const file = new URL(`../../games/${id}/test/perft.ts`, import.meta.url);
    if (!existsSync(file)) continue;
    const { perftScenes } = (await import(file.href)) as { perftScenes: readonly PerftScene[] };
    console.log(game.title);
    for (const scene of perftScenes)
      for (const depth of scene.depths)
        console.log(`  ${scene.name.padEnd(40)} ${String(depth).padStart(2)} ${String(perft(game, scene, depth)).padStart(12)}`);
  }
  return 0;
}

await runCommand(main);
