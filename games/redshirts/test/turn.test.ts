/** Set-up, the turn, draws, swaps, turn-ins, command, defection. */
import { isRefusal, type Json, Run, readOptions, SeededChance, seatCounts, seatsProblem, seedFrom } from '@bridgehead/kernel';
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { game } from '../index.ts';
import { crewOf, type Match } from '../state.ts';
import { scene, section as sec } from './scene.ts';

const begin = (seats: number, given: Record<string, Json> = {}, seed = 1): Run<Match> => {
  const read = readOptions(game.options, given);
  if ('problem' in read) throw new Error(read.problem);
  return Run.begin(
    game as never,
    { seats, options: read.options, chance: new SeededChance(seedFrom(seed)) },
    { kept: true, watched: true },
  );
};
const named = (run: Run<Match>, names: readonly string[]): string[] => {
  run.openAsks.forEach((ask, i) => {
    if (isRefusal(run.answer(ask.seat, ask.id, names[i] ?? ''))) throw new Error('refused');
  });
  return run.state.ships.map(({ name }) => name);
};

rulings(
  'RED-02, RED-03, RED-R1, RED-R78: $seats seats make $ships ships in $mode',
  [
    { seats: 2, given: {}, mode: 'command', ships: 2, asked: [0, 1] },
    { seats: 4, given: {}, mode: 'command', ships: 4, asked: [0, 1, 2, 3] },
    { seats: 2, given: { crewing: 'duel' }, mode: 'duel', ships: 2, asked: [0, 1] },
    { seats: 6, given: {}, mode: 'seats', ships: 2, asked: [0, 3] },
    { seats: 12, given: {}, mode: 'seats', ships: 4, asked: [0, 3, 6, 9] },
  ],
  ({ seats, given, mode, ships, asked }) => {
    const run = begin(seats, given);
    expect([run.state.mode, run.state.ships.length, run.openAsks.map((ask) => ask.seat)]).toEqual([mode, ships, asked]);
  },
);

ruling('RED-R78: other numbers of seats make no table', () => {
  expect(seatCounts(game, { crewing: 'by-seats' })).toEqual([2, 3, 4, 6, 9, 12]);
  expect([
    seatsProblem(game, 5, { crewing: 'by-seats' }),
    seatsProblem(game, 3, { crewing: 'duel' }),
    seatsProblem(game, 2, { crewing: 'duel' }),
  ]).toEqual(['With these options the table takes 2, 3, 4, 6, 9 or 12 seats.', 'With these options the table takes 2 seats.', null]);
});

ruling('RED-08, RED-R2: all ships alike; captain on the bridge, commander in the chamber, lieutenant commander in engineering', () => {
  const { officers, ships } = begin(3).state;
  expect(
    officers.map(({ ship, section, health, redshirts, hand, chair }) => [ship, section, health, redshirts, hand.length, chair]),
  ).toEqual(
    [0, 1, 2].flatMap((ship) => [
      [ship, sec('bridge'), 3, 0, 0, 1],
      [ship, sec('tele'), 3, 0, 0, 0],
      [ship, sec('eng'), 3, 0, 0, 0],
    ]),
  );
  expect(ships.every(({ levels }) => levels.every((level) => level === 0))).toBe(true);
});

ruling('RED-R69: a duel is two captains with a bot in engineering each and four crew cards', () => {
  const run = begin(2, { crewing: 'duel', firstShip: 'as-listed' });
  named(run, []);
  const s = run.state;
  expect([crewOf(s, 0), crewOf(s, 1), s.bots.map(({ owner, ship, section }) => [owner, ship, section])]).toEqual([
    [0],
    [3],
    [
      [0, 0, sec('eng')],
      [3, 1, sec('eng')],
    ],
  ]);
  expect([s.officers[0]?.hand.length, s.storm]).toEqual([8, 12]);
});

ruling('RED-04, RED-R79: names are cleaned, empty ones become the default, taken ones are numbered', () => {
  expect(named(begin(4), ['  Star\u0007 Dog ', 'star dog', 'STAR DOG', '\u200b\u200b '])).toEqual([
    'Star Dog',
    'star dog II',
    'STAR DOG III',
    'Dauntless',
  ]);
  expect(named(begin(3), ['', 'Calliope', ''])).toEqual(['Alcyon', 'Calliope', 'Calliope II']);
});

ruling('RED-04: a name of 25 characters is refused, one of 24 is not', () => {
  const run = begin(2);
  const ask = run.openAsks[0] as { id: number };
  expect(run.why(0, ask.id, 'x'.repeat(25))?.say).toEqual({ key: 'refusal.too-long', params: { max: 24 } });
  expect(run.why(0, ask.id, 'x'.repeat(24))).toBeNull();
});

ruling('RED-R69: the first ship is drawn by lot or fixed', () => {
  const firsts = new Set(Array.from({ length: 20 }, (_, seed) => begin(4, {}, seed + 1).state.first));
  expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
  expect(new Set(Array.from({ length: 6 }, (_, seed) => begin(4, { firstShip: 'as-listed' }, seed + 1).state.first))).toEqual(new Set([0]));
});

rulings(
  'RED-R65, RED-R69: storm $storm in $mode begins in round $round',
  [
    { storm: 'by-mode', mode: 'by-seats', round: 20 },
    { storm: 'by-mode', mode: 'duel', round: 12 },
    { storm: '30', mode: 'duel', round: 30 },
    { storm: 'off', mode: 'by-seats', round: 0 },
  ],
  ({ storm, mode, round }) => expect(begin(2, { storm, crewing: mode }).state.storm).toBe(round),
);
rulings(
  'RED-69, RED-R69: defection $given with $seats seats is $allowed',
  [
    { given: { defection: 'by-mode' }, seats: 6, allowed: true },
    { given: { defection: 'by-mode' }, seats: 2, allowed: false },
    { given: { defection: 'on' }, seats: 2, allowed: true },
    { given: { defection: 'off' }, seats: 6, allowed: false },
    { given: { defection: 'on', crewing: 'duel' }, seats: 2, allowed: false },
  ],
  ({ given, seats, allowed }) => expect(begin(seats, given).state.defection).toBe(allowed),
);

ruling('RED-38, RED-39, RED-R29: captains draw to four captain and two crew cards, crew to four', () => {
  const run = begin(2, { firstShip: 'as-listed' });
  named(run, []);
  const hands = run.state.officers.map(({ hand }) => [hand.filter((card) => card >= 20).length, hand.filter((card) => card < 20).length]);
  expect(hands).toEqual([
    [4, 2],
    [0, 4],
    [0, 4],
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

ruling('RED-R69: with the balanced opening the first captain draws two captain cards on the very first turn, the others four', () => {
  const run = begin(2, { opening: 'balanced' }, 5);
  named(run, []);
  const { first, place } = run.state;
  const captainCards = (team: number) => run.state.officers[team * 3]?.hand.filter((card) => card >= 20).length;
  expect([place, captainCards(first)]).toEqual([first, 2]);
  const end = () => run.answer(run.openAsks[0]?.seat as number, run.openAsks[0]?.id as number, ['end-all']);
  end();
  expect(captainCards(1 - first)).toBe(4);
  end();
  expect(captainCards(first)).toBe(4);
});

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
  ).toBe('RED-41: Two cards a turn (Repair Lvl 1 is free).');
  expect(
    t.refusedAnswer(0, [
      [0, 0],
      [13, 0],
      [3, 0],
      [3, 1],
    ]),
  ).toBe('RED-41: Two cards a turn (Repair Lvl 1 is free).');
  t.answers('A commander', [
    [0, 0],
    [13, 0],
    [3, 1],
  ]);
  expect([t.hand('A commander'), t.state.crewDiscard.length]).toEqual([['Redshirt'], 3]);
  expect(t.refused('A commander', 'turn-in')).toBe('RED-41: Two cards a turn (Repair Lvl 1 is free).');
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
  expect([t.hand('A commander'), t.state.half, t.stage.prompt(0).key]).toEqual([['Heal'], [null, null], 'red.menu']);
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
  expect([t.stage.prompt(1).kind, t.stage.view(0).halves.length, t.stage.view(3).halves.length]).toEqual(['distribute', 1, 0]);
  t.does('A lieutenant', 'play', 'Repair Lvl 1', -1, 'hull_f');
  expect([t.stage.prompt(1).key, t.hand('A commander')]).toEqual(['red.menu', ['Repair Brigade']]);
});

// —— swaps ——

ruling('RED-43, RED-R27: one crew card for one crew card, on the same ship, agreed; in command mode at once', () => {
  const t = scene({
    A: { captain: { hand: ['Heal', 'Lock On'] }, commander: { hand: ['Redshirt'] }, lieutenant: { at: 'B pod_l', hand: ['Decoy'] } },
  });
  expect(t.choices('A captain', 'swap')).toEqual([[1, 13, 3]]);
  expect(t.refused('A captain', 'swap', 'A lieutenant', 'Heal', 'Decoy')).toBe('RED-43: You are not on the same ship.');
  expect(t.refused('A captain', 'swap', 'A commander', 'Heal')).toBe('RED-43: It must be an exchange.');
  t.does('A captain', 'swap', 'A commander', 'Heal', 'Redshirt');
  expect([t.hand('A captain'), t.hand('A commander'), t.state.offers]).toEqual([['Lock On', 'Redshirt'], ['Heal'], []]);
});

ruling('RED-R27: twelve swaps a turn', () => {
  const t = scene({ A: { captain: { hand: ['Heal'] }, commander: { hand: ['Redshirt'] } } });
  for (let n = 0; n < 12; n++) t.does('A captain', 'swap', 'A commander', ...(n % 2 === 0 ? ['Heal', 'Redshirt'] : ['Redshirt', 'Heal']));
  expect(t.refused('A captain', 'swap', 'A commander', 'Heal', 'Redshirt')).toBe('RED-R27: Twelve offers a turn.');
  t.does('A commander', 'swap', 'A captain', 'Redshirt', 'Heal').ends('A').ends('B');
  expect(t.who('A captain').offers).toBe(0);
});

ruling('RED-R83: one open offer each; withdrawing and declining leave the cards where they are', () => {
  const t = scene({
    mode: 'seats',
    A: { captain: { hand: ['Heal'] }, commander: { hand: ['Redshirt'] }, lieutenant: { hand: ['Decoy'] } },
  });
  t.does('A captain', 'swap', 'A commander', 'Heal', 'Redshirt');
  expect(t.refused('A captain', 'swap', 'A lieutenant', 'Heal', 'Decoy')).toBe('RED-R83: Withdraw your offer first.');
  t.does('A captain', 'withdraw');
  expect(t.refused('A commander', 'accept', 'A captain')).toBe('RED-R83: That offer is gone.');
  t.does('A captain', 'swap', 'A lieutenant', 'Heal', 'Decoy').does('A lieutenant', 'decline', 'A captain');
  expect([t.state.offers, t.hand('A captain'), t.hand('A lieutenant')]).toEqual([[], ['Heal'], ['Decoy']]);
  t.does('A captain', 'swap', 'A lieutenant', 'Heal', 'Decoy').does('A lieutenant', 'accept', 'A captain');
  expect([t.hand('A captain'), t.hand('A lieutenant')]).toEqual([['Decoy'], ['Heal']]);
});

ruling('RED-R83: ending declines what is open to one; an offer lapses when the two are no longer on one ship', () => {
  const t = scene(
    { mode: 'seats', A: { captain: { hand: ['Heal'] }, commander: { hand: ['Redshirt'] } }, B: { shield: 3 } },
    { picks: [0] },
  );
  t.does('A captain', 'swap', 'A commander', 'Heal', 'Redshirt').does('A commander', 'teleport', 'B');
  expect(t.state.offers).toEqual([]);
  const ended = scene({ mode: 'seats', A: { captain: { hand: ['Heal'] }, commander: { hand: ['Redshirt'] } } });
  ended.does('A captain', 'swap', 'A commander', 'Heal', 'Redshirt').does('A commander', 'end');
  expect([ended.state.offers, ended.stage.run.askOf(1)]).toEqual([[], null]);
});

ruling('RED-R44, RED-103: an XO card goes to the captain for any card of his, anywhere; a captain card coming back keeps the mark', () => {
  const t = scene({ A: { captain: { hand: ['Heal', 'Lock On'] }, commander: { at: 'B pod_l', xo: ['EMP'], hand: ['Redshirt'] } } });
  expect(t.choices('A commander', 'swap')).toEqual([
    [0, 27, 13],
    [0, 27, 20],
  ]);
  expect(t.refused('A captain', 'swap', 'A commander', 'Lock On', 'Redshirt')).toBe(
    'RED-R44: Captain cards change hands only between the captain and somebody with an XO card.',
  );
  t.does('A commander', 'swap', 'A captain', 'EMP', 'Lock On');
  expect([t.hand('A captain'), t.xo('A captain'), t.xo('A commander'), t.hand('A commander')]).toEqual([
    ['Heal', 'EMP'],
    [],
    ['Lock On'],
    ['Redshirt'],
  ]);
});

ruling('RED-R41, RED-98: under EMP the captain takes no XO card', () => {
  const t = scene({ A: { captain: { hand: ['Heal'] }, commander: { xo: ['EMP'] } }, emp: { A: 2 } });
  expect(t.refused('A commander', 'swap', 'A captain', 'EMP', 'Heal')).toBe('RED-98: EMP: captain cards are dead for 2 more turns.');
});

// —— command ——

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
    'RED-29: Only the captain fires the lasers.',
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
  expect(t.refused('A commander', 'take-over')).toBe('RED-64: Only a captain can.');
  t.does('A captain', 'take-over');
  expect(t.refused('A captain', 'play', 'Redshirt')).toBe('RED-55: You have ended your turn.');
  expect(t.refused('A commander', 'swap', 'A captain', 'Heal', 'Redshirt')).toBe('RED-R60: Taking over needs your whole turn.');
  t.ends('A');
  expect([t.ship('B').team, t.tells('tookOver')]).toMatchObject([0, [{ team: 0, success: true }]]);
  const late = scene({ A: { captain: { at: 'B bridge', hand: ['Redshirt'] } }, B: { captain: { at: 'pod_l' } } }).does(
    'A captain',
    'play',
    'Redshirt',
  );
  expect(late.refused('A captain', 'take-over')).toBe('RED-64: Taking over needs your whole turn.');
  const home = scene({ A: {} });
  expect(home.refused('A captain', 'take-over')).toBe('RED-64: Begin your turn on the bridge of an enemy ship.');
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
  expect(t.refused('A lieutenant', 'defect', 'C')).toBe('RED-R62: Your team has asked this turn.');
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
  expect(t.refused('A commander', 'step', 'hull_f')).toBe('RED-83: You are trapped in a force field.');
});

ruling('RED-R62: a petition lapses when the team gets a captain, and with the petitioner’s End turn', () => {
  const chair = petitioning().does('A lieutenant', 'command');
  expect([chair.state.petition, chair.stage.run.askOf(3)]).toEqual([null, null]);
  const ended = petitioning().does('A commander', 'end');
  expect([ended.state.petition, ended.stage.run.askOf(3)]).toEqual([null, null]);
});

ruling('RED-69: nobody defects who has a captain, to a team without one, or to his own', () => {
  expect(scene({ mode: 'seats' }).refused('A commander', 'defect', 'B')).toBe('RED-69: You still have a captain.');
  expect(scene(orphans).refused('A commander', 'defect', 'A')).toBe('RED-69: That is your own crew.');
  expect(scene({ ...orphans, B: { captain: { dead: true } } }).refused('A commander', 'defect', 'B')).toBe(
    'RED-69: Nobody there can take you in.',
  );
  expect(scene({ A: { captain: { dead: true } } }).refused('A commander', 'defect', 'B')).toBe('RED-R69: Nobody defects at this table.');
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

ruling('RED-R1, RED-55: a seat steers only its own officers', () => {
  const t = scene({ mode: 'seats' });
  expect(t.refusedAnswer(0, ['step', 1, sec('hull_f')])).toBe('RED-55: Not your officer.');
  expect(scene({}).refusedAnswer(0, ['step', 4, sec('hull_f')])).toBe('RED-55: Not your officer.');
});

ruling('RED-R27: team-mates see each other’s hands, offers and plans', () => {
  const t = scene({ mode: 'seats', A: { captain: { hand: ['Heal'] }, commander: { hand: ['Redshirt'] } } }).does(
    'A captain',
    'swap',
    'A commander',
    'Heal',
    'Redshirt',
  );
  expect([t.seen(2, 'A captain').own?.hand, t.stage.view(2).offers.length, t.stage.view(3).offers.length]).toEqual([[13], 1, 0]);
});
