/** Elimination, victory, storm, cap, ranking, concession; pings. */
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { game } from '../index.ts';
import { scene, section as sec } from './scene.ts';

const LOST = { hull_f: 3, hull_l: 3, hull_r: 3, tele: 2, shield: 3 };

const dead = { dead: true };
const gone = { captain: dead, commander: dead, lieutenant: dead };

ruling('RED-05, RED-06: the last crew alive wins at once; seats of the dead win with it', () => {
  const t = scene({
    mode: 'seats',
    A: { commander: dead, lieutenant: { at: 'B hull_l', hand: ['Phaser Rifle'] } },
    B: { ...gone, commander: { at: 'tele' } },
  });
  t.does('A lieutenant', 'phaser', '@officer', 'B commander', false);
  expect(t.stage.result).toEqual({
    ranking: [
      [0, 1, 2],
      [3, 4, 5],
    ],
    reason: 'red.end.last-crew',
    clause: 'RED-05',
  });
  expect(t.refusedAnswer(0, ['end', 0])).toBe('RED-05: The match is over.');
});

ruling('RED-R63, RED-R80: a crew without a living member is out, its ship drifts on in its place, and the match goes on', () => {
  const t = scene({
    A: { lieutenant: { at: 'B hull_l', hand: ['Phaser Rifle'] } },
    B: { ...gone, commander: { at: 'tele' }, shield: 2, eng: 2, is: { gas: 2, evasive: true } },
    C: {},
  });
  t.does('A lieutenant', 'phaser', '@officer', 'B commander', false);
  expect([t.stage.result, t.state.teams[1]?.out, t.ship('B').team, t.ship('B').place]).toEqual([null, 0, -1, 1]);
  t.ends('A');
  expect([t.state.place, t.level('B shield'), t.ship('B').heavy[sec('eng')], t.ship('B').gas, t.ship('B').evasive]).toEqual([
    2,
    1,
    1,
    1,
    false,
  ]);
});

ruling('RED-R63, RED-53: fires and charges of a crew that is out go off in its place', () => {
  const t = scene({
    A: {},
    B: gone,
    C: {},
    fires: [{ at: 'A hull_l', of: 'B', count: 2 }],
    charges: [{ at: 'A pod_l', of: 'B', count: 1 }],
  });
  (t.state.teams[1] as { out: number }).out = 0;
  t.ends('A');
  expect([t.level('A hull_l'), t.level('A pod_l')]).toEqual([1, 3]);
});

ruling('RED-R26, RED-R41: a derelict is no target of EMP but of everything else', () => {
  const t = scene({ A: { captain: { hand: ['EMP', 'Sensor Virus'] } }, B: { is: { team: -1 } }, C: {} });
  expect(t.refused('A captain', 'play', 'EMP', 'B')).toBe('RED-R41: That would have no effect there.');
  expect([t.offered('A captain', 'play', 'Sensor Virus', 'B'), t.offered('A captain', 'fire', 'laser_l', 'B')]).toEqual([true, true]);
});

ruling('RED-64, RED-R63: a derelict can be taken over', () => {
  const t = scene({ A: { captain: { at: 'B bridge' } }, B: { ...gone, is: { team: -1 } }, C: {} })
    .does('A captain', 'take-over')
    .ends('A');
  expect([t.ship('B').team, t.ship('B').place]).toEqual([0, 0]);
});

ruling('RED-R72: a team that dies at the start of its own turn only has its ships’ counts run', () => {
  const t = scene({ A: {}, B: { ...gone, commander: { health: 1 }, eng: 2, is: { gas: 3 } }, C: {} }).ends('A');
  expect([t.where('B commander'), t.state.place, t.ship('B').gas, t.ship('B').heavy[sec('eng')], t.state.teams[1]?.out]).toEqual([
    'dead',
    2,
    2,
    1,
    0,
  ]);
});

rulings(
  'RED-R65, RED-R93: in round $round the storm from round 20 strikes $hits times',
  [
    { round: 19, hits: 0 },
    { round: 20, hits: 1 },
    { round: 24, hits: 1 },
    { round: 25, hits: 2 },
    { round: 30, hits: 3 },
  ],
  ({ round, hits }) => {
    const picks = Array.from({ length: hits }, () => 0);
    const t = scene({ A: { captain: { at: 'bridge' } }, match: { step: 'begin', round, storm: 20 } }, { picks });
    expect([t.level('A hull_f'), t.level('A shield'), t.damage('B')]).toEqual([hits, 0, {}]);
  },
);

ruling('RED-R65: the storm picks among core sections that are not critical, hurts people inside, and strikes pods too', () => {
  const t = scene(
    {
      A: { hull_f: 3, hull_l: 3, commander: { redshirts: 1 }, lieutenant: { hand: ['Escape Pod'] } },
      pods: [{ of: 'A lieutenant', level: 2 }],
      match: { step: 'begin', round: 20, storm: 20 },
    },
    { picks: [1, 0] },
  );
  expect([t.damage('A'), t.who('A commander').redshirts]).toEqual([{ hull_f: 3, hull_l: 3, tele: 1 }, 0]);
  expect([t.ship('pod0').gone, t.where('A lieutenant'), t.ship('pod1').levels[sec('capsule')]]).toEqual([true, 'pod1', 0]);
});

ruling('RED-R93: each storm hit is a packet of its own: a ship it sinks is struck no more', () => {
  const t = scene(
    { A: { hull_f: 3, hull_l: 3, hull_r: 3, tele: 2, captain: { hand: ['Escape Pod'] } }, match: { step: 'begin', round: 25, storm: 20 } },
    { picks: [0] },
  );
  expect([t.ship('A').gone, t.where('A captain'), t.who('A captain').health]).toEqual([true, 'pod0', 3]);
});

rulings(
  'RED-R65, RED-R80: after round 60 $what decides',
  [
    { what: 'living officers', A: { lieutenant: dead }, B: {}, ranking: [[1], [0]] },
    { what: 'health', A: { captain: { health: 2 } }, B: {}, ranking: [[1], [0]] },
    { what: 'redshirts', A: {}, B: { captain: { redshirts: 1 } }, ranking: [[1], [0]] },
    { what: 'core damage', A: { hull_l: 1 }, B: { bridge: 3 }, ranking: [[1], [0]] },
    {
      what: 'a ship against none',
      A: { is: { gone: true }, captain: { at: 'B pod_l' }, commander: { at: 'B pod_r' }, lieutenant: { at: 'B hull_l' } },
      B: { hull_l: 3, hull_r: 3, tele: 3, hull_f: 2 },
      ranking: [[1], [0]],
    },
    { what: 'nothing', A: { bridge: 2 }, B: {}, ranking: [[0, 1]] },
  ],
  ({ A, B, ranking }) => {
    const t = scene({ A, B, match: { round: 60, place: 1, first: 0 } }).ends('B');
    expect(t.stage.result).toEqual({ ranking, reason: 'red.end.cap', clause: 'RED-R65' });
  },
);

ruling('RED-R65, RED-R92: round 59 is not the last', () => {
  const t = scene({ match: { round: 59, place: 1 } }).ends('B');
  expect([t.stage.result, t.state.round]).toEqual([null, 60]);
});

ruling('RED-R80: at the cap the living come first, then the eliminated, latest first, equals together', () => {
  const ends = (outC: number, outD: number) => {
    const t = scene({ A: {}, B: {}, C: gone, D: gone, match: { round: 60, place: 1, first: 2 } });
    (t.state.teams[2] as { out: number }).out = outC;
    (t.state.teams[3] as { out: number }).out = outD;
    return t.ends('B').stage.result?.ranking;
  };
  expect([ends(0, 1), ends(1, 0), ends(0, 0)]).toEqual([
    [[0, 1], [3], [2]],
    [[0, 1], [2], [3]],
    [
      [0, 1],
      [2, 3],
    ],
  ]);
});

ruling('RED-R64: the last two crews dying in one packet share the first place', () => {
  const one = (health: number) => ({ ...gone, captain: { health } });
  const t = scene({ A: { ...one(1), captain: { health: 1, hand: ['Ramming Speed!'] } }, B: one(1) }).does(
    'A captain',
    'play',
    'Ramming Speed!',
    'B',
  );
  expect(t.stage.result).toEqual({ ranking: [[0, 1]], reason: 'red.end.draw', clause: 'RED-R64' });
});

ruling('RED-R81: in command mode a seat gives up at any time; its officers die and the others go on', () => {
  const t = scene({ A: {}, B: { captain: { hand: ['Heal'] } }, C: {} });
  t.stage.concede(1);
  expect([t.stage.result, t.where('B captain'), t.ship('B').team, t.state.crewDiscard.length, t.state.place]).toEqual([
    null,
    'dead',
    -1,
    1,
    0,
  ]);
  t.stage.concede(0);
  expect(t.stage.result).toMatchObject({ ranking: [[2], [0], [1]] });
});

ruling('RED-R81: with three at a ship a word is a wish, kept until the next answer; all who live must wish it', () => {
  const t = scene({ mode: 'seats', A: { lieutenant: dead } });
  t.stage.concede(0);
  expect([t.stage.view(1).wishes, t.stage.view(3).wishes, t.where('A captain')]).toEqual([[0], [], 'bridge']);
  expect([t.tells('wishedToGiveUp', 1).length, t.tells('wishedToGiveUp', 3).length]).toEqual([1, 0]);
  t.does('A captain', 'step', 'hull_f');
  expect(t.state.wish[0]).toBe(false);
  t.stage.concede(2);
  expect(t.state.wish[2]).toBe(false);
  t.stage.concede(1);
  expect(t.stage.result).toBeNull();
  t.stage.concede(0);
  expect(t.stage.result).toMatchObject({
    ranking: [
      [3, 4, 5],
      [0, 1, 2],
    ],
  });
});

ruling('RED-R72, RED-R81: giving up on one’s own turn passes it on', () => {
  const t = scene({ A: { hull_l: 2 }, B: {}, C: {} });
  t.stage.concede(0);
  expect([t.state.place, t.ship('A').heavy[sec('hull_l')], t.stage.prompt(1).key]).toEqual([1, 1, 'red.menu']);
});

ruling('RED-56, RED-55: out of turn, after the end of one’s turn, and dead', () => {
  const t = scene({ mode: 'seats', A: { lieutenant: dead } });
  expect(t.refusedAnswer(3, ['end', 3])).toBe('RED-56: It’s not your turn.');
  expect(t.refusedAnswer(2, ['end', 2])).toBe('RED-55: That officer is dead.');
  t.does('A captain', 'end');
  expect(t.refusedAnswer(0, ['end', 0])).toBe('RED-55: You’ve already ended your turn.');
});

ruling('RED-07: a ping names a section of a ship that is there', () => {
  const { state } = scene({ B: { is: { gone: true } } });
  const why = (on: string) => game.marks?.ping?.why(state, 0, on)?.say.key ?? null;
  expect(['section:0:4', 'section:0:17', 'section:1:4', 'section:7:1', 'x', 'section:0'].map(why)).toEqual([
    null,
    ...new Array(5).fill('red.no.no-section'),
  ]);
});

ruling('RED-R10, RED-55: a clock ends the turn: for all in command mode', () => {
  const t = scene({});
  const ask = t.stage.run.askOf(0);
  if (ask?.kind !== 'choose') throw new Error('no menu');
  expect(ask.question.fallback?.(t.state, 0, undefined)).toEqual(['end-all']);
  t.answers('A captain', ['end-all']);
  expect(t.state.place).toBe(1);
  const two = scene({ A: { lieutenant: dead } });
  expect(two.stage.prompt(0).options).toContainEqual(['end-all']);
  const one = scene({ A: { lieutenant: dead, commander: dead } });
  expect([one.stage.prompt(0).options.at(-1), one.refusedAnswer(0, ['end-all'])]).toEqual([['end', 0], 'RED-55: That’s not your officer.']);
});

ruling('RED-R80, RED-R90: a team whose seats all went over leaves no empty place in the ranking', () => {
  const over = { dead: true, team: 1, order: 3 };
  const t = scene({
    mode: 'seats',
    A: { captain: over, commander: over, lieutenant: over },
    B: {},
    C: { ...gone, captain: { health: 1 } },
    match: { place: 1 },
  });
  (t.state.teams[0] as { out: number }).out = 0;
  t.stage.concede(6);
  expect(t.stage.result?.ranking).toEqual([
    [0, 1, 2, 3, 4, 5],
    [6, 7, 8],
  ]);
});

rulings(
  'RED-05, RED-R9: once the match is decided nothing more happens in the turn that begins: $what',
  [
    { what: 'the second charge', more: { charges: [{ at: 'B pod_l', of: 'A', count: 1 }] }, told: 'wentOff' },
    { what: 'gas', more: {}, told: 'hurt' },
    { what: 'storm', more: { match: { storm: 1, step: 'begin', round: 5 } }, told: 'stormStruck' },
  ] as const,
  ({ more, told }) => {
    const t = scene({
      A: { is: { gas: 2 } },
      B: { ...gone, commander: {} },
      match: { step: 'begin' },
      ...more,
      charges: [{ at: 'B tele', of: 'A', count: 1 }, ...('charges' in more ? more.charges : [])],
    });
    expect(t.stage.result).toMatchObject({ ranking: [[0], [1]] });
    expect(t.stage.events('spectator').filter(({ type }) => type === told).length).toBe(told === 'wentOff' ? 1 : 0);
    expect([t.level('B pod_l'), t.who('A captain').health, t.damage('A')]).toEqual([0, 3, {}]);
  },
);

ruling('RED-108, RED-R46: a ship without gas has none to lose, and a virus that is over is over', () => {
  const t = scene({}).ends('A').ends('B');
  expect([t.ship('A').gas, t.ship('A').virus, t.ship('B').gas, t.state.teams[0]?.emp]).toEqual([0, 0, 0, 0]);
});

ruling('RED-R81: a seat that has given up, or is out, has nothing more to give up', () => {
  const t = scene({ A: {}, B: {}, C: {} });
  t.stage.concede(1);
  expect(t.tells('gaveUp')).toEqual([{ type: 'gaveUp', team: 1 }]);
  const before = t.stage.events('spectator').length;
  t.stage.concede(1);
  expect([t.stage.events('spectator').length, t.stage.result]).toEqual([before, null]);
});

ruling('RED-05, RED-R88: a match that decay decides stands still', () => {
  const t = scene({
    A: {},
    B: { hull_f: 3, hull_l: 3, tele: 3, hull_r: 2, commander: dead, lieutenant: dead },
    match: { place: 1, first: 0 },
    emp: { B: 2 },
  });
  t.ship('B').heavy[sec('hull_r')] = 1;
  t.ends('B');
  expect([t.stage.result?.ranking, t.state.place, t.state.round, t.state.teams[1]?.emp]).toEqual([[[0], [1]], 1, 3, 2]);
});

rulings(
  'RED-R81, RED-R83: in $mode a petition to a crew that gives up is gone, and the petitioner goes on',
  [
    { mode: 'command' as const, seat: 1, B: {} },
    { mode: 'seats' as const, seat: 3, B: { commander: dead, lieutenant: dead } },
  ],
  ({ mode, seat, B }) => {
    const t = scene({ mode, match: { defection: true }, A: { captain: dead }, B, C: {} }).does('A commander', 'defect', 'B');
    t.stage.concede(seat);
    expect([t.state.petition, t.offered('A commander', 'step', 'hull_f'), t.stage.result]).toEqual([null, true, null]);
  },
);

rulings(
  'RED-66, RED-R81: in $mode when somebody gives up meanwhile, the crew is asked again who takes command',
  [
    { mode: 'command' as const, seat: 2, asked: [0], answer: 1 },
    { mode: 'seats' as const, seat: 6, asked: [1, 2], answer: true },
  ],
  ({ mode, seat, asked, answer }) => {
    const t = scene({ mode, A: { captain: dead }, B: {}, C: {}, match: { step: 'succession' } });
    t.stage.concede(seat);
    expect(t.stage.run.openAsks.map((ask) => ask.seat)).toEqual(asked);
    for (const one of asked) t.stage.answer(one, answer);
    expect([t.who('A commander').chair, t.state.step]).toEqual([2, 'action']);
  },
);

rulings(
  'RED-R81, RED-R84: a wish of $who disturbs nobody in the middle of a deed',
  [
    { who: 'an enemy', seat: 4 },
    { who: 'a team-mate', seat: 2 },
  ],
  ({ seat }) => {
    const t = scene({ mode: 'seats', A: { commander: { hand: ['Heal'] } } }).does('A commander', 'turn-in');
    const asked = t.stage.prompt(1);
    t.stage.concede(seat);
    expect([t.state.wish[seat], t.stage.prompt(1)]).toEqual([true, asked]);
    t.answers('A commander', [[13, 0]]);
    expect(t.hand('A commander')).toEqual([]);
  },
);

ruling('RED-R83: an offer of which nothing can come any more still waits for the one who has ended, and can only be declined', () => {
  const t = scene({
    mode: 'seats',
    A: { captain: { hand: ['Redshirt'] }, commander: { ended: true, hand: ['Heal'] } },
    offers: [{ from: 'A captain', to: 'A commander', mine: 'Redshirt', his: 'Heal' }],
  }).does('A captain', 'play', 'Redshirt');
  expect([t.stage.prompt(1).options, t.stage.view(0).offers]).toEqual([[['decline', 1, 0]], []]);
  expect(t.refusedAnswer(1, ['accept', 1, 0])).toBe('RED-R83: That offer has expired.');
  expect(t.refused('A captain', 'swap', 'A commander', 'Redshirt', 'Heal')).toBe('RED-R83: Cancel your other offer first.');
  t.answers('A commander', ['decline', 1, 0]);
  expect([t.state.offers, t.stage.run.askOf(1)]).toEqual([[], null]);
});

ruling('RED-R81: an answer about the command ends a wish to give up, a beat of the dummy does not', () => {
  const t = scene({ mode: 'seats', A: { captain: dead }, match: { step: 'succession' } });
  t.stage.concede(1);
  expect(t.state.wish[1]).toBe(true);
  t.stage.answer(1, true);
  t.stage.answer(2, false);
  expect(t.state.wish[1]).toBe(false);
  const leaving = scene(
    { mode: 'seats', A: { commander: { dummyAt: 'tele', plan: [0, 2] } } },
    { sides: { 'dummy/0': [0], 'dummy/1': [0] } },
  );
  leaving.does('A commander', 'end');
  leaving.stage.concede(1);
  expect([leaving.goesOn('A commander'), leaving.state.wish[1]]).toEqual([true, true]);
});

ruling('RED-84, RED-R84: a half-made choice goes with the officer who made it', () => {
  const t = scene({ A: { captain: { hand: ['Heal'] } }, B: {}, C: {} }).does('A captain', 'turn-in');
  t.stage.concede(0);
  expect([t.stage.prompt(1).key, t.state.place]).toEqual(['red.menu', 1]);
});

ruling('RED-R72: when the last of a crew dies at the start of its turn, what would follow up to the end of the turn does not', () => {
  const lone = { captain: dead, commander: dead, lieutenant: { at: 'eng', health: 1 } };
  const burnt = scene({
    A: lone,
    B: {},
    C: {},
    fires: [
      { at: 'A eng', of: 'A' },
      { at: 'A pod_l', of: 'A' },
    ],
    match: { step: 'begin', round: 20, storm: 20, place: 0, first: 0 },
  });
  expect([burnt.damage('A'), burnt.blasts()[1]?.count, burnt.ship('A').team, burnt.tells('stormStruck').length]).toEqual([
    { eng: 1 },
    3,
    -1,
    1,
  ]);
  // In a place that was empty before, fires and storm go on.
  const empty = scene(
    { A: gone, B: {}, C: {}, fires: [{ at: 'A pod_l', of: 'A' }], match: { step: 'begin', round: 20, storm: 20 } },
    { picks: [0, 0] },
  );
  expect(empty.damage('A')).toEqual({ hull_f: 1, pod_l: 1 });
});

ruling('RED-R81: a seat whose word is only a wish plays on; one that is dead or gave up for good does not', () => {
  const plays = (t: ReturnType<typeof scene>) => t.state.wish.map((_, seat) => game.playsOn?.(t.state, seat));
  const t = scene({ mode: 'seats', A: { lieutenant: dead } });
  t.stage.concede(0);
  expect(plays(t)).toEqual([true, true, false, true, true, true]);
  const alone = scene({ A: { captain: dead }, B: {}, C: {} });
  alone.stage.concede(1);
  expect(plays(alone)).toEqual([true, false, true]);
});

ruling('RED-R81: when the one who did not wish it is dead or has gone over, all who live do, and the crew gives up', () => {
  const wishing = { mode: 'seats' as const, B: {}, C: {} };
  const shot = scene({ ...wishing, A: { captain: { at: 'B hull_l', hand: ['Phaser Rifle'] }, lieutenant: dead } });
  shot.stage.concede(3);
  shot.stage.concede(5);
  expect(shot.where('B captain')).toBe('bridge');
  shot.does('A captain', 'phaser', '@officer', 'B commander', false);
  expect([shot.where('B captain'), shot.where('B lieutenant'), shot.ship('B').team]).toEqual(['dead', 'dead', -1]);
  const left = scene({ ...wishing, A: { captain: dead } });
  left.does('A commander', 'defect', 'B');
  left.stage.concede(2);
  left.answers('B captain', ['accept', 3, 1]);
  expect([left.where('A lieutenant'), left.who('A commander').team, left.where('A commander')]).toEqual(['dead', 1, 'tele']);
  const over = scene({ ...wishing, A: { captain: dead } }).does('A commander', 'defect', 'B');
  over.stage.concede(1);
  over.answers('B captain', ['accept', 3, 1]);
  expect(over.state.wish).not.toContain(true);
});

rulings(
  'RED-R97: with a crew out at its last officer, those aboard another ship play on; with a crew out at its last ship, $who is out',
  [
    { who: 'the second crew', A: {}, B: LOST, shooter: 'A captain', target: 'B', out: 1, raider: 'B commander' },
    { who: 'the first crew', A: LOST, B: {}, shooter: 'B captain', target: 'A', out: 0, raider: 'A commander', place: 1 },
  ],
  ({ A, B, shooter, target, out, raider, place: turn = 0 }) => {
    const home = out === 1 ? 'A hull_l' : 'B hull_l';
    const crew = { ...LOST, captain: { hand: ['Escape Pod'] }, commander: { at: home }, lieutenant: { dead: true } };
    const sunk = (shipless: boolean) =>
      scene(
        { A: out === 0 ? crew : A, B: out === 1 ? crew : B, C: {}, match: { shipless, place: turn } },
        { dice: [8], picks: [sec('tele')] },
      ).does(shooter, 'fire', 'laser_l', target);
    const playsOn = sunk(false);
    expect([playsOn.ship(target).gone, playsOn.where(raider), playsOn.state.teams[out]?.out, playsOn.state.ships.length]).toEqual([
      true,
      home.startsWith('A') && out === 0 ? 'hull_l' : home,
      -1,
      4,
    ]);
    const over = sunk(true);
    expect([over.where(raider), over.state.teams[out]?.out, over.state.ships.length]).toEqual(['dead', 0, 3]);
  },
);

ruling('RED-R97, RED-64: a crew that holds another ship has not lost its last one', () => {
  const t = scene(
    {
      A: {},
      B: { ...LOST, captain: { dead: true }, commander: { at: 'C bridge' }, lieutenant: { dead: true } },
      C: { is: { team: 1, place: 1 }, captain: { at: 'eng' } },
      match: { shipless: true },
    },
    { dice: [8], picks: [sec('tele')] },
  ).does('A captain', 'fire', 'laser_l', 'B');
  expect([t.ship('B').gone, t.where('B commander'), t.state.teams[1]?.out]).toEqual([true, 'C bridge', -1]);
});
