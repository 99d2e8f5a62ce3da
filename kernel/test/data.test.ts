/** Small plain data: its limits, lists that are shown again, masks, and variants of tables. */
import { isMasked, isSmallData, listAgain, maskOf, nextSeat, setVariant, unusedPatches, varied } from '@bridgehead/kernel';
import { expect, onTestFinished, test } from 'vitest';

const members = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i]));

test.each<[string, unknown, boolean]>([
  ['null', null, true],
  ['a flag', false, true],
  ['a number', 0, true],
  ['minus nothing', -0, false],
  ['what is no number', Number.NaN, false],
  ['without end', Number.POSITIVE_INFINITY, false],
  ['a long text', 'x'.repeat(20_000), true],
  ['a longer one', 'x'.repeat(20_001), false],
  ['half a letter', 'a\ud800', false],
  ['a text with nothing in it', 'a\0', false],
  ['a long list', Array(512).fill(1), true],
  ['a longer one', Array(513).fill(1), false],
  ['a list with one wrong member', [1, undefined, 2], false],
  ['lists in lists in lists', [[[1]]], true],
  ['one more', [[[[1]]]], false],
  ['null at the bottom', [[[null]]], true],
  ['many members', members(64), true],
  ['one more', members(65), false],
  ['members of members of members', { a: { b: { c: 1 } } }, true],
  ['one more', { a: { b: { c: {} } } }, false],
  ['one wrong member', { a: 1, b: () => 1 }, false],
  ['another prototype', new Map(), false],
  ['a member that would be the prototype', JSON.parse('{"__proto__":1}'), false],
  ['nothing at all', undefined, false],
  ['a function', () => 1, false],
])('%s: %j is small plain data: %s', (_name, value, isSmall) => {
  expect(isSmallData(value)).toBe(isSmall);
});

test('plain data may have no prototype', () => {
  expect(isSmallData(Object.assign(Object.create(null), { a: 1 }))).toBe(true);
});

test('a list that is as it was is handed out again, another is copied', () => {
  const before = [1, 2];
  expect(listAgain(before, [1, 2])).toBe(before);
  for (const now of [[1], [1, 2, 3], [1, 3], [2, 2]]) {
    const again = listAgain(before, now);
    expect(again).toEqual(now);
    expect(again).not.toBe(now);
  }
  for (const nothing of [null, undefined]) {
    const now: number[] = [];
    expect(listAgain(nothing, now)).toEqual([]);
    expect(listAgain(nothing, now)).not.toBe(now);
  }
});

test('a mask is as long as what it hides, and is known as one', () => {
  expect(maskOf('a🏰b')).toBe('███');
  expect([isMasked('███'), isMasked('█a█'), isMasked('')]).toEqual([true, false, false]);
});

test('seats go round the table', () => {
  expect([nextSeat(0, 3), nextSeat(2, 3)]).toEqual([1, 0]);
});

test('a variant changes fields that are there, to values of their kind, and says what met nothing', () => {
  onTestFinished(() => setVariant([]));
  const rows = [
    { id: 'knight', attack: 4, title: 'Knight' },
    { id: 'hero', attack: 6, title: 'Hero' },
  ];
  expect(varied('units', rows)).toBe(rows);
  setVariant([
    { path: 'units.knight.attack', value: 5 },
    { path: 'units.knight.title', value: 'Rider' },
    { path: 'units.hero.attack', value: 'six' },
    { path: 'units.hero.armour', value: 2 },
    { path: 'cards.hero.attack', value: 9 },
    { path: 'units.king.attack', value: 9 },
  ]);
  expect(varied('units', rows)).toEqual([{ id: 'knight', attack: 5, title: 'Rider' }, rows[1]]);
  expect(varied('units', rows)[1]).toBe(rows[1]);
  expect(unusedPatches().map((sentence) => /"(.*?)"/.exec(sentence)?.[1])).toEqual([
    'units.hero.attack',
    'units.hero.armour',
    'cards.hero.attack',
    'units.king.attack',
  ]);
  expect(unusedPatches()[0]).toContain('(tables: units)');
});
