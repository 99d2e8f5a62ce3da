/** Incidents and objectives. */
import { expect } from 'vitest';
import { enter } from '../../rules/changes.ts';
import { conditionOf, isDisabled } from '../../rules/things.ts';
import { card, find, type SceneTable, scene } from '../scene.ts';
import { type CardScene, compared, HOME, TEAMS } from './card-scene.ts';

export const AGENDA_SCENES: readonly CardScene[] = [
  {
    id: 'IN1',
    says: 'captures one present for the side with more SECURITY',
    does() {
      const t = scene({ ...TEAMS, a: { teams: ["0: Kang, N'Garen"], faceDown: ['Captured'] }, b: { teams: ['0: Beverly Crusher'] } });
      t.a.orders('reveal', t.thing('Captured'), -11);
      expect([conditionOf(t.state, t.thing('Beverly Crusher')), t.names(t.state.discard[0])]).toEqual(['escorted', ['Captured']]);
    },
    without: () =>
      expect(
        scene({ ...TEAMS, a: { teams: ['0: Kor, Divok'], faceDown: ['Captured'] }, b: { teams: ['0: Worf'] } }).a.can('reveal'),
      ).toEqual([]),
  },
  {
    id: 'IN2',
    says: 'captures up to two in Ops, not three',
    does() {
      const t = opsRaid(2);
      t.a.orders('reveal', t.thing('Intruder Alert!'), `ops ${t.thing('Ops')}`);
      expect(conditionOf(t.state, t.thing('Worf'))).not.toBe(null);
    },
    without: () => expect(opsRaid(3).a.can('reveal')).toEqual([]),
  },
  {
    id: 'IN2',
    says: 'extends a force field to all intruders; without one nothing happens',
    does() {
      const t = scene({
        a: { ships: ['Keldon@0: Dolak'], faceDown: ['Intruder Alert!'], deck: ['Intruder Force Field'] },
        set: (s) => void enter(s, card('Worf'), 1, find(s, 'Keldon')),
      });
      expect(isDisabled(t.state, t.thing('Worf'))).toBe(false);
      t.a.orders('reveal', t.thing('Intruder Alert!'), 'field');
      expect([isDisabled(t.state, t.thing('Worf')), t.place('Intruder Alert!')]).toEqual([true, 'Intruder Force Field']);
    },
    without: () => expect(scene({ a: { ships: ['Keldon@0: Dolak'], faceDown: ['Intruder Alert!'] } }).a.can('reveal')).toEqual([]),
  },
  {
    id: 'IN3',
    says: 'trades a captive for one’s own, where its owner has a ship',
    does() {
      const t = scene({
        a: { ships: ['Goraxus@0: Sela'], captives: ['Worf@Goraxus'], faceDown: ['Prisoner Exchange'] },
        b: { ships: ['I.K.C. Lukara@0: Kang'], captives: ['Galathon@Lukara'] },
      });
      t.a.answers(['reveal', t.thing('Prisoner Exchange'), `PF05 escorted@${t.thing('Goraxus')}`]);
      t.pass();
      t.a.answers('release');
      t.pass();
      expect([t.place('Worf'), t.place('Galathon'), conditionOf(t.state, t.thing('Galathon'))]).toEqual(['I.K.C. Lukara', 'Goraxus', null]);
    },
    without: () =>
      expect(
        scene({
          line: ['Nebula', 'Nebula'],
          a: { ships: ['Goraxus@0: Sela'], captives: ['Worf@Goraxus'], faceDown: ['Prisoner Exchange'] },
          b: { ships: ['I.K.C. Lukara@1: Kang'] },
        }).a.can('reveal'),
      ).toEqual([]),
  },
  {
    id: 'IN4',
    says: 'scores the highest attribute of a ship that a Dominion ship destroyed',
    does() {
      const t = destroyed("Jem'Hadar Warship@0: Ixtana'Rax", 'Ultimatum');
      t.a.answers(['use', t.thing('Ultimatum'), 'score']);
      t.pass();
      expect(t.score).toBe('12:0');
    },
    without: () => expect(destroyed('Keldon@0: Dolak, Telle', 'Ultimatum').score).toBe('5:0'),
  },
  {
    id: 'OB1',
    says: 'buries a capturing-related card for another, once per turn; no other card',
    does() {
      const t = scene({ a: { table: ['Prepare the Prisoner'], hand: ['Brainwash'], deck: ['Kang', 'Kor'] } });
      t.a.orders('use', t.thing('Prepare the Prisoner'), 'EV03 deck');
      expect([t.a.hand, t.names(t.state.deck[0]), t.a.can('use')]).toEqual([['Kang'], ['Brainwash', 'Kor'], []]);
    },
    without: () => expect(scene({ a: { table: ['Prepare the Prisoner'], hand: ['Red Alert!'], deck: ['Kang'] } }).a.can('use')).toEqual([]),
  },
  {
    id: 'OB2',
    says: 'takes a ship for Computer Skill unopposed aboard',
    does() {
      const t = boarded('');
      t.a.orders('play', 'OB2', `PK07@${t.thing('U.S.S. Galaxy')}`);
      expect([t.state.controller[t.thing('U.S.S. Galaxy')], t.place('Commandeer Ship')]).toEqual([0, 'Kavok']);
    },
    without: () => expect(boarded('Worf').a.can('play')).toEqual([]),
  },
  {
    id: 'OB3',
    says: 'holds a ship fast until the beam is dropped',
    does() {
      const t = tractored();
      t.a.ends();
      expect(t.b.can('move')).toEqual([]);
    },
    without() {
      const t = tractored();
      t.a.orders('use', t.thing('Establish Tractor Lock'), 'drop');
      t.a.ends();
      expect(t.b.can('move').length).toBe(1);
    },
  },
  ...(
    [
      ['OB4', 'Assimilate Planet', 'Impose Order', 'Mineral Survey'],
      ['OB5', 'Establish Gateway', 'Nebula', 'Impose Order'],
    ] as const
  ).map(([id, name, fits, unfit]) =>
    compared(
      id,
      `picks ${fits}, not ${unfit}`,
      (t) => t.a.can('reveal').length,
      [{ line: [fits], a: { faceDown: [name] } }, 1],
      [{ line: [unfit], a: { faceDown: [name] } }, 0],
    ),
  ),
  ...(['OB4', 'OB5'] as const).map(
    (id): CardScene => ({
      id,
      says: 'scores 25 for a probe that finds its icon; another stops the Borg there',
      does: () => expect(probed(id, 'Eleven of Nineteen').score).toBe('25:0'),
      without() {
        const t = probed(id, id === 'OB4' ? 'Two of Eleven' : 'Four of Eleven');
        expect([t.score, (t.state.flags[t.thing('Fifteen of Seventeen')] as number) & 1]).toEqual(['0:0', 1]);
      },
    }),
  ),
  {
    id: 'OB6',
    says: 'beams one Borg aboard through SHIELDS and assimilates the ship by a probe',
    does() {
      const t = starship('Eleven of Nineteen');
      expect([t.state.controller[t.thing('Lukara')], t.state.allegiance[t.thing('Lukara')], t.isInPlay('Assimilate Starship')]).toEqual([
        0,
        5,
        false,
      ]);
    },
    without() {
      const t = starship('Borg Cube');
      expect([t.state.controller[t.thing('Lukara')], t.isInPlay('Assimilate Starship')]).toEqual([1, true]);
    },
  },
];
function opsRaid(n: number): SceneTable {
  return scene({
    line: ['Alter Records'],
    a: { facilities: ['Nor@0; Ops'], ships: ['Keldon@0: Dolak'], faceDown: ['Intruder Alert!'] },
    set: (s) => ['Worf', 'Beverly Crusher', 'Deanna Troi'].slice(0, n).forEach((name) => void enter(s, card(name), 1, find(s, 'Ops'))),
  });
}
function destroyed(ship: string, table: string): SceneTable {
  const t = scene({
    a: { ships: [ship], table: [table], tactics: ['Phaser Banks', 'Photon Torpedo', 'Photon Torpedo', 'Photon Torpedo', 'Photon Torpedo'] },
    b: { ships: ['Runabout@0'], ...HOME },
    set: (s) => void enter(s, card('Photon Torpedo'), 0, find(s, 'Runabout')),
  });
  t.a.answers(['attack', t.thing('Runabout'), 0]);
  t.a.answers([t.state.inPlay.find((c) => t.state.controller[c] === 0 && (t.state.at[c] as number) < -9) as number]);
  if (t.asked.includes('b bog.return')) t.b.answers('none');
  t.pass();
  t.a.answers('none');
  return t;
}
function boarded(other: string): SceneTable {
  return scene({
    a: { hand: ['Commandeer Ship'], ...HOME },
    b: { ships: [other === '' ? 'U.S.S. Galaxy@0' : `U.S.S. Galaxy@0: ${other}`] },
    set: (s) => void enter(s, card('Kavok'), 0, find(s, 'U.S.S. Galaxy')),
  });
}
function tractored(): SceneTable {
  const t = scene({
    line: ['Nebula', 'Nebula'],
    a: { ships: ["I.K.S. Negh'Var@0: Kang, N'Garen, Voktak, Divok"], faceDown: ['Establish Tractor Lock'] },
    b: { ships: ['Runabout@0: Worf'] },
  });
  t.a.orders('reveal', t.thing('Establish Tractor Lock'), `${t.thing("Negh'Var")} ${t.thing('Runabout')}`);
  return t;
}
function probed(id: 'OB4' | 'OB5', top: string): SceneTable {
  const name = id === 'OB4' ? 'Assimilate Planet' : 'Establish Gateway';
  const t = scene({
    line: [id === 'OB4' ? 'Impose Order' : 'Nebula'],
    a: {
      ...(id === 'OB4' ? { teams: ['0: Fifteen of Seventeen'] } : { ships: ['Borg Sphere@0: Fifteen of Seventeen'] }),
      table: [name],
      deck: [top],
    },
    set(s) {
      s.host[find(s, name)] = 0;
      s.scouted[0] = 1;
    },
  });
  t.a.orders('use', t.thing(name), 'probe');
  return t;
}
function starship(top: string): SceneTable {
  const t = scene({
    a: { ships: ['Borg Scout Vessel@0: Eighteen of Nineteen'], deck: [top], table: ['Assimilate Starship'] },
    b: { ships: ['I.K.C. Lukara@0'], ...HOME },
    set: (s) => {
      s.host[find(s, 'Assimilate Starship')] = find(s, 'I.K.C. Lukara');
    },
  });
  t.a.orders('use', t.thing('Assimilate Starship'), `beam PB06@${t.thing('Scout Vessel')}`);
  t.a.orders('use', t.thing('Assimilate Starship'), 'probe');
  return t;
}
