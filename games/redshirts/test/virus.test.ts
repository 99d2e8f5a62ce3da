/** Lying displays: who sees what of an infected ship, what it is asked to do, and what all could follow. */
import type { Viewer } from '@bridgehead/kernel';
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { OUTSIDE, TRUTH } from '../state.ts';
import { scene, section as sec } from './scene.ts';

ruling('RED-105, RED-R42: all but the senders see every section critical; the count runs in the infected ship’s turns', () => {
  const t = scene({ A: { captain: { hand: ['Sensor Virus'] } }, B: { hull_l: 1 }, C: {} }).does('A captain', 'play', 'Sensor Virus', 'B');
  const shows = (viewer: Viewer) => t.stage.view(viewer).ships[1];
  expect([shows(0)?.false, shows(1)?.false, shows(2)?.false, shows('spectator')?.false]).toEqual([false, true, true, true]);
  expect([shows(0)?.levels[2], shows(1)?.levels, shows(1)?.heavy.some((n) => n > 0)]).toEqual([1, new Array(17).fill(3), false]);
  t.ends('A');
  expect(t.ship('B').virus).toBe(2);
  t.ends('B');
  expect([t.ship('B').virus, shows(1)?.false]).toEqual([1, true]);
  t.ends('C').ends('A').ends('B');
  expect([t.ship('B').virus, t.ship('B').senders, shows(1)?.false]).toEqual([0, 0, false]);
});

ruling('RED-R42: a second sender sees the truth as well and the count is back at 2', () => {
  const t = scene({ A: { captain: { hand: ['Sensor Virus'] } }, B: { is: { virus: 1, senders: 4 } }, C: {} }).does(
    'A captain',
    'play',
    'Sensor Virus',
    'B',
  );
  expect([t.ship('B').virus, t.ship('B').senders]).toEqual([2, 5]);
  const clean = scene({ A: { captain: { hand: ['Sensor Virus'] } }, B: { is: { virus: 0, senders: 4 } }, C: {} }).does(
    'A captain',
    'play',
    'Sensor Virus',
    'B',
  );
  expect(clean.ship('B').senders).toBe(1);
});

ruling('RED-R43, RED-R70: on a lying display every repair is offered, taken and spent', () => {
  const t = scene({
    A: {
      is: { virus: 2, senders: 2 },
      lieutenant: { redshirts: 2, hand: ['Repair Lvl 1', 'Repair Brigade'] },
      captain: { hand: ['Shields Up!', 'Nano-Repair'] },
    },
  });
  t.does('A lieutenant', 'play', 'Repair Lvl 1', -1, 'eng');
  expect([t.hand('A lieutenant'), t.tells('repaired', 0)]).toMatchObject([['Repair Brigade'], [{ level: null }]]);
  t.does('A lieutenant', 'play', 'Repair Brigade');
  expect(t.stage.prompt(0)).toMatchObject({ points: 2, most: [3, 3, 3, 3, 3, 3] });
  t.answers('A lieutenant', [2, 0, 0, 0, 0, 0]);
  t.does('A captain', 'play', 'Shields Up!').does('A captain', 'play', 'Nano-Repair');
  expect([t.hand('A lieutenant'), t.hand('A captain'), t.damage('A')]).toEqual([[], [], {}]);
});

ruling('RED-R43: Repair Lvl 1 does nothing to a critical section behind the lie, but is spent', () => {
  const t = scene({ A: { eng: 3, is: { virus: 2, senders: 2 }, lieutenant: { hand: ['Repair Lvl 1'] } } }).does(
    'A lieutenant',
    'play',
    'Repair Lvl 1',
    -1,
    'eng',
  );
  expect([t.level('A eng'), t.hand('A lieutenant')]).toEqual([3, []]);
});

ruling('RED-R43: cards whose condition truly fails give no response and are not offered again this turn; next turn they are', () => {
  const t = scene({ A: { sensor: 3, eng: 3, shield: 2, is: { virus: 2, senders: 2 }, captain: { hand: ['Lock On', 'Shields Up!'] } } });
  t.does('A captain', 'play', 'Lock On').does('A captain', 'play', 'Shields Up!');
  expect([t.hand('A captain'), t.ship('A').lockOn, t.level('A shield'), t.who('A captain').helm, t.who('A captain').acted]).toEqual([
    ['Lock On', 'Shields Up!'],
    0,
    2,
    false,
    false,
  ]);
  expect(t.refused('A captain', 'play', 'Lock On')).toBe('RED-R43: That didn’t work this turn.');
  expect(t.offered('A captain', 'step', 'hull_f')).toBe(true);
  t.ends('A').ends('B');
  expect(t.offered('A captain', 'play', 'Lock On')).toBe(true);
});

ruling('RED-R43, RED-17: a wrecked bridge behind the lie does not respond', () => {
  const t = scene({ A: { bridge: 3, is: { virus: 2, senders: 2 } } }).does('A captain', 'fire', 'laser_l', 'B');
  expect([t.tells('noResponse', 0).length, t.ship('A').fired]).toEqual([1, [0, 0]]);
});

ruling('RED-R95: behind a lie a shot shows die, outcome and section, but neither modifiers nor levels nor chances', () => {
  const t = scene({ A: {}, B: { shield: 3, is: { virus: 2, senders: 4 } }, C: {} }, { dice: [8], picks: [sec('pod_l')] }).does(
    'A captain',
    'fire',
    'laser_l',
    'B',
  );
  expect(t.told(0)).toMatchObject([
    { type: 'fired', roll: 8, modifier: null, hit: true },
    { type: 'damaged', section: sec('pod_l'), level: null, points: 1 },
  ]);
  expect(t.told(2)).toMatchObject([{ modifier: 0 }, { level: 1 }]);
  expect(t.stage.view(0).odds.map(({ target, eighths }) => [target, eighths])).toEqual([
    [1, null],
    [1, null],
    [2, 4],
    [2, 4],
  ]);
});

ruling('RED-16, RED-35: behind a lie neither decay nor the mending shield is told', () => {
  const t = scene({ A: { hull_l: 2, shield: 2, is: { virus: 3, senders: 2 } } });
  t.ship('A').heavy[sec('hull_l')] = 1;
  t.ends('A');
  expect([t.level('A hull_l'), t.tells('decayed', 0).length, t.tells('decayed', 1).length]).toEqual([3, 0, 1]);
  t.ends('B');
  expect([t.level('A shield'), t.tells('shieldMended', 0).length, t.tells('shieldMended', 1).length]).toEqual([1, 0, 1]);
});

ruling('RED-R42, RED-R75: eyes: a spectator’s see the lie, the truth’s see everything', () => {
  const t = scene({ B: { is: { virus: 1, senders: 1 } } });
  const over = t.stage.game.view(t.state, 'spectator', true);
  expect([over.ships[1]?.false, over.officers[0]?.own !== null, OUTSIDE, TRUTH]).toEqual([false, true, -1, -2]);
});

ruling('RED-R42, RED-R43: what all could follow of an infected ship is remembered for those who must guess: hits, repairs, mending', () => {
  const t = scene(
    {
      A: { captain: { hand: ['Sensor Virus'] } },
      B: { hull_l: 2, eng: 1, shield: 1, lieutenant: { hand: ['Repair Lvl 2'] }, captain: { hand: ['Shields Up!'] } },
      C: {},
    },
    { dice: [8, 8, 8], picks: [sec('hull_r')] },
  );
  const remembered = (id: string) => t.ship('B').memory[sec(id)];
  t.does('A captain', 'play', 'Sensor Virus', 'B');
  expect([remembered('hull_l'), remembered('eng'), remembered('shield')]).toEqual([2, 1, 1]);
  t.does('A captain', 'fire', 'laser_l', 'B').does('A captain', 'fire', 'laser_r', 'B');
  expect(remembered('shield')).toBe(3);
  t.ends('A');
  // A critical shield does not mend; a repair beyond the damage leaves none.
  expect(remembered('shield')).toBe(3);
  t.does('B lieutenant', 'play', 'Repair Lvl 2', -1, 'eng');
  expect(remembered('eng')).toBe(0);
  t.ends('B').does('C captain', 'fire', 'laser_l', 'B');
  expect([remembered('hull_r'), t.level('B hull_r')]).toEqual([1, 1]);
  const mends = scene({ B: { shield: 2, is: { virus: 2, senders: 1 } } });
  mends.ends('A');
  expect(mends.ship('B').memory[sec('shield')]).toBe(1);
  const whole = scene({ B: { is: { virus: 2, senders: 1 } } }).ends('A');
  expect(whole.ship('B').memory[sec('shield')]).toBe(0);
});

ruling('RED-R42: only who sent it sees through it', () => {
  const t = scene({ B: { captain: { hand: ['Sensor Virus'] } }, C: {}, match: { place: 1 } }).does(
    'B captain',
    'play',
    'Sensor Virus',
    'C',
  );
  expect([t.ship('C').senders, t.stage.view(0).ships[2]?.false, t.stage.view(1).ships[2]?.false]).toEqual([0b10, true, false]);
});
