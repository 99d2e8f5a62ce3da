/** Every passive in a scene (STB-31, STB-53). */
import { ruling, rulings } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { ACTIONS } from '../index.ts';
import { type Show, scene } from './scene.ts';

const SCENES: readonly Show[] = [
  {
    id: 'P01',
    what: 'Conduit Access: the Engine Room’s occupier has +3 against its host, on the Engine Room nothing',
    show: () => {
      const t = scene({ a: { leader: 'Sarr', sections: ['Engine Room'] }, conduit: 'Galley' });
      t.a.attacks('Galley', ['Sarr']);
      expect(t.tally).toBe('5/5');
      t.settle();
      const home = scene({ a: { leader: 'Sarr' }, b: { sections: ['Engine Room'] } });
      home.a.attacks('Engine Room', ['Sarr']);
      expect(home.tally).toBe('2/5');
      home.settle();
    },
  },
  {
    id: 'P02',
    what: 'Field Promotion: +1 combat, +1 influence',
    show: () => {
      const t = scene({ a: { crew: ['Ombo'], hand: ['Field Promotion'] } });
      t.a.plays('Field Promotion', 'Ombo');
      t.settle();
      expect(t.stage.view(0).parties[0]?.crew[0]).toMatchObject({ combat: 2, influence: 2, attack: 2, defense: 2 });
    },
  },
  {
    id: 'P03',
    what: 'Pulse Carbine: +2 attack, +3 on Security',
    show: () => {
      const t = scene({ a: { leader: 'Sarr', crew: ['Ombo', 'Junk'], hand: ['Pulse Carbine', 'Pulse Carbine'] } });
      t.a.plays('Pulse Carbine', 'Ombo');
      t.settle();
      t.a.plays('Pulse Carbine', 'Junk');
      t.settle();
      t.a.attacks('Galley', ['Ombo', 'Junk']);
      expect(t.tally).toBe('9/5'); // 1+2, 3+3
      t.settle();
    },
  },
  {
    id: 'P04',
    what: 'Riot Shield: +2 defense',
    show: () => {
      const t = scene({ a: { leader: 'Sarr', crew: ['Pell@Galley'], sections: ['Galley'], hand: ['Riot Shield'] } });
      expect(t.need('Galley')).toBe(4);
      t.a.plays('Riot Shield', 'Pell');
      t.settle();
      expect(t.need('Galley')).toBe(6);
    },
  },
  {
    id: 'P05',
    what: 'Silver Tongue: +2 influence, +3 on a Civilian',
    show: () => {
      const t = scene({ a: { leader: 'Kett', crew: ['Pell', 'Ombo'], hand: ['Silver Tongue', 'Silver Tongue'] }, pool: ['Kiva'] });
      t.a.plays('Silver Tongue', 'Pell');
      t.settle();
      t.a.plays('Silver Tongue', 'Ombo');
      t.settle();
      t.a.recruits('Kiva', ['Pell', 'Ombo']);
      expect(t.tally).toBe('8/8'); // 2+2, 1+3; kin of Kett
      t.settle();
    },
  },
  {
    id: 'P06',
    what: 'Plot Armor: others can neither send its host away nor steal it',
    show: () => {
      const t = scene({ a: { hand: ['Red Shirt Detail', 'Better Contract'] }, b: { crew: ['Junk', 'Pell'], hand: ['Plot Armor'] } });
      t.a.ends();
      t.b.plays('Plot Armor', 'Junk');
      t.settle();
      expect([t.a.targetsOf('Red Shirt Detail'), t.a.targetsOf('Better Contract')]).toEqual([['Pell'], ['Pell']]);
      const own = scene({ a: { crew: ['Junk+Plot Armor'], hand: ['Red Shirt Detail'] } });
      expect(own.a.targetsOf('Red Shirt Detail')).toEqual(['Junk']);
    },
  },
  {
    id: 'P07',
    what: 'Galactic Mumples: −2 combat, −1 influence',
    show: () => {
      const t = scene({ a: { hand: ['Galactic Mumples'] }, b: { crew: ['Sool'] } });
      t.a.plays('Galactic Mumples', 'Sool');
      t.settle();
      expect(t.stage.view(0).parties[1]?.crew[0]).toMatchObject({ combat: 0, influence: 1 });
    },
  },
  {
    id: 'P08',
    what: 'Crisis of Conscience: its host cannot attack, and no longer counts in an attack under way',
    show: () => {
      const t = scene({ a: { crew: ['Kiva'] }, b: { hand: ['Crisis of Conscience'] } });
      t.a.attacks('Galley', ['Kiva']);
      t.a.passes();
      t.b.plays('Crisis of Conscience', 'Kiva');
      t.settle();
      expect([t.holder('Galley'), t.isTapped('Kiva')]).toEqual([null, false]);
      t.a.answers(['attack', t.card('Armory')]);
      expect(t.a.options).toEqual(['Harrow Kett']);
      expect(t.a.refused([t.card('Kiva')])).toBe('STB-56: Kiva & Rusk can’t attack.');
    },
  },
  {
    id: 'P09',
    what: 'Paperwork Hold: its host does not untap in Reset; one card clears it',
    show: () => {
      const t = scene({
        phase: 'reset',
        a: { crew: ['Junk+Paperwork Hold*'], hand: ['Lockdown', 'Montage', 'Rewrite', 'Flashback', 'Cold Feet'] },
      });
      expect([t.isTapped('Junk'), t.a.can('clear')]).toEqual([true, ['Paperwork Hold']]);
      t.a.clears('Paperwork Hold', 'Lockdown');
      t.settle();
      expect([t.passivesOn('Junk'), t.isTapped('Junk'), t.discard]).toEqual([[], true, ['Lockdown', 'Paperwork Hold']]);
    },
  },
  {
    id: 'P10',
    what: "Captain's Hat: on your own leader, +1 influence and a larger hand",
    show: () => {
      const t = scene({ a: { hand: ["Captain's Hat"] } });
      expect(t.a.targetsOf("Captain's Hat")).toEqual(['Harrow Kett']);
      t.a.plays("Captain's Hat", 'Kett');
      t.settle();
      expect(t.stage.view(0).parties[0]).toMatchObject({ handSize: 6, leader: { influence: 4 } });
    },
  },
  {
    id: 'P11',
    what: 'Personal Force Field: +2 defense in every section',
    show: () => {
      const t = scene({ a: { leader: 'Sarr', sections: ['Galley', 'Med Bay'], hand: ['Personal Force Field'] } });
      t.a.plays('Personal Force Field', 'Sarr');
      t.settle();
      expect([t.need('Galley'), t.need('Med Bay')]).toEqual([5, 5]);
    },
  },
  {
    id: 'P12',
    what: 'Tell-All Memoir: −1 combat, −1 influence for a leader',
    show: () => {
      const t = scene({ a: { hand: ['Tell-All Memoir'] } });
      expect(t.a.targetsOf('Tell-All Memoir')).toEqual(['Harrow Kett', 'Bragga']);
      t.a.plays('Tell-All Memoir', 'Bragga');
      t.settle();
      expect(t.stage.view(0).parties[1]?.leader).toMatchObject({ combat: 0, influence: 1 });
    },
  },
  {
    id: 'P13',
    what: 'Blast Doors: 2 more points, free or held',
    show: () => {
      const t = scene({ a: { crew: ['Kiva'], hand: ['Blast Doors'] } });
      t.a.plays('Blast Doors', 'Galley');
      t.settle();
      expect(t.need('Galley')).toBe(7);
      t.a.attacks('Galley', ['Kett', 'Kiva']);
      t.settle();
      expect([t.holder('Galley'), t.need('Galley')]).toEqual(['a', 3 + 1 + 2]);
    },
  },
  {
    id: 'P14',
    what: 'Systems Lockout: its section does not untap in Reset; two cards clear it',
    show: () => {
      const t = scene({
        phase: 'reset',
        a: { sections: ['Bridge+Systems Lockout*'], hand: ['Lockdown', 'Montage', 'Rewrite', 'Flashback', 'Cold Feet'] },
      });
      expect(t.isTapped('Bridge')).toBe(true);
      t.a.clears('Systems Lockout', 'Lockdown', 'Montage');
      t.settle();
      expect([t.passivesOn('Bridge'), t.isTapped('Bridge'), t.a.hand.length]).toEqual([[], true, 3]);
    },
  },
];

rulings('STB-31, STB-53: $id $what', SCENES, ({ show }) => show());

test('every passive has its scene', () => {
  expect(SCENES.map(({ id }) => id)).toEqual(ACTIONS.filter(({ kind }) => kind === 'passive').map(({ id }) => id));
});

ruling('STB-53, STB-54, STB-R24, STB-R36: Blast Doors go on any section, on nothing else, and not twice (E16)', () => {
  const t = scene({ a: { crew: ['Ombo'], hand: ['Blast Doors', 'Blast Doors'] }, b: { sections: ['Galley'] }, pool: ['Pell'] });
  t.a.answers(['play', t.a.inHand('Blast Doors')]);
  expect(t.a.options).toEqual(['Bridge', 'Engine Room', 'Armory', 'Med Bay', 'Galley']);
  for (const wrong of ['Kett', 'Ombo', 'Pell']) expect(t.a.refused(t.card(wrong))).toBe('STB-54: Blast Doors can only go on a section.');
  t.a.answers(t.card('Armory'));
  t.settle();
  expect(t.need('Armory')).toBe(9);
  t.a.answers(['play', t.a.inHand('Blast Doors')]);
  expect(t.a.refused(t.card('Armory'))).toBe('STB-R24: Armory already has Blast Doors.');
  t.stage.undo(0);
});

ruling('STB-R36: pool crew host nothing, are not tapped and not stationed', () => {
  const t = scene({ a: { crew: ['Ombo'], hand: ['Pulse Carbine', 'Stun Beam'] }, pool: ['Pell'] });
  for (const title of ['Pulse Carbine', 'Stun Beam']) {
    t.a.answers(['play', t.a.inHand(title)]);
    expect([t.a.options, t.a.refused(t.card('Pell'))]).toEqual([['Ombo'], 'STB-R36: That crew member hasn’t joined anyone yet.']);
    t.stage.undo(0);
  }
});

ruling('STB-55: an attached passive is shown with its host', () => {
  const t = scene({ a: { crew: ['Ombo'], hand: ['Riot Shield'] } });
  t.a.plays('Riot Shield', 'Ombo');
  t.settle();
  expect(t.stage.view('spectator').parties[0]?.crew[0]?.attached).toEqual([t.passive('Riot Shield')]);
});

ruling('STB-28, STB-R23: passives of a crew that leaves are discarded; those of a section or crew that changes party stay', () => {
  const t = scene({ a: { crew: ['Kiva'], hand: ['Written Out'] }, b: { crew: ['Junk+Pulse Carbine'], sections: ['Galley+Blast Doors'] } });
  t.a.attacks('Galley', ['Kett', 'Kiva']);
  t.settle();
  expect([t.holder('Galley'), t.passivesOn('Galley')]).toEqual(['a', ['Blast Doors']]);
  t.a.plays('Written Out', 'Junk');
  t.settle();
  expect([t.discard, t.tail]).toEqual([['Pulse Carbine', 'Written Out'], ['Junk']]);
});

ruling('STB-31: an effect that untaps works on a card that stays tapped in Reset', () => {
  const t = scene({ a: { crew: ['Junk+Paperwork Hold*'], hand: ['Second Wind'] } });
  t.a.plays('Second Wind', 'Junk');
  t.settle();
  expect(t.isTapped('Junk')).toBe(false);
});

ruling('STB-31: a hindrance that was moved to somebody else’s card is not cleared by the old owner', () => {
  const t = scene({ a: { crew: ['Junk+Paperwork Hold*'], hand: ['Lockdown'] }, b: { crew: ['Fixit'], hand: ['Hot Swap'] } });
  t.a.clears('Paperwork Hold', 'Lockdown');
  t.a.passes();
  t.b.plays('Hot Swap', 'Paperwork Hold', 'Fixit');
  t.settle();
  expect(t.passivesOn('Fixit')).toEqual(['Paperwork Hold']);
});
