/** Every leader, section and crew at work. */
import { ruling, rulings } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { CREW, LEADERS, SECTIONS } from '../index.ts';
import { scene } from './scene.ts';

interface Show {
  readonly id: string;
  readonly what: string;
  readonly show: () => void;
}

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

/** Attack of one crew against a section that is free, or held by b. */
const tallyOf = (crew: readonly string[], committed: readonly string[], held = false, more = {}): string => {
  const t = scene({ a: { leader: 'Sarr', crew }, b: { leader: 'Marrow', sections: held ? ['Armory'] : [] }, ...more });
  t.a.attacks('Armory', committed);
  const { tally } = t;
  t.settle();
  return tally;
};
/** What the Galley needs with this crew stationed there. */
const needWith = (crew: string): number =>
  scene({ a: { leader: 'Sarr', crew: [`${crew}@Galley`], sections: ['Galley'] } }).need('Galley') - 3;
const plain = (id: string, name: string, combat: number, influence: number): Show => ({
  id,
  what: `${name} has combat ${combat} and influence ${influence}`,
  show: () => {
    const t = scene({ a: { leader: 'Kett', crew: [name] }, b: { leader: 'Bragga' } });
    expect(t.stage.view(0).parties[0]?.crew[0]).toMatchObject({ combat, influence, attack: combat, defense: combat });
  },
});

const CREW_SCENES: readonly Show[] = [
  {
    id: 'K01',
    what: 'Endago has +1 combat with at least four other crew',
    show: () => {
      const others = ['Pell', 'Ombo', 'Junk', 'Fixit'];
      const combat = (count: number) =>
        scene({ a: { crew: ['Endago', ...others.slice(0, count)] } }).stage.view(0).parties[0]?.crew[0]?.combat;
      expect([combat(3), combat(4)]).toEqual([3, 4]);
    },
  },
  {
    id: 'K02',
    what: 'Bragga makes the hand one larger',
    show: () => {
      const t = scene({ phase: 'reset', a: { leader: 'Kett', crew: ['Bragga'] }, b: { leader: 'Sarr' } });
      expect(t.a.hand).toHaveLength(6);
    },
  },
  {
    id: 'K03',
    what: 'Marrow has +2 attack against free sections',
    show: () => {
      const tally = (held: boolean) => {
        const t = scene({ a: { leader: 'Sarr', crew: ['Marrow'] }, b: { leader: 'Kett', sections: held ? ['Armory'] : [] } });
        t.a.attacks('Armory', ['Marrow']);
        const { tally: now } = t;
        t.settle();
        return now;
      };
      expect([tally(false), tally(true)]).toEqual(['5/7', '3/5']);
    },
  },
  { id: 'K04', what: 'Threnn has +2 defense', show: () => expect(needWith('Threnn')).toBe(4) },
  {
    id: 'K05',
    what: 'Kett has +1 attack for each other Security card, at most +2',
    show: () => {
      expect(tallyOf(['Kett', 'Junk', 'Cutter', 'Reyes'], ['Kett', 'Junk', 'Cutter', 'Reyes'])).toBe('16/7'); // 4+2, 3, 3, 4
    },
  },
  {
    id: 'K06',
    what: 'Lohn detains crew with printed combat 3 or less',
    show: () => {
      const t = scene({ a: { leader: 'Kett', crew: ['Lohn'] }, b: { crew: ['Reyes', 'Cutter', 'Junk*'] } });
      expect(t.a.targetsOf('Vesper Lohn')).toEqual(['Cutter']);
      t.a.uses('Lohn', 'Cutter');
      t.settle();
      expect(t.tappedOf('Lohn', 'Cutter')).toEqual(['Lohn', 'Cutter']);
    },
  },
  {
    id: 'K07',
    what: 'Pesh keeps other crew, but not herself',
    show: () => {
      const t = scene({ a: { hand: ['Written Out', 'Red Shirt Detail'] }, b: { crew: ['Pesh', 'Ombo'] } });
      t.a.plays('Red Shirt Detail', 'Ombo');
      t.settle();
      t.b.answers(t.card('Pesh'));
      expect(t.b.crew).toEqual(['Iluma Pesh*', 'Ombo*']);
      const self = scene({ a: { hand: ['Written Out'] }, b: { crew: ['Pesh', 'Ombo'] } });
      self.a.plays('Written Out', 'Pesh');
      self.settle();
      expect([self.asked, self.b.crew]).toEqual(['a stb.menu', ['Ombo']]);
    },
  },
  {
    id: 'K08',
    what: 'Nuur-7 is no target for other players’ instants, but for passives, abilities and the own player',
    show: () => {
      const hand = ['Stun Beam', 'Department Meeting', 'Written Out', 'Adrenaline Surge', 'Galactic Mumples'];
      const t = scene({ a: { leader: 'Lohn', hand }, b: { crew: ['Nuur-7', 'Gale'], hand: ['Stun Beam'] } });
      expect(['Stun Beam', 'Department Meeting', 'Written Out'].map((title) => t.a.targetsOf(title))).toEqual(
        Array(3).fill(['Tamsin Gale']),
      );
      expect(t.a.targetsOf('Adrenaline Surge')).toEqual(['Vesper Lohn', 'Harrow Kett', 'Tamsin Gale']);
      expect([t.a.targetsOf('Galactic Mumples'), t.a.targetsOf('Vesper Lohn')]).toEqual([
        ['Nuur-7', 'Tamsin Gale'],
        ['Nuur-7', 'Tamsin Gale'],
      ]);
      t.a.ends();
      expect(t.b.targetsOf('Stun Beam')).toEqual(['Nuur-7', 'Tamsin Gale']);
      t.settle();
    },
  },
  plain('K09', 'Quillon Sarr', 1, 4),
  plain('K10', 'Pell', 1, 2),
  {
    id: 'K11',
    what: 'Varga looks at another player’s hand, and nobody else does',
    show: () => {
      const t = scene({ a: { crew: ['Varga'] }, b: { hand: ['Rewrite'] }, c: {} });
      expect(t.a.targetsOf('Oyel Varga')).toEqual(['Bragga', 'Quillon Sarr']);
      t.a.uses('Varga', 'Bragga');
      t.settle();
      expect(t.stage.lastEvents(0).find(({ type }) => type === 'peeked')).toMatchObject({ cards: [t.b.inHand('Rewrite')] });
      expect(t.stage.lastEvents(2).find(({ type }) => type === 'peeked')).not.toHaveProperty('cards');
      expect([0, 1, 2].map((seat) => t.stage.view(seat).parties[1]?.known)).toEqual([['A08'], [], []]);
    },
  },
  {
    id: 'K12',
    what: 'Sool defends every section of the party',
    show: () => {
      const t = scene({ a: { leader: 'Sarr', crew: ['Sool'], sections: ['Bridge', 'Galley'] } });
      expect([t.need('Bridge'), t.need('Galley')]).toEqual([2 + 3 + 2, 2 + 2 + 1]);
    },
  },
  {
    id: 'K13',
    what: 'Hasker has +2 attack where Conduit Access is, at home too',
    show: () => {
      expect(tallyOf(['Hasker'], ['Hasker'], false, { conduit: 'Armory' })).toBe('4/7');
      expect(tallyOf(['Hasker'], ['Hasker'])).toBe('2/7');
    },
  },
  {
    id: 'K14',
    what: 'Dune strips a passive from a section',
    show: () => {
      const t = scene({ a: { crew: ['Dune+Riot Shield'] }, free: ['Armory+Blast Doors'] });
      expect(t.a.targetsOf('Mira Dune')).toEqual(['Blast Doors', 'Conduit Access']);
      t.a.uses('Dune', 'Blast Doors');
      t.settle();
      expect(t.need('Armory')).toBe(7);
    },
  },
  { id: 'K15', what: 'Brannock has +1 defense', show: () => expect(needWith('Brannock')).toBe(4) },
  {
    id: 'K16',
    what: 'Fixit cannot be stolen',
    show: () => {
      const t = scene({ a: { hand: ['Better Contract'] }, b: { crew: ['Fixit', 'Ombo'] } });
      expect(t.a.targetsOf('Better Contract')).toEqual(['Ombo']);
    },
  },
  plain('K17', 'Dola Reyes', 4, 0),
  { id: 'K18', what: 'Junk has −1 defense', show: () => expect(needWith('Junk')).toBe(2) },
  { id: 'K19', what: 'Cutter has +1 defense', show: () => expect(needWith('Cutter')).toBe(4) },
  plain('K20', 'Kiva & Rusk', 6, 0),
  {
    id: 'K21',
    what: 'Orr replaces one pool crew and keeps the order of age',
    show: () => {
      const t = scene({ a: { crew: ['Orr'] }, pool: ['Pell', 'Ombo', 'Junk'], crewStack: ['Sool'] });
      t.a.uses('Orr', 'Ombo');
      t.settle();
      expect([t.pool, t.tail]).toEqual([['Pell', 'Junk', 'Sool'], ['Ombo']]);
    },
  },
  {
    id: 'K22',
    what: 'Specimen Twelve leaves after a won attack, and nobody patches it up',
    show: () => {
      const t = scene({ a: { leader: 'Pesh', crew: ['Specimen'] } });
      t.a.attacks('Galley', ['Specimen']);
      t.settle();
      expect([t.holder('Galley'), t.a.crew, t.tail, t.asked]).toEqual(['a', [], ['Specimen Twelve'], 'a stb.menu']);
      const lost = scene({ a: { crew: ['Specimen'] } });
      lost.a.attacks('Armory', ['Specimen']);
      lost.settle();
      expect(lost.a.crew).toEqual(['Specimen Twelve']);
    },
  },
  {
    id: 'K23',
    what: 'Gale untaps another crew with printed combat 3 or less',
    show: () => {
      const t = scene({ a: { crew: ['Gale', 'Junk*', 'Reyes*'] } });
      expect(t.a.targetsOf('Tamsin Gale')).toEqual(['Junk']);
      t.a.uses('Gale', 'Junk');
      t.settle();
      expect(t.tappedOf('Gale', 'Junk')).toEqual(['Gale']);
    },
  },
  {
    id: 'K24',
    what: 'Ptolemy draws a card',
    show: () => {
      const t = scene({ a: { crew: ['Ptolemy'] } });
      t.a.uses('Ptolemy');
      t.settle();
      expect([t.a.hand.length, t.isTapped('Ptolemy')]).toEqual([1, true]);
    },
  },
  plain('K25', 'Ombo', 1, 1),
  plain('K26', 'Celandine', 0, 4),
  {
    id: 'K27',
    what: 'Sterling costs a leader 2 influence for the turn, in anybody’s turn',
    show: () => {
      const t = scene({ b: { crew: ['Sterling'] }, pool: ['Junk'] });
      t.a.recruits('Junk', ['Kett']);
      t.a.passes();
      t.b.uses('Sterling', 'Kett');
      t.resolveTop();
      expect(t.tally).toBe('1/2');
      t.settle();
      expect(t.a.crew).toEqual([]);
    },
  },
  {
    id: 'K28',
    what: 'Stowaway enters untapped, however it comes',
    show: () => {
      const t = scene({ a: { hand: ['Guest Star'] }, pool: ['Stowaway'] });
      t.a.plays('Guest Star', 'Stowaway');
      t.settle();
      expect(t.a.crew).toEqual(['Stowaway']);
    },
  },
  {
    id: 'K29',
    what: 'Gritt has +1 attack against held sections',
    show: () => expect([tallyOf(['Gritt'], ['Gritt']), tallyOf(['Gritt'], ['Gritt'], true)]).toEqual(['5/7', '6/4']),
  },
  {
    id: 'K30',
    what: 'Bulk cannot attack, but defends',
    show: () => {
      const t = scene({ a: { crew: ['Bulk'] } });
      t.a.answers(['attack', t.card('Galley')]);
      expect([t.a.options, t.a.refused([t.card('Bulk')])]).toEqual([['Harrow Kett'], 'STB-56: Bulk cannot attack.']);
      expect(needWith('Bulk')).toBe(4);
    },
  },
  {
    id: 'K31',
    what: 'Biscuit is not sent away by others',
    show: () => {
      const t = scene({ a: { hand: ['Red Shirt Detail'], crew: ['Ombo'] }, b: { crew: ['Biscuit'], hand: ['Red Shirt Detail'] } });
      t.a.answers(['play', t.a.inHand('Red Shirt Detail')]);
      expect([t.a.options, t.a.refused(t.card('Biscuit'))]).toEqual([['Ombo'], 'STB-56: Biscuit cannot be sent away.']);
      t.stage.undo(0);
      t.a.ends();
      expect(t.b.targetsOf('Red Shirt Detail')).toEqual(['Ombo', 'Biscuit']);
      t.settle();
    },
  },
  {
    id: 'K32',
    what: 'the Marquis takes a random card from a player of choice when recruited',
    show: () => {
      const t = scene(
        {
          a: { leader: 'Sarr', crew: ['Celandine'] },
          b: { hand: ['Rewrite'] },
          c: { hand: ['Montage', 'Lockdown'] },
          d: {},
          pool: ['Marquis'],
        },
        [1],
      );
      t.a.recruits('Marquis', ['Sarr', 'Celandine']);
      t.settle();
      expect([t.asked, t.a.options]).toEqual(['a stb.marquis', [t.b.leader, t.c.leader]]);
      t.a.answers(t.card(t.c.leader));
      expect([t.a.hand, t.c.hand]).toEqual([['Lockdown'], ['Montage']]);
    },
  },
];

rulings('STB-22, STB-44: $id $what', LEADER_SCENES, ({ show }) => show());
rulings('STB-24, STB-44: $id $what', SECTION_SCENES, ({ show }) => show());
rulings('STB-26, STB-27: $id $what', CREW_SCENES, ({ show }) => show());

test('every leader, section and crew has its scene', () => {
  expect(LEADER_SCENES.map(({ id }) => id)).toEqual(LEADERS.map(({ id }) => id));
  expect(SECTION_SCENES.map(({ id }) => id)).toEqual(SECTIONS.map(({ id }) => id));
  expect(CREW_SCENES.map(({ id }) => id)).toEqual(CREW.map(({ id }) => id));
});

ruling('STB-23: a leader cannot be sent away or stolen', () => {
  const t = scene({ a: { hand: ['Written Out', 'Better Contract', 'Supply Run'] }, b: {} });
  expect(t.a.can('play')).toEqual(['Supply Run']);
});

ruling('STB-27: crew enter play through the pool only', () => {
  const t = scene({ a: { leader: 'Sarr' }, pool: ['Ombo'], crewStack: ['Pell'] });
  expect(t.a.refused(['recruit', t.card('Pell')])).toBe('STB-57: That crew member is not available.');
});

ruling('STB-28: crew are never lost; whoever is removed goes under the stack and comes back', () => {
  const t = scene({ a: { hand: ['Written Out'] }, b: { crew: ['Pell'] }, crewStackOnly: true, pool: ['Ombo', 'Junk'] });
  t.a.plays('Written Out', 'Pell');
  t.settle();
  t.a.ends();
  t.settle();
  expect(t.pool).toEqual(['Ombo', 'Junk', 'Pell']);
});

ruling('STB-28, STB-56: with both of her at the table either Pesh may be tapped, or neither', () => {
  const t = scene({ a: { hand: ['Red Shirt Detail'] }, b: { leader: 'Pesh', crew: ['Ombo'] } });
  const crewPesh = 14 + 6;
  t.state.aside = t.state.aside.filter((card) => card !== crewPesh);
  t.state.owner[crewPesh] = 1;
  t.a.plays('Red Shirt Detail', 'Ombo');
  t.settle();
  expect(t.b.prompt.options).toEqual([6, crewPesh, 'let-go']);
  t.b.answers(crewPesh);
  expect([t.state.tapped[6], t.state.tapped[crewPesh], t.b.crew.includes('Ombo*')]).toEqual([0, 1, true]);
});
