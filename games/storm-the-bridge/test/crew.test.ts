/** Every crew at work, and how they come and go. */
import { ruling, rulings } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { CREW } from '../index.ts';
import { type Show, scene } from './scene.ts';

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
      expect([t.a.options, t.a.refused([t.card('Bulk')])]).toEqual([['Harrow Kett'], 'STB-56: Bulk can’t attack.']);
      expect(needWith('Bulk')).toBe(4);
    },
  },
  {
    id: 'K31',
    what: 'Biscuit is not sent away by others',
    show: () => {
      const t = scene({ a: { hand: ['Red Shirt Detail'], crew: ['Ombo'] }, b: { crew: ['Biscuit'], hand: ['Red Shirt Detail'] } });
      t.a.answers(['play', t.a.inHand('Red Shirt Detail')]);
      expect([t.a.options, t.a.refused(t.card('Biscuit'))]).toEqual([['Ombo'], 'STB-56: Biscuit can’t be sent away.']);
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

rulings('STB-26, STB-27: $id $what', CREW_SCENES, ({ show }) => show());

test('every crew has its scene', () => {
  expect(CREW_SCENES.map(({ id }) => id)).toEqual(CREW.map(({ id }) => id));
});

ruling('STB-27: crew enter play through the pool only', () => {
  const t = scene({ a: { leader: 'Sarr' }, pool: ['Ombo'], crewStack: ['Pell'] });
  expect(t.a.refused(['recruit', t.card('Pell')])).toBe('STB-57: That crew member isn’t for hire right now.');
});

ruling('STB-28: crew are never lost; removed crew go under the stack and come back', () => {
  const t = scene({ a: { hand: ['Written Out'] }, b: { crew: ['Pell'] }, crewStackOnly: true, pool: ['Ombo', 'Junk'] });
  t.a.plays('Written Out', 'Pell');
  t.settle();
  t.a.ends();
  t.settle();
  expect(t.pool).toEqual(['Ombo', 'Junk', 'Pell']);
});

ruling('STB-28, STB-56: crew that their own seat sends away go, without a surgeon and without excuse', () => {
  const t = scene({ a: { leader: 'Pesh', crew: ['Ombo', 'Biscuit'], hand: ['Red Shirt Detail', 'Red Shirt Detail'] } });
  t.a.plays('Red Shirt Detail', 'Ombo');
  t.settle();
  t.a.plays('Red Shirt Detail', 'Biscuit');
  t.settle();
  expect([t.asked, t.a.crew, t.isTapped('Pesh')]).toEqual(['a stb.menu', [], false]);
});

ruling('STB-28, STB-56: crew that Pesh lets go are gone, and she stays upright', () => {
  const t = scene({ a: { hand: ['Red Shirt Detail'] }, b: { leader: 'Pesh', crew: ['Ombo'] } });
  t.a.plays('Red Shirt Detail', 'Ombo');
  t.settle();
  t.b.answers('let-go');
  expect([t.b.crew, t.isTapped('Pesh'), t.tail]).toEqual([[], false, ['Ombo']]);
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
