/** The suite passes the sound toy and catches every broken one. */
import type { Game } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { CHECKS, type CheckOptions, conformance } from '../index.ts';
import { conserveCards, type Flaw, type Toy, toy } from './toy.ts';

const options: CheckOptions<Toy> = { seats: [2, 3, 4], games: 6, conserve: conserveCards };

conformance(toy(), options);

const caught: Record<Exclude<Flaw, 'none'>, RegExp> = {
  'leaking-view': /resampling|twin/,
  'leaking-event': /an event shows what is hidden/,
  'leaking-refusal': /a refusal depends on what is hidden/,
  'leaking-prompt': /a prompt depends on what is hidden/,
  'private-window': /(who is asked|the view of \d) depends on what is hidden|in one world only/,
  'sharing-clone': /is shared/,
  'forgetful-clone': /the clone is not right/,
  'truthful-sampler': /every guess .* shows them as they are/,
  'peeking-sampler': /two truths behind one view/,
  'clumsy-sampler': /a guess changes what the seat sees/,
  'lost-card': /components are not conserved/,
  endless: /not over after/,
  'illegal-offer': /struck at oneself/,
  'hidden-memory': /the record leads elsewhere/,
  'sharing-event': /a event changed/,
  'unfenced-draw': /the view of \d depends on what is hidden/,
};

test.each(Object.entries(caught))('the suite catches a toy with the flaw %s', (flaw, words) => {
  const broken = toy(flaw as Flaw) as Game<Toy>;
  const problems = Object.values(CHECKS).map((check) => check(broken, { ...options, longest: 400 }));
  expect(problems.flatMap((problem) => (problem === null ? [] : [`${problem.check}: ${problem.what}`])).join('\n')).toMatch(words);
});
