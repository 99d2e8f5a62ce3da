import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import type { BridgeView } from '../../view.ts';
import { standIfLet, stopsIt } from '../consequences.ts';

test('what will be left of an attack knows who is taken out of it by the card on top', () => {
  const t = scene({ a: { crew: ['Junk', 'Cutter'] }, b: { hand: ['Red Shirt Detail'] } });
  const foreseen = () => standIfLet(t.stage.run.view(0) as BridgeView);
  t.a.attacks('Armory', ['Kett', 'Junk', 'Cutter']);
  expect(foreseen()).toEqual({ has: 11, needs: 7 });
  t.a.passes();
  t.b.plays('Red Shirt Detail', 'Junk');
  expect(t.tally).toBe('11/7');
  expect(foreseen()).toEqual({ has: 8, needs: 7 });
  t.resolveTop();
  expect(t.tally).toBe('8/7');
  t.settle();
});

test('a tapped guard defends still, one who is sent away does not', () => {
  const t = scene({ a: { hand: ['Stun Beam', 'Written Out'] }, b: { crew: ['Ombo@Galley'], sections: ['Galley'] } });
  const foreseen = () => standIfLet(t.stage.run.view(0) as BridgeView)?.needs;
  t.a.attacks('Galley', ['Kett']);
  const before = foreseen() as number;
  t.a.plays('Stun Beam', 'Ombo');
  expect(foreseen()).toBe(before);
  t.resolveTop();
  expect(t.tally.endsWith(`/${before}`)).toBe(true);
  t.a.plays('Written Out', 'Ombo');
  const then = foreseen() as number;
  expect(then).toBeLessThan(before);
  t.resolveTop();
  expect(t.tally.endsWith(`/${then}`)).toBe(true);
  t.settle();
});

test('a card that stops attacks stops this one; one that stops recruits does not', () => {
  const t = scene({ a: { crew: ['Junk'] }, b: { hand: ['Cliffhanger', 'Cold Feet'] } });
  t.a.attacks('Armory', ['Kett', 'Junk']);
  const view = t.stage.run.view(1) as BridgeView;
  const [cliffhanger, coldFeet] = view.parties[1]?.hand ?? [];
  expect(stopsIt(view, cliffhanger as number)).toBe(true);
  expect(stopsIt(view, coldFeet as number)).toBe(false);
  t.settle();
});
