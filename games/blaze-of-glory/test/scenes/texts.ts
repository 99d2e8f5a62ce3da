/** What people and ships do by their texts. */
import { expect } from 'vitest';
import { designNumber, nameOf, skillNumber } from '../../cards/index.ts';
import { enter } from '../../rules/changes.ts';
import { shieldsOf } from '../../rules/figures.ts';
import { attributeOf, levelOf } from '../../rules/people.ts';
import { conditionOf } from '../../rules/things.ts';
import type { Blaze } from '../../state.ts';
import { card, find, type SceneTable, scene } from '../scene.ts';
import { type CardScene, compared } from './card-scene.ts';

/** Enough to draw for a few turns. */
const DECK = ['Kang', 'Kor', 'Koloth', 'Martok', 'Divok', 'Voktak'];
const figures = (ship: string) => (t: SceneTable) => t.figures(ship);
export const TEXT_SCENES: readonly CardScene[] = [
  ...(
    [
      ['PK06', 'I.K.C. Koraga', 'I.K.C. Lukara@0: Martok', '7 10 6 100', '7 8 6 100'],
      ['PC03', 'Reklar', 'Kraxon@0: Dolak', '8 10 8 100', '8 8 8 100'],
    ] as const
  ).map(([id, ship, with_, more, same]) =>
    compared(
      id,
      'lends WEAPONS to ships of his kind at his location',
      figures(ship),
      [{ a: { ships: [`${ship}@0`, with_] } }, more],
      [{ line: ['Nebula', 'Nebula'], a: { ships: [`${ship}@0`, with_.replace('@0', '@1')] } }, same],
    ),
  ),
  ...(
    [
      ['PD02', 'Alpha Attack Ship', "Lamat'Ukan", '6 10 9 100', '6 8 9 100'],
      ['PB04', 'Borg Sphere', 'Thirteen of Nineteen', '4 8 6 100', '4 6 6 100'],
      ['PB05', 'Borg Sphere', 'Four of Eleven', '4 6 8 100', '4 6 6 100'],
      ['PB06', 'Borg Sphere', 'Eighteen of Nineteen', '5 6 6 100', '4 6 6 100'],
    ] as const
  ).map(([id, ship, who, more, same]) =>
    compared(
      id,
      'enhances the ship that carries it',
      figures(ship),
      [{ a: { ships: [`${ship}@0: ${who}`] } }, more],
      [
        { a: { ships: [`${ship}@0`], facilities: [ship.startsWith('Borg') ? `Borg Outpost@0: ${who}` : `Neutral Outpost@0: ${who}`] } },
        same,
      ],
    ),
  ),
  ...(
    [
      ['PK03', 'Kang', 'Kor, Kang', '7 7 10', 'Kang, Martok', '7 7 8'],
      ['PK04', 'Kang', 'Jadzia Dax (Blaze of Glory), Kang', '9 9 10', 'Kang, Martok', '7 7 8'],
      ['PR09', 'Navok', 'Navok, Sela', '6 8 9', "Navok, D'Vin", '4 6 7'],
      ['PD05', "Limara'Son", "Ixtana'Rax, Limara'Son", '6 8 10', "Limara'Son, Oken'alak", '5 7 9'],
    ] as const
  ).map(([id, who, with_, more, without, same]) =>
    compared(
      id,
      `strengthens ${who}`,
      (t: SceneTable) => (['integrity', 'cunning', 'strength'] as const).map((one) => attributeOf(t.state, t.thing(who), one)).join(' '),
      [{ line: ['Mineral Survey'], a: { teams: [`0: ${with_}`] } }, more],
      [{ line: ['Mineral Survey'], a: { teams: [`0: ${without}`] } }, same],
    ),
  ),
  /** Once per game a card is fetched; not if it is nowhere. */
  ...(
    [
      ['PF08', "Miles O'Brien (Blaze of Glory)", 'Federation Outpost', 'Defense System Upgrade'],
      ['PK02', 'Koloth', 'Klingon Outpost', "Bat'leth"],
      ['PK06', 'Martok', 'Klingon Outpost', "D'k Tahg"],
    ] as const
  ).map(([id, who, home, card]) =>
    compared(
      id,
      `fetches ${card}, if there is one`,
      (t) => t.a.can('use').length,
      [{ a: { facilities: [`${home}@0: ${who}`], deck: [card] } }, 1],
      [{ a: { facilities: [`${home}@0: ${who}`], deck: ['Kang'] } }, 0],
    ),
  ),
  ...(
    [
      ['PC01', 'Gul Madred', 'Torture'],
      ['PC02', 'Elim', 'Interrogation'],
    ] as const
  ).map(([id, who, card]) =>
    compared(
      id,
      `fetches ${card} onto a captive`,
      (t) => t.a.can('use').length,
      [{ a: { facilities: [`Cardassian Outpost@0: ${who}`], captives: ['Worf@Cardassian Outpost'], deck: [card] } }, 1],
      [{ a: { facilities: [`Cardassian Outpost@0: ${who}`], deck: [card] } }, 0],
    ),
  ),
  compared(
    'PR07',
    'fetches Brainwash onto a captive present, not onto one elsewhere',
    (t) => t.a.can('use').length,
    [{ a: { facilities: ["Romulan Outpost@0: Chief O'Brien"], captives: ['Worf@Romulan Outpost'], deck: ['Brainwash'] } }, 1],
    [
      {
        a: {
          facilities: ["Romulan Outpost@0: Chief O'Brien"],
          ships: ['Goraxus@0: Sela'],
          captives: ['Worf@Goraxus'],
          deck: ['Brainwash'],
        },
      },
      0,
    ],
  ),
  ...(
    [
      ['PK07', 'Kavok', 'Klingon'],
      ['PD01', "Kudak'Etan", 'Dominion'],
    ] as const
  ).map(([id, who]) =>
    compared(
      id,
      'fetches Commandeer Ship aboard a deserted ship that is not his',
      (t) => t.a.can('use').length,
      [
        {
          a: { deck: ['Commandeer Ship'] },
          b: { ships: ['U.S.S. Galaxy@0'] },
          set: (s) => void boarding(s, id === 'PK07' ? 'Roga Danar' : 'Roga Danar', who),
        },
        1,
      ],
      [{ a: { deck: ['Commandeer Ship'], ships: [`Mercenary Ship@0: ${who}`] }, b: { ships: ['U.S.S. Galaxy@0'] } }, 0],
    ),
  ),
  compared(
    'PK07',
    'reports aboard a deserted Federation ship, no other',
    (t) => t.a.can('report').length,
    [{ a: { hand: ['Kavok'] }, b: { ships: ['U.S.S. Galaxy@0'] } }, 1],
    [{ a: { hand: ['Kavok'] }, b: { ships: ['U.S.S. Galaxy@0: Worf', 'Goraxus@0'] } }, 0],
  ),
  {
    id: 'PC04',
    says: 'captures one present, once per game',
    does() {
      const t = scene({ line: ['Mineral Survey'], a: { teams: ['0: Ilon Tandro'] }, b: { teams: ['0: Divok'] } });
      t.a.orders('use', 'PC04@-11', 'PK10@-11');
      expect([conditionOf(t.state, t.thing('Divok')), t.a.can('use')]).toEqual(['escorted', []]);
    },
    without: () =>
      expect(
        scene({ line: ['Mineral Survey', 'Krios Suppression'], a: { teams: ['0: Ilon Tandro'] }, b: { teams: ['1: Divok'] } }).a.can('use'),
      ).toEqual([]),
  },
  {
    id: 'PF11',
    says: 'repairs its ship after two full turns aboard',
    does() {
      const t = scene({
        a: { ships: ['Runabout@0: Exocomp'], deck: DECK },
        b: { on: ['Phaser Banks>Runabout'], facilities: ['Klingon Outpost@0'], ships: ['I.K.C. Lukara@0: Kang'] },
        stage: 'orders',
      });
      for (let i = 0; i < 3; i++) {
        t.a.ends();
        t.b.ends();
      }
      expect(t.figures('Runabout')).toBe('7 5 5 100');
    },
    without() {
      const t = scene({
        a: { ships: ['Runabout@0: Sarita Carson'], deck: DECK },
        b: { on: ['Phaser Banks>Runabout'], facilities: ['Klingon Outpost@0'], ships: ['I.K.C. Lukara@0: Kang'] },
        stage: 'orders',
      });
      for (let i = 0; i < 3; i++) {
        t.a.ends();
        t.b.ends();
      }
      expect(t.figures('Runabout')).toBe('6 3 4 70');
    },
  },
  {
    id: 'PF07',
    says: 'picks one of his two skills as his turn begins, and of no other',
    does() {
      const t = scene({
        a: { facilities: ['Federation Outpost@0: Admiral Ross'] },
        b: { facilities: ['Klingon Outpost@0'] },
        active: 1,
        stage: 'orders',
      });
      const level = (name: string) => levelOf(t.state, t.thing('Admiral Ross'), skillNumber(name));
      expect([level('Honor'), level('Section 31')]).toEqual([1, 0]);
      t.b.ends();
      expect(t.a.options).toEqual(['Honor', 'Section 31']);
      t.a.answers('Section 31');
      expect([level('Honor'), level('Section 31')]).toEqual([0, 1]);
    },
    without() {
      const t = scene({
        a: { facilities: ['Federation Outpost@0: Worf'] },
        b: { facilities: ['Klingon Outpost@0'] },
        active: 1,
        stage: 'orders',
      });
      t.b.ends();
      expect(t.asked).toBe('a bog.turn');
    },
  },
  {
    id: 'PB01',
    says: 'fetches a drone instead of the draw; stopped she does not',
    does() {
      const t = scene({
        a: { facilities: ['Borg Outpost@0: Borg Queen'], deck: ['Borg Cube', 'Two of Eleven'] },
        b: { facilities: ['Klingon Outpost@0'] },
        stage: 'orders',
      });
      t.a.answers('end');
      t.pass();
      expect(t.a.options).toEqual(['draw', `PB07 ${t.thing('Borg Outpost')}`]);
    },
    without() {
      const t = scene({
        a: { facilities: ['Borg Outpost@0: Borg Queen*'], deck: ['Borg Cube', 'Two of Eleven'] },
        b: { facilities: ['Klingon Outpost@0'] },
        stage: 'orders',
      });
      t.a.answers('end');
      t.pass();
      expect(t.a.options).toEqual(['draw']);
    },
  },
  {
    id: 'PB08',
    says: 'saves a Borg that dies next to it, not one elsewhere',
    does() {
      const t = scene(
        {
          line: ['Mineral Survey'],
          a: { teams: ['0: Eleven of Nineteen, Two of Eleven'], table: ['Assimilate Planet'] },
          b: { dilemmas: ['Armus – Skin of Evil@0'] },
          set: picked,
        },
        [1],
      );
      t.a.orders('scout', -11);
      expect([t.names(t.state.deck[0]), t.names(t.state.discard[0])]).toEqual([['Two of Eleven'], []]);
    },
    without() {
      const t = scene(
        {
          line: ['Mineral Survey'],
          a: { teams: ['0: Fifteen of Seventeen, Two of Eleven'], table: ['Assimilate Planet'] },
          b: { dilemmas: ['Armus – Skin of Evil@0'] },
          set: picked,
        },
        [1],
      );
      t.a.orders('scout', -11);
      expect([t.names(t.state.deck[0]), t.names(t.state.discard[0])]).toEqual([[], ['Two of Eleven']]);
    },
  },
  compared(
    'PB07',
    'beams through opposing SHIELDS',
    (t) => t.a.can('beam').length,
    [{ a: { ships: ['Borg Sphere@0: Two of Eleven'] }, b: { ships: ['I.K.C. Lukara@0'] } }, 1],
    [{ a: { ships: ['Borg Sphere@0: Eighteen of Nineteen'] }, b: { ships: ['I.K.C. Lukara@0'] } }, 0],
  ),
  compared(
    'BS1',
    'takes Borg that report, and nobody else',
    (t) => t.a.can('report').length,
    [{ a: { ships: ['Borg Cube@0'], hand: ['Two of Eleven'] } }, 1],
    [{ a: { ships: ['Borg Cube@0'], hand: ['Kang'] } }, 0],
  ),
  compared(
    'BS2',
    'reports aboard a Cube and is launched from it',
    (t) => t.a.can('report').length,
    [{ a: { ships: ['Borg Cube@0'], hand: ['Borg Sphere'] } }, 1],
    [{ a: { ships: ['Borg Scout Vessel@0'], hand: ['Borg Sphere'] } }, 0],
  ),
  compared(
    'CS3',
    'is stronger while its player holds a captive',
    figures('Reklar'),
    [{ a: { ships: ['Reklar@0: Dolak'], captives: ['Worf@Reklar'] } }, '8 12 9 100'],
    [{ a: { ships: ['Reklar@0: Dolak'] } }, '8 10 8 100'],
  ),
  ...(
    [
      ['FS3', 'U.S.S. Thunderchild@0', 'Borg Sphere', 'I.K.C. Koraga', 12, 8],
      ['CS2', 'Kraxon@0', 'U.S.S. Defiant', 'U.S.S. Galaxy', 10, 8],
    ] as const
  ).map(([id, ship, foe, other, more, same]): CardScene => {
    const name = ship.split('@')[0] as string;
    const shields = (against: string) => {
      const t = scene({ a: { ships: [ship] }, b: { ships: [`${against}@0`] } });
      return shieldsOf(t.state, t.thing(name), { knower: -1, versus: t.thing(against) });
    };
    return {
      id,
      says: `has more SHIELDS against ${foe} than against ${other}`,
      does: () => expect(shields(foe)).toBe(more),
      without: () => expect(shields(other)).toBe(same),
    };
  }),
  compared(
    'RS1',
    'fetches Romulan Ambush where one could be played',
    (t) => t.a.can('use').length,
    [{ a: { ships: ["Goraxus@0: Sela, D'Vin, Navok"], deck: ['Romulan Ambush'] }, b: { ships: ['Runabout@0: Worf'] } }, 1],
    [{ a: { ships: ["Goraxus@0: Sela, D'Vin, Navok"], deck: ['Romulan Ambush'] }, b: { ships: ["I.K.S. Negh'Var@0: Worf"] } }, 0],
  ),
  ...(['DS1', 'DS2'] as const).map(
    (id): CardScene => ({
      id,
      says: 'is caught by a tractor beam only if its player agrees',
      does() {
        const t = locked(id);
        t.b.answers('yes');
        t.pass();
        expect(t.place('Establish Tractor Lock')).toBe("I.K.S. Negh'Var");
      },
      without() {
        const t = locked(id);
        t.b.answers('no');
        t.pass();
        expect(t.isInPlay('Establish Tractor Lock')).toBe(false);
      },
    }),
  ),
];
function locked(id: string): SceneTable {
  const name = nameOf(designNumber(id));
  const t = scene({
    a: { ships: ["I.K.S. Negh'Var@0: Kang, N'Garen, Voktak, Divok"], faceDown: ['Establish Tractor Lock'] },
    b: { ships: [`${name}@0`] },
  });
  t.a.answers(['reveal', t.thing('Establish Tractor Lock'), `${t.thing("Negh'Var")} ${t.thing(name)}`]);
  return t;
}
const picked = (s: Blaze): void => {
  s.host[find(s, 'Assimilate Planet')] = 0;
};
const boarding = (s: Blaze, _clerk: string, who: string): void => {
  enter(s, card(who), 0, find(s, 'U.S.S. Galaxy'));
  if (who === "Kudak'Etan") enter(s, card("Lamat'Ukan"), 0, find(s, 'U.S.S. Galaxy'));
};
