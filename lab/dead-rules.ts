/**
 * Dead rules: clauses that no game exercised. The rules cite their clauses next to the code that needs them; the engine's own
 * coverage tells which of that code ran. So the numbers are those of the rulebook and of the tests.
 */
import { globSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { clausesOf } from '@bridgehead/kernel';
import type { Experiment } from './experiment.ts';
import { playShard } from './shard.ts';
import { loadVariant } from './worker.ts';

export interface DeadRules {
  /** Cited where code ran. */
  readonly exercised: readonly string[];
  /** Cited only where nothing ran. */
  readonly dead: readonly string[];
  /** Cited nowhere in the rules: facts, definitions, and what the shape of the data already says. */
  readonly uncited: readonly string[];
}

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** Plays some games under the eyes of the engine's coverage. In a process or thread that has not yet loaded the game. */
export async function findDeadRules(experiment: Experiment, games: number): Promise<DeadRules> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const { game, laboratory } = await loadVariant(experiment.game, experiment.patches);
  playShard(game, laboratory, experiment, 0, games);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  const folder = join(import.meta.dirname, '../games', experiment.game);
  const cited = new Map<string, boolean>();
  for (const file of globSync(['rules/**/*.ts', 'odds.ts', 'resample.ts', 'view.ts', 'cards/**/*.ts', 'cards.ts', 'board.ts'], {
    cwd: folder,
  })) {
    const path = join(folder, file);
    const covered = result.find((script) => script.url === pathToFileURL(path).href);
    const ranges = covered?.functions.flatMap((fn) => fn.ranges) ?? [];
    for (const { clause, at } of citationsIn(readFileSync(path, 'utf8')))
      cited.set(clause, (cited.get(clause) ?? false) || hasRun(ranges, at));
  }
  const all = clausesOf(game.rulebook).map((clause) => clause.id);
  return {
    exercised: all.filter((id) => cited.get(id) === true),
    dead: all.filter((id) => cited.get(id) === false),
    uncited: all.filter((id) => !cited.has(id)),
  };
}

/** Each clause with the place of the code it belongs to: the same line, or for a comment line the next line of code. */
export function citationsIn(source: string): { clause: string; at: number }[] {
  const lines = source.split('\n');
  const starts = [0];
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  return lines.flatMap((line, i) => {
    const comment = /\/\/.*|\/\*.*|^\s*\*.*/.exec(line)?.[0] ?? '';
    const clauses = spellOut(comment);
    if (clauses.length === 0) return [];
    let code = i;
    if (/^\s*(\/\/|\/\*|\*)/.test(line))
      do code++;
      while (code < lines.length && /^\s*(\/\/|\/\*|\*|$)/.test(lines[code] ?? ''));
    const text = lines[code] ?? '';
    const at = (starts[code] ?? 0) + Math.max(text.search(/[{=(]\s*\S/) + 1, text.search(/\S/));
    return clauses.map((clause) => ({ clause, at }));
  });
}

/** 'STC-49', 'STC-R6 to STC-R8', 'STC-40–48'. */
function spellOut(comment: string): string[] {
  const found: string[] = [];
  for (const match of comment.matchAll(/\b([A-Z]{3})-([RPB]?)(\d+)(?:\s*(?:to|–)\s*(?:[A-Z]{3}-)?[RPB]?(\d+))?/g)) {
    const [, prefix, kind, from, to] = match;
    for (let n = Number(from); n <= Number(to ?? from); n++) found.push(`${prefix}-${kind}${n}`);
  }
  return found;
}

/** The smallest range around the place decides. */
function hasRun(ranges: readonly Range[], at: number): boolean {
  let inner: Range | null = null;
  for (const range of ranges) {
    if (at < range.startOffset || at >= range.endOffset) continue;
    if (inner === null || range.endOffset - range.startOffset <= inner.endOffset - inner.startOffset) inner = range;
  }
  return (inner?.count ?? 0) > 0;
}
