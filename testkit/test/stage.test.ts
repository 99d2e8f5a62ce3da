import { expect, test } from 'vitest';
import { ruling, ScriptedChance, Stage, stage } from '../index.ts';
import { scene } from './scene.ts';
import { toy } from './toy.ts';

ruling('TOY-2, TOY-3: the leader strikes at another seat, whose shields have rank 5 or more', () => {
  const t = stage(toy(), scene(), { dice: [5] });
  t.expectOptions(0, [1]);
  expect(t.refuses(0, 0)).toMatchObject({ clause: 'TOY-2' });
  t.seat(0).answers(1);
  t.expectOptions(1, ['pass', 12]);
  expect(t.refuses(1, 5)).toMatchObject({ clause: 'TOY-3' });
  expect(t.refuses(0, 'pass')).toMatchObject({ clause: 'TOY-1', code: 'not-asked' });
  t.seat(1).answers('pass');
  expect(t.state.scores).toEqual([1, 0]);
  expect(t.lastEvents('spectator')).toEqual([{ type: 'rolled', die: 5 }]);
  expect(t.events(0).map((event) => event.type)).toEqual(['struck', 'rolled']);
});

test('a ruling without a clause in its name is none', () => {
  for (const name of ['no clause at all', 'TOY: none', 'toy-1: small', 'TOY-1 no colon', 'TOY-1:'])
    expect(() => ruling(name, () => {})).toThrow('a ruling is named');
});

test('dice that are left over, too high or missing are problems', () => {
  const left = new Stage(toy(), scene(), { dice: [5, 3] });
  left.answer(0, 1);
  left.answer(1, 'pass');
  expect(left.problem()).toBe('scripted dice were not rolled: 3');
  const high = new Stage(toy(), scene(), { dice: [7] });
  high.answer(0, 1);
  expect(() => high.answer(1, 'pass')).toThrow('cannot show 7');
  const none = new Stage(toy(), scene(), { dice: [] });
  none.answer(0, 1);
  expect(() => none.answer(1, 'pass')).toThrow('used up');
});

test('an open response window, a broken clone and a clumsy sampler are problems', () => {
  const open = new Stage(toy(), scene());
  open.answer(0, 1);
  expect(open.problem()).toBe('a response window (toy.shield) is left open for seat 1');
  expect(new Stage(toy('forgetful-clone'), scene({ motto: 'x' })).run.state.motto).toBe('');
  expect(new Stage(toy('clumsy-sampler'), scene({ peeked: 0 })).problem()).toMatch('resampling for seat 0');
  expect(new Stage(toy('clumsy-sampler'), scene({ peeked: 0 }), { fragment: true }).problem()).toBeNull();
});

test('what fails shows every prompt and the line that repeats it', () => {
  const t = new Stage(toy(), scene(), { dice: [4] });
  t.answer(0, 1);
  const repeat = /seat 1 is asked toy\.shield .*\["pass",12\][\s\S]*repeat: \{.*"dice":\[4\],"entries":\[\{"seat":0,"answer":1\}\]/;
  expect(() => t.answer(1, 5)).toThrow(repeat);
  expect(() => t.expectOptions(1, ['pass', 5])).toThrow(/missing: \[5\]\s+too many: \[12\]/);
  expect(() => t.refuses(1, 'pass')).toThrow('should be refused');
  expect(() => t.answer(0, 1)).toThrow('not asked anything');
});

test('undo and concession are one line, too', () => {
  const t = stage(toy(), scene({ beat: 'free', done: [false, true] }));
  t.seat(0).answers('light');
  t.seat(0).undoes();
  expect(t.state.lanterns).toBe(4);
  t.seat(0).answers('peek');
  expect(t.view(0).top).toBe(17);
  expect(t.view(1).top).toBe(null);
  expect(() => t.undo(0)).toThrow('cannot undo');
  t.seat(1).concedes();
  expect(t.result?.ranking).toEqual([[0], [1]]);
});

test('scripted chance goes back and forks like the real one', () => {
  const chance = new ScriptedChance({ dice: [1, 2, 3], picks: [4], seed: '0'.repeat(64) });
  const seen = [chance.die(6), chance.below(10), chance.below(1_000), chance.die(6)];
  expect(seen.slice(0, 2)).toEqual([0, 4]);
  const again = chance.at(0);
  expect([again.die(6), again.below(10), again.below(1_000), again.die(6)]).toEqual(seen);
  chance.position = 1;
  expect([chance.below(10), chance.below(1_000)]).toEqual(seen.slice(1, 3));
  expect(chance.unused).toEqual({ dice: [2, 3], picks: [] });
});
