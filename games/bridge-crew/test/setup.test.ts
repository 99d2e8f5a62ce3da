import { defaultAnswer, Run, readOptions, type Seat, SeededChance, say, seatsProblem, seedFrom } from '@bridgehead/kernel';
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { CREW, CREW_IDS, PERSONALITIES, PERSONALITY_IDS } from '../cards.ts';
import { game } from '../index.ts';
import { placed, type Voyage } from '../state.ts';
import { flow, inWords, named, poolOf, scene } from './scene.ts';

/** A match from its very first question. */
function begun(seats: number, given: Record<string, string | boolean> = {}, seed = 5): Run<Voyage> {
  const read = readOptions(game.options, given);
  if ('problem' in read) throw new Error(read.problem);
  return Run.begin(game, { seats, options: read.options, chance: new SeededChance(seedFrom(seed)) }, { kept: true, watched: true });
}
rulings('BRC-R1: %s officers are too few or too many', [2, 8, 0, 3.5], (seats) => {
  expect(seatsProblem(game, seats, {})).toContain('3, 4, 5, 6 or 7');
});
ruling('BRC-R1, BRC-1: three to seven sit down, each an officer with two cards', () => {
  for (const seats of [3, 4, 5, 6, 7]) {
    expect(seatsProblem(game, seats, {})).toBeNull();
    const { state } = begun(seats, { cards: 'deal' });
    expect([new Set(state.crewCards).size, new Set(state.personalities).size]).toEqual([seats, seats]);
  }
});

ruling('BRC-4–6, BRC-2: example 1: five players, five of each type in each pool, blue and green, fifty dice', () => {
  const { state } = begun(5);
  expect(state.commission).toEqual(poolOf('5×C4 5×C6 5×C8 5×C10 5×C12'));
  expect(state.encounter).toEqual(poolOf('5×E4 5×E6 5×E8 5×E10 5×E12'));
  expect([...state.commission, ...state.encounter].reduce((sum, n) => sum + n, 0)).toBe(50);
  expect(state.officer.map(inWords)).toEqual(['', '', '', '', '']);
});

ruling('BRC-R2: the first player is drawn, every seat can be it', () => {
  const firsts = new Set(Array.from({ length: 60 }, (_, i) => begun(4, {}, i).state.first));
  expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
  expect(begun(4, {}, 3).takeEvents()[0]?.all).toEqual({ type: 'seat.first', seat: begun(4, {}, 3).state.first });
});

ruling('BRC-7, BRC-8, BRC-R4: a random deal is face up at once', () => {
  const run = begun(4, { cards: 'deal' });
  expect(run.state.revealed).toBe(true);
  expect(run.openAsks.map(({ key }) => key)).toEqual(['brc.name', 'brc.name', 'brc.name', 'brc.name']);
  const hands = new Set(Array.from({ length: 20 }, (_, i) => begun(4, { cards: 'deal' }, i).state.crewCards.join()));
  expect(hands.size).toBeGreaterThan(15);
});

ruling('BRC-3: both sets of cards exist beforehand, seven each', () => {
  expect([CREW_IDS.length, PERSONALITY_IDS.length]).toEqual([7, 7]);
  expect(CREW.map(({ id }) => id)).toEqual([...CREW_IDS]);
  expect(PERSONALITIES.map(({ id }) => id)).toEqual([...PERSONALITY_IDS]);
});

ruling('BRC-9–12, R3, R4, R46: example 2: Reverse Flow with three seats; the middle seat answers twice', () => {
  const t = flow(3);
  expect(t.asked).toEqual(['0 take-crew', '2 take-personality']);
  expect([t.options(0).length, t.options(2).length]).toEqual([7, 7]);
  t.answers(2, 'passionate');
  t.answers(0, 'helm');
  expect(t.asked).toEqual(['1 take-crew']);
  expect(t.options(1)).toHaveLength(6);
  t.answers(1, 'comms');
  expect(t.asked).toEqual(['1 take-personality']); // example 22: nothing has passed on yet
  expect(t.options(1)).toHaveLength(6);
  t.answers(1, 'logical');
  expect(t.asked).toEqual(['2 take-crew', '0 take-personality']);
  expect([t.options(2).length, t.options(0).length]).toEqual([5, 5]);
  expect(t.state.revealed).toBe(false);
  t.answers(0, 'aggressive');
  t.answers(2, 'weapons');
  expect(t.state.revealed).toBe(true);
  expect(t.events('cards.revealed')).toEqual([
    {
      type: 'cards.revealed',
      crew: ['helm', 'comms', 'weapons'],
      personalities: ['aggressive', 'logical', 'passionate'],
      unchosen: ['science', 'engineer', 'first', 'security', 'defensive', 'inquisitive', 'acquisitive', 'philanthropic'],
    },
  ]);
  expect([t.state.crewStack.length, t.state.personalityStack.length]).toEqual([4, 4]);
  expect(t.events('cards.revealed').map((event) => say(game.describe.event(event, 'spectator'), game.wording))).toEqual([
    'All cards turn face up. Out of the game: Science Officer, Chief Engineer, First Officer, Security Chief, Defensive, Inquisitive, Acquisitive, Philanthropic.',
  ]);
});

ruling('BRC-R47, R3: with seven seats the last card of each stack is taken without asking', () => {
  const t = flow(7);
  for (let step = 0; step < 6; step++)
    for (const seat of new Set([step, 6 - step]))
      for (let i = 0; i < (step === 3 ? 2 : 1); i++) t.answers(seat, t.options(seat)[0] as string);
  expect(t.state.revealed).toBe(true);
  expect(new Set(t.state.crewCards).size).toBe(7);
  expect(t.state.crewCards[6]).toBe(6);
});

ruling('BRC-R48: the clock takes the first card of the stack, and No Bid in an auction', () => {
  const t = flow(4);
  expect(t.stage.run.openAsks.map((ask) => defaultAnswer(ask, t.state))).toEqual(['comms', 'logical']);
  const auction = scene({ phase: 'captain-auction', captain: -1, alien: -1 });
  expect(auction.stage.run.openAsks.map((ask) => defaultAnswer(ask, auction.state))).toEqual(['none']);
});

ruling('BRC-R43, BRC-10: a card lies face down until all are chosen; only its owner sees it', () => {
  const t = flow(4);
  t.answers(0, 'helm');
  t.answers(3, 'logical');
  const seen = (viewer: Seat | 'spectator') => t.stage.view(viewer).officers.map(({ crew, personality }) => [crew, personality].join());
  expect(seen(0)).toEqual(['helm,', ',', ',', ',']);
  expect(seen(3)).toEqual([',', ',', ',', ',logical']);
  expect(seen('spectator')).toEqual([',', ',', ',', ',']);
  expect(t.stage.view(1).officers.map(({ hasChosen }) => hasChosen.join())).toEqual(['crew', '', '', 'personality']);
  expect(t.events('card.chosen').map(({ card }) => card)).toEqual([undefined, undefined]);
  expect(t.stage.events(0).filter(({ type }) => type === 'card.chosen')).toEqual([
    { type: 'card.chosen', seat: 0, stack: 'crew', card: 'helm' },
    { type: 'card.chosen', seat: 3, stack: 'personality' },
  ]);
});

ruling('BRC-22, R51, R65: everybody reads the cards and may give a name; the first player names the ship', () => {
  const t = scene({ phase: 'names', options: { narration: 'full' }, first: 2 });
  expect(t.asked).toEqual(['0 name', '1 name', '2 name', '3 name']);
  t.answers(1, 'Zara');
  t.answers(0, '');
  t.answers(3, 'Bo');
  expect(t.state.names).toEqual(['', '', '', '']);
  t.answers(2, '');
  expect(t.state.names).toEqual(['', 'Zara', '', 'Bo']);
  expect(t.events('name.given').map(({ seat, name }) => `${seat} ${name}`)).toEqual(['1 Zara', '3 Bo']);
  expect(t.asked).toEqual(['2 ship']);
  t.answers(2, 'Hopeful');
  expect([t.state.ship, t.state.shipSource]).toEqual(['Hopeful', 'written']);
  expect(t.asked).toEqual(['2 role-bid']);
});
ruling('BRC-R65: an empty ship is drawn', () => {
  const t = scene({ phase: 'names', options: { narration: 'full' }, sides: { ship: [4] } });
  for (const seat of [0, 1, 2, 3, 0]) t.answers(seat, '');
  expect(t.events('ship.named')).toEqual([{ type: 'ship.named', seat: 0, ship: 'Overtime Pending', source: 'ghost' }]);
});

// —— role auctions ——

ruling('BRC-13–19, R6: example 3: the Captain auction among four', () => {
  const t = scene({ phase: 'captain-auction', captain: -1, alien: -1 });
  expect(t.options(0)).toEqual(['none', 4, 6, 8, 10, 12]);
  t.bids(6, 'none');
  expect(t.asked).toEqual(['2 role-bid']);
  expect(t.options(2)).toEqual(['none', 8, 10, 12]);
  t.bids(8, 'none');
  expect(t.asked).toEqual(['0 role-bid']); // round again, the highest bidder skipped
  t.bids('none');
  expect(t.state.captain).toBe(2);
  expect([0, 1, 2, 3].map((seat) => t.officer(seat))).toEqual(['C8', 'C8', '', 'C8']);
  expect(t.state.commission).toEqual(poolOf('4×C4 4×C6 C8 4×C10 4×C12'));
  expect(t.moves).toEqual([0, 1, 3].map((seat) => `C8 commission→officer:${seat} BRC-19`));
});

ruling('BRC-20, BRC-21, R5: example 4: the Alien auction runs the other way, the Captain skipped, who collects a die too', () => {
  const t = scene({
    phase: 'alien-auction',
    captain: 2,
    alien: -1,
    round: 0,
    officers: ['C8', 'C8', '', 'C8'],
  });
  t.bids('none');
  expect(t.asked).toEqual(['1 role-bid']);
  t.bids(4, 10);
  expect(t.asked).toEqual(['1 role-bid']);
  t.bids('none');
  expect(t.roles).toEqual([2, 0]);
  expect([0, 1, 2, 3].map((seat) => t.officer(seat))).toEqual(['C8', 'C8 E10', 'E10', 'C8 E10']);
  expect(t.state.encounter).toEqual(poolOf('4×E4 4×E6 4×E8 E10 4×E12'));
  expect([t.state.round, t.asked]).toEqual([1, ['2 command']]);
});

ruling('BRC-R5: the auction opens with the next seat if the Captain is the last player', () => {
  const t = scene({ phase: 'captain-auction', captain: -1, alien: -1 });
  t.bids('none', 'none', 'none', 12);
  expect([t.state.captain, t.asked]).toEqual([3, ['2 role-bid']]);
});

ruling('BRC-R6: a bid of d12 ends the auction at once, and a jump over several types is legal', () => {
  const t = scene({ phase: 'captain-auction', captain: -1, alien: -1 });
  t.bids(4, 12);
  expect([t.state.captain, t.state.awaits]).toEqual([1, 'alien-auction']);
});

ruling('BRC-15, BRC-R61: out is out, round after round', () => {
  const t = scene({ phase: 'captain-auction', captain: -1, alien: -1 });
  t.bids('none', 4, 6, 8);
  expect(t.asked).toEqual(['1 role-bid']); // not seat 0
  t.bids(10, 'none');
  expect(t.asked).toEqual(['3 role-bid']);
});

ruling('BRC-14, BRC-18: the only bidder takes the card when the others decline', () => {
  const t = scene({ phase: 'captain-auction', captain: -1, alien: -1, first: 1 });
  t.bids('none', 'none', 4, 'none');
  expect(t.state.captain).toBe(3);
});

ruling('BRC-R7: example 5: nobody bids; by lot at d4, the others collect', () => {
  const t = scene({ phase: 'captain-auction', captain: -1, alien: -1, picks: [1] });
  t.bids('none', 'none', 'none', 'none');
  expect(t.state.captain).toBe(1);
  expect([0, 1, 2, 3].map((seat) => t.officer(seat))).toEqual(['C4', '', 'C4', 'C4']);
  expect(t.events('auction.lots')).toEqual([{ type: 'auction.lots', card: 'captain', seat: 1 }]);
});
ruling('BRC-R7: the lot for the Alien falls among those who could have bid, never on the Captain', () => {
  for (const [pick, seat] of [
    [0, 3],
    [1, 2],
    [2, 0],
  ] as const) {
    const t = scene({ phase: 'alien-auction', captain: 1, alien: -1, picks: [pick] });
    t.bids('none', 'none', 'none');
    expect(t.roles).toEqual([1, seat]);
    expect(t.officer(1)).toBe('E4');
  }
});

rulings(
  'OPT-1: a short episode of $name',
  named([
    ['3 seats', 3, '2×E4 2×E6 2×E10 2×E12', '2×C4 2×C6 2×C8 2×C10 2×C12'],
    ['4 seats', 4, '2×E4 2×E6 2×E10 2×E12', '2×C4 2×C6 2×C8 2×C10 2×C12'],
    ['7 seats', 7, '4×E4 4×E6 4×E10 4×E12', '4×C4 4×C6 4×C8 4×C10 4×C12'],
  ] as const),
  ({ row: [, seats, encounter, commission] }) => {
    const t = scene({ seats, options: { length: 'short' }, phase: 'alien-auction', captain: 0, alien: -1 });
    t.bids(8);
    while (t.state.awaits === 'alien-auction') t.bids('none');
    expect(t.state.encounter).toEqual(poolOf(encounter)); // d8: all but one collected, and the last one goes
    expect(t.state.commission).toEqual(poolOf(commission));
    const gone = t.events('dice.moved').filter(({ to }) => to === 'removed');
    expect(new Set(gone.map(({ clause }) => clause))).toEqual(new Set(['OPT-1']));
    expect(t.state.removed.reduce((sum, n) => sum + n, 0)).toBe(gone.reduce((sum, { count }) => sum + count, 0));
  },
);

ruling('BRC-R2: places run clockwise from the first player', () => {
  const { state } = begun(5, {}, 9);
  expect([0, 1, 2, 3, 4].map((place) => placed(state, place))).toEqual([0, 1, 2, 3, 4].map((place) => (state.first + place) % 5));
});

ruling('BRC-R60: seats, clocks and bots are no options of the game', () => {
  expect(Object.keys(game.options)).toEqual([
    'cards',
    'conformance',
    'attitudes',
    'sentienceGate',
    'belayTraining',
    'regulations',
    'length',
    'narration',
    'rating',
    'finalAct',
    'botStyle',
  ]);
  const defaults = Object.entries(game.options).map(([name, spec]) => `${name} ${spec.default}`);
  expect(defaults.join(', ')).toBe(
    'cards reverseFlow, conformance captain, attitudes simultaneous, sentienceGate usual, belayTraining false, regulations false, ' +
      'length standard, narration full, rating teen, finalAct off, botStyle inCharacter',
  );
});
