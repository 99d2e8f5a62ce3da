import { ruling, rulings } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { distanceOn, groundAttack, groundDefense, isCastleOf, NORTH, SOUTH, SPACES, TWO_CASTLES, TWO_CASTLES_BARE } from '../index.ts';
import { scene, spaceOfName } from './scene.ts';

const apart = (a: string, b: string, board = TWO_CASTLES) => distanceOn(board, spaceOfName(a), spaceOfName(b));
const beside = (id: string) => (TWO_CASTLES.beside[spaceOfName(id)] ?? []).map((space) => SPACES[space]?.id);

ruling('STC-P2, STC-R1: 22 spaces joined by 37 drawn paths; the bare board lacks the five added ones', () => {
  expect([SPACES.length, TWO_CASTLES.paths.length, TWO_CASTLES_BARE.paths.length]).toEqual([22, 37, 32]);
  for (const [a, b] of [
    ['NHW', 'L1'],
    ['NHE', 'L4'],
    ['SHW', 'L1'],
    ['SHE', 'L4'],
    ['L2', 'L3'],
  ] as const) {
    expect(apart(a, b)).toBe(1);
    expect(apart(a, b, TWO_CASTLES_BARE)).toBeGreaterThan(1);
  }
});

ruling('STC-R1: on the bare board nobody walks from ridge to outer marsh', () => {
  const bare = scene({ bareBoard: true, south: { knight: 'SHW' } });
  expect(bare.south.choices('knight')).toEqual(['move L2', 'move SOW', 'move SBW']);
  const full = scene({ south: { knight: 'SHW' } });
  expect(full.south.choices('knight')).toEqual(['move L1', 'move L2', 'move SOW', 'move SBW']);
});

rulings(
  'STC-P3: $id is joined to $others',
  [
    { id: 'NK', others: 'NTW NBW NBE NTE' },
    { id: 'NTW', others: 'NK NBW NOW' },
    { id: 'NBW', others: 'NK NTW NHW' },
    { id: 'NOW', others: 'NTW NHW L1' },
    { id: 'NHW', others: 'NBW NOW L1 L2' },
    { id: 'L1', others: 'NOW NHW SOW SHW' },
    { id: 'L2', others: 'NHW L3 SHW' },
    { id: 'L3', others: 'NHE L2 SHE' },
    { id: 'L4', others: 'NHE NOE SHE SOE' },
    { id: 'SHE', others: 'L3 L4 SOE SBE' },
    { id: 'STE', others: 'SOE SBE SK' },
    { id: 'SK', others: 'STW SBW SBE STE' },
  ],
  ({ id, others }) => {
    expect(beside(id).join(' ')).toBe(others);
  },
);

ruling('STC-P3: one half of the board mirrors the other', () => {
  const mirror = (space: number) => {
    const { id } = SPACES[space] as (typeof SPACES)[number];
    const twin = id.startsWith('L') ? id : id.replace(/^[NS]/, (side) => (side === 'N' ? 'S' : 'N'));
    return spaceOfName(twin);
  };
  const key = ([a, b]: readonly [number, number]) => [a, b].sort((x, y) => x - y).join('-');
  const mirrored = TWO_CASTLES.paths.map(([a, b]) => key([mirror(a), mirror(b)])).sort();
  expect(mirrored).toEqual(TWO_CASTLES.paths.map(key).sort());
});

rulings(
  'STC-P4, STC-52: standing on $id adds $bonus to Defense',
  [
    { id: 'NK', bonus: 1 },
    { id: 'SK', bonus: 1 },
    { id: 'NBW', bonus: 1 },
    { id: 'SBE', bonus: 1 },
    { id: 'NTW', bonus: 2 },
    { id: 'STE', bonus: 2 },
    { id: 'NOW', bonus: 0 },
    { id: 'NHW', bonus: 0 },
    { id: 'L1', bonus: 0 },
  ],
  ({ id, bonus }) => {
    expect(groundDefense(spaceOfName(id))).toBe(bonus);
  },
);

ruling('STC-R2: a castle space stays the castle of its side while an enemy stands there', () => {
  const t = scene({ phase: 'dispatch', north: { knight: 'SBW' }, hands: [['knight'], []] });
  expect(isCastleOf(spaceOfName('SBW'), SOUTH)).toBe(true);
  expect(SPACES.filter((space) => space.castle === SOUTH).map((space) => space.id)).toEqual(['STW', 'SBW', 'SBE', 'STE', 'SK']);
  expect(SPACES.filter((space) => space.castle === NORTH).map((space) => space.id)).toEqual(['NK', 'NTW', 'NBW', 'NBE', 'NTE']);
  expect(t.south.options().length).toBe(5); // four of the five spaces, and 'done'
});

ruling('STC-R45: a meadow is neither high nor low ground', () => {
  const over = (from: string, to: string): number => groundAttack(spaceOfName(from), spaceOfName(to));
  for (const [meadow, ridge, marsh] of [
    ['NOW', 'NHW', 'L1'],
    ['NOE', 'NHE', 'L4'],
    ['SOW', 'SHW', 'L1'],
    ['SOE', 'SHE', 'L4'],
  ] as const)
    expect([over(ridge, marsh), over(meadow, marsh), over(ridge, meadow)]).toEqual([2, 0, 0]);
});

ruling('STC-3: the board lies between the players, each castle on its own side', () => {
  const rows = (seat: number) => SPACES.filter((space) => space.castle === seat).map((space) => space.y);
  expect(Math.max(...rows(NORTH))).toBeLessThan(Math.min(...rows(SOUTH)));
  const drawn = SPACES.map(({ terrain, castle, x, y }) => `${terrain} ${castle} ${x} ${y}`);
  const mirrored = SPACES.map(({ terrain, castle, x, y }) => `${terrain} ${castle === null ? null : 1 - castle} ${x} ${140 - y}`);
  expect(mirrored.sort()).toEqual(drawn.sort());
});

test('distances between far corners', () => {
  expect(apart('NK', 'SK')).toBe(6);
  expect(apart('SBW', 'NK')).toBe(5);
  expect(apart('STE', 'NK')).toBe(5);
  expect([apart('L1', 'NTW'), apart('L1', 'NBW'), apart('L2', 'NBW'), apart('L2', 'NTW')]).toEqual([2, 2, 2, 3]);
});
