/** Matches that were played before lead to the same end by the same events: if they change, a rule has changed. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nameOfMatch, recordOfMatch, SETTINGS } from './records.ts';

const KEPT = readFileSync(new URL('golden/records.txt', import.meta.url), 'utf8').split('\n');

test.each(SETTINGS.map((setting) => [nameOfMatch(setting), setting] as const))('%s', (name, setting) => {
  expect(recordOfMatch(setting)).toBe(KEPT.find((line) => line.startsWith(`${name}: `)));
});
