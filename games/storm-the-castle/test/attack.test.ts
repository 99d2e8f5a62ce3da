import { totalOf } from '@bridgehead/kernel';
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import type { EventOf } from '../events.ts';
import {
  attackTotal,
  defenseTotal,
  type Placed,
  type Points,
  previewAttack,
  succeedingRolls,
  succeedingWays,
  termsOf,
  view,
  whereIs,
} from '../index.ts';
import { type Army, position, scene, spaceOfName } from './scene.ts';

const seedCase = { south: { 'shield-bearer': 'SHW+great-sword' }, north: { 'shield-bearer': 'L2+tower-shield' } } as const;

ruling(
  'STC-44–47, STC-49–51, STC-53, STC-R46: a great sword, high ground and a tower shield leave the attacker needing 3, 4, 5 or 12',
  () => {
    const t = scene(seedCase);
    const of = t.south.unit('shield-bearer');
    const odds = previewAttack(t.stage.view(0), 'melee', of, t.north.unit('shield-bearer'));
    expect([odds?.attackTotal, odds?.defenseTotal, odds?.modifier, odds?.top, odds?.ways]).toEqual([7, 5, 2, 5, 10]);
    expect(odds?.rolls).toEqual([3, 4, 5, 12]);
    expect(odds?.attack).toEqual([
      { source: 'unit', of, n: 4 },
      { source: 'item', of, n: 1 },
      { source: 'high-ground', of, n: 2 },
    ]);
  },
);

rulings(
  'STC-34, STC-47, STC-53, STC-61: $dice succeeds; the defender dies, unit above item, and the attacker takes its space',
  [{ dice: [1, 2] }, { dice: [2, 3] }, { dice: [6, 6] }],
  ({ dice }) => {
    const t = scene(seedCase, dice);
    t.south.attacks('shield-bearer', 'L2');
    expect([t.at('L2'), t.at('SHW')]).toEqual([['S shield-bearer+great-sword'], []]);
    expect(t.north.graveyard).toEqual(['shield-bearer', 'tower-shield']);
  },
);

rulings('STC-35, STC-48, STC-53: $dice fails, and nothing changes', [{ dice: [2, 4] }, { dice: [5, 6] }], ({ dice }) => {
  const t = scene(seedCase, dice);
  t.south.attacks('shield-bearer', 'L2');
  expect([t.at('SHW'), t.at('L2')]).toEqual([['S shield-bearer+great-sword'], ['N shield-bearer+tower-shield']]);
  expect([t.south.graveyard, t.north.graveyard]).toEqual([[], []]);
});

ruling('STC-36, STC-41, STC-53: a natural 2 kills the attacker, and the defender stays', () => {
  const t = scene(seedCase, [1, 1]);
  t.south.attacks('shield-bearer', 'L2');
  expect([t.at('SHW'), t.at('L2')]).toEqual([[], ['N shield-bearer+tower-shield']]);
  expect(t.south.graveyard).toEqual(['shield-bearer', 'great-sword']);
});

ruling('STC-42, STC-43, STC-R19: against hopeless odds a 3 fails and a natural 12 succeeds', () => {
  const hopeless = { south: { 'shield-bearer': 'NOW' }, north: { hero: 'NTW+tower-shield' } } as const;
  const three = scene(hopeless, [1, 2]);
  three.south.attacks('shield-bearer', 'NTW');
  expect(three.at('NTW')).toEqual(['N hero+tower-shield']);
  const twelve = scene(hopeless, [6, 6]);
  twelve.south.attacks('shield-bearer', 'NTW');
  expect(twelve.at('NTW')).toEqual(['S shield-bearer']);
  expect(twelve.north.graveyard).toEqual(['hero', 'tower-shield']);
});

ruling('STC-43, STC-47, STC-48: with modifier 0 a 3 succeeds and a 4 fails', () => {
  const even = { south: { knight: 'NOW' }, north: { 'shield-bearer': 'NTW+tower-shield' } } as const;
  const three = scene(even, [1, 2]);
  three.south.attacks('knight', 'NTW');
  expect(three.at('NTW')).toEqual(['S knight']);
  const four = scene(even, [2, 2]);
  four.south.attacks('knight', 'NTW');
  expect(four.at('NTW')).toEqual(['N shield-bearer+tower-shield']);
});

ruling('STC-41, STC-R20, STC-71: at the widest band 3 to 12 succeed, and a 2 still kills', () => {
  const wide = { south: { hero: 'L2+great-sword', sorcerer: 'L2' }, north: { cavalry: 'NHW' } } as const;
  const eleven = scene(wide, [5, 6]);
  eleven.south.strengthens('hero');
  const odds = previewAttack(eleven.stage.view(0), 'melee', eleven.south.unit('hero'), eleven.north.unit('cavalry'));
  expect([odds?.modifier, odds?.top, odds?.ways]).toEqual([12, 15, 35]);
  eleven.south.attacks('hero', 'NHW');
  expect([eleven.at('NHW'), eleven.at('L2')]).toEqual([['S hero+great-sword'], ['S sorcerer']]);
  const two = scene(wide, [1, 1]);
  two.south.strengthens('hero');
  two.south.attacks('hero', 'NHW');
  expect([two.south.graveyard, two.at('NHW')]).toEqual([['hero', 'great-sword'], ['N cavalry']]);
});

rulings(
  'STC-40–43, STC-46–48, STC-R19, STC-R20: modifier $m succeeds with $ways of 36',
  [
    { m: -6, ways: 1, rolls: [12] },
    { m: -1, ways: 1, rolls: [12] },
    { m: 0, ways: 3, rolls: [3, 12] },
    { m: 1, ways: 6, rolls: [3, 4, 12] },
    { m: 2, ways: 10, rolls: [3, 4, 5, 12] },
    { m: 3, ways: 15, rolls: [3, 4, 5, 6, 12] },
    { m: 4, ways: 21, rolls: [3, 4, 5, 6, 7, 12] },
    { m: 5, ways: 26, rolls: [3, 4, 5, 6, 7, 8, 12] },
    { m: 6, ways: 30, rolls: [3, 4, 5, 6, 7, 8, 9, 12] },
    { m: 7, ways: 33, rolls: [3, 4, 5, 6, 7, 8, 9, 10, 12] },
    { m: 8, ways: 35, rolls: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
    { m: 14, ways: 35, rolls: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
  ],
  ({ m, ways, rolls }) => {
    expect(succeedingWays(3 + m)).toBe(ways);
    expect(succeedingRolls(3 + m)).toEqual(rolls);
  },
);

/** Chance in percent on open ground, worked out by hand: against Shield Bearer, Cavalry, Knight, Hero. */
rulings(
  'STC-44–48, STC-R3: $unit on open ground against each Regular Unit',
  [
    { unit: 'shield-bearer', chances: [16.7, 41.7, 27.8, 8.3] },
    { unit: 'cavalry', chances: [27.8, 58.3, 41.7, 16.7] },
    { unit: 'assassin', chances: [27.8, 58.3, 41.7, 16.7] },
    { unit: 'knight', chances: [58.3, 83.3, 72.2, 41.7] },
    { unit: 'hero', chances: [83.3, 97.2, 91.7, 72.2] },
    { unit: 'sorcerer', chances: [8.3, 27.8, 16.7, 2.8] },
  ] as const,
  ({ unit, chances }) => {
    expect(chancesAgainst({ [unit]: 'SOW' }, 'SHW', 'melee')).toEqual(chances);
  },
);
rulings(
  'STC-66, STC-P4: a Catapult against each Regular Unit on $at',
  [
    { at: 'NBW', chances: [58.3, 83.3, 72.2, 41.7] },
    { at: 'NTW', chances: [41.7, 72.2, 58.3, 27.8] },
  ] as const,
  ({ at, chances }) => {
    expect(chancesAgainst({ catapult: 'L1' }, at, 'ranged')).toEqual(chances);
  },
);

function chancesAgainst(army: Army, at: string, mode: 'melee' | 'ranged'): number[] {
  return (['shield-bearer', 'cavalry', 'knight', 'hero'] as const).map((defender) => {
    const t = scene({ south: army, north: { [defender]: at } });
    const [attacker] = t.state.field[0];
    const [target] = t.state.field[1];
    return Math.round((previewAttack(t.stage.view(0), mode, attacker as number, target as number)?.chance ?? 0) * 1000) / 10;
  });
}

rulings(
  'STC-44, STC-45, STC-52, STC-70, STC-P4, STC-R33, STC-R43: $name',
  [
    { name: 'item Attack', south: { knight: 'SOW+great-sword' }, north: { knight: 'SHW' }, m: 6, ways: 30 },
    { name: 'Battle Axe attacking', south: { cavalry: 'SOW+battle-axe' }, north: { knight: 'SHW' }, m: 5, ways: 26 },
    { name: 'Battle Axe defending', south: { 'shield-bearer': 'SOW' }, north: { cavalry: 'SHW+battle-axe' }, m: 4, ways: 21 },
    { name: 'Siege Ladder', south: { 'shield-bearer': 'NHW+siege-ladder' }, north: { knight: 'NBW' }, m: 3, ways: 15 },
    { name: 'Siege Ladder off the castle', south: { 'shield-bearer': 'L2+siege-ladder' }, north: { knight: 'NHW' }, m: 2, ways: 10 },
    { name: 'high over low', south: { cavalry: 'SHW' }, north: { 'shield-bearer': 'L1' }, m: 4, ways: 21 },
    { name: 'tower and shield', south: { knight: 'NOW' }, north: { 'shield-bearer': 'NTW+tower-shield' }, m: 0, ways: 3 },
    { name: 'Cleric in the keep', south: { knight: 'NBW' }, north: { 'shield-bearer': 'NK', cleric: 'NK' }, m: 0, ways: 3 },
  ] as const,
  ({ south, north, m, ways }) => {
    const t = scene({ south, north });
    const odds = previewAttack(t.stage.view(0), 'melee', t.state.field[0][0] as number, t.state.field[1][0] as number);
    expect([odds?.modifier, odds?.ways]).toEqual([m, ways]);
  },
);

ruling('STC-71, STC-44: strengthened Hero against a Hero on a tower; and everything at once', () => {
  const hero = scene({ south: { hero: 'NOW', sorcerer: 'NOW' }, north: { hero: 'NTW' } });
  hero.south.strengthens('hero');
  expect(previewAttack(hero.stage.view(0), 'melee', hero.south.unit('hero'), hero.north.unit('hero'))?.ways).toBe(30);
  const all = scene({ south: { hero: 'NOW+great-sword', sorcerer: 'NOW' }, north: { 'shield-bearer': 'NTW+tower-shield', cleric: 'NTW' } });
  all.south.strengthens('hero');
  const odds = previewAttack(all.stage.view(0), 'melee', all.south.unit('hero'), all.north.unit('shield-bearer'));
  expect([odds?.attackTotal, odds?.defenseTotal, odds?.ways]).toEqual([13, 10, 15]);
});

ruling('STC-40: two dice, rolled one by one and added', () => {
  const t = scene({ south: { knight: 'L2' }, north: { knight: 'NHW' } }, [5, 3]);
  t.south.attacks('knight', 'NHW');
  expect(t.stage.events(1).find((event) => event.type === 'rolled')).toMatchObject({ dice: [5, 3], sum: 8, success: true });
});

ruling('STC-32, STC-33: units that move one space attack adjacent spaces only', () => {
  const t = scene({ south: { knight: 'SHW' }, north: { knight: ['L2', 'L3'], cavalry: 'NHW' } });
  expect(t.south.choices('knight').filter((choice) => choice.startsWith('melee'))).toEqual(['melee L2 knight']);
  expect(t.south.refused(t.south.melee('knight', 'NHW'))).toBe('STC-32: Out of range.');
});

ruling('STC-R9, STC-32: a charge needs a middle space without enemies', () => {
  const blocked = scene({ south: { cavalry: 'SHW' }, north: { knight: 'L2', catapult: 'L3' } });
  expect(blocked.south.choices('cavalry').filter((choice) => choice.startsWith('melee'))).toEqual(['melee L2 knight']);
  expect(blocked.south.refused(blocked.south.melee('cavalry', 'L3'))).toBe('STC-R9: The charge is blocked.');
  expect(previewAttack(blocked.stage.view(0), 'melee', blocked.south.unit('cavalry'), blocked.north.unit('knight'))?.ways).toBe(26);
  const open = scene({ south: { cavalry: 'SHW' }, north: { catapult: 'L3' } });
  open.south.attacks('cavalry', 'L3');
  expect(open.at('L3')).toEqual(['S cavalry']);
});

ruling('STC-R10, STC-37, STC-R43: a Longbow shoots over heads, from any ground to any ground, and the bearer stays', () => {
  const t = scene({ south: { knight: 'SHW+longbow' }, north: { 'shield-bearer': 'L2', cavalry: 'NHW' } }, [1, 2]);
  expect(t.south.choices('knight').filter((choice) => !choice.startsWith('move'))).toEqual([
    'ranged NHW cavalry',
    'melee L2 shield-bearer',
    'ranged L2 shield-bearer',
  ]);
  t.south.shoots('knight', 'NHW');
  expect([t.at('NHW'), t.at('SHW')]).toEqual([[], ['S knight+longbow']]);
});

rulings('STC-38, STC-39: a shot that rolls $dice harms neither side', [{ dice: [1, 1] }, { dice: [5, 6] }], ({ dice }) => {
  const t = scene({ south: { knight: 'SHW+longbow' }, north: { 'shield-bearer': 'NHW' } }, dice);
  t.south.shoots('knight', 'NHW');
  expect([t.at('SHW'), t.at('NHW')]).toEqual([['S knight+longbow'], ['N shield-bearer']]);
});

ruling('STC-14, STC-R21: a Support Unit dies without dice, and it is one of the two attacks', () => {
  const t = scene({ south: { 'shield-bearer': 'L2', hero: 'SK' }, north: { cleric: 'NHW' } }, []);
  t.south.attacks('shield-bearer', 'NHW');
  expect([t.at('NHW'), t.state.attacksUsed]).toEqual([['S shield-bearer'], 1]);
  expect(t.stage.events(0).find((event) => event.type === 'attacked')?.odds).toMatchObject({ top: null, ways: 36 });
});

ruling('STC-R22, STC-58: one attack kills one unit; the other one holds the space', () => {
  const t = scene({ south: { knight: 'L2' }, north: { 'shield-bearer': 'NHW', cleric: 'NHW' } }, [1, 2]);
  t.south.attacks('knight', 'NHW');
  expect([t.at('NHW'), t.at('L2')]).toEqual([['N cleric'], ['S knight']]);
});

ruling('STC-49, STC-R32: the ridge helps the unit on it, in melee and at range, and uphill costs nothing', () => {
  const attackOf = (unit: 'knight', from: string, to: string) => {
    const s = position({ south: { [unit]: from } });
    return attackTotal(s.field[0][0] as number, -1, spaceOfName(from), spaceOfName(to), false);
  };
  expect([
    attackOf('knight', 'SHW', 'L2'),
    attackOf('knight', 'NHW', 'L2'),
    attackOf('knight', 'L2', 'NHW'),
    attackOf('knight', 'SHW', 'SOW'),
  ]).toEqual([9, 9, 7, 7]);
  const t = scene({ north: { knight: 'SHW+longbow' }, south: { knight: 'L2' }, active: 1 });
  expect(previewAttack(t.stage.view(1), 'ranged', t.north.unit('knight'), t.south.unit('knight'))?.attackTotal).toBe(9);
});

ruling('STC-R33: a Regular Unit with total Defense 0 still has the dice thrown against it', () => {
  const t = scene({ south: { 'shield-bearer': 'SOW' }, north: { cavalry: 'SHW+battle-axe' } }, [5, 6]);
  t.south.attacks('shield-bearer', 'SHW');
  expect(t.at('SHW')).toEqual(['N cavalry+battle-axe']);
});

ruling('STC-R37: empty spaces and own units cannot be attacked; an empty enemy castle space is simply entered', () => {
  const t = scene({ south: { knight: 'NHW', cavalry: 'NOW' } });
  expect(t.south.refused(t.south.melee('knight', 'NBW'))).toBe('STC-R37: No enemy there. Just move in.');
  expect(t.south.refused(t.south.melee('knight', 'NOW'))).toBe('STC-R37: That’s your own unit.');
  t.south.moves('knight', 'NBW');
  expect(t.at('NBW')).toEqual(['S knight']);
});

ruling('STC-44, STC-45: the named terms always add up to the totals', () => {
  const s = position({ south: { knight: 'SHW+battle-axe', hero: 'L1+siege-ladder' } });
  for (const unit of s.field[0])
    for (let from = 0; from < 22; from++)
      for (let to = 0; to < 22; to++)
        for (const help of [true, false]) {
          const item = s.item[unit] as number;
          const terms: [Points[], Points[]] = [[], []];
          const totals = [attackTotal(unit, item, from, to, help, terms[0]), defenseTotal(unit, item, to, help, terms[1])];
          expect(terms.map(totalOf)).toEqual(totals);
        }
});

ruling('STC-44, STC-45: what a table reckons of a unit adds up to what the view says', () => {
  const s = position({
    south: { knight: 'SHW+battle-axe', hero: 'L1+siege-ladder', 'shield-bearer': 'SK+tower-shield', cleric: 'SK' },
    north: { cavalry: 'NOW', catapult: 'NK' },
  });
  const shown = view(s, 0, false);
  for (const unit of shown.spaces.flat()) {
    const { attack, defense } = termsOf(whereIs(shown, unit.card) as Placed);
    expect([totalOf(attack), totalOf(defense)]).toEqual([unit.attack ?? 0, unit.defense]);
  }
  const sheltered = whereIs(shown, shown.spaces.flat().find(({ kind }) => kind === 'shield-bearer')?.card as number) as Placed;
  expect(termsOf(sheltered).defense.map(({ source }) => source)).toEqual(['unit', 'item', 'ground', 'cleric']);
});

ruling('STC-14: what is told of an attack on a Support Unit has no defense, on any ground', () => {
  const t = scene({ south: { knight: 'NOW' }, north: { cleric: 'NTW' } });
  t.south.attacks('knight', 'NTW');
  const [attacked] = t.stage.events(1) as EventOf<'attacked'>[];
  expect(attacked?.odds).toEqual({
    attack: [{ source: 'unit', of: attacked?.attacker, n: 7 }],
    defense: [],
    modifier: 7,
    top: null,
    ways: 36,
  });
});
