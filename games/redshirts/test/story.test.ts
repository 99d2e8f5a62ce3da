/** Who is told what of offers, of what happens by itself, of lost ships, and of lies that end. */
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import type { RedEvent } from '../events.ts';
import { inShort, type Said, scene, section as sec } from './scene.ts';

ruling('RED-R94: a dummy’s deed ends free undo, like a die', () => {
  const t = scene({ A: { commander: { at: 'pod_l', dummyAt: 'tele', plan: [0, 1], hand: ['Redshirt'] } } }, { sides: { 'dummy/0': [0] } });
  t.does('A commander', 'play', 'Redshirt');
  expect(t.stage.run.canUndo(0)).toBe(false);
});

ruling('RED-R83: offers that are withdrawn, declined or lapse are told to the team alone', () => {
  const start = () =>
    scene({ mode: 'seats', A: { captain: { hand: ['Heal'], health: 2 }, commander: { hand: ['Decoy'] } } }).does(
      'A captain',
      'swap',
      'A commander',
      'Heal',
      'Decoy',
    );
  const gone = (who: string, ...deed: [string, ...Said[]]) => {
    const t = start().does(who, ...deed);
    return [t.tells('offerGone', 2).map(inShort), t.tells('offerGone', 3)];
  };
  expect([
    gone('A captain', 'withdraw'),
    gone('A commander', 'decline', 'A captain'),
    gone('A captain', 'play', 'Heal', 'A captain'),
  ]).toEqual([
    [['offerGone 0 1 withdrawn'], []],
    [['offerGone 0 1 declined'], []],
    [['offerGone 0 1 lapsed'], []],
  ]);
  expect(start().does('A commander', 'accept', 'A captain').told(1).map(inShort)).toEqual(['swapped 0 1 13 14']);
});

ruling('RED-R62, RED-R66: petitions and their end are told to the two teams; turn-ins and draws to one', () => {
  const t = scene({ mode: 'seats', A: { captain: { dead: true } }, B: {}, C: {} }).does('A commander', 'defect', 'B');
  expect([t.told(2).map(inShort), t.told(3).map(inShort), t.told(6)]).toEqual([['petitioned 1 1'], ['petitioned 1 1'], []]);
  t.answers('B captain', ['decline', 3, 1]);
  expect([t.told(2).map(inShort), t.told(4).map(inShort), t.told(6)]).toEqual([
    ['petitionGone 1 1 declined'],
    ['petitionGone 1 1 declined'],
    [],
  ]);
  const turned = scene({ A: { commander: { hand: ['Heal'] } } })
    .does('A commander', 'turn-in')
    .answers('A commander', [[13, 0]]);
  expect([turned.told(0).map(inShort), turned.told(1)]).toEqual([['turnedIn 1 [13]'], []]);
});

ruling('RED-R9, RED-35, RED-53: what happens at the start and the end of a turn is told to all, draws to the team', () => {
  const t = scene(
    {
      A: { hull_l: 2 },
      B: {
        shield: 1,
        is: { gas: 1 },
        captain: { redshirts: 1, hand: ['Lock On', 'Lock On', 'EMP', 'Overcharge', 'Heal', 'Heal'] },
        commander: { dead: true },
        lieutenant: { dead: true },
      },
      fires: [{ at: 'A pod_l', of: 'B', count: 1 }],
      charges: [{ at: 'A pod_r', of: 'B', count: 1 }],
      match: { storm: 3 },
    },
    { picks: [0] },
  );
  t.ship('A').heavy[sec('hull_l')] = 1;
  t.does('A captain', 'end').does('A commander', 'end').does('A lieutenant', 'end');
  expect(t.told(0).map(inShort)).toEqual([
    'ended 2',
    'decayed 0 2',
    'turnBegan 1 3',
    'shieldMended 1 0',
    'wentOff 0 8 charge',
    'damaged 0 8 3 0 3 charge',
    'wentOff 0 7 fire',
    'damaged 0 7 1 0 1 fire',
    'hurt 3 1 1 0 3 gas',
    'stormStruck 1 1',
    'damaged 1 1 1 0 1 storm',
  ]);
  expect(t.tells('drew', 1).map(inShort)).toEqual(['drew 3 []']);
});

ruling('RED-13, RED-79, RED-R58, RED-R63: a lost ship, its pods, its dead and its crew’s end are told to all', () => {
  const t = scene(
    {
      A: {},
      B: {
        hull_f: 3,
        hull_l: 3,
        hull_r: 3,
        tele: 2,
        shield: 3,
        captain: { hand: ['Escape Pod'] },
        commander: { redshirts: 9 },
        lieutenant: { dead: true },
      },
    },
    { dice: [8], picks: [sec('tele')] },
  ).does('A captain', 'fire', 'laser_l', 'B');
  expect(t.told('spectator').map(inShort)).toEqual([
    'fired 0 10 1 8 0 true',
    'damaged 1 4 1 2 3 laser',
    'hurt 4 1 1 8 3 laser',
    'shipLost 1',
    'escaped 3 2',
    'died 4 ship-lost 8',
  ]);
  const last = scene(
    { A: {}, B: { captain: { health: 1 }, commander: { dead: true }, lieutenant: { dead: true } }, pods: [{ of: 'B captain' }] },
    { dice: [8] },
  );
  last.does('A captain', 'fire', 'laser_l', 'pod0');
  expect(last.told('spectator').map(inShort)).toEqual([
    'fired 0 10 2 8 0 true',
    'damaged 2 16 1 0 1 laser',
    'hurt 3 1 0 0 0 laser',
    'died 3 laser 0',
    'podLeft 2',
    'eliminated 1',
  ]);
});

ruling('RED-R42, RED-R90: when a lie ends all are told the levels; a defector and his new crew are briefed, nobody else', () => {
  const t = scene({ A: { hull_l: 1, is: { virus: 1, senders: 2 } } }).ends('A');
  expect(t.tells('cleared', 1)).toMatchObject([{ ship: 0, levels: [0, 0, 1, ...new Array(14).fill(0)] }]);
  const gone = scene({
    mode: 'seats',
    A: { captain: { dead: true }, commander: { hand: ['Heal'] } },
    B: { captain: { hand: ['EMP'] } },
  }).does('A commander', 'defect', 'B');
  gone.answers('B captain', ['accept', 3, 1]);
  const [told] = gone.tells('briefed', 1) as [Extract<RedEvent, { type: 'briefed' }>];
  expect(told.crew).toEqual([
    [3, 1, 0, 3, 0, 27],
    [4, 1, 4, 3, 0],
    [5, 1, 9, 3, 0],
    [1, 0, 4, 3, 0, 13],
  ]);
  expect([gone.tells('briefed', 3).length, gone.tells('briefed', 2).length, gone.tells('briefed').length]).toEqual([1, 0, 0]);
});

ruling('RED-85: what he set under the cloak is shown as his when it ends', () => {
  const t = scene({
    B: { captain: { at: 'A hull_l', dummyAt: 'bridge' } },
    charges: [{ at: 'A pod_l', of: 'B', hidden: 257, by: 'B captain' }],
  });
  t.does('A commander', 'step', 'hull_l');
  expect([t.tells('unveiled', 0).map(inShort), t.stage.view(0).blasts.length]).toEqual([['unveiled 3 0 2 3 0 0 1'], 1]);
});

ruling('RED-R94, RED-R66: the end of a turn stands, whether the next team drew anything or not', () => {
  const full = (hand: string[]) => ({ hand });
  const t = scene({
    A: { commander: { dead: true }, lieutenant: { dead: true } },
    B: {
      captain: full(['Lock On', 'Lock On', 'EMP', 'Overcharge', 'Heal', 'Heal']),
      commander: { dead: true },
      lieutenant: { dead: true },
    },
  }).does('A captain', 'end');
  expect([t.state.place, t.tells('drew', 1).map(inShort), t.stage.run.canUndo(0)]).toEqual([1, ['drew 3 []'], false]);
});

ruling('RED-R42, RED-R94: a turn that ended a lie cannot be taken back', () => {
  const t = scene({
    A: { commander: { dead: true }, lieutenant: { dead: true }, is: { virus: 1, senders: 2 } },
    B: { captain: { dead: true } },
  }).does('A captain', 'end');
  expect([t.stage.prompt(1).key, t.ship('A').virus, t.stage.run.canUndo(0)]).toEqual(['red.succession', 0, false]);
  const plain = scene({ A: { commander: { dead: true }, lieutenant: { dead: true } }, B: { captain: { dead: true } } }).does(
    'A captain',
    'end',
  );
  expect(plain.stage.run.canUndo(0)).toBe(true);
});
