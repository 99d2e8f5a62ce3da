/** Random decks: each step of their making, over many of them. */
import { SeededChance, seedFrom } from '@bridgehead/kernel';
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { BORG, CARDASSIAN, D, type Design, DOMINION, designsOf, face, isPersonnel, isShip, NON_ALIGNED } from '../cards/index.ts';
import { type DeckList, FORMAT_RULES, type Format } from '../decks/list.ts';
import { randomDeck } from '../decks/random.ts';

const MANY = 700;
const decks = (format: Format): DeckList[] => {
  const chance = new SeededChance(seedFrom(format.length));
  return Array.from({ length: MANY }, () => randomDeck(format, chance));
};
const STANDARD = decks('standard');
const SKIRMISH = decks('skirmish');
const has = (list: readonly Design[], ...cards: Design[]): boolean => cards.every((d) => list.includes(d));
const share = (all: readonly DeckList[], fits: (deck: DeckList) => boolean): number => all.filter(fits).length / all.length;
const range = (all: readonly DeckList[], of: (deck: DeckList) => number): [number, number] => {
  const numbers = all.map(of);
  return [Math.min(...numbers), Math.max(...numbers)];
};
const isOf = (deck: DeckList, affiliation: number): boolean => deck.draw.some((d) => isPersonnel(d) && face(d).affiliation === affiliation);
const isAlliance = (deck: DeckList): boolean => isOf(deck, CARDASSIAN) && isOf(deck, DOMINION);
const twice = (list: readonly Design[], most = 1): Design[] => list.filter((d) => list.filter((x) => x === d).length > most);
const colours = [0, 1, 2, CARDASSIAN, DOMINION, BORG];

ruling('BOG-R61: a random deck has one colour of six, or the alliance of two, each as often', () => {
  for (const colour of colours) expect(share(STANDARD, (deck) => isOf(deck, colour) && !isAlliance(deck))).toBeCloseTo(1 / 7, 1);
  expect(share(STANDARD, isAlliance)).toBeCloseTo(1 / 7, 1);
  for (const deck of STANDARD) {
    const brought = new Set(deck.draw.filter((d) => isPersonnel(d) || isShip(d)).map((d) => face(d).affiliation));
    brought.delete(NON_ALIGNED);
    expect(brought.size).toBe(isAlliance(deck) ? 2 : 1);
  }
  expect(share(STANDARD, (deck) => isOf(deck, BORG) && isOf(deck, NON_ALIGNED))).toBe(0);
  expect(share(STANDARD, (deck) => !isOf(deck, BORG) && isOf(deck, NON_ALIGNED))).toBeGreaterThan(0.5);
});

ruling('BOG-R61, BOG-R52: its missions fit its people, and Dominion and Borg have their own first', () => {
  for (const [all, n] of [
    [STANDARD, 6],
    [SKIRMISH, 3],
  ] as const)
    for (const deck of all) {
      expect(deck.missions.length).toBe(n);
      expect(twice(deck.missions.filter((d) => face(d).row.unique))).toEqual([]);
      if (isOf(deck, DOMINION)) expect(deck.missions[0]).toBe(D.M18);
      if (isOf(deck, BORG)) expect([D.M21, D.M23, D.M25]).toContain(deck.missions[0]);
      else
        for (const d of deck.missions) expect(colours.some((colour) => isOf(deck, colour) && face(d).admits[colour] === true)).toBe(true);
    }
  const first = (d: Design) => share(STANDARD, (deck) => isOf(deck, BORG) && deck.missions[0] === d) * 21;
  for (const d of [D.M21, D.M23, D.M25]) expect(Math.round(first(d))).toBe(1);
});

ruling('BOG-R61: it has the facilities of its colour, half of the Cardassians a whole Nor', () => {
  const sites = designsOf('site');
  for (const deck of STANDARD) {
    const facilities = deck.seeds.filter((d) => face(d).kind === 'facility');
    const wanted = [D.FA1, D.FA2, D.FA3].filter((_, colour) => isOf(deck, colour));
    if (isOf(deck, CARDASSIAN)) wanted.push(D.FA4, ...(has(deck.seeds, D.FA8) ? [D.FA8] : []));
    if (isOf(deck, DOMINION)) wanted.push(D.FA5, D.FA7);
    if (isOf(deck, BORG)) wanted.push(D.FA9);
    expect([...facilities].sort()).toEqual([...wanted].sort());
    expect(deck.seeds.filter((d) => face(d).kind === 'site')).toEqual(has(deck.seeds, D.FA8) ? sites : []);
    if (isOf(deck, DOMINION)) expect(has(deck.seeds, D.DW6)).toBe(true);
    if (isOf(deck, BORG)) expect(has(deck.seeds, D.OB4, D.OB5)).toBe(true);
    if (isAlliance(deck)) expect(has(deck.seeds, D.EV17)).toBe(true);
    expect(twice(deck.seeds)).toEqual([]);
  }
  expect(share(STANDARD, (deck) => has(deck.seeds, D.FA8)) / share(STANDARD, (deck) => isOf(deck, CARDASSIAN))).toBeCloseTo(0.5, 1);
});

ruling('BOG-R61, BOG-4: three in four have Tactics, one in three Q-icon cards, one in three a Tent', () => {
  expect(share(STANDARD, (deck) => deck.tactics.length > 0)).toBeCloseTo(3 / 4, 1);
  expect(share(STANDARD, (deck) => deck['q-continuum'].length > 0)).toBeCloseTo(1 / 3, 1);
  expect(share(STANDARD, (deck) => deck.tent.length > 0)).toBeCloseTo(1 / 3, 1);
  const filled = (section: 'tactics' | 'q-continuum' | 'tent') =>
    range(
      STANDARD.filter((deck) => deck[section].length > 0),
      (deck) => deck[section].length,
    );
  expect([filled('tactics'), filled('q-continuum'), filled('tent')]).toEqual([
    [8, 16],
    [6, 12],
    [13, 13],
  ]);
  for (const deck of STANDARD) {
    expect([has(deck.seeds, D.DW1), has(deck.seeds, D.DW2), has(deck.seeds, D.DW3)]).toEqual(
      [deck.tactics, deck['q-continuum'], deck.tent].map(({ length }) => length > 0),
    );
    expect(twice(deck.tent)).toEqual([]);
    if (!isOf(deck, BORG))
      expect(
        Object.values(deck)
          .flat()
          .some((d) => face(d).row.bo),
      ).toBe(false);
  }
  expect(share(STANDARD, (deck) => deck.tactics.includes(D.T06))).toBeGreaterThan(0);
});

ruling('BOG-R61, BOG-B44: up to three more seeds, dilemmas as far as there is room, and a draw deck of people, ships and the rest', () => {
  const more = [D.IN1, D.IN2, D.IN3, D.IN4, D.OB1, D.OB3, D.DW4, D.OB6];
  const extra = (deck: DeckList) => deck.seeds.filter((d) => more.includes(d)).length;
  expect(range(STANDARD, extra)).toEqual([0, 3]);
  for (const d of more) expect(STANDARD.some((deck) => has(deck.seeds, d))).toBe(true);
  expect(STANDARD.some((deck) => !isOf(deck, DOMINION) && has(deck.seeds, D.DW6))).toBe(true);
  expect(STANDARD.some((deck) => !isAlliance(deck) && has(deck.seeds, D.EV17))).toBe(true);
  expect(range(STANDARD, ({ dilemmas }) => dilemmas.length)).toEqual([12, 12]);
  const counted = ({ missions, seeds, dilemmas }: DeckList) =>
    missions.length + dilemmas.length + seeds.filter((d) => face(d).kind !== 'site').length;
  for (const deck of SKIRMISH) expect(deck.dilemmas.length === 6 || counted(deck) === FORMAT_RULES.skirmish.seeds).toBe(true);
  expect(range(SKIRMISH, ({ dilemmas }) => dilemmas.length)[1]).toBe(6);
  for (const deck of STANDARD) expect(twice(deck.dilemmas, 2)).toEqual([]);
  expect([range(STANDARD, ({ draw }) => draw.length), range(SKIRMISH, ({ draw }) => draw.length)]).toEqual([
    [30, 40],
    [20, 25],
  ]);
  for (const [all, people, ships] of [
    [STANDARD, 12, 4],
    [SKIRMISH, 9, 3],
  ] as const)
    for (const { draw } of all) expect([draw.filter(isPersonnel).length, draw.filter(isShip).length]).toEqual([people, ships]);
  const rest = new Set(STANDARD.flatMap(({ draw }) => draw.filter((d) => !isPersonnel(d) && !isShip(d))));
  expect(rest.size).toBe(designsOf('equipment', 'event', 'incident', 'objective', 'interrupt', 'doorway').length + 1);
  expect(rest.has(D.FA6)).toBe(true);
});
