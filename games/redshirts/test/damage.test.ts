/** Sections, shields, people, decay, lost ships and pods. */
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { officer, scene, section as sec } from './scene.ts';

const laser = (setting: Parameters<typeof scene>[0], at: string, roll = 8) =>
  scene(setting, { dice: [roll], picks: [sec(at)] }).does('A captain', 'fire', 'laser_l', 'B');

ruling('RED-09, RED-R11: damage stops at critical but still hurts those inside', () => {
  const t = laser({ B: { shield: 3, tele: 3 } }, 'tele');
  expect([t.level('B tele'), t.who('B commander').health]).toEqual([3, 2]);
});

ruling('RED-12, RED-29, RED-50, RED-R18: a laser does 1 to a random section and to the officer in it, redshirts first', () => {
  const bare = laser({ B: { shield: 3 } }, 'tele');
  expect([bare.damage('B'), bare.who('B commander').health]).toEqual([{ tele: 1, shield: 3 }, 2]);
  const guarded = laser({ B: { shield: 3, commander: { redshirts: 2 } } }, 'tele');
  expect([guarded.who('B commander').health, guarded.who('B commander').redshirts]).toEqual([3, 1]);
  expect(laser({ B: { shield: 3 } }, 'engine_l').damage('B')).toEqual({ engine_l: 1, shield: 3 });
});

rulings('RED-50: a plain shot with a %i hits or misses', [4, 5], (roll) => {
  const t = scene({ B: {} }, { dice: [roll] }).does('A captain', 'fire', 'laser_l', 'B');
  expect(t.level('B shield')).toBe(roll > 4 ? 1 : 0);
});

ruling('RED-34, RED-R12, RED-R16: a raised shield takes the hit, and no section is picked', () => {
  const t = scene({ B: { shield: 2 } }, { dice: [8] }).does('A captain', 'fire', 'laser_l', 'B');
  expect(t.damage('B')).toEqual({ shield: 3 });
});

ruling('RED-35: a damaged shield mends by one at the start of its own turn only, a critical one never', () => {
  const t = scene({ A: { shield: 2 }, B: { shield: 2 }, C: { shield: 3 } });
  t.ends('A');
  expect([t.level('A shield'), t.level('B shield')]).toEqual([2, 1]);
  t.ends('B');
  expect(t.level('C shield')).toBe(3);
});

ruling('RED-R14: phasers, fires and grenades act inside, with any shield', () => {
  const t = scene({ A: { commander: { at: 'B hull_l' } } }).does('A commander', 'phaser', '@section', 'tele', false);
  expect(t.damage('B')).toEqual({ tele: 1 });
});

ruling('RED-R15: a shield does not stop what does no damage', () => {
  const t = scene({ A: { captain: { hand: ['Sensor Virus', 'EMP', 'Gas Missile'] } } }, { dice: [8] });
  t.does('A captain', 'play', 'Sensor Virus', 'B').does('A captain', 'play', 'EMP', 'B').does('A captain', 'play', 'Gas Missile', 'B');
  expect([t.ship('B').virus, t.state.teams[1]?.emp, t.ship('B').gas, t.damage('B')]).toEqual([2, 3, 3, {}]);
});

ruling('RED-R17: Energy Shield comes before the Dive, the Dive before redshirts', () => {
  const hit = (points: number, hand: string[], redshirts: number) => {
    const rifle = points === 3 ? ['Phaser Rifle'] : [];
    const t = scene({ A: { commander: { at: 'B hull_l', hand: rifle } }, B: { commander: { hand, redshirts } } });
    t.does('A commander', 'phaser', '@officer', 'B commander', false);
    return [t.who('B commander').health, t.who('B commander').redshirts, t.hand('B commander').length];
  };
  expect(hit(3, ['Energy Shield', 'Redshirt Dive!'], 1)).toEqual([3, 0, 1]);
  expect(hit(1, ['Energy Shield', 'Redshirt Dive!'], 1)).toEqual([3, 1, 2]);
  expect(hit(3, ['Redshirt Dive!'], 0)).toEqual([0, 0, 0]);
  expect(hit(1, ['Redshirt Dive!'], 1)).toEqual([3, 0, 1]);
  expect(hit(3, ['Redshirt Dive!', 'Redshirt Dive!'], 3)).toEqual([3, 2, 1]);
});

ruling('RED-86, RED-R30: a second Energy Shield or Phaser Rifle adds nothing', () => {
  const t = scene({
    A: { commander: { at: 'B hull_l', hand: ['Phaser Rifle', 'Phaser Rifle'] } },
    B: { commander: { hand: ['Energy Shield', 'Energy Shield'], redshirts: 3 } },
  }).does('A commander', 'phaser', '@officer', 'B commander', false);
  expect(t.who('B commander').redshirts).toBe(1);
});

ruling('RED-11, RED-48, RED-61, RED-R19: entering wreckage costs 1 and ends the walk; standing in it costs nothing', () => {
  const t = scene({ A: { hull_f: 3, hull_l: 3, commander: { redshirts: 1 }, lieutenant: { at: 'hull_l' } } });
  t.does('A commander', 'step', 'hull_f');
  expect([t.who('A commander').redshirts, t.who('A commander').health]).toEqual([0, 3]);
  expect(t.refused('A commander', 'step', 'bridge')).toBe('RED-48: The wreckage stops you here this turn.');
  expect(t.offered('A lieutenant', 'step', 'eng')).toBe(true);
  t.ends('A').ends('B');
  expect([t.who('A commander').health, t.who('A lieutenant').health, t.offered('A commander', 'step', 'bridge')]).toEqual([3, 3, true]);
});

ruling('RED-11: wreckage can kill; the match goes on for the others', () => {
  const t = scene({ A: { hull_f: 3, commander: { health: 1, hand: ['Heal'] } } }).does('A commander', 'step', 'hull_f');
  expect([t.where('A commander'), t.hand('A commander'), t.state.crewDiscard.length]).toEqual(['dead', [], 1]);
});

ruling('RED-16, RED-R20: a section that turns heavy in its own crew’s turn gets two whole turns more', () => {
  const t = scene({ A: { hull_l: 1 }, fires: [{ at: 'A hull_l', of: 'A', count: 1 }], match: { step: 'begin' } });
  expect([t.level('A hull_l'), t.ship('A').fresh[sec('hull_l')]]).toEqual([2, true]);
  t.ends('A').ends('B');
  expect(t.ship('A').heavy[sec('hull_l')]).toBe(2);
  t.ends('A').ends('B').ends('A');
  expect(t.level('A hull_l')).toBe(3);
});

ruling('RED-R20: a repair from critical to heavy starts a new count; the shield keeps none', () => {
  const t = scene({ A: { eng: 3, lieutenant: { redshirts: 1, hand: ['Repair Brigade'] } } });
  t.does('A lieutenant', 'play', 'Repair Brigade').answers('A lieutenant', [1]);
  expect([t.level('A eng'), t.ship('A').heavy[sec('eng')], t.ship('A').fresh[sec('eng')]]).toEqual([2, 2, true]);
  const shield = scene({ B: { shield: 1 } }, { dice: [8] }).does('A captain', 'fire', 'laser_l', 'B');
  expect(shield.ship('B').heavy[sec('shield')]).toBe(0);
});

ruling('RED-R20: heavy counts run only in the turns of the team that controls the ship', () => {
  const t = scene({ B: { hull_l: 2 } }).ends('A');
  expect(t.ship('B').heavy[sec('hull_l')]).toBe(2);
  t.ends('B');
  expect(t.ship('B').heavy[sec('hull_l')]).toBe(1);
});

ruling('RED-R38, RED-R47, RED-81: a grenade hurts everybody inside for 3 and bots, dummies and fields there', () => {
  const t = scene(
    {
      A: { commander: { at: 'B hull_l', hand: ['Plasma Grenade'] }, lieutenant: { at: 'B tele', redshirts: 1 } },
      B: { captain: { at: 'pod_l', dummyAt: 'tele' }, commander: { redshirts: 4 } },
      bots: [{ at: 'B tele', of: 'B lieutenant' }],
      fields: [{ at: 'B tele', of: 'B' }],
    },
    { dice: [3] },
  );
  t.does('A commander', 'play', 'Plasma Grenade', 'tele');
  expect([t.level('B tele'), t.who('A lieutenant').health, t.who('B commander').redshirts]).toEqual([1, 1, 1]);
  expect([t.bots(), t.fields()[0]?.points, t.who('B captain').dummy, t.who('B captain').cloak, t.who('B captain').health]).toEqual([
    [],
    1,
    null,
    4,
    3,
  ]);
});

ruling('RED-R58, RED-79: a pod is struck in its capsule, vanishes with it, and a second Escape Pod works again', () => {
  const t = scene({ B: { captain: { hand: ['Escape Pod'], redshirts: 1 } }, pods: [{ of: 'B captain', level: 2 }] }, { dice: [5] });
  t.does('A captain', 'fire', 'laser_l', 'pod0');
  expect([t.ship('pod0').gone, t.where('B captain'), t.ship('pod1').levels[sec('capsule')], t.who('B captain').redshirts]).toEqual([
    true,
    'pod1',
    0,
    0,
  ]);
});

ruling('RED-R58: a pod decays in its team’s turns, and an empty one is gone', () => {
  const t = scene({ B: { captain: {} }, pods: [{ of: 'B captain', level: 2 }], match: { place: 1 } });
  t.ship('pod0').heavy[sec('capsule')] = 1;
  t.ends('B');
  expect([t.ship('pod0').gone, t.where('B captain')]).toEqual([true, 'dead']);
  const left = scene({ A: { captain: {} }, B: { shield: 3 }, pods: [{ of: 'A captain' }] }, { picks: [0] });
  left.does('A captain', 'teleport', 'B');
  expect([left.ship('pod0').gone, left.where('A captain')]).toEqual([true, 'B hull_f']);
});

ruling('RED-R58: a Photon Torpedo, a Scythe Beam and a ram strike the capsule for 3, 1 and 2', () => {
  const strike = (card: string, dice: number[]) => {
    const t = scene({ A: { captain: { hand: [card] } }, B: { captain: { hand: ['Escape Pod'] } }, pods: [{ of: 'B captain' }] }, { dice });
    t.does('A captain', 'play', card, 'pod0');
    return t.ship('pod0').levels[sec('capsule')];
  };
  expect([strike('Photon Torpedo', [5]), strike('Scythe Beam', []), strike('Ramming Speed!', [])]).toEqual([3, 1, 2]);
});

ruling('RED-R72: thrown into a pod in his own turn an officer has no steps and no helm but may still act', () => {
  const t = scene(
    {
      A: {
        hull_f: 3,
        hull_l: 3,
        hull_r: 3,
        tele: 2,
        lieutenant: { at: 'hull_f', hand: ['Plasma Grenade'] },
        captain: { hand: ['Escape Pod', 'Redshirt'], helm: true },
      },
    },
    { dice: [6] },
  );
  t.does('A lieutenant', 'play', 'Plasma Grenade', 'tele');
  expect([t.where('A captain'), t.who('A captain').steps, t.who('A captain').helm]).toEqual(['pod0', 0, false]);
  t.does('A captain', 'play', 'Redshirt');
  expect(t.who('A captain').redshirts).toBe(1);
});

ruling('RED-13, RED-70: redshirts who die with an officer are counted among the lost', () => {
  const t = scene(
    { B: { hull_f: 3, hull_l: 3, hull_r: 3, tele: 2, shield: 3, captain: { redshirts: 3 }, lieutenant: { at: 'A pod_l' } } },
    { dice: [8], picks: [sec('tele')] },
  );
  t.does('A captain', 'fire', 'laser_l', 'B');
  expect(t.state.fallen).toBe(3);
});

ruling('RED-12, RED-R17: people are struck in the order of ships, sections, crews and ranks', () => {
  const t = scene({
    A: { captain: { redshirts: 9, hand: ['Ramming Speed!'] }, lieutenant: { at: 'B tele', redshirts: 9 } },
    B: { captain: { at: 'eng', redshirts: 9 }, commander: { redshirts: 9 }, lieutenant: { at: 'tele', redshirts: 9 } },
  }).does('A captain', 'play', 'Ramming Speed!', 'B');
  const struck = (t.tells('hurt') as { officer: number }[]).map((event) => event.officer);
  expect(struck).toEqual(['A captain', 'A lieutenant', 'B commander', 'B lieutenant', 'B captain'].map(officer));
});

ruling('RED-79, RED-R58: pods are launched in the order of crews and ranks, one for each survivor', () => {
  const pod = ['Escape Pod'];
  const t = laser(
    {
      A: { lieutenant: { at: 'B eng', hand: pod } },
      B: {
        ...{ hull_f: 3, hull_l: 3, hull_r: 3, tele: 2, shield: 3 },
        captain: { at: 'eng', order: 2, hand: pod },
        commander: { at: 'pod_l', order: 0, hand: [...pod, 'Heal'], redshirts: 2 },
        lieutenant: { at: 'pod_r', order: 1 },
      },
    },
    'tele',
  );
  expect(['A lieutenant', 'B commander', 'B captain', 'B lieutenant'].map((who) => t.where(who))).toEqual(['pod0', 'pod1', 'pod2', 'dead']);
  expect([t.who('A lieutenant').section, t.who('B captain').section]).toEqual([sec('capsule'), sec('capsule')]);
  expect([t.hand('B commander'), t.who('B commander').redshirts, t.ship('pod0').team, t.ship('pod1').team]).toEqual([['Heal'], 2, 0, 1]);
});

ruling('RED-R8, RED-R55, RED-66: the dead leave nothing behind: cards of both decks, redshirts, bots and the chair', () => {
  const t = scene({
    A: { commander: { at: 'B hull_f', hand: ['Phaser Rifle'] } },
    B: { captain: { health: 1, xo: ['EMP'], hand: ['Heal', 'Lock On'] }, lieutenant: { redshirts: 1 } },
    bots: [
      { at: 'B eng', of: 'B captain' },
      { at: 'B eng', of: 'B lieutenant' },
    ],
  }).does('A commander', 'phaser', '@officer', 'B captain', false);
  expect([t.state.crewDiscard.length, t.state.captainDiscard.length, t.hand('B captain'), t.xo('B captain')]).toEqual([1, 2, [], []]);
  expect([t.bots().map(({ owner }) => owner), t.who('B captain').chair, t.who('B captain').ship, t.who('B captain').section]).toEqual([
    [5],
    0,
    -1,
    -1,
  ]);
});

ruling('RED-R58: a pod keeps its occupant’s cards and redshirts, and everything lying in a lost ship is gone', () => {
  const t = scene(
    {
      A: { captain: { dummyAt: 'B pod_l' }, commander: { at: 'pod_l', dummyAt: 'tele' } },
      B: { hull_f: 3, hull_l: 3, hull_r: 3, tele: 2, shield: 3, captain: { hand: ['Escape Pod', 'Heal'], redshirts: 1 } },
      fields: [
        { at: 'B eng', of: 'A' },
        { at: 'A eng', of: 'A' },
      ],
      fires: [
        { at: 'B eng', of: 'A' },
        { at: 'A eng', of: 'B' },
      ],
      bots: [
        { at: 'B eng', of: 'A captain' },
        { at: 'A eng', of: 'A captain' },
      ],
    },
    { dice: [8], picks: [sec('tele')] },
  ).does('A captain', 'fire', 'laser_l', 'B');
  expect([t.fields().length, t.blasts().length, t.bots().length, t.who('A captain').dummy]).toEqual([1, 1, 1, null]);
  expect(t.who('A commander').dummy).not.toBeNull();
  expect([t.fields()[0]?.ship, t.blasts()[0]?.ship, t.bots()[0]?.ship]).toEqual([0, 0, 0]);
});

ruling('RED-R17: however much it was, the dead have no health below none', () => {
  const t = scene({
    A: { commander: { at: 'B hull_l', redshirts: 8, hand: ['Phaser Rifle', 'Fire Brigade'] } },
    B: { commander: { redshirts: 1 } },
  }).does('A commander', 'phaser', '@officer', 'B commander', true);
  expect([t.tells('hurt'), t.who('B commander').health]).toMatchObject([[{ points: 7, redshirts: 0, health: 0 }], 0]);
});

ruling('RED-86: what an Energy Shield takes whole is not told as harm', () => {
  const t = laser({ B: { shield: 3, commander: { hand: ['Energy Shield'] } } }, 'tele');
  expect([t.tells('hurt'), t.who('B commander').health]).toEqual([[], 3]);
});
