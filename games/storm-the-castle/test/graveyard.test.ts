import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { scene } from './scene.ts';

ruling('STC-60: the dead go to the graveyard of their owner, the latest on top', () => {
  const t = scene(
    { south: { knight: 'L2', cavalry: 'L1' }, north: { cleric: 'NHW', sorcerer: 'L3' }, graveyards: [['hero'], ['cavalry']] },
    [],
  );
  t.south.attacks('knight', 'L3');
  t.south.attacks('cavalry', 'NHW');
  expect([t.south.graveyard, t.north.graveyard]).toEqual([['hero'], ['cleric', 'sorcerer', 'cavalry']]);
});

ruling('STC-61: a bearer goes in above its item', () => {
  const t = scene({ south: { knight: 'SOW' }, north: { 'shield-bearer': 'SHW+longbow' } }, [1, 2]);
  t.south.attacks('knight', 'SHW');
  expect(t.north.graveyard).toEqual(['shield-bearer', 'longbow']);
});

ruling('STC-62: the order decides who can be raised', () => {
  const unitOnTop = scene({ south: { cleric: 'SHW' }, graveyards: [['cavalry', 'battle-axe'], []] });
  expect(unitOnTop.south.choices('cleric')).toContain('raise');
  const itemOnTop = scene({ south: { cleric: 'SHW' }, graveyards: [['battle-axe', 'cavalry'], []] });
  expect(itemOnTop.south.choices('cleric')).not.toContain('raise');
});
