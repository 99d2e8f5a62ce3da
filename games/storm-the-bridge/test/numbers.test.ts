/** Worked numbers, one row each. */
import { rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { ALL_CREW, ALL_SECTIONS, type Bridge, type Card, game, NONE, nameOf } from '../index.ts';
import { attackOf, attackTotal, combatOf, costOf, defenseOf, handSize, influenceTotal, needOf } from '../rules/compute.ts';
import { newDeclaration } from '../state.ts';
import { named, position, type Scene } from './scene.ts';

const crew = (name: string): Card => named(name, ALL_CREW);
const section = (name: string): Card => named(name, ALL_SECTIONS);
function attack(at: string, committed: readonly Card[]) {
  const declaration = newDeclaration('attack', 0, section(at));
  declaration.committed = [...committed];
  return declaration;
}

interface Row {
  readonly what: string;
  readonly given: Scene;
  readonly number: (s: Bridge) => number;
  readonly is: number;
}

const ROWS: readonly Row[] = [
  {
    what: 'Reyes with a Pulse Carbine and the Mumples attacks with',
    given: { a: { crew: ['Reyes+Pulse Carbine+Galactic Mumples'] } },
    number: (s) => attackOf(s, crew('Reyes'), null),
    is: 5,
  },
  {
    what: 'Kett with Junk and Cutter committed gives',
    given: { a: { crew: ['Junk', 'Cutter'] } },
    number: (s) => attackOf(s, s.leader[0] as Card, attack('Galley', [s.leader[0] as Card, crew('Junk'), crew('Cutter')])),
    is: 5,
  },
  {
    what: 'and their side has',
    given: { a: { crew: ['Junk', 'Cutter'] } },
    number: (s) => attackTotal(s, attack('Galley', [s.leader[0] as Card, crew('Junk'), crew('Cutter')])),
    is: 11,
  },
  {
    what: 'Brannock in the Engine Room of his own party defends with',
    given: { a: { crew: ['Brannock@Engine Room'], sections: ['Engine Room'] } },
    number: (s) => defenseOf(s, crew('Brannock'), section('Engine Room')),
    is: 6,
  },
  {
    what: 'Gale with the Mumples has a combat of',
    given: { a: { crew: ['Gale+Galactic Mumples'] } },
    number: (s) => combatOf(s, crew('Gale')),
    is: -1,
  },
  {
    what: 'and attacks the the with',
    given: { a: { crew: ['Gale+Galactic Mumples'] } },
    number: (s) => attackOf(s, crew('Gale'), null),
    is: 0,
  },
  {
    what: 'with a Riot Shield she defends with',
    given: { a: { crew: ['Gale+Galactic Mumples+Riot Shield'] } },
    number: (s) => defenseOf(s, crew('Gale'), NONE),
    is: 1,
  },
  {
    what: 'in the Med Bay with',
    given: { a: { crew: ['Gale+Galactic Mumples+Riot Shield'] } },
    number: (s) => defenseOf(s, crew('Gale'), section('Med Bay')),
    is: 2,
  },
  {
    what: 'The free Armory with Blast Doors needs',
    given: { free: ['Armory+Blast Doors'] },
    number: (s) => needOf(s, section('Armory'), null),
    is: 9,
  },
  {
    what: 'Threnn’s Engine Room with Brannock needs',
    given: { a: { leader: 'Threnn', crew: ['Brannock@Engine Room'], sections: ['Engine Room'] } },
    number: (s) => needOf(s, section('Engine Room'), null),
    is: 12,
  },
  {
    what: 'Endago’s Bridge with six crew, Sool and Reyes there, three seats, needs',
    given: {
      a: { leader: 'Endago', crew: ['Sool@Bridge', 'Reyes@Bridge', 'Pell', 'Ombo', 'Junk', 'Fixit'], sections: ['Bridge'] },
      b: {},
      c: {},
    },
    number: (s) => needOf(s, section('Bridge'), null),
    is: 14,
  },
  {
    what: 'Sarr and Celandine with the Galley and one discard have an influence of',
    given: { a: { leader: 'Sarr', crew: ['Celandine'], sections: ['Galley'] }, pool: ['Kiva'] },
    number: (s) => {
      const declaration = newDeclaration('recruit', 0, crew('Kiva'));
      declaration.committed = [s.leader[0] as Card, crew('Celandine')];
      declaration.discards = 1;
      return influenceTotal(s, declaration);
    },
    is: 9,
  },
  {
    what: 'Endago pays for Sool',
    given: { a: { leader: 'Endago' }, pool: ['Sool'] },
    number: (s) => costOf(s, 0, crew('Sool'), null),
    is: 4,
  },
  {
    what: 'after a Bad Reference',
    given: { a: { leader: 'Endago' }, pool: ['Sool'] },
    number: (s) => {
      const declaration = newDeclaration('recruit', 0, crew('Sool'));
      declaration.boosts = [{ card: 0, stat: 'toRecruit', n: 3 }];
      return costOf(s, 0, crew('Sool'), declaration);
    },
    is: 7,
  },
  {
    what: "Bragga with the Captain's Hat has a hand size of",
    given: { a: { leader: "Bragga+Captain's Hat" }, b: { leader: 'Kett' } },
    number: (s) => handSize(s, 0),
    is: 7,
  },
];

rulings('STB-70–75, STB-R14, STB-R27, STB-R31: $what $is', ROWS, ({ given, number, is }) => {
  expect(number(position(given))).toBe(is);
});

rulings('STB-71, STB-73: the terms of every number on the table add up to it ($what)', ROWS, ({ given }) => {
  const view = game.view(position(given), 0, false);
  for (const { card, need, terms } of view.sections)
    expect([nameOf(card), terms.reduce((sum, { n }) => sum + n, 0)]).toEqual([nameOf(card), need]);
});
