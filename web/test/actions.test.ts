/** Every action of every game on the shelf: a verb has its drawn half, a button, an outcome, and words in the catalogue. */
import { catalogue } from '@bridgehead/games';
import { type AnyGame, type Ask, Run, randomAnswer, SeededChance, say, seedFrom } from '@bridgehead/kernel';
import { usualTable } from '@bridgehead/testkit';
import type { GameTable, TableContext } from '@bridgehead/ui';
import { describe, expect, test } from 'vitest';

const MATCHES = 3;
const ANSWERS = 120;

/** As much of a table as buttons and outcomes look at. */
function tableAt(game: AnyGame, table: GameTable, run: Run<unknown>, ask: Ask): TableContext {
  const words = { ...table.words?.wording, ...game.wording };
  const context: Partial<TableContext> = {
    game,
    view: run.view(ask.seat),
    viewer: ask.seat,
    prompt: run.prompt(ask.seat),
    seats: [],
    log: [],
    fresh: [],
    result: null,
    picked: [],
    kept: {},
    selection: null,
    looked: null,
    aim: null,
    say: (phrase) => say(phrase, words),
    nameOf: (seat) => `Seat ${seat + 1}`,
  };
  return context as TableContext;
}

describe.each(catalogue.map((shelf) => [shelf.id, shelf] as const))('%s', (_id, shelf) => {
  test('every verb has both halves of its row, and each speaks wherever the verb is offered', async () => {
    const [game, table] = [await shelf.load(), await shelf.table?.()];
    const verbs = Object.keys(game.actions?.rows ?? {});
    if (verbs.length === 0 || table?.words?.looks === undefined) return;
    expect([...table.words.looks].sort()).toEqual(verbs.toSorted());
    const met = new Set<string>();
    const raw = /\{\w+\}|undefined|NaN|^[a-z]{2,4}\.[a-z]/;
    for (let match = 0; match < MATCHES; match++) {
      const chance = new SeededChance(seedFrom(match, 71));
      const run: Run<unknown> = Run.begin(game, { ...usualTable(game), chance: new SeededChance(seedFrom(match, 72)) }, { kept: true });
      for (let i = 0; i < ANSWERS && run.result === null; i++) {
        const ask = run.openAsks[0] as Ask;
        const context = tableAt(game, table, run, ask);
        for (const option of context.prompt?.options ?? []) {
          const read = game.actions?.read(option) ?? null;
          if (read === null || context.prompt === null) continue;
          met.add(typeof read === 'string' ? read : read[0]);
          const words = context.say(game.describe.option(context.view, context.prompt, option));
          const button = table.words.act?.(context, option) ?? words;
          const outcome = table.words.outcome?.(context, option)?.text ?? '–';
          for (const text of [words, button, outcome]) expect(text, JSON.stringify(option)).not.toMatch(raw);
        }
        run.answer(ask.seat, ask.id, randomAnswer(ask, run.state, chance));
      }
    }
    expect(met.size).toBeGreaterThan(verbs.length / 3);
  });
});
