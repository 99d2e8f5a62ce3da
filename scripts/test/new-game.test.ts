/** The scaffolding makes a game that plays at once and passes the suite that every game passes. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Shelf } from '@bridgehead/games';
import { type AnyGame, type Ask, Run, readOptions, SeededChance, say, seedFrom } from '@bridgehead/kernel';
import { drawingName } from '@bridgehead/ui/icons/authors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES, type NewNames, namesFor, newGame, renamed, scaffold } from '../new-game/new-game.ts';

const names = namesFor('scratch-duel') as NewNames;
/** Out of the way of tests that read every folder of `games/`, which may run at the same time. */
const SCRATCH = join(GAMES, '.scratch');
const folder = join(SCRATCH, names.id);
let game: AnyGame;

beforeAll(async () => {
  rmSync(SCRATCH, { recursive: true, force: true });
  scaffold(names, SCRATCH);
  game = ((await import(join(folder, 'index.ts'))) as { game: AnyGame }).game;
});
afterAll(() => rmSync(SCRATCH, { recursive: true, force: true }));

test('names follow from the folder, and odd ones are refused', () => {
  expect(names).toEqual({ id: 'scratch-duel', title: 'Scratch Duel', prefix: 'SD' });
  expect(namesFor('chess')).toMatchObject({ prefix: 'CHE' });
  expect(namesFor('bridge-crew', 'BRC')).toMatchObject({ prefix: 'BRC' });
  for (const odd of ['brc', 'B', 'TOOLONG', 'B1']) expect(namesFor('chess', odd), odd).toHaveProperty('problem');
  for (const odd of ['', 'Tiny', 'tiny duel', '../x', 'a', '9lives']) expect(namesFor(odd), odd).toHaveProperty('problem');
  expect(renamed('Template Game template-game TPL-4 tpl.no', names)).toBe('Scratch Duel scratch-duel SD-4 sd.no');
});

test('a second game of the same name is refused and the first one kept', () => {
  expect(() => scaffold(names, SCRATCH)).toThrow('already');
  expect(readFileSync(join(folder, 'index.ts'), 'utf8')).toContain("id: 'scratch-duel'");
});

test('outside its folder only the catalogue changes: its line, and the one that finds it', () => {
  const root = mkdtempSync(join(tmpdir(), 'bridgehead-games-'));
  const before = readFileSync(join(GAMES, 'catalogue.ts'), 'utf8');
  writeFileSync(join(root, 'catalogue.ts'), before);
  writeFileSync(join(root, 'shelf.ts'), 'untouched');
  newGame('scratch-duel', 'SCD', root);
  expect(readdirSync(root).sort()).toEqual(['catalogue.ts', 'scratch-duel', 'shelf.ts']);
  expect(readFileSync(join(root, 'shelf.ts'), 'utf8')).toBe('untouched');
  const after = readFileSync(join(root, 'catalogue.ts'), 'utf8').split('\n');
  const added = after.filter((line) => !before.split('\n').includes(line));
  expect(added).toEqual(["import { shelf as scratchDuel } from './scratch-duel/shelf.ts';", '  scratchDuel,']);
  expect(after.length).toBe(before.split('\n').length + 2);
  expect(readFileSync(join(root, 'scratch-duel/rulebook/en.md'), 'utf8')).toContain('SCD-1');
  rmSync(root, { recursive: true });
});

test('its shelf has a table with a guide, emblem and icons with their authors', async () => {
  const { shelf } = (await import(join(folder, 'shelf.ts'))) as { shelf: Shelf };
  const [table, icons] = await Promise.all([shelf.table?.(), shelf.icons()]);
  expect(table).toMatchObject({ parts: { Board: expect.any(Function), Hand: expect.any(Function) }, memory: { guide: { seat: 0 } } });
  for (const name of Object.keys(icons.authors)) expect(icons.drawings, name).toHaveProperty(drawingName(name));
  expect((await game.laboratory?.())?.measures.length).toBeGreaterThan(0);
});

test('it plays to the end between two bots, and every sentence has its words', () => {
  const read = readOptions(game.options, {});
  const run = Run.begin(
    game,
    { seats: 2, options: 'options' in read ? read.options : {}, chance: new SeededChance(seedFrom(1)) },
    { kept: true, watched: true },
  );
  const chance = new SeededChance(seedFrom(2));
  while (run.result === null) {
    const ask = run.openAsks[0] as Ask;
    const prompt = run.prompt(ask.seat);
    const words = say(game.describe.option(run.view(ask.seat), prompt as never, prompt?.options[0] ?? null), game.wording);
    expect(words).not.toMatch(/^sd\./);
    const guess = run.imagine(ask.seat, chance);
    expect(run.answer(ask.seat, ask.id, game.knowledge.officer(guess.state, guess.askOf(ask.seat) as Ask, chance))).not.toHaveProperty(
      'refused',
    );
  }
  for (const { all } of run.takeEvents())
    if (all !== null) expect(say(game.describe.event(all, 'spectator'), game.wording)).not.toMatch(/^sd\./);
});
