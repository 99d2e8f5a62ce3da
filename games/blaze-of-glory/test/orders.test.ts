/** Orders to ships and people, with the cases in which they are not given. */
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { enter } from '../rules/changes.ts';
import { has, isActive } from '../rules/things.ts';
import { CLOAKED, HALTED, SEEN, STOPPED } from '../state.ts';
import { card, find, type SceneTable, scene } from './scene.ts';
import { answerRest } from './scenes/card-scene.ts';

const bothEnd = (t: SceneTable): void => {
  t.a.ends();
  answerRest(t);
  t.b.ends();
  answerRest(t);
};

ruling('BOG-B3: RANGE that is used is gone for the turn, and back in the next one', () => {
  const t = scene({
    line: ['Krios Suppression', 'Nebula'],
    a: { ships: ['I.K.C. Lukara@0: Kang'] },
    b: { facilities: ['Klingon Outpost@0'] },
  });
  const ship = t.thing('Lukara');
  t.a.orders('move', ship, 1);
  expect(t.a.can('move')).toEqual([`${ship} 0`]);
  t.a.orders('move', ship, 0);
  expect(t.a.refused(['move', ship, 1])).toBe('BOG-B3: Not enough RANGE: it takes 4, the ship has 1.');
  bothEnd(t);
  expect(t.a.can('move')).toEqual([`${ship} 1`]);
});

ruling('BOG-B3, B4: a docked ship, a ship inside another and a ship held by a beam do not move', () => {
  const t = scene({
    line: ['Nebula', 'Nebula'],
    a: {
      facilities: ['Borg Outpost@0'],
      ships: ['Borg Scout Vessel@Borg Outpost: Eighteen of Nineteen', 'Borg Cube@0', 'Borg Scout Vessel@0: Two of Eleven'],
    },
    b: { ships: ["I.K.S. Negh'Var@0"] },
    set(s) {
      const sphere = enter(s, card('Borg Sphere'), 0, find(s, 'Cube'));
      for (const name of ['Two of Eleven', 'Two of Eleven']) enter(s, card(name), 0, sphere);
      const lock = enter(s, card('Establish Tractor Lock'), 1, find(s, "Negh'Var"));
      s.host[lock] = s.inPlay.filter((c) => s.design[c] === card('Borg Scout Vessel'))[1] as number;
    },
  });
  const [docked, held] = t.state.inPlay.filter((c) => t.state.design[c] === card('Borg Scout Vessel')) as [number, number];
  const sphere = t.thing('Sphere');
  expect(t.a.can('move')).toEqual([]);
  expect(t.a.refused(['move', docked, 1])).toBe('BOG-B3: Undock first.');
  expect(t.a.refused(['move', held, 1])).toBe('BOG-R62: A tractor beam is holding the ship.');
  expect(t.a.refused(['move', sphere, 1])).toBe('BOG-B3: That’s not your ship.');
  expect(t.a.can('launch')).toEqual([`${sphere} 0`]);
  t.a.orders('launch', sphere);
  expect([t.place('Sphere'), t.a.can('launch'), t.a.can('move')]).toEqual(['-10', [], [`${sphere} 1`]]);
});

ruling('BOG-B18: nothing is launched from a stopped Cube', () => {
  const t = scene({ a: { ships: ['Borg Cube*@0'] }, set: (s) => void enter(s, card('Borg Sphere'), 0, find(s, 'Cube')) });
  expect(t.a.can('launch')).toEqual([]);
});

ruling('BOG-B3: the wormhole costs nothing and stops ship and crew', () => {
  const t = scene({
    line: ['Nebula', 'Bajoran Wormhole'],
    gamma: ['Bajoran Wormhole', 'Rescue Founder'],
    a: { ships: ['I.K.C. Lukara@1: Kang, Divok'] },
  });
  const ship = t.thing('Lukara');
  t.a.orders('move', ship, 2);
  expect([t.place('Lukara'), t.state.count[ship], has(t.state, ship, STOPPED), isActive(t.state, t.thing('Divok'))]).toEqual([
    '-14',
    0,
    true,
    false,
  ]);
});

ruling('BOG-B17: nobody hides at Establish Station, and a ship that comes there is uncloaked', () => {
  const t = scene({
    line: ['Nebula', 'Establish Station'],
    a: { ships: ['I.K.C. Lukara@0: Kang', 'I.K.C. Koraga@1: Kor'] },
    set: (s) => s.flags.splice(find(s, 'Lukara'), 1, CLOAKED),
  });
  const [lukara, koraga] = [t.thing('Lukara'), t.thing('Koraga')];
  expect(t.a.can('cloak')).toEqual([]);
  t.a.orders('move', lukara, 1);
  expect([has(t.state, lukara, CLOAKED), t.a.refused(['cloak', koraga, 0])]).toEqual([
    false,
    'BOG-R62: Ships can’t cloak at this mission.',
  ]);
});

ruling('BOG-B17: only a ship with a device cloaks, not while docked, and decloaks only if it is cloaked', () => {
  const t = scene({
    a: {
      facilities: ['Klingon Outpost@0'],
      ships: ['I.K.C. Lukara@Klingon Outpost: Kang', 'Mercenary Ship@0: Kor, Koloth', 'I.K.C. Koraga@0: Divok'],
    },
  });
  const [lukara, mercenary, koraga] = ['Lukara', 'Mercenary Ship', 'Koraga'].map((name) => t.thing(name)) as [number, number, number];
  expect([t.a.can('cloak'), t.a.can('decloak')]).toEqual([[`${koraga} 0`], []]);
  expect(t.a.refused(['cloak', lukara, 0])).toBe('BOG-B3: Undock first.');
  expect(t.a.refused(['cloak', mercenary, 0])).toBe('BOG-B17: That wouldn’t do anything.');
  expect(t.a.refused(['decloak', koraga, 0])).toBe('BOG-B17: That wouldn’t do anything.');
  t.a.orders('cloak', koraga);
  expect(t.a.refused(['cloak', koraga, 0])).toBe('BOG-B17: You can’t do that while cloaked.');
  expect([t.a.can('cloak'), t.a.can('decloak')]).toEqual([[], [`${koraga} 0`]]);
  expect(t.a.refused(['dock', koraga, t.thing('Outpost')])).toBe('BOG-B17: You can’t do that while cloaked.');
  t.a.orders('decloak', koraga);
  expect(t.a.can('decloak')).toEqual([]);
});

ruling('BOG-B15: a ship docks where its owner has a facility, and only there', () => {
  const t = scene({
    line: ['Nebula', 'Nebula'],
    a: { facilities: ['Klingon Outpost@0'], ships: ['I.K.C. Lukara@0: Kang', 'I.K.C. Koraga@1: Kor'] },
    b: { facilities: ['Federation Outpost@0', 'Romulan Outpost@1'] },
  });
  const [lukara, koraga, home] = [t.thing('Lukara'), t.thing('Koraga'), t.thing('Klingon Outpost')];
  expect(t.a.can('dock')).toEqual([`${lukara} ${home}`]);
  expect(t.a.refused(['dock', lukara, t.thing('Federation Outpost')])).toBe('BOG-B15: There’s nothing here to dock at.');
  expect(t.a.refused(['dock', koraga, home])).toBe('BOG-B15: There’s nothing here to dock at.');
  expect(t.a.refused(['undock', lukara, 0])).toBe('BOG-B15: There’s nothing here to dock at.');
  t.a.orders('dock', lukara, home);
  expect([t.state.host[lukara], t.a.can('dock'), t.a.can('undock')]).toEqual([home, [], [`${lukara} 0`]]);
  expect(t.a.refused(['dock', lukara, home])).toBe('BOG-B15: There’s nothing here to dock at.');
});

ruling('BOG-B13: people and things beam between ship, facility and planet of one location, the stopped stay', () => {
  const t = scene({
    line: ['Mineral Survey', 'Mineral Survey'],
    a: {
      facilities: ['Klingon Outpost@0: Divok'],
      ships: ["I.K.C. Lukara@0: Kang, Kor*, Bat'leth", 'I.K.C. Koraga@1'],
      teams: ['1: Koloth'],
    },
  });
  const [ship, outpost, far] = [t.thing('Lukara'), t.thing('Outpost'), t.thing('Koraga')];
  expect(t.a.can('beam')).toEqual([`${outpost} ${ship}`, `${outpost} -11`, `${ship} ${outpost}`, `${ship} -11`, `-13 ${far}`]);
  expect(t.a.refused(['beam', ship, -13])).toBe('BOG-B13: None of your transporters connects these places.');
  expect(t.a.refused(['beam', ship, ship])).toBe('BOG-B13: None of your transporters connects these places.');
  expect(t.a.refused(['beam', far, -13])).toBe('BOG-B13: There’s no one there to beam.');
  t.a.answers(['beam', ship, -11]);
  expect(t.a.options).toEqual(['PK01', 'EQ2']);
  expect(t.a.refused(['PK03 stopped'])).toBe('BOG-B18: It’s stopped for this turn.');
  t.a.answers(['EQ2']);
  expect([t.place("Bat'leth"), t.place('Kang')]).toEqual(['-11', 'I.K.C. Lukara']);
});

ruling('BOG-B17: nobody beams to or from a cloaked ship', () => {
  const t = scene({
    line: ['Mineral Survey'],
    a: { facilities: ['Klingon Outpost@0: Divok'], ships: ['I.K.C. Lukara@0: Kang'] },
    set: (s) => s.flags.splice(find(s, 'Lukara'), 1, CLOAKED),
  });
  const [ship, outpost] = [t.thing('Lukara'), t.thing('Outpost')];
  expect(t.a.can('beam')).toEqual([`${outpost} -11`]);
  expect(t.a.refused(['beam', ship, -11])).toBe('BOG-B17: You can’t do that while cloaked.');
  expect(t.a.refused(['beam', outpost, ship])).toBe('BOG-B17: You can’t do that while cloaked.');
});

ruling('BOG-B47: one walks a Nor as far as somebody holds a site, and no further that turn', () => {
  const t = scene({
    line: ['Alter Records'],
    a: { facilities: ['Nor@0; Ops: Telle, Daro; Security Office; Infirmary; Science Lab'] },
    set: (s) => void enter(s, card('Kang'), 1, find(s, 'Infirmary')),
  });
  const [ops, office, infirmary, lab] = ['Ops', 'Security Office', 'Infirmary', 'Science Lab'].map((name) => t.thing(name)) as [
    number,
    number,
    number,
    number,
  ];
  expect(t.a.can('walk')).toEqual([`${ops} ${office}`, `${ops} ${infirmary}`]);
  expect(t.a.refused(['walk', ops, lab])).toBe('BOG-B47: You can’t walk there.');
  t.a.answers(['walk', ops, infirmary]);
  t.a.answers(['PC05']);
  expect([t.place('Telle'), t.place('Daro'), has(t.state, t.thing('Telle'), HALTED)]).toEqual(['Infirmary', 'Ops', true]);
  expect(t.a.can('walk')).toEqual([`${ops} ${office}`, `${ops} ${infirmary}`]);
});

ruling('BOG-B15, BOG-B47: people walk between a docked ship of theirs and its host, not to the ships of others', () => {
  const t = scene({
    a: { facilities: ['Klingon Outpost@0: Divok'], ships: ['I.K.C. Lukara@Klingon Outpost: Kang', 'I.K.C. Koraga@0: Kor'] },
    b: { ships: ['U.S.S. Galaxy@0'] },
    set: (s) => s.host.splice(find(s, 'Galaxy'), 1, find(s, 'Klingon Outpost')),
  });
  const [lukara, outpost] = [t.thing('Lukara'), t.thing('Outpost')];
  expect(t.a.can('walk')).toEqual([`${outpost} ${lukara}`, `${lukara} ${outpost}`]);
});

ruling('BOG-R69: of a part of a crew that goes under cover nobody can say who it was; of all of them one can', () => {
  const part = scene({ a: { facilities: ['Klingon Outpost@0'], ships: ['I.K.C. Lukara@Klingon Outpost: Kang, Kor'] } });
  const seen = (t: SceneTable, name: string) => has(t.state, t.thing(name), SEEN);
  part.a.answers(['walk', part.thing('Lukara'), part.thing('Outpost')]);
  part.a.answers(['PK01']);
  expect([seen(part, 'Kang'), seen(part, 'Kor')]).toEqual([false, false]);
  const all = scene({ a: { facilities: ['Klingon Outpost@0'], ships: ['I.K.C. Lukara@Klingon Outpost: Kang, Kor'] } });
  all.a.answers(['walk', all.thing('Lukara'), all.thing('Outpost')]);
  all.a.answers(['PK01', 'PK03']);
  expect([seen(all, 'Kang'), seen(all, 'Kor')]).toEqual([true, true]);
  const alike = scene({ a: { facilities: ['Klingon Outpost@0'], ships: ['I.K.C. Lukara@Klingon Outpost: Divok, Divok'] } });
  alike.a.answers(['walk', alike.thing('Lukara'), alike.thing('Outpost')]);
  alike.a.answers(['PK10']);
  expect(alike.state.inPlay.every((c) => alike.state.design[c] !== card('Divok') || has(alike.state, c, SEEN))).toBe(true);
  const unseen = scene({
    a: { facilities: ['Klingon Outpost@0'], ships: ['I.K.C. Lukara@Klingon Outpost: Divok, Divok'] },
    set: (s) => s.flags.splice(find(s, 'Divok'), 1, 0),
  });
  unseen.a.answers(['walk', unseen.thing('Lukara'), unseen.thing('Outpost')]);
  unseen.a.answers(['PK10']);
  expect(unseen.state.inPlay.some((c) => unseen.state.design[c] === card('Divok') && has(unseen.state, c, SEEN))).toBe(false);
  const open = scene({ line: ['Mineral Survey'], a: { ships: ['I.K.C. Lukara@0: Kang, Kor'] } });
  open.a.answers(['beam', open.thing('Lukara'), -11]);
  open.a.answers(['PK01']);
  expect([seen(open, 'Kang'), seen(open, 'Kor')]).toEqual([true, true]);
});

ruling(
  'BOG-R70: a player who boards finds out who is there, is told so, and cannot take the look back; a person already known is not found',
  () => {
    const boarded = (flags: number) => {
      const t = scene({
        a: {
          ships: ['I.K.C. Lukara@0: Kang, Kor'],
          on: ['Phaser Banks>Shuttle', 'Strafing Run>Shuttle', 'Target Shields>Shuttle'],
        },
        b: { ships: ["Romulan Shuttle@0: D'Vin, Navok"] },
        set: (s) => {
          for (const name of ["D'Vin", 'Navok']) s.flags[find(s, name)] = flags;
        },
      });
      t.a.answers(['beam', t.thing('Lukara'), t.thing('Shuttle')]);
      t.a.answers(['PK01', 'PK03']);
      return t;
    };
    const sighted = (t: SceneTable) => t.stage.lastEvents(0).filter(({ type }) => type === 'sighted');
    const t = boarded(0);
    expect(sighted(t)).toEqual([{ type: 'sighted', seat: 0, thing: t.thing('Shuttle'), cards: ['PR08', 'PR09'] }]);
    expect(t.stage.run.canUndo(0)).toBe(false);
    const known = boarded(SEEN);
    expect(sighted(known)).toEqual([]);
    expect(known.stage.run.canUndo(0)).toBe(true);
  },
);
