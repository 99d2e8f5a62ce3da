/** Golden figures: a small run with a fixed seed for every game on the shelf. A changed figure is a changed rule or a changed bot. */
import { catalogue } from '@bridgehead/games';
import { usualTable } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { planExperiment } from '../experiment.ts';
import { laboratoryOf, playShard } from '../shard.ts';

const GAMES = 24;

test.each(catalogue.map((entry) => [entry.id, entry] as const))('%s', async (id, entry) => {
  const game = await entry.load();
  const seats = Array.from({ length: usualTable(game).seats }, () => 'officer').join(',');
  const planned = planExperiment(game, { seats, seed: 11, games: GAMES, ms: 10, set: [] });
  if ('problem' in planned) throw new Error(planned.problem);
  const tally = playShard(game, await laboratoryOf(game), planned.experiment, 0, GAMES);
  const { wins, winsByPlace, reasons, answers, rounds, shares } = tally;
  const figures = Object.entries({ wins, winsByPlace, reasons, answers, rounds, shares });
  const lines = figures.map(([name, value]) => `${name} ${JSON.stringify(value)}\n`).join('');
  await expect(lines).toMatchFileSnapshot(`../../games/${id}/test/golden/lab.txt`);
});
