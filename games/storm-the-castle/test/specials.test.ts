import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { previewAttack } from '../index.ts';
import { scene, spaceOfName } from './scene.ts';

ruling('STC-63: a special takes the place of moving and attacking', () => {
  const t = scene({ south: { sorcerer: 'L2', knight: 'L2' }, north: { cleric: 'NHW' } });
  t.south.strengthens('knight');
  expect(t.south.choices('sorcerer')).toEqual([]);
  expect(t.south.refused(['raise', t.south.unit('knight')])).toBe('STC-63: This unit has no special ability.');
});

ruling('STC-64, STC-R25, STC-R22: the Assassin picks the Cleric out of the keep and stays outside; the Knight then storms it', () => {
  const t = scene({ south: { assassin: 'NBE', knight: 'NBW' }, north: { 'shield-bearer': 'NK', cleric: 'NK' } }, [3, 3]);
  expect(t.south.choices('assassin').filter((choice) => choice.startsWith('melee'))).toEqual(['melee NK shield-bearer', 'melee NK cleric']);
  t.south.attacks('assassin', 'NK', 'cleric');
  expect([t.at('NBE'), t.at('NK'), t.state.attacksUsed]).toEqual([['S assassin'], ['N shield-bearer'], 1]);
  const odds = previewAttack(t.stage.view(0), 'melee', t.south.unit('knight'), t.north.unit('shield-bearer'));
  expect([odds?.modifier, odds?.ways, odds?.success]).toEqual([3, 15, 'storms']);
  t.south.attacks('knight', 'NK');
  expect(t.outcome).toBe('south by stormed');
});

ruling('STC-R25: a Regular Unit that the Assassin singles out defends with all bonuses, the Cleric included', () => {
  const t = scene({ south: { assassin: 'NBE' }, north: { 'shield-bearer': 'NK+tower-shield', cleric: 'NK' } }, [1, 1]);
  const odds = previewAttack(t.stage.view(0), 'melee', t.south.unit('assassin'), t.north.unit('shield-bearer'));
  expect(odds?.defenseTotal).toBe(3 + 2 + 1 + 3);
  t.south.attacks('assassin', 'NK', 'shield-bearer');
  expect(t.south.graveyard).toEqual(['assassin']);
});

ruling('STC-58, STC-64: others have to take on the unit on top', () => {
  const t = scene({ south: { knight: 'NBE' }, north: { 'shield-bearer': 'NK', cleric: 'NK' } });
  expect(t.south.refused(t.south.melee('knight', 'NK', 'cleric'))).toBe('STC-58: Attack the top unit first.');
});

const smithy = { south: { blacksmith: 'SK' }, graveyards: [['knight', 'great-sword', 'cleric', 'longbow'], []] } as const;

ruling('STC-65, STC-R35: on a 7 the named item comes back to hand, for all to see, and waits for a later turn', () => {
  const t = scene({ ...smithy, south: { blacksmith: 'SK', knight: 'SBW' } }, [3, 4]);
  expect(t.south.choices('blacksmith').filter((choice) => choice.startsWith('recover'))).toEqual([
    'recover longbow',
    'recover great-sword',
  ]);
  t.south.recovers('longbow');
  expect([t.south.hand, t.south.graveyard]).toEqual([['longbow'], ['knight', 'great-sword', 'cleric']]);
  expect(t.stage.view(1).players[0].recovered).toHaveLength(1);
  expect(t.south.refused(t.south.equip('longbow', 'knight'))).toBe('STC-17: You’re done deploying this turn.');
});

rulings('STC-65: $dice is not a 7 and recovers nothing', [{ dice: [3, 3] }, { dice: [6, 6] }, { dice: [1, 1] }], ({ dice }) => {
  const t = scene({ ...smithy, south: { blacksmith: 'SK', knight: 'SBW' } }, dice);
  t.south.recovers('longbow');
  expect([t.south.hand, t.south.graveyard]).toEqual([[], ['knight', 'great-sword', 'cleric', 'longbow']]);
  expect(t.south.choices('blacksmith')).toEqual([]);
});

ruling('STC-66, STC-67, STC-R26: a Catapult reaches castle spaces up to two paths away and nothing else', () => {
  const t = scene({ south: { catapult: 'L2' }, north: { knight: ['NBW', 'NK', 'NHW'] } });
  expect(t.south.choices('catapult').filter((choice) => !choice.startsWith('move'))).toEqual(['ranged NBW knight']);
  expect(t.south.refused(t.south.ranged('catapult', 'NHW'))).toBe('STC-67: Catapults can only hit castle spaces.');
  expect(t.south.refused(t.south.ranged('catapult', 'NK'))).toBe('STC-66: Out of range: two spaces at most.');
  expect(t.south.refused(t.south.melee('catapult', 'NHW'))).toBe('STC-R26: Catapults can’t fight hand to hand.');
});

ruling('STC-37, STC-39, STC-R26, STC-2: a Catapult clears the keep from the ridge, and a Cleric walks in', () => {
  const gates = { south: { catapult: 'NHW', cleric: 'NBW' }, north: { 'shield-bearer': 'NK' } } as const;
  const safe = scene(gates, [1, 1]);
  safe.south.shoots('catapult', 'NK');
  expect([safe.at('NHW'), safe.at('NK')]).toEqual([['S catapult'], ['N shield-bearer']]);
  const hit = scene(gates, [3, 4]);
  expect(previewAttack(hit.stage.view(0), 'ranged', hit.south.unit('catapult'), hit.north.unit('shield-bearer'))?.ways).toBe(21);
  hit.south.shoots('catapult', 'NK');
  expect([hit.at('NHW'), hit.at('NK'), hit.state.attacksUsed]).toEqual([['S catapult'], [], 1]);
  hit.south.moves('cleric', 'NK');
  expect(hit.outcome).toBe('south by stormed');
});

ruling('STC-R26: a Catapult also bombards its own castle where the enemy stands, and is ranged at one space too', () => {
  const t = scene({ south: { catapult: 'SK' }, north: { knight: 'SBW' } }, [1, 1]);
  t.south.shoots('catapult', 'SBW');
  expect(t.at('SK')).toEqual(['S catapult']);
});

const chapel = { south: { cleric: 'SHW', knight: 'SK' }, graveyards: [['cavalry', 'battle-axe', 'knight'], []] } as const;

ruling('STC-68, STC-R31: on a 7 the top unit stands above the Cleric, without its item, and rests this turn', () => {
  const t = scene(chapel, [1, 6]);
  t.south.raises();
  expect([t.at('SHW'), t.south.graveyard]).toEqual([
    ['S cavalry', 'S cleric'],
    ['battle-axe', 'knight'],
  ]);
  expect(t.south.choices('cavalry')).toEqual([]);
  expect(t.south.refused(t.south.move('cavalry', 'SOW'))).toBe('STC-R31: A unit that was just raised can’t act this turn.');
});

ruling('STC-R31: next turn the raised unit acts, and it may carry another item', () => {
  const t = scene({ ...chapel, hands: [['great-sword'], []], decks: [1, 0] }, [1, 6]);
  t.south.raises();
  t.south.ends();
  t.south.equips('great-sword', 'cavalry');
  t.south.done();
  t.south.moves('cavalry', 'L2');
  expect(t.at('L2')).toEqual(['S cavalry+great-sword']);
});

ruling('STC-R31: a Support Unit can be raised too, and off the castle', () => {
  const t = scene({ south: { cleric: 'NHW', knight: 'SK' }, graveyards: [['assassin'], []] }, [2, 5]);
  t.south.raises();
  expect(t.at('NHW')).toEqual(['S assassin', 'S cleric']);
});

ruling('STC-68: any other roll raises nobody, and the Cleric has acted', () => {
  const t = scene(chapel, [6, 6]);
  t.south.raises();
  expect([t.at('SHW'), t.south.choices('cleric')]).toEqual([['S cleric'], []]);
});

ruling('STC-R30, STC-62: with an item on top nobody is raised', () => {
  const t = scene({ south: { cleric: ['SHW', 'SHE'] }, graveyards: [['cavalry', 'battle-axe', 'knight'], []] }, [3, 4]);
  t.south.raises('cleric@SHW');
  expect(t.south.refused(t.south.raise('cleric@SHE'))).toBe('STC-68: The top card of your graveyard isn’t a unit.');
});

ruling('STC-69: a Cleric that shares its space cannot raise', () => {
  const t = scene({ south: { cleric: 'SK', knight: 'SK' }, graveyards: [['cavalry'], []] });
  expect(t.south.choices('cleric')).not.toContain('raise');
  expect(t.south.refused(t.south.raise())).toBe('STC-69: The Cleric must be alone on its space.');
});

ruling('STC-70, STC-R29: the Cleric’s +3 Defense is there without an action, also after the Cleric has acted', () => {
  const defense = (t: ReturnType<typeof scene>) => t.stage.view(0).spaces[spaceOfName('SK')]?.[0]?.defense;
  const t = scene({ south: { cleric: 'SBW', 'shield-bearer': 'SK' } });
  expect(defense(t)).toBe(4);
  t.south.moves('cleric', 'SK');
  expect(defense(t)).toBe(7);
});

ruling('STC-71, STC-R28: +3 Attack for one unit, once a turn, until the turn ends', () => {
  const t = scene({ south: { sorcerer: 'SBW', knight: 'SBW' }, decks: [0, 0] });
  const attack = () => t.stage.view(0).spaces[spaceOfName('SBW')]?.[0]?.attack;
  t.south.strengthens('knight');
  expect(attack()).toBe(10);
  t.south.ends();
  expect(attack()).toBe(7);
});

rulings(
  'STC-R28, STC-71: nobody to strengthen: $why',
  [
    { why: 'alone', south: { sorcerer: 'SBW' } as const, acted: false },
    { why: 'with a Support Unit', south: { sorcerer: 'SBW', cleric: 'SBW' } as const, acted: false },
    { why: 'the Regular Unit has acted', south: { sorcerer: 'SHW', knight: 'SBW' } as const, acted: true },
  ],
  ({ south, acted }) => {
    const t = scene({ south });
    if (acted) t.south.moves('knight', 'SHW');
    expect(t.south.choices('sorcerer')).not.toContain('strengthen knight');
    const partner = acted ? 'knight' : 'sorcerer';
    expect(t.south.refused(t.south.strengthen(partner))).toBe('STC-71: No Regular Unit here can still attack.');
  },
);

ruling('STC-71, STC-R31: help ends with the unit that had it; raised in the same turn it comes back without', () => {
  const t = scene({ south: { knight: 'L2', sorcerer: 'L2', cleric: 'SK' }, north: { hero: 'NHW' } }, [1, 1, 3, 4]);
  t.south.strengthens('knight');
  t.south.attacks('knight', 'NHW');
  t.south.raises();
  expect(t.at('SK')).toEqual(['S knight', 'S cleric']);
  expect(
    t.stage
      .view(0)
      .spaces.flat()
      .filter(({ strengthened }) => strengthened),
  ).toEqual([]);
});
