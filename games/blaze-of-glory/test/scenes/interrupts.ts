/** Interrupts. */
import { expect } from 'vitest';
import { conditionOf } from '../../rules/things.ts';
import { type SceneTable, scene } from '../scene.ts';
import { answerRest, type CardScene, choices, count, HOME, playable, plays, TEAMS } from './card-scene.ts';

export const INTERRUPT_SCENES: readonly CardScene[] = [
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
      expect([t.a.hand, t.a.refused(['play', 'EV13', 0])]).toEqual([
        ['Red Alert!'],
        'BOG-R53: That card was returned to your hand this turn.',
      ]);
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
export function startOfBattle(side: { hand: string[] }, play: readonly unknown[] | null, draws: readonly string[]): readonly unknown[] {
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
