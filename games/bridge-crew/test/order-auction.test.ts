import { defaultAnswer, type Json } from '@bridgehead/kernel';
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { game } from '../index.ts';
import { named, poolOf, scene } from './scene.ts';

/** Captain A, Alien E, B Logical, C Inquisitive, D Philanthropic; Scan, which is science and discovery. */
const five = (more: Parameters<typeof scene>[0] = {}) =>
  scene({
    seats: 5,
    personalities: ['defensive', 'logical', 'inquisitive', 'philanthropic', 'aggressive'],
    officers: ['', 'C4', 'C4', 'C4', ''],
    ...more,
  });

ruling('BRC-26–28, BRC-49, BRC-83, BRC-84: example 6: a falling auction with Keen repeats', () => {
  const t = five();
  t.orders('scan', { offer: 10 });
  expect(t.asked).toEqual(['1 order-bid']);
  t.stage.expectOptions(1, ['none', 10, 8, 6, 4, 'respect']);
  t.bids(10);
  t.stage.expectOptions(2, ['none', 10, 8, 6, 4, 'respect']); // Keen
  t.bids(10);
  t.stage.expectOptions(3, ['none', 8, 6, 4, 'respect']); // not Keen, and already a repeat
  t.bids(8);
  t.stage.expectOptions(1, ['none', 8, 6, 4, 'respect']);
  t.bids(8);
  t.stage.expectOptions(2, ['none', 6, 4, 'respect']); // Keen, but the bid is a repeat
  t.bids(4);
  t.stage.expectOptions(3, ['none', 'respect']);
  t.bids('none');
  t.stage.expectOptions(1, ['none', 4, 'respect']);
  t.bids('none');
  expect([t.state.crew, t.state.isMaverick]).toEqual([2, false]);
  expect(t.moves).toEqual(['C4 commission→conflict.crew BRC-52']);
  expect(t.events('auction.bid').map(({ seat, bid, repeat }) => `${seat} ${bid}${repeat ? '=' : ''}`)).toEqual([
    '1 10',
    '2 10=',
    '3 8',
    '1 8=',
    '2 4',
    '3 none',
    '1 none',
  ]);
});

ruling('BRC-50, R9, R11: example 7: "With respect, sir" is the lowest bid, a Keen officer may repeat it, and then nothing is lower', () => {
  const t = five();
  t.orders('scan', { offer: 10 });
  t.bids(10, 8, 6, 'respect');
  expect(t.asked).toEqual(['2 order-bid']);
  t.bids('respect');
  expect([t.state.crew, t.state.isMaverick, t.asked]).toEqual([2, true, ['2 approach']]);

  const without = five({ officers: ['', 'C4', '', 'C4', ''] });
  without.orders('scan', { offer: 10 });
  without.bids(10, 8, 6, 'respect');
  expect([without.state.crew, without.asked]).toEqual([1, ['1 approach']]);
});
ruling('BRC-R11: the repeat of "With respect, sir" wins the Order', () => {
  const t = five();
  t.orders('scan', { offer: 10 });
  t.bids('respect');
  t.stage.expectOptions(2, ['none', 'respect']);
  t.bids('respect');
  expect([t.state.crew, t.state.isMaverick]).toEqual([2, true]);
});
ruling('BRC-R11, R12: without an Officer die even a Keen officer cannot repeat it, and is passed silently', () => {
  const t = five({ officers: ['', 'C4', '', 'C4', ''] });
  t.orders('scan', { offer: 10 });
  t.bids('respect');
  expect([t.state.crew, t.asked]).toEqual([1, ['1 approach']]);
  expect(
    t
      .events('auction.bid')
      .filter(({ automatic }) => automatic)
      .map(({ seat }) => seat),
  ).toEqual([2, 3]);
  expect(t.events('text.posted').filter(({ kind }) => kind === 'bid')).toHaveLength(1);
});

ruling('BRC-26: bidding starts at the Captain’s left and goes clockwise, past the Alien', () => {
  const t = scene({ seats: 5, captain: 3, alien: 4 });
  t.orders('scan', { offer: 10 });
  expect(t.asked).toEqual(['0 order-bid']);
  t.bids(10, 8);
  expect(t.asked).toEqual(['2 order-bid']);
  t.bids(6);
  expect(t.asked).toEqual(['0 order-bid']);
});

ruling('BRC-51, BRC-R61: No Bid is out for good', () => {
  const t = five();
  t.orders('scan', { offer: 12 });
  t.bids('none', 10, 8);
  expect(t.asked).toEqual(['2 order-bid']);
  t.bids(6);
  expect(t.asked).toEqual(['3 order-bid']);
});

ruling('BRC-R10: the first bid may be lower than the offer; none may be higher', () => {
  const t = five();
  t.orders('scan', { offer: 6 });
  t.stage.expectOptions(1, ['none', 6, 4, 'respect']);
  t.bids(4);
  t.stage.expectOptions(2, ['none', 4, 'respect']);
});
ruling('BRC-R8: only types that lie in the Commission pool can be named: offer d10 of d4, d8, d10', () => {
  const t = five({ commission: 'C4 C8 E10' });
  t.orders('scan', { offer: 10 });
  t.stage.expectOptions(1, ['none', 10, 8, 4, 'respect']);
});
ruling('BRC-R9: "With respect, sir" needs an Officer die', () => {
  const t = five({ officers: ['', '', 'E4', '', ''] });
  t.orders('scan', { offer: 10 });
  t.stage.expectOptions(1, ['none', 10, 8, 6, 4]);
  t.bids('none');
  t.stage.expectOptions(2, ['none', 10, 8, 6, 4, 'respect']);
});

ruling('BRC-83: a Counter or Unmoved officer cannot repeat', () => {
  const t = five({ personalities: ['defensive', 'logical', 'passionate', 'philanthropic', 'aggressive'] });
  t.orders('scan', { offer: 6 });
  t.bids(6);
  t.stage.expectOptions(2, ['none', 4, 'respect']);
  t.bids('none');
  t.stage.expectOptions(3, ['none', 4, 'respect']);
});
ruling('BRC-84: after a lower bid the next may be repeated again', () => {
  const t = five();
  t.orders('scan', { offer: 8 });
  t.bids(8, 8, 6);
  t.stage.expectOptions(1, ['none', 6, 4, 'respect']);
});

// —— nobody bids ——

rulings(
  'BRC-51, BRC-R14: every officer says No Bid: nobody goes, no die moves, and both cards pass one seat clockwise; $name',
  named([
    ['three seats, the only officer', { seats: 3, captain: 0, alien: 1 }, 1, [1, 2]],
    ['three seats, the officer between the cards', { seats: 3, captain: 2, alien: 1 }, 1, [0, 2]],
    ['five seats, a later round', { seats: 5, captain: 3, alien: 0, round: 7 }, 3, [4, 1]],
  ] as const),
  ({ row: [, position, officers, [captain, alien]] }) => {
    const t = scene(position);
    const { round } = t.state;
    t.orders('scan', { offer: 8 });
    t.bids(...Array.from({ length: officers }, () => 'none' as const));
    expect([t.moves, t.events('auction.won'), t.events('dice.rolled')]).toEqual([[], [], []]);
    expect(t.events('roles.moved')).toEqual([{ type: 'roles.moved', captain, alien, clause: 'BRC-R14' }]);
    expect([t.state.captain, t.state.alien, t.state.round, t.asked]).toEqual([captain, alien, round + 1, [`${captain} command`]]);
    expect(t.events('text.posted').at(-1)).toMatchObject({ kind: 'outcome', source: 'ghost' });
  },
);
ruling('BRC-51: an officer who said No Bid is refused a second bid, and cannot be sent', () => {
  const t = scene({ seats: 4, captain: 0, alien: 3 });
  t.orders('scan', { offer: 8 });
  t.bids('none');
  expect(t.asked).toEqual(['2 order-bid']);
  expect(game.outOfTurn?.(t.state, 1, false)).toMatchObject({ clause: 'BRC-51' });
  expect(game.outOfTurn?.(t.state, 0, false)).toMatchObject({ clause: 'BRC-25' });
});

ruling('BRC-R14: an empty Commission pool offers nothing; only mavericks can take the Order', () => {
  const t = five({ commission: '' });
  t.orders('scan');
  t.stage.expectOptions(1, ['none', 'respect']);
  expect(t.events('commission.offered')).toEqual([]);
  t.bids('none', 'respect');
  expect([t.state.crew, t.state.isMaverick]).toEqual([2, true]);
});
ruling('BRC-R14, R64: nobody takes it: an idle line, both cards pass one seat clockwise, no die is lost', () => {
  const t = five({ commission: '', captain: 0, alien: 4 });
  t.orders('scan');
  t.bids('none', 'none', 'none');
  expect(t.roles).toEqual([1, 0]);
  expect([t.state.round, t.asked, t.moves]).toEqual([2, ['1 command'], []]);
  const [line] = t.events('text.posted').slice(-1);
  expect([line?.kind, line?.seat, line?.persona.role]).toEqual(['outcome', 0, 'captain']);
  expect(t.events('roles.moved').map(({ clause }) => clause)).toEqual(['BRC-R14']);
});
ruling('BRC-R14: nobody can take it: the round passes without a question', () => {
  const t = scene({ seats: 3, commission: '' });
  t.orders('scan');
  expect([t.state.round, t.roles]).toEqual([2, [1, 0]]);
});

// —— the die ——

ruling('BRC-52, R16: the Crew picks the colour where both lie there', () => {
  const t = five({ commission: 'C8 E8 C4' });
  t.orders('scan', { offer: 8 });
  t.bids(8, 'none', 'none');
  expect(t.asked).toEqual(['1 colour']);
  t.stage.expectOptions(1, [
    [8, 'C'],
    [8, 'E'],
  ]);
  expect(t.stage.run.openAsks.map((ask) => defaultAnswer(ask, t.state))).toEqual([[8, 'C']]);
  t.answers(1, [8, 'E']);
  expect(t.moves).toEqual(['E8 commission→conflict.crew BRC-52']);
  expect(t.commission).toBe('C4 C8');
});
ruling('BRC-25, BRC-31, BRC-52: the Conflict die is the die they bid, drawn out of the pool', () => {
  const t = five();
  t.orders('scan', { offer: 12 });
  t.bids(6, 'none', 'none');
  expect(t.state.commission).toEqual(poolOf('5×C4 4×C6 5×C8 5×C10 5×C12'));
  expect(t.stage.view('spectator').sides?.[0].die).toBe('C6');
});

ruling('BRC-55: a Crew with a Commission is asked for no plan: the Order stands as it was given', () => {
  const t = five();
  t.orders('scan', { offer: 12 });
  t.bids(12, 'none', 'none');
  expect([t.asked, t.state.approach, t.state.method]).toEqual([['4 alien-die'], 'ordered', 'scan']);
  expect(t.events('plan.chosen')).toEqual([]);
});

// —— Fleet Regulations ——

ruling('FR-3: winning with "With respect, sir" turns the marker down, a Commission turns it up again', () => {
  const t = five({ options: { regulations: true } });
  t.orders('scan', { offer: 8 });
  t.bids('none', 'none', 'respect');
  expect(t.state.inGoodStanding).toEqual([true, true, true, false, true]);
});
ruling('FR-3: with the marker down that bid is illegal', () => {
  const t = five({ options: { regulations: true }, standing: [true, false, true, true, true] });
  t.orders('scan', { offer: 4 });
  t.stage.expectOptions(1, ['none', 4]);
  t.bids(4, 'none', 'none');
  expect(t.state.inGoodStanding[1]).toBe(true);
});
ruling('FR-3: while the Commission pool is empty the marker neither forbids nor turns', () => {
  const t = five({ options: { regulations: true }, standing: [true, false, true, true, true], commission: '' });
  t.orders('scan');
  t.stage.expectOptions(1, ['none', 'respect']);
  t.bids('none', 'respect');
  expect(t.state.inGoodStanding).toEqual([true, false, true, true, true]);
});
ruling('FR-3: without the Regulations no marker turns', () => {
  const t = five();
  t.orders('scan', { offer: 8 });
  t.bids('none', 'none', 'respect');
  expect(t.state.inGoodStanding).toEqual([true, true, true, true, true]);
});

/** What each bid says: the line is drawn from that symbol of the grammar. */
const LINES: readonly (readonly [string, readonly Json[], RegExp])[] = [
  ['"Yes Sir!"', [10], /^Yes Sir/],
  ['a lower bid', [8], /d8/],
  ['a Keen repeat', [10, 10], /d10|Same again|My sort of job/],
  ['"With respect, sir"', ['respect'], /^With respect, sir/],
  ['No Bid', ['none'], /o bid/i],
];
rulings('BRC-R51: the ghost-writer says $name', named(LINES), ({ row: [, bids, expected] }) => {
  const t = five();
  t.orders('scan', { offer: 10 });
  t.bids(...bids);
  const said = t.events('text.posted').filter(({ kind }) => kind === 'bid');
  expect(said.at(bids.length - 1)?.text).toMatch(expected);
  expect(said.every(({ source }) => source === 'ghost')).toBe(true);
});
