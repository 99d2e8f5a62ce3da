/** The table of refusals: one row of it, one case here. */
import type { Json } from '@bridgehead/kernel';
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { type Scene, type SceneTable, scene } from './scene.ts';

interface Case {
  readonly name: string;
  readonly given: Scene;
  readonly tries: (t: SceneTable) => Json;
  readonly message: string;
}

const dispatch = (hand: NonNullable<Scene['hands']>[0], more: Scene = {}): Scene => ({ phase: 'dispatch', hands: [hand, []], ...more });

const CASES: readonly Case[] = [
  {
    name: 'dispatching after the third phase began',
    given: { south: { knight: 'SK' }, hands: [['knight'], []] },
    tries: (t) => t.south.deploy('knight', 'SBW'),
    message: 'STC-17: You’re done deploying this turn.',
  },
  {
    name: 'moving during dispatch',
    given: dispatch(['knight'], { south: { knight: 'SK' } }),
    tries: (t) => t.south.move('knight', 'SBW'),
    message: 'STC-17: Finish deploying first.',
  },
  {
    name: 'moving a unit that is in the hand, during dispatch',
    given: dispatch(['knight'], { south: { cleric: 'SK' } }),
    tries: (t) => ['move', t.south.inHand('knight'), 0],
    message: 'STC-23: That unit isn’t on the board yet. Deploy it to your castle first.',
  },
  {
    name: 'attacking with a unit that is in the hand',
    given: { south: { cleric: 'SK' }, hands: [['knight'], []], north: { knight: 'SBW' } },
    tries: (t) => ['melee', t.south.inHand('knight'), 18, t.north.unit('knight')],
    message: 'STC-23: That unit isn’t on the board yet. Deploy it to your castle first.',
  },
  {
    name: 'moving a unit that has fallen',
    given: { south: { cleric: 'SK' }, graveyards: [['hero'], []] },
    tries: (t) => ['move', t.state.graveyard[0]?.[0] ?? -1, 0],
    message: 'STC-68: That unit is in the graveyard. Only a Cleric can raise it.',
  },
  {
    name: 'attacking during dispatch',
    given: dispatch(['knight'], { south: { knight: 'L2' }, north: { cleric: 'NHW' } }),
    tries: (t) => t.south.melee('knight', 'NHW'),
    message: 'STC-17: Finish deploying first.',
  },
  {
    name: 'drawing extra cards',
    given: dispatch(['knight']),
    tries: () => ['draw'],
    message: 'STC-18: Cards are drawn for you at the start of your turn.',
  },
  {
    name: 'dispatching beyond the points',
    given: dispatch(['knight'], { points: 2 }),
    tries: (t) => t.south.deploy('knight', 'SK'),
    message: 'STC-22: That costs 3 and you have 2 points left.',
  },
  {
    name: 'deploying outside the castle',
    given: dispatch(['knight']),
    tries: (t) => t.south.deploy('knight', 'NK'),
    message: 'STC-23: Units can only be deployed to your own castle.',
  },
  {
    name: 'deploying onto the enemy',
    given: dispatch(['knight'], { north: { knight: 'SBW' } }),
    tries: (t) => t.south.deploy('knight', 'SBW'),
    message: 'STC-R12: An enemy is on that space.',
  },
  {
    name: 'a third unit by dispatch',
    given: dispatch(['assassin'], { south: { knight: 'SK', cleric: 'SK' } }),
    tries: (t) => t.south.deploy('assassin', 'SK'),
    message: 'STC-54: That space is full (two units at most).',
  },
  {
    name: 'a third unit by move',
    given: { south: { knight: 'SK', cleric: 'SK', assassin: 'SBW' } },
    tries: (t) => t.south.move('assassin', 'SK'),
    message: 'STC-54: That space is full (two units at most).',
  },
  {
    name: 'Regular onto Regular',
    given: dispatch(['hero'], { south: { knight: 'SK' } }),
    tries: (t) => t.south.deploy('hero', 'SK'),
    message: 'STC-11: Two Regular Units can’t share a space.',
  },
  {
    name: 'an item for a Support Unit',
    given: dispatch(['longbow'], { south: { catapult: 'SK' } }),
    tries: (t) => t.south.equip('longbow', 'catapult'),
    message: 'STC-10: Only Regular Units can carry items.',
  },
  {
    name: 'an item for the enemy',
    given: dispatch(['longbow'], { north: { knight: 'SBW' } }),
    tries: (t) => t.south.equip('longbow', 'knight'),
    message: 'STC-R13: You can only give items to your own units.',
  },
  {
    name: 'a second item',
    given: dispatch(['longbow'], { south: { knight: 'SK+warhorse' } }),
    tries: (t) => t.south.equip('longbow', 'knight'),
    message: 'STC-25: This unit already has an item.',
  },
  {
    name: 'taking an item off',
    given: dispatch(['longbow'], { south: { knight: 'SK+warhorse' } }),
    tries: (t) => ['unequip', t.south.unit('knight')],
    message: 'STC-26: Items stay until their unit dies.',
  },
  {
    name: 'a Warhorse for Cavalry',
    given: dispatch(['warhorse'], { south: { cavalry: 'SK' } }),
    tries: (t) => t.south.equip('warhorse', 'cavalry'),
    message: 'STC-R43: Cavalry already ride.',
  },
  {
    name: 'moving too far',
    given: { south: { knight: 'SK' } },
    tries: (t) => t.south.move('knight', 'SHW'),
    message: 'STC-27: No open path within 1 moves.',
  },
  {
    name: 'moving without an open route',
    given: { south: { cavalry: 'L2' }, north: { knight: 'NHW' } },
    tries: (t) => t.south.move('cavalry', 'NBW'),
    message: 'STC-27: No open path within 2 moves.',
  },
  {
    name: 'moving onto an enemy',
    given: { south: { knight: 'L2' }, north: { cleric: 'NHW' } },
    tries: (t) => t.south.move('knight', 'NHW'),
    message: 'STC-R8: An enemy is there. Attack to take the space.',
  },
  {
    name: 'a third attack',
    given: { south: { knight: 'L2' }, north: { cleric: 'NHW' }, attacksUsed: 2 },
    tries: (t) => t.south.melee('knight', 'NHW'),
    message: 'STC-29: You’ve used both attacks this turn.',
  },
  {
    name: 'a target out of reach',
    given: { south: { knight: 'SHW' }, north: { cleric: 'NHW' } },
    tries: (t) => t.south.melee('knight', 'NHW'),
    message: 'STC-32: Out of range.',
  },
  {
    name: 'a shot without a bow',
    given: { south: { knight: 'L2' }, north: { cleric: 'NHW' } },
    tries: (t) => t.south.ranged('knight', 'NHW'),
    message: 'STC-32: Out of range.',
  },
  {
    name: 'a shot too far',
    given: { south: { knight: 'SBW+longbow' }, north: { cleric: 'NHW' } },
    tries: (t) => t.south.ranged('knight', 'NHW'),
    message: 'STC-32: Out of range.',
  },
  {
    name: 'a blocked charge',
    given: { south: { knight: 'SHW+warhorse' }, north: { knight: 'L2', cleric: 'L3' } },
    tries: (t) => t.south.melee('knight', 'L3'),
    message: 'STC-R9: The charge is blocked.',
  },
  {
    name: 'attacking an empty space',
    given: { south: { knight: 'L2' } },
    tries: (t) => t.south.melee('knight', 'NHW'),
    message: 'STC-R37: No enemy there. Just move in.',
  },
  {
    name: 'attacking an own unit',
    given: { south: { knight: 'L2', cleric: 'SHW' } },
    tries: (t) => t.south.melee('knight', 'SHW'),
    message: 'STC-R37: That’s your own unit.',
  },
  {
    name: 'attacking with a Blacksmith',
    given: { south: { blacksmith: 'L2' }, north: { cleric: 'NHW' } },
    tries: (t) => t.south.melee('blacksmith', 'NHW'),
    message: 'STC-13: This unit can’t attack.',
  },
  {
    name: 'choosing a lower card',
    given: { south: { knight: 'L2' }, north: { knight: 'NHW', cleric: 'NHW' } },
    tries: (t) => t.south.melee('knight', 'NHW', 'cleric'),
    message: 'STC-58: Attack the top unit first.',
  },
  {
    name: 'the Assassin choosing an item',
    given: { south: { assassin: 'L2' }, north: { knight: 'NHW+longbow' } },
    tries: (t) => ['melee', t.south.unit('assassin'), 6, t.state.item[t.north.unit('knight')] as number],
    message: 'STC-R25: Choose a unit.',
  },
  {
    name: 'a Catapult off the castle',
    given: { south: { catapult: 'L2' }, north: { knight: 'NHW' } },
    tries: (t) => t.south.ranged('catapult', 'NHW'),
    message: 'STC-67: Catapults can only hit castle spaces.',
  },
  {
    name: 'a Catapult too far',
    given: { south: { catapult: 'SHW' }, north: { knight: 'NBW' } },
    tries: (t) => t.south.ranged('catapult', 'NBW'),
    message: 'STC-66: Out of range: two spaces at most.',
  },
  {
    name: 'raising in company',
    given: { south: { cleric: 'SK', knight: 'SK' }, graveyards: [['hero'], []] },
    tries: (t) => t.south.raise(),
    message: 'STC-69: The Cleric must be alone on its space.',
  },
  {
    name: 'raising from an empty graveyard',
    given: { south: { cleric: 'SK' } },
    tries: (t) => t.south.raise(),
    message: 'STC-68: The top card of your graveyard isn’t a unit.',
  },
  {
    name: 'raising an item',
    given: { south: { cleric: 'SK' }, graveyards: [['longbow', 'hero'], []] },
    tries: (t) => t.south.raise(),
    message: 'STC-68: The top card of your graveyard isn’t a unit.',
  },
  {
    name: 'recovering without an item',
    given: { south: { blacksmith: 'SK' } },
    tries: (t) => t.south.recover('longbow'),
    message: 'STC-65: Choose an item from your graveyard.',
  },
  {
    name: 'recovering a unit',
    given: { south: { blacksmith: 'SK' }, graveyards: [['hero'], []] },
    tries: (t) => t.south.recover('hero'),
    message: 'STC-65: Choose an item from your graveyard.',
  },
  {
    name: 'strengthening nobody',
    given: { south: { sorcerer: 'SK', knight: 'SBW' } },
    tries: (t) => t.south.strengthen('knight'),
    message: 'STC-71: No Regular Unit here can still attack.',
  },
  {
    name: 'strengthening without an attack left',
    given: { south: { sorcerer: 'SK', knight: 'SK' }, attacksUsed: 2 },
    tries: (t) => t.south.strengthen('knight'),
    message: 'STC-R28: You have no attacks left to boost.',
  },
  {
    name: 'a card that is not in hand',
    given: dispatch(['knight']),
    tries: (t) => t.south.deploy('shield-bearer', 'SK'),
    message: 'STC-20: That card is not in your hand.',
  },
  {
    name: 'an item for a unit in the hand',
    given: dispatch(['knight', 'great-sword']),
    tries: (t) => ['equip', t.south.inHand('great-sword'), t.south.inHand('knight')],
    message: 'STC-24: An item needs a unit on the board to carry it.',
  },
  { name: 'an unknown unit', given: { south: { knight: 'SK' } }, tries: () => ['move', 777, 3], message: '–: No such choice.' },
  {
    name: 'an enemy unit',
    given: { south: { knight: 'SK' }, north: { knight: 'NK' } },
    tries: (t) => ['move', t.north.unit('knight'), 1],
    message: 'STC-27: That’s not your unit.',
  },
  {
    name: 'attacking with an enemy unit',
    given: { south: { knight: 'SK' }, north: { knight: 'SBW' } },
    tries: (t) => ['melee', t.north.unit('knight'), 21, t.south.unit('knight')],
    message: 'STC-27: That’s not your unit.',
  },
  {
    name: 'praying with an enemy Cleric',
    given: { south: { knight: 'SK' }, north: { cleric: 'NK' } },
    tries: (t) => ['raise', t.north.unit('cleric')],
    message: 'STC-27: That’s not your unit.',
  },
  { name: 'an end with something behind it', given: { south: { knight: 'SK' } }, tries: () => ['end', 1], message: '–: No such choice.' },
  { name: 'an end in brackets', given: { south: { knight: 'SK' } }, tries: () => ['end'], message: '–: No such choice.' },
  {
    name: 'strengthening somebody elsewhere',
    given: { south: { sorcerer: 'SK', knight: 'SK', hero: 'SBW' } },
    tries: (t) => t.south.strengthen('hero'),
    message: 'STC-71: No Regular Unit here can still attack.',
  },
  { name: 'malformed input', given: { south: { knight: 'SK' } }, tries: () => ({ verb: 'move' }), message: '–: No such choice.' },
];

rulings(
  'STC-17, STC-18, STC-20, STC-22, STC-24, STC-27, STC-29, STC-32, STC-R8, STC-R37: refused: $name',
  CASES,
  ({ given, tries, message }) => {
    const t = scene(given);
    expect(t.south.refused(tries(t))).toBe(message);
  },
);

ruling('STC-17: acting in the other player’s turn', () => {
  const t = scene({ south: { knight: 'SK' }, north: { knight: 'NK' } });
  expect(t.north.refused(t.north.move('knight', 'NBW'))).toBe('STC-17: It’s not your turn.');
});

ruling('STC-17, STC-22: of several reasons the topmost of the table is given', () => {
  const late = scene({ south: { knight: 'SK' }, hands: [['hero'], []], points: 0 });
  expect(late.south.refused(late.south.deploy('hero', 'NK'))).toBe('STC-17: You’re done deploying this turn.');
  const dear = scene(dispatch(['hero'], { points: 2, south: { knight: 'SK' } }));
  expect(dear.south.refused(dear.south.deploy('hero', 'SK'))).toBe('STC-22: That costs 4 and you have 2 points left.');
});

ruling('STC-2: anything after the end', () => {
  const t = scene({ south: { knight: 'NBW' } });
  t.south.moves('knight', 'NK');
  expect(t.south.refused('end')).toBe('STC-2: The match is over.');
});
