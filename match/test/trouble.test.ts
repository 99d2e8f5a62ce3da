/** Troubles in the form of the rules' own refusals. */
import { because as reason } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { because, refusalOf, ruled, trouble } from '../index.ts';
import { toy } from './toy.ts';

test('a refusal of the rules keeps its words, its clause and what would be possible', () => {
  const say = { key: 'toy.turn', params: { n: 1 } };
  const told = ruled({ refused: true, code: 'rule', clause: 'TOY-1', say, instead: ['one'] }, toy);
  expect(told).toEqual({ code: 'rule', clause: 'TOY-1', say, sentence: 'It is not your turn.', instead: ['one'] });
  expect(refusalOf(told)).toEqual({ refused: true, ...told });
  const bare = ruled({ refused: true, code: 'stale', clause: null, say: { key: 'toy.over' } }, toy);
  expect(bare).toStrictEqual({ code: 'stale', clause: null, say: { key: 'toy.over' }, sentence: 'It is over.' });
  expect(refusalOf(bare)).toStrictEqual({ refused: true, ...bare });
});

test('the referee’s own trouble is no code of the rules, and has a sentence only', () => {
  expect(refusalOf(trouble('full'))).toStrictEqual({
    refused: true,
    code: 'malformed',
    clause: null,
    say: { key: '' },
    sentence: 'Every seat at this table is taken.',
  });
  expect(trouble('full', 'No.').sentence).toBe('No.');
});

test('a reason of a mark is told like a rule', () => {
  expect(because(reason('TOY-1', 'toy.turn'), toy)).toStrictEqual({
    code: 'rule',
    clause: 'TOY-1',
    say: { key: 'toy.turn' },
    sentence: 'It is not your turn.',
  });
  expect(because(reason('TOY-1', 'toy.turn', { n: 2 }), toy).say).toEqual({ key: 'toy.turn', params: { n: 2 } });
});
