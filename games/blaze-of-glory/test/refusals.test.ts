/** What is refused, row by row, wording included; nothing changes (the stage sees to that). */
import type { Json } from '@bridgehead/kernel';
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { whyNotCapture } from '../rules/captives.ts';
import { enter } from '../rules/changes.ts';
import { whyNotRepair } from '../rules/repairs.ts';
import { CLOAKED, MOORED } from '../state.ts';
import { card, find, type Player, type Scene, type SceneTable, scene } from './scene.ts';
import { answerRest } from './scenes/card-scene.ts';

interface Row {
  readonly tried: string;
  readonly setting: Scene;
  /** What goes before, and the answer; seat a's unless said otherwise. */
  readonly deed: (t: SceneTable) => unknown;
  readonly by?: 'b';
  readonly says: string;
}
const row = (tried: string, setting: Scene, deed: Row['deed'], says: string, by?: 'b'): Row => ({
  tried,
  setting,
  deed,
  says,
  ...(by === undefined ? {} : { by }),
});

const KLINGONS = { ships: ['I.K.C. Lukara@0: Kang'] };
const OUTPOST = { facilities: ['Klingon Outpost@0'] };
const flag = (name: string, bit: number) => ({
  set: (s: Parameters<NonNullable<Scene['set']>>[0]) => {
    const c = find(s, name);
    s.flags[c] = (s.flags[c] as number) | bit;
  },
});
const at = (t: SceneTable, name: string): number => t.thing(name);
const attack = (name: string) => (t: SceneTable) => ['attack', at(t, name), 0];
/** Up to the choice of Tactics: a fires at Galaxy, which holds its fire. */
const toTactics = (t: SceneTable): void => {
  t.a.answers(['attack', at(t, 'Galaxy'), 0]);
  t.a.answers([at(t, 'Lukara')]);
  t.b.answers('none');
  t.pass();
};
const DUEL: Scene = {
  a: { ...KLINGONS, tactics: ['Phaser Banks', 'Attack Wing', 'Photon Torpedo', 'Strafing Run'] },
  b: { ships: ['U.S.S. Galaxy@0'] },
};
const drawn = (n: number, answer: Json) => (t: SceneTable) => {
  toTactics(t);
  for (let i = 0; i < n; i++) t.a.answers('draw');
  return answer;
};
const CUBE = 'Borg Cube@0: Nine of Seventeen, Four of Eleven';
const THREE = ['I.K.C. Lukara@0', 'I.K.C. Koraga@0', 'U.S.S. Galaxy@0'];
const PRISON: Scene = { a: { ships: ['Goraxus@0: Sela'], captives: ['Worf@Goraxus'] }, b: { ...OUTPOST } };
const TRAPPED = (line: string): Scene => ({
  line: [line],
  a: { ships: ['Goraxus@0: Sela'] },
  set(s) {
    const trap = enter(s, card('Cardassian Trap'), 0, line === 'Nebula' ? -10 : -11);
    s.captor[enter(s, card('Worf'), 1, trap)] = 0;
  },
});

const ROWS: readonly Row[] = [
  row('an answer out of turn', { a: KLINGONS, b: OUTPOST }, () => 'end', 'BOG-R66: It’s not your decision right now.', 'b'),
  row(
    'fire from a cloaked ship',
    { a: KLINGONS, b: { ships: ['U.S.S. Galaxy@0'] }, ...flag('Lukara', CLOAKED) },
    attack('Galaxy'),
    'BOG-81: It can’t fire while cloaked.',
  ),
  row(
    'fire without guns',
    { a: { facilities: ['Klingon Outpost@0: Kang'] }, b: { ships: ['U.S.S. Galaxy@0'] } },
    attack('Galaxy'),
    'BOG-81: It can’t fire: WEAPONS 0.',
  ),
  row(
    'fire with nobody aboard',
    { a: { ships: ['I.K.C. Lukara@0'] }, b: { ships: ['U.S.S. Galaxy@0'] } },
    attack('Galaxy'),
    'BOG-81: It can’t fire: none of your crew is aboard.',
  ),
  row(
    'fire with nobody matching',
    { a: { ships: ['I.K.C. Lukara@0: Roga Danar'] }, b: { ships: ['U.S.S. Galaxy@0'] } },
    attack('Galaxy'),
    'BOG-82: You need crew of the same affiliation aboard.',
  ),
  row(
    'fire from a Non-Aligned ship with nobody compatible',
    { a: { ships: ['Mercenary Ship@0: Two of Eleven'] }, b: { ships: ['U.S.S. Galaxy@0'] } },
    attack('Galaxy'),
    'BOG-82: You need compatible crew aboard.',
  ),
  row(
    'a Nor’s gunners elsewhere',
    { line: ['Alter Records'], a: { facilities: ['Nor@0; Ops; Infirmary: Telle'] }, b: { ships: ['U.S.S. Galaxy@0'] } },
    attack('Galaxy'),
    'BOG-83: On a Nor the gunners must be in Ops.',
  ),
  row(
    'a Nor’s leader elsewhere',
    { line: ['Alter Records'], a: { facilities: ['Nor@0; Ops: Daro; Infirmary: Dolak'] }, b: { ships: ['U.S.S. Galaxy@0'] } },
    attack('Galaxy'),
    'BOG-86: The leader must be in Ops.',
  ),
  row(
    'fire from a stopped ship',
    { a: { ships: ['I.K.C. Lukara*@0: Kang'] }, b: { ships: ['U.S.S. Galaxy@0'] } },
    attack('Galaxy'),
    'BOG-84: It’s stopped for this turn.',
  ),
  row(
    'opening fire without a leader',
    { a: { ships: ['I.K.C. Lukara@0: Divok'] }, b: { ships: ['U.S.S. Galaxy@0'] } },
    attack('Galaxy'),
    'BOG-85: You need a leader or a Borg aboard to attack.',
  ),
  row(
    'the Federation against Klingons',
    { a: { ships: ['U.S.S. Galaxy@0: Jean-Luc Picard'] }, b: { ships: ['I.K.C. Lukara@0'] } },
    attack('Lukara'),
    'BOG-B21: Federation forces can’t start this battle.',
  ),
  row(
    'Romulans against Romulans',
    { a: { ships: ["D'deridex@0: Sela"] }, b: { ships: ['Goraxus@0'] } },
    attack('Goraxus'),
    'BOG-B21: Romulan forces can’t start this battle.',
  ),
  row(
    'a forbidden adversary on foot',
    { line: ['Mineral Survey'], a: { teams: ['0: Jean-Luc Picard'] }, b: { teams: ['0: Kang'] } },
    () => ['fight', -11, 0],
    'BOG-R92: You can’t attack one of those present.',
  ),
  row(
    'opening fire while docked',
    { a: { ...OUTPOST, ships: ['I.K.C. Lukara@Klingon Outpost: Kang'] }, b: { ships: ['U.S.S. Galaxy@0'] } },
    attack('Galaxy'),
    'BOG-R16: Undock before you attack.',
  ),
  row(
    'too many targets',
    { a: { ships: [CUBE] }, b: { ships: THREE } },
    (t) => {
      t.a.answers(attack('Lukara')(t) as Json);
      t.a.answers([at(t, 'Cube')]);
      return [at(t, 'Koraga'), at(t, 'Galaxy')];
    },
    'BOG-R25: At most 2 targets.',
  ),
  row(
    'a cloaked target',
    { a: KLINGONS, b: { ships: ['Goraxus@0'] }, ...flag('Goraxus', CLOAKED) },
    attack('Goraxus'),
    'BOG-B17: That card is cloaked.',
  ),
  row(
    'a target of one’s own',
    { a: { ships: ['I.K.C. Lukara@0: Kang', 'I.K.C. Koraga@0'] } },
    attack('Koraga'),
    'BOG-11: You can only attack enemy cards.',
  ),
  row('a target that is gone', { a: KLINGONS }, () => ['attack', 77, 0], 'BOG-11: You can only attack enemy cards.'),
  row('a change of announced fire', DUEL, drawn(0, ['attack', 1, 0]), 'BOG-12: It’s too late to change who fires.'),
  row('a battle in the first turn', { ...DUEL, turn: 1 }, attack('Galaxy'), 'BOG-R48: No battles in a player’s first turn.'),
  row(
    'a battle in the second turn',
    { a: { ships: ['U.S.S. Galaxy@0'] }, b: KLINGONS, active: 1, turn: 2 },
    attack('Galaxy'),
    'BOG-R48: No battles in a player’s first turn.',
    'b',
  ),
  row(
    'an attempt in the first turn',
    { line: ['Mineral Survey'], a: { teams: ['0: Kang'] }, turn: 1 },
    () => ['attempt', -11, 0],
    'BOG-R91: No mission attempts in the first turn of the match.',
  ),
  row('a third Tactic', DUEL, drawn(2, 'draw'), 'BOG-16: Two Tactics at most.'),
  row('two Tactics at once', DUEL, drawn(2, ['T12', 'T01']), 'BOG-48: One Tactic per battle.'),
  row('a Tactic that was not drawn', DUEL, drawn(1, 'T13'), 'BOG-17: Choose one of the Tactics you drew.'),
  row(
    'Attack Pattern Delta without a side deck',
    { a: { ...KLINGONS, hand: ['Attack Pattern Delta'] }, b: { ships: ['U.S.S. Galaxy@0'] } },
    (t) => {
      t.a.answers(attack('Galaxy')(t) as Json);
      t.a.answers([at(t, 'Lukara')]);
      t.b.answers('none');
      return ['play', 'IT02', 0];
    },
    'BOG-R82: You have no Battle Bridge side deck.',
  ),
  row('a Tactic from the hand', { a: KLINGONS }, () => ['play', 'T12', 0], 'BOG-20: Tactics aren’t played from your hand.'),
  row(
    'transporters off line',
    { line: ['Mineral Survey'], a: KLINGONS, b: { on: ['Maximum Firepower>Lukara'] } },
    (t) => ['beam', at(t, 'Lukara'), -11],
    'BOG-35: Transporters are offline.',
  ),
  row(
    'sensors off line',
    { line: ['Explore Interstellar Matter'], a: KLINGONS, b: { on: ['Quantum Torpedo>Lukara'] } },
    (t) => ['attempt', at(t, 'Lukara'), 0],
    'BOG-35: Sensors are offline.',
  ),
  row(
    'a Cloaking Device off line',
    { a: KLINGONS, b: { on: ['Crimson Forcefield>Lukara'] } },
    (t) => ['cloak', at(t, 'Lukara'), 0],
    'BOG-35: The Cloaking Device is offline.',
  ),
  row(
    'custody of a planet’s trap by ship',
    TRAPPED('Mineral Survey'),
    (t) => ['custody', at(t, 'Cardassian Trap'), at(t, 'Goraxus')],
    'BOG-57: The trap is on the planet: send an Away Team.',
  ),
  row(
    'custody with nobody there',
    TRAPPED('Mineral Survey'),
    (t) => ['custody', at(t, 'Cardassian Trap'), -11],
    'BOG-R32: Someone has to go and get the captive.',
  ),
  row(
    'rescue of a held captive',
    { ...PRISON, active: 1 },
    (t) => ['free', `PF05 escorted@${at(t, 'Goraxus')}`, 0],
    'BOG-65: Held captives can only be freed by a rescue card.',
    'b',
  ),
  row(
    'release from a Brig aboard an enemy ship',
    { a: { ships: ['Goraxus@0: Sela'], captives: ['Worf@Goraxus = brig'] }, b: OUTPOST, active: 1 },
    (t) => ['free', `PF05 brig@${at(t, 'Goraxus')}`, 0],
    'BOG-64: Take over the ship first.',
    'b',
  ),
  row(
    'a Brig that is not there',
    PRISON,
    (t) => ['imprison', `PF05 escorted@${at(t, 'Goraxus')}`, 0],
    'BOG-63: You have no Brig for that captive.',
  ),
  row(
    'an Alpha personnel to a Gamma depot',
    { gamma: ['Rescue Founder'], a: { facilities: ['Primary Supply Depot@1'], hand: ["Umat'Adan"] } },
    (t) => ['report', 'PD03', at(t, 'Depot')],
    'BOG-68: It can’t report there without a Gamma icon.',
  ),
  row(
    'an Alpha Attack Ship to a Gamma depot',
    { gamma: ['Rescue Founder'], a: { facilities: ['Primary Supply Depot@1'], hand: ['Alpha Attack Ship'] } },
    (t) => ['report', 'DS1', at(t, 'Depot')],
    'BOG-71: It can’t report there without a Gamma icon.',
  ),
  row(
    'a Gamma card to an Alpha outpost',
    { a: { facilities: ['Neutral Outpost@0'], hand: ['Weyoun'] } },
    (t) => ['report', 'PD09', at(t, 'Outpost')],
    'BOG-R43: It can only report in the Gamma Quadrant.',
  ),
  row(
    'a personnel to a site that is not his',
    { line: ['Alter Records'], a: { facilities: ['Nor@0; Ops'], hand: ['Telle'] } },
    (t) => ['report', 'PC05', at(t, 'Ops')],
    'BOG-B10: That card can’t go to this site.',
  ),
  row(
    'an incompatible facility',
    { a: { ...OUTPOST, hand: ['Sela'] } },
    (t) => ['report', 'PR01', at(t, 'Outpost')],
    'BOG-B9: This facility isn’t compatible.',
  ),
  row(
    'a facility of the other side',
    { a: { hand: ['Kang'] }, b: OUTPOST },
    (t) => ['report', 'PK01', at(t, 'Outpost')],
    'BOG-B9: Cards report to your own facilities.',
  ),
  row(
    'commandeering one’s own',
    { line: ['Alter Records'], a: { facilities: ['Nor@0; Ops: Elim'] } },
    (t) => ['commandeer', at(t, 'Nor'), 0],
    'BOG-76: You already control it.',
  ),
  row(
    'commandeering without a card',
    { a: KLINGONS, b: { ships: ['U.S.S. Galaxy@0'] } },
    (t) => ['commandeer', at(t, 'Galaxy'), 0],
    'BOG-76: You have no card that lets you commandeer this.',
  ),
  row(
    'Borg that commandeer',
    {
      line: ['Alter Records'],
      a: { ships: ['Borg Sphere@0'] },
      b: { facilities: ['Nor@0; Ops'] },
      set: (s) => void enter(s, card('Four of Eleven'), 0, find(s, 'Ops')),
    },
    (t) => ['commandeer', at(t, 'Nor'), 0],
    'BOG-77: Borg assimilate. They don’t commandeer.',
  ),
  row(
    'Brainwash without an outpost',
    { ...PRISON, a: { ...PRISON.a, hand: ['Brainwash'] } },
    (t) => ['play', 'EV03', `PF05 escorted@${at(t, 'Goraxus')}`],
    'BOG-R62: You have no outpost to put the captive in.',
  ),
  row('a card at the wrong moment', { a: { hand: ['Escape Pod'] } }, () => ['play', 'IT06', 0], 'BOG-R62: You can’t play this right now.'),
  row('a card that is not held', { a: KLINGONS }, () => ['play', 'EV13', 0], 'BOG-R62: You don’t have that card.'),
  row(
    'a second card play',
    { a: { ...OUTPOST, hand: ['Kang', 'Kor'] } },
    (t) => {
      t.a.orders('report', 'PK01', at(t, 'Outpost'));
      return ['report', 'PK03', at(t, 'Outpost')];
    },
    'BOG-B11: You’ve already played a card this turn.',
  ),
  row(
    'a card after an order',
    { a: { ...OUTPOST, hand: ['Kang'] }, stage: 'orders' },
    (t) => ['report', 'PK01', at(t, 'Outpost')],
    'BOG-B11: Play cards before you give orders.',
  ),
  row(
    'anything after 100 actions',
    { line: ['Mineral Survey'], a: KLINGONS, set: (s) => Object.assign(s, { actions: 100 }) },
    (t) => ['beam', at(t, 'Lukara'), -11],
    'BOG-R60: That’s enough for one turn. Please end it.',
  ),
  row(
    'a move beyond RANGE',
    { line: ['Krios Suppression', 'Nebula', 'Nebula'], a: KLINGONS },
    (t) => ['move', at(t, 'Lukara'), 2],
    'BOG-B3: Not enough RANGE: it takes 8, the ship has 7.',
  ),
  row(
    'a move without staff',
    { line: ['Nebula', 'Nebula'], a: { ships: ['I.K.C. Lukara@0'] } },
    (t) => ['move', at(t, 'Lukara'), 1],
    'BOG-B4: The ship isn’t staffed.',
  ),
  row(
    'a move of a stopped ship',
    { line: ['Nebula', 'Nebula'], a: { ships: ['I.K.C. Lukara*@0: Kang'] } },
    (t) => ['move', at(t, 'Lukara'), 1],
    'BOG-B18: It’s stopped for this turn.',
  ),
  row(
    'a move of a ship that is not one’s own',
    { line: ['Nebula', 'Nebula'], a: KLINGONS, b: { ships: ['U.S.S. Galaxy@0: Worf'] } },
    (t) => ['move', at(t, 'Galaxy'), 1],
    'BOG-B3: That’s not your ship.',
  ),
  row(
    'a move to nowhere',
    { line: ['Nebula'], gamma: ['Rescue Founder'], a: KLINGONS },
    (t) => ['move', at(t, 'Lukara'), 1],
    'BOG-B3: You can’t get there from here.',
  ),
  row(
    'docking twice',
    { a: { ...OUTPOST, ships: ['I.K.C. Lukara@0: Kang'] } },
    (t) => {
      t.a.orders('dock', at(t, 'Lukara'), at(t, 'Outpost'));
      t.a.orders('undock', at(t, 'Lukara'));
      return ['dock', at(t, 'Lukara'), at(t, 'Outpost')];
    },
    'BOG-B15: You can dock once and undock once per turn.',
  ),
  row(
    'cloaking twice',
    { a: KLINGONS },
    (t) => {
      t.a.orders('cloak', at(t, 'Lukara'));
      t.a.orders('decloak', at(t, 'Lukara'));
      return ['cloak', at(t, 'Lukara'), 0];
    },
    'BOG-B17: You can dock once and undock once per turn.',
  ),
  row(
    'beaming through shields',
    { a: KLINGONS, b: { ships: ['U.S.S. Galaxy@0'] } },
    (t) => ['beam', at(t, 'Lukara'), at(t, 'Galaxy')],
    'BOG-B14: Their SHIELDS block beaming.',
  ),
  row(
    'beaming off an enemy ship',
    { a: { ships: ['I.K.C. Lukara@0'] }, b: { ships: ['U.S.S. Galaxy@0'] }, set: (s) => void enter(s, card('Kang'), 0, find(s, 'Galaxy')) },
    (t) => ['beam', at(t, 'Galaxy'), at(t, 'Lukara')],
    'BOG-R74: Their SHIELDS block beaming.',
  ),
  row(
    'an attempt by the wrong affiliation',
    { line: ['Cultural Observation'], a: { teams: ['0: Kang'] } },
    () => ['attempt', -11, 0],
    'BOG-B28: None of your crew here can attempt this mission.',
  ),
  row(
    'an attempt at a solved mission',
    { line: ['Mineral Survey'], a: { teams: ['0: Kang'] }, set: (s) => void s.solvedBy.fill(1) },
    () => ['attempt', -11, 0],
    'BOG-B31: This mission is already solved.',
  ),
  row(
    'a persona that is in play',
    { a: { facilities: ['Klingon Outpost@0: Kang'], hand: ['Kang'] } },
    (t) => ['report', 'PK01', at(t, 'Outpost')],
    'BOG-B7: You already have this character in play.',
  ),
  row(
    'a captive to staff with',
    { line: ['Nebula', 'Nebula'], a: { ships: ['I.K.C. Lukara@0'], captives: ['Kang@Lukara'] } },
    (t) => ['move', at(t, 'Lukara'), 1],
    'BOG-B4: The ship isn’t staffed.',
  ),
];

rulings('BOG-R62, BOG-R66: $tried is refused: $says', ROWS, ({ setting, deed, by, says }) => {
  const t = scene(setting);
  const player: Player = by === 'b' ? t.b : t.a;
  const answer = deed(t);
  expect(player.refused(answer)).toBe(says);
  answerRest(t);
});

ruling('BOG-15: a start-of-battle card comes too late once Tactics are drawn', () => {
  const t = scene({ ...DUEL, a: { ...DUEL.a, hand: ['Weak Spot'] } });
  toTactics(t);
  expect(t.a.refused(['play', 'IT15', `weak ${at(t, 'Galaxy')}`])).toBe('BOG-15: It’s too late for that: the battle has started.');
  answerRest(t);
});
ruling('BOG-47: only a Borg ship with a Multiplexor Drone is asked for further targets', () => {
  const t = scene({ a: { ships: ['Borg Cube@0: Four of Eleven, Four of Eleven'] }, b: { ships: THREE } });
  t.a.answers(['attack', at(t, 'Lukara'), 0]);
  t.a.answers([at(t, 'Cube')]);
  expect(t.asked).toBe('b bog.return');
  answerRest(t);
});
ruling('BOG-40, BOG-R20: no repair without a full turn at the dock, none at a depot', () => {
  const t = scene({
    a: {
      facilities: ['Klingon Outpost@0', 'Neutral Outpost@0'],
      ships: ['I.K.C. Lukara@Klingon Outpost: Kang', 'I.K.C. Koraga@Neutral Outpost: Kor', 'I.K.C. K’Vort@Klingon Outpost'],
    },
  });
  for (const name of ['Lukara', 'Koraga']) t.state.flags[at(t, name)] = MOORED;
  expect(['Lukara', 'Koraga', "K'Vort"].map((name) => whyNotRepair(t.state, at(t, name)))).toEqual([
    null,
    'bog.no.no-repair',
    'bog.no.full-turn',
  ]);
});
ruling('BOG-52, BOG-R37, BOG-53: nobody captures his own, or a captive', () => {
  const t = scene({ a: { ships: ['Goraxus@0: Sela, Galathon'], captives: ['Worf@Goraxus'] }, b: { ships: ['I.K.C. Lukara@0: Kang'] } });
  const clause = (name: string, captor: number) => whyNotCapture(t.state, at(t, name), captor)?.clause;
  expect([clause('Sela', 0), clause('Sela', 1), clause('Worf', 0), clause('Kang', 0)]).toEqual(['BOG-52', undefined, 'BOG-53', undefined]);
  t.state.controller[at(t, 'Galathon')] = 1;
  expect(clause('Galathon', 0)).toBe('BOG-R37');
});
