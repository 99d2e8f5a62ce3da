import { expect, test } from 'vitest';
import { beatsOf } from '../pieces/log.tsx';
import type { LogLine } from '../table.tsx';

const line = (at: number, beat: number, type: string): LogLine => ({ at, beat, event: { type } });

test('one answer and what followed from it are a beat; a turn that begins within it has a heading of its own', () => {
  const lines = [line(0, 1, 'moved'), line(1, 2, 'turnEnded'), line(2, 2, 'turnBegan'), line(3, 2, 'drew'), line(4, 3, 'moved')];
  expect(beatsOf(lines).map((beat) => beat.lines.map(({ event }) => event.type))).toEqual([
    ['moved'],
    ['turnEnded'],
    ['turnBegan', 'drew'],
    ['moved'],
  ]);
});
