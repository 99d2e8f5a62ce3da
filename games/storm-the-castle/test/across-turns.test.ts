/** What a turn uses up comes back with the next one, and what holds for a turn ends with it. */
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { isCard } from '../cards.ts';
import { type SceneTable, scene } from './scene.ts';

/** To South's next third phase; nobody does anything more. */
function nextTurn(t: SceneTable): void {
  t.south.ends();
  t.north.done();
  t.north.ends();
  t.south.done();
}
const far = { north: { knight: 'NK' } } as const;

ruling('STC-29: two attacks a turn, and two again in the next', () => {
  const t = scene({ south: { knight: 'NHW', cavalry: 'SBE' }, north: { knight: 'NBW', hero: 'NTE' }, attacksUsed: 2 }, [1, 2]);
  expect(t.south.choices('knight').filter((choice) => choice.startsWith('melee'))).toEqual([]);
  nextTurn(t);
  expect(t.state.attacksUsed).toBe(0);
  t.south.attacks('knight', 'NBW');
  expect(t.state.attacksUsed).toBe(1);
});

ruling('STC-27, STC-28: a unit that has moved is done for this turn and may act again in the next', () => {
  const t = scene({ ...far, south: { knight: 'SBW', cavalry: 'SBE' } });
  t.south.moves('knight', 'SHW');
  expect(t.south.choices('knight')).toEqual([]);
  nextTurn(t);
  expect(t.south.choices('knight')).toContain('move L2');
});

ruling('STC-28: a unit that has attacked is done for this turn and may act again in the next', () => {
  const t = scene({ south: { knight: 'NHW', cavalry: 'SBE' }, north: { knight: 'NBW', hero: 'NTE' } }, [1, 2]);
  t.south.attacks('knight', 'NBW');
  expect(t.south.choices('knight')).toEqual([]);
  nextTurn(t);
  expect(t.south.choices('knight')).not.toEqual([]);
});

ruling('STC-R31: a unit that was raised may not act this turn and may in the next', () => {
  const t = scene({ ...far, south: { cleric: 'SHW', cavalry: 'SBE' }, graveyards: [['knight'], []] }, [3, 4]);
  t.south.raises();
  expect(t.at('SHW')).toEqual(['S knight', 'S cleric']);
  expect(t.south.choices('knight')).toEqual([]);
  nextTurn(t);
  expect(t.south.choices('knight')).not.toEqual([]);
});

ruling('STC-71: the Sorcerer’s strength is gone with the end of the turn', () => {
  const t = scene({ ...far, south: { sorcerer: 'SBW', knight: 'SBW' } });
  t.south.strengthens('knight');
  expect(t.state.strengthened).toEqual([t.south.unit('knight')]);
  nextTurn(t);
  expect(t.state.strengthened).toEqual([]);
});

ruling('STC-60: a strengthened unit that dies is strengthened no longer', () => {
  const t = scene({ south: { sorcerer: 'NOW', knight: 'NOW', cavalry: 'SBE' }, north: { hero: 'NHW' } }, [1, 1]);
  const knight = t.south.unit('knight');
  t.south.strengthens('knight');
  t.south.attacks('knight', 'NHW');
  expect([t.south.graveyard, t.state.strengthened.includes(knight)]).toEqual([['knight'], false]);
});

ruling('STC-65, STC-R35: an item that came back may be given to a unit in the next turn', () => {
  const t = scene({ ...far, south: { blacksmith: 'SK', knight: 'SBW' }, graveyards: [['longbow'], []] }, [3, 4]);
  t.south.recovers('longbow');
  t.south.ends();
  t.north.done();
  t.north.ends();
  t.south.equips('longbow', 'knight');
  expect(t.at('SBW')).toEqual(['S knight+longbow']);
});

rulings(
  'STC-R36: walled in, a turn goes on while $name',
  [
    { name: 'a Cleric can pray', given: { south: { cleric: 'SK' }, graveyards: [['knight'], []] } as const },
    {
      name: 'a Blacksmith finds an item under a unit',
      given: { south: { blacksmith: 'SK' }, graveyards: [['knight', 'longbow'], []] } as const,
    },
  ],
  ({ given }) => {
    const t = scene({ ...given, north: { knight: ['NK', 'SBW', 'SBE'] } });
    expect([t.state.active, t.stage.prompt(0).key]).toEqual([0, 'stc.act']);
  },
);

rulings('STC-7: %s is no card', [-1, 1.5, 100, '3', null], (value) => {
  expect(isCard(value)).toBe(false);
});
