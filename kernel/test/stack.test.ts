/** The stack: pushed, answered, resolved or fizzled, last in, first out. */
import {
  askForAnswers,
  type Declaration,
  type GameEvent,
  PASS,
  pushOnStack,
  type Rules,
  resolveFromStack,
  type StackRules,
  settleTop,
  type Table,
} from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { give, type Mini, mini, start } from './mini.ts';

interface Spell extends Declaration {
  readonly what: string;
}
const spell = (seat: number, what: string): Spell => ({ seat, what, cancelled: false });

/** Seat 0 casts, everybody answers; a counter cancels what lies below it. The stack is kept outside the mini state, one for each run. */
function spells(isGone: (what: string) => boolean = () => false) {
  const stack: Spell[] = [];
  const rules: StackRules<Mini, GameEvent, Spell, string> = {
    stackOf: () => stack,
    announce: (t, { what }) => void t.state.log.push(`${what} declared`),
    windowOf: ({ what }) => `spell.${what}`,
    key: 'answer',
    order: () => [0, 1],
    options: () => ['counter', 'bolt'],
    *answer(t, _declared, seat, response) {
      yield* cast(t, seat, response);
    },
    holds: (_s, { what }) => !isGone(what),
    *resolve(t, declared) {
      t.state.log.push(`${declared.what} resolves`);
      const below = stack[stack.indexOf(declared) - 1];
      if (declared.what === 'counter' && below !== undefined) below.cancelled = true;
      yield* [];
    },
    fizzle: (t, { what }) => void t.state.log.push(`${what} fizzles`),
    *afterwards(t) {
      t.state.log.push(`${stack.length} left`);
      yield* [];
    },
  };
  function* cast(t: Table<Mini>, seat: number, what: string): Rules<void> {
    const declared = spell(seat, what);
    pushOnStack(t, rules, declared);
    yield* askForAnswers(t, rules, declared);
    yield* resolveFromStack(t, rules, declared);
  }
  return { rules, stack, cast };
}

test('all pass: it resolves and is taken off', () => {
  const { cast } = spells();
  const run = start(
    mini((t) => cast(t, 0, 'flood')),
    2,
  );
  expect(run.prompt(0)).toMatchObject({ key: 'answer', window: { kind: 'spell.flood', depth: 0 }, options: [PASS, 'counter', 'bolt'] });
  give(run, 0, PASS);
  give(run, 1, PASS);
  expect(run.state.log.slice(0, 3)).toEqual(['flood declared', 'flood resolves', '0 left']);
});

test('a counter resolves first and closes the window of what it cancelled', () => {
  const { cast } = spells();
  const run = start(
    mini((t) => cast(t, 0, 'flood')),
    2,
  );
  give(run, 0, PASS);
  give(run, 1, 'counter');
  expect(run.askOf(0)?.window).toEqual({ kind: 'spell.counter', depth: 1 });
  give(run, 0, PASS);
  give(run, 1, PASS);
  expect(run.state.log.slice(0, 6)).toEqual([
    'flood declared',
    'counter declared',
    'counter resolves',
    '1 left',
    'flood fizzles',
    '0 left',
  ]);
});

test('a counter that is countered does not count', () => {
  const { cast } = spells();
  const run = start(
    mini((t) => cast(t, 0, 'flood')),
    2,
  );
  give(run, 0, 'counter');
  give(run, 0, 'counter');
  for (const seat of [0, 1, 0, 1]) give(run, seat, PASS);
  expect((run.state.log as string[]).filter((line) => line.endsWith('resolves') || line.endsWith('fizzles'))).toEqual([
    'counter resolves',
    'counter fizzles',
    'flood resolves',
  ]);
});

test('what has nothing left to act on fizzles', () => {
  const { cast } = spells((what) => what === 'flood');
  const run = start(
    mini((t) => cast(t, 0, 'flood')),
    2,
  );
  give(run, 0, PASS);
  give(run, 1, PASS);
  expect(run.state.log.slice(1, 3)).toEqual(['flood fizzles', '0 left']);
});

test('settleTop goes on with what lies there, from the top', () => {
  const { rules, stack } = spells();
  stack.push(spell(0, 'flood'), spell(1, 'bolt'));
  const run = start(
    mini(function* (t) {
      while (stack.length > 0) yield* settleTop(t, rules);
      yield* settleTop(t, rules);
    }),
    2,
  );
  for (const seat of [0, 1, 0, 1]) give(run, seat, PASS);
  expect(run.state.log.slice(0, 4)).toEqual(['bolt resolves', '1 left', 'flood resolves', '0 left']);
});
