/** How the Officer carries itself at the table: people who watch it must not wait for nothing. */
import { type Ask, type Json, Run, readOptions, SeededChance, seedFrom } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

/** A place that people were beamed to, and straight back from. */
function thereAndBack(answers: readonly Json[]): Json[] {
  const beams = answers.map((answer) => (Array.isArray(answer) && answer[0] === 'beam' ? answer : null));
  // After an order comes the list of those it takes along.
  return beams.flatMap((beam, i) => {
    const before = beams[i - 2] ?? null;
    return beam !== null && before !== null && before[1] === beam[2] && before[2] === beam[1] ? [[i, ...beam]] : [];
  });
}

test('nobody is beamed down and straight up again: what would be below is reckoned as it will be there', () => {
  const read = readOptions(game.options, { format: 'standard' });
  if ('problem' in read) throw new Error(read.problem);
  let beams = 0;
  for (let n = 0; n < 30; n++) {
    const run = Run.begin(game, { seats: 2, options: read.options, chance: new SeededChance(seedFrom(77, n)) }, { kept: true });
    const answers: Json[] = [];
    while (run.result === null && answers.length < 3000) {
      const ask = run.openAsks[0] as Ask;
      const chance = new SeededChance(seedFrom(3, answers.length));
      const guess = run.imagine(ask.seat, chance);
      const answer = game.knowledge.officer(guess.state, guess.askOf(ask.seat) as Ask, chance);
      run.play(answer, run.asks.indexOf(ask));
      answers.push(answer);
    }
    beams += answers.filter((answer) => Array.isArray(answer) && answer[0] === 'beam').length;
    expect(thereAndBack(answers), `match ${n}`).toEqual([]);
  }
  expect(beams).toBeGreaterThan(100);
});
