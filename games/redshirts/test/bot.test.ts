/** What the bots choose, and that they choose well enough. */
import { type Json, Run, randomAnswer, readOptions, SeededChance, seedFrom } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import type { Match } from '../state.ts';
import { type Scene, type SceneTable, scene, section as sec } from './scene.ts';

const chooses = (t: SceneTable, seat = 0): Json => {
  const ask = t.stage.run.askOf(seat);
  if (ask === null) throw new Error('nobody is asked');
  return game.knowledge.officer(t.state, ask, new SeededChance(seedFrom(1)));
};
const choice = (setting: Scene): Json => chooses(scene(setting));

test.each([
  {
    what: 'restores a failing shield first',
    scene: { A: { shield: 2, captain: { hand: ['Shields Up!', 'Lock On'] } } },
    answer: ['play', 0, 25],
  },
  {
    what: 'keeps Shields Up! for a whole shield',
    scene: { A: { captain: { hand: ['Shields Up!'] }, commander: { ended: true }, lieutenant: { ended: true } } },
    answer: ['fire', 0, 10, 1],
  },
  {
    what: 'calibrates before it fires through shields',
    scene: { A: { captain: { hand: ['Weapons Calibration', 'Strafing Run'] } } },
    answer: ['play', 0, 28],
  },
  {
    what: 'does not ram itself to death',
    scene: { A: { captain: { health: 1, hand: ['Ramming Speed!'] }, commander: { ended: true }, lieutenant: { ended: true } } },
    answer: ['fire', 0, 10, 1],
  },
  {
    what: 'aims at the core section that is worst off',
    scene: {
      A: { is: { aimed: true }, commander: { ended: true }, lieutenant: { ended: true } },
      B: { hull_r: 2, shield: 3, captain: { at: 'pod_l' }, commander: { at: 'pod_r' }, lieutenant: { at: 'strut_l' } },
    },
    answer: ['fire-at', 0, 10, 1, 3],
  },
  {
    what: 'aims at the officer that the shot kills',
    scene: {
      A: { is: { aimed: true }, commander: { ended: true }, lieutenant: { ended: true } },
      B: { hull_r: 2, shield: 3, lieutenant: { health: 1 } },
    },
    answer: ['fire-at', 0, 10, 1, 9],
  },
  {
    what: 'disarms before anything else',
    scene: { A: { commander: { hand: ['Redshirt'] } }, charges: [{ at: 'A tele', of: 'B' as const }] },
    answer: ['disarm', 1, 0],
  },
  {
    what: 'shoots an intruder it can kill',
    scene: { A: { captain: { ended: true } }, B: { captain: { at: 'A hull_l', health: 1 } } },
    answer: ['phaser', 1, 'officer', 3, false],
  },
  {
    what: 'walks to what it can repair',
    scene: { A: { hull_l: 2, captain: { ended: true }, commander: { ended: true }, lieutenant: { hand: ['Repair Lvl 2'] } } },
    answer: ['step', 2, 2],
  },
  {
    what: 'gets out of a charge it cannot disarm',
    scene: {
      A: { captain: { ended: true }, lieutenant: { ended: true }, commander: { at: 'B tele', phaser: true } },
      B: { commander: { dead: true } },
      charges: [{ at: 'B tele', of: 'A' as const }],
    },
    verb: 'step',
  },
  {
    what: 'does not sink the ship it stands on without a pod',
    scene: {
      A: { captain: { ended: true }, lieutenant: { ended: true }, commander: { at: 'B hull_r', steps: 0 } },
      B: { hull_f: 3, hull_l: 3, tele: 3, hull_r: 2, commander: { at: 'pod_l' } },
    },
    not: ['phaser', 1, 'section', 3, false],
  },
  {
    what: 'walks back to the bridge to command',
    scene: { A: { captain: { at: 'tele' }, commander: { ended: true }, lieutenant: { ended: true } } },
    answer: ['step', 0, 1],
  },
  { what: 'ends when nothing is left to do', scene: { A: { captain: { ended: true }, commander: { ended: true } } }, answer: ['end', 2] },
] as { what: string; scene: Scene; answer?: Json; not?: Json; verb?: string }[])(
  'the Officer $what',
  ({ scene: setting, answer, not, verb }) => {
    const chosen = choice(setting);
    if (answer !== undefined) expect(chosen).toEqual(answer);
    if (not !== undefined) expect(chosen).not.toEqual(not);
    if (verb !== undefined) expect((chosen as Json[])[0]).toBe(verb);
  },
);

const WRECKED = { laser_l: 3, laser_r: 3, eng: 3, hull_f: 3, hull_l: 3, hull_r: 3 };

test('a hand that nothing can be done with is let go of, what protects is kept', () => {
  const jammed = ['Barrel Roll', 'Shields Up!', 'Energy Shield', 'Energy Shield', 'Phaser Rifle'];
  const t = scene({
    A: { ...WRECKED, captain: { dead: true }, commander: { dead: true }, lieutenant: { at: 'bridge', chair: 2, hand: jammed } },
    match: { round: 18 },
  });
  expect(chooses(t)).toEqual(['turn-in', 2]);
  // Shields Up! without engineering, Barrel Roll without Evasive, the second Energy Shield.
  expect(chooses(t.does('A lieutenant', 'turn-in'))).toEqual([
    [33, 0],
    [25, 0],
    [15, 0],
  ]);
  const able = scene({ A: { captain: { hand: ['Shields Up!', 'Barrel Roll', 'Evasive Maneuvers'] }, ...{ engine_l: 3, engine_r: 3 } } });
  const kept = chooses(able.does('A captain', 'turn-in')) as Json[];
  expect(kept).not.toContainEqual([25, 0]);
  expect(kept).not.toContainEqual([33, 0]);
});

test('what is offered to a mate is not turned in', () => {
  const setting = (offers: NonNullable<Scene['offers']>): Scene => ({
    mode: 'seats',
    A: { commander: { hand: ['Escape Pod', 'Gas Mask'] }, lieutenant: { hand: ['Redshirt Dive!'] } },
    offers,
  });
  const asked = (offers: NonNullable<Scene['offers']>) => chooses(scene(setting(offers)).does('A commander', 'turn-in'), 1);
  expect(asked([])).toEqual([
    [8, 0],
    [17, 0],
  ]);
  expect(asked([{ from: 'A commander', to: 'A lieutenant', mine: 'Escape Pod', his: 'Redshirt Dive!' }])).toEqual([[17, 0]]);
});

test.each([
  { who: 'A captain', shooter: 'A commander', of: 'B' },
  { who: 'B captain', shooter: 'B commander', of: 'A' },
])('a shot that did nothing is remembered: $shooter does not fire at the shield of an enemy again', ({ shooter, of }) => {
  const home = of === 'B' ? 'A hull_l' : 'B hull_l';
  const target = { captain: { at: home, hand: ['Energy Shield'] } };
  const rest = { captain: { ended: true }, lieutenant: { ended: true } };
  const t = scene({
    A: of === 'A' ? target : rest,
    B: of === 'B' ? target : rest,
    match: { place: of === 'B' ? 0 : 1 },
  });
  const [seat, foe] = of === 'B' ? [0, 3] : [1, 0];
  const fire = ['phaser', of === 'B' ? 1 : 4, 'officer', foe, false];
  expect(chooses(t, seat)).toEqual(fire);
  t.does(shooter, 'phaser', '@officer', `${of} captain`, false);
  expect([t.tells('unharmed').length, t.state.officers[foe]?.shielded]).toEqual([1, true]);
  t.ends(of === 'B' ? 'A' : 'B').ends(of);
  expect(chooses(t, seat)).not.toEqual(fire);
  // A guess deals him the shield that all have seen.
  const world = t.stage.run.imagine(seat, new SeededChance(seedFrom(3)));
  expect(world.state.officers[foe]?.hand).toContain(15);
});

test('a shield that was let go of is forgotten with the next hit, and a rifle is known by its shot', () => {
  const t = scene({
    A: { commander: { hand: ['Phaser Rifle'] } },
    B: { captain: { at: 'A hull_l', shielded: true, redshirts: 9 } },
  }).does('A commander', 'phaser', '@officer', 'B captain', false);
  expect([t.who('B captain').shielded, t.who('A commander').rifled]).toEqual([false, true]);
  const world = t.stage.run.imagine(1, new SeededChance(seedFrom(4)));
  expect(world.state.officers[1]?.hand).toContain(9);
  const hidden = scene({
    B: { captain: { at: 'A hull_l', dummyAt: 'B tele', hand: ['Energy Shield'] } },
    fires: [{ at: 'A hull_l', of: 'A', count: 2 }],
  });
  hidden.ends('A').ends('B');
  expect(hidden.who('B captain').shielded).toBe(false);
});

test('Short-Range Teleport leads past a force field, and is not wasted where nothing is to be done', () => {
  const alone = { captain: { ended: true }, commander: { ended: true } };
  const hand = ['Short-Range Teleport', 'Repair Lvl 2'];
  const from = (more: object) => choice({ A: { ...alone, strut_r: 2, lieutenant: { hand }, ...more } });
  const shut = { A: { ...alone, strut_r: 2, lieutenant: { hand } }, fields: [{ at: 'A hull_r', of: 'B' as const }] };
  expect(choice(shut)).toEqual(['play-in', 2, 16, sec('strut_r')]);
  expect((from({ strut_r: 0 }) as Json[])[0]).not.toBe('play-in');
  expect(from({ strut_r: 0, hull_r: 2 })).toEqual(['step', 2, sec('hull_r')]);
});

test.each([
  { what: 'its own commander is aboard', commander: { at: 'B pod_l' }, fires: false },
  { what: 'its commander has an Escape Pod', commander: { at: 'B pod_l', hand: ['Escape Pod'] }, fires: true },
  { what: 'more enemies than friends are', commander: { at: 'B pod_l' }, crew: {}, fires: true },
  { what: 'nobody of its crew is', commander: {}, fires: true },
])(
  'a captain sinks a ship, $fires, when $what',
  ({ commander, crew = { commander: { dead: true }, lieutenant: { dead: true } }, fires }) => {
    const t = scene({
      A: { captain: {}, commander: { ...commander, ended: true }, lieutenant: { ended: true } },
      B: { shield: 3, hull_f: 3, hull_l: 3, hull_r: 3, tele: 2, ...crew },
    });
    expect((chooses(t) as Json[])[0] === 'fire').toBe(fires);
  },
);

test('a card that would change nothing is not burnt', () => {
  const alone = { commander: { ended: true }, lieutenant: { ended: true } };
  for (const card of ['Lock On', 'Overcharge', 'Strafing Run', 'Aimed Shot'])
    expect((choice({ A: { laser_l: 3, laser_r: 3, captain: { hand: [card] }, ...alone } }) as Json[])[0]).not.toBe('play');
  expect(choice({ A: { laser_l: 3, captain: { hand: ['Lock On'] }, ...alone } })).toEqual(['play', 0, 20]);
});

test('Nano-Repair comes before repairs of the core by hand, and a brigade goes where it believes the damage is', () => {
  const t = scene({ A: { tele: 3, hull_f: 2, captain: { hand: ['Nano-Repair'] }, commander: { hand: ['Repair Lvl 2'] } } });
  expect(chooses(t)).toEqual(['play', 0, 26]);
  const behind = scene({
    A: {
      bridge: 1,
      sensor: 2,
      is: { virus: 2, senders: 2, memory: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0] },
      commander: { at: 'hull_f', redshirts: 3, hand: ['Repair Brigade'] },
    },
  }).does('A commander', 'play', 'Repair Brigade');
  const prompt = behind.stage.prompt(0);
  const spread = chooses(behind) as number[];
  const points = Object.fromEntries((prompt.options as number[]).map((section, i) => [section, spread[i]]));
  expect([points[sec('bridge')], points[sec('sensor')]]).toEqual([1, 2]);
});

test.each([
  { what: 'its ship can neither fire nor mend', A: WRECKED, round: 6, boards: true },
  { what: 'its ship still fires', A: {}, round: 6, boards: false },
  { what: 'everybody over there is fresh', A: {}, round: 1, boards: false, redshirts: 4 },
  { what: 'it has company', A: {}, round: 6, boards: true, redshirts: 4 },
])('an officer with Boarding goes over ($boards) when $what', ({ A, round, boards, redshirts = 0 }) => {
  const t = scene({
    A: { ...A, captain: { ended: true }, commander: { redshirts, hand: ['Boarding'] }, lieutenant: { ended: true } },
    match: { round },
  });
  expect((chooses(t) as Json[])[0] === 'play-there').toBe(boards);
});

test('the Officer answers what cards go on to ask', () => {
  const brigade = scene({ A: { hull_f: 2, sensor: 2, commander: { at: 'hull_f', redshirts: 3, hand: ['Repair Brigade'] } } }).does(
    'A commander',
    'play',
    'Repair Brigade',
  );
  expect(chooses(brigade)).toEqual([2, 1]);
  const beam = scene({
    A: { captain: { hand: ['Scythe Beam'] } },
    B: { hull_f: 2, tele: 2, hull_l: 2, captain: { at: 'pod_r' }, commander: { at: 'pod_l' } },
  }).does('A captain', 'play', 'Scythe Beam', 'B');
  expect(chooses(beam)).toEqual([1, 2, 4]);
  const missile = scene({
    A: { is: { aimed: true }, captain: { hand: ['Missile Barrage'] } },
    B: { hull_l: 1, captain: { at: 'pod_r' }, commander: { at: 'pod_l' }, lieutenant: { at: 'strut_l' } },
  }).does('A captain', 'play', 'Missile Barrage', 'B');
  expect(chooses(missile)).toBe(sec('hull_l'));
  const turnIn = scene({ A: { commander: { hand: ['Gas Mask', 'Repair Lvl 1', 'Phaser Rifle', 'Phaser Rifle', 'Escape Pod'] } } }).does(
    'A commander',
    'turn-in',
  );
  expect(chooses(turnIn)).toEqual([
    [17, 0],
    [0, 0],
    [9, 0],
  ]);
});

test('the Officer takes defectors in while there is room, and the senior takes command', () => {
  const setting = (lieutenant: object): Scene => ({
    mode: 'seats',
    A: { captain: { dead: true } },
    B: { lieutenant },
    C: { lieutenant: { team: 1, order: 3 } },
  });
  const room = scene(setting({ dead: true })).does('A commander', 'defect', 'B');
  expect(chooses(room, 3)).toEqual(['accept', 3, 1]);
  const full = scene(setting({})).does('A commander', 'defect', 'B');
  expect(chooses(full, 3)).toEqual(['decline', 3, 1]);
  const command = scene({ A: {}, B: { captain: { dead: true } } }).ends('A');
  expect(chooses(command, 1)).toBe(4);
});

test('a better position is worth more, and the chances add up to 1', () => {
  const worth = (setting: Scene): number[] => game.knowledge.evaluate(scene(setting).state);
  const even = worth({});
  // The crew to move is a little ahead, and the others by as much behind.
  expect(even[0]).toBeGreaterThan(0.5);
  expect(worth({ match: { place: 1 } })[1]).toBeCloseTo(even[0] as number);
  for (const better of [
    { B: { tele: 2 } },
    { B: { captain: { health: 1 } } },
    { A: { captain: { redshirts: 2 } } },
    { B: { shield: 3 } },
    { B: { commander: { dead: true } } },
  ] as Scene[])
    expect(worth(better)[0]).toBeGreaterThan(even[0] as number);
  const six = worth({ mode: 'seats', B: { tele: 2 } });
  expect(six.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
  expect(six[0]).toBeCloseTo(six[2] as number);
});

test('the Officer beats random play in nine of ten matches', () => {
  const read = readOptions(game.options, {});
  if ('problem' in read) throw new Error(read.problem);
  let won = 0;
  for (let seed = 0; seed < 20; seed++) {
    const run: Run<Match> = Run.begin(game as never, { seats: 2, options: read.options, chance: new SeededChance(seedFrom(seed, 5)) });
    const chance = new SeededChance(seedFrom(seed, 6));
    const officer = seed % 2;
    while (run.result === null) {
      const ask = (run.wait === 'all' ? run.openAsks : run.asks)[0];
      if (ask === undefined) throw new Error(run.fault ?? 'nobody is asked');
      const answer = ask.seat === officer ? game.knowledge.officer(run.state, ask, chance) : randomAnswer(ask, run.state, chance);
      run.play(answer, run.asks.indexOf(ask));
    }
    if (run.result.ranking[0]?.length === 1 && run.result.ranking[0][0] === officer) won++;
  }
  expect(won).toBeGreaterThanOrEqual(18);
});

test('the Officer brings weapons to the raider and repairs to the officer near the damage; once a turn where others must agree', () => {
  const swapOf = (setting: Scene) => {
    const t = scene(setting);
    const ask = t.stage.run.askOf(t.seatOf('A captain'));
    if (ask === null) throw new Error('nobody is asked');
    const answer = game.knowledge.officer(t.state, ask, new SeededChance(seedFrom(1))) as readonly unknown[];
    return answer[0] === 'swap' ? answer : null;
  };
  const rifle = { at: 'hull_f', hand: ['Phaser Rifle'], steps: 0, helm: true };
  const raider = { at: 'tele', redshirts: 3, hand: ['Repair Lvl 3'] };
  const setting: Scene = { mode: 'seats', A: { captain: rifle, commander: raider, lieutenant: { ended: true } } };
  expect(swapOf(setting)).toEqual(['swap', 0, 1, 9, 2]);
  expect(swapOf({ ...setting, A: { ...setting.A, captain: { ...rifle, offers: 1 } } })).toBe(null);
  expect(swapOf({ ...setting, A: { ...setting.A, commander: { ...raider, at: 'B tele' } } })).toBe(null);
  expect(swapOf({ ...setting, A: { ...setting.A, commander: { ...raider, hand: ['Phaser Rifle'] } } })).toBe(null);
});

test('the Cadet and the search are offered only legal answers', () => {
  const t = scene({ A: { captain: { hand: ['Ramming Speed!'] }, commander: { hand: ['Boarding', 'Phaser Rifle'] } } });
  const ask = t.stage.run.askOf(0);
  if (ask === null) throw new Error('nobody is asked');
  const offered = t.stage.prompt(0).options.map((one) => JSON.stringify(one));
  for (let seed = 0; seed < 20; seed++)
    expect(offered).toContain(JSON.stringify(game.knowledge.cadet(t.state, ask, new SeededChance(seedFrom(seed)))));
  const candidates = game.knowledge.candidates?.(t.state, ask, new SeededChance(seedFrom(1))) ?? [];
  expect(candidates.length).toBeGreaterThan(1);
  for (const { answer } of candidates) expect(offered).toContain(JSON.stringify(answer));
});

test.each([
  { what: 'takes a swap', his: 'Gas Mask', mine: 'Redshirt', verb: 'accept' },
  { what: 'declines one that costs more than it brings', his: 'Redshirt', mine: 'Gas Mask', verb: 'decline' },
])('a mate who has ended $what all the same', ({ his, mine, verb }) => {
  const t = scene({ mode: 'seats', A: { captain: { hand: [mine] }, commander: { hand: [his], ended: true } } });
  t.does('A captain', 'swap', 'A commander', mine, his);
  expect(chooses(t, 1)).toEqual([verb, 1, 0]);
});
