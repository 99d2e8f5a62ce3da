import { type Ask, type Game, Run, SeededChance, seedFrom } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { decide } from '../decide.ts';

interface Doors {
  opened: string[];
}
/** Three doors; behind three red ones is the prize, behind two of them a hole. The Officer opens green ones. */
const doors = (plans: boolean): Game<Doors> => ({
  id: 'doors',
  title: 'Doors',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  rulebook: { chapters: [] } as never,
  wording: {},
  setup: () => ({ opened: [] }),
  *step(t) {
    t.state.opened.push(yield* t.choose(0, 'door', ['green', 'red', 'blue']));
    if (t.state.opened.length < 3) return;
    const red = t.state.opened.filter((door) => door === 'red').length;
    t.end({ ranking: red === 3 ? [[0], [1]] : red === 0 ? [[0, 1]] : [[1], [0]], reason: 'doors', clause: 'DOR-1' });
  },
  view: (s) => s.opened,
  clone: (s) => ({ opened: s.opened.slice() }),
  resample: () => undefined,
  outOfTurn: () => ({ clause: 'DOR-1', say: { key: 'no' } }) as never,
  describe: {} as never,
  knowledge: {
    cadet: () => 'green',
    officer: () => 'green',
    evaluate: () => [0.5, 0.5],
    candidates: () =>
      plans
        ? [
            { answer: 'green', prior: 1, plan: [] },
            { answer: 'red', prior: 0.02, plan: ['blue'] },
            { answer: 'red', prior: 0.02, plan: ['red', 'red'] },
          ]
        : [
            { answer: 'green', prior: 1 },
            { answer: 'blue', prior: 0.02 },
          ],
    follow: (_s, _ask, plan) => {
      const [answer, ...left] = plan as string[];
      return answer === undefined ? null : { answer, plan: left };
    },
  },
});

const thinks = (plans: boolean) => {
  const run = Run.begin(doors(plans), { seats: 2, options: {}, chance: new SeededChance(seedFrom(1)) }, { kept: true });
  return decide(run, (run.asks[0] as Ask).seat, 'admiral', { seed: seedFrom(2), iterations: 120 });
};

test('a plan is judged as a whole: what is bad by halves is found to be good', () => {
  const { answer, line, considered } = thinks(true);
  expect([answer, line.map((move) => move.answer)]).toEqual(['red', ['red', 'red', 'red']]);
  // Two plans begin with the red door; it is named once, with all that was spent on it and the worth of the better one.
  expect(considered.map((one) => one.answer).sort()).toEqual(['green', 'red']);
  expect(considered[0]?.expected).toBe(1);
  expect(considered.reduce((sum, one) => sum + one.share, 0)).toBeCloseTo(1);
});

test('without plans the Officer goes on', () => {
  expect(thinks(false).line.map((move) => move.answer)).toEqual(['green', 'green', 'green']);
});
