/** Facilities, sites, equipment and the texts of personnel and ships. */
import { expect } from 'vitest';
import { designNumber, nameOf, skillNumber } from '../../cards/index.ts';
import { enter } from '../../rules/changes.ts';
import { shieldsOf } from '../../rules/figures.ts';
import { attributeOf, levelOf, strengthOf, teamLevel } from '../../rules/people.ts';
import { seedLocations } from '../../rules/report.ts';
import { activeAt, conditionOf } from '../../rules/things.ts';
import type { Blaze } from '../../state.ts';
import { card, find, position, type Scene, type SceneTable, scene } from '../scene.ts';
import { type CardScene, choices, compared } from './card-scene.ts';

/** id | missions of seat a where it may be seeded | missions where it may not; all lie at even places. */
const SEEDED = [
  'FA1|Cultural Observation, Mineral Survey|Krios Suppression, Nebula',
  'FA2|Krios Suppression, Mineral Survey|Cultural Observation, Nebula',
  'FA3|Covert Rescue, Mineral Survey|Krios Suppression, Nebula',
  'FA4|Alter Records, Mineral Survey|Krios Suppression, Nebula',
  'FA5|Nebula, Repair Mission|Krios Suppression',
  'FA8|Alter Records, Impose Order|Krios Suppression, Nebula',
  'FA9|Nebula, Explore Interstellar Matter|Krios Suppression, Repair Mission',
];
const seeded = (line: string): CardScene => {
  const [id, fits, unfit] = line.split('|') as [string, string, string];
  const where = (names: string): unknown => {
    const line = names.split(', ').flatMap((name) => [name, 'Nebula']);
    const s = position({ line });
    const { locations, misplaced } = seedLocations(s, 0, designNumber(id));
    return misplaced ? [] : locations.filter((location) => location % 2 === 0).map((location) => nameOf(s.mission[location] as number));
  };
  return {
    id: id as CardScene['id'],
    says: `is seeded at ${fits}, not at ${unfit}`,
    does: () => expect(where(fits)).toEqual(fits.split(', ')),
    without: () => expect(where(unfit)).toEqual([]),
  };
};

const builds = (id: CardScene['id'], with_: Scene, without: Scene): CardScene =>
  compared(id, 'is built where an ENGINEER of its own is', (t) => t.a.can('build'), [with_, [`${id} 0`]], [without, []]);

const FACILITIES: readonly CardScene[] = [
  builds(
    'FA1',
    { line: ['Cultural Observation'], a: { teams: ['0: Geordi La Forge'], hand: ['Federation Outpost'] } },
    { line: ['Cultural Observation'], a: { teams: ['0: Worf'], hand: ['Federation Outpost'] } },
  ),
  builds(
    'FA5',
    { line: ['Nebula'], a: { ships: ['Runabout@0: Geordi La Forge'], hand: ['Neutral Outpost'] } },
    { line: ['Nebula'], a: { ships: ['Runabout@0: Worf'], hand: ['Neutral Outpost'] } },
  ),
  builds(
    'FA6',
    { line: ['Nebula'], a: { ships: ["Alpha Attack Ship@0: Duran'Adar"], hand: ['Remote Supply Depot'] } },
    { line: ['Nebula'], a: { ships: ["Alpha Attack Ship@0: Umat'Adan"], hand: ['Remote Supply Depot'] } },
  ),
  {
    id: 'FA6',
    says: 'takes equipment free of the card play, people only for it',
    does() {
      const t = scene({ line: ['Nebula'], a: { facilities: ['Remote Supply Depot@0'], hand: ["Kar'takin", "Umat'Adan", "Duran'Adar"] } });
      const depot = t.thing('Depot');
      t.a.orders('report', 'PD03', depot);
      expect(t.a.can('report')).toEqual([`EQ7 ${depot}`]);
    },
    without() {
      const t = scene({ line: ['Nebula'], a: { facilities: ['Neutral Outpost@0'], hand: ["Kar'takin", "Umat'Adan"] } });
      t.a.orders('report', 'PD03', t.thing('Outpost'));
      expect(t.a.can('report')).toEqual([]);
    },
  },
  {
    id: 'FA7',
    says: 'is seeded in the Gamma Quadrant only',
    does: () =>
      expect(seedLocations(position({ line: ['Nebula'], gamma: ['Rescue Founder'] }), 0, designNumber('FA7'))).toEqual({
        locations: [1],
        misplaced: false,
      }),
    without: () => expect(seedLocations(position({ line: ['Nebula'] }), 0, designNumber('FA7')).misplaced).toBe(true),
  },
];

/** A Nor whose sites admit by classification. id | site | who may report there | who may not. */
const SITES = [
  'SI1|Ops|Dolak|Telle',
  'SI2|Security Office|Telle|Dolak',
  'SI3|Infirmary|Divok|Telle',
  'SI5|Science Lab|Ulani Belor|Telle',
  'SI6|Ore Processing Unit|Daro|Telle',
];
const site = (line: string): CardScene => {
  const [id, name, fits, unfit] = line.split('|') as [string, string, string, string];
  const nor = (card: string) => {
    const t = scene({
      line: ['Alter Records'],
      a: { facilities: [`Nor@0; ${name}`], hand: [card] },
      ...(card === 'Divok' ? { set: (s) => s.allegiance.splice(1, 1, 1) } : {}),
    });
    return t.a.can('report').length;
  };
  return {
    id: id as CardScene['id'],
    says: `admits ${fits}, not ${unfit}`,
    does: () => expect(nor(fits)).toBe(1),
    without: () => expect(nor(unfit)).toBe(0),
  };
};
const SITE_TEXTS: readonly CardScene[] = [
  compared(
    'SI1',
    'downloads a matching card instead of the card play, which costs the draw; not where one is opposed',
    (t) => t.a.can('ops').length,
    [{ line: ['Alter Records'], a: { facilities: ['Nor@0; Ops: Daro'], deck: ['Dolak'] } }, 1],
    [{ line: ['Alter Records'], a: { facilities: ['Nor@0; Ops'], deck: ['Dolak'] }, set: (s) => void intrude(s, 'Worf', 2) }, 0],
  ),
  {
    id: 'SI4',
    says: 'is a Brig, where an interrogator may have a card fetched; nobody else',
    does() {
      const t = scene({
        line: ['Alter Records'],
        a: { facilities: ['Nor@0; Security Holding Cell: Elim'], captives: ['Worf@Security Holding Cell'], deck: ['Torture'] },
      });
      t.a.orders('imprison', `PF05 escorted@${t.thing('Security Holding Cell')}`);
      expect(t.a.can('use').length).toBe(1);
    },
    without() {
      const t = scene({
        line: ['Alter Records'],
        a: { facilities: ['Nor@0; Security Holding Cell: Telle'], captives: ['Worf@Security Holding Cell'], deck: ['Torture'] },
      });
      t.a.orders('imprison', `PF05 escorted@${t.thing('Security Holding Cell')}`);
      expect(t.a.can('use')).toEqual([]);
    },
  },
  {
    id: 'SI5',
    says: 'lets SCIENCE look at the first dilemma of a space mission',
    does() {
      const t = scene({
        line: ['Intercept Maquis'],
        a: { facilities: ['Nor@0; Science Lab: Ulani Belor'] },
        b: { dilemmas: ['Maglock@0'] },
      });
      t.a.orders('use', t.thing('Science Lab'));
      expect(t.events('looked')).toEqual([{ type: 'looked', seat: 0, card: 'DL09' }]);
    },
    without: () =>
      expect(
        scene({ line: ['Intercept Maquis'], a: { facilities: ['Nor@0; Science Lab: Daro'] }, b: { dilemmas: ['Maglock@0'] } }).a.can('use'),
      ).toEqual([]),
  },
  compared(
    'SI7',
    'berths ships of at most two icons',
    (t) => t.a.can('dock').length,
    [{ line: ['Alter Records'], a: { facilities: ['Nor@0; Docking Ports'], ships: ['Kraxon@0: Dolak, Telle'] } }, 1],
    [{ line: ['Alter Records'], a: { facilities: ['Nor@0; Docking Ports'], ships: ['Keldon@0: Dolak, Telle, Daro'] } }, 0],
  ),
  compared(
    'SI8',
    'berths ships of at most four icons, and nobody reports there',
    (t) => t.a.can('dock').length + t.a.can('report').length,
    [{ line: ['Alter Records'], a: { facilities: ['Nor@0; Docking Pylons'], ships: ['Keldon@0: Dolak, Telle, Daro'] } }, 1],
    [{ line: ['Alter Records'], a: { facilities: ['Nor@0; Docking Pylons'], hand: ['Kraxon'] } }, 0],
  ),
];

// —— equipment ——

/** id | item | two who wield it and their STRENGTH | two who do not and theirs. */
const WEAPONS = [
  'EQ1|Starfleet Type I Phaser|Deanna Troi, Worf|5 11|Divok, Kang|8 8',
  "EQ2|Bat'leth|Divok, Kang|10 10|Deanna Troi, Jean-Luc Picard|4 6",
  "EQ3|Mek'leth|Divok, Kang|10 10|Deanna Troi, Jean-Luc Picard|4 6",
  "EQ4|D'k Tahg|Divok, Kang|9 9|Deanna Troi, Jean-Luc Picard|4 6",
  'EQ5|Klingon Disruptor Rifle|Divok, Kang|11 11|Deanna Troi, Jean-Luc Picard|4 6',
  "EQ6|Romulan Disruptor Rifle|Sela, D'Vin|11 9|Divok, Kang|8 8",
  "EQ7|Kar'takin|Umat'Adan, Duran'Adar|11 10|Divok, Kang|8 8",
];
const weapon = (line: string): CardScene => {
  const [id, item, users, more, others, same] = line.split('|') as [string, string, string, string, string, string];
  const strengths = (team: string): string => {
    const t = scene({ line: ['Mineral Survey'], a: { teams: [`0: ${team}, ${item}`] } });
    return team
      .split(', ')
      .map((name) => strengthOf(t.state, t.thing(name)))
      .join(' ');
  };
  return {
    id: id as CardScene['id'],
    says: `helps ${users}, not ${others}`,
    does: () => expect(strengths(users)).toBe(more),
    without: () => expect(strengths(others)).toBe(same),
  };
};
const EQUIPMENT: readonly CardScene[] = [
  ...(['EQ2', 'EQ7'] as const).map(
    (id): CardScene => ({
      id,
      says: 'wounds an adversary whom its wielder stunned, once per battle',
      does() {
        const t = stunned(id);
        t.a.answers(['use', `${id}@-11`, 'wound']);
        t.pass();
        expect(t.events('wounded').map(({ by }) => by)).toEqual([id]);
      },
      without() {
        const t = stunned(id, id === 'EQ2' ? "Kar'takin" : "Bat'leth");
        expect(choices(t, t.a)).toEqual(['pass']);
      },
    }),
  ),
  compared(
    'EQ3',
    'reports wherever a Klingon is',
    (t) => t.a.can('report'),
    [{ line: ['Mineral Survey'], a: { teams: ['0: Kang'], hand: ["Mek'leth"] } }, ['EQ3 -11']],
    [{ line: ['Mineral Survey'], a: { teams: ['0: Sela'], hand: ["Mek'leth"] } }, []],
  ),
  ...(
    [
      ['EQ5', 'Klingon Disruptor Rifle', 'Koloth', 'Kang'],
      ['EQ6', 'Romulan Disruptor Rifle', 'Sela', "D'Vin"],
    ] as const
  ).map(([id, item, diplomat, ship]): CardScene => {
    const level = (setting: Scene): unknown => {
      const t = scene(setting);
      return levelOf(t.state, t.thing(diplomat), skillNumber('Diplomacy'));
    };
    return {
      id,
      says: 'costs each a level of Diplomacy, except aboard a ship of his own',
      does: () =>
        expect(level({ line: ['Mineral Survey'], a: { teams: [`0: ${diplomat}, ${ship}, ${item}`] } })).toBe(id === 'EQ5' ? 1 : 0),
      without: () =>
        expect(
          level({ line: ['Nebula'], a: { ships: [`${id === 'EQ5' ? 'I.K.C. Lukara' : 'Goraxus'}@0: ${diplomat}, ${ship}, ${item}`] } }),
        ).toBe(id === 'EQ5' ? 2 : 1),
    };
  }),
  compared(
    'EQ8',
    'brings a universal Jem’Hadar once per turn, not a unique one',
    (t) => t.a.can('use').length,
    [{ line: ['Mineral Survey'], a: { teams: ["0: Umat'Adan, Jem'Hadar Birthing Chamber"], hand: ["Duran'Adar"] } }, 1],
    [{ line: ['Mineral Survey'], a: { teams: ["0: Umat'Adan, Jem'Hadar Birthing Chamber"], hand: ["Kudak'Etan"] } }, 0],
  ),
  compared(
    'EQ9',
    'makes OFFICERs ENGINEERs, nobody else',
    (t) => teamLevel(t.state, activeAt(t.state, -11, 0), skillNumber('ENGINEER')),
    [{ line: ['Mineral Survey'], a: { teams: ['0: Jean-Luc Picard, Deanna Troi, Engineering Kit'] } }, 2],
    [{ line: ['Mineral Survey'], a: { teams: ['0: Beverly Crusher, Worf, Engineering Kit'] } }, 0],
  ),
];

// —— texts of personnel and ships ——

/** Enough to draw for a few turns. */
const DECK = ['Kang', 'Kor', 'Koloth', 'Martok', 'Divok', 'Voktak'];
const figures = (ship: string) => (t: SceneTable) => t.figures(ship);
const TEXTS: readonly CardScene[] = [
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
    says: 'saves a Borg that dies beside it, not one elsewhere',
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
/** One pairing, in which a's wielder stuns b's. */
function stunned(id: string, item = nameOf(designNumber(id))): SceneTable {
  const [winner, loser] = id === 'EQ2' ? ['Kang', 'Enrique Muniz'] : ["Kudak'Etan", 'Worf'];
  const t = scene({ line: ['Mineral Survey'], a: { teams: [`0: ${winner}, ${item}`] }, b: { teams: [`0: ${loser}`] } });
  t.a.answers(['fight', -11, 0]);
  return t;
}
const picked = (s: Blaze): void => {
  s.host[find(s, 'Assimilate Planet')] = 0;
};
const intrude = (s: Blaze, name: string, place: number): number => enter(s, card(name), 1, place);
const boarding = (s: Blaze, _clerk: string, who: string): void => {
  enter(s, card(who), 0, find(s, 'U.S.S. Galaxy'));
  if (who === "Kudak'Etan") enter(s, card("Lamat'Ukan"), 0, find(s, 'U.S.S. Galaxy'));
};

export const STATION_SCENES: readonly CardScene[] = [
  ...SEEDED.map(seeded),
  ...FACILITIES,
  ...SITES.map(site),
  ...SITE_TEXTS,
  ...WEAPONS.map(weapon),
  ...EQUIPMENT,
  ...TEXTS,
];
