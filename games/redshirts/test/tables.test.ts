/** The ship and the decks, row by row against the specification. */
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { CARDS, deckOf, isCrewCard } from '../cards.ts';
import { CORE, CREW_SECTIONS, DISTANCE, NEXT, SECTIONS, SERVES, STRIKABLE, sectionNamed, TRIPLES } from '../ship.ts';

/** id, crew, core, front, neighbours. */
const SHIP = `
bridge   c . F hull_f
hull_f   c o F bridge,tele,strut_l,strut_r,sensor
hull_l   c o . tele,strut_l,eng
hull_r   c o . tele,strut_r,eng
tele     c o F hull_f,hull_l,hull_r,eng
strut_l  c . F hull_f,hull_l,pod_l
strut_r  c . F hull_f,hull_r,pod_r
pod_l    c . F strut_l,laser_l
pod_r    c . F strut_r,laser_r
eng      c . . hull_l,hull_r,tele,engine_l,engine_r
laser_l  . . F pod_l
laser_r  . . F pod_r
sensor   . . F hull_f
engine_l . . . eng
engine_r . . . eng
shield   . . . -
capsule  c . . -`;

ruling('RED-07, RED-18, RED-20, RED-26, RED-R3, RED-R4, RED-R5: the ship is this graph, with these crew, core and front sections', () => {
  const rows = SHIP.trim()
    .split('\n')
    .map((line) => line.split(/\s+/) as [string, string, string, string, string]);
  const table = SECTIONS.map(({ id, crew, core, front }, at) => [
    id,
    crew ? 'c' : '.',
    core ? 'o' : '.',
    front ? 'F' : '.',
    (NEXT[at] as number[]).map((next) => SECTIONS[next]?.id).join(',') || '-',
  ]);
  const sorted = (ids: string): string => (ids === '-' ? '-' : ids.split(',').sort().join(','));
  expect(table.map(([a, b, c, d, e]) => [a, b, c, d, sorted(e as string)])).toEqual(rows.map(([a, b, c, d, e]) => [a, b, c, d, sorted(e)]));
  expect(SECTIONS.filter(({ front }) => front)).toHaveLength(10);
});

const walk = (from: string, to: string): number => DISTANCE[sectionNamed(from) as number]?.[sectionNamed(to) as number] as number;
rulings(
  'RED-46, RED-R3: from $from to $to it is $steps steps',
  [
    { from: 'bridge', to: 'eng', steps: 3 },
    { from: 'pod_l', to: 'bridge', steps: 3 },
    { from: 'pod_r', to: 'eng', steps: 3 },
    { from: 'pod_l', to: 'pod_r', steps: 4 },
    { from: 'pod_l', to: 'hull_r', steps: 4 },
    { from: 'tele', to: 'pod_l', steps: 3 },
    { from: 'tele', to: 'bridge', steps: 2 },
  ],
  ({ from, to, steps }) => expect(walk(from, to)).toBe(steps),
);

ruling('RED-19, RED-27, RED-28, RED-R57: what is repaired from where', () => {
  const served = SECTIONS.map(({ id }, at) => [id, (SERVES[at] as number[]).map((one) => SECTIONS[one]?.id)] as const).filter(
    ([id, list]) => list.length > 0 && SECTIONS.find((one) => one.id === id)?.crew,
  );
  expect(Object.fromEntries(served)).toEqual({
    hull_f: ['sensor'],
    pod_l: ['laser_l'],
    pod_r: ['laser_r'],
    eng: ['engine_l', 'engine_r'],
  });
});

ruling('RED-10, RED-R12, RED-R37: ten crew sections, four core, fifteen that can be struck, 36 triples', () => {
  expect([CREW_SECTIONS.length, CORE.map((at) => SECTIONS[at]?.id), STRIKABLE.length, TRIPLES.length]).toEqual([
    10,
    ['hull_f', 'hull_l', 'hull_r', 'tele'],
    15,
    36,
  ]);
});

/** id, copies, kind, weapon, needs, clause, title. */
const DECKS = `
C01 10 play . . 71 Repair Lvl 1
C02 6 play . . 72 Repair Lvl 2
C03 4 play . . 73 Repair Lvl 3
C04 20 play . . 74 Redshirt
C05 5 play . . 75 Fire Brigade
C06 6 play . . 76 Repair Brigade
C07 8 auto . . 77 Redshirt Dive!
C08 4 play . . 78 Boarding
C09 6 auto . . 79 Escape Pod
C10 4 held . . 80 Phaser Rifle
C11 4 play . . 81 Plasma Grenade
C12 4 play . . 82 Plasma Charge
C13 5 play . . 83 Force Field
C14 6 play . . 84 Heal
C15 4 play . . 85 Decoy
C16 4 held . . 86 Energy Shield
C17 6 play . . 87 Short-Range Teleport
C18 4 held . . 88 Gas Mask
C19 4 play . . 89 Incendiary Grenade
C20 6 play . . 90 Repair Bot
K01 5 play . sensor 91 Lock On
K02 4 play . . 92 Evasive Maneuvers
K03 2 play . . 93 Overcharge
K04 1 play P sensor 94 Photon Torpedo
K05 4 play . undamaged 95 Aimed Shot
K06 5 play . eng 96 Shields Up!
K07 3 play . eng 97 Nano-Repair
K08 1 play E undamaged 98 EMP
K09 3 play . sensor 99 Weapons Calibration
K10 2 play P engines 100 Ramming Speed!
K11 3 play . engines 101 Strafing Run
K12 2 play E sensor 102 Engine Overload
K13 3 play . . 103 Executive Officer
K14 1 auto . . 104 Barrel Roll
K15 2 play E . 105 Sensor Virus
K16 2 play P sensor 106 Scythe Beam
K17 3 play P sensor 107 Missile Barrage
K18 2 play P . 108 Gas Missile`;

ruling('RED-71–108, RED-R6, RED-R7: every card, its copies, kind and condition', () => {
  const rows = DECKS.trim()
    .split('\n')
    .map((line) => {
      const [id, copies, kind, weapon, needs, clause, ...title] = line.split(' ') as [string, string, string, string, string, string];
      return [id, Number(copies), kind, weapon === '.' ? '' : weapon, needs === '.' ? '' : needs, `RED-${clause}`, title.join(' ')];
    });
  expect(CARDS.map(({ id, copies, kind, weapon, needs, clause, title }) => [id, copies, kind, weapon, needs, clause, title])).toEqual(rows);
  expect(CARDS.every(({ text }) => text.length > 20)).toBe(true);
});

ruling('RED-R7, RED-R69: 120 crew and 48 captain cards; a duel leaves the three Executive Officers out', () => {
  expect([deckOf('crew', false).length, deckOf('captain', false).length, deckOf('captain', true).length]).toEqual([120, 48, 45]);
  expect(deckOf('crew', false).every(isCrewCard)).toBe(true);
  expect(deckOf('captain', true).some((card) => CARDS[card]?.title === 'Executive Officer')).toBe(false);
});
