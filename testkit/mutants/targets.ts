/** What is mutated and which tests have to notice: a game's rules and cards, the kernel, the match layer. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from '@bridgehead/games';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface Target {
  readonly name: string;
  readonly sources: readonly string[];
  readonly tests: readonly string[];
}

const files = (...patterns: string[]): string[] => globSync(patterns, { cwd: ROOT }).sort();
const without = (all: readonly string[], ...names: string[]): string[] =>
  all.filter((file) => !names.some((name) => file.endsWith(`/${name}`)));

const ROOMS: Readonly<Record<string, () => Target>> = {
  kernel: () => ({
    name: 'kernel',
    sources: without(files('kernel/*.ts'), 'index.ts'),
    tests: files('kernel/test/*.test.ts', 'testkit/test/{crews,conformance,stage}.test.ts'),
  }),
  // Schemas of messages are data that the protocol's own tests and every client read.
  match: () => ({
    name: 'match',
    sources: without(files('match/*.ts'), 'index.ts', 'api.ts', 'protocol.ts', 'client.ts'),
    tests: files('match/test/*.test.ts', 'testkit/test/crews.test.ts'),
  }),
};

const gameTarget = (id: string): Target => ({
  name: id,
  sources: files(`games/${id}/{actions,rules,cards,decks}/**/*.ts`, `games/${id}/{cards,board,ship,constants,odds}.ts`),
  // Bots may play badly; rules may not be wrong.
  tests: without(files(`games/${id}/test/*.test.ts`), 'bot.test.ts'),
});

/** Where a game's code cites clauses: rules and cards, and what is shown, remembered, suggested and agreed on. */
export const citing = (id: string): Target => ({
  ...gameTarget(id),
  sources: files(
    `games/${id}/{actions,rules,cards,decks}/**/*.ts`,
    `games/${id}/{cards,board,ship,constants,odds,dice,state,view,view-again,options,index,opening,resample,preview,sparks,describe}.ts`,
  ),
});

export const names = (): string[] => [...catalogue.map(({ id }) => id), ...Object.keys(ROOMS)];

export function targetOf(name: string): Target | null {
  if (Object.hasOwn(ROOMS, name)) return (ROOMS[name] as () => Target)();
  return catalogue.some(({ id }) => id === name) ? gameTarget(name) : null;
}

export const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
