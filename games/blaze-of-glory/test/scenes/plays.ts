/** Events, incidents, objectives, interrupts, doorways and Q-icon cards. */
import { expect } from 'vitest';
import { hasBrig } from '../../rules/captives.ts';
import { enter } from '../../rules/changes.ts';
import { conditionOf, isDisabled } from '../../rules/things.ts';
import { type Blaze, NONE } from '../../state.ts';
import { card, find, type Scene, type SceneTable, scene } from '../scene.ts';
import { answerRest, type CardScene, choices, compared } from './card-scene.ts';
import { meets } from './missions.ts';

const HOME = { facilities: ['Klingon Outpost@0'] };
const plays = (t: SceneTable): string[] => t.a.can('play');
const count = (t: SceneTable): number => plays(t).length;
/** It may be played in the first position, not in the second. */
const playable = (id: CardScene['id'], says: string, with_: Scene, without: Scene, n = 1): CardScene =>
  compared(id, says, count, [with_, n], [without, 0]);
const scored = (t: SceneTable): string => t.score;

function ended(setting: Scene, turns = 1): SceneTable {
  const t = scene({ stage: 'orders', ...setting });
  for (let i = 0; i < turns && t.result === null; i++) {
    const player = t.state.active === 0 ? t.a : t.b;
    player.ends();
    answerRest(t);
  }
  return t;
}

const EVENTS: readonly CardScene[] = [
  {
    id: 'EV01',
    says: 'fetches three kinds of drone for a facility and costs the draw; without a host it is not played',
    does() {
      const t = scene({
        a: {
          facilities: ['Borg Outpost@0'],
          hand: ['Activate Subcommands'],
          deck: ['Kang', 'Eleven of Nineteen', 'Two of Eleven', 'Four of Eleven'],
        },
      });
      t.a.answers(['play', 'EV01', t.thing('Outpost')]);
      t.pass();
      for (const id of ['PB08', 'PB07', 'PB05']) t.a.answers(id);
      t.a.ends();
      expect([t.place('Two of Eleven'), t.place('Four of Eleven'), t.a.hand]).toEqual(['Borg Outpost', 'Borg Outpost', []]);
    },
    without: () => expect(count(scene({ a: { ships: ['Borg Sphere@0'], hand: ['Activate Subcommands'] } }))).toBe(0),
  },
  {
    id: 'EV02',
    says: 'lays both hands open while it is in play',
    does() {
      const t = scene({ a: { hand: ['Alien Probe', 'Kang'] }, b: { hand: ['Kor'] } });
      t.a.orders('play', 'EV02');
      expect([t.state.knownHand[0], t.state.knownHand[1]]).toEqual([[card('Kang')], [card('Kor')]]);
    },
    without: () => expect(scene({ a: { hand: ['Alien Probe', 'Kang'] }, b: { hand: ['Kor'] } }).state.knownHand).toEqual([[], []]),
  },
  playable(
    'EV03',
    'takes a captive whom one holds, if one has an outpost',
    { a: { facilities: ['Romulan Outpost@0: Sela'], captives: ['Worf@Romulan Outpost'], hand: ['Brainwash'] } },
    { a: { ships: ['Goraxus@0: Sela'], captives: ['Worf@Goraxus'], hand: ['Brainwash'] } },
  ),
  compared(
    'EV04',
    'adds 2 WEAPONS to its ship, again and again',
    (t) => t.figures('Lukara'),
    [{ a: { ships: ['I.K.C. Lukara@0'], on: ['Bynars Weapon Enhancement>Lukara', 'Bynars Weapon Enhancement>Lukara'] } }, '7 11 7 100'],
    [{ a: { ships: ['I.K.C. Lukara@0'] } }, '7 7 7 100'],
  ),
  {
    id: 'EV05',
    says: 'strikes an opposing ship where it is, once; not one elsewhere',
    does() {
      const t = scene({ a: { hand: ['Calamarain'], ...HOME }, b: { ships: ['U.S.S. Galaxy@0'] } });
      t.a.answers(['play', 'EV05', 0]);
      t.pass();
      t.b.answers(0);
      t.pass();
      t.a.orders('use', t.thing('Calamarain'), `strike ${t.thing('U.S.S. Galaxy')}`);
      expect([t.figures('U.S.S. Galaxy'), t.isInPlay('Calamarain')]).toEqual(['5 7 9 50', false]);
    },
    without() {
      const t = scene({ line: ['Nebula', 'Nebula'], a: { hand: ['Calamarain'], ...HOME }, b: { ships: ['U.S.S. Galaxy@0'] } });
      t.a.answers(['play', 'EV05', 0]);
      t.pass();
      t.b.answers(1);
      t.pass();
      expect(t.a.can('use')).toEqual([`${t.thing('Calamarain')} move 0`]);
    },
  },
  compared(
    'EV06',
    'helps a ship with its commander aboard',
    (t) => t.figures('Enterprise'),
    [{ a: { ships: ['U.S.S. Enterprise@0: Jean-Luc Picard'], table: ['Captain’s Log'] } }, '9 11 12 100'],
    [{ a: { ships: ['U.S.S. Enterprise@0: Worf'], table: ['Captain’s Log'] } }, '9 8 9 100'],
  ),
  compared(
    'EV07',
    'arms a facility',
    (t) => t.figures('Outpost'),
    [{ a: { ...HOME, on: ['Defense System Upgrade>Klingon Outpost'] } }, '0 6 38 100'],
    [{ a: HOME }, '0 0 32 100'],
  ),
  {
    id: 'EV07',
    says: 'repairs a damaged facility with an ENGINEER, not without',
    does() {
      const t = scene({
        a: { facilities: ['Klingon Outpost@0: Jadzia Dax (Blaze of Glory)'], hand: ['Defense System Upgrade'] },
        b: { on: ['Phaser Banks>Klingon Outpost'] },
      });
      t.a.orders('play', 'EV07', `repair ${t.thing('Klingon Outpost')}`);
      expect(t.figures('Klingon Outpost')).toBe('0 0 32 100');
    },
    without() {
      const t = scene({
        a: { facilities: ['Klingon Outpost@0: Kang'], hand: ['Defense System Upgrade'] },
        b: { on: ['Phaser Banks>Klingon Outpost'] },
      });
      expect(plays(t)).toEqual([`EV07 ${t.thing('Klingon Outpost')}`]);
    },
  },
  {
    id: 'EV08',
    says: 'scores 10 for five and 1 for four; nothing is asked without a captive',
    does() {
      const t = interrogated('five');
      t.pass();
      expect([t.score, conditionOf(t.state, t.thing('Worf')), t.place('Worf')]).toEqual(['10:0', null, 'Klingon Outpost']);
      const u = interrogated('four');
      t.pass();
      expect([u.score, conditionOf(u.state, u.thing('Worf'))]).toEqual(['1:0', 'escorted']);
    },
    without: () => expect(scene({ a: { facilities: ['Romulan Outpost@0: Sela'], hand: ['Interrogation'] } }).a.can('play')).toEqual([]),
  },
  {
    id: 'EV09',
    says: 'disables one or two Rogue Borg, not three',
    does: () => expect(hemmed(2)).toBe(true),
    without: () => expect(hemmed(3)).toBe(false),
  },
  {
    id: 'EV10',
    says: 'has the named player draw three, the other none',
    does() {
      const t = scene({ a: { hand: ['Kivas Fajo – Collector'], deck: ['Kang', 'Kor', 'Koloth', 'Martok'] }, b: { deck: ['Sela'] } });
      t.a.orders('play', 'EV10', 'seat 0');
      expect([t.a.hand, t.b.hand]).toEqual([['Kang', 'Kor', 'Koloth'], []]);
    },
    without() {
      const t = scene({ a: { hand: ['Kivas Fajo – Collector'], deck: ['Kang', 'Kor', 'Koloth', 'Martok'] }, b: { deck: ['Sela'] } });
      t.a.orders('play', 'EV10', 'seat 1');
      expect([t.a.hand, t.b.hand]).toEqual([[], ['Sela']]);
    },
  },
  compared(
    'EV11',
    'adds SHIELDS for each SCIENCE aboard',
    (t) => t.figures('Lukara'),
    [{ a: { ships: ['I.K.C. Lukara@0: Jadzia Dax (Blaze of Glory)'], on: ['Metaphasic Shields>Lukara'] } }, '7 7 9 100'],
    [{ a: { ships: ["I.K.C. Lukara@0: N'Garen"], on: ['Metaphasic Shields>Lukara'] } }, '7 7 7 100'],
  ),
  compared(
    'EV12',
    'damages a ship until SECURITY is aboard',
    (t) => [t.figures('Lukara'), t.isInPlay('Plasma Fire')],
    [{ a: { ships: ['I.K.C. Lukara@0: Voktak'] }, b: { on: ['Plasma Fire>Lukara'], ...HOME } }, ['7 7 7 100', true]],
    [{ a: { ships: ['I.K.C. Lukara@0: Kang'] }, b: { on: ['Plasma Fire>Lukara'], ...HOME } }, ['7 7 7 100', true]],
  ),
  {
    id: 'EV12',
    says: 'burns as its controller’s turn ends; SECURITY puts it out',
    does() {
      const t = ended({ a: { ships: ['I.K.C. Lukara@0: Voktak'] }, b: { on: ['Plasma Fire>Lukara'], ...HOME } });
      expect([t.figures('Lukara'), t.isInPlay('Plasma Fire')]).toEqual(['5 7 7 50', true]);
    },
    without() {
      const t = ended({ a: { ships: ['I.K.C. Lukara@0: Kang'] }, b: { on: ['Plasma Fire>Lukara'], ...HOME } });
      expect([t.figures('Lukara'), t.isInPlay('Plasma Fire')]).toEqual(['7 7 7 100', false]);
    },
  },
  {
    id: 'EV13',
    says: 'lets as many report as one likes',
    does() {
      const t = scene({ a: { ...HOME, table: ['Red Alert!'], hand: ['Kang', 'Kor'] } });
      t.a.orders('red-alert');
      t.a.orders('report', 'PK01', t.thing('Outpost'));
      t.a.orders('report', 'PK03', t.thing('Outpost'));
      expect(t.a.hand).toEqual([]);
    },
    without: () => expect(scene({ a: { ...HOME, hand: ['Kang', 'Kor'] } }).a.can('red-alert')).toEqual([]),
  },
  {
    id: 'EV14',
    says: 'repairs and stops a Borg ship, no other',
    does() {
      const t = scene({ a: { ships: ['Borg Sphere@0: Two of Eleven'], hand: ['Regenerate'] }, b: { on: ['Phaser Banks>Sphere'] } });
      t.a.orders('play', 'EV14', `repair ${t.thing('Sphere')}`);
      expect([t.figures('Sphere'), (t.state.flags[t.thing('Sphere')] as number) & 1]).toEqual(['4 6 6 100', 1]);
    },
    without: () =>
      expect(count(scene({ a: { ships: ['I.K.C. Lukara@0'], hand: ['Regenerate'] }, b: { on: ['Phaser Banks>Lukara'] } }))).toBe(0),
  },
  {
    id: 'EV14',
    says: 'or shuffles the discard pile into the deck, if there is one',
    does() {
      const t = scene({ a: { hand: ['Regenerate'], discard: ['Kang', 'Kor'] } });
      t.a.orders('play', 'EV14', 'shuffle');
      expect([t.names(t.state.deck[0]).sort(), t.names(t.state.discard[0])]).toEqual([['Kang', 'Kor'], ['Regenerate']]);
    },
    without: () => expect(count(scene({ a: { hand: ['Regenerate'] } }))).toBe(0),
  },
  {
    id: 'EV15',
    says: 'repairs a ship that docks at its outpost, not at another',
    does: () => expect(docked('Klingon Outpost')).toBe('7 7 7 100'),
    without: () => expect(docked('Neutral Outpost')).toBe('6 5 6 70'),
  },
  compared(
    'EV16',
    'kills a captive after three turns of its player',
    (t) => t.score,
    [{ a: { ships: ['Goraxus@0: Sela'], captives: ['Worf@Goraxus'], hand: ['Torture'] } }, '0:0'],
    [{ a: { ships: ['Goraxus@0: Sela'] } }, '0:0'],
  ),
  {
    id: 'EV16',
    says: 'counts down on its player’s turns only',
    does() {
      const t = tortured();
      for (let i = 0; i < 5; i++) (t.state.active === 0 ? t.a : t.b).ends();
      expect([t.isInPlay('Worf'), t.score]).toEqual([false, '0:-7']);
    },
    without() {
      const t = tortured();
      for (let i = 0; i < 4; i++) (t.state.active === 0 ? t.a : t.b).ends();
      expect([t.isInPlay('Worf'), t.score]).toEqual([true, '0:0']);
    },
  },
  compared(
    'EV17',
    'joins Cardassians and Dominion once it is revealed',
    (t) => isDisabled(t.state, t.thing("Umat'Adan")),
    [{ a: { ships: ["Keldon@0: Dolak, Umat'Adan"], table: ['Treaty: Cardassian/Dominion'] } }, false],
    [{ a: { ships: ["Keldon@0: Dolak, Umat'Adan"], faceDown: ['Treaty: Cardassian/Dominion'] } }, true],
  ),
  {
    id: 'EV18',
    says: 'destroys a ship as its controller’s next turn ends, unless an ENGINEER is aboard',
    does: () =>
      expect(ended({ a: { ships: ['I.K.C. Lukara@0: Kang'] }, b: { on: ['Warp Core Breach>Lukara'], ...HOME } }).isInPlay('Lukara')).toBe(
        false,
      ),
    without() {
      const t = ended({ a: { ships: ['I.K.C. Lukara@0: Jadzia Dax (Blaze of Glory)'] }, b: { on: ['Warp Core Breach>Lukara'], ...HOME } });
      expect([t.isInPlay('Lukara'), t.isInPlay('Warp Core Breach')]).toEqual([true, false]);
    },
  },
  compared(
    'EV19',
    'lets the Federation attack those who attacked it',
    (t) => t.a.can('attack').length,
    [
      {
        a: { ships: ['U.S.S. Defiant@0: Benjamin Sisko, Jean-Luc Picard'], table: ['Wartime Conditions'] },
        b: { ships: ['I.K.C. Lukara@0'] },
        set: (s) => void s.wartime[0]?.push(1),
      },
      1,
    ],
    [
      {
        a: { ships: ['U.S.S. Defiant@0: Benjamin Sisko, Jean-Luc Picard'], table: ['Wartime Conditions'] },
        b: { ships: ['Goraxus@0'] },
        set: (s) => void s.wartime[0]?.push(1),
      },
      0,
    ],
  ),
];
function interrogated(answer: string): SceneTable {
  const t = scene({
    a: { facilities: ['Romulan Outpost@0: Sela'], captives: ['Worf@Romulan Outpost'] },
    b: HOME,
    set: (s) => void enter(s, card('Interrogation'), 0, find(s, 'Worf')),
  });
  t.a.answers(['interrogate', t.thing('Interrogation'), 0]);
  t.b.answers(answer);
  return t;
}
function hemmed(n: number): boolean {
  const on = Array.from({ length: n }, () => 'Rogue Borg Mercenaries>Galaxy');
  const t = scene({ a: { on }, b: { ships: ['U.S.S. Galaxy@0: Worf'], table: ['Intruder Force Field'] } });
  return isDisabled(t.state, t.thing('Rogue Borg'));
}
function docked(outpost: string): string {
  const t = scene({
    a: {
      facilities: [`${outpost}@0`, ...(outpost === 'Klingon Outpost' ? [] : ['Klingon Outpost@0'])],
      ships: ['I.K.C. Lukara@0: Kang'],
      on: ['Spacedock>Klingon Outpost'],
    },
    b: { on: ['Phaser Banks>Lukara'] },
  });
  t.a.orders('dock', t.thing('Lukara'), t.thing(outpost));
  return t.figures('Lukara');
}
function tortured(): SceneTable {
  const t = scene({
    a: { ships: ['Goraxus@0: Sela'], hand: ['Torture'], captives: ['Worf@Goraxus'], deck: ['Kang', 'Kor', 'Koloth'] },
    b: { ...HOME, deck: ['Kang', 'Kor', 'Koloth'] },
  });
  t.a.orders('play', 'EV16', `PF05 escorted@${t.thing('Goraxus')}`);
  return t;
}

const TEAMS = { line: ['Mineral Survey'] };
const AGENDAS: readonly CardScene[] = [
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

const INTERRUPTS: readonly CardScene[] = [
  {
    id: 'IT01',
    says: 'nullifies an interrupt, not an event',
    does() {
      const t = scene({ a: { hand: ['Kevin Uxbridge'], on: [], table: ['Red Alert!'] }, b: { hand: ['Amanda Rogers'] } });
      t.a.answers(['play', 'IT07', t.thing('Red Alert!')]);
      t.b.answers(['play', 'IT01', 0]);
      t.pass();
      expect(t.isInPlay('Red Alert!')).toBe(true);
    },
    without() {
      const t = scene({ a: { hand: ['Red Alert!'] }, b: { hand: ['Amanda Rogers'] } });
      t.a.answers(['play', 'EV13', 0]);
      expect(choices(t, t.b)).toEqual(['pass']);
    },
  },
  {
    id: 'IT02',
    says: 'lets one draw a Tactic more for each ship',
    does: () =>
      expect(startOfBattle({ hand: ['Attack Pattern Delta'] }, ['play', 'IT02', 0], ['draw', 'draw', 'draw'])).toEqual(['T12', 'none']),
    without: () => expect(startOfBattle({ hand: [] }, null, ['draw', 'draw'])).toEqual(['T12', 'none']),
  },
  {
    id: 'IT03',
    says: 'fetches a Com or Nav drone for a facility, no Def drone outside of a battle',
    does() {
      const t = scene({ a: { facilities: ['Borg Outpost@0'], hand: ['Awaken'], deck: ['Two of Eleven', 'Four of Eleven'] } });
      expect(plays(t)).toEqual([`IT03 PB07 ${t.thing('Outpost')}`]);
      t.a.orders('play', 'IT03', `PB07 ${t.thing('Outpost')}`);
      expect(t.place('Two of Eleven')).toBe('Borg Outpost');
    },
    without: () => expect(count(scene({ a: { facilities: ['Borg Outpost@0'], hand: ['Awaken'], deck: ['Four of Eleven'] } }))).toBe(0),
  },
  {
    id: 'IT04',
    says: 'beams stopped people too; not without transporters',
    does() {
      const t = scene({ ...TEAMS, a: { teams: ['0: Kang*'], ships: ['I.K.C. Lukara@0: Kor'], hand: ['Emergency Transporter Armbands'] } });
      t.a.answers(['play', 'IT04', `-11 ${t.thing('Lukara')}`]);
      t.pass();
      t.a.answers(['PK01 stopped']);
      expect(t.place('Kang')).toBe('I.K.C. Lukara');
    },
    without: () =>
      expect(
        count(
          scene({
            ...TEAMS,
            a: { teams: ['0: Kang*'], ships: ['I.K.C. Lukara@0: Kor'], hand: ['Emergency Transporter Armbands'] },
            b: { on: ['Maximum Firepower>Lukara'] },
          }),
        ),
      ).toBe(0),
  },
  {
    id: 'IT05',
    says: 'sends a card back to the hand for the turn, no interrupt',
    does() {
      const t = scene({ a: { hand: ['Red Alert!'] }, b: { hand: ['Energy Vortex'] } });
      t.a.answers(['play', 'EV13', 0]);
      t.b.answers(['play', 'IT05', 0]);
      t.pass();
      expect([t.a.hand, t.a.refused(['play', 'EV13', 0])]).toEqual([['Red Alert!'], 'BOG-R53: That card came back this turn.']);
    },
    without() {
      const t = scene({ a: { hand: ['Kevin Uxbridge'], table: ['Red Alert!'] }, b: { hand: ['Energy Vortex'] } });
      t.a.answers(['play', 'IT07', t.thing('Red Alert!')]);
      expect(choices(t, t.b)).toEqual(['pass']);
    },
  },
  {
    id: 'IT06',
    says: 'saves the crew of a ship being destroyed; without it they die',
    does() {
      const t = breached(['Escape Pod']);
      t.a.answers(['play', 'IT06', 0]);
      t.pass();
      expect([t.isInPlay('Lukara'), t.place('Kang')]).toEqual([false, 'Escape Pod']);
    },
    without() {
      const t = breached(['Kevin Uxbridge']);
      t.pass();
      expect([t.isInPlay('Lukara'), t.isInPlay('Kang')]).toEqual([false, false]);
    },
  },
  {
    id: 'IT07',
    says: 'nullifies an event in play; Calamarain and the Treaty are immune',
    does() {
      const t = scene({ a: { hand: ['Kevin Uxbridge'] }, b: { table: ['Red Alert!'] } });
      t.a.orders('play', 'IT07', t.thing('Red Alert!'));
      expect([t.isInPlay('Red Alert!'), t.names(t.state.discard[1])]).toEqual([false, ['Red Alert!']]);
    },
    without: () =>
      expect(count(scene({ a: { hand: ['Kevin Uxbridge'] }, b: { table: ['Treaty: Cardassian/Dominion', 'Calamarain'] } }))).toBe(0),
  },
  {
    id: 'IT08',
    says: 'takes a ship outgunned three times over, with its crew',
    does() {
      const t = outgunned('Runabout@0: Sarita Carson');
      t.a.answers(['play', 'IT08', 0]);
      t.pass();
      answerRest(t);
      expect([t.state.controller[t.thing('Runabout')], conditionOf(t.state, t.thing('Sarita Carson'))]).toEqual([0, 'escorted']);
    },
    without() {
      const t = outgunned('U.S.S. Galaxy@0: Sarita Carson');
      expect(choices(t, t.a)).toEqual(['pass']);
    },
  },
  {
    id: 'IT09',
    says: 'scores 5 after a battle in which both fired',
    does() {
      const t = fought(true);
      t.a.answers(['play', 'IT09', 0]);
      t.pass();
      expect(t.score).toBe('5:0');
    },
    without: () => expect(fought(false).asked).not.toContain('bog.w5'),
  },
  {
    id: 'IT10',
    says: 'has a new captive locked in a Brig there, at 5 points; without a Brig later',
    does() {
      const t = escorted(['Holding Cell Door>Goraxus']);
      expect([conditionOf(t.state, t.thing('Divok')), t.score]).toEqual(['brig', '0:-5']);
    },
    without() {
      const t = escorted([]);
      expect([conditionOf(t.state, t.thing('Divok')), t.score]).toEqual(['escorted', '0:0']);
    },
  },
  {
    id: 'IT11',
    says: 'brings held captives home to an outpost; not the unattended',
    does() {
      const t = scene({ a: { ...HOME, hand: ['Rescue Captives'] }, b: { ships: ['Goraxus@0: Sela'], captives: ['Kang@Goraxus'] } });
      t.a.orders('play', 'IT11', t.thing('Klingon Outpost'));
      expect([t.place('Kang'), conditionOf(t.state, t.thing('Kang'))]).toEqual(['Klingon Outpost', null]);
    },
    without: () =>
      expect(
        count(
          scene({ a: { ...HOME, hand: ['Rescue Captives'] }, b: { ships: ['Goraxus@0: Sela'], captives: ['Kang@Goraxus = unattended'] } }),
        ),
      ).toBe(0),
  },
  playable(
    'IT12',
    'boards an occupied opposing ship, no empty one',
    { a: { hand: ['Rogue Borg Mercenaries'] }, b: { ships: ['U.S.S. Galaxy@0: Worf'] } },
    { a: { hand: ['Rogue Borg Mercenaries'] }, b: { ships: ['U.S.S. Galaxy@0'] } },
  ),
  playable(
    'IT13',
    'needs SHIELDS below 6',
    { a: { ships: ["D'deridex@0: Sela, D'Vin, Navok"], hand: ['Romulan Ambush'] }, b: { ships: ['Runabout@0: Worf'] } },
    { a: { ships: ["D'deridex@0: Sela, D'Vin, Navok"], hand: ['Romulan Ambush'] }, b: { ships: ['I.K.C. Koraga@0: Worf'] } },
  ),
  {
    id: 'IT14',
    says: 'loses a team of one or two; three are too many',
    does() {
      const t = scene({ ...TEAMS, a: { hand: ['Thine Own Self'] }, b: { teams: ['0: Worf, Divok'] } });
      t.a.orders('play', 'IT14', -11);
      expect([t.place('Worf'), t.place('Divok')]).toEqual(['Thine Own Self', 'Thine Own Self']);
    },
    without: () => expect(count(scene({ ...TEAMS, a: { hand: ['Thine Own Self'] }, b: { teams: ['0: Worf, Divok, Kang'] } }))).toBe(0),
  },
  {
    id: 'IT15',
    says: 'weakens a ship that two ships aim at, not one',
    does() {
      const t = weakened(['I.K.C. Lukara@0: Kang', 'I.K.C. Koraga@0: Kor']);
      t.a.answers(['play', 'IT15', `weak ${t.thing('U.S.S. Galaxy')}`]);
      t.pass();
      expect(t.events('fired')[0]?.defense).toBe(5);
    },
    without() {
      const t = weakened(['I.K.C. Lukara@0: Kang']);
      expect(choices(t, t.a)).toEqual(['pass']);
    },
  },
];
function startOfBattle(side: { hand: string[] }, play: readonly unknown[] | null, draws: readonly string[]): readonly unknown[] {
  const t = scene({
    a: {
      ships: ['I.K.C. Lukara@0: Kang'],
      tactics: ['Phaser Banks', 'Phaser Banks', 'Phaser Banks', 'Phaser Banks', 'Phaser Banks'],
      ...side,
    },
    b: { ships: ['U.S.S. Galaxy@0'] },
  });
  t.a.answers(['attack', t.thing('Galaxy'), 0]);
  t.a.answers([t.thing('Lukara')]);
  t.b.answers('none');
  if (play !== null) t.a.answers(play as never);
  t.pass();
  for (const draw of draws) t.a.answers(draw);
  return t.a.options;
}
function breached(hand: string[]): SceneTable {
  const t = scene({ a: { ships: ['I.K.C. Lukara@0: Kang'], hand }, b: { on: ['Warp Core Breach>Lukara'], ...HOME }, stage: 'orders' });
  t.a.answers('end');
  return t;
}
function outgunned(prey: string): SceneTable {
  const t = scene({
    a: { ships: ["I.K.S. Negh'Var@0: Martok, N'Garen, Voktak, Divok", 'I.K.C. Koraga@0: Kor'], hand: ['Outgunned'] },
    b: { ships: [prey], ...HOME },
  });
  t.a.answers(['attack', t.thing(prey.split('@')[0] as string), 0]);
  t.a.answers(t.a.options as never);
  t.b.answers('none');
  return t;
}
function fought(back: boolean): SceneTable {
  const t = scene({ a: { ships: ['I.K.C. Lukara@0: Kang'], hand: ['Phaser Array Power Cell'] }, b: { ships: ['U.S.S. Galaxy@0: Worf'] } });
  t.a.answers(['attack', t.thing('Galaxy'), 0]);
  t.a.answers([t.thing('Lukara')]);
  t.b.answers(back ? t.thing('Lukara') : 'none');
  if (back) t.b.answers([t.thing('Galaxy')]);
  t.a.answers('pass');
  return t;
}
function escorted(on: string[]): SceneTable {
  const t = scene({
    ...TEAMS,
    a: { teams: ['0: Ilon Tandro'], ships: ['Goraxus@0: Sela'], on, hand: ['Prisoner Escort'] },
    b: { teams: ['0: Divok'] },
  });
  t.a.answers(['use', 'PC04@-11', 'PK10@-11']);
  t.a.answers(-11);
  t.a.answers(['play', 'IT10', 0]);
  t.pass();
  return t;
}
function weakened(ships: string[]): SceneTable {
  const t = scene({ a: { ships, hand: ['Weak Spot'] }, b: { ships: ['U.S.S. Galaxy@0'] } });
  t.a.answers(['attack', t.thing('Galaxy'), 0]);
  t.a.answers(t.a.options as never);
  t.b.answers('none');
  return t;
}

const DOORWAYS: readonly CardScene[] = [
  {
    id: 'DW1',
    says: 'raises the draw limit by 2 with Leadership in the force',
    does: () =>
      expect(startOfBattle({ hand: ['Battle Bridge Door'] }, ['play', 'DW1', 'limit'], ['draw', 'draw', 'draw', 'draw'])).toEqual([
        'T12',
        'none',
      ]),
    without() {
      const t = scene({ a: { ships: ['I.K.C. Lukara@0: Voktak'], hand: ['Battle Bridge Door'] }, b: { ships: ['U.S.S. Galaxy@0'] } });
      t.a.answers(['attack', t.thing('Galaxy'), 0]);
      t.a.answers([t.thing('Lukara')]);
      t.b.answers('none');
      expect(choices(t, t.a)).toEqual(['pass']);
    },
  },
  {
    id: 'DW2',
    says: 'opens the Q-Continuum; closed it summons nothing',
    does: () => expect(meets('Q', 'P', 'Kang', { q: ['Lemon-Aid'] }).events('flashed').length).toBe(1),
    without: () => expect(meets('Q', 'P', 'Kang').events('flashed')).toEqual([]),
  },
  {
    id: 'DW3',
    says: 'takes a card of the Tent; not from an empty one',
    does() {
      const t = scene({ a: { hand: ['Q’s Tent'], tent: ['Kang'], deck: ['Kor'] } });
      t.a.orders('play', 'DW3', 'random');
      expect([t.a.hand, t.names(t.state.deck[0])]).toEqual([['Kang'], ['Kor', "Q's Tent"]]);
    },
    without: () => expect(count(scene({ a: { hand: ['Q’s Tent'], tent: [] } }))).toBe(0),
  },
  {
    id: 'DW4',
    says: 'makes a Brig of a ship or outpost, never of a Nor',
    does() {
      const t = scene({ a: { ...HOME, hand: ['Holding Cell Door'] } });
      t.a.orders('play', 'DW4', t.thing('Klingon Outpost'));
      expect(hasBrig(t.state, t.thing('Klingon Outpost'))).toBe(true);
    },
    without: () =>
      expect(count(scene({ line: ['Alter Records'], a: { facilities: ['Nor@0; Ops'], hand: ['Holding Cell Door'] } }))).toBe(0),
  },
  {
    id: 'DW5',
    says: 'reports somebody to any planet; unpaid it loses the match',
    does() {
      const t = devidian(true);
      expect([t.place('Kang'), t.result, t.names(t.state.outOfPlay[0])]).toEqual(['-11', null, ['Devidian Door']]);
    },
    without: () => expect(devidian(false).result?.ranking).toEqual([[1], [0]]),
  },
  {
    id: 'DW6',
    says: 'makes two mouths that a ship passes for nothing; one pair per match',
    does() {
      const t = scene({ line: ['Nebula'], gamma: ['Rescue Founder'], a: { hand: ['Bajoran Wormhole'], ships: ['I.K.C. Lukara@0: Kang'] } });
      t.a.answers(['play', 'DW6', 0]);
      t.pass();
      answerRest(t);
      expect(t.state.mission.filter((d) => d === card('Bajoran Wormhole')).length).toBe(2);
    },
    without: () =>
      expect(count(scene({ line: ['Nebula', 'Bajoran Wormhole'], gamma: ['Bajoran Wormhole'], a: { hand: ['Bajoran Wormhole'] } }))).toBe(
        0,
      ),
  },
];
function devidian(pays: boolean): SceneTable {
  const t = scene({
    line: ['Mineral Survey'],
    a: { table: ['Devidian Door'], hand: ['Kang', ...(pays ? ['Devidian Door'] : [])], facilities: ['Klingon Outpost@0'] },
    b: { facilities: ['Federation Outpost@0'] },
  });
  t.a.orders('use', t.thing('Devidian Door'), 'PK01 -11');
  for (let i = 0; i < 3 && t.result === null; i++) {
    (t.state.active === 0 ? t.a : t.b).ends();
    if (t.result === null) answerRest(t);
  }
  return t;
}

/** A flash of one card; b summons it. */
const flashed = (name: string, team: string, more: { score?: number; set?: (s: Blaze) => void } = {}): SceneTable => {
  const t = scene({
    ...TEAMS,
    a: { teams: [`0: ${team}`], ships: ['I.K.C. Lukara@0: Voktak'], score: more.score ?? 0 },
    b: { ...HOME, q: [name], dilemmas: ['Q@0'] },
    ...(more.set === undefined ? {} : { set: more.set }),
  });
  t.a.orders('attempt', -11);
  return t;
};
const held = (s: Blaze): void => {
  const c = enter(s, card('Koloth'), 0, find(s, 'Klingon Outpost'));
  enter(s, card('Sela'), 1, find(s, 'Klingon Outpost'));
  enter(s, card('Martok'), 1, find(s, 'Klingon Outpost'));
  s.captor[c] = 1;
};
const Q: readonly CardScene[] = [
  {
    id: 'QC1',
    says: 'costs 5 or releases a captive; nothing if none is held',
    does() {
      const t = flashed('His Honor', 'Kang', { set: held });
      t.a.answers('pay');
      expect(t.score).toBe('-5:0');
    },
    without: () => expect(flashed('His Honor', 'Kang').asked).toBe('a bog.turn'),
  },
  {
    id: 'QC2',
    says: 'captures one, or is bought off for its skill levels',
    does() {
      const t = flashed('Mandarin Bailiff', 'Divok');
      t.a.answers('allow');
      t.pass();
      expect([conditionOf(t.state, t.thing('Divok')), t.score]).toEqual(['escorted', '0:0'].map((one, i) => (i === 0 ? 'trap' : one)));
    },
    without() {
      const t = flashed('Mandarin Bailiff', 'Divok');
      t.a.answers('prevent');
      expect([conditionOf(t.state, t.thing('Divok')), t.score]).toEqual([null, '-2:2']);
    },
  },
  {
    id: 'QC3',
    says: 'may send a ship home from a team of INTEGRITY below 10, not from one between',
    does: () => expect(flashed('Go Back Whence', 'Divok').state.sentHome).toEqual([[0, 1]]),
    without: () => expect(flashed('Go Back Whence', 'Divok, Kang').state.sentHome).toEqual([]),
  },
  {
    id: 'QC4',
    says: 'repairs every ship and puts out core breaches',
    does() {
      const t = flashed('Into the Breach', 'Divok', { set: damaged });
      expect([t.figures('Lukara'), t.isInPlay('Warp Core Breach')]).toEqual(['7 7 7 100', false]);
    },
    without() {
      const t = flashed('Lemon-Aid', 'Divok', { set: damaged });
      expect([t.figures('Lukara'), t.isInPlay('Warp Core Breach')]).toEqual(['6 5 6 70', true]);
    },
  },
  {
    id: 'QC5',
    says: 'takes one of the team; whoever sat there before is out of play',
    does: () => expect(flashed('Penalty Box', 'Divok').place('Divok')).toBe('Penalty Box'),
    without: () => expect(flashed('Lemon-Aid', 'Divok').place('Divok')).toBe('-11'),
  },
  {
    id: 'QC6',
    says: 'scores 5 against a lead of 20, not of 19',
    does: () => expect(scored(flashed('Lemon-Aid', 'Divok', { score: 20 }))).toBe('20:5'),
    without: () => expect(scored(flashed('Lemon-Aid', 'Divok', { score: 19 }))).toBe('19:0'),
  },
];
const damaged = (s: Blaze): void => {
  enter(s, card('Phaser Banks'), 1, find(s, 'I.K.C. Lukara'));
  s.turns[enter(s, card('Warp Core Breach'), 1, find(s, 'I.K.C. Lukara'))] = NONE;
};

export const PLAY_SCENES: readonly CardScene[] = [...EVENTS, ...AGENDAS, ...INTERRUPTS, ...DOORWAYS, ...Q];
