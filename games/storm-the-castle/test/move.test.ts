import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { scene } from './scene.ts';

ruling('STC-27, STC-R5: one space for most, up to two for Cavalry', () => {
  const t = scene({ south: { knight: 'SK', cavalry: 'SBW' } });
  expect(t.south.choices('knight')).toEqual(['move STW', 'move SBE', 'move STE']);
  expect(t.south.choices('cavalry')).toEqual(['move L1', 'move L2', 'move SOW', 'move SHW', 'move STW', 'move SBE', 'move STE']);
});

ruling('STC-28, STC-30: a unit that moved cannot attack, one that attacked can neither move nor attack again', () => {
  const t = scene({ south: { knight: ['SHW', 'L2'] }, north: { knight: 'NHW', cavalry: 'L1' } }, [5, 6]);
  t.south.moves('knight@SHW', 'SOW');
  expect(t.south.refused(t.south.melee('knight@SOW', 'L1'))).toBe('STC-27: This unit has already acted this turn.');
  expect(t.south.choices('knight@SOW')).toEqual([]);
  t.south.attacks('knight@L2', 'NHW');
  expect(t.state.active).toBe(1); // nobody is left to act
});

ruling('STC-28: a unit that used its special can do neither', () => {
  const t = scene({ south: { cleric: 'SHW', knight: 'SK' }, graveyards: [['cavalry'], []] }, [1, 1]);
  t.south.raises();
  expect(t.south.choices('cleric')).toEqual([]);
  expect(t.south.refused(t.south.move('cleric', 'SOW'))).toBe('STC-27: This unit has already acted this turn.');
});

ruling('STC-31, STC-R38: any number of units move, one after another, in any order', () => {
  const t = scene({ south: { knight: ['SBW', 'SBE', 'STW'], cleric: 'SK' } });
  t.south.moves('cleric', 'STE');
  t.south.moves('knight@STW', 'SK');
  t.south.moves('knight@SBE', 'SHE');
  expect(t.state.active).toBe(0);
  t.south.moves('knight@SBW', 'STW');
  expect(t.at('STW')).toEqual(['S knight']);
});

ruling('STC-R6: riders pass own stacks but never an enemy', () => {
  const past = scene({ south: { cavalry: 'SBW', knight: 'SHW', cleric: 'SHW' } });
  expect(past.south.choices('cavalry')).toEqual(expect.arrayContaining(['move L1', 'move L2']));
  const blocked = scene({ south: { cavalry: 'SBW' }, north: { knight: 'SHW' } });
  expect(blocked.south.choices('cavalry').filter((choice) => choice.startsWith('move'))).toEqual([
    'move SOW',
    'move STW',
    'move SBE',
    'move STE',
    'move SK',
  ]);
  expect(blocked.south.refused(blocked.south.move('cavalry', 'L2'))).toBe('STC-27: No open path within 2 moves.');
});

ruling('STC-R6: staying is not a move', () => {
  const t = scene({ south: { knight: 'SBW' } });
  expect(t.south.refused(t.south.move('knight', 'SBW'))).toBe('STC-27: No open path within 1 moves.');
});

ruling('STC-R7, STC-R39: a unit moves by itself and leaves its partner behind', () => {
  const t = scene({ south: { knight: 'SK', cleric: 'SK' } });
  t.south.moves('knight', 'SBW');
  expect([t.at('SK'), t.at('SBW')]).toEqual([['S cleric'], ['S knight']]);
});

ruling('STC-R7: two Regular Units cannot change places', () => {
  const t = scene({ south: { knight: 'SK', 'shield-bearer': 'SBW' } });
  expect(t.south.refused(t.south.move('knight', 'SBW'))).toBe('STC-11: Two Regular Units can’t share a space.');
});

ruling('STC-R8: an enemy space is not entered by a move', () => {
  const t = scene({ south: { knight: 'L2' }, north: { cleric: 'NHW' } });
  expect(t.south.choices('knight')).toEqual(['melee NHW cleric', 'move L3', 'move SHW']);
  expect(t.south.refused(t.south.move('knight', 'NHW'))).toBe('STC-R8: An enemy is there. Attack to take the space.');
});

ruling('STC-R40: the lower unit of a stack may act', () => {
  const t = scene({ south: { knight: 'SK', cleric: 'SK' } });
  t.south.moves('cleric', 'SBW');
  expect([t.at('SK'), t.at('SBW')]).toEqual([['S knight'], ['S cleric']]);
});

ruling('STC-29, STC-31, STC-R28: after two attacks a third is refused; moves, prayers and anvils go on, strengthening does not', () => {
  const t = scene(
    {
      south: { knight: ['L1', 'L2'], cavalry: 'SHW', hero: 'SBW', sorcerer: 'SBW', cleric: 'SOW', blacksmith: 'STE' },
      north: { knight: ['NHW', 'NOW'], 'shield-bearer': 'L3' },
      graveyards: [['shield-bearer', 'great-sword'], []],
    },
    [5, 6, 5, 6, 1, 2, 1, 3],
  );
  t.south.attacks('knight@L1', 'NOW');
  t.south.attacks('knight@L2', 'NHW');
  expect(t.south.refused(t.south.melee('cavalry', 'L3'))).toBe('STC-29: You’ve used both attacks this turn.');
  expect(t.south.refused(t.south.strengthen('hero'))).toBe('STC-R28: You have no attacks left to boost.');
  t.south.raises();
  t.south.recovers('great-sword');
  t.south.moves('cavalry', 'SK');
  expect(t.at('SK')).toEqual(['S cavalry']);
});
