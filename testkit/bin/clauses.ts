/**
 * `npm run clauses [-- GAME…]`: how many clauses of the rulebooks are tested (a test that names the clause fails when code that cites it is
 * broken), named only, or untested. Ends with 1 when a clause is named by no test, with 2 when it was asked wrongly.
 */
import { globSync } from 'node:fs';
import { catalogue } from '@bridgehead/games';
import { clausesOf, type Rulebook } from '@bridgehead/kernel';
import { Command } from 'commander';
import { clausesIn, testNames } from '../clause-coverage.ts';
import { ROOT, read } from '../mutants/targets.ts';
import { keep, kept, witnessesFor } from '../mutants/witnesses.ts';
import { loadGame, runCommand } from './common.ts';

interface Coverage {
  readonly clauses: number;
  readonly tested: number;
  readonly named_only: readonly string[];
  readonly untested: readonly string[];
}

function namedClauses(id: string): Set<string> {
  const files = globSync(`games/${id}/test/**/*.test.{ts,tsx}`, { cwd: ROOT });
  return new Set(files.flatMap((file) => testNames(read(file)).flatMap(clausesIn)));
}

function coverageOf(book: Rulebook, named: ReadonlySet<string>, tested: ReadonlySet<string>): Coverage {
  const ids = clausesOf(book).map((clause) => clause.id);
  return {
    clauses: ids.length,
    tested: ids.filter((id) => tested.has(id)).length,
    named_only: ids.filter((id) => named.has(id) && !tested.has(id)),
    untested: ids.filter((id) => !named.has(id)),
  };
}

function print(title: string, book: Rulebook, named: ReadonlySet<string>, tested: ReadonlySet<string>): void {
  const row = (name: string, { clauses, tested: broken, named_only, untested }: Coverage) =>
    console.log(
      `  ${name.padEnd(44)} ${String(broken).padStart(4)} of ${String(clauses).padStart(4)} tested${named_only.length === 0 ? '' : `   ${named_only.length} named only`}${untested.length === 0 ? '' : `   ${untested.length} untested`}`,
    );
  console.log(title);
  for (const chapter of book.chapters) row(chapter.title, coverageOf({ ...book, chapters: [chapter] }, named, tested));
  row('all', coverageOf(book, named, tested));
  for (const { id, text } of clausesOf(book))
    if (!tested.has(id)) console.log(`    ${id.padEnd(9)} ${named.has(id) ? 'named only' : 'untested  '} ${text.slice(0, 110)}`);
  console.log('');
}

async function main(): Promise<number> {
  const command = new Command('clauses')
    .description('Tell which clauses of the rulebooks have a test that names them and fails when they are broken.')
    .argument('[games...]', 'ids of games (default: all)')
    .option('--kept', 'believe what is kept beside the tests, look for nothing anew')
    .option('--update', 'keep what was found beside the tests')
    .option('--json', 'one JSON object and nothing else')
    .exitOverride()
    .parse();
  const { json = false, update = false, kept: believe = false } = command.opts<{ json?: boolean; update?: boolean; kept?: boolean }>();
  const games = await Promise.all((command.args.length > 0 ? command.args : catalogue.map(({ id }) => id)).map(loadGame));
  const all: Record<string, Coverage> = {};
  for (const { id, title, rulebook } of games) {
    const named = namedClauses(id);
    const clauses = clausesOf(rulebook).flatMap((clause) => (named.has(clause.id) ? [clause.id] : []));
    const onClause = (done: number) => {
      if (!json && process.stderr.isTTY)
        process.stderr.write(`\r${title}: ${done} of ${clauses.length}${done === clauses.length ? '\n' : ''}`);
    };
    const witnesses = believe ? kept(id) : await witnessesFor(id, clauses, onClause);
    if (update) keep(id, witnesses);
    const tested = new Set(clauses.filter((clause) => witnesses[clause] !== undefined));
    all[id] = coverageOf(rulebook, named, tested);
    if (!json) print(title, rulebook, named, tested);
  }
  if (json) console.log(JSON.stringify(all));
  return Object.values(all).every(({ untested }) => untested.length === 0) ? 0 : 1;
}

await runCommand(main);
