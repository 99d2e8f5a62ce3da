import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { discardThing, enter } from '../rules/changes.ts';
import { madred } from '../rules/interrogate.ts';
import { type BlazeTable, conditionOf, isDisabled } from '../rules/things.ts';
import { card, find, type SceneTable, scene } from './scene.ts';

const condition = (t: ReturnType<typeof scene>, name: string) => conditionOf(t.state, t.thing(name));

ruling('BOG-51, BOG-54, BOG-55, BOG-56, BOG-57, BOG-58, BOG-59, R30, R32, R33, R35, R79: E12, capture, trap, custody, left behind', () => {
  const held = scene({
    line: ['Krios Suppression'],
    a: { teams: ['0: Kang, N’Garen'] },
    b: { ships: ['Goraxus@0: Sela'], dilemmas: ['Cardassian Trap@0'] },
  });
  held.a.orders('attempt', -11);
  expect([held.place('Kang'), condition(held, 'Kang')]).toEqual(['Goraxus', 'escorted']);
  const trapped = scene({
    line: ['Krios Suppression', 'Nebula'],
    a: { teams: ['0: Kang, N’Garen'] },
    b: { ships: ['Goraxus@1: Sela, Galathon, Navok'], dilemmas: ['Cardassian Trap@0'] },
  });
  trapped.a.orders('attempt', -11);
  expect([trapped.place('Kang'), condition(trapped, 'Kang'), isDisabled(trapped.state, trapped.thing('Kang'))]).toEqual([
    'Cardassian Trap',
    'trap',
    true,
  ]);
  trapped.a.ends();
  trapped.pass();
  trapped.b.orders('move', trapped.thing('Goraxus'), 0);
  const trap = trapped.thing('Cardassian Trap');
  expect(trapped.b.refused(['custody', trap, trapped.thing('Goraxus')])).toBe('BOG-57: The trap is on the planet: send an Away Team.');
  expect(trapped.b.refused(['custody', trap, -11])).toBe('BOG-R32: Someone has to go and get the captive.');
  trapped.b.answers(['beam', trapped.thing('Goraxus'), -11]);
  trapped.b.answers(['PR10']);
  trapped.b.orders('custody', trap, -11);
  expect([condition(trapped, 'Kang'), trapped.isInPlay('Cardassian Trap')]).toEqual(['escorted', false]);
  trapped.b.answers(['beam', -11, trapped.thing('Goraxus')]);
  trapped.b.answers(['PR10']);
  expect(condition(trapped, 'Kang')).toBe('unattended');
  trapped.b.ends();
  trapped.pass();
  trapped.a.orders('free', `PK01 unattended@${-11}`);
  expect(condition(trapped, 'Kang')).toBeNull();
});

ruling('BOG-62, BOG-63, BOG-64, BOG-65, BOG-67, BOG-74, BOG-76, R34, R40, R41: E13, a Brig and a prize', () => {
  const t = scene({
    line: ['Nebula'],
    a: { ships: ['Goraxus@0'], on: ['Holding Cell Door>Goraxus'], captives: ['Worf@Goraxus = brig'] },
    b: { hand: ['Commandeer Ship'], ships: ['U.S.S. Galaxy@0'] },
    active: 1,
    set(s) {
      enter(s, card('Geordi La Forge'), 1, s.inPlay.find((c) => s.design[c] === card('Goraxus')) as number);
      enter(s, card('Interrogation'), 0, s.inPlay.find((c) => s.captor[c] === 0) as number);
    },
  });
  const ship = t.thing('Goraxus');
  expect(t.b.refused(['free', `PF05 brig@${ship}`, 0])).toBe('BOG-64: Take over the ship first.');
  t.b.orders('play', 'OB2', `PF02@${ship}`);
  expect([t.state.controller[ship], t.state.allegiance[ship]]).toEqual([1, 0]);
  t.b.orders('free', `PF05 brig@${ship}`);
  expect([conditionOf(t.state, t.thing('Worf')), t.isInPlay('Interrogation')]).toEqual([null, false]);
  expect(t.b.refused(['commandeer', ship, 0])).toBe('BOG-76: You have no card that lets you commandeer this.');
});

ruling('BOG-60, BOG-63, BOG-66, R34: captives go into a Brig, come out under guard, are left and picked up', () => {
  const t = scene({
    line: ['Nebula'],
    a: { ships: ['Goraxus@0: Sela'], on: ['Holding Cell Door>Goraxus'], captives: ['Worf@Goraxus'] },
    b: {},
  });
  const ship = t.thing('Goraxus');
  t.a.orders('imprison', `PF05 escorted@${ship}`);
  expect(conditionOf(t.state, t.thing('Worf'))).toBe('brig');
  t.a.orders('take-out', `PF05 brig@${ship}`);
  t.a.orders('leave', `PF05 escorted@${ship}`);
  expect(conditionOf(t.state, t.thing('Worf'))).toBe('unattended');
  t.a.orders('pick-up', `PF05 unattended@${ship}`);
  expect(conditionOf(t.state, t.thing('Worf'))).toBe('escorted');
});

ruling('BOG-79, R46, R49: Madred adds one aboard the same outpost only; Gul Madred never', () => {
  const t = scene({
    line: ['Impose Order', 'Nebula'],
    a: {
      facilities: ['Cardassian Outpost@0: Madred'],
      ships: ['Keldon@1: Gul Madred'],
      captives: ['Worf@Cardassian Outpost', 'Kang@Keldon'],
    },
  });
  const more = (name: string): number => madred(t.stage.run.table as unknown as BlazeTable, 0, t.thing(name), card('Interrogation'));
  expect([more('Worf'), more('Kang')]).toEqual([1, 0]);
});

ruling('BOG-65, BOG-67, BOG-73, R39: Rescue Captives frees the held and Brainwashed and clears what lies on them', () => {
  const t = scene({
    line: ['Krios Suppression', 'Nebula'],
    a: { facilities: ['Klingon Outpost@0'], hand: ['Rescue Captives'] },
    b: { ships: ['Goraxus@1: Sela'], captives: ['Kang@Goraxus'], table: ['Brainwash'] },
    set(s) {
      for (const name of ['Interrogation', 'Red Alert!']) enter(s, card(name), 1, find(s, 'Kang'));
    },
  });
  expect(t.a.refused(['free', `PK01 escorted@${t.thing('Goraxus')}`, 0])).toBe('BOG-65: Held captives can only be freed by a rescue card.');
  t.a.orders('play', 'IT11', t.thing('Klingon Outpost'));
  expect(t.place('Kang')).toBe('Klingon Outpost');
  expect(['Interrogation', 'Red Alert!', 'Brainwash'].map((name) => t.isInPlay(name))).toEqual([false, true, true]);
});

ruling('BOG-52, BOG-53, R36, R37: nobody captures his own, and captives count for nothing', () => {
  const t = scene({
    line: ['Krios Suppression'],
    a: { teams: ['0: Ilon Tandro'], ships: ['Keldon@0'], captives: ['Worf@Keldon'] },
    b: { teams: ['0: Kang'] },
  });
  expect(t.a.can('use')).toEqual(['PC04@-11 PK01@-11']);
  t.a.orders('use', 'PC04@-11', 'PK01@-11');
  expect(conditionOf(t.state, t.thing('Kang'))).toBe('escorted');
  expect(t.a.can('move')).toEqual([]);
});

ruling('BOG-R31: a trap that leaves play leaves its captive unattended on the planet, or in its owner’s hand from space', () => {
  for (const [line, ground] of [
    ['Mineral Survey', -11],
    ['Nebula', -10],
  ] as const) {
    const t = scene({
      line: [line],
      a: { ships: ['Goraxus@0: Sela'] },
      b: { facilities: ['Klingon Outpost@0'] },
      set(s) {
        const trap = enter(s, card('Cardassian Trap'), 0, ground);
        s.captor[enter(s, card('Worf'), 1, trap)] = 0;
      },
    });
    expect(condition(t, 'Worf')).toBe('trap');
    discardThing(t.stage.run.table as BlazeTable, t.thing('Cardassian Trap'));
    expect([t.names(t.state.discard[0]), t.isInPlay('Worf') ? [condition(t, 'Worf'), t.place('Worf')] : t.b.hand]).toEqual([
      ['Cardassian Trap'],
      ground === -11 ? ['unattended', '-11'] : ['Worf'],
    ]);
  }
});
ruling('BOG-57: a trap whose captive dies is discarded', () => {
  const t = scene({
    line: ['Mineral Survey'],
    a: { ships: ['Goraxus@0: Sela'], deck: ['Kang'] },
    b: { facilities: ['Klingon Outpost@0'] },
    stage: 'orders',
    set(s) {
      const trap = enter(s, card('Cardassian Trap'), 1, -11, 0);
      const worf = enter(s, card('Worf'), 1, trap);
      s.captor[worf] = 0;
      s.count[enter(s, card('Torture'), 0, worf)] = 1;
    },
  });
  t.a.ends();
  expect([t.isInPlay('Worf'), t.isInPlay('Cardassian Trap'), t.score]).toEqual([false, false, '0:-7']);
});
ruling('BOG-57: a ship that carries a captive is no trap', () => {
  const t = scene({ a: { ships: ['Goraxus@0: Sela'], captives: ['Worf@Goraxus'] }, b: { facilities: ['Klingon Outpost@0'] } });
  expect(t.a.can('custody')).toEqual([]);
  expect(t.a.refused(['custody', t.thing('Goraxus'), t.thing('Goraxus')])).toMatch(/^BOG-/);
});

ruling('BOG-R98: the Bailiff stays as the trap, and goes beneath the side deck when the trap is emptied', () => {
  const flash = (guards: string): SceneTable => {
    const t = scene({
      line: ['Mineral Survey'],
      a: { teams: ['0: Divok'], ships: ['I.K.C. Lukara@0: Voktak'] },
      b: {
        facilities: ['Federation Outpost@0'],
        q: ['Mandarin Bailiff', 'Lemon-Aid'],
        dilemmas: ['Q@0'],
        ...(guards === '' ? {} : { teams: [`0: ${guards}`] }),
      },
    });
    t.a.orders('attempt', -11);
    t.a.answers('allow');
    t.pass();
    return t;
  };
  const t = flash('');
  expect([t.place('Divok'), conditionOf(t.state, t.thing('Divok'))]).toEqual(['Mandarin Bailiff', 'trap']);
  expect(t.names(t.state.qUp[1])).not.toContain('Mandarin Bailiff');
  discardThing(t.stage.run.table as unknown as BlazeTable, t.thing('Mandarin Bailiff'));
  expect(t.isInPlay('Mandarin Bailiff')).toBe(false);
  expect(conditionOf(t.state, t.thing('Divok'))).toBe('unattended');
  const guarded = flash('Worf');
  expect([guarded.isInPlay('Mandarin Bailiff'), conditionOf(guarded.state, guarded.thing('Divok'))]).toEqual([false, 'escorted']);
});
ruling('BOG-R33: out of a Brig with a guard there or another active person on your side aboard; with neither not', () => {
  const out = (rooms: string): SceneTable =>
    scene({ a: { facilities: [`Nor@0; Security Holding Cell; ${rooms}`], captives: ['Kang@Security Holding Cell = brig'] } });
  expect(out('Ops: Dakol').a.can('take-out').length).toBe(1);
  expect(out('Ops: Dakol*').a.can('take-out')).toEqual([]);
  const t = out('Ops: Dakol');
  t.a.orders('take-out', `PK01 brig@${t.thing('Security Holding Cell')}`);
  expect([t.place('Kang'), conditionOf(t.state, t.thing('Kang'))]).toEqual(['Ops', 'escorted']);
  const alone = out('Ops');
  expect(alone.a.refused(['take-out', `PK01 brig@${alone.thing('Security Holding Cell')}`, 0])).toMatch(/^BOG-R33: /);
});
