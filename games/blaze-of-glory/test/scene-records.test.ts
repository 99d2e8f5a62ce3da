/** Positions that were played on before lead to the same ends by the same events: if they change, a rule has changed. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordOfScene, SCENES } from './scene-records.ts';

const KEPT = readFileSync(new URL('golden/scene-records.txt', import.meta.url), 'utf8').split('\n');

test.each(Object.keys(SCENES))('%s', (name) => {
  expect(recordOfScene(name)).toBe(KEPT.find((line) => line.startsWith(`${name}: `)));
});
