/** The pseudo-language: longer by two fifths, with every parameter and plural in its place. */
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import english from '../locales/en.json' with { type: 'json' };
import { longer } from '../pseudo.ts';

test('every sentence is longer by at least 40 % and can still be compiled', () => {
  for (const [key, message] of Object.entries(english)) {
    const said = longer(message) as string;
    const letters = message.replace(/\{[^{}]*\}/g, '').length;
    expect(said.length - message.length, key).toBeGreaterThanOrEqual(Math.floor(letters * 0.4));
    expect(said.startsWith(message), key).toBe(true);
    expect(() => compileMessage(said), key).not.toThrow();
  }
});

test('nothing stays nothing', () => {
  expect(longer('')).toBe('');
  expect(longer('{name}')).toBe('{name}');
});

test('of a message that the build has taken apart the parts stay', () => {
  expect(longer(['Hello ', ['name'], ' of this table'])).toEqual(['Hello ', ['name'], ' of this table', expect.stringMatching(/^ ē/)]);
  expect(longer([['name']])).toEqual([['name']]);
});
