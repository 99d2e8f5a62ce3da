/** Walking, teleporting, boarding, phasers. */
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { BEAMED, BOARDED } from '../state.ts';
import { officer, scene, section as sec } from './scene.ts';

ruling('RED-46, RED-47: three steps through crew sections, no more', () => {
  const t = scene({ A: {} });
  expect(t.choices('A commander', 'step').flat()).toEqual(['hull_f', 'hull_l', 'hull_r', 'eng'].map(sec));
  t.does('A commander', 'step', 'hull_l').does('A commander', 'step', 'strut_l').does('A commander', 'step', 'pod_l');
  expect(t.choices('A commander', 'step')).toEqual([]);
  t.ends('A').ends('B');
  expect(t.who('A commander').steps).toBe(3);
});

ruling('RED-30, RED-31, RED-32, RED-37: nobody steps into a laser, the sensor pod, an engine or the shield', () => {
  const t = scene({ A: { captain: { at: 'pod_l' }, commander: { at: 'hull_f' } } });
  expect(t.choices('A captain', 'step')).toEqual([[sec('strut_l')]]);
  expect(t.refused('A captain', 'step', 'laser_l')).toBe('RED-30: You can’t stand there.');
  expect(t.refused('A commander', 'step', 'sensor')).toBe('RED-31: You can’t stand there.');
  expect(t.refused('A lieutenant', 'step', 'engine_r')).toBe('RED-32: You can’t stand there.');
  expect(t.refused('A lieutenant', 'step', 'shield')).toBe('RED-37: You can’t stand there.');
});

ruling('RED-49, RED-R67: an enemy closes a section, a team-mate or a bot does not; an officer who shares one may stay', () => {
  const t = scene({ B: { captain: { at: 'A hull_l' }, commander: { at: 'A eng' } }, bots: [{ at: 'A hull_f', of: 'B captain' }] });
  expect(t.choices('A commander', 'step').flat()).toEqual([sec('hull_f'), sec('hull_r')]);
  expect(t.refused('A commander', 'step', 'hull_l')).toBe('RED-49: An enemy is in that section.');
  expect(t.choices('A lieutenant', 'step').flat()).toEqual([sec('hull_r'), sec('tele')]);
});

ruling('RED-01, RED-83, RED-R51: a force field keeps enemies of its team out and in, on foot and otherwise', () => {
  const t = scene({
    A: { commander: { at: 'hull_l', hand: ['Short-Range Teleport'] }, lieutenant: { at: 'tele', hand: ['Boarding'] } },
    B: { shield: 3 },
    fields: [
      { at: 'A hull_l', of: 'B' },
      { at: 'A bridge', of: 'A' },
      { at: 'A eng', of: 'B' },
      { at: 'B pod_l', of: 'B' },
    ],
  });
  expect(t.refused('A commander', 'step', 'tele')).toBe('RED-83: You’re trapped in a force field.');
  expect(t.refused('A commander', 'play', 'Short-Range Teleport', 'hull_f')).toBe('RED-83: You’re trapped in a force field.');
  expect(t.refused('A lieutenant', 'step', 'eng')).toBe('RED-83: A force field blocks the way.');
  expect(t.refused('A lieutenant', 'play', 'Boarding', 'B pod_l')).toBe('RED-83: A force field blocks the way.');
  expect(t.choices('A captain', 'step')).toEqual([[sec('hull_f')]]);
});

ruling('RED-21, RED-22, RED-R24: beaming leads to a random section without officer or hostile field, and ends the walk', () => {
  const t = scene(
    { B: { shield: 3, captain: { at: 'pod_l', dummyAt: 'strut_l' } }, fields: [{ at: 'B hull_f', of: 'B' }] },
    { picks: [4] },
  );
  t.does('A commander', 'teleport', 'B');
  // Free are bridge, hull_l, hull_r, strut_r, pod_r: not tele, eng, pod_l (cloaked), strut_l (dummy), hull_f (field).
  expect([t.where('A commander'), t.who('A commander').steps]).toEqual(['B pod_r', 0]);
  expect(t.refused('A commander', 'step', 'tele')).toBe('RED-23: You can’t move after beaming.');
});

ruling('RED-22, RED-R24: dead officers and gone dummies take up no room', () => {
  const t = scene({ B: { shield: 3, captain: { dead: true }, commander: { dead: true } } }, { picks: [8] }).does(
    'A commander',
    'teleport',
    'B',
  );
  expect(t.where('A commander')).toBe('B pod_r');
});

ruling('RED-23, RED-R19: beaming into wreckage hurts as well', () => {
  const t = scene({ B: { shield: 3, bridge: 3, captain: { at: 'eng' } } }, { picks: [0] }).does('A commander', 'teleport', 'B');
  expect([t.where('A commander'), t.who('A commander').health]).toEqual(['B bridge', 2]);
  expect(t.refused('A commander', 'step', 'hull_f')).toBe('RED-23: You can’t move after beaming.');
});

ruling('RED-21, RED-14: a raised shield or a critical chamber forbids it', () => {
  expect(scene({ B: { shield: 2 } }).refused('A commander', 'teleport', 'B')).toBe('RED-21: Their shields are up.');
  expect(scene({ A: { tele: 3 }, B: { shield: 3 } }).refused('A commander', 'teleport', 'B')).toBe(
    'RED-14: The teleport chamber is out of action.',
  );
  expect(scene({ A: { tele: 2 }, B: { shield: 3 } }).offered('A commander', 'teleport', 'B')).toBe(true);
});

ruling(
  'RED-24, RED-25, RED-R86: invaders beam home past their own shield or on to another ship, unless an enemy shares the chamber',
  () => {
    const home = scene({ A: { commander: { at: 'B tele' } }, B: { commander: { at: 'eng' } }, C: { shield: 3 } }, { picks: [0] });
    expect(home.choices('A commander', 'teleport').flat()).toEqual([0, 2]);
    home.does('A commander', 'teleport', 'A');
    expect(home.where('A commander')).toBe('hull_f');
    const held = scene({ A: { commander: { at: 'B tele' } }, B: {}, C: { shield: 3 } });
    expect(held.refused('A commander', 'teleport', 'A')).toBe('RED-25: An enemy is in the teleport chamber.');
  },
);

ruling('RED-52, RED-R51: no beaming after the helm or out of a hostile field', () => {
  const t = scene({ A: { captain: { at: 'tele', helm: true } }, B: { shield: 3 }, fields: [] });
  expect(t.refused('A captain', 'teleport', 'B')).toBe('RED-52: You’ve used the helm this turn, so you have to stay on the bridge.');
  const field = scene({ B: { shield: 3 }, fields: [{ at: 'A tele', of: 'B' }] });
  expect(field.refused('A commander', 'teleport', 'B')).toBe('RED-83: You’re trapped in a force field.');
});

ruling(
  'RED-R24: where a seat sees no free section the teleport is not offered; where only hidden ones fill it, it gets no response',
  () => {
    const fields = ['bridge', 'hull_f', 'hull_l', 'hull_r', 'strut_l', 'strut_r', 'pod_l', 'pod_r'].map((id) => ({
      at: `B ${id}`,
      of: 'B' as const,
    }));
    const full = scene({ B: { shield: 3, captain: { at: 'eng' } }, fields });
    expect(full.refused('A commander', 'teleport', 'B')).toBe('RED-22: There’s no free section there.');
    const hidden = scene({ B: { shield: 3, captain: { at: 'eng' }, commander: { at: 'tele', dummyAt: 'eng' } }, fields });
    hidden.does('A commander', 'teleport', 'B');
    expect([hidden.where('A commander'), hidden.who('A commander').steps, hidden.tells('noResponse', 0).length]).toEqual(['tele', 3, 1]);
    expect(hidden.offered('A commander', 'teleport', 'B')).toBe(false);
  },
);

ruling('RED-79, RED-R58: a pod works as a teleport chamber', () => {
  const t = scene({ A: { commander: {} }, B: { shield: 3 }, pods: [{ of: 'A commander' }] }, { picks: [0] });
  expect(t.choices('A commander', 'teleport').flat()).toEqual([0, 1]);
  t.does('A commander', 'teleport', 'A');
  expect(t.where('A commander')).toBe('hull_f');
});

ruling('RED-78, RED-R86: Boarding goes to a chosen free section of another ship, shields or not, enemy or own', () => {
  const t = scene({
    A: { commander: { hand: ['Boarding', 'Boarding'] } },
    B: { captain: { at: 'pod_l' } },
    C: { captain: { at: 'A pod_r' } },
    pods: [{ of: 'C captain' }],
  });
  const offered = t.choices('A commander', 'play', 'Boarding');
  expect(offered.filter(([ship]) => ship === 1).map(([, at]) => at)).toEqual(
    ['bridge', 'hull_f', 'hull_l', 'hull_r', 'strut_l', 'strut_r', 'pod_r'].map(sec),
  );
  expect(offered.some(([ship]) => ship === 0 || ship === 3)).toBe(false);
  expect(t.refused('A commander', 'play', 'Boarding', 'B tele')).toBe('RED-78: That section is occupied.');
  expect(t.refused('A commander', 'play', 'Boarding', 'A hull_f')).toBe('RED-R86: You’re already there.');
  t.does('A commander', 'play', 'Boarding', 'B hull_f');
  expect([t.where('A commander'), t.refused('A commander', 'step', 'bridge')]).toEqual([
    'B hull_f',
    'RED-78: You can’t move after beaming.',
  ]);
  const home = scene({ A: { commander: { at: 'B tele', hand: ['Boarding'] } } }).does('A commander', 'play', 'Boarding', 'A hull_f');
  expect([home.where('A commander'), home.hand('A commander'), home.who('A commander').steps]).toEqual(['hull_f', [], 0]);
});

const ARRIVED = 'RED-R96: You have beamed over this turn, and stay there.';
rulings(
  'RED-R96: after $how an officer moves no more that turn, in any way; the next turn he may',
  [
    { how: 'Boarding', mode: 'command' as const, go: 'board', step: 'RED-78' },
    { how: 'the teleport chamber', mode: 'command' as const, go: 'beam', step: 'RED-23' },
    { how: 'Boarding', mode: 'seats' as const, go: 'board', step: 'RED-78' },
  ],
  ({ mode, go, step }) => {
    const t = scene(
      {
        mode,
        A: { commander: { hand: ['Boarding', 'Boarding', 'Short-Range Teleport', 'Plasma Charge'] } },
        B: { shield: 3, commander: { at: 'bridge' }, captain: { at: 'pod_l' } },
      },
      go === 'beam' ? { picks: [3] } : {},
    );
    if (go === 'beam') t.does('A commander', 'teleport', 'B');
    else t.does('A commander', 'play', 'Boarding', 'B tele');
    expect([t.where('A commander').slice(0, 1), t.who('A commander').halt]).toEqual(['B', go === 'beam' ? BEAMED : BOARDED]);
    expect(t.refused('A commander', 'play', 'Boarding', 'A hull_f')).toBe(ARRIVED);
    expect([t.offered('A commander', 'play', 'Boarding', 'A hull_f'), t.choices('A commander', 'step')]).toEqual([false, []]);
    expect(t.refused('A commander', 'step', 'hull_f').split(':')[0]).toBe(step);
    expect(t.refused('A commander', 'play', 'Short-Range Teleport', 'bridge').split(':')[0]).toBe(step);
    expect(t.refused('A commander', 'teleport', 'A').split(':')[0]).toBe(t.where('A commander') === 'B tele' ? 'RED-R96' : 'RED-21');
    // What he does where he stands stays possible.
    expect(t.offered('A commander', 'play', 'Plasma Charge')).toBe(true);
    t.ends('A').ends('B');
    expect(t.offered('A commander', 'play', 'Boarding', 'A hull_f')).toBe(true);
  },
);

ruling('RED-R98: a chamber that an enemy shares serves nobody, its own crew included', () => {
  const held = (at: string, mode: 'command' | 'seats') =>
    scene({ mode, A: { commander: { at } }, B: { shield: 3, captain: { at: at.includes(' ') ? 'tele' : 'A tele' } } });
  expect(held('tele', 'command').refused('A commander', 'teleport', 'B')).toBe('RED-R98: An enemy is in the teleport chamber.');
  expect(held('tele', 'seats').refused('A commander', 'teleport', 'B')).toBe('RED-R98: An enemy is in the teleport chamber.');
  expect(held('B tele', 'command').refused('A commander', 'teleport', 'A')).toBe('RED-25: An enemy is in the teleport chamber.');
});

ruling('RED-87, RED-R54: a Short-Range Teleport skips over anything and needs a step and a legal landing', () => {
  const t = scene({
    A: { commander: { hand: ['Short-Range Teleport'] } },
    B: { captain: { at: 'A hull_f' }, commander: { at: 'A strut_l' } },
  });
  expect(t.choices('A commander', 'play', 'Short-Range Teleport').flat()).toEqual(
    ['bridge', 'hull_l', 'hull_r', 'strut_r', 'eng'].map(sec),
  );
  t.does('A commander', 'play', 'Short-Range Teleport', 'strut_r');
  expect([t.where('A commander'), t.who('A commander').steps]).toEqual(['strut_r', 2]);
  const stuck = scene({
    A: { hull_l: 3, commander: { steps: 0, hand: ['Short-Range Teleport'] }, lieutenant: { hand: ['Short-Range Teleport'] } },
  });
  expect(stuck.refused('A commander', 'play', 'Short-Range Teleport', 'bridge')).toBe('RED-47: You’ve used your three steps.');
  stuck.does('A lieutenant', 'play', 'Short-Range Teleport', 'hull_l');
  expect([stuck.who('A lieutenant').health, stuck.who('A lieutenant').steps]).toEqual([2, 0]);
});

ruling('RED-R10, RED-R23, RED-55: steps, shots and cards of a crew mix in any order', () => {
  const t = scene({ A: { commander: { hand: ['Redshirt'] } }, B: { captain: { at: 'A strut_l' } } });
  t.does('A commander', 'step', 'hull_l').does('A captain', 'step', 'hull_f').does('A commander', 'phaser', '@officer', 'B captain', false);
  t.does('A commander', 'play', 'Redshirt').does('A commander', 'step', 'tele');
  expect([t.where('A commander'), t.who('B captain').health, t.who('A commander').redshirts]).toEqual(['tele', 2, 1]);
});

// —— phasers ——

ruling('RED-57, RED-58, RED-R21: a phaser reaches enemies, bots, hostile fields and enemy sections, here and next door', () => {
  const t = scene({
    A: { commander: { at: 'B hull_l' } },
    B: { captain: { at: 'hull_f' }, commander: { at: 'tele' }, lieutenant: { at: 'hull_l' } },
    bots: [
      { at: 'B eng', of: 'B captain' },
      { at: 'B eng', of: 'A captain' },
      { at: 'B hull_r', of: 'B captain' },
    ],
    fields: [
      { at: 'B strut_l', of: 'B' },
      { at: 'B strut_l', of: 'A' },
    ],
  });
  const aims = t.choices('A commander', 'phaser');
  expect(aims).toEqual([
    ['officer', officer('B commander'), false],
    ['officer', officer('B lieutenant'), false],
    ['bot', 0, false],
    ['field', 0, false],
    ...['hull_l', 'tele', 'strut_l', 'eng'].map((id) => ['section', sec(id), false]),
  ]);
  expect(t.refused('A commander', 'phaser', '@officer', 'B captain', false)).toBe('RED-58: Out of range.');
});

ruling('RED-58, RED-R21: closed systems next to the shooter are in reach; one attack a turn', () => {
  const t = scene({ A: { commander: { at: 'B eng' } } });
  t.does('A commander', 'phaser', '@section', 'engine_l', false);
  expect(t.damage('B')).toEqual({ engine_l: 1 });
  expect(t.refused('A commander', 'phaser', '@section', 'engine_r', false)).toBe('RED-R21: You’ve already fired your phaser.');
  t.ends('A').ends('B');
  expect(t.offered('A commander', 'phaser', '@section', 'engine_r', false)).toBe(true);
});

ruling('RED-63, RED-57: a phaser at a section hurts nobody in it, nor bot, dummy or field; capped at critical', () => {
  const t = scene({
    A: { commander: { at: 'B hull_l', hand: ['Phaser Rifle'] } },
    B: { tele: 1, lieutenant: { at: 'pod_l', dummyAt: 'tele' } },
    bots: [{ at: 'B tele', of: 'B captain' }],
    fields: [{ at: 'B tele', of: 'B' }],
  });
  t.does('A commander', 'phaser', '@section', 'tele', false);
  expect([
    t.level('B tele'),
    t.who('B commander').health,
    t.bots().length,
    t.fields()[0]?.points,
    t.who('B lieutenant').dummy !== null,
  ]).toEqual([3, 3, 1, 2, true]);
});

ruling('RED-R22, RED-R26: not at team-mates nor at a ship one’s own team controls; a derelict is an enemy ship', () => {
  const t = scene({
    A: { commander: { at: 'B tele' } },
    B: { captain: { at: 'A pod_l' }, commander: { at: 'A pod_r' }, lieutenant: { at: 'A strut_l' }, is: { team: -1 } },
  });
  expect(t.refused('A captain', 'phaser', '@section', 'hull_f', false)).toBe('RED-57: That’s not a valid target.');
  expect(t.refused('A captain', 'phaser', '@officer', 'A lieutenant', false)).toBe('RED-57: That’s not a valid target.');
  expect(t.offered('A commander', 'phaser', '@section', 'hull_f', false)).toBe(true);
});

ruling('RED-75, RED-80, RED-59: rifle and brigade add up; redshirts soak point for point; a brigade serves one attack', () => {
  const t = scene({
    A: { commander: { at: 'B hull_l', redshirts: 5, hand: ['Phaser Rifle', 'Fire Brigade', 'Fire Brigade'] } },
    B: { commander: { redshirts: 4 } },
  });
  t.does('A commander', 'phaser', '@officer', 'B commander', true);
  expect([t.who('B commander').redshirts, t.who('B commander').health, t.hand('A commander'), t.who('A commander').redshirts]).toEqual([
    0,
    2,
    ['Phaser Rifle', 'Fire Brigade'],
    5,
  ]);
});

ruling('RED-83, RED-90: a phaser takes points off a field and destroys a bot or a dummy', () => {
  const field = scene({ B: { captain: { at: 'A hull_l' } }, fields: [{ at: 'A hull_l', of: 'B' }] }).does(
    'A commander',
    'phaser',
    '@field',
    0,
    false,
  );
  expect(field.fields()[0]?.points).toBe(1);
  const rifle = scene({ A: { commander: { hand: ['Phaser Rifle'] } }, fields: [{ at: 'A hull_l', of: 'B' }] }).does(
    'A commander',
    'phaser',
    '@field',
    0,
    false,
  );
  expect(rifle.fields()).toEqual([]);
  const bot = scene({ bots: [{ at: 'A hull_l', of: 'B captain' }] }).does('A commander', 'phaser', '@bot', 0, false);
  expect(bot.bots()).toEqual([]);
  const dummy = scene({ B: { captain: { at: 'pod_l', dummyAt: 'A hull_l' } } }).does(
    'A commander',
    'phaser',
    '@officer',
    'B captain',
    false,
  );
  expect([dummy.who('B captain').dummy, dummy.who('B captain').health, dummy.who('B captain').cloak]).toEqual([null, 3, 4]);
});

ruling('RED-R58, RED-78: an officer who leaves his pod by Boarding leaves nothing behind', () => {
  const t = scene({ A: { commander: { hand: ['Boarding'] } }, pods: [{ of: 'A commander' }] }).does(
    'A commander',
    'play',
    'Boarding',
    'B hull_f',
  );
  expect([t.ship('pod0').gone, t.where('A commander')]).toEqual([true, 'B hull_f']);
});

ruling('RED-85, RED-90: a bot made under the cloak walks without a master’s name', () => {
  const t = scene({ A: { commander: { at: 'hull_l', dummyAt: 'tele', hand: ['Repair Bot'] } } }).does('A commander', 'play', 'Repair Bot');
  expect([t.tells('botMade', 1), t.tells('botMade', 0)]).toMatchObject([[{ owner: null }], [{ owner: 1 }]]);
  t.does('A commander', 'bot', 0, 'eng');
  expect([t.tells('botStepped', 1), t.tells('botStepped', 0)]).toMatchObject([[{ owner: null }], [{ owner: 1 }]]);
});

ruling('RED-49, RED-22, RED-78: somebody with one point of health left takes up as much room as anybody; the dead take none', () => {
  const one = { health: 1 };
  const t = scene({
    A: { commander: { at: 'hull_l', hand: ['Boarding'] }, lieutenant: { dead: true } },
    B: { captain: { at: 'A tele', ...one }, commander: one, lieutenant: { dead: true } },
  });
  expect(t.refused('A commander', 'step', 'tele')).toBe('RED-49: An enemy is in that section.');
  expect(t.refused('A commander', 'play', 'Boarding', 'B tele')).toBe('RED-78: That section is occupied.');
  expect([t.offered('A commander', 'step', 'eng'), t.offered('A commander', 'play', 'Boarding', 'B eng')]).toEqual([true, true]);
  const random = scene({ B: { shield: 3, captain: { at: 'bridge', ...one }, commander: one, lieutenant: one } }, { picks: [0] });
  random.does('A commander', 'teleport', 'B');
  expect(random.where('A commander')).toBe('B hull_f');
});

ruling('RED-83, RED-R51: nobody boards out of a hostile field', () => {
  const t = scene({ A: { commander: { hand: ['Boarding'] } }, fields: [{ at: 'A tele', of: 'B' }] });
  expect(t.refused('A commander', 'play', 'Boarding', 'B hull_f')).toBe('RED-83: You’re trapped in a force field.');
  expect(t.choices('A commander', 'play', 'Boarding')).toEqual([]);
});

ruling('RED-58: the bridge is a target like any other section', () => {
  const t = scene({ A: { commander: { at: 'B hull_f' } } }).does('A commander', 'phaser', '@section', 'bridge', false);
  expect(t.damage('B')).toEqual({ bridge: 1 });
});

ruling('RED-R58: what lies in a pod goes with it', () => {
  const t = scene({ A: { commander: { hand: ['Force Field'] } }, B: { shield: 3 }, pods: [{ of: 'A commander' }] }, { picks: [0] });
  t.does('A commander', 'play', 'Force Field', 'capsule').does('A commander', 'teleport', 'B');
  expect([t.fields(), t.ship('pod0').gone]).toEqual([[], true]);
});

ruling('RED-R24: where only a dummy of one’s own crew and hostile fields are left, nobody beams', () => {
  const fields = ['hull_f', 'hull_l', 'hull_r', 'strut_l', 'strut_r', 'pod_l'].map((id) => ({ at: `B ${id}`, of: 'B' as const }));
  const full = scene({ A: { captain: { dummyAt: 'B pod_r' } }, B: { shield: 3 }, fields });
  expect(full.refused('A commander', 'teleport', 'B')).toBe('RED-22: There’s no free section there.');
  const other = scene({ A: { captain: { dummyAt: 'B pod_l' } }, B: { shield: 3 }, fields });
  expect(other.offered('A commander', 'teleport', 'B')).toBe(true);
});
