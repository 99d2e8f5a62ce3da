/** `npm run new-game NAME [-- --prefix XYZ]`: a tiny complete game to change into your own. docs/add-a-game.md walks through it. */
import { readFlags } from './flags.ts';
import { newGame } from './new-game/new-game.ts';

const { values, positionals } = readFlags({ allowPositionals: true, options: { prefix: { type: 'string' } } });
const [name] = positionals;
if (name === undefined) {
  console.error('Usage: npm run new-game NAME -- --prefix TDL    (small letters and hyphens: tiny-duel)');
  process.exitCode = 2;
} else {
  try {
    newGame(name, values.prefix);
    console.log(`games/${name} is there and in the catalogue. Try:\n  npx vitest run games/${name}\n  npm start, then /play/${name}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
