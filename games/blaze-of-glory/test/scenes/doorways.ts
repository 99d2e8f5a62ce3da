/** Doorways and Q-icon cards. */
import { expect } from 'vitest';
import { hasBrig } from '../../rules/captives.ts';
import { enter } from '../../rules/changes.ts';
import { conditionOf } from '../../rules/things.ts';
import { type Blaze, NONE } from '../../state.ts';
import { card, find, type SceneTable, scene } from '../scene.ts';
import { answerRest, type CardScene, choices, count, HOME, scored, TEAMS } from './card-scene.ts';
import { startOfBattle } from './interrupts.ts';
import { meets } from './missions.ts';

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
    says: 'takes one of the team; the person who sat there before is out of play',
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

export const DOORWAY_SCENES: readonly CardScene[] = [...DOORWAYS, ...Q];
