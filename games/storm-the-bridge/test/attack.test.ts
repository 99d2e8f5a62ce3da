import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { scene } from './scene.ts';

ruling('STB-63, STB-64, STB-68, STB-83, STB-84, STB-R45: a free section is taken exactly (E5)', () => {
  const t = scene({ a: { leader: 'Marrow', crew: ['Ombo', 'Pell'] }, pool: ['Junk'] });
  t.a.attacks('Galley', ['Marrow', 'Ombo']);
  expect(t.tally).toBe('5/5');
  t.settle();
  expect([t.a.sections, t.a.crew, t.isTapped('Marrow')]).toEqual([['Galley*'], ['Pell', 'Ombo*'], true]);
  t.a.recruits('Junk', ['Pell']);
  expect(t.tally).toBe('3/3'); // Pell 2, and the Galley's bonus works while it is tapped (STB-R33)
  t.settle();
  expect(t.a.refused(['ability', t.card('Galley')])).toBe('STB-37: Galley is tapped, so its ability can’t be used.');
});

ruling('STB-R45: more than enough is enough as well', () => {
  const t = scene({ a: { leader: 'Kett', crew: ['Kiva'] } });
  t.a.attacks('Galley', ['Kett', 'Kiva']);
  expect(t.tally).toBe('10/5');
  t.settle();
  expect(t.holder('Galley')).toBe('a');
});

ruling('STB-69, STB-71–74, STB-76, STB-78, STB-79: what a held section needs (E6)', () => {
  const t = scene({ b: { leader: 'Threnn', crew: ['Brannock@Engine Room*'], sections: ['Engine Room', 'Galley'] } });
  expect([t.need('Engine Room'), t.need('Galley')]).toEqual([12, 5]);
});

ruling('STB-79: defending taps nobody', () => {
  const t = scene({ a: { leader: 'Sarr' }, b: { crew: ['Cutter@Galley'], sections: ['Galley'] } });
  t.a.attacks('Galley', ['Sarr']);
  t.settle();
  expect([t.holder('Galley'), t.tappedOf('Cutter', 'Bragga')]).toEqual(['b', []]);
});

ruling('STB-70, STB-74, STB-75: attack points do not defend and defense points do not attack (E7)', () => {
  const t = scene({ a: { leader: 'Sarr', crew: ['Reyes@Med Bay+Pulse Carbine+Riot Shield'], sections: ['Med Bay'] } });
  expect(t.need('Med Bay') - 2 - 1).toBe(6);
  t.a.attacks('Galley', ['Reyes']);
  expect(t.tally).toBe('7/5');
  t.settle();
  const home = scene({ a: { leader: 'Sarr', crew: ['Reyes@Armory+Pulse Carbine+Riot Shield'], sections: ['Armory'] } });
  expect(home.need('Armory') - 2 - 2).toBe(7);
});

ruling('STB-80, STB-81, STB-R12: an attacker is stunned and revived, and counts once (E8)', () => {
  const t = scene({
    a: { leader: 'Sarr', crew: ['Cutter', 'Reyes'], hand: ['Second Wind'] },
    b: { hand: ['Stun Beam'] },
    free: ['Armory+Blast Doors'],
  });
  t.a.attacks('Armory', ['Sarr', 'Cutter', 'Reyes']);
  expect(t.tally).toBe('9/9');
  t.a.passes();
  t.b.plays('Stun Beam', 'Cutter');
  t.resolveTop();
  expect(t.tally).toBe('6/9');
  t.a.plays('Second Wind', 'Cutter');
  t.resolveTop();
  expect(t.tally).toBe('9/9');
  t.settle();
  expect([t.a.sections, t.a.crew]).toEqual([['Armory*'], ['Dola Reyes*', 'Cutter*']]);
});

ruling('STB-82, STB-85: a failed attack taps nobody, and the same force goes elsewhere (E9)', () => {
  const t = scene({ a: { crew: ['Junk'] }, b: { hand: ['Hold That Door'] } });
  t.a.attacks('Armory', ['Kett', 'Junk']);
  t.a.passes();
  t.b.plays('Hold That Door');
  t.settle();
  expect([t.holder('Armory'), t.tappedOf('Kett', 'Junk')]).toEqual([null, []]);
  t.a.attacks('Galley', ['Kett', 'Junk']);
  expect(t.tally).toBe('7/5');
  t.settle();
  expect([t.holder('Galley'), t.tappedOf('Kett', 'Junk')]).toEqual(['a', ['Kett', 'Junk']]);
});

ruling('STB-65: an attacker stays tapped until its owner’s next turn begins', () => {
  const t = scene({ a: { crew: ['Junk'] } });
  t.a.attacks('Galley', ['Kett', 'Junk']);
  t.settle();
  t.a.ends();
  t.settle();
  t.a.answers('keep');
  expect(t.tappedOf('Kett', 'Junk', 'Galley')).toEqual(['Kett', 'Junk', 'Galley']);
  t.b.ends();
  t.settle();
  expect(t.tappedOf('Kett', 'Junk', 'Galley')).toEqual([]);
});

ruling('STB-66, STB-R10: cards are discarded for points at the declaration and later, each time with a fresh round of passing', () => {
  const t = scene({ a: { leader: 'Sarr', hand: ['Lockdown', 'Montage', 'Flashback'] }, b: { hand: ['Stun Beam'] } });
  t.a.attacks('Galley', ['Sarr'], ['Lockdown']);
  expect(t.tally).toBe('3/5');
  t.a.passes();
  t.b.passes();
  expect(t.holder('Galley')).toBeNull();
  const late = scene({ a: { leader: 'Sarr', hand: ['Lockdown', 'Montage', 'Flashback'] }, b: {} });
  late.a.attacks('Galley', ['Sarr'], ['Lockdown']);
  late.a.adds('Montage', 'Flashback');
  expect([late.tally, late.asked, late.stack]).toEqual(['5/5', 'a stb.respond', ['attack Galley']]);
  late.settle();
  expect([late.holder('Galley'), late.discard]).toEqual(['a', ['Lockdown', 'Montage', 'Flashback']]);
});

ruling('STB-66: only the active player may discard for points', () => {
  const t = scene({ a: { leader: 'Sarr' }, b: { hand: ['Lockdown'], sections: ['Galley'] } });
  t.a.attacks('Galley', ['Sarr']);
  t.a.passes();
  expect(t.b.options).not.toContain('discard');
  expect(t.b.refused('discard')).toBe('STB-66: Only the player whose turn it is can discard for points.');
  t.settle();
});

ruling('STB-67, STB-25: free sections and those of opponents may be attacked, one’s own never', () => {
  const t = scene({ a: { sections: ['Galley'] }, b: { sections: ['Armory'] } });
  expect(t.a.can('attack')).toEqual(['Bridge', 'Engine Room', 'Armory', 'Med Bay']);
  expect(t.a.refused(['attack', t.card('Galley')])).toBe('STB-67: You already hold the Galley.');
  t.a.attacks('Armory', ['Kett']);
  t.settle();
  expect([t.holder('Galley'), t.holder('Armory'), t.holder('Med Bay')]).toEqual(['a', 'a', null]);
});

ruling('STB-R30: nobody attacks the the a section of their own', () => {
  const t = scene({ a: { sections: ['Bridge', 'Engine Room', 'Armory', 'Med Bay', 'Galley'] } });
  expect(t.a.can('attack')).toEqual([]);
});

ruling('STB-77: attackers keep their station and may attack anything', () => {
  const t = scene({ a: { leader: 'Sarr', crew: ['Kiva@Galley'], sections: ['Galley'] } });
  t.a.attacks('Med Bay', ['Kiva']);
  t.settle();
  expect([t.holder('Med Bay'), t.station('Kiva'), t.isTapped('Kiva')]).toEqual(['a', 'Galley', true]);
});

ruling('STB-81: nobody is committed twice, neither at once nor by Reinforcements', () => {
  const t = scene({ a: { crew: ['Junk', 'Pell'], hand: ['Reinforcements'] } });
  t.a.answers(['attack', t.card('Galley')]);
  expect(t.a.refused([t.card('Junk'), t.card('Junk')])).toBe('STB-81: Junk has already been used for this.');
  t.a.answers([t.card('Junk')]);
  t.a.answers([]);
  t.a.answers(['play', t.a.inHand('Reinforcements')]);
  expect(t.a.options).toEqual(['Pell']);
  expect(t.a.refused(t.card('Junk'))).toBe('STB-81: Junk has already been used for this.');
  t.a.answers(t.card('Pell'));
  t.settle();
});

ruling('STB-R11: once declared, the force grows only by a card', () => {
  const t = scene({ a: { crew: ['Junk', 'Pell'], hand: ['Reinforcements'] } });
  t.a.attacks('Galley', ['Junk']);
  expect([t.a.options, t.tally]).toEqual([['pass', 'play Reinforcements', 'discard'], '3/5']);
  t.a.plays('Reinforcements', 'Pell');
  t.resolveTop();
  expect(t.tally).toBe('4/5');
  t.settle();
});

ruling('STB-R12: people who left the party or may not attack do not count', () => {
  const t = scene({ a: { crew: ['Junk', 'Cutter'] }, b: { hand: ['Red Shirt Detail', 'Crisis of Conscience'] } });
  t.a.attacks('Armory', ['Kett', 'Junk', 'Cutter']);
  expect(t.tally).toBe('11/7');
  t.a.passes();
  t.b.plays('Crisis of Conscience', 'Cutter');
  t.resolveTop();
  expect(t.tally).toBe('8/7');
  t.a.passes();
  t.b.plays('Red Shirt Detail', 'Junk');
  t.resolveTop();
  expect(t.tally).toBe('5/7'); // Kett 3, and +1 for each Security card that was committed
  t.settle();
  expect([t.holder('Armory'), t.tappedOf('Kett', 'Cutter')]).toEqual([null, []]);
});

ruling('STB-82: with nobody left to count, discards alone take nothing', () => {
  const t = scene({
    a: { crew: ['Cutter'], hand: ['Lockdown', 'Montage', 'Flashback', 'Rewrite', 'Lockdown'] },
    b: { hand: ['Stun Beam'] },
  });
  t.a.attacks('Galley', ['Cutter'], ['Lockdown', 'Montage', 'Flashback', 'Rewrite', 'Lockdown']);
  expect(t.tally).toBe('8/5');
  t.a.passes();
  t.b.plays('Stun Beam', 'Cutter');
  t.resolveTop();
  expect(t.tally).toBe('5/5');
  t.settle();
  expect(t.holder('Galley')).toBeNull();
});

ruling('STB-R33: tapped cards keep their bonuses', () => {
  const t = scene({ a: { leader: 'Sarr', crew: ['Brannock'], sections: ['Engine Room*', 'Armory*'] } });
  t.a.attacks('Galley', ['Brannock']);
  expect(t.tally).toBe('5/5'); // 3, +1 Engine Room, +1 Armory
  t.settle();
});

ruling('STB-16, STB-56, STB-R3: Conduit Access is moved to the Bridge and sent home again (E13)', () => {
  const t = scene({ a: { leader: 'Sarr', crew: ['Hasker'], sections: ['Engine Room'] }, b: { hand: ['Continuity Error'] } });
  t.a.uses('Engine Room', 'Bridge');
  t.settle();
  expect(t.hostOf('Conduit Access')).toBe('Bridge');
  t.a.attacks('Bridge', ['Sarr', 'Hasker']);
  expect(t.tally).toBe('10/20'); // Sarr 2, Hasker 2+2+1, and 3
  t.a.passes();
  t.b.plays('Continuity Error', 'Conduit Access');
  t.resolveTop();
  expect([t.tally, t.hostOf('Conduit Access'), t.discard]).toEqual(['5/20', 'Engine Room', ['Continuity Error']]);
  t.settle();
});

rulings(
  'STB-R14: $what',
  [
    { what: 'a contribution below 0 counts as 0', section: 'Med Bay', crew: ['Gale@Med Bay+Galactic Mumples'], need: 2 + 0 + 1 },
    {
      what: 'a shield lifts it again, and the home deck adds 1',
      section: 'Med Bay',
      crew: ['Gale@Med Bay+Galactic Mumples+Riot Shield'],
      need: 2 + 2 + 1,
    },
    { what: 'away from home it is 1 less', section: 'Galley', crew: ['Gale@Galley+Galactic Mumples+Riot Shield'], need: 2 + 1 + 1 },
  ],
  ({ section, crew, need }) => {
    const t = scene({ a: { leader: 'Sarr', crew, sections: [section] } });
    expect(t.need(section)).toBe(need);
  },
);

ruling('STB-R14: the number needed is never below 1', () => {
  const t = scene({ a: { leader: 'Sarr' }, b: { leader: 'Endago' }, pool: ['Stowaway', 'Ombo'] });
  expect(t.stage.view(0).pool.map(({ cost }) => cost)).toEqual([1, 1, 0]);
  const bare = scene({ a: { hand: ['Public Scandal'] }, b: { leader: 'Bragga', sections: ['Galley'] } });
  bare.a.plays('Public Scandal', 'Bragga');
  bare.settle();
  expect(bare.need('Galley')).toBe(1);
});
