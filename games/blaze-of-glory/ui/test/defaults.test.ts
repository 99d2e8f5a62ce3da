/** What is ticked before anybody has touched it, and which tactic is the loud one. */
import { type Ask, type Json, type Prompt, Run, readOptions, SeededChance, seedFrom } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { game } from '../../index.ts';
import type { BlazeView } from '../../view.ts';
import { fillers, nextDilemma, picks, settled } from '../defaults.ts';
import { bestTactic, resultOf, totalsWith } from '../tactics.ts';

const [STAR, RING] = [0, 4];
const icons = (one: readonly number[]) => one;

test('BOG-B4: rings are filled by rings first, a star fills either, and a ring no star', () => {
  expect(fillers([STAR, RING], [[STAR], [RING]], icons)).toEqual([[STAR], [RING]]);
  expect(fillers([RING, STAR], [[STAR], [STAR]], icons)).toHaveLength(2);
  expect(fillers([STAR], [[RING], [RING]], icons)).toBeNull();
  expect(fillers([RING], [[STAR], [RING]], icons)).toEqual([[RING]]);
  expect(fillers([], [[STAR]], icons)).toEqual([]);
});

test('BOG-21, BOG-22: a hit is above DEFENSE, a direct hit above twice DEFENSE', () => {
  expect([7, 8, 14, 15].map((attack) => resultOf(attack, 7))).toEqual(['miss', 'hit', 'hit', 'direct']);
});

test('every ticked choice can be answered as it is, in Standard and in Skirmish, and the loud tactic is one of those offered', () => {
  const seen = new Set<string>();
  for (let n = 0; n < 10; n++) {
    const read = readOptions(game.options, { format: n % 2 === 0 ? 'skirmish' : 'standard', decks: 'starters', firstSeat: '1' });
    if ('problem' in read) throw new Error(read.problem);
    const run = Run.begin(game, { seats: 2, options: read.options, chance: new SeededChance(seedFrom(n, 61)) }, { kept: true });
    const chance = new SeededChance(seedFrom(n, 62));
    for (let i = 0; i < 400 && run.result === null; i++) {
      const [ask] = run.openAsks;
      if (ask === undefined) break;
      const prompt = run.prompt(ask.seat);
      const view = run.view(ask.seat) as unknown as BlazeView;
      if (prompt?.kind === 'select') {
        const ticked = picks({ view: view as never, prompt });
        if (ticked.length >= (prompt.min ?? 0) && ticked.length > 0) {
          seen.add(prompt.key);
          run.play(
            prompt.options.filter((option) => ticked.includes(option)),
            run.asks.indexOf(ask),
          );
          continue;
        }
      }
      if (prompt?.key === 'bog.tactic') {
        const best = bestTactic(view, ask.seat, prompt.options);
        expect(prompt.options).toContain(best);
        if (best !== 'draw' && totalsWith(view, ask.seat, best) !== null) seen.add('bog.tactic');
      }
      const guess = run.imagine(ask.seat, chance);
      run.play(game.knowledge.officer(guess.state as never, guess.askOf(ask.seat) as never, chance), run.asks.indexOf(ask));
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['bog.muster', 'bog.beam', 'bog.tactic']));
});

test('BOG-R68: dilemmas are spread over the other side’s missions first; who has none left is not asked whether that is all', () => {
  const read = readOptions(game.options, { format: 'standard', decks: 'starters', firstSeat: '1' });
  if ('problem' in read) throw new Error(read.problem);
  const run = Run.begin(game, { seats: 2, options: read.options, chance: new SeededChance(seedFrom(3, 63)) }, { kept: true });
  const chance = new SeededChance(seedFrom(3, 64));
  const laid: Json[] = [];
  let settledAt = 0;
  while (run.askOf(0)?.key !== 'bog.turn' && run.askOf(1)?.key !== 'bog.turn') {
    const ask = run.openAsks[0] as Ask;
    const prompt = run.prompt(ask.seat) as Prompt;
    const view = run.view(ask.seat) as unknown as BlazeView;
    const said = settled({ view: view as never, prompt });
    if (said !== null) expect(prompt.options).toEqual([said]);
    if (prompt.key === 'bog.dilemma' && ask.seat === 0) {
      const next = nextDilemma(view, prompt);
      expect(prompt.options).toContain(next);
      expect(said === 'done').toBe((prompt.params as { left: number }).left === 0);
      if (said === 'done') settledAt = laid.length;
      else laid.push(view.locations[(next as [string, number])[1]]?.owner as number);
      run.play(next, run.asks.indexOf(ask));
      continue;
    }
    const guess = run.imagine(ask.seat, chance);
    run.play(game.knowledge.officer(guess.state as never, guess.askOf(ask.seat) as never, chance), run.asks.indexOf(ask));
  }
  expect(settledAt).toBeGreaterThan(3);
  expect(new Set(laid)).toEqual(new Set([1]));
});
