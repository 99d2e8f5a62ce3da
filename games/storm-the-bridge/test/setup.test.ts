import { type Json, Run, readOptions, SeededChance, seedFrom } from '@bridgehead/kernel';
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import {
  ALL_LEADERS,
  type Bridge,
  CONDUIT_ACCESS,
  ENGINE_ROOM,
  game,
  isAction,
  isCrew,
  isLeader,
  matchOf,
  NONE,
  nameOf,
} from '../index.ts';
import { hostOf } from '../rules/questions.ts';

function begin(seats: number, seed: number, given: Record<string, Json> = {}): Run<Bridge> {
  const read = readOptions(game.options, given);
  if ('problem' in read) throw new Error(read.problem);
  return Run.begin(game, { seats, options: read.options, chance: new SeededChance(seedFrom(seed)) }, { kept: true, watched: true });
}
/** Opening hands without what the first seat drew in its Reset, which is nothing: hands are full. */
const hands = (s: Bridge): number[] => s.hand.map((cards) => cards.length);
const isBragga = (leader: number): boolean => nameOf(leader) === 'Bragga';

rulings(
  'STB-12, STB-13, STB-14, STB-20, STB-R2: %i seats get one leader each; only their matches leave the crew deck',
  [2, 3, 4, 5, 6],
  (seats) => {
    const { state: s } = begin(seats, 1);
    expect(new Set(s.leader).size).toBe(seats);
    expect(s.aside.filter(isLeader)).toHaveLength(9 - seats);
    expect(s.aside.filter(isCrew).sort()).toEqual(s.leader.map(matchOf).sort());
    expect(s.crewStack.length + s.pool.filter((crew) => crew !== NONE).length).toBe(32 - seats);
  },
);

ruling('STB-1, STB-2: the FSS Polemus has nine who want to command her; each seat is one of them, and a writer with cards', () => {
  expect(game.rulebook.chapters[0]?.clauses[0]?.text).toContain('FSS Polemus');
  const run = begin(6, 1);
  const { parties, aside } = game.view(run.state, 'spectator', false);
  const leaders = parties.flatMap(({ leader }) => (leader === null ? [] : [leader.card]));
  expect([...leaders, ...aside.filter(isLeader)].map(nameOf).sort()).toEqual([
    'Bragga',
    'Endago',
    'Harrow Kett',
    'Iluma Pesh',
    'Nuur-7',
    'Ossa Threnn',
    'Quillon Sarr',
    'Vesper Lohn',
    'Zef Marrow',
  ]);
  expect([leaders.length, new Set(leaders).size]).toEqual([6, 6]);
  for (const { handCount } of parties) expect(handCount).toBeGreaterThan(4);
});

ruling('STB-13: the leaders set aside are shown to all and never come back', () => {
  const run = begin(2, 3);
  expect((game.view(run.state, 'spectator', false).aside ?? []).filter(isLeader)).toEqual(
    ALL_LEADERS.filter((leader) => !run.state.leader.includes(leader)),
  );
});

ruling('STB-15, STB-25: all five sections begin in the centre, untapped and without an owner', () => {
  const { sections } = game.view(begin(4, 1).state, 0, false);
  expect(sections.map(({ owner, tapped }) => [owner, tapped])).toEqual(Array(5).fill([NONE, false]));
});

ruling('STB-16, STB-18, STB-R3: Conduit Access lies with the Engine Room; the stack is built from the other 103 cards', () => {
  const { state: s } = begin(2, 1, { start: 'printed' });
  expect(hostOf(s, CONDUIT_ACCESS)).toBe(ENGINE_ROOM);
  expect(s.actionStack.length + s.hand.flat().length).toBe(103);
});

ruling('STB-17, STB-R27: everybody is dealt the default hand, Bragga one more', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const { state: s } = begin(3, seed);
    if (s.owed === null) expect(hands(s)).toEqual(s.leader.map((leader) => (isBragga(leader) ? 6 : 5)));
  }
});

ruling('STB-19: the Discard Pile begins empty and holds action cards only', () => {
  const run = begin(2, 5, { firstSeat: '1' });
  expect(run.state.discard).toEqual([]);
  const chance = new SeededChance(seedFrom(8));
  for (let i = 0; i < 400 && run.result === null; i++) {
    const ask = run.openAsks[0];
    if (ask === undefined) break;
    run.play(game.knowledge.officer(run.state, ask, chance));
    expect(run.state.discard.every(isAction)).toBe(true);
  }
});

ruling('STB-21: two crew lie face up, and there is room for a third', () => {
  const { pool, crewStack } = begin(2, 1).state;
  expect(pool.map((crew) => crew !== NONE)).toEqual([true, true, false]);
  expect(crewStack).toHaveLength(28);
});

ruling('STB-R1: two to six seats; the first is drawn; then clockwise', () => {
  expect(game.seats).toEqual({ min: 2, max: 6 });
  const first = new Set(Array.from({ length: 20 }, (_, seed) => begin(3, seed).state.firstSeat));
  expect([...first].sort()).toEqual([0, 1, 2]);
  expect(begin(3, 4, { firstSeat: '3' }).state.active).toBe(2);
});

ruling('STB-R39: what happens to all at once goes round from the active seat', () => {
  const run = begin(4, 2, { firstSeat: '3' });
  const dealt = run.takeEvents().flatMap(({ all }) => (all?.type === 'drew' ? [all.seat] : []));
  expect(dealt.slice(0, 4)).toEqual([2, 3, 0, 1]);
});

rulings(
  'STB-R32: with $seats seats and the option $option the Bridge has a bonus of $bonus',
  [
    { seats: 2, option: 'seats', bonus: 2 },
    { seats: 5, option: 'seats', bonus: 5 },
    { seats: 5, option: '2', bonus: 2 },
  ],
  ({ seats, option, bonus }) => {
    expect(begin(seats, 1, { bridgeDefense: option }).state.bridgeDefense).toBe(bonus);
  },
);

ruling('STB-17: with the balanced start the second seat has 2 more cards, every later one 3', () => {
  const { state: s } = begin(4, 2, { start: 'balanced', firstSeat: '2' });
  const extra = s.hand.map((cards, seat) => cards.length - 5 - (isBragga(s.leader[seat] as number) ? 1 : 0));
  expect(extra).toEqual([3, 0, 2, 3]);
});

ruling('STB-12: in a draft each seat keeps one of two in secret; all are shown together, the rest is out', () => {
  const run = begin(2, 1, { leaders: 'draft' });
  const offers = [0, 1].map((seat) => run.prompt(seat)?.options as number[]);
  expect(offers.map((cards) => cards.length)).toEqual([2, 2]);
  expect(game.view(run.state, 0, false).offered).toEqual(offers[0]);
  expect(JSON.stringify(game.view(run.state, 0, false))).not.toContain(JSON.stringify(offers[1]));
  run.answer(0, run.askOf(0)?.id as number, offers[0]?.[1]);
  expect(game.view(run.state, 1, false).parties[0]?.leader).toBeNull();
  run.answer(1, run.askOf(1)?.id as number, offers[1]?.[0]);
  expect(run.state.leader).toEqual([offers[0]?.[1], offers[1]?.[0]]);
  expect(run.state.aside).toEqual(expect.arrayContaining([offers[0]?.[0], offers[1]?.[1]]));
});

ruling('STB-12: leaders can be chosen openly, in reverse turn order', () => {
  const run = begin(3, 1, { leaders: 'choose', firstSeat: '1' });
  const order: number[] = [];
  while (run.state.phase === 'leaders') {
    const ask = run.openAsks[0];
    order.push(ask?.seat as number);
    run.answer(ask?.seat as number, ask?.id as number, run.prompt(ask?.seat as number)?.options[0]);
  }
  expect(order).toEqual([2, 1, 0]);
  expect(run.state.leader).toEqual([2, 1, 0]);
});

rulings(
  'STB-R40: a seat that leaves while leaders are a matter of %s gets no cards and no turn; the others play on',
  ['draft', 'choose'],
  (leaders) => {
    const run = begin(3, 6, { leaders, firstSeat: '1' });
    expect(run.concede(0)).toBeNull();
    while (run.state.phase === 'leaders') {
      const ask = run.openAsks[0];
      expect(ask?.seat).not.toBe(0);
      run.answer(ask?.seat as number, ask?.id as number, run.prompt(ask?.seat as number)?.options[0]);
    }
    expect(run.fault).toBeNull();
    expect([run.state.hand[0], run.state.active, new Set(run.state.leader).size]).toEqual([[], 1, 3]);
  },
);
