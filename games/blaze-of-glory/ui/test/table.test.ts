/** What the drawn table works out from views: flights, what a tap means, sizes, accounts, the guide's opening. */
import { expect, test } from 'vitest';
import { costOfMove } from '../../rules/map.ts';
import type { BlazeView, VesselView } from '../../view.ts';
import { checklist } from '../advice.ts';
import { columnsFor, laidOut, planFor } from '../forms.ts';
import { offersOf, tapOn } from '../intent.ts';
import { asksForLine } from '../moments.ts';
import { borgShipDue, costOf, spotsOf, teamAt } from '../position.ts';
import { isOrder, isVerb } from '../verbs.ts';
import { viewOf, watchMatch } from './watch.ts';

test('BOG-B3: the ruler says what the rules charge, from everywhere to everywhere', () => {
  let compared = 0;
  watchMatch(1, ['klingon', 'federation'], (run, { key, seat }) => {
    if (key !== 'bog.turn' || compared > 500) return;
    const view = viewOf(run, seat);
    for (const { id: from } of view.locations)
      for (const { id: to } of view.locations) {
        expect(costOf(view, from, to) ?? -1).toBe(costOfMove(run.state, from, to));
        compared++;
      }
  });
  expect(compared).toBeGreaterThan(30);
});

test('every order can be given by pointing at who and where: the answer itself, or a list in which it stands', () => {
  const verbs = new Set<string>();
  watchMatch(2, ['klingon', 'federation'], (run, { key, seat }) => {
    if (key !== 'bog.turn') return;
    const view = viewOf(run, seat);
    const prompt = run.prompt(seat);
    for (const { option, by, to, verb } of offersOf(view, prompt)) {
      if (!isOrder(option) || by === null || to === null || by === to) continue;
      verbs.add(verb);
      const tap = tapOn({ view, prompt, selection: by }, to);
      if (tap.do === 'answer') expect(prompt?.options).toContainEqual(tap.answer);
      else expect(tap).toEqual({ do: 'select', ref: by });
    }
  });
  expect([...verbs]).toEqual(expect.arrayContaining(['report', 'move', 'beam', 'attempt']));
});

test('BOG-B30: a team’s checklist is ticked exactly where the rules find the terms met', () => {
  let tested = 0;
  watchMatch(
    3,
    ['federation', 'klingon'],
    () => undefined,
    (run, ask, answer, told) => {
      const solved = told.find((event) => event.type === 'solved' || event.type === 'unsolved');
      if (!isVerb(answer, 'attempt') || solved === undefined) return;
      if (solved.type === 'solved') expect(solved.met.every((met) => met)).toBe(true);
      else expect(solved.met.includes(false)).toBe(true);
      tested++;
      const view = viewOf(run, ask.seat);
      const team = teamAt(view, answer[1], ask.seat);
      if (team !== null) expect(checklist(view, ask.seat, answer[1], solved.card)?.length).toBe(solved.met.length);
    },
  );
  expect(tested).toBeGreaterThan(0);
});

test('BOG-R70: the terms of a shot add up to its totals, and each has a source', () => {
  let shots = 0;
  for (const n of [5, 7, 9])
    watchMatch(
      n,
      ['klingon', 'romulan'],
      () => undefined,
      (_run, _ask, _answer, told) => {
        for (const event of told) {
          if (event.type !== 'fired') continue;
          shots++;
          const sum = (terms: readonly { n: number }[]) => terms.reduce((all, one) => all + one.n, 0);
          expect(Math.max(0, sum(event.attackTerms))).toBe(event.attack);
          expect(Math.max(0, sum(event.defenseTerms))).toBe(event.defense);
          expect([...event.attackTerms, ...event.defenseTerms].every(({ card }) => card !== '')).toBe(true);
          expect(event.firing.length).toBeGreaterThan(0);
        }
      },
    );
  expect(shots).toBeGreaterThan(0);
});

test('columns share the whole width and never fall below what the longest word needs; ships take the largest form that fits', () => {
  watchMatch(4, ['klingon', 'federation'], (run, { seat }) => {
    const spots = spotsOf(viewOf(run, seat), seat);
    if (spots.length === 0) return;
    const widths = columnsFor(spots, 68, 0.22);
    expect(widths.reduce((sum, w) => sum + w, 0) + 0.22 * (spots.length - 1)).toBeCloseTo(68, 3);
    expect(Math.min(...widths)).toBeGreaterThan(2.9);
  });
  const box = { w: 8, h: 7 };
  expect([1, 2, 3, 4].map((n) => planFor(n, box).form)).toEqual(['tile', 'plate', 'strip', 'strip']);
  expect(planFor(30, box)).toMatchObject({ form: 'chip' });
  expect(planFor(30, box).shown).toBeLessThan(30);
});

test('while missions are laid the first one stays in the middle, until one side is full', () => {
  expect(laidOut([], 6)).toEqual({ columns: 6, left: 2 });
  expect(laidOut([0], 6)).toEqual({ columns: 6, left: 2 });
  expect(laidOut([1, 0, 2], 6)).toEqual({ columns: 6, left: 1 });
  expect(laidOut([2, 1, 0], 6)).toEqual({ columns: 6, left: 0 });
  expect(laidOut([3, 2, 1, 0], 6)).toEqual({ columns: 6, left: 0 });
  expect(laidOut([0, 1, 2, 3, 4], 6)).toEqual({ columns: 6, left: 1 });
  expect(laidOut([0, 1, 2], 0)).toEqual({ columns: 3, left: 0 });
});

test('BOG-R28: the Borg Ship says how many turns it needs to reach something of mine, and nothing where it flies away', () => {
  const at = (location: number) => -10 - 2 * location;
  const ship = { id: 1, at: at(2), way: 1, controller: -1, cloaked: false, affiliation: '' };
  const mine = { id: 2, at: at(5), way: 0, controller: 0, cloaked: false, affiliation: 'Klingon' };
  const due = (vessels: readonly object[]) =>
    borgShipDue({ lines: [[0, 1, 2, 3, 4, 5], []], vessels, things: [] } as unknown as BlazeView, vessels[0] as VesselView, 0);
  expect(due([ship, mine])).toBe(3);
  expect(due([{ ...ship, way: -1 }, mine])).toBe(null);
  expect(
    due([
      { ...ship, way: -1 },
      { ...mine, at: at(0) },
    ]),
  ).toBe(2);
  expect(due([ship, { ...mine, cloaked: true }])).toBe(null);
  expect(due([ship, { ...mine, controller: 1 }])).toBe(null);
  expect(due([ship, { ...mine, affiliation: 'Borg' }])).toBe(null);
});

test('who is beamed, walks, fires or is fired at is ticked on the table: a battle that is over does not stand before it; one that goes on does before ships, which it shows, not before people', () => {
  const people = { kind: 'select' as const, options: ['PK01', 'PK08#2'] };
  const ships = { kind: 'select' as const, options: [4, 17] };
  for (const prompt of [people, ships]) {
    expect(asksForLine({ battle: null }, prompt)).toBe(true);
    expect(asksForLine({ battle: {} as NonNullable<BlazeView['battle']> }, prompt)).toBe(prompt === people);
  }
  const asked = [
    { kind: 'choose' as const, options: [4, 17] },
    { kind: 'choose' as const, options: ['end'] },
    { kind: 'write' as const, options: [] },
  ];
  for (const prompt of [null, ...asked]) expect(asksForLine({ battle: null }, prompt)).toBe(false);
});
