/** The dice themselves: how many sides they have and how often they come, not what a script makes of them. */
import { Run, SeededChance, seedFrom } from '@bridgehead/kernel';
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import type { RedEvent } from '../events.ts';
import { game } from '../index.ts';
import { plan } from '../rules/decoy.ts';
import type { Red } from '../rules/voice.ts';
import type { Match, Officer } from '../state.ts';
import { officer, position, type Scene } from './scene.ts';

const TIMES = 400;

/** What one deed tells, from the same position with other dice each time. */
function told(setting: Scene, deed: (string | number)[]): RedEvent[] {
  return Array.from({ length: TIMES }, (_, seed) => {
    const run: Run<Match> = Run.from(
      game as never,
      position(setting),
      { seats: 2, options: {}, chance: new SeededChance(seedFrom(seed, 9)) },
      { watched: true },
    );
    run.play(deed);
    return run.takeEvents().flatMap(({ all, to }) => (all ?? to?.[0] ?? []) as RedEvent);
  }).flat();
}
/** How often each number came. */
function tally(numbers: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const n of numbers) counts[n] = (counts[n] ?? 0) + 1;
  return counts;
}
function expectFair(numbers: readonly number[], faces: readonly number[]): void {
  const counts = tally(numbers);
  expect(Object.keys(counts).map(Number)).toEqual(faces);
  const fair = numbers.length / faces.length;
  for (const face of faces) expect(Math.abs((counts[face] as number) - fair)).toBeLessThan(5 * Math.sqrt(fair));
}
const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

ruling('RED-50: a shot is rolled with one die of eight', () => {
  const rolls = told({}, ['fire', 0, 10, 1]).flatMap((event) => (event.type === 'fired' ? [event.roll as number] : []));
  expectFair(rolls, upTo(8));
});

ruling('RED-29, RED-R12: a hit past the shield strikes any of fifteen sections', () => {
  const struck = told({ A: { is: { lockOn: 9 } }, B: { shield: 3 } }, ['fire', 0, 10, 1]).flatMap((event) =>
    event.type === 'damaged' ? [event.section] : [],
  );
  expectFair(
    struck,
    upTo(15).map((n) => n - 1),
  );
});

ruling('RED-81, RED-89: a throw is rolled with one die of six', () => {
  const rolls = told({ A: { captain: { hand: ['Plasma Grenade'] } } }, ['play-in', 0, 10, 1]).flatMap((event) =>
    event.type === 'threw' ? [event.roll as number] : [],
  );
  expectFair(rolls, upTo(6));
});

ruling('RED-82: a charge is disarmed with one die of six', () => {
  const rolls = told({ charges: [{ at: 'A tele', of: 'B' }] }, ['disarm', 1, 0]).flatMap((event) =>
    event.type === 'disarmed' ? [event.roll as number] : [],
  );
  expectFair(rolls, upTo(6));
});

ruling('RED-21, RED-22: a teleport leads to any of the free sections', () => {
  const landed = told({ B: { shield: 3 } }, ['teleport', 1, 1]).flatMap((event) => (event.type === 'beamed' ? [event.section] : []));
  expectFair(landed, [1, 2, 3, 5, 6, 7, 8]);
});

ruling('RED-85, RED-R74: a dummy plans none to three steps, each as often, and no card, one or two in 2, 3 and 1 of 6', () => {
  const s = position({ A: { commander: { dummyAt: 'tele' } } });
  const o = s.officers[officer('A commander')] as Officer;
  const side = (label: string) => new SeededChance(seedFrom(Number(label.split('/')[1]), 4));
  const plans = Array.from({ length: 900 }, () => {
    plan({ state: s, side } as unknown as Red, o);
    return [o.dummy?.planSteps as number, o.dummy?.planCards as number] as const;
  });
  expectFair(
    plans.map(([steps]) => steps),
    [0, 1, 2, 3],
  );
  const cards = tally(plans.map(([, n]) => n));
  for (const [n, share] of [
    [0, 300],
    [1, 450],
    [2, 150],
  ] as const)
    expect(Math.abs((cards[n] as number) - share)).toBeLessThan(80);
});
