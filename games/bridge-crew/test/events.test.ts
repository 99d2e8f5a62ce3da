/** Everything that happens is told, once, in order, with its clause. */
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import type { CrewEvent } from '../events.ts';
import { type SceneTable, scene } from './scene.ts';

/** Members in the order in which they are written down; texts only by their kind and source. */
function told(t: SceneTable): string[] {
  const events = t.stage.events('spectator') as unknown as CrewEvent[];
  return events.map((event) => {
    if (event.type === 'text.posted') return `text ${event.seq} ${event.round} ${event.kind} ${event.seat} ${event.source}`;
    if (event.type === 'encounter.drawn') return `encounter ${event.round} ${Object.values(event.sheet).join(' ')}`;
    const { type, ...rest } = event;
    return `${type} ${Object.values(rest)
      .map((one) => (Array.isArray(one) ? `[${one.join(' ')}]` : String(one)))
      .join(' ')}`;
  });
}

ruling('BRC-13, BRC-18, BRC-19, BRC-21, R43: the role auctions', () => {
  const t = scene({ seats: 3, phase: 'captain-auction', round: 0, captain: -1, alien: -1 });
  t.answers(0, 6);
  t.answers(1, 'none');
  t.answers(2, 'none');
  t.answers(2, 'none');
  t.answers(1, 8);
  expect(told(t)).toEqual([
    'auction.opened captain null',
    'auction.bid 0 6 false false',
    'auction.bid 1 none false false',
    'auction.bid 2 none false false',
    'auction.won captain 0 6',
    'dice.moved C6 1 commission officer:1 BRC-19',
    'dice.moved C6 1 commission officer:2 BRC-19',
    'auction.opened alien null',
    'auction.bid 2 none false false',
    'auction.bid 1 8 false false',
    'auction.won alien 1 8',
    'dice.moved E8 1 encounter officer:0 BRC-21',
    'dice.moved E8 1 encounter officer:2 BRC-21',
  ]);
});

ruling('BRC-R7, R43: a card that nobody wants goes by lot, and everybody is told', () => {
  const t = scene({ seats: 3, phase: 'captain-auction', round: 0, captain: -1, alien: -1, picks: [1] });
  for (const seat of [0, 1, 2]) t.answers(seat, 'none');
  expect(told(t)).toEqual([
    'auction.opened captain null',
    'auction.bid 0 none false false',
    'auction.bid 1 none false false',
    'auction.bid 2 none false false',
    'auction.lots captain 1',
    'auction.won captain 1 4',
    'dice.moved C4 1 commission officer:0 BRC-19',
    'dice.moved C4 1 commission officer:2 BRC-19',
    'auction.opened alien null',
  ]);
});

ruling('BRC-23, BRC-25, BRC-29, BRC-35, R43: a round with an Order, from the command to the cards', () => {
  const t = scene({
    options: { conformance: 'table', narration: 'brief' },
    crew: ['first', 'comms', 'helm', 'weapons'],
    personalities: ['logical', 'aggressive', 'inquisitive', 'defensive'],
    commission: 'C8 E8 C4',
    dice: [5, 3],
  });
  t.orders('phasers', { sheet: { sentience: 'unaware' }, themes: ['violence', 'routine'], text: 'Fire.' });
  t.answers(1, ['routine', 'gain']);
  t.answers(2, 'agree');
  t.answers(3, 'agree');
  t.answers(0, 8);
  t.bids(8, 'none');
  t.answers(1, [8, 'E']);
  t.answers(3, [10, 'E']);
  t.answers(3, 'hostile');
  t.answers(1, 'neutral');
  t.answers(1, '');
  expect(told(t)).toEqual([
    'order.given 0 1 phasers',
    'encounter 1 unaware one living space',
    'order.tagged 0 phasers [violence routine]',
    'text 0 1 order 0 written',
    'order.objected 1 routine gain',
    'order.voted [2 3] [] [violence gain]',
    'commission.offered 0 8',
    'auction.opened order 8',
    'auction.bid 1 8 false false',
    'text 1 1 bid 1 ghost',
    'auction.bid 2 none false false',
    'text 2 1 bid 2 ghost',
    'auction.won order 1 8',
    'dice.moved E8 1 commission conflict.crew BRC-52',
    'dice.moved E10 1 encounter conflict.alien BRC-56',
    'alien.die 3 E10',
    'attitude.locked 3 alien',
    'attitude.locked 1 crew',
    'attitudes.revealed neutral hostile',
    'dice.rolled [5] [3] [E8 E10] 0',
    'challenge.won 1 crew 1 3 neutral higher',
    'text 3 1 outcome 1 ghost',
    'dice.moved E8 1 conflict.crew officer:1 BRC-73',
    'dice.moved E10 1 conflict.alien commission BRC-73',
    'roles.moved 1 0 BRC-77',
  ]);
});

ruling('BRC-83, BRC-R12, BRC-53, BRC-R31, R43: repeats, automatic No Bids, a maverick’s plan and the Captain’s consent', () => {
  const t = scene({
    crew: ['first', 'comms', 'helm', 'weapons'],
    personalities: ['logical', 'aggressive', 'acquisitive', 'defensive'],
    officers: ['', 'C8 E6'],
    commission: 'C8',
    dice: [2],
  });
  t.orders('phasers', { sheet: { sentience: 'sentient' } });
  t.bids(8, 8, 'respect');
  t.answers(1, 'technobabble');
  t.answers(0, 'grant');
  expect(told(t)).toEqual([
    'order.given 0 1 phasers',
    'encounter 1 sentient one living space',
    'order.tagged 0 phasers [violence gain]',
    'text 0 1 order 0 ghost',
    'commission.offered 0 8',
    'auction.opened order 8',
    'auction.bid 1 8 false false',
    'text 1 1 bid 1 ghost',
    'auction.bid 2 8 true false',
    'text 2 1 bid 2 ghost',
    'auction.bid 1 respect false false',
    'text 3 1 bid 1 ghost',
    'auction.bid 2 none false true',
    'auction.won order 1 respect',
    'plan.chosen 1 technobabble phasers',
    'consent.given 0 technobabble true',
    'dice.moved C8 1 officer:1 conflict.crew BRC-53',
    'text 4 1 pitch 1 ghost',
    'dice.rolled [2] [] [C8] 0',
    'challenge.won 1 alien 3 1 neutral maverick',
    'text 5 1 outcome 3 ghost',
    'dice.moved C8 1 conflict.crew commission BRC-71',
    'roles.moved 3 1 BRC-78',
  ]);
});

ruling('BRC-R14, R43: an Order that nobody takes', () => {
  const idle = scene({ commission: '', officers: ['', 'C4'] });
  idle.orders('scan');
  idle.bids('none');
  expect([told(idle)]).toEqual([
    [
      'order.given 0 1 scan',
      'encounter 1 sentient one living space',
      'order.tagged 0 scan [science discovery]',
      'text 0 1 order 0 ghost',
      'auction.opened order null',
      'auction.bid 1 none false false',
      'text 1 1 bid 1 ghost',
      'auction.bid 2 none false true',
      'text 2 1 outcome 0 ghost',
      'roles.moved 1 0 BRC-R14',
    ],
  ]);
});

ruling('BRC-94, BRC-96, BRC-97, BRC-101, BRC-102, BRC-R39, R43: a Save the Day that fails in the Final Act, and one that succeeds', () => {
  const t = scene({ round: 31, officers: ['C4 E10 C12'], encounter: '2×E12', dice: [1, 1, 1, 5, 6] });
  t.answers(0, 'save');
  t.answers(3, [10, 'E']);
  t.answers(0, [4, 'C']);
  const failed = told(t);
  const saved = scene({ round: 27, options: { finalAct: 'standard' }, officers: ['C4'], encounter: '', dice: [1] });
  saved.answers(0, 'save');
  expect([failed, told(saved)]).toEqual([
    [
      'encounter 31 uncertain one phenomenon planet',
      'text 0 31 dare 0 ghost',
      'save.tried 0 31 [C4 E10 C12] [E12 E12]',
      'dice.rolled [1 1 1] [5 6] [C4 E10 C12 E12 E12] 0',
      'save.result 0 31 3 11 false',
      'text 1 31 humiliation 3 ghost',
      'dice.moved E10 1 officer:0 encounter BRC-101',
      'dice.moved C4 1 officer:0 commission BRC-101',
      'dice.moved E12 1 encounter removed BRC-R39',
      'dice.moved E12 1 encounter removed BRC-R39',
      'roles.moved 1 0 BRC-102',
    ],
    [
      'encounter 27 uncertain many phenomenon planet',
      'text 0 27 dare 0 ghost',
      'save.tried 0 27 [C4] []',
      'dice.rolled [1] [] [C4] 0',
      'save.result 0 27 1 0 true',
      'text 1 27 finale 0 ghost',
      'text 2 27 joke 0 ghost',
      'episode.titled 0 Apocalypse in the Whispering Gulf ghost',
      'episode.ended brc.end.breakthrough [0 1,2,3]',
    ],
  ]);
});

ruling('BRC-R59, R43: the Final Act is announced two rounds before, and told when it begins', () => {
  const at = (round: number) => {
    const t = scene({ round, dice: [8, 1], crew: ['first', 'comms', 'helm', 'weapons'] });
    t.taken('phasers', 8);
    t.answers(3, [10, 'E']);
    t.attitudes('neutral', 'neutral');
    return told(t).filter((line) => line.startsWith('finalAct'));
  };
  expect([26, 27, 28, 29, 30, 31].map(at)).toEqual([[], ['finalAct.announced 31'], [], [], ['finalAct.began 31 42'], []]);
});
