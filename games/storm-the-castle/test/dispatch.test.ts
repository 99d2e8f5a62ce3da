import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { scene, spaceOfName } from './scene.ts';

ruling('STC-20–24, STC-R11, STC-R13: a Knight and its sword use up the four points; the Knight may move this turn', () => {
  const t = scene({ phase: 'dispatch', hands: [['knight', 'great-sword', 'shield-bearer'], []] });
  t.south.deploys('knight', 'SBW');
  expect(t.state.points).toBe(1);
  t.south.equips('great-sword', 'knight');
  expect(t.state.points).toBe(0);
  expect(t.stage.prompt(0).key).toBe('stc.act');
  expect(t.south.hand).toEqual(['shield-bearer']);
  t.south.moves('knight', 'SHW');
  expect(t.at('SHW')).toEqual(['S knight+great-sword']);
});

ruling('STC-22: everything that the points pay for may be dispatched, and nothing more', () => {
  const t = scene({ phase: 'dispatch', hands: [['knight', 'cavalry', 'cavalry', 'hero'], []] });
  t.south.deploys('cavalry', 'SK');
  expect(t.south.options().some((option) => Array.isArray(option) && option[1] === t.south.inHand('knight'))).toBe(false);
  expect(t.south.refused(t.south.deploy('hero', 'SBW'))).toBe('STC-22: That costs 4 and you have 2 points left.');
  t.south.deploys('cavalry', 'SBW');
  expect(t.south.hand).toEqual(['knight', 'hero']);
});

ruling('STC-23: a unit may be deployed on exactly the five own castle spaces', () => {
  const t = scene({ phase: 'dispatch', hands: [['knight'], []] });
  const card = t.south.inHand('knight');
  t.stage.expectOptions(0, ['done', ...['STW', 'SBW', 'SBE', 'STE', 'SK'].map((id) => ['deploy', card, spaceOfName(id)])]);
  expect(t.south.refused(t.south.deploy('knight', 'SHW'))).toBe('STC-23: Units can only be deployed to your own castle.');
});

ruling('STC-24, STC-R13: an item reaches an own Regular Unit wherever it stands, and works at once', () => {
  const t = scene({ phase: 'dispatch', south: { knight: 'NBW' }, north: { knight: 'NK' }, hands: [['great-sword'], []] });
  t.stage.expectOptions(0, ['done', t.south.equip('great-sword', 'knight@NBW')]);
  t.south.equips('great-sword', 'knight@NBW');
  expect(t.stage.view(0).spaces[spaceOfName('NBW')]?.[0]?.attack).toBe(8);
});

ruling('STC-10: Support Units carry nothing', () => {
  const t = scene({ phase: 'dispatch', south: { cleric: 'SK', knight: 'SK' }, hands: [['great-sword'], []] });
  t.stage.expectOptions(0, ['done', t.south.equip('great-sword', 'knight')]);
  expect(t.south.refused(t.south.equip('great-sword', 'cleric'))).toBe('STC-10: Only Regular Units can carry items.');
});

ruling('STC-25, STC-26: one item for a unit, for life', () => {
  const t = scene({ phase: 'dispatch', south: { knight: 'SK+tower-shield' }, hands: [['great-sword'], []] });
  expect(t.south.options()).toEqual(['done']);
  expect(t.south.refused(t.south.equip('great-sword', 'knight'))).toBe('STC-25: This unit already has an item.');
  expect(t.south.refused(['unequip', t.south.unit('knight')])).toBe('STC-26: Items stay until their unit dies.');
});

ruling('STC-R12, STC-15: two may be dispatched onto one space if they may stack; an enemy-held space receives nobody', () => {
  const t = scene({ phase: 'dispatch', south: { knight: 'SK' }, north: { knight: 'SBW' }, hands: [['shield-bearer', 'cleric'], []] });
  expect(t.south.refused(t.south.deploy('shield-bearer', 'SK'))).toBe('STC-11: Two Regular Units can’t share a space.');
  expect(t.south.refused(t.south.deploy('cleric', 'SBW'))).toBe('STC-R12: An enemy is on that space.');
  t.south.deploys('cleric', 'SK');
  expect(t.at('SK')).toEqual(['S knight', 'S cleric']);
});

ruling('STC-R43: a Warhorse is not for Cavalry; for a Knight it makes Move 2', () => {
  const t = scene({ phase: 'dispatch', south: { cavalry: 'SK', knight: 'SBW' }, hands: [['warhorse'], []] });
  expect(t.south.refused(t.south.equip('warhorse', 'cavalry'))).toBe('STC-R43: Cavalry already ride.');
  t.south.equips('warhorse', 'knight');
  t.south.moves('knight', 'L2');
  expect(t.at('L2')).toEqual(['S knight+warhorse']);
});

ruling('STC-R11: a unit deployed this turn may attack this turn', () => {
  const t = scene({ phase: 'dispatch', north: { cleric: 'SHW' }, hands: [['knight'], []] });
  t.south.deploys('knight', 'SBW');
  t.south.attacks('knight', 'SHW');
  expect(t.at('SHW')).toEqual(['S knight']);
});

ruling('STC-R14: points that are left lapse when dispatching is done, and are not shown any more', () => {
  const t = scene({ phase: 'dispatch', south: { knight: 'SK' }, hands: [['hero', 'cavalry'], []] });
  t.south.deploys('cavalry', 'SBW');
  expect(t.stage.view(1).points).toBe(2);
  t.south.done();
  expect(t.stage.view(1).points).toBe(0);
  const last = scene({ phase: 'dispatch', south: { knight: 'SK' }, hands: [['cavalry'], []] });
  last.south.deploys('cavalry', 'SBW'); // the hand is empty: the phase ends by itself
  expect(last.stage.view(1).points).toBe(0);
});
