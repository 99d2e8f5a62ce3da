/** The helm, lasers and captain cards. */
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { scene, section as sec } from './scene.ts';

const holding = (...hand: string[]) => ({ captain: { hand } });

ruling('RED-17, RED-R68: lasers and captain cards work only from the working bridge of a ship of one’s own team', () => {
  const away = scene({ A: { captain: { at: 'hull_f', hand: ['Lock On'] } } });
  expect(away.refused('A captain', 'fire', 'laser_l', 'B')).toBe('RED-17: You have to be on the bridge.');
  expect(away.refused('A captain', 'play', 'Lock On')).toBe('RED-17: You have to be on the bridge.');
  const wrecked = scene({ A: { bridge: 3, ...holding('Lock On') } });
  expect(wrecked.refused('A captain', 'fire', 'laser_l', 'B')).toBe('RED-17: The bridge is wrecked.');
  expect(wrecked.refused('A captain', 'play', 'Lock On')).toBe('RED-17: The bridge is wrecked.');
  const foreign = scene({ A: { captain: { at: 'B bridge', hand: ['Lock On'] } }, B: { captain: { at: 'eng' } } });
  expect(foreign.refused('A captain', 'fire', 'laser_l', 'A')).toBe('RED-R68: You don’t control this ship.');
  expect(foreign.refused('A captain', 'play', 'Lock On')).toBe('RED-R68: You don’t control this ship.');
  const captured = scene({ A: { captain: { at: 'B bridge' } }, B: { captain: { at: 'eng' }, is: { team: 0 } }, C: {} });
  expect(captured.choices('A captain', 'fire').map(([, target]) => target)).toEqual([2, 2]);
});

ruling('RED-29: each laser once a turn; only captains fire', () => {
  const t = scene({ B: {} }, { dice: [1, 1, 1] });
  t.does('A captain', 'fire', 'laser_l', 'B');
  expect(t.refused('A captain', 'fire', 'laser_l', 'B')).toBe('RED-29: That laser has already fired.');
  t.does('A captain', 'fire', 'laser_r', 'B').ends('A').ends('B');
  expect([t.ship('A').fired, t.offered('A captain', 'fire', 'laser_r', 'B')]).toEqual([[0, 0], true]);
  t.does('A captain', 'fire', 'laser_l', 'B');
  const crew = scene({ A: { captain: { at: 'eng' }, commander: { at: 'bridge' } } });
  expect(crew.refused('A commander', 'fire', 'laser_l', 'B')).toBe('RED-29: Only the captain can fire the lasers.');
});

rulings('RED-14: a laser at level %i', [2, 3], (level) => {
  const t = scene({ A: { laser_l: level } });
  expect(t.offered('A captain', 'fire', 'laser_l', 'B')).toBe(level < 3);
});

rulings(
  'RED-15, RED-33, RED-51, RED-91, RED-92, RED-R35: $what gives $modifier',
  [
    { what: 'nothing', A: {}, B: {}, modifier: 0 },
    { what: 'a heavy laser', A: { laser_l: 2 }, B: {}, modifier: -1 },
    { what: 'the other laser damaged', A: { laser_r: 2 }, B: {}, modifier: 0 },
    { what: 'a critical sensor pod', A: { sensor: 3 }, B: {}, modifier: -1 },
    { what: 'two Lock Ons', A: { is: { lockOn: 2 } }, B: {}, modifier: 2 },
    { what: 'one critical engine', A: {}, B: { engine_r: 3 }, modifier: 1 },
    { what: 'two critical engines', A: {}, B: { engine_l: 3, engine_r: 3, is: { evasive: true } }, modifier: 2 },
    { what: 'Evasive with two engines', A: {}, B: { engine_l: 2, is: { evasive: true } }, modifier: -2 },
    { what: 'own engines and Evasive', A: { engine_l: 3, is: { evasive: true } }, B: {}, modifier: 0 },
  ],
  ({ A, B, modifier }) => {
    const roll = 4 - modifier;
    const miss = scene({ A, B }, { dice: [roll] }).does('A captain', 'fire', 'laser_l', 'B');
    expect(miss.tells('fired')).toMatchObject([{ modifier, hit: false }]);
    const hit = scene({ A, B }, { dice: [roll + 1] }).does('A captain', 'fire', 'laser_l', 'B');
    expect(hit.level('B shield')).toBe(1);
  },
);

ruling('RED-R58, RED-R35: against a pod only the attacker’s modifiers count, and no section is named', () => {
  const t = scene({ A: { laser_l: 1, is: { aimed: true } }, B: { engine_l: 3 }, pods: [{ of: 'B captain' }] });
  expect(t.offered('A captain', 'fire', 'laser_l', 'pod0')).toBe(true);
  const roll = scene({ A: { laser_l: 1 }, pods: [{ of: 'B captain' }] }, { dice: [5] }).does('A captain', 'fire', 'laser_l', 'pod0');
  expect(roll.tells('fired')).toMatchObject([{ modifier: -1, hit: false }]);
});

ruling('RED-52: an officer who took the helm stays on the bridge, even by Boarding; other deeds do not bind', () => {
  const t = scene({ A: holding('Lock On', 'Boarding', 'Redshirt') });
  t.does('A captain', 'play', 'Redshirt');
  expect(t.offered('A captain', 'step', 'hull_f')).toBe(true);
  t.does('A captain', 'play', 'Lock On');
  expect(t.refused('A captain', 'step', 'hull_f')).toBe('RED-52: You’ve used the helm this turn, so you have to stay on the bridge.');
  expect(t.refused('A captain', 'play', 'Boarding', 'B hull_f')).toBe(
    'RED-52: You’ve used the helm this turn, so you have to stay on the bridge.',
  );
  t.ends('A').ends('B');
  t.does('A captain', 'step', 'hull_f').does('A captain', 'step', 'bridge');
  expect(t.offered('A captain', 'fire', 'laser_l', 'B')).toBe(true);
});

ruling('RED-91, RED-R30, RED-R32: Lock On adds up for this ship and this turn', () => {
  const t = scene({ A: holding('Lock On', 'Lock On') });
  t.does('A captain', 'play', 'Lock On').does('A captain', 'play', 'Lock On');
  expect([t.ship('A').lockOn, t.ship('B').lockOn]).toEqual([2, 0]);
  t.ends('A');
  expect(t.ship('A').lockOn).toBe(0);
});

const ONCE = ['Evasive Maneuvers', 'Overcharge', 'Strafing Run', 'Aimed Shot', 'Weapons Calibration'];
rulings(
  'RED-R30, RED-R70: a second $name adds nothing and is refused while the first is in force',
  ONCE.map((name) => ({ name })),
  ({ name }) => {
    const t = scene({ A: holding(name, name) });
    expect(t.offered('A captain', 'play', name)).toBe(true);
    t.does('A captain', 'play', name);
    expect([t.refused('A captain', 'play', name), t.hand('A captain')]).toEqual(['RED-R30: That’s already in effect.', [name]]);
    t.ends('A').ends('B');
    expect(t.offered('A captain', 'play', name)).toBe(true);
  },
);

ruling('RED-92, RED-R33: Evasive Maneuvers lasts until the own next turn begins', () => {
  const t = scene({ A: holding('Evasive Maneuvers') })
    .does('A captain', 'play', 'Evasive Maneuvers')
    .ends('A');
  expect(t.ship('A').evasive).toBe(true);
  t.ends('B');
  expect(t.ship('A').evasive).toBe(false);
});

ruling('RED-93: Overcharge makes laser hits 2 this turn', () => {
  const t = scene({ A: holding('Overcharge') }, { dice: [8, 8] })
    .does('A captain', 'play', 'Overcharge')
    .does('A captain', 'fire', 'laser_l', 'B');
  expect(t.level('B shield')).toBe(2);
  t.ends('A').ends('B').does('A captain', 'fire', 'laser_l', 'B');
  expect(t.level('B shield')).toBe(2);
});

ruling('RED-94, RED-R34, RED-R36: a Photon Torpedo rolls, then 3 to its section and 1 to each neighbour', () => {
  const fire = (roll: number) =>
    scene({ A: holding('Photon Torpedo'), B: { shield: 3 } }, { dice: [roll] }).does('A captain', 'play', 'Photon Torpedo', 'B eng');
  expect(fire(4).damage('B')).toEqual({ shield: 3 });
  const hit = fire(5);
  expect(hit.damage('B')).toEqual({ eng: 3, hull_l: 1, hull_r: 1, tele: 1, engine_l: 1, engine_r: 1, shield: 3 });
  expect([hit.where('B lieutenant'), hit.who('B commander').health]).toEqual(['dead', 2]);
});

ruling('RED-R38, RED-R13: the shield soaks the main section first, then the others in order', () => {
  const t = scene({ A: holding('Photon Torpedo'), B: { shield: 1 } }, { dice: [8] }).does('A captain', 'play', 'Photon Torpedo', 'B eng');
  expect(t.damage('B')).toEqual({ eng: 1, hull_l: 1, hull_r: 1, tele: 1, engine_l: 1, engine_r: 1, shield: 3 });
});

ruling('RED-95, RED-R71, RED-R31: Aimed Shot is sure, names any of 15 sections, and needs the sensor pod only when played', () => {
  const t = scene({ A: holding('Aimed Shot'), B: { shield: 3 } }).does('A captain', 'play', 'Aimed Shot');
  expect(
    t
      .choices('A captain', 'fire-at')
      .filter(([laser]) => laser === sec('laser_l'))
      .map(([, , at]) => at),
  ).toEqual(Array.from({ length: 15 }, (_, i) => i));
  t.ship('A').levels[sec('sensor')] = 3;
  t.does('A captain', 'fire', 'laser_l', 'B', 'hull_f');
  expect([t.damage('B'), t.tells('fired')]).toMatchObject([{ hull_f: 1, shield: 3 }, [{ roll: null, hit: true }]]);
  const shielded = scene({ A: { is: { aimed: true } } }).does('A captain', 'fire', 'laser_l', 'B', 'hull_f');
  expect(shielded.damage('B')).toEqual({ shield: 1 });
});

ruling('RED-96, RED-36: Shields Up! restores the shield, also from critical', () => {
  const t = scene({ A: { shield: 3, ...holding('Shields Up!') } }).does('A captain', 'play', 'Shields Up!');
  expect(t.damage('A')).toEqual({});
  expect(scene({ A: holding('Shields Up!') }).refused('A captain', 'play', 'Shields Up!')).toBe('RED-R70: That wouldn’t change anything.');
});

ruling('RED-97, RED-R70: Nano-Repair mends hulls and chamber, nothing else', () => {
  const t = scene({ A: { hull_f: 3, hull_l: 1, hull_r: 2, tele: 3, bridge: 1, shield: 1, ...holding('Nano-Repair') } });
  t.does('A captain', 'play', 'Nano-Repair');
  expect([t.damage('A'), t.ship('A').heavy[sec('hull_r')]]).toEqual([{ bridge: 1, shield: 1 }, 0]);
  expect(scene({ A: { bridge: 1, ...holding('Nano-Repair') } }).offered('A captain', 'play', 'Nano-Repair')).toBe(false);
});

ruling('RED-98, RED-R41: EMP stops the captain’s cards for three own turns; lasers still fire; a repeat sets it back to 3', () => {
  const t = scene({ A: holding('EMP'), B: { captain: { hand: ['Lock On'] } } });
  t.does('A captain', 'play', 'EMP', 'B').ends('A');
  for (const left of [3, 2, 1]) {
    expect([t.state.teams[1]?.emp, t.hand('B captain').filter((card) => card === 'Lock On').length]).toEqual([left, 1]);
    expect(t.refused('B captain', 'play', 'Lock On')).toBe(
      `RED-98: EMP: captain cards are dead for ${left} more ${left === 1 ? 'turn' : 'turns'}.`,
    );
    expect(t.offered('B captain', 'fire', 'laser_l', 'A')).toBe(true);
    expect(t.hand('B captain').length).toBe(3);
    t.ends('B').ends('A');
  }
  expect([t.hand('B captain').length, t.offered('B captain', 'play', 'Lock On')]).toEqual([6, true]);
  const again = scene({ A: holding('EMP'), emp: { B: 1 } }).does('A captain', 'play', 'EMP', 'B');
  expect(again.state.teams[1]?.emp).toBe(3);
});

ruling('RED-99, RED-R32: Weapons Calibration passes the shield by, for lasers and special weapons', () => {
  const t = scene({ A: { ...holding('Weapons Calibration', 'Engine Overload') } }, { dice: [8], picks: [sec('pod_l')] });
  t.does('A captain', 'play', 'Weapons Calibration')
    .does('A captain', 'fire', 'laser_l', 'B')
    .does('A captain', 'play', 'Engine Overload', 'B');
  expect(t.damage('B')).toEqual({ pod_l: 1, engine_l: 3, engine_r: 3, eng: 2 });
});

ruling('RED-100, RED-R39: a ram with shields down or bypassed does 2 everywhere and 3, 1, 1, 1 at home', () => {
  const rest = [
    'bridge',
    'hull_f',
    'hull_l',
    'hull_r',
    'tele',
    'strut_l',
    'strut_r',
    'pod_l',
    'pod_r',
    'eng',
    'laser_l',
    'laser_r',
    'sensor',
    'engine_l',
    'engine_r',
  ];
  const twos = Object.fromEntries(rest.map((id) => [id, 2]));
  const down = scene({ A: { shield: 3, captain: { redshirts: 9, hand: ['Ramming Speed!'] } }, B: { shield: 3 } }).does(
    'A captain',
    'play',
    'Ramming Speed!',
    'B',
  );
  expect([down.damage('B'), down.damage('A'), down.who('A captain').redshirts]).toEqual([
    { ...twos, shield: 3 },
    { bridge: 3, hull_f: 1, hull_l: 1, hull_r: 1, shield: 3 },
    6,
  ]);
  const bypassed = scene({ A: { is: { calibrated: true }, captain: { redshirts: 9, hand: ['Ramming Speed!'] } } }).does(
    'A captain',
    'play',
    'Ramming Speed!',
    'B',
  );
  expect([bypassed.damage('B'), bypassed.level('A shield')]).toEqual([twos, 0]);
});

ruling('RED-101: Strafing Run gives each laser three shots, those already fired counted', () => {
  const t = scene({ A: holding('Strafing Run') }, { dice: [1, 1, 1, 1] });
  t.does('A captain', 'fire', 'laser_l', 'B').does('A captain', 'play', 'Strafing Run');
  t.does('A captain', 'fire', 'laser_l', 'B').does('A captain', 'fire', 'laser_l', 'B');
  expect([t.offered('A captain', 'fire', 'laser_l', 'B'), t.offered('A captain', 'fire', 'laser_r', 'B')]).toEqual([false, true]);
  t.does('A captain', 'fire', 'laser_r', 'B');
  expect(t.offered('A captain', 'fire', 'laser_r', 'B')).toBe(true);
});

ruling('RED-102, RED-R38: Engine Overload does 3, 3 and 2; the shield soaks left engine, right engine, engineering', () => {
  const t = scene({ A: holding('Engine Overload'), B: { shield: 0 } }).does('A captain', 'play', 'Engine Overload', 'B');
  expect(t.damage('B')).toEqual({ engine_r: 3, eng: 2, shield: 3 });
  expect(t.who('B lieutenant').health).toBe(1);
});

ruling('RED-103, RED-R44, RED-R45: the chosen officer draws a captain card with the XO mark, playable on any working bridge', () => {
  const t = scene({
    A: { ...holding('Executive Officer'), lieutenant: { at: 'B bridge' } },
    B: { captain: { at: 'pod_l' } },
    C: {},
    draws: ['Sensor Virus'],
  });
  expect(t.choices('A captain', 'play', 'Executive Officer').flat()).toEqual([1, 2]);
  t.does('A captain', 'play', 'Executive Officer', 'A lieutenant');
  expect([t.xo('A lieutenant'), t.hand('A lieutenant')]).toEqual([['Sensor Virus'], []]);
  expect(t.choices('A lieutenant', 'play', 'Sensor Virus').flat()).toEqual([2]);
  t.does('A lieutenant', 'play', 'Sensor Virus', 'C');
  expect([t.ship('C').virus, t.who('A lieutenant').helm, t.ship('B').commanded]).toEqual([2, true, true]);
  expect(t.refused('A lieutenant', 'step', 'hull_f')).toBe('RED-52: You’ve used the helm this turn, so you have to stay on the bridge.');
});

ruling('RED-R45, RED-17: an XO card needs a working bridge and that ship’s systems; without the mark crew play none', () => {
  const setting = (bridge: number, sensor: number, xo: boolean) => ({
    A: { sensor, bridge, captain: { at: 'eng' }, commander: { at: 'bridge', ...(xo ? { xo: ['Lock On'] } : {}) } },
  });
  expect(scene(setting(3, 0, true)).refused('A commander', 'play', 'Lock On')).toBe('RED-17: The bridge is wrecked.');
  expect(scene(setting(0, 3, true)).refused('A commander', 'play', 'Lock On')).toBe('RED-91: The sensor pod is out of action.');
  expect(scene(setting(0, 0, false)).refused('A commander', 'play', 'Lock On')).toBe('RED-17: Only the captain can play that card.');
  expect(scene({ ...setting(0, 0, true), emp: { A: 2 } }).offered('A commander', 'play', 'Lock On')).toBe(true);
});

const rolls = (B: object, weapon = 'Photon Torpedo', extra: object = {}, dice: number[] = []) => {
  const t = scene({ A: holding(weapon), B: { shield: 3, is: { evasive: true }, ...B }, ...extra }, { dice });
  t.does('A captain', 'play', weapon, ...(weapon === 'Photon Torpedo' ? ['B eng'] : ['B']));
  return [t.tells('dodged').length, t.state.captainDiscard.length];
};
ruling('RED-104, RED-R40: Barrel Roll dodges any physical weapon with Evasive in play, from the working bridge only', () => {
  const hand = ['Barrel Roll'];
  expect(rolls({ captain: { hand } })).toEqual([1, 2]);
  expect(rolls({ captain: { hand } }, 'Ramming Speed!')).toEqual([1, 2]);
  expect(rolls({ captain: { hand }, is: {} }, 'Photon Torpedo', {}, [1])).toEqual([0, 1]);
  expect(rolls({ captain: { hand }, bridge: 3 }, 'Photon Torpedo', {}, [1])).toEqual([0, 1]);
  expect(rolls({ captain: { at: 'pod_l', hand } }, 'Photon Torpedo', {}, [1])).toEqual([0, 1]);
  expect(rolls({ captain: { hand } }, 'Photon Torpedo', { emp: { B: 1 } }, [1])).toEqual([0, 1]);
  expect(rolls({ captain: { at: 'pod_l' }, commander: { at: 'bridge', xo: hand } }, 'Photon Torpedo', { emp: { B: 1 } })).toEqual([1, 2]);
  expect(rolls({ captain: { hand } }, 'Engine Overload')).toEqual([0, 1]);
});

ruling('RED-R40: a dodged ram hurts neither ship; a holder of the attacker’s own team does not dodge', () => {
  const t = scene({ A: holding('Ramming Speed!'), B: { is: { evasive: true }, captain: { hand: ['Barrel Roll'] } } }).does(
    'A captain',
    'play',
    'Ramming Speed!',
    'B',
  );
  expect([t.damage('A'), t.damage('B'), t.hand('B captain'), t.hand('A captain')]).toEqual([{}, {}, [], []]);
  const own = scene({
    A: { ...holding('Scythe Beam'), commander: { at: 'B bridge', xo: ['Barrel Roll'] } },
    B: { shield: 3, is: { evasive: true }, captain: { at: 'pod_l' } },
  });
  own.does('A captain', 'play', 'Scythe Beam', 'B').answers('A captain', [1, 4, 9]);
  expect(own.damage('B')).toEqual({ hull_f: 1, tele: 1, eng: 1, shield: 3 });
});

ruling('RED-106, RED-R37, RED-R38: a Scythe Beam cannot miss and strikes three sections that touch, the shield first', () => {
  const t = scene({ A: holding('Scythe Beam'), B: { shield: 2, is: { evasive: true } } }).does('A captain', 'play', 'Scythe Beam', 'B');
  expect(t.stage.prompt(0)).toMatchObject({ kind: 'select', options: Array.from({ length: 15 }, (_, i) => i), min: 0, max: 3 });
  expect(t.refusedAnswer(0, [0, 1, 9])).toBe('RED-106: Pick three connected sections.');
  expect(t.refusedAnswer(0, [0, 1])).toBe('RED-106: Pick three connected sections.');
  expect(t.refusedAnswer(0, [0, 1, 4, 9])).toBe('RED-106: Pick three connected sections.');
  t.answers('A captain', [9, 4, 1]);
  expect(t.damage('B')).toEqual({ tele: 1, eng: 1, shield: 3 });
});

ruling('RED-107, RED-R36: three missiles, each with a roll and a random section, 2 damage each', () => {
  const t = scene({ A: holding('Missile Barrage'), B: { shield: 3 } }, { dice: [5, 4, 8], picks: [sec('pod_l'), sec('sensor')] });
  t.does('A captain', 'play', 'Missile Barrage', 'B');
  expect(t.damage('B')).toEqual({ pod_l: 2, sensor: 2, shield: 3 });
});

ruling('RED-R89, RED-R84: an aimed Missile Barrage names three sections first; the way back spends nothing', () => {
  const t = scene({ A: { is: { aimed: true }, ...holding('Missile Barrage') }, B: { shield: 3 } });
  t.does('A captain', 'play', 'Missile Barrage', 'B').answers('A captain', sec('tele'));
  expect([t.stage.prompt(0).params?.n, t.hand('A captain'), t.told(1), t.who('A captain').helm]).toEqual([
    2,
    ['Missile Barrage'],
    [],
    false,
  ]);
  t.answers('A captain', 'back');
  t.does('A captain', 'play', 'Missile Barrage', 'B').answers('A captain', sec('tele')).answers('A captain', sec('tele'));
  t.answers('A captain', sec('hull_f'));
  expect([t.damage('B'), t.hand('A captain')]).toEqual([{ hull_f: 2, tele: 3, shield: 3 }, []]);
});

ruling('RED-107, RED-R87: missiles left over when the ship is gone are lost', () => {
  const t = scene({
    A: { is: { aimed: true }, ...holding('Missile Barrage') },
    B: { hull_f: 3, hull_l: 3, hull_r: 3, tele: 2, shield: 3, captain: { hand: ['Escape Pod'] } },
  });
  t.does('A captain', 'play', 'Missile Barrage', 'B');
  for (const at of ['tele', 'eng', 'eng']) t.answers('A captain', sec(at));
  expect([t.ship('B').gone, t.level('B eng'), t.where('B captain')]).toEqual([true, 0, 'pod0']);
});

ruling('RED-108: a Gas Missile rolls like a laser; another hit sets the count back to 3', () => {
  const fire = (roll: number) =>
    scene({ A: holding('Gas Missile'), B: { is: { gas: 1 } } }, { dice: [roll] })
      .does('A captain', 'play', 'Gas Missile', 'B')
      .ship('B').gas;
  expect([fire(4), fire(5)]).toEqual([1, 3]);
});

ruling('RED-R87: a ram runs to its end though the rammer dies of it, and the card is spent', () => {
  const t = scene({ A: { shield: 3, captain: { health: 1, hand: ['Ramming Speed!'] } }, B: { shield: 3 } }).does(
    'A captain',
    'play',
    'Ramming Speed!',
    'B',
  );
  expect([t.where('A captain'), t.level('B hull_l'), t.state.captainDiscard.length]).toEqual(['dead', 2, 1]);
  expect(t.offered('A commander', 'command')).toBe(true);
});

ruling('RED-R42, RED-R70: a crew that sees the truth behind a virus is not offered a repair that changes nothing', () => {
  const t = scene({
    A: { captain: { at: 'B bridge', hand: ['Shields Up!', 'Nano-Repair'] } },
    B: { tele: 1, captain: { at: 'eng' }, is: { team: 0, place: 0, virus: 2, senders: 1 } },
    C: {},
  });
  expect(t.refused('A captain', 'play', 'Shields Up!')).toBe('RED-R70: That wouldn’t change anything.');
  t.does('A captain', 'play', 'Nano-Repair');
  expect(t.level('B tele')).toBe(0);
});

ruling('RED-98: under EMP a captain without cards draws none, and crew cards as ever', () => {
  const t = scene({ emp: { B: 1 } }).ends('A');
  expect(t.who('B captain').hand.filter((card) => card >= 20)).toEqual([]);
  expect(t.who('B captain').hand.length).toBe(2);
  t.ends('B').ends('A');
  expect(t.who('B captain').hand.filter((card) => card >= 20).length).toBe(4);
});

ruling('RED-R40: only somebody on the bridge of the ship that is fired at rolls it away', () => {
  const t = scene(
    {
      A: holding('Photon Torpedo'),
      B: { shield: 3, is: { evasive: true } },
      C: { captain: { at: 'eng' }, commander: { at: 'bridge', xo: ['Barrel Roll'] } },
    },
    { dice: [1] },
  ).does('A captain', 'play', 'Photon Torpedo', 'B eng');
  expect([t.tells('dodged'), t.xo('C commander')]).toEqual([[], ['Barrel Roll']]);
});

ruling('RED-103: the dead draw nothing', () => {
  const t = scene({ A: { ...holding('Executive Officer'), commander: { dead: true } } });
  expect(t.choices('A captain', 'play', 'Executive Officer').flat()).toEqual([2]);
  expect(t.refused('A captain', 'play', 'Executive Officer', 'A commander')).toBe('RED-103: Pick a crewmate who isn’t the captain.');
});
