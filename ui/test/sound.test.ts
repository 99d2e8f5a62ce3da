/** What can be said of cues without hearing them. */
import { expect, test } from 'vitest';
import { HOUSE } from '../director/score.ts';
import { notesOf } from '../sound.ts';

test('a line of notes is read as it is written', () => {
  expect(notesOf('w9 880 220 5 160 .16; n band 3000 700 3 0 160 .1')).toEqual([
    { wave: 'sawtooth', cents: 9, filter: null, quality: 1, from: 880, to: 220, at: 5, ms: 160, level: 0.16 },
    { wave: null, cents: 0, filter: 'bandpass', quality: 3, from: 3000, to: 700, at: 0, ms: 160, level: 0.1 },
  ]);
});

test.each(Object.entries(HOUSE))('%s is short, audible and not loud', (_cue, line) => {
  for (const { from, to, at, ms, level } of notesOf(line)) {
    for (const hz of [from, to]) expect(hz).toBeGreaterThanOrEqual(20);
    expect(ms).toBeGreaterThan(0);
    expect(at + ms).toBeLessThanOrEqual(600);
    expect(level).toBeGreaterThan(0);
    expect(level).toBeLessThanOrEqual(0.7);
  }
});
