/** Swaps: exchanges between officers, offers, XO cards. */
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { clock, scene } from './scene.ts';

ruling('RED-43, RED-R27: one crew card for one crew card, on the same ship, agreed; in command mode at once', () => {
  const t = scene({
    A: { captain: { hand: ['Heal', 'Lock On'] }, commander: { hand: ['Redshirt'] }, lieutenant: { at: 'B pod_l', hand: ['Decoy'] } },
  });
  expect(t.choices('A captain', 'swap')).toEqual([[1, 13, 3]]);
  expect(t.refused('A captain', 'swap', 'A lieutenant', 'Heal', 'Decoy')).toBe('RED-43: You’re not on the same ship.');
  expect(t.refused('A captain', 'swap', 'A commander', 'Heal', -1)).toBe('RED-43: It has to be a swap: card for card.');
  t.does('A captain', 'swap', 'A commander', 'Heal', 'Redshirt');
  expect([t.hand('A captain'), t.hand('A commander'), t.state.offers]).toEqual([['Lock On', 'Redshirt'], ['Heal'], []]);
});

ruling('RED-R27: twelve swaps a turn', () => {
  const t = scene({ A: { captain: { hand: ['Heal'] }, commander: { hand: ['Redshirt'] } } });
  for (let n = 0; n < 12; n++) t.does('A captain', 'swap', 'A commander', ...(n % 2 === 0 ? ['Heal', 'Redshirt'] : ['Redshirt', 'Heal']));
  expect(t.refused('A captain', 'swap', 'A commander', 'Heal', 'Redshirt')).toBe('RED-R27: Twelve offers per turn at most.');
  t.does('A commander', 'swap', 'A captain', 'Redshirt', 'Heal').ends('A').ends('B');
  expect(t.who('A captain').offers).toBe(0);
});

ruling('RED-R83: one open offer each; withdrawing and declining leave the cards where they are', () => {
  const t = scene({
    mode: 'seats',
    A: { captain: { hand: ['Heal'] }, commander: { hand: ['Redshirt'] }, lieutenant: { hand: ['Decoy'] } },
  });
  t.does('A captain', 'swap', 'A commander', 'Heal', 'Redshirt');
  expect(t.refused('A captain', 'swap', 'A lieutenant', 'Heal', 'Decoy')).toBe('RED-R83: Cancel your other offer first.');
  t.does('A captain', 'withdraw');
  expect(t.refused('A commander', 'accept', 'A captain')).toBe('RED-R83: That offer has expired.');
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
    'RED-R44: Captain cards can only be swapped between the captain and an officer with an Executive Officer card.',
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

ruling('RED-R44: the captain may offer, too; without an XO card on the other side a captain card stays where it is', () => {
  const setting = { A: { captain: { hand: ['Heal', 'Lock On'] }, commander: { at: 'B pod_l', xo: ['EMP'], hand: ['Redshirt'] } } };
  expect(scene(setting).choices('A captain', 'swap')).toEqual([
    [1, 13, 27],
    [1, 20, 27],
  ]);
  const t = scene(setting).does('A captain', 'swap', 'A commander', 'Heal', 'EMP');
  expect([t.hand('A captain'), t.hand('A commander'), t.xo('A commander')]).toEqual([['Lock On', 'EMP'], ['Redshirt', 'Heal'], []]);
  const crew = scene({ A: { commander: { xo: ['EMP'] }, lieutenant: { xo: ['Lock On'], hand: ['Heal'] } } });
  expect(crew.choices('A commander', 'swap')).toEqual([]);
  expect(crew.refused('A commander', 'swap', 'A lieutenant', 'EMP', 'Heal')).toBe(
    'RED-R44: Captain cards can only be swapped between the captain and an officer with an Executive Officer card.',
  );
});

ruling('RED-R83: a seat without a menu may accept or decline, and nothing else; its clock declines', () => {
  const t = scene({ mode: 'seats', A: { captain: { hand: ['Heal'] }, lieutenant: { hand: ['Decoy'], ended: true } } });
  t.does('A captain', 'swap', 'A lieutenant', 'Heal', 'Decoy');
  expect(t.refusedAnswer(2, ['end', 2])).toBe('RED-55: You’ve already ended your turn.');
  expect(t.refusedAnswer(2, ['accept', 1, 0])).toBe('RED-55: That’s not your officer.');
  expect(t.refusedAnswer(2, ['accept', 2, 1])).toBe('RED-R83: That offer has expired.');
  expect(clock(t, 2)).toEqual(['decline', 2, 0]);
  t.answers('A lieutenant', ['accept', 2, 0]);
  expect([t.hand('A captain'), t.hand('A lieutenant'), t.who('A lieutenant').acted]).toEqual([['Decoy'], ['Heal'], true]);
});

ruling('RED-R60, RED-R83: both who swap have done something this turn', () => {
  const t = scene({
    A: { captain: { at: 'B bridge', hand: ['Heal'] }, commander: { at: 'B hull_f', hand: ['Redshirt'] } },
    B: { captain: { at: 'eng' } },
  }).does('A commander', 'swap', 'A captain', 'Redshirt', 'Heal');
  expect(t.refused('A captain', 'take-over')).toBe('RED-64: Taking over a ship uses your whole turn.');
});

ruling('RED-R83: a seat that answers an offer that has lapsed is told so, also when nothing else is asked of them', () => {
  const t = scene({ mode: 'seats', A: { captain: { hand: ['Heal'] }, commander: { hand: ['Redshirt'] } } });
  t.does('A commander', 'end').does('A captain', 'swap', 'A commander', 'Heal', 'Redshirt').does('A captain', 'withdraw');
  expect(t.refused('A commander', 'accept', 'A captain')).toBe('RED-R83: That offer has expired.');
  expect(t.refused('A commander', 'decline', 'A captain')).toBe('RED-R83: That offer has expired.');
  expect(t.refused('A commander', 'end')).toBe('RED-55: You’ve already ended your turn.');
  const late = scene({ mode: 'seats', A: { captain: { dead: true } } })
    .does('A commander', 'defect', 'B')
    .does('A commander', 'withdraw');
  expect(late.refused('B captain', 'accept', 'A commander')).toBe('RED-R83: That offer has expired.');
  expect(late.refusedAnswer(3, { accept: true })).toBe('RED-56: It’s not your turn.');
});
