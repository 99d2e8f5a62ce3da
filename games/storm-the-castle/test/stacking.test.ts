import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { scene } from './scene.ts';

ruling('STC-54, STC-R23: two units fill a space, and the item beneath takes no room', () => {
  const t = scene({ phase: 'dispatch', south: { knight: 'SK+great-sword' }, hands: [['cleric', 'assassin'], []] });
  t.south.deploys('cleric', 'SK');
  expect(t.at('SK')).toEqual(['S knight+great-sword', 'S cleric']);
  expect(t.south.refused(t.south.deploy('assassin', 'SK'))).toBe('STC-54: That space is full (two units at most).');
});

ruling('STC-11, STC-55: two Regular Units never share a space, by dispatch or by move', () => {
  const t = scene({ phase: 'dispatch', south: { knight: 'SK', cavalry: 'SBW' }, hands: [['shield-bearer'], []] });
  expect(t.south.refused(t.south.deploy('shield-bearer', 'SK'))).toBe('STC-11: Two Regular Units can’t share a space.');
  t.south.done();
  expect(t.south.refused(t.south.move('cavalry', 'SK'))).toBe('STC-11: Two Regular Units can’t share a space.');
});

ruling('STC-15: a Support Unit stacks with one Support Unit or one Regular Unit', () => {
  const t = scene({ south: { cleric: 'SK', knight: 'STW', assassin: 'SBE' } });
  expect(t.south.choices('cleric')).toEqual(['move STW', 'move SBW', 'move SBE', 'move STE']);
});

ruling('STC-56, STC-58: the Regular Unit is on top and defends first, no matter who came first', () => {
  const t = scene({ south: { cleric: 'SK', knight: 'SBW' } });
  t.south.moves('knight', 'SK');
  expect(t.at('SK')).toEqual(['S knight', 'S cleric']);
});

ruling('STC-57: of two Support Units the first in the alphabet is on top, no matter who came first', () => {
  const t = scene({ south: { catapult: ['SK', 'SBE'], blacksmith: 'SBW', sorcerer: 'STW', cleric: 'STE' } });
  t.south.moves('blacksmith', 'SK');
  expect(t.at('SK')).toEqual(['S blacksmith', 'S catapult']);
  t.south.moves('cleric', 'SBE');
  expect(t.at('SBE')).toEqual(['S catapult', 'S cleric']);
});

ruling('STC-57, STC-58, STC-R21, STC-R22: Blacksmith over Catapult; two attacks clear the space', () => {
  const t = scene({ south: { knight: 'L2', cavalry: 'L1', hero: 'SK' }, north: { catapult: 'NHW', blacksmith: 'NHW' } }, []);
  expect(t.at('NHW')).toEqual(['N blacksmith', 'N catapult']);
  t.south.attacks('knight', 'NHW');
  expect([t.at('NHW'), t.at('L2')]).toEqual([['N catapult'], ['S knight']]);
  t.south.attacks('cavalry', 'NHW');
  expect([t.at('NHW'), t.state.attacksUsed]).toEqual([['S cavalry'], 2]);
});

ruling('STC-R24: of two with one name the one that came first is on top', () => {
  const t = scene({ south: { cleric: ['SBW', 'SK'] } });
  const [later, older] = [t.south.unit('cleric@SBW'), t.south.unit('cleric@SK')];
  t.south.moves('cleric@SBW', 'SK');
  expect([t.state.top[21], t.state.under[21]]).toEqual([older, later]);
  expect(later).toBeLessThan(older); // the number of the card has nothing to do with it
});

ruling('STC-R24: who leaves and comes back is the newcomer', () => {
  const t = scene({ south: { cleric: ['SK', 'SK'] }, hands: [[], []], decks: [0, 0] });
  const [first, second] = [t.state.top[21] as number, t.state.under[21] as number];
  t.south.answers(['move', first, 18]);
  t.south.ends();
  t.south.answers(['move', first, 21]);
  expect([t.state.top[21], t.state.under[21]]).toEqual([second, first]);
});

ruling('STC-59: the item lies with its bearer and moves with it', () => {
  const t = scene({ south: { knight: 'SBW+tower-shield', cleric: 'SBW' } });
  t.south.moves('knight', 'SHW');
  expect([t.at('SHW'), t.at('SBW')]).toEqual([['S knight+tower-shield'], ['S cleric']]);
});
