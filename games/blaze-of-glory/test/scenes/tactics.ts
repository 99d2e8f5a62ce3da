/** The 21 Tactics: bonuses and what they depend on, markers and their results. */
import { expect } from 'vitest';
import { designNumber, nameOf } from '../../cards/index.ts';
import { type Scene, type SceneTable, scene } from '../scene.ts';
import { type CardScene, compared } from './card-scene.ts';

const ATTACKER = { line: ['Nebula'] };
/** 'a' fires all it has at the target with a tactic, 'b' answers with another and holds its fire. */
export function duel(setting: Scene, target: string, mine: string, theirs: string | null, fire = false): SceneTable {
  const t = scene({ ...ATTACKER, ...setting });
  t.a.answers(['attack', t.thing(target), 0]);
  t.a.answers(t.a.options as never);
  if (t.asked.includes('bog.return')) t.b.answers(fire ? (t.b.options[0] as never) : 'none');
  if (t.asked.includes('b bog.fire')) t.b.answers(t.b.options as never);
  t.pass();
  for (const [player, wanted] of [
    [t.a, mine],
    [t.b, theirs],
  ] as const) {
    if (wanted === null || !t.asked.includes(`${'ab'[player.seat]} bog.tactic`)) continue;
    player.answers('draw');
    player.answers(wanted);
  }
  return t;
}
const idNamed = (id: string): string => nameOf(designNumber(id));

/** id | firing ships with the bonus | ATTACK | firing ships without | ATTACK. */
const ATTACKS = [
  'T01|I.K.C. Lukara@0: Kang; I.K.C. Koraga@0: Kor|18|I.K.C. Lukara@0: Kang|9',
  "T02|Jem'Hadar Attack Ship@0: Ixtana'Rax|11|I.K.C. Lukara@0: Kang|9",
  "T05|Jem'Hadar Attack Ship@0: Ixtana'Rax|11|I.K.C. Lukara@0: Kang|9",
  'T09|U.S.S. Galaxy@0: Jean-Luc Picard|11|I.K.C. Lukara@0: Kang|10',
  "T11|Jem'Hadar Attack Ship@0: Ixtana'Rax|11|I.K.C. Lukara@0: Kang|8",
  'T12|U.S.S. Galaxy@0: Jean-Luc Picard|10|I.K.C. Lukara@0: Kang|8',
  'T13|U.S.S. Thunderchild@0: Jean-Luc Picard|10|I.K.C. Lukara@0: Kang|9',
  "T15|D'deridex@0: Galathon|12|I.K.C. Lukara@0: Kang|8",
  'T16|Borg Scout Vessel@0: Eighteen of Nineteen|7|I.K.C. Lukara@0: Kang|8',
  "T17|I.K.C. Lukara@0: Kang|10|D'deridex@0: Galathon|10",
  'T18|U.S.S. Defiant@0: Jean-Luc Picard|15|I.K.C. Lukara@0: Kang|11',
  'T20|Keldon@0: Gul Madred|11|I.K.C. Lukara@0: Kang|8',
  'T21|I.K.C. Lukara@0: Kang|11|D’deridex@0: Galathon|13',
  'T19|I.K.C. Lukara@0: Kang|12|D’deridex@0: Galathon|14',
];
/** Federation ships attack Borg only; everybody but Borg may. */
const preyFor = (ships: string): string => (ships.includes('Borg') ? 'I.K.C. Koraga' : 'Borg Sphere');
const attack = (line: string): CardScene => {
  const [id, with_, most, without, less] = line.split('|') as [string, string, string, string, string];
  const shot = (ships: string): unknown => {
    const prey = preyFor(ships);
    return duel({ a: { ships: ships.split('; '), tactics: [idNamed(id)] }, b: { ships: [`${prey}@0`] } }, prey, id, null).events('fired')[0]
      ?.attack;
  };
  return {
    id: id as CardScene['id'],
    says: `ATTACK ${most} for ${with_}, ${less} for ${without}`,
    does: () => expect(shot(with_)).toBe(Number(most)),
    without: () => expect(shot(without)).toBe(Number(less)),
  };
};

/** Its marker on a ship: 'range weapons shields HULL' of I.K.C. Vor'Cha (9 8 7) with Bynars (+2), and of one without. */
const MARKERS = [
  'T01 8 9 6 75',
  'T02 7 10 7 75',
  'T03 9 10 5 100',
  'T04 8 9 6 80',
  'T05 9 6 7 75',
  'T06 9 10 5 60',
  'T07 7 8 4 60',
  'T08 8 10 7 65',
  'T09 8 9 6 70',
  'T10 9 10 5 80',
  'T11 8 8 6 70',
  'T12 8 8 6 70',
  'T13 9 9 6 65',
  'T14 7 10 5 80',
  'T15 8 9 5 70',
  'T16 8 8 5 70',
  'T17 7 9 6 70',
  'T18 9 9 6 80',
  'T19 9 8 5 85',
  'T20 7 9 6 70',
  'T21 8 9 6 80',
];
const marker = (line: string): CardScene => {
  const [id, ...figures] = line.split(' ') as [string, ...string[]];
  const ship = (on: readonly string[]) => ({
    ...ATTACKER,
    a: { ships: ["I.K.C. Vor'Cha@0: Kang"], on: ["Bynars Weapon Enhancement>Vor'Cha"] },
    b: { on: on.map((name) => `${name}>Vor'Cha`) },
  });
  return compared(
    id as CardScene['id'],
    `as a marker leaves ${figures.join(' ')}`,
    (t) => t.figures("Vor'Cha"),
    [ship([idNamed(id)]), figures.join(' ')],
    [ship([]), '9 10 7 100'],
  );
};

/** Default damage draws two markers: the result finds its victim, or nobody. id | victim | a crew without one. */
const RESULTS = [
  'T01|Divok|Kang, Kavok',
  'T08|Kavok|Divok, Koloth',
  "T09|N'Garen|Divok, Kavok",
  'T13|Kang|Divok, Koloth',
  'T21|Voktak|Divok, Koloth',
  'T11|Divok|',
  'T12|Divok|',
  'T15|Divok|',
  'T16|Divok|',
  'T17|Divok|',
  'T20|Divok|',
];
const results = (line: string): CardScene => {
  const [id, victim, others] = line.split('|') as [string, string, string];
  const burn = (crew: string): unknown => {
    const t = scene({
      ...ATTACKER,
      a: { ships: [crew === '' ? "I.K.C. Vor'Cha@0" : `I.K.C. Vor'Cha@0: ${crew}`] },
      b: { tactics: [idNamed(id), 'Target Shields', 'Target Shields'], facilities: ['Federation Outpost@0'], on: ["Plasma Fire>Vor'Cha"] },
    });
    t.a.ends();
    return t.events('killed').map(({ card }) => nameOf(designNumber(String(card))));
  };
  // Plasma Fire is put out by SECURITY; those who have it are struck by a shot instead.
  const shoot = (crew: string): unknown => {
    const t = duel(
      {
        a: { ships: ["I.K.S. Negh'Var@0: Martok"], tactics: ['Maximum Firepower', idNamed(id), 'Target Shields'] },
        b: { ships: [`I.K.C. K'Vort@0: ${crew}`] },
      },
      "K'Vort",
      'T10',
      null,
    );
    return t.events('killed').map(({ card }) => nameOf(designNumber(String(card))));
  };
  const isGuarded = ["N'Garen", 'Kang'].includes(victim);
  return {
    id: id as CardScene['id'],
    says: `strikes ${victim}, and nobody among ${others || 'nobody'}`,
    does: () => expect(isGuarded ? shoot(`${victim}${id === 'T13' ? ', Divok' : ''}`) : burn(victim)).toEqual([victim]),
    without: () => expect(others.includes('Kang') ? shoot(others) : burn(others)).toEqual([]),
  };
};

const off = (
  id: CardScene['id'],
  says: string,
  verb: string,
  setting: (on: readonly string[]) => Scene,
  [seen, missed]: readonly [number, number],
): CardScene => compared(id, says, (t) => t.a.can(verb).length, [setting([]), seen], [setting([`${idNamed(id)}>Lukara`]), missed]);

const SPECIAL: readonly CardScene[] = [
  defending('T01', 'DEFENSE 1 more for a Jem’Hadar attack ship', ['Alpha Attack Ship', 12], ['Mercenary Ship', 9]),
  defending('T08', 'DEFENSE 2 more for a ship without staffing icons', ['Romulan Shuttle', 9], ['Mercenary Ship', 11]),
  {
    id: 'T03',
    says: 'marks even where it misses, but only once',
    does() {
      const t = duel(
        { a: { ships: ['I.K.C. Lukara@0: Kang'], tactics: ['Target Shields', 'Phaser Banks'] }, b: { ships: ['U.S.S. Galaxy@0'] } },
        'U.S.S. Galaxy',
        'T03',
        null,
      );
      expect([t.events('fired')[0]?.result, t.figures('U.S.S. Galaxy')]).toEqual(['miss', '8 7 7 100']);
    },
    without() {
      const t = duel(
        { a: { ships: ['I.K.C. Lukara@0: Kang'], tactics: ['Target Engines', 'Phaser Banks'] }, b: { ships: ['U.S.S. Galaxy@0'] } },
        'U.S.S. Galaxy',
        'T02',
        null,
      );
      expect([t.events('fired')[0]?.result, t.figures('U.S.S. Galaxy')]).toEqual(['miss', '8 7 9 100']);
    },
  },
  {
    id: 'T04',
    says: 'counts DFF against a ship under Weak Spot',
    ...weak(),
  },
  {
    id: 'T06',
    says: 'takes one of the crew on a hit, nobody on a miss',
    does() {
      const t = duel(
        {
          a: { ships: ['Borg Cube@0: Eighteen of Nineteen'], tactics: ['Borg Cutting Beam', 'Phaser Banks'] },
          b: { ships: ['I.K.C. Koraga@0: Divok'], facilities: ['Klingon Outpost@0'] },
        },
        'Koraga',
        'T06',
        null,
      );
      t.a.answers('yes');
      expect([t.place('Divok'), t.state.controller[t.thing('Divok')]]).toEqual(['Borg Cube', 0]);
    },
    without() {
      const t = duel(
        {
          a: { ships: ['Borg Scout Vessel@0: Eighteen of Nineteen'], tactics: ['Borg Cutting Beam', 'Phaser Banks'] },
          b: { ships: ['I.K.C. Koraga@0: Divok'] },
        },
        'Koraga',
        'T06',
        null,
      );
      expect([t.events('fired')[0]?.result, t.place('Divok')]).toEqual(['miss', 'I.K.C. Koraga']);
    },
  },
  {
    id: 'T07',
    says: 'nullifies the other tactic, unless a cool OFFICER is aboard',
    does: () =>
      expect(
        duel(
          {
            a: { ships: ['I.K.C. Lukara@0: Kang'], tactics: ['Pulse Disruptor', 'Attack Wing'] },
            b: { ships: ["D'deridex@0: Galathon"], tactics: ['Crimson Forcefield', 'Attack Wing'] },
          },
          "D'deridex",
          'T17',
          'T07',
        ).events('nullified'),
      ).toEqual([{ type: 'nullified', card: 'T17' }]),
    without: () =>
      expect(
        duel(
          {
            a: { ships: ["Jem'Hadar Attack Ship@0: Ixtana'Rax"], tactics: ['Pulse Disruptor', 'Attack Wing'] },
            b: { ships: ["D'deridex@0: Galathon"], tactics: ['Crimson Forcefield', 'Attack Wing'] },
          },
          "D'deridex",
          'T17',
          'T07',
        ).events('nullified'),
      ).toEqual([]),
  },
  {
    id: 'T10',
    says: 'counts FFF for a ship from the future',
    ...symbols('T10', 'Decius@0: Sela, D’Vin, Navok', 3, 'Goraxus@0: Sela, D’Vin, Navok', 2),
  },
  {
    id: 'T14',
    says: 'may spare the ship of its commander who began the battle',
    does() {
      const t = lucky('Kang', [0]);
      expect([t.events('spared').length, t.figures('Lukara')]).toEqual([1, '7 7 7 100']);
    },
    without() {
      expect(lucky('Kang', [1]).events('spared')).toEqual([]);
      expect(lucky('Voktak, Martok', []).events('spared')).toEqual([]);
    },
  },
  {
    id: 'T14',
    says: 'as a marker may fetch Plasma Fire, never onto Borg',
    does() {
      const t = overloaded('I.K.C. K’Vort@0: Divok', 'Kang');
      expect(t.a.options).toEqual(['none', 'EV12']);
      t.a.answers('EV12');
      t.pass();
      expect(t.isInPlay('Plasma Fire')).toBe(true);
    },
    without: () => expect(overloaded('Borg Scout Vessel@0: Eighteen of Nineteen', 'Kang').asked).not.toContain('bog.overload'),
  },
  off(
    'T07',
    'takes the Cloaking Device off line',
    'cloak',
    (on) => ({ ...ATTACKER, a: { ships: ['I.K.C. Lukara@0: Kang'] }, b: { on } }),
    [1, 0],
  ),
  off(
    'T10',
    'takes transporters off line',
    'beam',
    (on) => ({ line: ['Krios Suppression'], a: { ships: ['I.K.C. Lukara@0: Kang'] }, b: { on } }),
    [1, 0],
  ),
  off(
    'T18',
    'takes the Tractor Beam off line',
    'reveal',
    (on) => ({
      ...ATTACKER,
      a: { ships: ['I.K.C. Lukara@0: Kang'], faceDown: ['Establish Tractor Lock'] },
      b: { ships: ['Borg Sphere@0'], on },
    }),
    [1, 0],
  ),
  off(
    'T19',
    'takes sensors off line',
    'attempt',
    (on) => ({ line: ['Explore Interstellar Matter'], a: { ships: ['I.K.C. Lukara@0: Kang'] }, b: { on } }),
    [1, 0],
  ),
  compared(
    'T02',
    'takes RANGE enhancements off line',
    (t) => t.figures('Scout Vessel'),
    [{ ...ATTACKER, a: { ships: ['Borg Scout Vessel@0: Eighteen of Nineteen'] }, b: { on: ['Target Engines>Scout Vessel'] } }, '5 4 4 75'],
    [{ ...ATTACKER, a: { ships: ['Borg Scout Vessel@0: Eighteen of Nineteen'] } }, '8 4 4 100'],
  ),
  compared(
    'T04',
    'lets its owner’s Transporter Skill beam through SHIELDS',
    (t) => t.a.can('beam').length,
    [
      {
        ...ATTACKER,
        a: { ships: ["D'deridex@0: Chief O'Brien"], on: ['Target These Coordinates>Lukara'] },
        b: { ships: ['I.K.C. Lukara@0'] },
      },
      1,
    ],
    [{ ...ATTACKER, a: { ships: ["D'deridex@0: Chief O'Brien"] }, b: { ships: ['I.K.C. Lukara@0'] } }, 0],
  ),
];
function defending(
  id: CardScene['id'],
  says: string,
  [ship, seen]: readonly [string, number],
  [other, missed]: readonly [string, number],
): CardScene {
  const defense = (name: string): unknown =>
    duel(
      { a: { ships: ['I.K.C. Lukara@0: Kang'] }, b: { ships: [`${name}@0`], tactics: [idNamed(id), 'Phaser Banks'] } },
      name,
      '',
      id,
    ).events('fired')[0]?.defense;
  return { id, says, does: () => expect(defense(ship)).toBe(seen), without: () => expect(defense(other)).toBe(missed) };
}
/** Two shuttles: 9 against Galaxy's 9 less 4, and against a Runabout's 5. */
function weak(): Pick<CardScene, 'does' | 'without'> {
  const marks = (prey: string, hand: string[]): unknown => {
    const t = scene({
      ...ATTACKER,
      a: {
        ships: ['Romulan Shuttle@0: Sela', 'Romulan Shuttle@0: Galathon'],
        tactics: ['Target These Coordinates', 'Target Shields', 'Target Shields', 'Target Shields', 'Target Shields'],
        hand,
      },
      b: { ships: [`${prey}@0`] },
    });
    t.a.answers(['attack', t.thing(prey), 0]);
    t.a.answers(t.a.options as never);
    t.b.answers('none');
    if (hand.length > 0) t.a.answers(['play', 'IT15', `weak ${t.thing(prey)}`]);
    t.pass();
    t.a.answers('draw');
    t.a.answers('T04');
    return [t.events('fired')[0]?.result, t.events('marked').length];
  };
  return {
    does: () => expect(marks('U.S.S. Galaxy', ['Weak Spot'])).toEqual(['hit', 3]),
    without: () => expect(marks('Runabout', [])).toEqual(['hit', 2]),
  };
}
function symbols(id: string, ship: string, n: number, other: string, m: number): Pick<CardScene, 'does' | 'without'> {
  const marks = (name: string): unknown => {
    const t = duel(
      {
        a: { ships: [name], tactics: [idNamed(id), 'Target Shields', 'Target Shields', 'Target Shields', 'Target Shields'] },
        b: { ships: ['U.S.S. Galaxy@0'] },
      },
      'U.S.S. Galaxy',
      id,
      null,
    );
    return [t.events('fired')[0]?.result, t.events('marked').length];
  };
  return { does: () => expect(marks(ship)).toEqual(['hit', n]), without: () => expect(marks(other)).toEqual(['hit', m]) };
}
function lucky(crew: string, picks: readonly number[]): SceneTable {
  const t = scene(
    {
      ...ATTACKER,
      a: { ships: [`I.K.C. Lukara@0: ${crew}`], tactics: ['Picard Maneuver', 'Phaser Banks'] },
      b: { ships: ['Borg Cube@0: Thirteen of Nineteen'], facilities: ['Borg Outpost@0'] },
    },
    picks,
  );
  t.a.answers(['attack', t.thing('Cube'), 0]);
  t.a.answers([t.thing('Lukara')]);
  t.b.answers(t.thing('Lukara'));
  t.b.answers([t.thing('Cube')]);
  t.a.answers('draw');
  t.a.answers('T14');
  t.pass();
  return t;
}
function overloaded(prey: string, crew: string): SceneTable {
  const name = prey.split('@')[0] as string;
  return duel(
    {
      a: {
        ships: [`I.K.S. Negh'Var@0: ${crew}`],
        tactics: ['Maximum Firepower', 'Picard Maneuver', 'Target Shields'],
        hand: ['Plasma Fire'],
      },
      b: { ships: [prey] },
    },
    name.replace('’', "'"),
    'T10',
    null,
  );
}

export const TACTIC_SCENES: readonly CardScene[] = [...ATTACKS.map(attack), ...MARKERS.map(marker), ...RESULTS.map(results), ...SPECIAL];
