/** Every leader and every section at work. */
import { ruling, rulings } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { LEADERS, SECTIONS } from '../index.ts';
import { type Show, scene } from './scene.ts';

const LEADER_SCENES: readonly Show[] = [
  {
    id: 'L1',
    what: 'Endago has +1 combat for every two crew, at most +3',
    show: () => {
      const crew = ['Pell', 'Ombo', 'Junk', 'Fixit', 'Cutter', 'Sool', 'Reyes', 'Bulk'];
      for (const [count, combat] of [
        [0, 1],
        [1, 1],
        [2, 2],
        [5, 3],
        [6, 4],
        [8, 4],
      ] as const) {
        const t = scene({ a: { leader: 'Endago', crew: crew.slice(0, count) } });
        expect(t.stage.view(0).parties[0]?.leader?.combat).toBe(combat);
      }
    },
  },
  {
    id: 'L2',
    what: 'Bragga’s hand is one larger',
    show: () => {
      const t = scene({ phase: 'reset', a: { leader: 'Bragga' } });
      expect(t.a.hand).toHaveLength(6);
    },
  },
  {
    id: 'L3',
    what: 'Marrow has +2 attack against the Bridge and free sections only',
    show: () => {
      const t = scene({ a: { leader: 'Marrow' }, b: { sections: ['Bridge', 'Galley'] } });
      for (const [section, tally] of [
        ['Bridge', '4/5'],
        ['Galley', '2/4'],
        ['Armory', '4/7'],
      ] as const) {
        t.a.attacks(section, ['Marrow']);
        expect(t.tally).toBe(tally);
        t.settle();
      }
    },
  },
  {
    id: 'L4',
    what: 'Threnn’s sections have +2 defense',
    show: () => {
      const t = scene({ a: { leader: 'Threnn', sections: ['Galley', 'Med Bay'] } });
      expect([t.need('Galley'), t.need('Med Bay')]).toEqual([5, 5]);
    },
  },
  {
    id: 'L5',
    what: 'Kett has +1 attack for each other Security card in the attack',
    show: () => {
      const t = scene({ a: { leader: 'Kett', crew: ['Junk', 'Cutter', 'Ombo'] } });
      t.a.attacks('Bridge', ['Kett', 'Junk', 'Cutter', 'Ombo']);
      expect(t.tally).toBe('12/20'); // 3+2, 3, 3, 1
      t.settle();
    },
  },
  {
    id: 'L6',
    what: 'Lohn detains an untapped crew in another party, in anybody’s turn',
    show: () => {
      const t = scene({ active: 1, a: { leader: 'Lohn', crew: ['Ombo'] }, b: { crew: ['Kiva', 'Junk*'] } });
      t.b.attacks('Galley', ['Kiva']);
      t.b.passes();
      t.a.answers(['ability', t.card('Lohn')]);
      expect(t.a.options).toEqual(['Kiva & Rusk']);
      t.a.answers(t.card('Kiva'));
      t.settle();
      expect([t.holder('Galley'), t.tappedOf('Lohn', 'Kiva')]).toEqual([null, ['Lohn', 'Kiva']]);
    },
  },
  {
    id: 'L7',
    what: 'Pesh keeps a crew that another player would send away, tapped instead (E14)',
    show: () => {
      const t = scene({ a: { leader: 'Pesh', crew: ['Dune+Pulse Carbine'] }, b: { hand: ['Red Shirt Detail'] } });
      t.a.attacks('Galley', ['Dune']);
      expect(t.tally).toBe('4/5');
      t.a.passes();
      t.b.plays('Red Shirt Detail', 'Dune');
      t.resolveTop();
      expect([t.asked, t.a.options]).toEqual(['a stb.patch-up', ['Iluma Pesh', 'let-go']]);
      t.a.answers(t.card('Pesh'));
      expect([t.a.crew, t.isTapped('Pesh'), t.passivesOn('Dune'), t.tally]).toEqual([['Mira Dune*'], true, ['Pulse Carbine'], '0/5']);
      t.settle();
      const gone = scene({ a: { leader: 'Pesh*', crew: ['Dune+Pulse Carbine'] }, b: { hand: ['Red Shirt Detail'] } });
      gone.a.ends();
      gone.b.plays('Red Shirt Detail', 'Dune');
      gone.settle();
      expect([gone.a.crew, gone.tail, gone.discard]).toEqual([[], ['Mira Dune'], ['Pulse Carbine', 'Red Shirt Detail']]);
    },
  },
  {
    id: 'L8',
    what: 'Nuur-7 draws two more in Reset and discards two',
    show: () => {
      const t = scene({ phase: 'reset', a: { leader: 'Nuur-7', hand: ['Rewrite', 'Lockdown'] } });
      expect([t.asked, t.a.hand.length]).toEqual(['a stb.model', 7]);
      t.a.answers([t.a.inHand('Rewrite'), t.a.inHand('Lockdown')]);
      expect([t.a.hand.length, t.discard, t.asked]).toEqual([5, ['Rewrite', 'Lockdown'], 'a stb.menu']);
    },
  },
  {
    id: 'L9',
    what: 'Sarr’s recruits enter untapped, if he is among those who count',
    show: () => {
      const t = scene({ a: { leader: 'Sarr', crew: ['Celandine'] }, pool: ['Ombo'] });
      t.a.recruits('Ombo', ['Celandine']);
      t.settle();
      expect(t.a.crew).toEqual(['Ombo*', 'Celandine*']);
    },
  },
];

const SECTION_SCENES: readonly Show[] = [
  {
    id: 'S1',
    what: 'the Bridge is tapped for Victory',
    show: () => {
      const t = scene({ a: { sections: ['Bridge'] } });
      t.a.uses('Bridge');
      t.settle();
      expect(t.outcome).toBe('a by victory');
    },
  },
  {
    id: 'S2',
    what: 'the Engine Room lends its Engineers +1 combat and moves Conduit Access',
    show: () => {
      const t = scene({ a: { crew: ['Fixit', 'Ombo'], sections: ['Engine Room'] } });
      expect(t.stage.view(0).parties[0]?.crew.map(({ combat }) => combat)).toEqual([2, 1]);
      t.a.uses('Engine Room', 'Galley');
      t.settle();
      expect([t.hostOf('Conduit Access'), t.isTapped('Engine Room')]).toEqual(['Galley', true]);
    },
  },
  {
    id: 'S3',
    what: 'the Armory lends every attack +1 and issues sidearms in anybody’s turn',
    show: () => {
      const t = scene({ active: 1, a: { leader: 'Sarr', crew: ['Ombo'], sections: ['Armory'] }, b: { leader: 'Kett' } });
      t.b.attacks('Armory', ['Kett']);
      expect(t.tally).toBe('3/4');
      t.b.passes();
      t.a.uses('Armory', 'Sarr');
      t.resolveTop();
      expect(t.tally).toBe('3/6');
      t.settle();
      const own = scene({ a: { leader: 'Sarr', sections: ['Armory'] } });
      own.a.attacks('Galley', ['Sarr']);
      expect(own.tally).toBe('3/5');
      own.settle();
    },
  },
  {
    id: 'S4',
    what: 'the Med Bay lends Scientists +1 influence and untaps one of your crew',
    show: () => {
      const t = scene({ a: { crew: ['Orr', 'Junk*'], sections: ['Med Bay'] } });
      expect(t.stage.view(0).parties[0]?.crew.map(({ influence }) => influence)).toEqual([0, 3]);
      t.a.uses('Med Bay', 'Junk');
      t.settle();
      expect(t.isTapped('Junk')).toBe(false);
    },
  },
  {
    id: 'S5',
    what: 'the Galley lends every recruit +1 and draws a card',
    show: () => {
      const t = scene({ a: { sections: ['Galley'] }, pool: ['Cutter'] });
      t.a.uses('Galley');
      t.settle();
      expect(t.a.hand).toHaveLength(1);
      t.a.recruits('Cutter', ['Kett']);
      expect(t.tally).toBe('4/3');
      t.settle();
    },
  },
];

rulings('STB-22, STB-44: $id $what', LEADER_SCENES, ({ show }) => show());
rulings('STB-24, STB-44: $id $what', SECTION_SCENES, ({ show }) => show());

test('every leader and section has its scene', () => {
  expect(LEADER_SCENES.map(({ id }) => id)).toEqual(LEADERS.map(({ id }) => id));
  expect(SECTION_SCENES.map(({ id }) => id)).toEqual(SECTIONS.map(({ id }) => id));
});

ruling('STB-23: a leader cannot be sent away or stolen', () => {
  const t = scene({ a: { hand: ['Written Out', 'Better Contract', 'Supply Run'] }, b: {} });
  expect(t.a.can('play')).toEqual(['Supply Run']);
  const u = scene({ a: { hand: ['Written Out'] }, b: { crew: ['Pell'] } });
  u.a.answers(['play', u.a.inHand('Written Out')]);
  expect([u.a.options, u.a.refused(u.card('Bragga'))]).toEqual([['Pell'], 'STB-R21: No legal target.']);
});
