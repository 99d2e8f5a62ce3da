/** What a tap at the drawn table means: always one of the listed answers, or the question why not. */
import { type Ask, type Json, type Prompt, Run, readOptions, SeededChance, same, seedFrom } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { SPACES, spaceNamed } from '../../board.ts';
import { kindOf } from '../../cards.ts';
import { game } from '../../index.ts';
import { previewAttack } from '../../preview.ts';
import type { CastleView } from '../../view.ts';
import { type AttackOption, isAttack, type Option, optionsOf, optionsWith, placeOf, tapCard, tapOn } from '../intent.ts';

const read = readOptions(game.options, { first: 'south' });
const beginning = { seats: 2, options: 'options' in read ? read.options : {}, chance: new SeededChance(seedFrom(4)) };

/** Positions of a match between two sound players, as the seat that is asked sees them. */
function* positions(): Generator<{ view: CastleView; prompt: Prompt; run: Run<unknown> }> {
  const run = Run.begin(game, beginning, { kept: true }) as unknown as Run<unknown>;
  for (let n = 0; run.result === null && n < 300; n++) {
    const ask = run.openAsks[0] as Ask;
    const prompt = run.prompt(ask.seat);
    yield { view: run.view(ask.seat) as unknown as CastleView, prompt: prompt as Prompt, run };
    const chance = new SeededChance(seedFrom(9, n));
    const guess = run.imagine(ask.seat, chance);
    run.play(game.knowledge.officer(guess.state as never, guess.askOf(ask.seat) as Ask, chance));
  }
}

const nothing = { picked: null, aim: null, careful: false } as const;

test('every tap answers only what is offered, and asks why about what is not', () => {
  for (const { view, prompt, run } of positions())
    for (const picked of [null, ...(view.players[prompt.seat as 0].hand ?? []), ...view.spaces.flat().map((unit) => unit.card)])
      for (let space = 0; space < SPACES.length; space++) {
        const tap = tapOn(view, { ...nothing, prompt, picked }, space, null);
        if (tap.do === 'answer' || tap.do === 'aim') expect(prompt.options.some((option) => same(option, tap.answer))).toBe(true);
        if (tap.do === 'why') expect(run.why(prompt.seat, prompt.id, tap.answer)).not.toBeNull();
      }
});

test('every option can be reached by picking its card and tapping its place', () => {
  for (const { view, prompt } of positions())
    for (const option of optionsOf(prompt)) {
      if (typeof option === 'string') continue;
      const place = placeOf(view, option);
      if (place === null) continue;
      expect(optionsWith(prompt, option[1])).toContainEqual(option);
      const tap = tapOn(view, { ...nothing, prompt, picked: option[1] }, place, targetOf(option));
      expect(['answer', 'aim']).toContain(tap.do);
    }
});

const targetOf = (option: Exclude<Option, string>): number | null => (option[0] === 'melee' || option[0] === 'ranged' ? option[3] : null);

test('a first tap on a target aims, a second strikes', () => {
  for (const { view, prompt } of positions()) {
    const attack = optionsOf(prompt).find((option) => option[0] === 'melee') as readonly ['melee', number, number, number] | undefined;
    if (attack === undefined) continue;
    const first = tapOn(view, { ...nothing, prompt, picked: attack[1] }, attack[2], attack[3]);
    expect(first).toEqual({ do: 'aim', answer: attack });
    expect(tapOn(view, { ...nothing, prompt, picked: attack[1], aim: attack as unknown as Json }, attack[2], attack[3])).toEqual({
      do: 'answer',
      answer: attack,
    });
    return;
  }
  throw new Error('nobody ever attacked');
});

test('a card that cannot be dispatched asks why; the enemy keep without anything picked is looked at', () => {
  const { view, prompt } = positions().next().value as { view: CastleView; prompt: Prompt };
  const foreign = 60;
  expect(tapCard(view, prompt, null, foreign).do).toBe('why');
  expect(tapOn(view, { ...nothing, prompt }, spaceNamed('NK') as number, null)).toEqual({ do: 'inspect', ref: 'space:NK' });
});

test('with nothing picked up a tap does what only one can do; where several can, it is looked at, and a finger always looks first', () => {
  const seen = { alone: 0, several: 0 };
  for (const { view, prompt } of positions())
    for (let space = 0; space < SPACES.length; space++) {
      if ((view.spaces[space] ?? []).length > 0) continue;
      const here = optionsOf(prompt).filter((option) => placeOf(view, option) === space) as Exclude<Option, string>[];
      const who = new Set(here.map((option) => (option[0] === 'deploy' ? kindOf(option[1]).id : option[1])));
      const tap = tapOn(view, { ...nothing, prompt }, space, null);
      if (who.size === 1) expect(tap).toEqual({ do: 'answer', answer: here[0] });
      else expect(tap.do).toBe('inspect');
      expect(tapOn(view, { ...nothing, prompt, careful: true }, space, null).do).toBe('inspect');
      if (who.size === 1) seen.alone++;
      if (who.size > 1) seen.several++;
    }
  expect(Math.min(seen.alone, seen.several)).toBeGreaterThan(20);
});

test('with nothing picked up a tap on an enemy takes the best aim at it, and strikes nobody', () => {
  const likely = (view: CastleView, [mode, attacker, , target]: AttackOption) => previewAttack(view, mode, attacker, target)?.chance ?? 0;
  let aims = 0;
  for (const { view, prompt } of positions())
    for (const [space, stack] of view.spaces.entries())
      for (const { card, owner } of stack) {
        if (owner === prompt.seat) continue;
        const attacks = optionsOf(prompt).filter(isAttack);
        const at = attacks.filter((option) => option[3] === card);
        const tap = tapOn(view, { ...nothing, prompt }, space, card);
        if (at.length === 0) {
          expect(tap).toEqual({ do: 'inspect', ref: `card:${card}` });
          continue;
        }
        if (tap.do !== 'aim') throw new Error(`a tap did ${tap.do}`);
        const aimed = tap.answer as unknown as AttackOption;
        expect(at).toContainEqual(aimed);
        expect(Math.max(...at.map((option) => likely(view, option)))).toBe(likely(view, aimed));
        aims++;
      }
  expect(aims).toBeGreaterThan(20);
});
