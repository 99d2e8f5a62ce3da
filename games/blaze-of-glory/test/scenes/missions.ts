/** Missions and dilemmas: teams that are enough, and teams that are not. */
import { expect } from 'vitest';
import { designNumber, face, nameOf } from '../../cards/index.ts';
import { type SceneTable, scene } from '../scene.ts';
import { answerRest, type CardScene } from './card-scene.ts';

/** id | points scored | ship, or 'down' for a planet | who solves it | who does not. */
const MISSIONS = [
  'M01|40|down|Admiral Ross, Worf, Benjamin Sisko, Jean-Luc Picard|Admiral Ross, Worf, Deanna Troi, Jean-Luc Picard',
  'M02|40|down|Enrique Muniz, Jean-Luc Picard, Geordi La Forge, Beverly Crusher, Exocomp|Enrique Muniz, Jean-Luc Picard, Geordi La Forge',
  'M03|35|Runabout|Geordi La Forge, Exocomp|Geordi La Forge, Sarita Carson',
  'M04|35|down|Jean-Luc Picard, Geordi La Forge, Beverly Crusher, Benjamin Sisko, Enrique Muniz|Jean-Luc Picard, Geordi La Forge, Beverly Crusher',
  'M05|25|down|Jean-Luc Picard|Worf',
  'M06|35|U.S.S. Defiant|Benjamin Sisko, Worf, Sarita Carson, Beverly Crusher|Benjamin Sisko, Worf, Beverly Crusher',
  'M07|45|down|Kang, Kor, Koloth, Worf Son of Mogh, Martok|Worf Son of Mogh, Martok, Voktak, Divok, Kavok',
  "M08|30|down|Koloth, Kang, Kor, N'Garen|Koloth, Kang",
  "M09|40|I.K.C. K'Vort|Koloth, N'Garen, Jadzia Dax (Blaze of Glory)|Koloth, N'Garen",
  "M10|35|I.K.C. K'Vort|N'Garen, Voktak|N'Garen",
  'M11|30|down|Sela, Ambassador Tomalak, Senator Letant, Parthok, Dr. Koramar|Sela, Ambassador Tomalak',
  'M12|35|down|Dr. Koramar, Senator Letant|Dr. Koramar, Navok',
  "M13|40|Romulan Shuttle|D'Vin, Senator Letant|D'Vin",
  "M14|40|Romulan Shuttle|D'Vin, D'Vin, Senator Letant, Dr. Koramar|D'Vin, Senator Letant, Dr. Koramar",
  'M15|35|down|Elim, Gul Madred|Elim',
  'M16|35|down|Ulani Belor, Daro, Telle, Elim, Gul Madred|Ulani Belor, Daro, Telle, Elim',
  "M18|30|down|Weyoun, Gelnon, Ixtana'Rax, Limara'Son, Oken'alak, Kudak'Etan|Weyoun, Gelnon, Ixtana'Rax, Limara'Son",
  "M19|30|Alpha Attack Ship|Umat'Adan, Kudak'Etan, Duran'Adar, Gelnon|Umat'Adan, Kudak'Etan, Duran'Adar",
  'M20|35|down|Koloth, Voktak, Kang, Kor, Worf Son of Mogh|Koloth, Voktak',
  "M21|25|I.K.C. K'Vort|N'Garen|Voktak",
  'M22|25|down|Enrique Muniz, Sarita Carson, Jean-Luc Picard, Geordi La Forge|Enrique Muniz, Sarita Carson',
  "M23|30|I.K.C. K'Vort|Kang, Martok, Voktak|Kang, N'Garen",
  'M24|30|Keldon|Gul Madred, Daro, Telle, Ulani Belor, Elim|Gul Madred, Daro, Telle, Ulani Belor',
];
const isGamma = (id: string): boolean => id === 'M14' || id === 'M18';

function tried(id: string, vessel: string, team: string, more: readonly string[] = []): SceneTable {
  const name = nameOf(designNumber(id));
  const t = scene({
    ...(isGamma(id) ? { line: ['Nebula'], gamma: [name] } : { line: [name] }),
    a:
      vessel === 'down'
        ? { teams: [`${isGamma(id) ? 1 : 0}: ${team}`] }
        : { ships: [`${vessel}@${isGamma(id) ? 1 : 0}: ${team}`, ...more] },
    b: { facilities: ['Federation Outpost@0'] },
    options: { goal: '150' },
  });
  t.a.answers(['attempt', vessel === 'down' ? (isGamma(id) ? -13 : -11) : t.thing(vessel), 0]);
  answerRest(t);
  return t;
}
const mission = (line: string): CardScene => {
  const [id, points, vessel, able, unable] = line.split('|') as [string, string, string, string, string];
  return {
    id: id as CardScene['id'],
    says: `scores ${points} for ${able}, nothing for ${unable}`,
    does: () => expect(tried(id, vessel, able).score).toBe(`${points}:0`),
    without: () => expect(tried(id, vessel, unable).score).toBe('0:0'),
  };
};
const SPECIAL_MISSIONS: readonly CardScene[] = [
  {
    id: 'M17',
    says: 'needs WEAPONS over 14 at the location',
    does: () => expect(tried('M17', 'Keldon', 'Gul Madred, Telle, Daro, Elim', ['Kraxon@0: Dakol']).score).toBe('30:0'),
    without() {
      const t = scene({ line: ['Intercept Maquis'], a: { ships: ['Keldon@0: Gul Madred, Telle, Daro, Elim'] } });
      expect(t.a.refused(['attempt', t.thing('Keldon'), 0])).toMatch(/^BOG-R62: /);
    },
  },
  {
    id: 'M06',
    says: 'needs a ship with WEAPONS over 9',
    does: () => expect(tried('M06', 'U.S.S. Defiant', 'Benjamin Sisko, Worf, Sarita Carson, Beverly Crusher').score).toBe('35:0'),
    without: () => expect(tried('M06', 'U.S.S. Enterprise', 'Benjamin Sisko, Worf, Sarita Carson, Beverly Crusher').score).toBe('0:0'),
  },
  {
    id: 'M16',
    says: 'uncloaks ships here and keeps them so',
    does() {
      const t = scene({ line: ['Nebula', 'Establish Station'], a: { ships: ['I.K.C. Lukara@0: Kang'] } });
      t.a.orders('cloak', t.thing('Lukara'));
      t.a.orders('move', t.thing('Lukara'), 1);
      expect([(t.state.flags[t.thing('Lukara')] as number) & 2, t.a.can('cloak')]).toEqual([0, []]);
    },
    without() {
      const t = scene({ line: ['Nebula', 'Krios Suppression'], a: { ships: ['I.K.C. Lukara@0: Kang'] } });
      t.a.orders('cloak', t.thing('Lukara'));
      t.a.orders('move', t.thing('Lukara'), 1);
      expect((t.state.flags[t.thing('Lukara')] as number) & 2).toBe(2);
    },
  },
  {
    id: 'M19',
    says: 'fetches a Remote Supply Depot if there is one',
    does() {
      const t = scene({
        line: ['Construct Depot'],
        a: { ships: ["Alpha Attack Ship@0: Umat'Adan, Kudak'Etan, Duran'Adar, Gelnon"], deck: ['Kang', 'Remote Supply Depot'] },
      });
      t.a.orders('attempt', t.thing('Alpha Attack Ship'));
      expect(t.a.options).toEqual(['yes', 'no']);
      t.a.answers('yes');
      t.pass();
      expect(t.place('Remote Supply Depot')).toBe('-10');
    },
    without() {
      const t = scene({
        line: ['Construct Depot'],
        a: { ships: ["Alpha Attack Ship@0: Umat'Adan, Kudak'Etan, Duran'Adar, Gelnon"], deck: ['Kang'] },
      });
      t.a.orders('attempt', t.thing('Alpha Attack Ship'));
      expect(t.a.options).toEqual(['no']);
    },
  },
  {
    id: 'M22',
    says: 'draws up to two for the player who solves it',
    does() {
      const t = scene({
        line: ['Mineral Survey'],
        a: { teams: ['0: Enrique Muniz, Sarita Carson, Jean-Luc Picard, Geordi La Forge'], deck: ['Kang', 'Kor', 'Koloth'] },
      });
      t.a.orders('attempt', -11);
      expect(t.a.options).toEqual([2, 1, 0]);
      t.a.answers(2);
      expect(t.a.hand).toEqual(['Kang', 'Kor']);
    },
    without() {
      const t = scene({ line: ['Mineral Survey'], a: { teams: ['0: Enrique Muniz, Sarita Carson'], deck: ['Kang', 'Kor', 'Koloth'] } });
      t.a.orders('attempt', -11);
      expect([t.asked, t.a.hand]).toEqual(['a bog.turn', []]);
    },
  },
  {
    id: 'M23',
    says: 'is worth 45 while Borg are here',
    does: () => expect(tried('M23', "I.K.C. K'Vort", 'Kang, Martok, Voktak', ['Borg Sphere@0']).score).toBe('45:0'),
    without: () => expect(tried('M23', "I.K.C. K'Vort", 'Kang, Martok, Voktak', ['Runabout@0']).score).toBe('30:0'),
  },
  {
    id: 'M07',
    says: 'is worth 5 more for each who took the oath',
    does: () => expect(tried('M07', 'down', 'Kang, Kor, Koloth, Jadzia Dax (Blaze of Glory), Worf Son of Mogh').score).toBe('50:0'),
    without: () => expect(tried('M07', 'down', 'Kor, Worf Son of Mogh, Martok, Divok, Voktak').score).toBe('35:0'),
  },
  {
    id: 'M25',
    says: 'lies in the line, and nobody may attempt it',
    does() {
      const t = scene({ line: ['Explore Interstellar Matter', 'Nebula'], a: { ships: ['I.K.C. Lukara@0: Kang'] } });
      t.a.orders('move', t.thing('Lukara'), 1);
      expect(t.state.count[t.thing('Lukara')]).toBe(4);
    },
    without() {
      const t = scene({ line: ['Nebula'], a: { ships: ['I.K.C. Lukara@0: Kang'] } });
      expect(t.a.refused(['attempt', t.thing('Lukara'), 0])).toBe('BOG-B28: None of your crew here can attempt this mission.');
    },
  },
];

// —— dilemmas ——

const SHIP = "I.K.C. K'Vort";
/** A space mission, or a planet where a team stands; seat b has laid the dilemma. */
export function meets(
  dilemma: string,
  at: 'S' | 'P',
  team: string,
  { tactics, ship = SHIP, own = false, q }: { tactics?: string[]; ship?: string; own?: boolean; q?: string[] } = {},
): SceneTable {
  const laid = { dilemmas: [`${dilemma}@0`] };
  const t = scene({
    line: [at === 'S' ? 'Explore Interstellar Matter' : 'Mineral Survey'],
    a: { ...(at === 'S' ? { ships: [`${ship}@0: ${team}`] } : { teams: [`0: ${team}`] }), ...(own ? laid : {}) },
    b: {
      ...(own ? {} : laid),
      facilities: ['Federation Outpost@0'],
      ...(tactics === undefined ? {} : { tactics }),
      ...(q === undefined ? {} : { q }),
    },
  });
  t.a.orders('attempt', at === 'S' ? t.thing(ship) : -11);
  return t;
}
const metAs = (t: SceneTable): unknown => t.events('dilemmaMet')[0]?.result;

/** id | where | who overcomes it, with the points | who does not, and what then. */
const DILEMMAS = [
  "DL02|S|Kang, Kor, Koloth, Martok, Worf Son of Mogh, N'Garen, Divok, Jadzia Dax (Blaze of Glory), Voktak|0|Kang, Voktak|suffered",
  "DL03|S|N'Garen, Voktak|0|Kang, Voktak|suffered",
  "DL04|S|N'Garen, Jadzia Dax (Blaze of Glory), Voktak|0|N'Garen, Voktak|suffered",
  'DL05|S|Martok, Voktak|5|Kang, Voktak|suffered',
  'DL07|S|Jadzia Dax (Blaze of Glory), Roga Danar, Voktak|0|Jadzia Dax (Blaze of Glory), Voktak|suffered',
  'DL08|S|Roga Danar, Kavok, Voktak|0|Kavok, Voktak|wall',
  'DL09|S|Kang, Martok, Voktak|0|Kang, Martok, Divok|wall',
  "DL10|P|Koloth, Kang, Kor, Martok, N'Garen|0|Koloth, Kang, Kor|wall",
  'DL11|P|Kang, Martok|0|Kang, Divok|wall',
  'DL13|P|Kavok|0|Kang|wall',
  "DL14|P|Divok, N'Garen|0|Divok, Koloth, Kor|suffered",
  'DL16|P|Kang, Martok, Worf Son of Mogh, Divok, Kavok, Kor|0|Kang, Martok|suffered',
  "DL17|P|Kang, N'Garen, Worf Son of Mogh|5|Divok, Voktak|suffered",
  "DL18|P|Divok, N'Garen|5|Divok, Voktak|suffered",
  'DL19|P|Kang, Kor, Koloth, Martok, Worf Son of Mogh|0|Kang, Kor|wall',
];
const dilemma = (line: string): CardScene => {
  const [id, at, able, points, unable, result] = line.split('|') as [string, 'S' | 'P', string, string, string, string];
  const { name, row } = face(designNumber(id));
  return {
    id: id as CardScene['id'],
    says: `is overcome by ${able}, not by ${unable}`,
    does() {
      const t = meets(name, at, able);
      expect([
        metAs(t),
        t.state.stacks[0],
        t
          .events('scored')
          .filter(({ why }) => why === id)
          .map(({ n }) => n),
      ]).toEqual(['overcome', [], points === '0' ? [] : [Number(points)]]);
    },
    without() {
      const t = meets(name, at, unable);
      answerRest(t);
      expect([metAs(t), (t.state.stacks[0] as number[]).length]).toEqual([result, row.otherwise === 'wall' ? 1 : 0]);
    },
  };
};
const active = (t: SceneTable): string =>
  t.state.inPlay
    .filter(
      (c) =>
        t.state.controller[c] === 0 && ((t.state.flags[c] as number) & 1) === 0 && face(t.state.design[c] as number).kind === 'personnel',
    )
    .map((c) => nameOf(t.state.design[c] as number))
    .join();

const SPECIAL_DILEMMAS: readonly CardScene[] = [
  {
    id: 'DL01',
    says: 'lies on the spaceline once met, unless one meets his own',
    does() {
      const t = meets('Borg Ship', 'S', 'Kang, Voktak');
      answerRest(t);
      expect([metAs(t), t.isInPlay('Borg Ship')]).toEqual(['suffered', true]);
    },
    without() {
      const t = meets('Borg Ship', 'S', 'Kang, Voktak', { own: true });
      expect([metAs(t), t.isInPlay('Borg Ship')]).toEqual(['own', false]);
    },
  },
  {
    id: 'DL02',
    says: 'summons a flash of four, none without a Q-Continuum',
    does: () =>
      expect(
        meets('Q', 'S', 'Kang, Voktak', { q: ['Lemon-Aid', 'Lemon-Aid', 'Lemon-Aid', 'Lemon-Aid', 'Lemon-Aid'] }).events('flashed').length,
      ).toBe(4),
    without() {
      const t = meets('Q', 'S', 'Kang, Voktak');
      expect([t.events('flashed'), active(t)]).toEqual([[], '']);
    },
  },
  ...(['DL03', 'DL04', 'DL05'] as const).map(
    (id): CardScene => ({
      id,
      says: 'damages the ship, unless it is overcome',
      does: () => expect(meets(nameOf(designNumber(id)), 'S', 'Kang, Divok, Kavok').figures(SHIP)).toBe('5 6 6 50'),
      without: () =>
        expect(meets(nameOf(designNumber(id)), 'S', "N'Garen, Jadzia Dax (Blaze of Glory), Voktak, Martok").figures(SHIP)).toBe(
          '8 8 6 100',
        ),
    }),
  ),
  {
    id: 'DL06',
    says: 'burns ships that cannot steer; Navigation x2 and Astrophysics do',
    does() {
      const t = meets('Stellar Flare', 'S', 'Kang, Voktak');
      expect([t.figures(SHIP), active(t)]).toEqual(['5 6 6 50', '']);
    },
    without() {
      const t = meets('Stellar Flare', 'S', "Martok, N'Garen");
      expect([t.figures(SHIP), metAs(t)]).toEqual(['8 8 6 100', 'suffered']);
    },
  },
  {
    id: 'DL07',
    says: 'takes RANGE and WEAPONS until ENGINEER x2 is aboard',
    does: () => expect(meets('Isolinear Puzzle', 'S', 'Kang, Voktak').figures(SHIP)).toBe('4 2 6 100'),
    without() {
      const t = scene({
        line: ['Nebula'],
        a: { ships: [`${SHIP}@0: Roga Danar, Jadzia Dax (Blaze of Glory), Voktak`] },
        b: { on: [`Isolinear Puzzle>K'Vort`], facilities: ['Federation Outpost@0'] },
      });
      expect(t.figures(SHIP)).toBe('4 2 6 100');
      t.a.ends();
      expect(t.figures(SHIP)).toBe('8 6 6 100');
    },
  },
  {
    id: 'DL11',
    says: 'costs 5 when a non-OFFICER dies there, nothing for an OFFICER',
    does() {
      const t = scene(
        {
          line: ['Mineral Survey'],
          a: { teams: ['0: Kang, Martok, Divok'] },
          b: { dilemmas: ['Hazardous Duty@0', 'Armus – Skin of Evil@0'] },
        },
        [2],
      );
      t.a.orders('attempt', -11);
      expect([t.score, t.isInPlay('Hazardous Duty'), t.isInPlay('Divok')]).toEqual(['-5:0', false, false]);
    },
    without() {
      const t = scene(
        {
          line: ['Mineral Survey'],
          a: { teams: ['0: Kang, Martok, Divok'] },
          b: { dilemmas: ['Hazardous Duty@0', 'Armus – Skin of Evil@0'] },
        },
        [0],
      );
      t.a.orders('attempt', -11);
      expect([t.score, t.isInPlay('Hazardous Duty'), t.isInPlay('Kang')]).toEqual(['0:0', true, false]);
    },
  },
  {
    id: 'DL12',
    says: 'captures a unique non-Cardassian, unless there is Empathy or none',
    does: () =>
      expect(
        meets('Cardassian Trap', 'P', "N'Garen, Kang, Divok")
          .events('captured')
          .map(({ card }) => card),
      ).toEqual(['PK01']),
    without() {
      expect(metAs(meets('Cardassian Trap', 'P', 'Deanna Troi, Worf'))).toBe('overcome');
      expect(meets('Cardassian Trap', 'P', "N'Garen, Divok, Gul Madred").events('captured')).toEqual([]);
    },
  },
  {
    id: 'DL14',
    says: 'kills the one with the highest attributes',
    does: () =>
      expect(
        meets('Archer', 'P', 'Divok, Koloth, Kor')
          .events('killed')
          .map(({ card }) => card),
      ).toEqual(['PK02']),
    without: () => expect(meets('Archer', 'P', "Divok, Kang, N'Garen").events('killed')).toEqual([]),
  },
  {
    id: 'DL15',
    says: 'kills one and lets the others go on; its own player laughs',
    does() {
      const t = meets('Armus – Skin of Evil', 'P', 'Kang, Divok');
      expect([t.events('killed').length, t.events('unsolved').length]).toEqual([1, 1]);
    },
    without: () => expect(meets('Armus – Skin of Evil', 'P', 'Kang, Divok', { own: true }).events('killed')).toEqual([]),
  },
  {
    id: 'DL16',
    says: 'kills one at random and stops the rest',
    does() {
      const t = meets('Nausicaans', 'P', 'Kang, Martok');
      expect([t.events('killed').length, active(t)]).toEqual([1, '']);
    },
    without: () => expect(meets('Nausicaans', 'P', 'Kang, Martok, Worf Son of Mogh, Divok, Kavok, Kor').events('killed')).toEqual([]),
  },
  ...(['DL17', 'DL18'] as const).map(
    (id): CardScene => ({
      id,
      says: 'kills the person that the opponent chooses',
      does() {
        const t = meets(nameOf(designNumber(id)), 'P', 'Divok, Voktak');
        expect([t.asked, t.b.options]).toEqual(['b bog.victim', ['PK09', 'PK10']]);
        t.b.answers('PK09');
        expect([t.isInPlay('Voktak'), t.isInPlay('Divok')]).toEqual([false, true]);
      },
      without: () => expect(meets(nameOf(designNumber(id)), 'P', "Divok, N'Garen, Kang, Worf Son of Mogh").events('killed')).toEqual([]),
    }),
  ),
  {
    id: 'DL20',
    says: 'kills a V.I.P. or Cmd; SECURITY x2 has it stopped instead',
    does: () =>
      expect(
        meets('Misguided Activist', 'P', 'Koloth, Divok')
          .events('killed')
          .map(({ card }) => card),
      ).toEqual(['PK02']),
    without() {
      const t = meets('Misguided Activist', 'P', "Koloth, N'Garen, N'Garen");
      expect([t.events('killed'), t.events('unsolved').length]).toEqual([[], 1]);
    },
  },
];

export const MISSION_SCENES: readonly CardScene[] = [
  ...MISSIONS.map(mission),
  ...SPECIAL_MISSIONS,
  ...DILEMMAS.map(dilemma),
  ...SPECIAL_DILEMMAS,
];
