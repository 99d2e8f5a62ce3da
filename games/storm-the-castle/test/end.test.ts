import { clausesOf } from '@bridgehead/kernel';
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { game, type KindId } from '../index.ts';
import { countOut } from '../rules/end.ts';
import { type Army, position, scene } from './scene.ts';

ruling('STC-1, STC-2: any unit in the enemy keep wins at once', () => {
  const t = scene({ south: { blacksmith: 'NBW', knight: 'SK' } });
  t.south.moves('blacksmith', 'NK');
  expect(t.outcome).toBe('south by stormed');
  expect(t.stage.result).toMatchObject({ ranking: [[0], [1]], reason: 'stc.end.stormed', clause: 'STC-1' });
  expect(t.stage.run.asks).toEqual([]);
  expect(t.north.refused('end')).toBe('STC-2: The match is over.');
});

ruling('STC-2: no last round, even for a player about to storm in return', () => {
  const t = scene({ active: 1, first: 0, north: { cavalry: 'SHW' }, south: { knight: 'NBW' } });
  t.north.moves('cavalry', 'SK');
  expect(t.outcome).toBe('north by stormed');
});

ruling('STC-2, STC-14, STC-34, STC-56, STC-R9, STC-R21, STC-R22: two lives in the keep', () => {
  const t = scene({ south: { knight: 'NBW', cavalry: 'NHW' }, north: { 'shield-bearer': 'NK', cleric: 'NK' } }, [1, 2]);
  t.south.attacks('knight', 'NK');
  expect([t.at('NBW'), t.at('NK'), t.outcome]).toEqual([['S knight'], ['N cleric'], null]);
  t.south.attacks('cavalry', 'NK');
  expect(t.outcome).toBe('south by stormed');
});

ruling('STC-2: a keep cleared by melee is stormed by the same blow', () => {
  const t = scene({ south: { knight: 'NBW' }, north: { cleric: 'NK' } }, []);
  t.south.attacks('knight', 'NK');
  expect([t.outcome, t.at('NK')]).toEqual(['south by stormed', ['S knight']]);
});

ruling('STC-R41: either player may give up at any time, also out of turn', () => {
  const t = scene({ south: { knight: 'SBW' } });
  t.north.concedes();
  expect(t.outcome).toBe('south by conceded');
  const cited = clausesOf(game.rulebook).find(({ id }) => id === t.stage.result?.clause);
  expect([cited?.id, cited?.text]).toEqual(['STC-R41', expect.stringContaining('resign at any time')]);
});

ruling('STC-R41: at the round limit more own units on enemy castle spaces decide before all else', () => {
  const t = scene({
    active: 1,
    round: 60,
    south: { 'shield-bearer': 'NBW' },
    north: { hero: 'SHW', knight: ['SHE', 'L1'] },
  });
  t.north.ends();
  expect(t.outcome).toBe('south by round-limit');
  expect(t.stage.result?.clause).toBe('STC-R41');
});

ruling('STC-R41: the limit falls after the second player’s turn, not before', () => {
  const t = scene({ active: 0, round: 30, roundLimit: 30, south: { knight: 'SBW' }, north: { knight: 'NBW' } });
  t.south.ends();
  expect(t.outcome).toBeNull();
  t.north.done();
  t.north.ends();
  expect(t.outcome).toBe('draw by round-limit');
});

const COUNTS: readonly { why: string; south: Army; north: Army; winner: number | null }[] = [
  { why: 'two units in the castle beat one', south: { knight: 'NBW', cleric: 'NBW' }, north: { hero: 'SBW' }, winner: 0 },
  { why: 'the foremost unit is nearer', south: { cleric: 'L1' }, north: { hero: 'NHW', knight: 'NOW' }, winner: 0 },
  { why: 'no unit counts as 99 paths', south: {}, north: { cleric: 'NK' }, winner: 1 },
  { why: 'costs of units and items', south: { knight: 'L2' }, north: { knight: 'L2+longbow' }, winner: 1 },
  { why: 'even in all', south: { knight: 'SBW' }, north: { knight: 'NBE' }, winner: null },
];
rulings('STC-R41: counted out: $why', COUNTS, ({ south, north, winner }) => {
  expect(countOut(position(apart(south, north)))).toBe(winner);
});
/** North stands in the mirror image where both would claim one space. */
const apart = (south: Army, north: Army) => ({
  south,
  north: Object.fromEntries(Object.entries(north).map(([kind, at]) => [kind, String(at).replace('L2', 'L3')])) as Army,
});

ruling('STC-R41: twelve rounds without attack and dispatch end the match', () => {
  const t = scene({ south: { knight: 'SBW' }, north: { knight: 'NBW' }, decks: [0, 0], quietRounds: 11 });
  t.south.ends();
  expect(t.outcome).toBeNull();
  t.north.ends();
  expect(t.outcome).toBe('draw by stall');
});

ruling('STC-R41: an attack or a dispatch by either player begins the count again', () => {
  const attacked = scene({ south: { knight: 'L2' }, north: { knight: 'NHW' }, decks: [0, 0], quietRounds: 11 }, [5, 6]);
  attacked.south.attacks('knight', 'NHW');
  attacked.north.ends();
  expect([attacked.outcome, attacked.state.quietRounds]).toEqual([null, 0]);
  const hand: KindId[] = ['shield-bearer', 'shield-bearer'];
  const dispatched = scene({ phase: 'dispatch', north: { knight: 'NBW' }, hands: [hand, []], decks: [0, 0], quietRounds: 11 });
  dispatched.south.deploys('shield-bearer', 'SK');
  dispatched.south.done();
  dispatched.south.ends();
  dispatched.north.ends();
  expect([dispatched.outcome, dispatched.state.quietRounds]).toEqual([null, 0]);
});

ruling('STC-R41, STC-R44: if nobody has a unit anywhere, it is a draw at once', () => {
  const t = scene({ hands: [['great-sword'], ['longbow']], graveyards: [['knight'], ['hero']], decks: [0, 0] });
  expect(t.outcome).toBe('draw by nobody-left');
  expect(t.stage.result?.ranking).toEqual([[0, 1]]);
});
