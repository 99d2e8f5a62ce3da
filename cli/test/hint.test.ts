import { decide } from '@bridgehead/bots';
import { game } from '@bridgehead/games/storm-the-castle';
import { readOptions, seedFrom } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { explained } from '../play/hint.ts';
import { Session } from '../play/session.ts';

const read = readOptions(game.options, {});
if ('problem' in read) throw new Error(read.problem);

test('a hint names the move, what it is expected to bring, and what else was looked at', () => {
  const session = new Session(game, { seats: 2, options: read.options, seed: seedFrom(4), drivers: ['person', 'cadet'] });
  const prompt = session.prompt(0);
  if (prompt === null) throw new Error('nothing is asked');
  const decision = decide(session.run, 0, 'admiral', { seed: seedFrom(1), iterations: 60 });
  const lines = explained(session, prompt, decision, ['South', 'North']);
  expect(lines[0]).toMatch(/^Hint: .+\. Expected result \d+ % \(\d+ % to \d+ %, \d+ looks\), from \d+ imagined games\.$/);
  expect(lines[1]).toMatch(/^ {2}or .+: \d+ %/);
  expect(lines.join('')).not.toContain('{');
});
