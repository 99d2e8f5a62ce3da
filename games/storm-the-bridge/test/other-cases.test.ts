/** The other case of conditions: what stays where it is. */
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { scene } from './scene.ts';

ruling('STB-35, STB-36, STB-28: a Reset never loses crew and no more come in than there is room for', () => {
  for (const [pool, left] of [
    [['', 'Cutter', 'Ombo'], 2],
    [['', '', 'Ombo'], 1],
    [['Pell', 'Cutter', 'Ombo'], 3],
  ] as const) {
    const t = scene({ phase: 'reset', turn: 5, pool: [...pool], crewStack: ['Sool', 'Junk', 'Fixit'], crewStackOnly: true });
    expect([t.pool.filter((name) => name !== '').length, t.state.crewStack.length]).toEqual([3, left]);
  }
});

ruling(
  'STB-54, STB-56: Hot Swap puts a passive onto another host, never the one it lies on, and never onto somebody else’s protected crew',
  () => {
    const t = scene({
      a: { crew: ['Junk+Paperwork Hold', 'Brannock'], hand: ['Hot Swap'] },
      b: { crew: ['Fixit', 'Nuur-7'] },
    });
    t.a.answers(['play', t.a.inHand('Hot Swap')]);
    t.a.answers(t.passive('Paperwork Hold'));
    expect([...t.a.options].sort()).toEqual(['Brannock', 'Fixit']);
  },
);

ruling('STB-R40: at the round limit seats that are level in everything share the first place, and nobody is left for a second', () => {
  const t = scene({ round: 10, roundLimit: 10, turn: 20, active: 1, a: { leader: 'Sarr' }, b: { leader: 'Marrow' } });
  t.b.ends();
  t.settle();
  expect(t.stage.result?.ranking).toEqual([[0, 1]]);
});
