/** What the page shows of a match while an act is played. */

import type { Playing } from '@bridgehead/ui';
import { expect, test } from 'vitest';
import { freshSnapshot, linesOf, type Snapshot, WITHOUT_SERVER } from '../session/session.ts';
import { isNext, positionOf, stagedOf } from '../table/staged.ts';

const shown = (part: object): Snapshot['shown'] => ({ seats: [], passing: false, result: null, ...WITHOUT_SERVER, ...part }) as never;
const begin: Snapshot = {
  ...freshSnapshot(0, shown({ view: 'before', prompt: { id: 4 }, waiting: [0] })),
  log: linesOf([{ type: 'began' }], 0),
};
const fresh = linesOf([{ type: 'aimed' }, { type: 'rolled', n: 12 }], 1);
const next: Snapshot = {
  ...begin,
  shown: shown({ view: 'after', prompt: { id: 5 }, waiting: [1], result: { ranking: [[0], [1]] } }),
  log: [...begin.log, ...fresh],
  fresh,
  version: 1,
};
const partly = (told: number) =>
  stagedOf(
    { at: positionOf(begin), partly: { next: positionOf(next), told, view: 'between', playing: {} as Playing } },
    { ...next, busy: true },
  );

test('before its verdict nothing of an act is on the page but what announced it', () => {
  const { shown: now, log, fresh: told, version, busy } = partly(1);
  expect(JSON.stringify([now, log, told])).not.toMatch(/after|rolled|12/);
  expect(now.view).toBe('between');
  expect([now.result, now.waiting, now.prompt]).toEqual([null, [0], null]);
  expect(log.map(({ event }) => event.type)).toEqual(['began', 'aimed']);
  expect(version).toBe(0);
  expect(busy).toBe(true);
});

test('the newest position is whole', () => {
  expect(stagedOf({ at: positionOf(next), partly: null }, next)).toEqual({ ...next, playing: null });
});

test('a question that stays open can be answered while others play', () => {
  const same = { ...next, shown: { ...next.shown, prompt: begin.shown.prompt } };
  const staged = stagedOf({ at: positionOf(begin), partly: { next: positionOf(same), told: 1, view: null, playing: {} as Playing } }, same);
  expect(staged.shown.prompt).toBe(begin.shown.prompt);
});

test('one act leads to the next position; a take-back, a new line and a wound replay do not', () => {
  expect(isNext(begin, next)).toBe(true);
  expect(isNext(begin, { ...begin, version: 1 })).toBe(true);
  expect(isNext(next, { ...begin, version: 2 })).toBe(false);
  const rejoined = linesOf([{ type: 'began' }, { type: 'aimed' }, { type: 'rolled', n: 12 }], 0);
  expect(isNext(begin, { ...next, log: rejoined, fresh: [] })).toBe(false);
  expect(isNext(begin, { ...next, log: [...next.log, ...linesOf([{ type: 'more' }], 2)] })).toBe(false);
});
