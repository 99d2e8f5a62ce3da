import { game } from '@bridgehead/games/storm-the-castle';
import { type Ask, Run, randomAnswer, readOptions, SeededChance, seedFrom } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { PlainCastle } from '../plain/castle.ts';

test('the plain model plays the very games of the rules', () => {
  const read = readOptions(game.options, {});
  if ('problem' in read) throw new Error(read.problem);
  const plain = new PlainCastle();
  for (let i = 0; i < 300; i++) {
    const run = Run.begin(game, { seats: 2, options: read.options, chance: new SeededChance(seedFrom(i, 1)) });
    const policy = new SeededChance(seedFrom(i, 2));
    while (run.result === null) run.play(randomAnswer(run.asks[0] as Ask, run.state, policy));
    const winner = plain.play(new SeededChance(seedFrom(i, 1)), new SeededChance(seedFrom(i, 2)));
    const first = run.result.ranking[0] ?? [];
    expect({ game: i, decisions: plain.decisions, winner }).toEqual({
      game: i,
      decisions: run.answered,
      winner: first.length === 1 ? first[0] : -1,
    });
    expect([...plain.top]).toEqual(run.state.top);
  }
});
