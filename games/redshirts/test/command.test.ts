/** Who commands: succession, acting captains, taking over a ship; and who goes over to another crew. */
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { clock, type Said, scene, section as sec } from './scene.ts';

ruling('RED-66, RED-R91: in command mode the seat names one officer or nobody', () => {
  const t = scene({ B: { captain: { dead: true } } }).ends('A');
  expect(t.stage.prompt(1)).toMatchObject({ key: 'red.succession', options: [4, 5, -1] });
  t.answers('B commander', -1);
  expect([t.who('B commander').chair, t.offered('B lieutenant', 'command')]).toEqual([0, true]);
  t.does('B lieutenant', 'command');
  expect([t.who('B lieutenant').chair, t.hand('B lieutenant').length, t.offered('B commander', 'command')]).toEqual([2, 4, false]);
});

ruling('RED-66, RED-R87: with three people all are asked, and the first in rank who says yes takes the chair', () => {
  const setting = { mode: 'seats' as const, B: { captain: { dead: true } } };
  const t = scene(setting).ends('A');
  expect([t.stage.prompt(4).key, t.stage.prompt(5).options]).toEqual(['red.take-command', [true, false]]);
  t.answers('B lieutenant', true).answers('B commander', true);
  expect([t.who('B commander').chair, t.who('B lieutenant').chair]).toEqual([2, 0]);
  const second = scene(setting).ends('A').answers('B commander', false).answers('B lieutenant', true);
  expect(second.who('B lieutenant').chair).toBe(2);
  const nobody = scene(setting).ends('A').answers('B commander', false).answers('B lieutenant', false);
  expect([nobody.who('B commander').chair, nobody.refused('B commander', 'fire', 'laser_l', 'A')]).toEqual([
    0,
    'RED-29: Only the captain can fire the lasers.',
  ]);
});

ruling('RED-R61, RED-67: an acting captain commands like a captain; his XO cards become ordinary ones within two', () => {
  const t = scene({ A: { captain: { dead: true }, commander: { at: 'bridge', xo: ['Lock On', 'EMP'] } }, match: { step: 'succession' } });
  t.answers('A commander', 1);
  expect([
    t.xo('A commander'),
    t.hand('A commander').filter((card) => ['Lock On', 'EMP'].includes(card)),
    t.hand('A commander').length,
  ]).toEqual([[], ['Lock On', 'EMP'], 5]);
  expect([t.offered('A commander', 'fire', 'laser_l', 'B'), t.offered('A commander', 'play', 'Lock On')]).toEqual([true, true]);
});

ruling('RED-64, RED-R60: taking over needs a captain who began on the enemy bridge and has done nothing; then nothing else', () => {
  const t = scene({
    A: { captain: { at: 'B bridge', hand: ['Redshirt'] }, commander: { at: 'B hull_f', hand: ['Heal'] } },
    B: { captain: { at: 'pod_l' } },
  });
  expect(t.refused('A commander', 'take-over')).toBe('RED-64: Only a captain can do that.');
  t.does('A captain', 'take-over');
  expect(t.refused('A captain', 'play', 'Redshirt')).toBe('RED-55: You’ve already ended your turn.');
  expect(t.refused('A commander', 'swap', 'A captain', 'Heal', 'Redshirt')).toBe('RED-R60: Taking over a ship uses your whole turn.');
  t.ends('A');
  expect([t.ship('B').team, t.tells('tookOver')]).toMatchObject([0, [{ team: 0, success: true }]]);
  const late = scene({ A: { captain: { at: 'B bridge', hand: ['Redshirt'] } }, B: { captain: { at: 'pod_l' } } }).does(
    'A captain',
    'play',
    'Redshirt',
  );
  expect(late.refused('A captain', 'take-over')).toBe('RED-64: Taking over a ship uses your whole turn.');
  const home = scene({ A: {} });
  expect(home.refused('A captain', 'take-over')).toBe('RED-64: You have to start your turn on an enemy bridge.');
});

rulings(
  'RED-65, RED-R59, RED-R60: a takeover with $what fails',
  [
    { what: 'a guard in the front hull', B: { commander: { at: 'hull_f' } } },
    { what: 'a cloaked guard', B: { commander: { at: 'hull_f', dummyAt: 'eng' } } },
    { what: 'a dummy in the front hull', B: { commander: { at: 'eng', dummyAt: 'hull_f' } } },
    { what: 'a wrecked bridge', B: { bridge: 3 } },
  ],
  ({ B }) => {
    const t = scene({ A: { captain: { at: 'B bridge' } }, B: { captain: { at: 'pod_l' }, ...B } })
      .does('A captain', 'take-over')
      .ends('A');
    expect([t.ship('B').team, t.stage.events('spectator').filter(({ type }) => type === 'tookOver')]).toMatchObject([
      1,
      [{ success: false }],
    ]);
  },
);

ruling('RED-R82: counts aboard a captured ship run on in the new owner’s turns; Evasive stands until then; old crew may retake', () => {
  const t = scene({
    A: { captain: { at: 'B bridge' }, commander: { at: 'B tele' } },
    B: {
      hull_l: 2,
      is: { gas: 2, virus: 2, senders: 1, evasive: true },
      captain: { at: 'A bridge', health: 3 },
      commander: { at: 'pod_l' },
    },
    charges: [{ at: 'B tele', of: 'A' }],
  });
  t.ship('B').heavy[sec('hull_l')] = 1;
  t.does('A captain', 'take-over').does('A commander', 'end').ends('A');
  expect([t.ship('B').place, t.ship('B').heavy[sec('hull_l')], t.ship('B').gas, t.ship('B').virus, t.ship('B').evasive]).toEqual([
    0,
    1,
    2,
    2,
    true,
  ]);
  t.does('B captain', 'take-over').ends('B');
  expect([t.ship('A').team, t.ship('B').evasive, t.offered('A commander', 'disarm', 0)]).toEqual([1, false, true]);
  t.ends('A');
  expect([t.level('B hull_l'), t.ship('B').gas, t.ship('B').virus]).toEqual([3, 1, 1]);
});

// —— defection ——

const orphans = {
  mode: 'seats' as const,
  A: { captain: { dead: true }, commander: { hand: ['Heal'], xo: ['EMP'], redshirts: 2 } },
  B: {},
  C: {},
};
const petitioning = () => {
  const t = scene({ ...orphans, match: { step: 'action' } });
  t.does('A commander', 'defect', 'B');
  return t;
};

ruling('RED-69, RED-R62, RED-R83: a petition asks that team’s captain alone; the petitioner may only withdraw or end', () => {
  const t = petitioning();
  expect([t.stage.prompt(3).options, t.stage.run.askOf(4), t.stage.run.askOf(6)]).toEqual([
    [
      ['accept', 3, 1],
      ['decline', 3, 1],
    ],
    null,
    null,
  ]);
  expect(t.stage.prompt(1).options).toEqual([
    ['withdraw', 1],
    ['end', 1],
  ]);
  expect([t.stage.view(3).petition, t.stage.view(6).petition, t.told(6), t.told(3).length]).toEqual([{ officer: 1, team: 1 }, null, [], 1]);
  expect(t.refused('A lieutenant', 'defect', 'C')).toBe('RED-R62: Your crew has already asked this turn.');
  t.answers('B captain', ['decline', 3, 1]);
  expect([t.who('A commander').team, t.state.petition, t.offered('A commander', 'step', 'hull_f')]).toEqual([0, null, true]);
});

ruling('RED-69, RED-R62, RED-R90: accepted, he changes sides with all he has, ends his turn and follows his new rank', () => {
  const t = petitioning();
  t.answers('B captain', ['accept', 3, 1]);
  expect(t.who('A commander')).toMatchObject({
    team: 1,
    ended: true,
    redshirts: 2,
    order: 3,
    chair: 0,
    rank: 1,
    ship: 0,
    section: sec('tele'),
  });
  expect([t.hand('A commander'), t.xo('A commander'), t.stage.game.teams?.(t.state)]).toEqual([
    ['Heal'],
    ['EMP'],
    [
      [0, 2],
      [1, 3, 4, 5],
      [6, 7, 8],
    ],
  ]);
  expect([t.seen(1, 'A lieutenant').own, t.seen(1, 'B captain').own !== null]).toEqual([null, true]);
  t.does('A lieutenant', 'end');
  expect([t.stage.prompt(1).key, t.who('A commander').steps]).toEqual(['red.menu', 3]);
});

ruling('RED-R90, RED-R73, RED-R67: his cloak ends, fields and fires stay with the old team, and he may stay where he is', () => {
  const t = scene({
    ...orphans,
    A: { captain: { dead: true }, commander: { dummyAt: 'eng' }, lieutenant: { at: 'tele' } },
    fields: [{ at: 'A tele', of: 'A' }],
    fires: [{ at: 'B eng', of: 'A', count: 2 }],
  });
  t.does('A commander', 'defect', 'B').answers('B captain', ['accept', 3, 1]);
  expect([t.who('A commander').cloak, t.fields()[0]?.team, t.blasts()[0]?.team, t.where('A commander')]).toEqual([0, 0, 0, 'tele']);
  t.does('A lieutenant', 'end');
  expect(t.refused('A commander', 'step', 'hull_f')).toBe('RED-83: You’re trapped in a force field.');
});

ruling('RED-R62: a petition lapses when the team gets a captain, and with the petitioner’s End turn', () => {
  const chair = petitioning().does('A lieutenant', 'command');
  expect([chair.state.petition, chair.stage.run.askOf(3)]).toEqual([null, null]);
  const ended = petitioning().does('A commander', 'end');
  expect([ended.state.petition, ended.stage.run.askOf(3)]).toEqual([null, null]);
});

ruling('RED-69: nobody defects who has a captain, to a team without one, or to his own', () => {
  expect(scene({ mode: 'seats' }).refused('A commander', 'defect', 'B')).toBe('RED-69: You still have a captain.');
  expect(scene(orphans).refused('A commander', 'defect', 'A')).toBe('RED-69: That’s your own crew.');
  expect(scene({ ...orphans, B: { captain: { dead: true } } }).refused('A commander', 'defect', 'B')).toBe(
    'RED-69: They have no captain who could accept you.',
  );
  expect(scene({ A: { captain: { dead: true } } }).refused('A commander', 'defect', 'B')).toBe('RED-R69: Defecting is off at this table.');
});

ruling(
  'RED-R90, RED-R72: in command mode the new team’s seat steers the defector; a team that loses its last officer ends its turn',
  () => {
    const t = scene({ A: { captain: { dead: true }, lieutenant: { dead: true } }, B: {}, C: {}, match: { defection: true } });
    t.does('A commander', 'defect', 'B');
    t.answers('B captain', ['accept', 3, 1]);
    expect([t.state.teams[0]?.out, t.ship('A').team, t.state.place, t.seatOf('A commander')]).toEqual([0, -1, 1, 1]);
    expect(t.offered('A commander', 'step', 'hull_f')).toBe(true);
  },
);

ruling('RED-R58, RED-R90: a defector’s pod goes over with him', () => {
  const t = scene({ ...orphans, pods: [{ of: 'A commander' }] });
  t.does('A commander', 'defect', 'B').answers('B captain', ['accept', 3, 1]);
  expect([t.ship('pod0').team, t.ship('pod0').place]).toEqual([1, 1]);
});

ruling('RED-R62, RED-R83: the asked captain answers only the petition, his clock declines it, and it lapses with his death', () => {
  const t = petitioning();
  expect(t.refusedAnswer(3, ['step', 3, 1])).toBe('RED-56: It’s not your turn.');
  expect(t.refusedAnswer(3, ['accept', 3, 2])).toBe('RED-R83: That offer has expired.');
  expect(t.refusedAnswer(3, ['accept', 4, 1])).toBe('RED-55: That’s not your officer.');
  expect(clock(t, 3)).toEqual(['decline', 3, 1]);
  const dies = scene({
    ...orphans,
    A: { ...orphans.A, lieutenant: { at: 'B hull_f', hand: ['Phaser Rifle'] } },
    match: { step: 'action' },
  });
  dies.does('A commander', 'defect', 'B').does('A lieutenant', 'phaser', '@officer', 'B captain', false);
  expect([dies.state.petition, dies.where('B captain'), dies.offered('A commander', 'step', 'hull_f')]).toEqual([null, 'dead', true]);
});

ruling('RED-R62: withdrawn, the petition is gone and may not be made again this turn', () => {
  const t = petitioning().does('A commander', 'withdraw');
  expect([t.state.petition, t.stage.run.askOf(3)]).toEqual([null, null]);
  expect(t.refused('A commander', 'defect', 'B')).toBe('RED-R62: Your crew has already asked this turn.');
});

ruling('RED-R90: defectors follow in the order in which they came', () => {
  const t = petitioning().answers('B captain', ['accept', 3, 1]);
  t.does('A lieutenant', 'end').does('A commander', 'end').ends('B').ends('C');
  expect(t.who('A commander').order).toBe(3);
  t.answers('A lieutenant', false).does('A lieutenant', 'defect', 'B').answers('B captain', ['accept', 3, 2]);
  expect([t.who('A lieutenant').order, t.state.teams[0]?.out, t.ship('A').team]).toEqual([4, 0, -1]);
});

ruling('RED-R60, RED-R72: a ship that goes down under the one who takes it over is not taken over', () => {
  const t = scene(
    {
      A: { captain: { at: 'B bridge', hand: ['Escape Pod'] }, lieutenant: { at: 'B eng', hand: ['Plasma Grenade', 'Escape Pod'] } },
      B: { hull_f: 3, hull_l: 3, hull_r: 3, tele: 2, captain: { at: 'A pod_l' }, commander: { dead: true }, lieutenant: { dead: true } },
    },
    { dice: [6] },
  );
  t.does('A captain', 'take-over').does('A lieutenant', 'play', 'Plasma Grenade', 'tele').ends('A');
  expect([t.where('A captain'), t.stage.events('spectator').some(({ type }) => type === 'tookOver')]).toEqual(['pod0', false]);
});

rulings(
  'RED-R60: after $deed nobody takes over',
  [
    { deed: ['bot', 0, 'hull_f'] },
    { deed: ['step', 'hull_f'], back: true },
    { deed: ['phaser', '@section', 'hull_f', false] },
    { deed: ['play', 'Redshirt'] },
    { deed: ['swap', 'A commander', 'Redshirt', 'Heal'] },
  ] as const,
  ({ deed, ...more }) => {
    const t = scene({
      A: { captain: { at: 'B bridge', chair: 2, hand: ['Redshirt'], xo: [] }, commander: { at: 'B pod_l', hand: ['Heal'] } },
      B: { captain: { at: 'eng' } },
      C: {},
      bots: [{ at: 'B bridge', of: 'A captain' }],
    });
    expect(t.offered('A captain', 'take-over')).toBe(true);
    t.does('A captain', ...(deed as unknown as [string, ...Said[]]));
    if ('back' in more) t.does('A captain', 'step', 'bridge');
    expect(t.refused('A captain', 'take-over')).toBe('RED-64: Taking over a ship uses your whole turn.');
  },
);

ruling('RED-R60, RED-66: an officer who takes command on the enemy’s bridge has done something; the next turn he may take over', () => {
  const t = scene({ A: { captain: { dead: true }, commander: { at: 'B bridge' } }, B: { captain: { at: 'eng' } } });
  t.does('A commander', 'command');
  expect(t.refused('A commander', 'take-over')).toBe('RED-64: Taking over a ship uses your whole turn.');
  t.ends('A').ends('B');
  expect(t.offered('A commander', 'take-over')).toBe(true);
});

ruling('RED-R60, RED-R83: an offer is a deed, whether it is taken or not', () => {
  const t = scene({
    mode: 'seats',
    A: { captain: { at: 'B bridge', hand: ['Heal'] }, commander: { at: 'B hull_f', hand: ['Redshirt'] } },
    B: { captain: { at: 'eng' } },
  });
  t.does('A captain', 'swap', 'A commander', 'Heal', 'Redshirt').does('A captain', 'withdraw');
  expect(t.refused('A captain', 'take-over')).toBe('RED-64: Taking over a ship uses your whole turn.');
});

ruling('RED-R62, RED-R83: a petition outlasts what team-mates withdraw and end', () => {
  const t = scene({ ...orphans, A: { ...orphans.A, lieutenant: { hand: ['Redshirt'] } }, match: { step: 'action' } });
  t.does('A lieutenant', 'swap', 'A commander', 'Redshirt', 'Heal').does('A commander', 'defect', 'B').does('A lieutenant', 'withdraw');
  expect(t.state.petition).toEqual({ officer: 1, team: 1 });
  t.does('A lieutenant', 'end');
  expect([t.state.petition, t.state.place]).toEqual([{ officer: 1, team: 1 }, 0]);
});

ruling('RED-66: the clock lets the senior take command, and nobody else', () => {
  const t = scene({ mode: 'seats', B: { captain: { dead: true } } }).ends('A');
  expect([clock(t, 4), clock(t, 5)]).toEqual([true, false]);
});

ruling('RED-R60, RED-R82: a takeover resolves once, at the end of the own turn; what the others leave open later does not help', () => {
  const t = scene({ A: { captain: { at: 'B bridge' } }, B: { captain: { at: 'pod_l' }, commander: { at: 'hull_f' } } });
  t.does('A captain', 'take-over').ends('A').does('B commander', 'step', 'tele').ends('B');
  expect([t.ship('B').team, t.stage.events('spectator').filter(({ type }) => type === 'tookOver').length]).toEqual([1, 1]);
});

ruling('RED-R20, RED-R90: a pod that changes sides decays by the turns of its new crew, which are whole ones', () => {
  const t = scene({ ...orphans, pods: [{ of: 'A commander', level: 2 }], match: { step: 'action' } });
  t.ship('pod0').fresh.fill(true);
  t.does('A commander', 'defect', 'B').answers('B captain', ['accept', 3, 1]);
  t.does('A lieutenant', 'end');
  for (const who of ['B captain', 'B commander', 'B lieutenant', 'A commander']) t.does(who, 'end');
  expect([t.state.place, t.ship('pod0').heavy[sec('capsule')]]).toEqual([2, 1]);
});

ruling('RED-R90: offers with a defector lapse, and his old crew is told', () => {
  const t = scene({ ...orphans, A: { ...orphans.A, lieutenant: { hand: ['Redshirt'] } }, match: { step: 'action' } });
  t.does('A commander', 'swap', 'A lieutenant', 'Heal', 'Redshirt')
    .does('A commander', 'defect', 'B')
    .answers('B captain', ['accept', 3, 1]);
  expect([t.state.offers, t.tells('offerGone', 2).length, t.tells('offerGone', 3).length]).toEqual([[], 1, 0]);
});
