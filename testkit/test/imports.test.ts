/** Dependencies point one way (docs/architecture.md). Reads every import of every source file. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ROOMS = ['kernel', 'testkit', 'games', 'match', 'bots', 'server', 'ui', 'web', 'cli', 'lab', 'bench', 'e2e', 'scripts'];

/** What may be imported from where, first match wins. `$1` is the game's own name; packages are named as they are imported. */
const DIRECTIONS: readonly { readonly from: RegExp; readonly to: readonly string[]; readonly packages: RegExp }[] = [
  { from: /^kernel\/test\//, to: ['kernel', 'testkit'], packages: /^(vitest|fast-check)$/ },
  { from: /^kernel\//, to: ['kernel'], packages: /^(@noble\/|canonicalize$)/ },
  { from: /^testkit\/(bin\/|mutants\/|test\/|postgres\.ts)/, to: ['testkit', 'kernel', 'games', 'match'], packages: /./ },
  { from: /^testkit\//, to: ['testkit', 'kernel', 'match'], packages: /^(vitest|fast-check)$/ },
  { from: /^games\/[^/]+$/, to: ['games', 'kernel', 'ui'], packages: /^(react|node:fs|node:path)$/ },
  { from: /^games\/([^/]+)\/(shelf|intro|icons\/\w+)\.ts$/, to: ['games/$1', 'games/shelf', 'kernel', 'ui'], packages: /^$/ },
  { from: /^games\/([^/]+)\/(?:ui|builder)\/test\//, to: ['games/$1', 'kernel', 'ui', 'bots', 'testkit'], packages: /./ },
  { from: /^games\/([^/]+)\/(?:ui|builder)\//, to: ['games/$1', 'kernel', 'ui'], packages: /^(?!node:)/ },
  { from: /^games\/([^/]+)\/test\//, to: ['games/$1', 'games/catalogue.ts', 'kernel', 'testkit', 'ui'], packages: /./ },
  { from: /^games\/([^/]+)\/rulebook\//, to: ['games/rulebook'], packages: /^$/ },
  { from: /^games\/([^/]+)\//, to: ['games/$1', 'kernel'], packages: /^$/ },
  { from: /^match\/(bin|test)\//, to: ['match', 'kernel', 'testkit', 'games', 'bots'], packages: /./ },
  { from: /^match\//, to: ['match', 'kernel'], packages: /^(?!node:|react)/ },
  { from: /^bots\/(bin|test)\//, to: ['bots', 'kernel', 'testkit', 'games', 'match'], packages: /./ },
  { from: /^bots\//, to: ['bots', 'kernel'], packages: /^(?!react)/ },
  { from: /^ui\/(bin|test)\//, to: ['ui', 'kernel', 'testkit'], packages: /./ },
  { from: /^ui\//, to: ['ui', 'kernel'], packages: /^(?!node:)/ },
  { from: /^web\/test\//, to: ['web', 'ui', 'games', 'kernel', 'match', 'bots', 'testkit'], packages: /./ },
  { from: /^web\//, to: ['web', 'ui', 'games', 'kernel', 'match', 'bots', 'lab'], packages: /./ },
  { from: /^lab\//, to: ['lab', 'kernel', 'games', 'bots', 'match', 'testkit'], packages: /./ },
  { from: /^server\//, to: ['server', 'kernel', 'games', 'match', 'bots', 'lab', 'testkit'], packages: /./ },
  { from: /^cli\//, to: ['cli', 'kernel', 'games', 'match', 'bots', 'lab', 'server', 'testkit', 'ui/typed'], packages: /./ },
  { from: /^(bench|e2e|scripts)\//, to: ROOMS, packages: /./ },
];

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

export function importsOf(source: string): string[] {
  return [...source.matchAll(IMPORT)].map((match) => (match[1] ?? match[2] ?? match[3]) as string);
}

/** Why this file may not import that; null when it may. */
export function objection(file: string, specifier: string): string | null {
  const rule = DIRECTIONS.find(({ from }) => from.test(file));
  if (rule === undefined) return 'belongs to no room';
  const own = rule.from.exec(file)?.[1] ?? '';
  const target = targetOf(file, specifier);
  if (target === null) return rule.packages.test(specifier) ? null : `may not use the package ${specifier}`;
  const rooms = rule.to.map((room) => room.replace('$1', own));
  if (!rooms.some((room) => target === room || target.startsWith(`${room}/`))) return `may not import ${target}`;
  const intoUi = /^games\/[^/]+\/ui(\/|$)/.test(target) && /^games\/[^/]+\/(?!ui\/|builder\/|test\/|shelf\.ts)/.test(file);
  const intoTests = target.includes('/test/') && !/\/(test|bin)\/|\.test\./.test(file) && !/^(bench|e2e|scripts)\//.test(file);
  return intoUi ? 'rules may not import a table' : intoTests ? 'may not import a test' : null;
}

/** The file or folder of ours that is meant, from the root; null for packages. */
function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  return specifier.startsWith('@bridgehead/') ? specifier.slice('@bridgehead/'.length) : null;
}

const files = ROOMS.flatMap((room) =>
  globSync(`${room}/**/*.{ts,tsx}`, { cwd: ROOT, exclude: (name) => /node_modules|^dist$/.test(name) }),
);

test('every import points in an allowed direction', () => {
  expect(files.length).toBeGreaterThan(50);
  const wrong = files.flatMap((file) =>
    importsOf(readFileSync(join(ROOT, file), 'utf8')).flatMap((specifier) => {
      const why = objection(file, specifier);
      return why === null ? [] : [`${file} ${why}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['kernel/run.ts', '@bridgehead/games', 'may not import games'],
  ['kernel/run.ts', 'node:fs', 'may not use the package node:fs'],
  ['games/a/rules/turn.ts', '../../b/cards.ts', 'may not import games/b/cards.ts'],
  ['games/a/rules/turn.ts', 'react', 'may not use the package react'],
  ['games/a/rules/turn.ts', '../ui/table.tsx', 'rules may not import a table'],
  ['games/a/rules/turn.ts', '@bridgehead/bots', 'may not import bots'],
  ['games/a/ui/table.tsx', '@bridgehead/games/b', 'may not import games/b'],
  ['bots/search.ts', '@bridgehead/games', 'may not import games'],
  ['web/main.tsx', '@bridgehead/server', 'may not import server'],
  ['web/main.tsx', '../server/protocol.ts', 'may not import server/protocol.ts'],
  ['match/match.ts', '@bridgehead/bots', 'may not import bots'],
  ['nowhere/x.ts', 'react', 'belongs to no room'],
])('%s importing %s is objected to', (file, specifier, why) => {
  expect(objection(file, specifier)).toBe(why);
});

test('imports are found however they are written', () => {
  const source = `import a from 'a';\nimport {\n  b,\n} from "b";\nimport type { C } from 'c';\nexport * from 'd';\nimport 'e';\nconst f = await import('f');`;
  expect(importsOf(source)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});
