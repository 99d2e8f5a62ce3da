import { expect, test } from 'vitest';
import * as ws from 'ws';
import { frameOf } from '../socket/frame.ts';

/** Exported, but not in the types. */
const { Sender } = ws as unknown as { Sender: { frame(data: Buffer, options: object): Buffer[] } };

/** The frame as ws itself would write it. */
const usual = (text: string): string => {
  const options = { fin: true, rsv1: false, opcode: 1, mask: false, readOnly: false };
  return Buffer.concat(Sender.frame(Buffer.from(text), options)).toString('latin1');
};

test.each([0, 1, 125, 126, 127, 255, 256, 65_535])('a text of %i letters is framed as usual', (length) => {
  const text = 'x'.repeat(length);
  expect(frameOf(text)).toBe(usual(text));
});

test.each([
  ['too long', 'x'.repeat(65_536)],
  ['another alphabet', 'тест'],
  ['an umlaut', 'Grüße'],
  ['a picture', '🛡'],
])('%s is left to the library', (_name, text) => {
  expect(frameOf(text)).toBeNull();
});
