import { expect, test } from 'vitest';
import { type Design, designNumber, face } from '../../cards/index.ts';
import { handFace } from '../faces.ts';
import { fetchEmblems } from '../glyphs.ts';
import { keyLine } from '../key-lines.ts';

const HELD = ['equipment', 'event', 'incident', 'objective', 'interrupt', 'doorway', 'dilemma', 'site'];
const all: Design[] = Array.from({ length: designNumber('TRAP') }, (_, d) => d);

test('every card that may be held says in few whole words what it is for', async () => {
  await fetchEmblems();
  for (const d of all.filter((one) => HELD.includes(face(one).kind))) {
    expect(keyLine(d), face(d).id).not.toBeNull();
    expect(keyLine(d)?.length, face(d).id).toBeLessThanOrEqual(36);
    expect(handFace(d).text).not.toMatch(/…/);
  }
});

test('of skills as many as fit are named, the others counted', () => {
  expect(keyLine(designNumber('PF01'))).toBe('Diplomacy x2, Leadership +4');
  expect(keyLine(designNumber('FS2'))).toBe('Cloaking Device, Tractor Beam');
  expect(keyLine(designNumber('PF11'))).toBeNull();
});
