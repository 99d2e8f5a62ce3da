import { type Ask, type Json, Run, randomAnswer, readOptions, SeededChance, seedFrom } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { actionFace, type Card } from '../../cards/index.ts';
import { game } from '../../index.ts';
import { tallyOf } from '../../preview.ts';
import type { BridgeView } from '../../view.ts';
import { asTicked, onTarget, withForce } from '../ahead.ts';
import { picks, postFor } from '../defaults.ts';
import { settled } from '../settled.ts';

/** Plays on by chance and shows every question with what the table would tick. */
function wander(seats: number, n: number, steps: number, look: (asked: Asked) => void): void {
  const read = readOptions(game.options, {});
  if (!('options' in read)) throw new Error('no options');
  const run = Run.begin(game, { seats, options: read.options, chance: new SeededChance(seedFrom(n, seats)) });
  const chance = new SeededChance(seedFrom(n, 5));
  for (let i = 0; i < steps && run.result === null; i++) {
    const ask = run.openAsks[0] as Ask;
    const prompt = run.prompt(ask.seat);
    if (prompt === null) throw new Error('nothing is asked');
    const view = run.view(ask.seat) as BridgeView;
    const asked = { view, prompt };
    look({
      ask,
      view,
      picked: picks(asked),
      settled: settled(asked),
      prompt,
      isLegal: (answer) => run.why(ask.seat, ask.id, answer) === null,
    });
    expect(run.answer(ask.seat, ask.id, randomAnswer(ask, run.state, chance))).not.toHaveProperty('refused');
  }
}
interface Asked {
  readonly ask: Ask;
  readonly view: BridgeView;
  readonly prompt: NonNullable<ReturnType<Run<unknown>['prompt']>>;
  readonly picked: readonly Card[];
  readonly settled: Json | null;
  isLegal(answer: Json): boolean;
}

test('the force that is ticked is enough wherever everybody together would be', () => {
  let enough = 0;
  for (const n of [1, 2, 3])
    wander(4, n, 500, ({ ask, view, prompt, picked }) => {
      if (!ask.key.startsWith('stb.commit.')) return;
      const total = (force: readonly Card[]) => tallyOf(view, prompt, force)?.has ?? 0;
      const needs = prompt.params?.needs as number;
      if (total(prompt.options as Card[]) < needs) return;
      enough++;
      expect(total(picked)).toBeGreaterThanOrEqual(needs);
    });
  expect(enough).toBeGreaterThan(10);
});

test('as many cards are ticked as points are missing; a force that is enough is not asked for any', () => {
  const seen = { missing: 0, enough: 0 };
  for (const n of [1, 2, 3, 4])
    wander(4, n, 500, ({ ask, prompt, picked, settled: answer, isLegal }) => {
      if (ask.key !== 'stb.points') return;
      const missing = (prompt.params?.needs as number) - (prompt.params?.has as number);
      if (missing <= 0 && prompt.min === 0) {
        seen.enough++;
        expect(answer).toEqual([]);
        expect(isLegal([])).toBe(true);
      } else expect(answer).toBeNull();
      if (missing > 0 && missing <= prompt.options.length) {
        seen.missing++;
        expect(picked).toHaveLength(missing);
      }
    });
  expect(Math.min(seen.missing, seen.enough)).toBeGreaterThan(3);
});

test('what has to be discarded is ticked, as many as must go, and cards that answer something last', () => {
  const seen = new Set<string>();
  for (let n = 1; n <= 12; n++)
    wander(3, n, 500, ({ ask, prompt, picked, isLegal }) => {
      if (!['stb.model', 'stb.inspection', 'stb.escape'].includes(ask.key)) return;
      seen.add(ask.key);
      expect(picked).toHaveLength(prompt.min ?? 0);
      expect(isLegal([...picked].sort((a, b) => prompt.options.indexOf(a) - prompt.options.indexOf(b)))).toBe(true);
      const answers = (card: Card) => !['any', 'own'].includes(actionFace(card).timing);
      const kept = (prompt.options as Card[]).filter((card) => !picked.includes(card));
      if (picked.some(answers)) expect(kept.every(answers)).toBe(true);
    });
  expect(seen.size).toBe(3);
});

test('what one press declares together is legal, enough, and never more than it named', () => {
  const seen = { force: 0, short: 0, post: 0, target: 0 };
  for (const n of [1, 2, 3, 4])
    wander(4, n, 500, ({ view, prompt, isLegal }) => {
      const asked = { view, prompt };
      const force = withForce(asked);
      const stations = asTicked(asked);
      if (prompt.key.startsWith('stb.commit.')) {
        const tally = tallyOf(view, prompt, (force ?? prompt.options) as Card[]);
        if (force === null) seen.short++;
        else {
          seen.force++;
          expect([(tally?.has ?? 0) >= (tally?.needs ?? 0), isLegal(force)]).toEqual([true, true]);
        }
      } else expect(force).toBeNull();
      if (prompt.key === 'stb.deploy') {
        const post = postFor(view, prompt.seat);
        expect(isLegal(stations)).toBe(true);
        if (post?.card === prompt.params?.section) {
          seen.post++;
          const open = (post?.crew ?? []).filter((one) => prompt.options.includes(one));
          expect(stations).toEqual(expect.arrayContaining(open));
        }
      } else expect(stations).toBeNull();
      const [first] = prompt.options;
      if (prompt.key !== 'stb.target') expect(onTarget([first as Card])(asked)).toBeNull();
      else {
        seen.target++;
        expect([onTarget([-7, first as Card])(asked), onTarget([-7])(asked)]).toEqual([first, null]);
      }
    });
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(2);
});
