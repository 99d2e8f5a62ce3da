/** Instants among themselves: what becomes of them, what they may name, what one does to another. */
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { scene } from './scene.ts';

ruling('STB-50, STB-51, STB-R25: an instant that acts once is discarded at once; one for an attempt when the attempt is over', () => {
  const t = scene({ a: { leader: 'Sarr', crew: ['Ombo*'], hand: ['Second Wind', 'Covering Fire'] } });
  t.a.plays('Second Wind', 'Ombo');
  t.settle();
  expect(t.discard).toEqual(['Second Wind']);
  t.a.attacks('Galley', ['Sarr']);
  t.a.plays('Covering Fire');
  t.resolveTop();
  expect(t.discard).toEqual(['Second Wind']);
  t.settle();
  expect(t.discard).toEqual(['Second Wind', 'Covering Fire']);
});

ruling('STB-R37: cards may name friend or foe, unless they say otherwise', () => {
  const t = scene({ a: { crew: ['Ombo'], hand: ['Stun Beam', 'Red Shirt Detail', 'Galactic Mumples'] }, b: { crew: ['Pell'] } });
  for (const title of ['Stun Beam', 'Red Shirt Detail', 'Galactic Mumples']) expect(t.a.targetsOf(title)).toEqual(['Pell', 'Ombo']);
});

ruling('STB-R38: several crew go to the bottom in the order of the pool', () => {
  const t = scene({ a: { hand: ['Shift Change'] }, pool: ['Pell', 'Ombo', 'Junk'] });
  t.a.plays('Shift Change');
  t.settle();
  expect(t.tail).toEqual(['Junk', 'Ombo', 'Pell']); // spot 1 went first, so it lies above the others
});

ruling('STB-R44: thresholds look at the printed number', () => {
  const t = scene({ a: { leader: 'Marrow', hand: ['Red Shirt Detail'] }, b: { leader: 'Endago', crew: ['Marquis', 'Sool'] } });
  expect(t.a.targetsOf('Red Shirt Detail')).toEqual(['Sool']);
  expect(t.a.refused(['play', t.card('Marquis')])).toBe('STB-60: You don’t have that card.');
  const strong = scene({ a: { crew: ['Lohn'] }, b: { crew: ['Cutter+Field Promotion', 'Reyes+Galactic Mumples'] } });
  expect(strong.a.targetsOf('Vesper Lohn')).toEqual(['Cutter']);
});

ruling('STB-R22: a prohibition beats a permission, and modifiers add up', () => {
  const t = scene({ a: { crew: ['Bulk', 'Junk'], hand: ['Reinforcements', 'Adrenaline Surge', 'Adrenaline Surge'] } });
  t.a.attacks('Armory', ['Junk']);
  expect(t.a.can('play')).not.toContain('Reinforcements');
  t.a.plays('Adrenaline Surge', 'Junk');
  t.a.plays('Adrenaline Surge', 'Junk');
  t.resolveTop();
  t.resolveTop();
  expect(t.tally).toBe('7/7');
  t.settle();
});

ruling('STB-56: where a card contradicts a rule, the card wins', () => {
  const t = scene({ a: { leader: 'Sarr', hand: ['Open House'] }, recruitsLeft: 0, pool: ['Ombo'] });
  t.a.plays('Open House');
  t.settle();
  t.a.recruits('Ombo', ['Sarr']);
  t.settle();
  expect(t.a.crew).toEqual(['Ombo']); // a second recruit, and untapped: twice against the rule
});

ruling('STB-R21: a redirected Wrong Deck keeps its station where it can, otherwise the redirecting player names one', () => {
  const parties = {
    a: { crew: ['Ombo@Armory', 'Fixit'], sections: ['Armory'], hand: ['Wrong Deck'] },
    b: { crew: ['Junk@Galley'], sections: ['Galley', 'Med Bay'], hand: ['Mistaken Identity'] },
  };
  const kept = scene(parties);
  kept.a.plays('Wrong Deck', 'Junk', 'unassigned');
  kept.a.passes();
  kept.b.plays('Mistaken Identity', 'Ombo');
  kept.settle();
  expect([kept.station('Junk'), kept.station('Ombo')]).toEqual(['Galley', null]);
  const remade = scene(parties);
  remade.a.plays('Wrong Deck', 'Junk', 'Med Bay');
  remade.a.passes();
  remade.b.plays('Mistaken Identity', 'Fixit', 'Armory');
  remade.settle();
  expect([remade.station('Junk'), remade.station('Fixit')]).toEqual(['Galley', 'Armory']);
});

rulings(
  'STB-45: Mistaken Identity cannot answer $title',
  [
    { title: 'Supply Run', named: [] },
    { title: 'Hot Swap', named: ['Pulse Carbine', 'Fixit'] },
    { title: 'Department Meeting', named: ['Junk', 'Cutter'] },
  ],
  ({ title, named }) => {
    const t = scene({
      a: { crew: ['Fixit'], hand: [title] },
      b: { crew: ['Junk+Pulse Carbine', 'Cutter', 'Ombo'], hand: ['Mistaken Identity'] },
    });
    t.a.plays(title, ...named);
    t.a.passes();
    expect(t.b.refused(['play', t.b.inHand('Mistaken Identity')])).toBe(
      'STB-45: That only works on an action card with exactly one target.',
    );
    t.settle();
  },
);

ruling('STB-R21: an identity mistaken for somebody who has left meanwhile changes nothing', () => {
  const t = scene({
    a: { crew: ['Ombo'], hand: ['Stun Beam'] },
    b: { crew: ['Pell'], hand: ['Mistaken Identity'] },
    c: { hand: ['Written Out'] },
  });
  t.a.plays('Stun Beam', 'Pell');
  t.a.passes();
  t.b.plays('Mistaken Identity', 'Ombo');
  t.pass();
  t.pass();
  t.c.plays('Written Out', 'Ombo');
  t.settle();
  expect(t.isTapped('Pell')).toBe(true);
});

ruling('STB-R21: Light Fingers finds nothing in a hand whose owner spent the last card on a counter that was countered', () => {
  const t = scene({ a: { hand: ['Light Fingers', 'Rewrite'] }, b: { hand: ['Rewrite'] } });
  t.a.plays('Light Fingers', 'Bragga');
  t.a.passes();
  t.b.plays('Rewrite');
  t.a.plays('Rewrite');
  t.settle();
  expect([t.a.hand, t.b.hand]).toEqual([[], []]);
});
