/** What the end counts. */
import { expect, test } from 'vitest';
import type { BridgeEvent } from '../../events.ts';
import { score } from '../score.ts';

const resolved = (kind: string, seat: number, succeeds: boolean) => ({ type: 'resolved', kind, seat, succeeds });
const declared = (kind: string, seat: number) => ({ type: 'declared', kind, seat });

test('who was recruited, attacks won of all, and cards played, for every seat', () => {
  const events = [
    resolved('recruit', 2, true),
    resolved('recruit', 0, false),
    resolved('attack', 0, true),
    resolved('attack', 0, false),
    declared('card', 1),
    declared('ability', 1),
  ];
  const rows = score(
    events.map((event, at) => ({ at, beat: at, event: event as never as BridgeEvent })),
    3,
  );
  expect(rows.map(({ values }) => values)).toEqual([
    ['0', '0', '1'],
    ['1/2', '0/0', '0/0'],
    ['0', '1', '0'],
  ]);
});
