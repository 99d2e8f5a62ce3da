/** Events. */
import { expect } from 'vitest';
import { enter } from '../../rules/changes.ts';
import { conditionOf, isDisabled } from '../../rules/things.ts';
import { card, find, type SceneTable, scene } from '../scene.ts';
import { type CardScene, compared, count, ended, HOME, playable, plays } from './card-scene.ts';

export const EVENT_SCENES: readonly CardScene[] = [
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
    'takes a captive that its player holds, if the player has an outpost',
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
