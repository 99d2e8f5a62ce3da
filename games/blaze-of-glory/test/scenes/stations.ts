/** Facilities, sites and equipment. */
import { expect } from 'vitest';
import { designNumber, nameOf, skillNumber } from '../../cards/index.ts';
import { enter } from '../../rules/changes.ts';
import { levelOf, strengthOf, teamLevel } from '../../rules/people.ts';
import { seedLocations } from '../../rules/report.ts';
import { activeAt } from '../../rules/things.ts';
import type { Blaze } from '../../state.ts';
import { card, position, type Scene, type SceneTable, scene } from '../scene.ts';
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
      says: 'wounds an adversary that its wielder stunned, once per battle',
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
/** One pairing, in which a's wielder stuns b's. */
function stunned(id: string, item = nameOf(designNumber(id))): SceneTable {
  const [winner, loser] = id === 'EQ2' ? ['Kang', 'Enrique Muniz'] : ["Kudak'Etan", 'Worf'];
  const t = scene({ line: ['Mineral Survey'], a: { teams: [`0: ${winner}, ${item}`] }, b: { teams: [`0: ${loser}`] } });
  t.a.answers(['fight', -11, 0]);
  return t;
}
const intrude = (s: Blaze, name: string, place: number): number => enter(s, card(name), 1, place);

export const STATION_SCENES: readonly CardScene[] = [
  ...SEEDED.map(seeded),
  ...FACILITIES,
  ...SITES.map(site),
  ...SITE_TEXTS,
  ...WEAPONS.map(weapon),
  ...EQUIPMENT,
];
