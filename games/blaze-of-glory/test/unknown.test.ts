/** What must not be learnt in passing, and what is shown on purpose. */
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import type { Blaze } from '../index.ts';
import { has } from '../rules/things.ts';
import { SEEN } from '../state.ts';
import { find, scene } from './scene.ts';

const hidden = (s: Blaze, ...names: readonly string[]): void => {
  for (const name of names) s.flags[find(s, name)] = 0;
};

ruling('BOG-R69: a player who asks for the number of a person is told the same no matter where that person is', () => {
  const t = scene({
    line: ['Nebula', 'Nebula'],
    b: { ships: ['I.K.C. Lukara@0: Kang', 'I.K.C. Koraga@1: Kor'] },
    set: (s) => {
      s.solvedBy[0] = 1;
      hidden(s, 'Kang', 'Kor');
    },
  });
  const told = (name: string, verb: string): string => t.a.refused([verb, t.thing(name), 0]);
  expect(['Kang', 'Kor'].map((name) => told(name, 'attempt'))).toEqual([
    'BOG-B28: None of your crew here can attempt this mission.',
    'BOG-B28: None of your crew here can attempt this mission.',
  ]);
  expect(told('Lukara', 'attempt')).toBe('BOG-B31: This mission is already solved.');
});

ruling('BOG-R70: the gear of a crew that attempts a mission belongs to it, and is seen', () => {
  const t = scene({
    line: ['Explore Interstellar Matter'],
    a: { ships: ["I.K.C. Lukara@0: Kang, Bat'leth", "I.K.C. Koraga@0: Kor, Mek'leth"] },
    set: (s) => hidden(s, 'Kang', "Bat'leth", "Mek'leth"),
  });
  t.a.answers(['attempt', t.thing('Lukara'), 0]);
  const seen = (name: string) => has(t.state, t.thing(name), SEEN);
  expect(["Bat'leth", "Mek'leth"].map(seen)).toEqual([true, false]);
  expect(t.events('attempted').map(({ cards }) => cards)).toEqual([['PK01', 'EQ2']]);
});

ruling('BOG-R69: gear that nobody had seen is named when its ship is lost', () => {
  const lost = (unseen: readonly string[]): unknown[] => {
    const t = scene({
      a: { ships: ["I.K.S. Negh'Var@0: Martok", 'I.K.C. Lukara@0: Kang'] },
      b: { ships: ['Runabout@0: Engineering Kit'], facilities: ['Federation Outpost@0'] },
      set: (s) => hidden(s, ...unseen),
    });
    t.a.answers(['attack', t.thing('Runabout'), 0]);
    t.a.answers([t.thing("Negh'Var"), t.thing('Lukara')]);
    t.b.answers('none');
    t.pass();
    expect([t.isInPlay('Runabout'), t.names(t.state.discard[1]).includes('Engineering Kit')]).toEqual([false, true]);
    return t.events('discarded').map((one) => one.card);
  };
  expect([lost(['Engineering Kit']), lost([])]).toEqual([['EQ9'], []]);
});

ruling('BOG-R69: under Alien Probe one sees what is left of a hand from which a card was laid face down', () => {
  const known = (probe: readonly string[]): string[] => {
    const t = scene({
      a: { hand: ['Captured', 'Intruder Alert!', 'Kang'], table: probe },
      set: (s) => {
        s.knownHand[0] = [...(s.hand[0] as number[])];
      },
    });
    t.a.orders('lay', 'IN1');
    return t.names(t.state.knownHand[0]).sort();
  };
  expect(known(['Alien Probe'])).toEqual(['Intruder Alert!', 'Kang']);
  expect(known([])).toEqual(['Kang']);
});
