/** The turn: whose it is, what happens by itself, turning in, choices that take several answers. */
import type { Json } from '@bridgehead/kernel';
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { clock, type Said, type ShipSetting, scene, section as sec } from './scene.ts';

ruling('RED-R8: used cards lie in the discard; an empty deck is filled from it; with both empty nothing is drawn', () => {
  const t = scene({ B: { commander: { hand: ['Redshirt', 'Redshirt', 'Redshirt'] } } });
  t.state.crewDiscard = t.state.crewDeck.splice(0, 1);
  t.state.crewDeck = [];
  t.state.captainDeck = [];
  t.ends('A');
  expect([t.hand('B commander').length, t.hand('B captain').length, t.state.crewDiscard, t.state.crewDeck]).toEqual([3, 1, [], []]);
});

ruling('RED-56, RED-R92: the turn passes from ship to ship; a round is one pass from the first ship on', () => {
  const t = scene({ A: {}, C: {}, match: { first: 1, place: 1, round: 3 } });
  const seen: number[][] = [];
  for (const letter of ['B', 'C', 'A', 'B']) {
    seen.push([t.state.place, t.state.round]);
    t.ends(letter);
  }
  expect(seen).toEqual([
    [1, 3],
    [2, 3],
    [0, 3],
    [1, 4],
  ]);
});

ruling('RED-R9: evasion ends, the shield mends and fires burn before the gas, and all before the draw', () => {
  const t = scene({
    A: { shield: 1, is: { evasive: true, gas: 3 }, commander: { at: 'tele', redshirts: 1, health: 1 } },
    fires: [{ at: 'A tele', of: 'A', count: 1 }],
    match: { step: 'begin' },
  });
  expect([t.ship('A').evasive, t.level('A shield'), t.where('A commander'), t.hand('A commander')]).toEqual([false, 0, 'dead', []]);
});

// —— turning in ——

ruling('RED-40, RED-41, RED-71, RED-R28: crew turn in two a turn and any Repair Lvl 1; captains anything', () => {
  const t = scene({
    A: { captain: { hand: ['Lock On', 'EMP', 'Heal'] }, commander: { hand: ['Repair Lvl 1', 'Heal', 'Redshirt', 'Redshirt'] } },
    draws: ['Gas Mask', 'Decoy', 'Boarding', 'Barrel Roll', 'Gas Missile'],
  });
  t.does('A commander', 'turn-in');
  expect(t.stage.prompt(0)).toMatchObject({
    kind: 'select',
    min: 0,
    max: 3,
    options: [
      [0, 0],
      [13, 0],
      [3, 0],
      [3, 1],
    ],
  });
  expect(
    t.refusedAnswer(0, [
      [13, 0],
      [3, 0],
      [3, 1],
    ]),
  ).toBe('RED-41: You can trade in two cards a turn (Repair Lvl 1 doesn’t count).');
  expect(
    t.refusedAnswer(0, [
      [0, 0],
      [13, 0],
      [3, 0],
      [3, 1],
    ]),
  ).toBe('RED-41: You can trade in two cards a turn (Repair Lvl 1 doesn’t count).');
  t.answers('A commander', [
    [0, 0],
    [13, 0],
    [3, 1],
  ]);
  expect([t.hand('A commander'), t.state.crewDiscard.length]).toEqual([['Redshirt'], 3]);
  expect(t.refused('A commander', 'turn-in')).toBe('RED-41: You can trade in two cards a turn (Repair Lvl 1 doesn’t count).');
  t.does('A captain', 'turn-in').answers('A captain', [
    [20, 0],
    [27, 0],
    [13, 0],
  ]);
  expect(t.hand('A captain')).toEqual([]);
  t.ends('A').ends('B');
  expect([t.hand('A captain').length, t.hand('A commander').length]).toEqual([6, 4]);
});

ruling('RED-R84: an empty pick is the way back; nothing is spent', () => {
  const t = scene({ A: { commander: { hand: ['Heal'] } } })
    .does('A commander', 'turn-in')
    .answers('A commander', []);
  expect([t.hand('A commander'), t.stage.prompt(0).key]).toEqual([['Heal'], 'red.menu']);
});

ruling('RED-R84: a half-made choice is dropped when a team-mate makes it impossible, or its officer dies', () => {
  const t = scene({
    mode: 'seats',
    A: {
      hull_f: 1,
      commander: { at: 'hull_f', redshirts: 2, hand: ['Repair Brigade'] },
      lieutenant: { at: 'hull_f', hand: ['Repair Lvl 1'] },
    },
  });
  t.does('A commander', 'play', 'Repair Brigade');
  expect([t.stage.prompt(1).kind, t.stage.prompt(1).params]).toEqual(['distribute', { officer: 1, card: 5, ship: 0 }]);
  t.does('A lieutenant', 'play', 'Repair Lvl 1', -1, 'hull_f');
  expect([t.stage.prompt(1).key, t.hand('A commander')]).toEqual(['red.menu', ['Repair Brigade']]);
});

ruling('RED-R1, RED-55: a seat steers only its own officers', () => {
  const t = scene({ mode: 'seats' });
  expect(t.refusedAnswer(0, ['step', 1, sec('hull_f')])).toBe('RED-55: That’s not your officer.');
  expect(scene({}).refusedAnswer(0, ['step', 4, sec('hull_f')])).toBe('RED-55: That’s not your officer.');
});

ruling('RED-41, RED-82, RED-R21, RED-R62: what may be done once a turn may be done again in the next', () => {
  const t = scene(
    {
      mode: 'seats',
      A: { captain: { dead: true }, commander: { hand: ['Heal', 'Redshirt', 'Decoy', 'Gas Mask'] } },
      B: { commander: { at: 'A hull_l', redshirts: 9 } },
      charges: [{ at: 'A tele', of: 'B', count: 9 }],
    },
    { dice: [1, 1] },
  );
  const once = () => {
    t.does('A commander', 'disarm', 0).does('A commander', 'turn-in');
    t.answers('A commander', (t.stage.prompt(1).options as Json[]).slice(0, 2));
    t.does('A commander', 'phaser', '@officer', 'B commander', false)
      .does('A commander', 'defect', 'B')
      .answers('B captain', ['decline', 3, 1]);
    const refusals = [
      t.refused('A commander', 'disarm', 0),
      t.refused('A commander', 'turn-in'),
      t.refused('A commander', 'phaser', '@officer', 'B commander', false),
      t.refused('A commander', 'defect', 'B'),
    ];
    return refusals.map((text) => text.split(':')[0]);
  };
  const clauses = ['RED-82', 'RED-41', 'RED-R21', 'RED-R62'];
  expect(once()).toEqual(clauses);
  t.ends('A').ends('B').answers('A commander', false).answers('A lieutenant', false);
  expect(once()).toEqual(clauses);
});

ruling('RED-R28: two cards a turn in one go or in two, Repair Lvl 1 never counted', () => {
  const t = scene({ A: { commander: { hand: ['Heal', 'Repair Lvl 1', 'Redshirt', 'Decoy', 'Repair Lvl 1'] } } });
  const turnIn = (...cards: [number, number][]) => t.does('A commander', 'turn-in').answers('A commander', cards);
  turnIn([13, 0], [0, 0]);
  expect([t.who('A commander').turnIns, t.hand('A commander')]).toEqual([1, ['Redshirt', 'Decoy', 'Repair Lvl 1']]);
  t.does('A commander', 'turn-in');
  expect(t.stage.prompt(0)).toMatchObject({ max: 2, params: { allowance: 1 } });
  t.answers('A commander', [[3, 0]]);
  // Both are spent; the last Repair Lvl 1 still goes.
  t.does('A commander', 'turn-in');
  expect(t.stage.prompt(0)).toMatchObject({ max: 1, params: { allowance: 0 } });
  expect(t.refusedAnswer(0, [[14, 0]])).toBe('RED-41: You can trade in two cards a turn (Repair Lvl 1 doesn’t count).');
  t.answers('A commander', [[0, 0]]);
  expect([t.hand('A commander'), t.offered('A commander', 'turn-in')]).toEqual([['Decoy'], false]);
});

ruling('RED-R84: a half-made choice is dropped with its officer, and when nothing is left to choose', () => {
  const blast = (commander: object) => {
    const t = scene({ mode: 'seats', A: { commander, lieutenant: { hand: ['Plasma Grenade'] } } }, { dice: [6] });
    t.does('A commander', 'turn-in').does('A lieutenant', 'play', 'Plasma Grenade', 'tele');
    return [t.where('A commander'), t.stage.run.askOf(1)?.key ?? null];
  };
  expect(blast({ hand: ['Heal'] })).toEqual(['dead', null]);
  expect(blast({ hand: ['Redshirt Dive!'], redshirts: 1 })).toEqual(['tele', 'red.menu']);
  expect(blast({ hand: ['Redshirt Dive!', 'Heal'], redshirts: 1 })).toEqual(['tele', 'red.turn-in']);
});

ruling('RED-R84, RED-R85: the clock takes the way back; where there is none it places one point', () => {
  const asked = (A: ShipSetting, who: string, ...deed: [string, ...Said[]]) => clock(scene({ A }).does(who, ...deed), 0);
  expect(asked({ commander: { hand: ['Heal'] } }, 'A commander', 'turn-in')).toEqual([]);
  expect(
    asked({ tele: 2, eng: 1, commander: { redshirts: 3, hand: ['Repair Brigade'] } }, 'A commander', 'play', 'Repair Brigade'),
  ).toEqual([1, 0]);
  expect(asked({ captain: { hand: ['Scythe Beam'] } }, 'A captain', 'play', 'Scythe Beam', 'B')).toEqual([]);
  expect(asked({ is: { aimed: true }, captain: { hand: ['Missile Barrage'] } }, 'A captain', 'play', 'Missile Barrage', 'B')).toBe('back');
});

ruling('RED-40, RED-R28: a captain turns in again and again', () => {
  const t = scene({ A: { captain: { hand: ['Lock On', 'EMP', 'Heal', 'Redshirt'] } } });
  t.does('A captain', 'turn-in').answers('A captain', [
    [20, 0],
    [27, 0],
  ]);
  t.does('A captain', 'turn-in').answers('A captain', [
    [13, 0],
    [3, 0],
  ]);
  expect([t.hand('A captain'), t.refused('A captain', 'turn-in')]).toEqual([[], 'RED-42: You don’t have that card.']);
});

ruling('RED-R84: the first seat’s half-made choice is dropped like any other', () => {
  const t = scene(
    { mode: 'seats', A: { captain: { hand: ['Heal'] }, lieutenant: { at: 'hull_f', hand: ['Plasma Grenade'] } } },
    { dice: [6] },
  );
  t.does('A captain', 'turn-in').does('A lieutenant', 'play', 'Plasma Grenade', 'bridge');
  expect([t.where('A captain'), t.stage.run.askOf(0)]).toEqual(['dead', null]);
});

ruling('RED-R32, RED-29: everything that is said of this turn ends with it', () => {
  const said = {
    lockOn: 2,
    overcharge: true,
    aimed: true,
    calibrated: true,
    strafing: true,
    commanded: true,
    fired: [1, 2] as [number, number],
  };
  const t = scene({ A: { is: said } }).ends('A');
  const { lockOn, overcharge, aimed, calibrated, strafing, commanded, fired } = t.ship('A');
  expect([lockOn, overcharge, aimed, calibrated, strafing, commanded, fired]).toEqual([0, false, false, false, false, false, [0, 0]]);
});
