/** The scaffolding makes a game that plays at once and passes the suite that every game passes. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, type Ask, Run, readOptions, SeededChance, say, seedFrom } from '@bridgehead/kernel';
import { CHECKS } from '@bridgehead/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES, type NewNames, namesFor, renamed, scaffold, withEntry } from '../new-game/new-game.ts';

const names = namesFor('scratch-duel') as NewNames;
const folder = join(GAMES, names.id);
let game: AnyGame;

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  scaffold(names);
  game = ((await import(join(folder, 'index.ts'))) as { game: AnyGame }).game;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('names follow from the folder, and odd ones are refused', () => {
  expect(names).toEqual({ id: 'scratch-duel', title: 'Scratch Duel', prefix: 'SD' });
  expect(namesFor('chess')).toMatchObject({ prefix: 'CHE' });
  for (const odd of ['', 'Tiny', 'tiny duel', '../x', 'a', '9lives']) expect(namesFor(odd), odd).toHaveProperty('problem');
  expect(renamed('Template Game template-game TPL-4 tpl.no', names)).toBe('Scratch Duel scratch-duel SD-4 sd.no');
});

test('a second game of the same name is refused and the first one kept', () => {
  expect(() => scaffold(names)).toThrow('already');
  expect(readFileSync(join(folder, 'index.ts'), 'utf8')).toContain("id: 'scratch-duel'");
});

test('the catalogue gets one more line', () => {
  const before = readFileSync(join(GAMES, 'catalogue.ts'), 'utf8');
  const after = withEntry(before, names);
  expect(after.split('\n').length).toBe(before.split('\n').length + 1);
  expect(after).toContain("() => import('./scratch-duel/index.ts')");
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

test.each(Object.entries(CHECKS))('it conforms: %s', (_name, check) => {
  expect(check(game, { seats: [2, 3], games: 2, seed: 4 })).toBeNull();
});
