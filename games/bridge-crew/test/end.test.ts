import { say } from '@bridgehead/kernel';
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { game } from '../index.ts';
import { rankingOf } from '../rules/end.ts';
import { lastOrdinaryRound, lastRoundOfAll } from '../state.ts';
import { named, position, scene } from './scene.ts';

const LIMITS: readonly (readonly [string, 'off' | 'standard' | 'late', string])[] = [
  ['off', 'off', '120/120 160/160 200/200 240/240 280/280'],
  ['standard', 'standard', '24/33 30/42 36/51 42/60 48/69'],
  ['late', 'late', '36/45 48/60 60/75 72/90 84/105'],
];
rulings('BRC-R59: last ordinary round and last of all, 3 to 7 seats, $name', named(LIMITS), ({ row: [, finalAct, expected] }) => {
  const limits = [3, 4, 5, 6, 7].map((seats) => {
    const s = position({ seats, options: { finalAct } });
    return `${lastOrdinaryRound(s)}/${lastRoundOfAll(s)}`;
  });
  expect(limits.join(' ')).toBe(expected);
});

ruling('BRC-R39, R59: the hard stop: after the last round the Captain of the next one writes a cliff-hanger, joke and title', () => {
  const t = scene({
    seats: 3,
    round: 33,
    commission: '',
    officers: ['C4', 'C4 C4', 'C8'],
    options: { narration: 'full' },
    dice: [1, 8],
    encounter: 'E12',
  });
  t.answers(0, 'save');
  t.answers(0, '');
  t.answers(2, '');
  expect(t.asked).toEqual(['1 finale']);
  expect([t.state.isContinued, t.stage.prompt(1).params]).toEqual([true, { continued: true }]);
  t.answers(1, '');
  t.answers(1, '');
  t.answers(1, '');
  expect(t.result).toEqual({ ranking: [[1], [2], [0]], reason: 'brc.end.continued', clause: 'BRC-R39' });
  expect(
    t
      .events('text.posted')
      .slice(-2)
      .map(({ kind, seat }) => `${kind} ${seat}`),
  ).toEqual(['finale 1', 'joke 1']);
});
ruling('BRC-R39: one round before that play goes on', () => {
  const t = scene({ seats: 3, round: 32, officers: ['C4'], encounter: 'E12', dice: [1, 8] });
  t.answers(0, 'save');
  expect([t.state.round, t.state.isContinued, t.asked]).toEqual([33, false, ['1 command']]);
});

ruling('BRC-R38, R58: ranking: the hero, then faces, then dice, equals share', () => {
  const s = position({ seats: 5, officers: ['C4', 'C12', 'C6 C6', 'C12', 'C10 C12'] });
  expect(rankingOf(s, 0)).toEqual([[0], [4], [2], [1, 3]]);
  expect(rankingOf(s, -1)).toEqual([[4], [2], [1, 3], [0]]);
});
ruling('BRC-R58: who conceded ranks last, the latest first, a hero too', () => {
  const s = position({ seats: 5, officers: ['C12 C12', 'C10', 'C8', 'C6', 'C4'], change: (v) => v.conceded.push(0, 2) });
  expect(rankingOf(s, 0)).toEqual([[1], [3], [4], [2], [0]]);
  expect(rankingOf(s, 4)).toEqual([[4], [1], [3], [2], [0]]);
});

ruling('BRC-R45, R58, R61: example 20: conceding in mid-auction changes nothing; the later Breakthrough of that seat does not win', () => {
  const t = scene({ officers: ['C12 C12 C6', 'C6', 'C12 C12', 'C12'], encounter: 'E4 E4', dice: [4, 3, 4, 12, 12, 1] });
  t.orders('beam', { offer: 8 });
  t.bids(8);
  t.stage.concede(2);
  expect([t.asked, t.state.bid, t.state.bidder, t.state.out]).toEqual([['2 order-bid'], 8, 1, [false, false, false, false]]);
  expect(t.events('conceded')).toEqual([{ type: 'conceded', seat: 2 }]);
  t.bids(4, 'none'); // the bot that holds the seat now bids on
  t.attitudes('neutral', 'neutral');
  expect(t.state.captain).toBe(2);
  t.answers(2, 'save');
  expect(t.result).toEqual({ ranking: [[0], [3], [1], [2]], reason: 'brc.end.computer', clause: 'BRC-R58' });
});
ruling('BRC-R58: example 20: A 30 faces, B 12 in two dice, D 12 in one, C the computer: A, B, D, C', () => {
  const s = position({ officers: ['C12 C12 C6', 'C6 C6', 'C12', 'C12'], change: (v) => v.conceded.push(2) });
  expect(rankingOf(s, 2)).toEqual([[0], [1], [3], [2]]);
});

ruling('BRC-R58: a Breakthrough by a conceded seat: the ship’s computer saves the day, and the best of the others wins', () => {
  const t = scene({ officers: ['C4', 'C12 C12 C6', 'C12', 'C6 C6'], encounter: 'E4', dice: [4, 1], change: (s) => s.conceded.push(0) });
  t.answers(0, 'save');
  expect(t.result).toEqual({ ranking: [[1], [3], [2], [0]], reason: 'brc.end.computer', clause: 'BRC-R58' });
});
ruling('BRC-R58: when every seat has conceded the match ends at once', () => {
  const t = scene({ seats: 3 });
  t.stage.concede(1);
  t.stage.concede(0);
  expect(t.result).toBeNull();
  t.stage.concede(2);
  expect(t.result).toEqual({ ranking: [[2], [0], [1]], reason: 'brc.end.conceded', clause: 'BRC-R58' });
});
ruling('BRC-R58: X38: a seat that was given up is a bot’s to the end', () => {
  expect([game.givenUp?.clause, say(game.givenUp?.say ?? { key: '' }, game.wording)]).toEqual([
    'BRC-R58',
    'This seat was given up; a bot plays it to the end.',
  ]);
});
ruling('BRC-R58: conceding twice is noted once', () => {
  const t = scene();
  t.stage.concede(1);
  t.stage.concede(1);
  expect([t.state.conceded, t.events('conceded').length]).toEqual([[1], 1]);
});
ruling('BRC-R58, R46: what was decided stands when somebody concedes: the Order, the die, the attitude', () => {
  const t = scene({ dice: [2, 9] });
  t.taken('phasers', 8);
  t.answers(3, [10, 'E']);
  t.answers(3, 'hostile');
  t.stage.concede(0);
  expect([t.asked, t.state.attitudes, t.state.order]).toEqual([['1 face-off'], [null, 'hostile'], 'phasers']);
  t.answers(1, 'neutral');
  expect(t.events('challenge.won')).toHaveLength(1);
});
ruling('BRC-R58: answers to an unfinished question to several seats are asked for again', () => {
  const t = scene({ phase: 'names', options: { narration: 'full' } });
  t.answers(1, 'Zara');
  t.stage.concede(3);
  expect(t.asked).toEqual(['0 name', '1 name', '2 name', '3 name']);
});
ruling('BRC-R45: a player with no dice still bids, and is asked like everybody', () => {
  const t = scene();
  t.orders('beam', { offer: 12 });
  expect(t.asked).toEqual(['1 order-bid']);
});

ruling(
  'BRC-R39: without a Final Act no Captain is made to Save the Day in any round, no die leaves after a failure, and nothing is announced',
  () => {
    for (const [seats, round] of [
      [3, 25],
      [3, 34],
      [5, 119],
    ] as const) {
      const t = scene({ seats, round, options: { finalAct: 'off' }, officers: ['C4'], encounter: 'E12 E10', dice: [1, 10, 12] });
      expect(t.stage.prompt(0).options).toContain('hail');
      t.answers(0, 'save');
      expect([t.events('finalAct.announced'), t.events('finalAct.began')]).toEqual([[], []]);
      expect(t.moves.filter((move) => move.includes('removed'))).toEqual([]);
      expect([t.result, t.state.round]).toEqual([null, round + 1]);
    }
  },
);
ruling('BRC-R39: without a Final Act a forgotten table stops after 40 rounds for each seat, and not a round earlier', () => {
  const after = (round: number) => {
    const t = scene({ seats: 3, round, options: { finalAct: 'off' }, officers: ['C4'], encounter: 'E12', dice: [1, 8] });
    t.answers(0, 'save');
    return t.result?.reason ?? t.asked;
  };
  expect([after(119), after(120)]).toEqual([['1 command'], 'brc.end.continued']);
});
