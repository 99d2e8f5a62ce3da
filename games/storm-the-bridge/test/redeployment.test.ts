import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { scene } from './scene.ts';

ruling('STB-6, STB-10, STB-89: after the actions crew are stationed section by section; then the next turn begins', () => {
  const t = scene({ a: { crew: ['Junk', 'Pell', 'Ombo'], sections: ['Bridge', 'Galley'] } });
  t.a.ends();
  t.settle();
  expect([t.asked, t.a.options]).toEqual(['a stb.redeploy', ['keep', 'redeploy']]);
  t.a.redeploys(['Junk'], ['Pell']);
  expect(['Junk', 'Pell', 'Ombo'].map((name) => t.station(name))).toEqual(['Bridge', 'Galley', null]);
  expect(t.asked).toBe('b stb.menu');
});

ruling('STB-R28: stationing is optional; crew that are left over are unassigned, defend nothing and may still attack', () => {
  const t = scene({ a: { leader: 'Sarr', crew: ['Kiva@Galley'], sections: ['Galley'] } });
  expect(t.need('Galley')).toBe(2 + 6 + 1);
  t.a.attacks('Med Bay', ['Kiva']);
  t.settle();
  t.a.ends();
  t.settle();
  t.a.redeploys([], []);
  expect([t.station('Kiva'), t.need('Galley')]).toEqual([null, 3]);
});

ruling('STB-86: the phase begins when nothing more is wanted and everything is resolved', () => {
  const t = scene({ a: { sections: ['Galley'] } });
  t.a.ends();
  expect(t.state.phase).toBe('action');
  t.settle();
  expect(t.state.phase).toBe('redeployment');
});

ruling('STB-87: no cards and no abilities in the Redeployment Phase', () => {
  const t = scene({ a: { sections: ['Galley'], hand: ['Supply Run'], crew: ['Junk'] }, b: { hand: ['Stun Beam'] } });
  t.a.ends();
  t.settle();
  expect(t.a.refused(['play', t.a.inHand('Supply Run')])).toBe('STB-87: You can only move crew during Redeployment.');
  expect(t.a.refused(['ability', t.card('Galley')])).toBe('STB-87: You can only move crew during Redeployment.');
  expect(t.b.refused(['play', t.b.inHand('Stun Beam')])).toBe('STB-87: You can only move crew during Redeployment.');
  t.a.answers('redeploy');
  expect(t.a.refused(['play', t.a.inHand('Supply Run')])).toBe('STB-87: You can only move crew during Redeployment.');
});

ruling('STB-88: without a section the phase is skipped', () => {
  const t = scene({ a: { crew: ['Junk'] } });
  t.a.ends();
  t.settle();
  expect(t.asked).toBe('b stb.menu');
});

ruling('STB-78, STB-90, STB-91: who defended a lost section is unassigned until the owner’s next Redeployment (E10)', () => {
  const t = scene({
    a: { leader: 'Sarr', crew: ['Kiva', 'Gritt'] },
    b: { leader: 'Bragga', crew: ['Cutter@Med Bay', 'Pell@Med Bay'], sections: ['Med Bay', 'Galley'] },
  });
  t.a.attacks('Med Bay', ['Kiva', 'Gritt']);
  expect(t.tally).toBe('12/7'); // Bragga 1, Cutter 4, Pell 1, Def 1
  t.settle();
  expect([t.holder('Med Bay'), t.station('Cutter'), t.station('Pell'), t.need('Galley')]).toEqual(['a', null, null, 2]);
  t.a.ends();
  t.settle();
  t.a.answers('keep');
  expect(t.b.refused(['station', t.card('Cutter'), t.card('Galley')])).toBe('STB-90: Crew can only move during Redeployment.');
  t.b.ends();
  t.settle();
  t.b.redeploys(['Cutter', 'Pell']);
  expect([t.station('Cutter'), t.need('Galley')]).toEqual(['Galley', 1 + 4 + 1 + 1]);
});

ruling('STB-92: leaders are not deployed; they defend everything', () => {
  const t = scene({ a: { leader: 'Sarr', crew: ['Ombo'], sections: ['Galley', 'Med Bay'] } });
  expect([t.need('Galley'), t.need('Med Bay')]).toEqual([3, 3]);
  t.a.ends();
  t.settle();
  expect(t.a.refused(['station', t.card('Sarr'), t.card('Galley')])).toBe('STB-92: Leaders defend everywhere; they don’t need a station.');
  t.a.answers('redeploy');
  expect(t.a.options).toEqual(['Ombo']);
  expect(t.a.refused([t.card('Sarr')])).toBe('STB-92: Leaders defend everywhere; they don’t need a station.');
});

ruling('STB-93, STB-R41: overlapped, the next seat has reset before the last one chooses; its menu waits', () => {
  const given = {
    a: { sections: ['Galley'], crew: ['Ombo'] },
    b: { crew: ['Pell*'] },
    pool: ['Junk', 'Cutter', 'Fixit'],
    crewStack: ['Sool'],
  };
  const t = scene({ overlap: true, ...given });
  t.a.ends();
  t.settle();
  expect([t.asked, t.pool, t.isTapped('Pell'), t.b.hand.length]).toEqual(['a stb.redeploy', ['Cutter', 'Fixit', 'Sool'], false, 6]);
  t.a.answers('keep');
  expect([t.asked, t.pool, t.b.hand.length]).toEqual(['b stb.menu', ['Cutter', 'Fixit', 'Sool'], 6]);
  const apart = scene(given);
  apart.a.ends();
  apart.settle();
  expect([apart.asked, apart.pool, apart.b.hand.length]).toEqual(['a stb.redeploy', ['Junk', 'Cutter', 'Fixit'], 0]);
});

ruling('STB-52, STB-R25: lasting instants and effects of the turn end after Redeployment', () => {
  const t = scene({ a: { leader: 'Sarr', crew: ['Ombo@Galley'], sections: ['Galley'], hand: ['Adrenaline Surge'] } });
  t.a.plays('Adrenaline Surge', 'Ombo');
  t.settle();
  t.a.ends();
  t.settle();
  expect([t.lasting, t.need('Galley')]).toEqual([['Adrenaline Surge'], 2 + 3 + 1 + 1]);
  t.a.answers('keep');
  expect([t.lasting, t.discard, t.need('Galley')]).toEqual([[], ['Adrenaline Surge'], 2 + 1 + 1 + 1]);
});
