/** What everybody is told, what random play does, and the other case of some conditions. */
import { randomAnswer, SeededChance, seedFrom } from '@bridgehead/kernel';
import { ruling, rulings } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { isSpace, SPACE_COUNT } from '../board.ts';
import { NORTH, SOUTH } from '../index.ts';
import { countOut } from '../rules/end.ts';
import { position, type Scene, type SceneTable, scene, spaceOfName } from './scene.ts';

const told = (t: SceneTable) => t.stage.lastEvents('spectator');
const typesOf = (t: SceneTable) => told(t).map(({ type }) => type);

ruling('STC-27: a move is told with its way', () => {
  const t = scene({ south: { knight: 'SBW', cavalry: 'SBE' }, north: { knight: 'NK' } });
  const unit = t.south.unit('knight');
  t.south.moves('knight', 'SHW');
  expect(told(t)).toEqual([{ type: 'moved', seat: SOUTH, unit, from: spaceOfName('SBW'), to: spaceOfName('SHW') }]);
});

ruling('STC-20, STC-24: what is dispatched is told with the points that are left', () => {
  const t = scene({ phase: 'dispatch', hands: [['knight', 'great-sword', 'hero'], []] });
  const [card, sword] = [t.south.inHand('knight'), t.south.inHand('great-sword')];
  t.south.deploys('knight', 'SBW');
  expect(told(t)).toEqual([{ type: 'deployed', seat: SOUTH, card, space: spaceOfName('SBW'), points: 1 }]);
  t.south.equips('great-sword', 'knight');
  expect(told(t)).toEqual([{ type: 'equipped', seat: SOUTH, card: sword, unit: card, points: 0 }]);
});

ruling('STC-34, STC-36: an attack is told, its dice, who died and who advanced', () => {
  const fight = (dice: number[]) => {
    const t = scene({ south: { hero: 'NHW', cavalry: 'SBE' }, north: { knight: ['NBW', 'NK'] } }, dice);
    t.south.attacks('hero', 'NBW');
    return t;
  };
  const won = fight([2, 1]);
  expect(typesOf(won)).toEqual(['attacked', 'rolled', 'died', 'advanced']);
  expect(told(won)[1]).toMatchObject({ for: 'attack', dice: [2, 1], sum: 3, success: true, seat: SOUTH });
  expect(told(won)[2]).toMatchObject({ seat: NORTH, item: null, cause: 'attack' });
  const lost = fight([1, 1]);
  expect(typesOf(lost)).toEqual(['attacked', 'rolled', 'died']);
  expect(told(lost)[2]).toMatchObject({ seat: SOUTH, cause: 'natural-2' });
  const missed = fight([6, 5]);
  expect(typesOf(missed)).toEqual(['attacked', 'rolled']);
});

ruling('STC-17, STC-18: the end of a turn, the next and what it draws are told', () => {
  const t = scene({ south: { knight: 'SBW' }, north: { knight: 'NK' } });
  t.south.ends();
  expect(typesOf(t)).toEqual(['turnEnded', 'turnBegan', 'drew']);
  expect(told(t)[0]).toEqual({ type: 'turnEnded', seat: SOUTH, why: 'ended' });
  expect(told(t)[2]).toMatchObject({ seat: NORTH, count: 2 });
  expect(told(t)[2]).not.toHaveProperty('cards');
  expect(t.stage.lastEvents(NORTH)[2]).toMatchObject({ cards: t.state.hand[1] });
});

ruling('STC-29: the question says how many attacks are left', () => {
  const t = scene({ south: { hero: 'NHW', cavalry: 'SBE' }, north: { knight: ['NBW', 'NK'] } }, [6, 5]);
  expect(t.south.prompt.params).toEqual({ attacks: 2 });
  t.south.attacks('hero', 'NBW');
  expect(t.south.prompt.params).toEqual({ attacks: 1 });
});

ruling('STC-28: a unit that has moved shoots no more this turn, and is told so', () => {
  const t = scene({ south: { knight: 'SHW+longbow', cavalry: 'SBE' }, north: { knight: ['L2', 'NK'] } });
  t.south.moves('knight', 'SBW');
  expect(t.south.refused(t.south.ranged('knight', 'L2')).split(':')[0]).toMatch(/^STC-(27|28)$/);
});

ruling('STC-R31, STC-61: a unit that fell with an item is raised without it', () => {
  const t = scene({ south: { knight: 'NOW+great-sword', cleric: 'SBW' }, north: { hero: 'NHW', knight: 'NK' } }, [1, 1, 3, 4]);
  t.south.attacks('knight', 'NHW');
  expect(t.south.graveyard).toEqual(['knight', 'great-sword']);
  t.south.raises();
  expect([t.at('SBW'), t.south.graveyard]).toEqual([['S knight', 'S cleric'], ['great-sword']]);
});

ruling('STC-R41: rounds are quiet again after one in which something happened', () => {
  const t = scene({ south: { knight: 'NHW', cavalry: 'SBE' }, north: { knight: ['NBW', 'NK'] } }, [6, 5]);
  t.south.attacks('knight', 'NBW');
  const round = () => {
    t.south.ends();
    t.north.done();
    t.north.ends();
    if (t.outcome === null) t.south.done();
  };
  round();
  expect(t.state.quietRounds).toBe(0);
  for (let i = 1; i < 12; i++) {
    round();
    expect([t.state.quietRounds, t.outcome]).toEqual([i, null]);
  }
  round();
  expect(t.outcome).toContain('by stall');
});

rulings(
  'STC-R41: $what decides when the rounds are over',
  [
    {
      what: 'two in one space of the enemy castle, not one',
      given: { south: { knight: 'NBW' }, north: { knight: 'SBW', cleric: 'SBW' } },
      winner: NORTH,
    },
    { what: 'who is nearer to the enemy keep', given: { south: { knight: 'NHW' }, north: { knight: 'NBW' } }, winner: SOUTH },
    { what: 'what has cost more', given: { south: { knight: 'SBW' }, north: { knight: 'NBW+great-sword' } }, winner: NORTH },
    { what: 'nothing', given: { south: { knight: 'SBW' }, north: { knight: 'NBW' } }, winner: null },
    { what: 'having anybody at all', given: { south: { knight: 'SBW' } }, winner: SOUTH },
  ] satisfies { what: string; given: Scene; winner: number | null }[],
  ({ given, winner }) => {
    expect(countOut(position(given))).toBe(winner);
  },
);

test.each([
  [0, true],
  [SPACE_COUNT - 1, true],
  [SPACE_COUNT, false],
  [-1, false],
  [0.5, false],
  ['3', false],
  [null, false],
])('%j is a space: %s', (value, is) => {
  expect(isSpace(value)).toBe(is);
});

const POSITIONS: readonly { what: string; given: Scene }[] = [
  { what: 'one unit', given: { south: { knight: 'SBW' }, north: { knight: 'NK' } } },
  {
    what: 'everything at once',
    given: {
      south: { assassin: 'NHW', cleric: 'SHW', blacksmith: 'SBE', sorcerer: 'L2', knight: 'L2', catapult: 'NOW' },
      north: { knight: 'NBW', cleric: 'NBW', hero: 'NK' },
      graveyards: [['knight', 'great-sword', 'longbow'], []],
    },
  },
  { what: 'no attack left', given: { south: { hero: 'NHW' }, north: { knight: ['NBW', 'NK'] }, attacksUsed: 2 } },
  { what: 'dispatching', given: { phase: 'dispatch', south: { knight: 'SBW' }, hands: [['knight', 'great-sword', 'cleric', 'hero'], []] } },
  { what: 'an item and nobody to carry it', given: { phase: 'dispatch', hands: [['great-sword', 'knight'], []] } },
];

test.each(POSITIONS.map(({ what, given }) => [what, given] as const))(
  'random play does all that can be done, and nothing else: %s',
  (_what, given) => {
    const { run } = scene(given).stage;
    const [ask] = run.openAsks;
    if (ask === undefined) throw new Error('nobody is asked');
    const chance = new SeededChance(seedFrom(5));
    const drawn = new Set(Array.from({ length: 900 }, () => JSON.stringify(randomAnswer(ask, run.state, chance))));
    expect([...drawn].sort()).toEqual((run.prompt(ask.seat)?.options ?? []).map((option) => JSON.stringify(option)).sort());
  },
);
