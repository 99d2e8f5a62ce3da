/** `npm run new-game NAME`: a tiny complete game to change into your own. docs/add-a-game.md walks through it. */
import { newGame } from './new-game/new-game.ts';

const [name] = process.argv.slice(2);
if (name === undefined) {
  console.error('Usage: npm run new-game NAME    (small letters and hyphens: tiny-duel)');
  process.exitCode = 2;
} else {
  try {
    newGame(name);
    console.log(`games/${name} is there and in the catalogue. Try:\n  npx vitest run games/${name}\n  npm start, then /play/${name}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
