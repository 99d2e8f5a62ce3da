/** Wrong answers do not compile: each line below an `@ts-expect-error` must be an error, or the type check fails. */
import type { Question, Rules, Table } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { type Mini, mini, start } from './mini.ts';

const space: Question<Mini, 'NK' | 'SK'> = { key: 'space', list: () => ['NK', 'SK'] };
const unit: Question<Mini, { readonly unit: number }, { readonly reach: number }> = {
  key: 'unit',
  list: (_s, _seat, { reach }) => [{ unit: reach }],
};

function* typed(t: Table<Mini>): Rules<void> {
  const chosen = yield* t.choose(0, 'k', [1, 2]);
  const number: number = chosen;
  // @ts-expect-error the answer is a number
  const text: string = chosen;

  const keep = yield* t.ask(0, space);
  const either: 'NK' | 'SK' = keep;
  // @ts-expect-error only the two keeps are offered
  const tower: 'NTW' = keep;

  const picked = yield* t.ask(0, unit, { reach: 7 });
  const id: number = picked.unit;
  // @ts-expect-error a unit has no name
  picked.name;

  const some = yield* t.select(0, 'k', ['a', 'b'], { min: 0, max: 1 });
  // @ts-expect-error a subset is a list, not one member
  const one: string = some;

  const bids = yield* t.all([t.choice(0, 'k', [1]), t.choice(1, 'k', [2])]);
  // @ts-expect-error bids are numbers
  const words: readonly string[] = bids;

  const { seat, answer } = yield* t.any([t.choice(0, 'k', ['go']), t.choice(1, 'k', ['go'])]);
  // @ts-expect-error the answer is a text
  const count: number = answer;

  const spread = yield* t.distribute(0, 'k', ['x'], { points: 1 });
  // @ts-expect-error points are numbers
  const names: readonly string[] = spread;
  t.state.log.push([
    number,
    text,
    either,
    tower,
    id,
    one,
    ...words,
    seat,
    count,
    ...names,
    (yield* t.write(0, 'k', { max: 3, fallback: '' })).length,
  ]);
  t.end({ ranking: [[0], [1]], reason: 'done', clause: 'MIN-1' });
}

function* wrong(t: Table<Mini>): Rules<void> {
  // @ts-expect-error this question needs to know the reach
  yield* t.ask(0, unit);
  // @ts-expect-error the fallback must be one of the options' type
  yield* t.choose(0, 'k', [1, 2], { fallback: 'three' });
  // @ts-expect-error options are plain data, not functions
  yield* t.choose(0, 'k', [() => 1]);
  // @ts-expect-error a rule that asks must be run with yield*
  const forgotten: number = t.choose(0, 'k', [1]);
  t.state.log.push(forgotten);
}

test('the typed rule also runs', () => {
  const run = start(mini(typed));
  const play = (seat: number, answer: unknown) => expect(run.answer(seat, run.askOf(seat)?.id ?? 0, answer)).not.toHaveProperty('refused');
  play(0, 2);
  play(0, 'SK');
  play(0, { unit: 7 });
  play(0, ['a']);
  play(1, 2);
  play(0, 1);
  play(1, 'go');
  play(0, [1]);
  play(0, 'end');
  expect(run.state.log).toEqual([[2, 2, 'SK', 'SK', 7, ['a'], 1, 2, 1, 'go', 1, 3]]);
  expect(typeof wrong).toBe('function');
});
