import { ruling, rulings } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { CARD_COUNT, cardNamed, costOf, deckOf, ITEMS, KINDS, kindOf, nameOfCard, UNITS } from '../index.ts';
import { scene } from './scene.ts';

const regulars = UNITS.filter((unit) => unit.type === 'regular');
const supports = UNITS.filter((unit) => unit.type === 'support');

ruling('STC-P1: fifty cards in a deck, and both decks alike', () => {
  const list = (seat: number) => deckOf(seat).map((card) => kindOf(card).id);
  expect(list(0)).toHaveLength(50);
  expect(list(1)).toEqual(list(0));
});

ruling('STC-7: a card is a Regular Unit, a Support Unit or an Item', () => {
  const count = (type: string) => deckOf(0).filter((card) => kindOf(card).type === type).length;
  expect([count('regular'), count('support'), count('item')]).toEqual([27, 9, 14]);
});

ruling('STC-8: at every table an item is told from a unit by what is said about it', () => {
  const t = scene({ phase: 'dispatch', south: { knight: 'SK' }, hands: [['great-sword', 'knight'], []] });
  const hand = t.stage.game.describe.zones(t.stage.view(0), 0).find((zone) => zone.id === 'hand-0');
  const facts = hand?.items.map((item) => item.facts?.map((fact) => fact.key));
  expect(facts?.[0]).not.toContain('stc.fact.defense');
  expect(facts?.[1]).toContain('stc.fact.defense');
});

ruling('STC-9, STC-12: the Regular Units have an Attack, and a Defense above zero', () => {
  expect(regulars.map((unit) => unit.name)).toEqual(['Shield Bearer', 'Cavalry', 'Knight', 'Hero']);
  for (const unit of regulars) expect([unit.attack !== null, unit.defense > 0]).toEqual([true, true]);
});

ruling('STC-14, STC-16: the Support Units have Defense zero', () => {
  expect(supports.map((unit) => unit.name)).toEqual(['Assassin', 'Blacksmith', 'Catapult', 'Cleric', 'Sorcerer']);
  for (const unit of supports) expect(unit.defense).toBe(0);
});

ruling('STC-21: every unit and item costs 1 to 4', () => {
  for (let card = 0; card < CARD_COUNT; card++) expect([1, 2, 3, 4]).toContain(costOf(card));
});

rulings(
  'STC-R3, STC-R5: $id',
  [
    { id: 'shield-bearer', numbers: [10, 1, 4, 3, 1] },
    { id: 'cavalry', numbers: [8, 2, 5, 1, 2] },
    { id: 'knight', numbers: [8, 3, 7, 2, 1] },
    { id: 'hero', numbers: [1, 4, 9, 4, 1] },
    { id: 'assassin', numbers: [1, 2, 5, 0, 1] },
    { id: 'blacksmith', numbers: [1, 1, null, 0, 1] },
    { id: 'catapult', numbers: [4, 3, 8, 0, 1] },
    { id: 'cleric', numbers: [2, 2, null, 0, 1] },
    { id: 'sorcerer', numbers: [1, 2, 3, 0, 1] },
  ],
  ({ id, numbers }) => {
    const unit = UNITS.find((one) => one.id === id);
    expect([unit?.copies, unit?.cost, unit?.attack, unit?.defense, unit?.move]).toEqual(numbers);
  },
);

rulings(
  'STC-R43: $id',
  [
    { id: 'great-sword', numbers: [3, 1, 1, 0, 0, 0, 0] },
    { id: 'tower-shield', numbers: [3, 1, 0, 0, 2, 0, 0] },
    { id: 'battle-axe', numbers: [2, 1, 2, 0, -1, 0, 0] },
    { id: 'longbow', numbers: [2, 2, 0, 0, 0, 2, 0] },
    { id: 'siege-ladder', numbers: [2, 1, 0, 2, 0, 0, 0] },
    { id: 'warhorse', numbers: [2, 1, 0, 0, 0, 0, 2] },
  ],
  ({ id, numbers }) => {
    const item = ITEMS.find((one) => one.id === id);
    expect([item?.copies, item?.cost, item?.attack, item?.siege, item?.defense, item?.range, item?.move]).toEqual(numbers);
  },
);

ruling('STC-R4: one Hero, Blacksmith, Sorcerer and Assassin in a deck, several of all others', () => {
  expect(KINDS.filter((kind) => kind.copies === 1).map((kind) => kind.id)).toEqual(['hero', 'assassin', 'blacksmith', 'sorcerer']);
});

ruling('STC-13, STC-R27: Cleric and Blacksmith never attack; the Sorcerer can, badly', () => {
  const t = scene({ south: { cleric: 'L1', blacksmith: 'L2', sorcerer: 'SHW' }, north: { knight: ['NHW', 'SOW'] } });
  expect(t.south.choices('cleric')).toEqual(['move NOW', 'move SHW']);
  expect(t.south.choices('blacksmith')).toEqual(['move L3', 'move SHW']);
  expect(t.south.choices('sorcerer')).toContain('melee SOW knight');
  expect(t.south.refused(t.south.melee('cleric', 'NHW'))).toBe('STC-13: This unit can’t attack.');
});

test('cards have names, and names have cards', () => {
  for (let card = 0; card < CARD_COUNT; card++) expect(cardNamed(nameOfCard(card))).toBe(card);
  expect(nameOfCard(20)).toBe('S-knight-03');
  expect(nameOfCard(99)).toBe('N-warhorse-02');
  expect(cardNamed('__proto__')).toBeNull();
});

ruling('STC-63–71, STC-R43: what a kind can do beyond its numbers stands in its row', () => {
  const those = (has: (kind: (typeof UNITS)[number]) => boolean) => UNITS.filter(has).map(({ id }) => id);
  expect(those(({ bombards, range }) => bombards && range === 2)).toEqual(['catapult']);
  expect(those(({ bombards, range }) => bombards || range > 0)).toEqual(['catapult']);
  expect(those(({ picks }) => picks)).toEqual(['assassin']);
  expect(those(({ shelters }) => shelters)).toEqual(['cleric']);
  expect(UNITS.flatMap(({ id, ability }) => (ability === null ? [] : [[id, ability]]))).toEqual([
    ['blacksmith', 'recover'],
    ['cleric', 'raise'],
    ['sorcerer', 'strengthen'],
  ]);
  expect(ITEMS.flatMap(({ id, notFor }) => (notFor === null ? [] : [[id, notFor]]))).toEqual([['warhorse', 'cavalry']]);
});
