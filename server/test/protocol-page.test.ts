import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROTOCOL_PAGE, protocolPage } from '../bin/protocol-page.ts';

test('docs/protocol.md says what the schemas say; `node server/bin/protocol-page.ts` prints it again', () => {
  expect(readFileSync(PROTOCOL_PAGE, 'utf8')).toBe(protocolPage());
});
