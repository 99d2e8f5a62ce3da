/** Who is told what, deed by deed: the team that acts, the other team, and what may be taken back afterwards. */
import { rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { inShort, type Rolls, type Said, type Scene, scene } from './scene.ts';

interface Row {
  readonly what: string;
  readonly scene: Scene;
  readonly rolls?: Rolls;
  readonly who: string;
  readonly deed: readonly [string, ...Said[]];
  /** What the acting team is told; and the other team where that differs. */
  readonly own: readonly string[];
  readonly other?: readonly string[];
  /** Free undo stays possible. */
  readonly undo?: true;
}
const raider: Scene = { A: { commander: { at: 'B hull_l' } }, B: { commander: { redshirts: 1 } } };
const ROWS: readonly Row[] = [
  { what: 'a step', scene: {}, who: 'A commander', deed: ['step', 'hull_l'], own: ['stepped 1 0 2'] },
  {
    what: 'a step of the cloaked',
    scene: { A: { commander: { dummyAt: 'eng' } } },
    who: 'A commander',
    deed: ['step', 'hull_l'],
    own: ['stepped 1 0 2'],
    other: [],
  },
  {
    what: 'wreckage',
    scene: { A: { hull_l: 3 } },
    who: 'A commander',
    deed: ['step', 'hull_l'],
    own: ['stepped 1 0 2', 'hurt 1 1 0 2 wreckage'],
  },
  {
    what: 'a bump',
    scene: { B: { captain: { at: 'A hull_l', dummyAt: 'bridge', lost: 2 } } },
    who: 'A commander',
    deed: ['step', 'hull_l'],
    own: ['bumped 1 0 2 false', 'unveiled 3 0 2 3 0 2 0'],
  },
  {
    what: 'a bump of the cloaked',
    scene: { A: { commander: { dummyAt: 'eng' } }, B: { captain: { at: 'A hull_l', dummyAt: 'bridge' } } },
    who: 'A commander',
    deed: ['step', 'hull_l'],
    own: ['bumped 1 0 2 false', 'unveiled 3 0 2 3 0 0 0'],
    other: ['bumped null 0 2 false', 'unveiled 3 0 2 3 0 0 0'],
  },
  {
    what: 'a bot’s step',
    scene: { bots: [{ at: 'A tele', of: 'A commander' }] },
    who: 'A commander',
    deed: ['bot', 0, 'hull_l'],
    own: ['botStepped 1 0 2'],
  },
  {
    what: 'a bot in wreckage',
    scene: { A: { hull_l: 3 }, bots: [{ at: 'A tele', of: 'A commander' }] },
    who: 'A commander',
    deed: ['bot', 0, 'hull_l'],
    own: ['botStepped 1 0 2', 'botLost 0 2'],
  },
  {
    what: 'a phaser at an officer',
    scene: raider,
    who: 'A commander',
    deed: ['phaser', '@officer', 'B commander', 0],
    own: ['phasered 1 1 4 officer 4 1 false', 'hurt 4 1 0 3 phaser'],
  },
  {
    what: 'a phaser at a section',
    scene: raider,
    who: 'A commander',
    deed: ['phaser', '@section', 'hull_l', 0],
    own: ['phasered 1 1 2 section null 1 false', 'damaged 1 2 1 1 phaser'],
    undo: true,
  },
  {
    what: 'a phaser at a bot',
    scene: { ...raider, bots: [{ at: 'B tele', of: 'B captain' }] },
    who: 'A commander',
    deed: ['phaser', '@bot', 0, 0],
    own: ['phasered 1 1 4 bot null 1 false', 'botLost 1 4'],
    undo: true,
  },
  {
    what: 'a phaser at a field',
    scene: { ...raider, fields: [{ at: 'B tele', of: 'B' }] },
    who: 'A commander',
    deed: ['phaser', '@field', 0, 0],
    own: ['phasered 1 1 4 field null 1 false', 'fieldHit 1 4 1'],
    undo: true,
  },
  {
    what: 'a phaser at a dummy',
    scene: { ...raider, B: { captain: { at: 'pod_l', dummyAt: 'eng' } } },
    who: 'A commander',
    deed: ['phaser', '@officer', 'B captain', 0],
    own: ['phasered 1 1 9 officer 3 1 false', 'dummyLost 3'],
  },
  {
    what: 'a death',
    scene: { ...raider, B: { commander: { health: 1, redshirts: 0 } } },
    who: 'A commander',
    deed: ['phaser', '@officer', 'B commander', 0],
    own: ['phasered 1 1 4 officer 4 1 false', 'hurt 4 1 0 0 phaser', 'died 4 phaser 0'],
  },
  {
    what: 'a repair',
    scene: { A: { tele: 2, commander: { hand: ['Repair Lvl 1'] } } },
    who: 'A commander',
    deed: ['play', 'Repair Lvl 1', -1, 'tele'],
    own: ['played 1 0 4 null', 'repaired 0 4 1'],
    undo: true,
  },
  {
    what: 'a repair by the cloaked',
    scene: { A: { tele: 2, commander: { dummyAt: 'eng', hand: ['Repair Lvl 1'] } } },
    who: 'A commander',
    deed: ['play', 'Repair Lvl 1', -1, 'tele'],
    own: ['played 1 0 4 null', 'repaired 0 4 1'],
    other: ['repaired 0 4 1'],
    undo: true,
  },
  {
    what: 'Heal',
    scene: { A: { captain: { health: 1 }, commander: { hand: ['Heal'] } } },
    who: 'A commander',
    deed: ['play', 'Heal', 'A captain'],
    own: ['played 1 13 null 0', 'healed 0 2'],
    undo: true,
  },
  {
    what: 'Boarding',
    scene: { A: { commander: { hand: ['Boarding'] } } },
    who: 'A commander',
    deed: ['play', 'Boarding', 'B hull_l'],
    own: ['boarded 1 1 2'],
  },
  {
    what: 'Short-Range Teleport',
    scene: { A: { commander: { hand: ['Short-Range Teleport'] } } },
    who: 'A commander',
    deed: ['play', 'Short-Range Teleport', 'bridge'],
    own: ['skipped 1 0 0'],
  },
  {
    what: 'a grenade',
    scene: { A: { commander: { hand: ['Plasma Grenade'] } } },
    rolls: { dice: [4] },
    who: 'A commander',
    deed: ['play', 'Plasma Grenade', 'hull_l'],
    own: ['threw 1 10 0 2 4', 'damaged 0 2 1 1 grenade'],
  },
  {
    what: 'a grenade from nowhere',
    scene: { A: { commander: { dummyAt: 'eng', hand: ['Plasma Grenade'] } } },
    rolls: { dice: [4] },
    who: 'A commander',
    deed: ['play', 'Plasma Grenade', 'hull_l'],
    own: ['threw 1 10 0 2 4', 'damaged 0 2 1 1 grenade'],
    other: ['threw null 10 0 2 null', 'damaged 0 2 1 1 grenade'],
  },
  {
    what: 'a fire',
    scene: { A: { commander: { hand: ['Incendiary Grenade'] } } },
    rolls: { dice: [4] },
    who: 'A commander',
    deed: ['play', 'Incendiary Grenade', 'hull_l'],
    own: ['threw 1 18 0 2 4', 'fireSet 0 2 0'],
  },
  {
    what: 'a field',
    scene: { A: { commander: { hand: ['Force Field'] } } },
    who: 'A commander',
    deed: ['play', 'Force Field', 'hull_l'],
    own: ['played 1 12 2 null', 'fieldSet 0 2 0'],
    undo: true,
  },
  {
    what: 'a charge',
    scene: { A: { commander: { hand: ['Plasma Charge'] } } },
    who: 'A commander',
    deed: ['play', 'Plasma Charge'],
    own: ['played 1 11 4 null', 'chargeSet 0 4 0'],
    undo: true,
  },
  {
    what: 'a charge of the cloaked',
    scene: { A: { commander: { dummyAt: 'eng', hand: ['Plasma Charge'] } } },
    who: 'A commander',
    deed: ['play', 'Plasma Charge'],
    own: ['played 1 11 4 null', 'chargeSet 0 4 0'],
    other: [],
    undo: true,
  },
  {
    what: 'a bot',
    scene: { A: { commander: { hand: ['Repair Bot'] } } },
    who: 'A commander',
    deed: ['play', 'Repair Bot'],
    own: ['played 1 19 null null', 'botMade 1 0 4'],
    undo: true,
  },
  {
    what: 'disarming',
    scene: { charges: [{ at: 'A tele', of: 'B' }] },
    rolls: { dice: [5] },
    who: 'A commander',
    deed: ['disarm', 0],
    own: ['disarmed 1 0 4 5 true'],
  },
  {
    what: 'a failed try',
    scene: { charges: [{ at: 'A tele', of: 'B' }] },
    rolls: { dice: [1] },
    who: 'A commander',
    deed: ['disarm', 0],
    own: ['disarmed 1 0 4 1 false'],
  },
  {
    what: 'disarming by the cloaked',
    scene: { A: { commander: { dummyAt: 'eng' } }, charges: [{ at: 'A tele', of: 'B' }] },
    rolls: { dice: [5] },
    who: 'A commander',
    deed: ['disarm', 0],
    own: ['disarmed 1 0 4 5 true'],
    other: ['disarmed null 0 4 null true'],
  },
  {
    what: 'a failed try of the cloaked',
    scene: { A: { commander: { dummyAt: 'eng' } }, charges: [{ at: 'A tele', of: 'B' }] },
    rolls: { dice: [1] },
    who: 'A commander',
    deed: ['disarm', 0],
    own: ['disarmed 1 0 4 1 false'],
    other: [],
  },
  {
    what: 'beaming',
    scene: { B: { shield: 3 } },
    rolls: { picks: [0] },
    who: 'A commander',
    deed: ['teleport', 'B'],
    own: ['beamed 1 1 1'],
  },
  {
    what: 'a shot',
    scene: {},
    rolls: { dice: [5] },
    who: 'A captain',
    deed: ['fire', 'laser_l', 'B'],
    own: ['fired 0 10 1 5 0 true', 'absorbed 1 1 1'],
  },
  {
    what: 'a torpedo',
    scene: { A: { captain: { hand: ['Photon Torpedo'] } } },
    rolls: { dice: [1] },
    who: 'A captain',
    deed: ['play', 'Photon Torpedo', 'B bridge'],
    own: ['shipPlayed 0 23 1 0', 'rolled 0 23 1 1 0 false'],
  },
  {
    what: 'a dodge',
    scene: { A: { captain: { hand: ['Gas Missile'] } }, B: { is: { evasive: true }, captain: { hand: ['Barrel Roll'] } } },
    who: 'A captain',
    deed: ['play', 'Gas Missile', 'B'],
    own: ['shipPlayed 0 37 1 null', 'dodged 1 37'],
  },
  {
    what: 'EMP',
    scene: { A: { captain: { hand: ['EMP'] } } },
    who: 'A captain',
    deed: ['play', 'EMP', 'B'],
    own: ['shipPlayed 0 27 1 null', 'pulsed 1'],
    undo: true,
  },
  {
    what: 'gas',
    scene: { A: { captain: { hand: ['Gas Missile'] } } },
    rolls: { dice: [8] },
    who: 'A captain',
    deed: ['play', 'Gas Missile', 'B'],
    own: ['shipPlayed 0 37 1 null', 'rolled 0 37 1 8 0 true', 'gassed 1'],
  },
  {
    what: 'a virus',
    scene: { A: { captain: { hand: ['Sensor Virus'] } } },
    who: 'A captain',
    deed: ['play', 'Sensor Virus', 'B'],
    own: ['shipPlayed 0 34 1 null', 'infected 1'],
    undo: true,
  },
  {
    what: 'an Executive Officer',
    scene: { A: { captain: { hand: ['Executive Officer'] } }, draws: ['EMP'] },
    who: 'A captain',
    deed: ['play', 'Executive Officer', 'A commander'],
    own: ['shipPlayed 0 32 null null', 'drew 1 [27]'],
    other: ['shipPlayed 0 32 null null'],
  },
  {
    what: 'Nano-Repair',
    scene: { A: { hull_l: 2, captain: { hand: ['Nano-Repair'] } } },
    who: 'A captain',
    deed: ['play', 'Nano-Repair'],
    own: ['shipPlayed 0 26 null null', 'repaired 0 1 0', 'repaired 0 2 0', 'repaired 0 3 0', 'repaired 0 4 0'],
    undo: true,
  },
  {
    what: 'no response',
    scene: { A: { laser_l: 3, is: { virus: 1, senders: 2 } } },
    who: 'A captain',
    deed: ['fire', 'laser_l', 'B'],
    own: ['noResponse 0'],
    other: [],
  },
  {
    what: 'taking command',
    scene: { A: { captain: { dead: true } } },
    who: 'A commander',
    deed: ['command'],
    own: ['tookCommand 1'],
    undo: true,
  },
  {
    what: 'a swap',
    scene: { A: { captain: { hand: ['Heal'] }, commander: { hand: ['Decoy'] } } },
    who: 'A captain',
    deed: ['swap', 'A commander', 'Heal', 'Decoy'],
    own: ['swapped 0 1 13 14'],
    other: [],
    undo: true,
  },
  {
    what: 'an offer',
    scene: { mode: 'seats', A: { captain: { hand: ['Heal'] }, commander: { hand: ['Decoy'] } } },
    who: 'A captain',
    deed: ['swap', 'A commander', 'Heal', 'Decoy'],
    own: ['offered 0 1 13 14'],
    other: [],
    undo: true,
  },
  { what: 'the end of a turn', scene: {}, who: 'A captain', deed: ['end'], own: ['ended 0'], undo: true },
];

rulings('RED-R76, RED-R84, RED-R94: $what', ROWS, ({ scene: setting, rolls = {}, who, deed, own, other, undo }) => {
  const t = scene(setting, rolls);
  t.does(who, ...deed);
  const rival = setting.mode === 'seats' ? 3 : 1;
  expect(t.told(0).map(inShort)).toEqual(own);
  expect(t.told(rival).map(inShort)).toEqual(other ?? own);
  expect(t.told('spectator').map(inShort)).toEqual(other ?? own);
  expect(t.stage.run.canUndo(0)).toBe(undo === true);
});
