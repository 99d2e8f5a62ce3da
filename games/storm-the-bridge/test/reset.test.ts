import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { handSize } from '../rules/compute.ts';
import { position, scene } from './scene.ts';

const FIVE = ['Stun Beam', 'Rewrite', 'Montage', 'Flashback', 'Lockdown'];

ruling('STB-21, STB-34, STB-35, STB-R4, STB-R35: the first turn keeps two crew; the second fills the spots behind those left (E1)', () => {
  const t = scene({
    phase: 'reset',
    turn: 1,
    round: 1,
    a: { hand: FIVE },
    b: { hand: FIVE },
    pool: ['Brannock', 'Celandine'],
    crewStack: ['Pell', 'Ombo'],
  });
  expect([t.pool, t.a.hand.length]).toEqual([['Brannock', 'Celandine', ''], 5]);
  t.a.recruits('Celandine', ['Kett'], ['Lockdown']);
  t.settle();
  expect(t.pool).toEqual(['Brannock', '', '']);
  t.a.ends();
  t.settle();
  expect([t.asked, t.pool, t.tail]).toEqual(['b stb.menu', ['Brannock', 'Pell', 'Ombo'], []]);
});

ruling('STB-36, STB-R5: with no open spot the oldest goes to the bottom, the others slide, one comes in (E2)', () => {
  const t = scene({ phase: 'reset', turn: 5, pool: ['Pell', 'Cutter', 'Ombo'], crewStack: ['Sool'] });
  expect([t.pool, t.tail]).toEqual([['Cutter', 'Ombo', 'Sool'], ['Pell']]);
});

ruling('STB-35, STB-R5: an open spot is filled by sliding; nobody is cycled out besides', () => {
  const t = scene({ phase: 'reset', pool: ['', 'Cutter', 'Ombo'], crewStack: ['Sool'] });
  expect([t.pool, t.tail]).toEqual([['Cutter', 'Ombo', 'Sool'], []]);
});

rulings(
  'STB-R6: with $left left in the Crew Stack the pool becomes $pool',
  [
    { before: ['Pell'], left: [], pool: ['Pell', '', ''] },
    { before: ['Pell'], left: ['Sool'], pool: ['Pell', 'Sool', ''] },
    { before: ['Pell', 'Cutter', 'Ombo'], left: [], pool: ['Pell', 'Cutter', 'Ombo'] },
  ],
  ({ before, left, pool }) => {
    const t = scene({ phase: 'reset', pool: before, crewStack: left, crewStackOnly: true });
    expect(t.pool).toEqual(pool);
  },
);

ruling('STB-7, STB-32, STB-41: cycle, untap, draw; then the Action Phase begins', () => {
  const t = scene({ phase: 'reset', a: { crew: ['Junk*'], hand: ['Rewrite'] }, pool: ['Pell', 'Cutter', 'Ombo'], crewStack: ['Sool'] });
  expect(t.stage.events('spectator').map(({ type }) => type)).toEqual(['sentToStack', 'poolFilled', 'untapped', 'drew']);
  expect([t.asked, t.state.phase]).toEqual(['a stb.menu', 'action']);
});

ruling('STB-37, STB-38: the active seat’s tapped cards turn upright, except those that stay tapped; nobody else’s', () => {
  const t = scene({
    phase: 'reset',
    a: { leader: 'Kett*', crew: ['Junk*', 'Ombo+Paperwork Hold*'], sections: ['Galley*', 'Bridge+Systems Lockout*'] },
    b: { crew: ['Pell*'] },
  });
  expect(t.tappedOf('Kett', 'Junk', 'Ombo', 'Galley', 'Bridge', 'Pell')).toEqual(['Ombo', 'Bridge', 'Pell']);
});

rulings(
  'STB-39, STB-R27: $name holding $held draws $drawn',
  [
    { name: 'Kett', held: 2, drawn: 3, a: { leader: 'Kett' } },
    { name: 'Kett', held: 7, drawn: 0, a: { leader: 'Kett' } },
    { name: 'Bragga', held: 4, drawn: 2, a: { leader: 'Bragga' } },
    { name: 'Bragga with the Hat', held: 4, drawn: 3, a: { leader: "Bragga+Captain's Hat" } },
    { name: 'Bragga with the Hat', held: 8, drawn: 0, a: { leader: "Bragga+Captain's Hat" } },
  ],
  ({ held, drawn, a }) => {
    const hand = ['Stun Beam', 'Stun Beam', 'Rewrite', 'Rewrite', 'Montage', 'Montage', 'Lockdown', 'Lockdown'].slice(0, held);
    const t = scene({ phase: 'reset', a: { ...a, hand }, b: { leader: 'Kett' === a.leader ? 'Sarr' : 'Kett' } });
    expect(t.a.hand.length - held).toBe(drawn);
  },
);

ruling('STB-40, STB-R26: the last card drawn turns the pile into a new stack, in the middle of a draw (E12)', () => {
  const t = scene({ phase: 'reset', a: { hand: ['Stun Beam', 'Rewrite'] }, actionStack: ['Montage', 'Supply Run'], discards: 31 });
  expect(t.a.hand.slice(0, 4)).toEqual(['Stun Beam', 'Rewrite', 'Montage', 'Supply Run']);
  expect([t.a.hand.length, t.state.actionStack.length, t.state.discard.length]).toEqual([5, 30, 0]);
});

ruling('STB-R26: the very last card, too, brings the reshuffle at once', () => {
  const t = scene({ phase: 'reset', a: { hand: FIVE.slice(0, 4) }, actionStack: ['Montage'], discards: 6 });
  expect([t.a.hand.length, t.state.actionStack.length, t.state.discard.length]).toEqual([5, 6, 0]);
});

ruling('STB-R26: a pile that grew after the stack ran out is drawn from; with both empty the draw is lost', () => {
  const grown = scene({ phase: 'reset', a: { hand: FIVE.slice(0, 4) }, actionStack: [], discards: 3 });
  expect([grown.a.hand.length, grown.state.actionStack.length]).toEqual([5, 2]);
  const none = scene({ phase: 'reset', a: { hand: ['Rewrite'] }, actionStack: [], discards: 0 });
  expect(none.a.hand).toEqual(['Rewrite']);
});

ruling('STB-R26: cards attached, on the table or on the stack are not shuffled in', () => {
  const t = scene({
    a: { crew: ['Junk+Pulse Carbine'], hand: ['Adrenaline Surge', 'Supply Run'] },
    actionStack: ['Montage'],
    discard: ['Rewrite', 'Lockdown'],
  });
  t.a.plays('Adrenaline Surge', 'Junk');
  t.settle();
  t.a.plays('Supply Run');
  t.settle();
  expect([t.a.hand.length, t.state.actionStack.length, t.lasting, t.discard]).toEqual([2, 1, ['Adrenaline Surge'], ['Supply Run']]);
});

ruling('STB-33: nothing can be played in a Reset Phase, not even while Nuur-7 thinks', () => {
  const t = scene({ phase: 'reset', a: { leader: 'Nuur-7', hand: ['Supply Run'] }, b: { hand: ['Stun Beam'] } });
  expect(t.asked).toBe('a stb.model');
  expect(t.a.refused(['play', t.a.inHand('Supply Run')])).toBe('STB-33: You can’t play action cards during Reset.');
  expect(t.b.refused(['play', t.b.inHand('Stun Beam')])).toBe('STB-33: You can’t play action cards during Reset.');
});

ruling('STB-R27: the hand size is worked out when it is needed', () => {
  expect(handSize(position({ a: { leader: 'Sarr', crew: ['Bragga'] }, b: { leader: 'Kett' } }), 0)).toBe(6);
  expect(handSize(position({ a: { leader: 'Sarr' }, b: { leader: 'Kett' } }), 0)).toBe(5);
});
