/** What is fetched before the first move, and what is not. */
import { catalogue } from '@bridgehead/games';
import { expect, test } from 'vitest';
import { gameChunk, tableChunk } from '../plugins/chunks.ts';
import { withoutRulebooks } from '../plugins/without-rulebooks.ts';

/** By module: who imports it plainly. */
const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  '/web/pages/solo.tsx': [],
  '/web/table/frame.tsx': ['/web/pages/solo.tsx', '/web/pages/replay.tsx'],
  '/web/pages/replay.tsx': [],
  '/web/table/result-panel.tsx': [],
  '/games/chess/index.ts': [],
  '/games/chess/rules/move.ts': ['/games/chess/rules/turn.ts'],
  '/games/chess/rules/turn.ts': ['/games/chess/rules/move.ts', '/games/chess/index.ts'],
  '/games/chess/ui/index.tsx': [],
  '/games/chess/ui/piece.tsx': ['/games/chess/ui/index.tsx', '/games/chess/ui/album/index.tsx'],
  '/games/chess/ui/album/index.tsx': [],
  '/games/chess/ui/album/page.tsx': ['/games/chess/ui/album/index.tsx'],
  '/games/chess/lab.ts': [],
  '/games/go/opening.ts': ['/games/go/index.ts'],
  '/games/go/index.ts': [],
  '/games/go/rules/komi.ts': ['/games/go/opening.ts'],
  '/games/go/rules/capture.ts': ['/games/go/index.ts'],
};
const graph = {
  getModuleInfo: (id: string) => (IMPORTERS[id] === undefined ? null : { importers: IMPORTERS[id] }),
};

test('a game is one file with what its rules and its table import plainly; the rest is fetched later', () => {
  const chunks = Object.keys(IMPORTERS)
    .filter((id) => id.startsWith('/games/chess'))
    .map((id) => gameChunk(id, graph));
  expect(chunks).toEqual(['game-chess', 'game-chess', 'game-chess', 'game-chess', 'game-chess', null, null, null]);
});

test('of a game with an opening the one file has what the first question needs; the rest of its rules is fetched later', () => {
  const chunks = Object.keys(IMPORTERS)
    .filter((id) => id.startsWith('/games/go'))
    .map((id) => gameChunk(id, graph));
  expect(chunks).toEqual(['game-go', null, 'game-go', null]);
});

test('the frame is one file; panels that open later are not in it', () => {
  const chunks = Object.keys(IMPORTERS)
    .filter((id) => id.startsWith('/web'))
    .map((id) => tableChunk(id, graph));
  expect(chunks).toEqual(['table', 'table', null, null]);
});

test('in a page a game comes without its rulebook, which the shelf has', async () => {
  const { resolveId, load } = withoutRulebooks() as unknown as Record<'resolveId' | 'load', (...args: string[]) => string | null>;
  const none = resolveId('./rulebook/index.ts', '/x/games/chess/index.ts') as string;
  expect(load(none)).toBe('export const rulebook = null;');
  for (const file of ['index', 'opening']) expect(resolveId('./rulebook.ts', `/x/games/chess/${file}.ts`)).toBe(none);
  for (const [source, importer] of [
    ['./rulebook/index.ts', '/x/games/chess/shelf.ts'],
    ['./rules/index.ts', '/x/games/chess/index.ts'],
  ] as const)
    expect(resolveId(source, importer)).toBeNull();
  for (const shelf of catalogue) expect(await shelf.rulebook(), shelf.id).toBe((await shelf.load()).rulebook);
});

test('a game and its opening are one and the same', async () => {
  for (const { id, load, opening } of catalogue) if (opening !== undefined) expect((await opening()).game, id).toBe(await load());
});
