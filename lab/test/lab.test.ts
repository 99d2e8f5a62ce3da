import { game } from '@bridgehead/games/storm-the-castle';
import { replay } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { compare } from '../compare.ts';
import { citationsIn } from '../dead-rules.ts';
import { type Experiment, planExperiment, readPatch } from '../experiment.ts';
import { figuresOf, twoSided } from '../figures.ts';
import { deadRulesOf, reportPage, runExperiment } from '../node.ts';
import { fairness, suspect } from '../report/sentences.ts';
import { laboratoryOf, playShard, recordOf } from '../shard.ts';
import { addPoint, noSums, slopeOf } from '../sums.ts';

function plan(games: number, set: string[] = []): Experiment {
  const planned = planExperiment(game, { seats: 'officer,officer', seed: 7, games, ms: 10, set });
  if ('problem' in planned) throw new Error(planned.problem);
  return planned.experiment;
}
const wish = { seats: 'officer,officer', seed: 1, games: 10, ms: 10, set: [] };

test.each([
  [{ ...wish, seats: 'officer,king' }, 'There is no bot "king"; there are random, cadet, officer, admiral.'],
  [{ ...wish, seats: 'officer' }, 'With these options the table takes 2 seats.'],
  [{ ...wish, options: 'first' }, '"first" is not of the form name=value.'],
  [{ ...wish, options: 'first=both' }, 'Option "first" takes roll or south or north or random.'],
  [{ ...wish, set: ['knight=5'] }, '"knight=5" is not of the form table.row.field=value.'],
])('an experiment that cannot be is refused in a sentence: %j', (wrong, problem) => {
  expect(planExperiment(game, wrong)).toEqual({ problem });
});

test('a patch is a path and a value', () => {
  expect(readPatch('cards.tower-shield.defense=3')).toEqual({ path: 'cards.tower-shield.defense', value: 3 });
  expect(readPatch('cards.knight.attack')).toBeNull();
});

test('one worker and two workers give the same figures to the digit', async () => {
  const experiment = plan(120);
  const [one, two] = [await runExperiment(experiment, { workers: 1 }), await runExperiment(experiment, { workers: 2 })];
  expect(JSON.stringify(one)).toBe(JSON.stringify(two));
  expect(one.games).toBe(120);
});

test('a run that is stopped keeps what was played', async () => {
  const controller = new AbortController();
  const tally = await runExperiment(plan(400), { workers: 1, signal: controller.signal, onProgress: () => controller.abort() });
  expect(tally.games).toBe(20);
  expect(tally.rounds).toHaveLength(20);
});

test('a unit that is far too strong is named first, in the sentence and in the report', async () => {
  const experiment = plan(500, ['cards.cavalry.attack=12']);
  const tally = await runExperiment(experiment, { workers: 2 });
  const figures = figuresOf(game, await laboratoryOf(game), experiment, tally);
  expect(figures.things[0]?.thing).toBe('Cavalry');
  expect(suspect(figures)).toMatch(/^Look at Cavalry first/);
  const page = reportPage({ figures, rounds: tally.rounds });
  expect(page).toContain(suspect(figures));
  for (const width of ['640', '340']) expect(page).toMatch(new RegExp(`<svg[^>]*width="${width}"`));
  expect(page).not.toMatch(/<(script|link|img)[^>]+(src|href)=/);
  expect(compare(tally, tally)[0]).toMatchObject({ difference: 0 });
});

test('a patch that meets nothing is refused', async () => {
  await expect(runExperiment(plan(10, ['cards.kinght.attack=12']), { workers: 1 })).rejects.toThrow(
    'There is nothing to set at "cards.kinght.attack"',
  );
});

test('an odd game can be opened as a record', async () => {
  const experiment = plan(30);
  const tally = playShard(game, await laboratoryOf(game), experiment, 0, 30);
  const [odd] = tally.odd;
  const again = replay(game, recordOf(game, experiment, odd?.index ?? 0));
  if ('problem' in again) throw new Error(again.problem);
  expect(again.run.answered).toBe(tally.answers[odd?.index ?? 0]);
});

test('dead rules: what every match does is exercised, what an option switches off is not', async () => {
  const rules = await deadRulesOf({ ...plan(20), options: { ...plan(1).options, roundLimit: 30 } }, 20);
  expect(rules.exercised).toContain('STC-49');
  expect(rules.dead).not.toContain('STC-1');
  expect([...rules.exercised, ...rules.dead, ...rules.uncited]).toHaveLength(121);
});

test('a citation belongs to the code next to it or below', () => {
  const source = '/** STC-1 to STC-3: so. */\nfunction a() {\n  b(); // STC-9\n}\n';
  expect(citationsIn(source).map((one) => one.clause)).toEqual(['STC-1', 'STC-2', 'STC-3', 'STC-9']);
});

test('a slope is found where there is one, and chance is allowed for', () => {
  const sums = noSums();
  for (let i = 0; i < 100; i++) addPoint(sums, i % 5, 0.2 * (i % 5) + (i % 2));
  expect(slopeOf(sums, 2)?.slope).toBeCloseTo(0.2, 1);
  expect(slopeOf(noSums(), 2)).toBeNull();
  expect(twoSided(1.959964)).toBeCloseTo(0.05, 4);
});

test('the answer comes first, in words', async () => {
  const experiment = plan(60);
  const figures = figuresOf(game, await laboratoryOf(game), experiment, playShard(game, await laboratoryOf(game), experiment, 0, 60));
  expect(fairness(figures)).toMatch(/^The first player wins \d+\.\d % ± \d+\.\d: .+\./);
});
