/** The worked examples, by number. */
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { scene, section, team } from './scene.ts';

const sec = section;

ruling('RED-54, RED-76, RED-99, RED-101: EX-1, the sample turn', () => {
  const t = scene(
    {
      A: {
        engine_l: 2,
        captain: { hand: ['Weapons Calibration', 'Strafing Run'] },
        commander: { hand: ['Force Field', 'Redshirt'] },
        lieutenant: { health: 2, hand: ['Redshirt', 'Redshirt', 'Repair Brigade', 'Heal'] },
      },
    },
    { dice: [5, 2, 8, 4, 6, 1], picks: [sec('hull_l'), sec('pod_r'), sec('hull_l')] },
  );
  t.does('A captain', 'play', 'Weapons Calibration').does('A captain', 'play', 'Strafing Run');
  for (const laser of ['laser_l', 'laser_r']) for (let shot = 0; shot < 3; shot++) t.does('A captain', 'fire', laser, 'B');
  t.does('A commander', 'step', 'hull_r').does('A commander', 'step', 'strut_r');
  t.does('A commander', 'play', 'Force Field', 'strut_r').does('A commander', 'play', 'Redshirt');
  t.does('A lieutenant', 'play', 'Redshirt').does('A lieutenant', 'play', 'Redshirt').does('A lieutenant', 'play', 'Repair Brigade');
  t.answers('A lieutenant', [2]);
  t.does('A lieutenant', 'play', 'Heal', 'A lieutenant');
  expect(t.damage('B')).toEqual({ hull_l: 2, pod_r: 1 });
  expect(t.damage('A')).toEqual({});
  expect(t.fields()).toMatchObject([{ ship: 0, section: sec('strut_r'), team: 0, points: 2 }]);
  expect([t.who('A commander').redshirts, t.who('A commander').steps]).toEqual([1, 1]);
  expect([t.who('A lieutenant').redshirts, t.who('A lieutenant').health]).toEqual([2, 3]);
  expect(t.refused('A captain', 'step', 'hull_f')).toBe('RED-52: You’ve used the helm this turn, so you have to stay on the bridge.');
});

ruling('RED-87: EX-2, left pod to front hull costs one step; the chamber is not beyond the strut', () => {
  const t = scene({ A: { lieutenant: { at: 'pod_l', hand: ['Short-Range Teleport'] } } });
  expect(t.refused('A lieutenant', 'play', 'Short-Range Teleport', 'tele')).toBe('RED-47: That section isn’t next to yours.');
  expect(t.choices('A lieutenant', 'play', 'Short-Range Teleport')).toEqual([[sec('hull_f')], [sec('hull_l')]]);
  t.does('A lieutenant', 'play', 'Short-Range Teleport', 'hull_f');
  expect(t.who('A lieutenant').steps).toBe(2);
  t.does('A lieutenant', 'step', 'tele').does('A lieutenant', 'step', 'eng');
  expect(t.where('A lieutenant')).toBe('eng');
});

ruling('RED-15, RED-33, RED-91, RED-92: EX-3, the sum of the modifiers decides', () => {
  const setting = (sensor: number) => ({
    A: { laser_l: 1, sensor, is: { lockOn: 2 } },
    B: { shield: 3, engine_l: 3, is: { evasive: true } },
  });
  const hit = scene(setting(0), { dice: [4], picks: [sec('pod_l')] }).does('A captain', 'fire', 'laser_l', 'B');
  expect(hit.tells('fired')).toMatchObject([{ roll: 4, modifier: 1, hit: true }]);
  expect(hit.level('B pod_l')).toBe(1);
  expect(
    scene(setting(0), { dice: [3] })
      .does('A captain', 'fire', 'laser_l', 'B')
      .tells('fired'),
  ).toMatchObject([{ hit: false }]);
  expect(
    scene(setting(1), { dice: [4] })
      .does('A captain', 'fire', 'laser_l', 'B')
      .tells('fired'),
  ).toMatchObject([{ modifier: 0, hit: false }]);
});

ruling('RED-34, RED-R13, RED-62: EX-4, what the last shield level does not take goes on to a section and its people', () => {
  const t = scene({ A: { is: { overcharge: true } }, B: { shield: 2, commander: { redshirts: 1 } } }, { dice: [8], picks: [sec('tele')] });
  t.does('A captain', 'fire', 'laser_l', 'B');
  expect(t.damage('B')).toEqual({ tele: 1, shield: 3 });
  expect([t.who('B commander').redshirts, t.who('B commander').health]).toEqual([0, 3]);
  t.ends('A');
  expect(t.level('B shield')).toBe(3);
});

ruling('RED-16, RED-R20: EX-5, heavy damage of an enemy turns critical after the second own turn', () => {
  const t = scene({ A: { hull_r: 2 }, match: { place: 0 } });
  t.ends('A');
  expect([t.level('A hull_r'), t.ship('A').heavy[sec('hull_r')]]).toEqual([2, 1]);
  t.ends('B').ends('A');
  expect(t.level('A hull_r')).toBe(3);
  const repaired = scene({ A: { hull_r: 2, lieutenant: { at: 'hull_r', hand: ['Repair Lvl 1'] } } });
  repaired.ship('A').heavy[sec('hull_r')] = 1;
  repaired.does('A lieutenant', 'play', 'Repair Lvl 1', -1, 'hull_r').ends('A');
  expect([repaired.level('A hull_r'), repaired.ship('A').heavy[sec('hull_r')]]).toEqual([1, 0]);
});

ruling('RED-81, RED-77: EX-6, a botched grenade goes off at home, and a redshirt dives', () => {
  const t = scene({ A: { commander: { at: 'B hull_f', redshirts: 1, hand: ['Redshirt Dive!', 'Plasma Grenade'] } } }, { dice: [2] });
  t.does('A commander', 'play', 'Plasma Grenade', 'bridge');
  expect(t.damage('B')).toEqual({ hull_f: 1 });
  expect(t.who('A commander')).toMatchObject({ health: 3, redshirts: 0, hand: [] });
  expect(t.who('B captain').health).toBe(3);
});

ruling('RED-82, RED-R50: EX-7, a charge is disarmed on a captain’s 3, or goes off two turns later', () => {
  const setting = {
    A: { lieutenant: { at: 'B tele', hand: ['Plasma Charge'] } },
    B: { commander: { at: 'hull_r' }, captain: { at: 'hull_f' } },
  };
  const set = (dice: number[]) => {
    const t = scene(setting, { dice });
    t.does('A lieutenant', 'play', 'Plasma Charge').does('A lieutenant', 'step', 'hull_l').ends('A');
    return t;
  };
  const t = set([3, 3]);
  t.does('B commander', 'step', 'tele').does('B commander', 'disarm', 0);
  expect(t.blasts()).toHaveLength(1);
  t.does('B captain', 'step', 'tele').does('B captain', 'disarm', 0);
  expect(t.blasts()).toHaveLength(0);
  const left = set([]);
  left.does('B commander', 'step', 'tele').ends('B').ends('A');
  expect([left.where('B commander'), left.level('B tele'), left.blasts()[0]?.count]).toEqual(['tele', 0, 1]);
  left.ends('B');
  expect([left.where('B commander'), left.level('B tele')]).toEqual(['dead', 3]);
});

ruling('RED-100, RED-R4, RED-R39: EX-8, a ram with both shields up', () => {
  const t = scene({ A: { captain: { hand: ['Ramming Speed!'] } } });
  t.does('A captain', 'play', 'Ramming Speed!', 'B');
  expect(t.damage('B')).toEqual({
    ...{ bridge: 1, hull_f: 1, hull_l: 2, hull_r: 2, tele: 1, strut_l: 1, strut_r: 1, pod_l: 1, pod_r: 1, eng: 2 },
    ...{ laser_l: 1, laser_r: 1, sensor: 1, engine_l: 2, engine_r: 2, shield: 2 },
  });
  expect([t.who('B captain').health, t.who('B commander').health, t.who('B lieutenant').health]).toEqual([2, 2, 1]);
  expect(t.damage('A')).toEqual({ bridge: 2, hull_l: 1, hull_r: 1 });
  expect(t.who('A captain').health).toBe(1);
  t.ends('A');
  expect(t.level('B shield')).toBe(1);
});

ruling('RED-92, RED-95: EX-9, Aimed Shot must roll against Evasive with both engines', () => {
  const setting = (engine: number) => ({ A: { is: { aimed: true } }, B: { engine_r: engine, is: { evasive: true } } });
  const miss = scene(setting(0), { dice: [6] }).does('A captain', 'fire', 'laser_l', 'B', 'tele');
  expect(miss.damage('B')).toEqual({});
  const hit = scene(setting(0), { dice: [7] }).does('A captain', 'fire', 'laser_l', 'B', 'tele');
  expect(hit.damage('B')).toEqual({ shield: 1 });
  const sure = scene(setting(3)).does('A captain', 'fire', 'laser_l', 'B', 'tele');
  expect(sure.damage('B')).toEqual({ engine_r: 3, shield: 1 });
});

ruling('RED-10, RED-13, RED-79: EX-10, a lost ship kills all aboard but holders of Escape Pod', () => {
  const t = scene(
    {
      A: { lieutenant: { at: 'B eng' } },
      B: { hull_f: 3, hull_l: 3, hull_r: 3, tele: 2, shield: 3, captain: { hand: ['Escape Pod'] }, lieutenant: { at: 'A pod_l' } },
    },
    { dice: [8], picks: [sec('tele')] },
  );
  t.does('A captain', 'fire', 'laser_l', 'B');
  expect(t.ship('B').gone).toBe(true);
  expect([t.where('B captain'), t.where('B commander'), t.where('A lieutenant'), t.where('B lieutenant')]).toEqual([
    'pod0',
    'dead',
    'dead',
    'A pod_l',
  ]);
  expect([t.hand('B captain'), t.ship('pod0').team, t.stage.result]).toEqual([[], team('B'), null]);
});

ruling('RED-66, RED-67, RED-68: EX-11, an acting captain draws two captain cards and no crew card above three', () => {
  const t = scene({
    B: { captain: { dead: true }, commander: { hand: ['Heal', 'Heal', 'Redshirt', 'Redshirt'] } },
    draws: ['Lock On', 'EMP', 'Overcharge', 'Gas Mask', 'Decoy'],
  });
  t.ends('A');
  t.answers('B commander', 4);
  expect(t.hand('B commander')).toEqual(['Heal', 'Heal', 'Redshirt', 'Redshirt', 'Lock On', 'EMP']);
  t.does('B commander', 'play', 'Redshirt').does('B commander', 'play', 'Redshirt').ends('B').ends('A');
  expect(t.hand('B commander')).toHaveLength(2 + 2 + 1);
});

ruling('RED-108, RED-R46: EX-12, gas counts only turns with working engineering', () => {
  const t = scene({
    A: { commander: { at: 'B pod_l' } },
    B: { is: { gas: 3 }, captain: { redshirts: 2 }, commander: { redshirts: 2 }, lieutenant: { redshirts: 2 } },
  });
  const left = () => [t.who('B captain').redshirts, t.who('B captain').health, t.ship('B').gas];
  t.ends('A');
  expect(left()).toEqual([1, 3, 3]);
  t.ends('B');
  expect([left(), t.who('A commander').health]).toEqual([[1, 3, 2], 2]);
  t.ship('B').levels[sec('eng')] = 3;
  t.ends('A').ends('B');
  expect(left()).toEqual([0, 3, 2]);
  t.ship('B').levels[sec('eng')] = 0;
  t.ends('A').ends('B');
  expect(left()).toEqual([0, 2, 1]);
  t.who('A commander').redshirts = 9;
  t.ends('A').ends('B');
  expect(left()).toEqual([0, 1, 0]);
});

ruling('RED-85, RED-R77: EX-13, the dummy wanders at home while the officer beams over, until somebody walks into him', () => {
  const t = scene(
    { A: { commander: { at: 'hull_r', hand: ['Decoy'] } }, B: { shield: 3, lieutenant: { at: 'hull_l' } } },
    { picks: [6], sides: { 'dummy/0': [1, 2], 'dummy/1': [1], 'dummy/2': [0] } },
  );
  t.does('A commander', 'play', 'Decoy').does('A commander', 'step', 'tele').does('A commander', 'teleport', 'B');
  expect(t.where('A commander')).toBe('B eng');
  expect(t.seen(1, 'A commander')).toMatchObject({ ship: 0, section: sec('strut_r'), redshirts: 1 });
  t.ends('A');
  t.does('B lieutenant', 'step', 'eng');
  expect(t.where('B lieutenant')).toBe('hull_l');
  expect([t.who('B lieutenant').steps, t.who('A commander').cloak, t.who('A commander').dummy]).toEqual([2, 0, null]);
  expect(t.seen(1, 'A commander')).toMatchObject({ ship: 1, section: sec('eng') });
});

ruling('RED-85: the rest of the turn and the next three are covered; the cloak ends as the fourth begins', () => {
  const t = scene({ A: { commander: { hand: ['Decoy'] } } });
  t.does('A commander', 'play', 'Decoy').ends('A').ends('B');
  for (const left of [3, 2, 1]) {
    expect(t.who('A commander').cloak).toBe(left);
    t.ends('A').ends('B');
  }
  expect(t.who('A commander').cloak).toBe(0);
});

ruling(
  'RED-64, RED-65, RED-R59, RED-R60, RED-R82: EX-14, a takeover fails with a guard in the front hull and is the last thing in the turn',
  () => {
    const t = scene({
      A: { captain: { at: 'B bridge' }, commander: { at: 'B tele' } },
      B: { strut_r: 2, captain: { dead: true }, commander: { at: 'hull_f', health: 1 }, lieutenant: { at: 'pod_r' } },
      C: { commander: { at: 'B pod_l' } },
    });
    t.ship('B').heavy[sec('strut_r')] = 2;
    t.does('A captain', 'take-over').ends('A');
    expect(t.ship('B').team).toBe(1);
    t.answers('B commander', -1).ends('B').ends('C');
    expect(t.ship('B').heavy[sec('strut_r')]).toBe(1);
    t.does('A captain', 'take-over').does('A commander', 'phaser', '@officer', 'B commander', false).ends('A');
    expect([t.ship('B').team, t.ship('B').place, t.where('B commander'), t.level('B strut_r')]).toEqual([0, 0, 'dead', 2]);
    t.answers('B lieutenant', -1);
    expect(t.offered('B lieutenant', 'phaser', '@section', 'pod_r', false)).toBe(true);
    t.ends('B').ends('C').ends('A');
    expect(t.level('B strut_r')).toBe(3);
  },
);

ruling('RED-93, RED-95, RED-99, RED-101: EX-15, six sure hits of two leave the ship alive', () => {
  const t = scene({ A: { captain: { hand: ['Weapons Calibration', 'Aimed Shot', 'Strafing Run', 'Overcharge'] } } });
  for (const card of ['Weapons Calibration', 'Aimed Shot', 'Strafing Run', 'Overcharge']) t.does('A captain', 'play', card);
  for (const at of ['hull_f', 'hull_f', 'hull_l']) t.does('A captain', 'fire', 'laser_l', 'B', at);
  for (const at of ['hull_l', 'tele', 'tele']) t.does('A captain', 'fire', 'laser_r', 'B', at);
  expect(t.damage('B')).toEqual({ hull_f: 3, hull_l: 3, tele: 3 });
  expect(t.ship('B').gone).toBe(false);
});

ruling('RED-57, RED-75, RED-80, RED-86: EX-16, five phaser damage against an Energy Shield and two or three redshirts', () => {
  const after = (redshirts: number) => {
    const t = scene({
      A: { commander: { at: 'B hull_l', redshirts: 5, hand: ['Phaser Rifle', 'Fire Brigade'] } },
      B: { commander: { redshirts, hand: ['Energy Shield'] } },
    });
    t.does('A commander', 'phaser', '@officer', 'B commander', true);
    return [t.who('B commander').health, t.who('B commander').redshirts];
  };
  expect([after(2), after(3)]).toEqual([
    [1, 0],
    [2, 0],
  ]);
});

ruling('RED-105, RED-R43: EX-17, an infected ship takes orders and may not respond', () => {
  const t = scene(
    {
      A: { commander: { at: 'tele' } },
      B: { laser_l: 3, sensor: 1, is: { virus: 2, senders: 1 }, captain: { hand: ['Aimed Shot'] } },
      C: {},
      match: { place: 1 },
    },
    { dice: [4] },
  );
  t.does('B captain', 'fire', 'laser_l', 'A');
  expect([t.told(1), t.told(0), t.told('spectator')]).toEqual([[{ type: 'noResponse', officer: 3 }], [], []]);
  expect([t.who('B captain').helm, t.offered('B captain', 'fire', 'laser_l', 'A'), t.offered('B captain', 'fire', 'laser_l', 'C')]).toEqual(
    [false, false, false],
  );
  t.does('B captain', 'play', 'Aimed Shot');
  expect([t.tells('noResponse', 1).length, t.hand('B captain'), t.who('B captain').helm]).toEqual([1, ['Aimed Shot'], false]);
  t.does('B captain', 'fire', 'laser_r', 'A');
  expect([t.tells('fired', 0), t.tells('fired', 1)]).toMatchObject([
    [{ roll: 4, modifier: -1, hit: false }],
    [{ roll: 4, modifier: null }],
  ]);
  t.ends('B');
  t.does('C commander', 'teleport', 'B');
  expect([t.tells('noResponse', 2).length, t.where('C commander'), t.who('C commander').steps]).toEqual([1, 'tele', 3]);
  t.ends('C');
  expect(t.offered('A commander', 'teleport', 'B')).toBe(false);
});

ruling('RED-43, RED-R83: EX-19, offers stand in the menu and lapse with their cards or their offerer', () => {
  const t = scene({
    mode: 'seats',
    A: {
      captain: { hand: ['Repair Lvl 2', 'Redshirt'] },
      commander: { hand: ['Heal'], health: 2 },
      lieutenant: { hand: ['Gas Mask'] },
    },
  });
  t.does('A commander', 'swap', 'A captain', 'Heal', 'Repair Lvl 2');
  expect([t.offered('A captain', 'accept', 'A commander'), t.offered('A captain', 'decline', 'A commander')]).toEqual([true, true]);
  t.does('A lieutenant', 'end');
  expect(t.stage.run.askOf(2)).toBeNull();
  t.does('A captain', 'swap', 'A lieutenant', 'Redshirt', 'Gas Mask');
  expect(t.stage.prompt(2).options).toEqual([
    ['accept', 2, 0],
    ['decline', 2, 0],
  ]);
  t.does('A commander', 'play', 'Heal', 'A commander');
  expect(t.offered('A captain', 'accept', 'A commander')).toBe(false);
  t.does('A captain', 'end');
  expect([t.stage.run.askOf(2), t.state.place]).toEqual([null, 0]);
  t.does('A commander', 'end');
  expect(t.state.place).toBe(1);
});

ruling('RED-R64, RED-R80: EX-20, who died together shares a place; a defector stands with his last team', () => {
  const t = scene({
    mode: 'seats',
    A: { captain: { health: 1, hand: ['Ramming Speed!'] }, commander: { dead: true }, lieutenant: { dead: true } },
    B: { captain: { health: 1 }, commander: { dead: true }, lieutenant: { dead: true } },
    C: { captain: { dead: true }, commander: { dead: true, team: 0, order: 3 }, lieutenant: { dead: true } },
  });
  (t.state.teams[2] as { out: number }).out = 0;
  t.state.eliminations = 1;
  t.does('A captain', 'play', 'Ramming Speed!', 'B');
  expect(t.stage.result).toMatchObject({
    ranking: [
      [0, 1, 2, 3, 4, 5, 7],
      [6, 8],
    ],
    reason: 'red.end.draw',
    clause: 'RED-R64',
  });
});

ruling('RED-76, RED-R85: EX-21, at least one point, at most the damage there and the redshirts', () => {
  const setting = { A: { hull_f: 1, sensor: 2, commander: { at: 'hull_f', redshirts: 5, hand: ['Repair Brigade'] } } };
  const t = scene(setting);
  t.does('A commander', 'play', 'Repair Brigade');
  expect(t.stage.prompt(0)).toMatchObject({
    kind: 'distribute',
    options: [sec('hull_f'), sec('sensor')],
    points: 3,
    least: 1,
    most: [1, 2],
  });
  expect(t.refusedAnswer(0, [0, 0])).toBe('RED-R85: Assign at least one point.');
  expect(t.refusedAnswer(0, [2, 0])).toBe('RED-76: That section only has 1 damage.');
  t.answers('A commander', [1, 2]);
  expect([t.damage('A'), t.who('A commander').redshirts, t.hand('A commander')]).toEqual([{}, 5, []]);
  const some = scene(setting).does('A commander', 'play', 'Repair Brigade').answers('A commander', [1, 0]);
  expect(some.damage('A')).toEqual({ sensor: 2 });
});

ruling('RED-10, RED-16, RED-R88: EX-22, decay can finish a ship and hurts nobody by itself', () => {
  const t = scene({
    B: { hull_f: 3, hull_l: 3, tele: 3, hull_r: 2, captain: { at: 'hull_r', hand: ['Escape Pod'] } },
    match: { place: 1 },
  });
  t.ship('B').heavy[sec('hull_r')] = 1;
  t.ends('B');
  expect([t.ship('B').gone, t.where('B captain'), t.who('B captain').health, t.where('B commander')]).toEqual([true, 'pod0', 3, 'dead']);
});
