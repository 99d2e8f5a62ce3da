/** Set-up: seats, modes, options, names, the first draw. */
import { isRefusal, type Json, Run, readOptions, SeededChance, seatCounts, seatsProblem, seedFrom } from '@bridgehead/kernel';
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { game } from '../index.ts';
import { crewOf, type Match } from '../state.ts';
import { section as sec } from './scene.ts';

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
  expect([begin(3).state.bots, begin(6).state.bots]).toEqual([[], []]);
});

ruling('RED-R69: a duel is two captains with a bot in engineering each and four crew cards', () => {
  const run = begin(2, { crewing: 'duel', firstShip: 'as-listed', opening: 'seed' });
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

ruling('RED-04, RED-R79: a name of 25 characters is refused, one of 24 is not', () => {
  const run = begin(2);
  const ask = run.openAsks[0] as { id: number };
  expect(run.why(0, ask.id, 'x'.repeat(25))).toMatchObject({ clause: 'RED-R79', say: { key: 'refusal.too-long', params: { max: 24 } } });
  expect(run.why(0, ask.id, 'x'.repeat(24))).toBeNull();
});

ruling('RED-R79, RED-R81: a seat that gives up before the ships are named is not asked any more, and the ship has its default name', () => {
  const run = begin(3);
  run.concede(1);
  expect(run.openAsks.map((ask) => ask.seat)).toEqual([0, 2]);
  expect(named(run, ['Brigand', 'brigand'])).toEqual(['Brigand', 'Brigand II', 'brigand III']);
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
  const run = begin(2, { firstShip: 'as-listed', opening: 'seed' });
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

rulings(
  'RED-R69: the $opening opening, $firstShip first: the first captain has $captain captain cards, the second draws four',
  [
    { opening: 'balanced', firstShip: 'as-listed', seats: 2, captain: 2 },
    { opening: 'balanced', firstShip: 'as-listed', seats: 6, captain: 2 },
    { opening: 'seed', firstShip: 'as-listed', seats: 2, captain: 4 },
    // What nobody chose is balanced.
    { opening: undefined, firstShip: 'as-listed', seats: 3, captain: 2 },
  ],
  ({ opening, firstShip, seats, captain }) => {
    const run = begin(seats, { firstShip, ...(opening === undefined ? {} : { opening }) });
    named(run, []);
    const [first] = run.state.officers;
    expect(first?.hand.filter((card) => card >= 20).length).toBe(captain);
  },
);
