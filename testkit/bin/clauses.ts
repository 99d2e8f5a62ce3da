/**
 * `npm run clauses [-- GAME…]`: every clause of every game (or of those named) has a test that names it, or this ends
 * with 1; with 2 when it was asked wrongly.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogue } from '@bridgehead/games';
import { type Chapter, clausesOf, type Rulebook } from '@bridgehead/kernel';
import { Command } from 'commander';
import { clausesIn, testNames } from '../clause-coverage.ts';
import { loadGame, runCommand } from './common.ts';

interface Coverage {
  readonly clauses: number;
  readonly tested: number;
  readonly untested: readonly string[];
}

const GAMES = fileURLToPath(new URL('../../games/', import.meta.url));

function testedClauses(id: string): Set<string> {
  const files = globSync(`${id}/test/**/*.test.{ts,tsx}`, { cwd: GAMES });
  return new Set(files.flatMap((file) => testNames(readFileSync(`${GAMES}${file}`, 'utf8')).flatMap(clausesIn)));
}

function coverageOf(book: Rulebook, tested: ReadonlySet<string>): Coverage {
  const ids = clausesOf(book).map((clause) => clause.id);
  const untested = ids.filter((id) => !tested.has(id));
  return { clauses: ids.length, tested: ids.length - untested.length, untested };
}

function print(title: string, book: Rulebook, tested: ReadonlySet<string>): void {
  const row = (name: string, { clauses, tested: with_, untested }: Coverage) =>
    console.log(
      `  ${name.padEnd(44)} ${String(with_).padStart(4)} of ${String(clauses).padStart(4)}${untested.length === 0 ? '' : `   ${untested.length} untested`}`,
    );
  console.log(title);
  for (const chapter of book.chapters) row(chapter.title, coverageOf({ ...book, chapters: [chapter] }, tested));
  row('all', coverageOf(book, tested));
  for (const clause of book.chapters.flatMap((chapter: Chapter) => chapter.clauses))
    if (!tested.has(clause.id)) console.log(`    ${clause.id}  ${clause.text}`);
  console.log('');
}

async function main(): Promise<number> {
  const command = new Command('clauses')
    .description('Tell which clauses of the rulebooks have a test that names them.')
    .argument('[games...]', 'ids of games (default: all)')
    .option('--json', 'one JSON object and nothing else')
    .exitOverride()
    .parse();
  const { json = false } = command.opts<{ json?: boolean }>();
  const games = await Promise.all((command.args.length > 0 ? command.args : catalogue.map(({ id }) => id)).map(loadGame));
  const all: Record<string, Coverage> = {};
  for (const game of games) {
    const tested = testedClauses(game.id);
    all[game.id] = coverageOf(game.rulebook, tested);
    if (!json) print(game.title, game.rulebook, tested);
  }
  if (json) console.log(JSON.stringify(all));
  return Object.values(all).every(({ untested }) => untested.length === 0) ? 0 : 1;
}

await runCommand(main);
