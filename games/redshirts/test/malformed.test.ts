/** Answers that name too little, too much or what is not there: each has its reason. */
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { clock, type Said, type Scene, scene } from './scene.ts';

/** The commander has offered the captain a swap. */
const offering: Scene = {
  mode: 'seats',
  A: { captain: { hand: ['Heal'] }, commander: { hand: ['Redshirt'] } },
  offers: [{ from: 'A commander', to: 'A captain', mine: 'Redshirt', his: 'Heal' }],
};
const LEGAL: readonly {
  readonly who: string;
  readonly deed: readonly [string, ...Said[]];
  readonly scene: Scene;
}[] = [
  { who: 'A commander', deed: ['step', 'hull_f'], scene: {} },
  { who: 'A commander', deed: ['bot', 0, 'hull_f'], scene: { bots: [{ at: 'A tele', of: 'A commander' }] } },
  { who: 'A commander', deed: ['phaser', '@section', 'hull_l', false], scene: { A: { commander: { at: 'B hull_l' } } } },
  { who: 'A captain', deed: ['fire', 'laser_l', 'B', 'tele'], scene: { A: { is: { aimed: true } } } },
  { who: 'A commander', deed: ['teleport', 'B'], scene: { B: { shield: 3 } } },
  { who: 'A commander', deed: ['disarm', 0], scene: { charges: [{ at: 'A tele', of: 'B' }] } },
  { who: 'A captain', deed: ['take-over'], scene: { A: { captain: { at: 'B bridge' } }, B: { captain: { at: 'eng' } } } },
  {
    who: 'A captain',
    deed: ['swap', 'A commander', 'Heal', 'Redshirt'],
    scene: { A: { captain: { hand: ['Heal'] }, commander: { hand: ['Redshirt'] } } },
  },
  { who: 'A captain', deed: ['turn-in'], scene: { A: { captain: { hand: ['Heal'] } } } },
  { who: 'A commander', deed: ['command'], scene: { A: { captain: { dead: true } } } },
  { who: 'A commander', deed: ['defect', 'B'], scene: { mode: 'seats', A: { captain: { dead: true } } } },
  { who: 'A commander', deed: ['end'], scene: {} },
  { who: 'A commander', deed: ['withdraw'], scene: offering },
  { who: 'A captain', deed: ['accept', 'A commander'], scene: offering },
  { who: 'A captain', deed: ['decline', 'A commander'], scene: offering },
  { who: 'A captain', deed: ['play', 'Heal', 'A captain'], scene: { A: { captain: { health: 2, hand: ['Heal'] } } } },
  { who: 'A captain', deed: ['play', 'Redshirt'], scene: { A: { captain: { hand: ['Redshirt'] } } } },
  { who: 'A captain', deed: ['play', 'Repair Lvl 1', -1, 'bridge'], scene: { A: { bridge: 1, captain: { hand: ['Repair Lvl 1'] } } } },
  { who: 'A captain', deed: ['play', 'Decoy'], scene: { A: { captain: { hand: ['Decoy'] } } } },
  { who: 'A captain', deed: ['play', 'Plasma Grenade', 'hull_f'], scene: { A: { captain: { hand: ['Plasma Grenade'] } } } },
  { who: 'A captain', deed: ['play', 'Plasma Charge'], scene: { A: { captain: { hand: ['Plasma Charge'] } } } },
  { who: 'A captain', deed: ['play', 'Repair Bot'], scene: { A: { captain: { hand: ['Repair Bot'] } } } },
  { who: 'A captain', deed: ['play', 'Lock On'], scene: { A: { captain: { hand: ['Lock On'] } } } },
  { who: 'A captain', deed: ['play', 'Executive Officer', 'A commander'], scene: { A: { captain: { hand: ['Executive Officer'] } } } },
  { who: 'A captain', deed: ['play', 'Sensor Virus', 'B'], scene: { A: { captain: { hand: ['Sensor Virus'] } } } },
  { who: 'A captain', deed: ['play', 'Photon Torpedo', 'B tele'], scene: { A: { captain: { hand: ['Photon Torpedo'] } } } },
];

rulings('RED-55, RED-57: $who, $deed: as it is it is taken, with a number more it is not', LEGAL, ({ who, deed, scene: setting }) => {
  const t = scene(setting);
  expect(t.offered(who, ...deed)).toBe(true);
  expect(t.refused(who, ...deed, 0)).toBe('RED-57: That’s not a valid target.');
});

rulings(
  'RED-57: $deed with the last number missing is refused',
  LEGAL.filter(({ deed }) => deed.length > 1 && deed[0] !== 'swap' && deed[0] !== 'play' && deed[0] !== 'fire'),
  ({ who, deed, scene: setting }) => {
    const t = scene(setting);
    const [verb, ...said] = deed;
    expect(t.refused(who, verb, ...said.slice(0, -1))).toBe('RED-57: That’s not a valid target.');
  },
);

rulings(
  'RED-47, RED-57, RED-29: $deed names what is not there: $says',
  [
    { who: 'A commander', deed: ['step', 99], says: 'RED-47: That section isn’t next to yours.' },
    { who: 'A commander', deed: ['step', -3], says: 'RED-47: That section isn’t next to yours.' },
    { who: 'A commander', deed: ['bot', 0, 99], says: 'RED-47: That section isn’t next to yours.' },
    { who: 'A commander', deed: ['bot', 0, -2], says: 'RED-47: That section isn’t next to yours.' },
    { who: 'A commander', deed: ['bot', 7, 'hull_f'], says: 'RED-90: That’s not your bot.' },
    { who: 'A commander', deed: ['bot', 0, 'shield'], says: 'RED-37: You can’t stand there.' },
    { who: 'A commander', deed: ['play', 'Short-Range Teleport', 99], says: 'RED-47: That section isn’t next to yours.' },
    { who: 'A commander', deed: ['play', 'Short-Range Teleport', 'sensor'], says: 'RED-31: You can’t stand there.' },
    { who: 'A commander', deed: ['play', 'Boarding', 2, 1], says: 'RED-57: That’s not a valid target.' },
    { who: 'A commander', deed: ['play', 'Boarding', -1, 1], says: 'RED-57: That’s not a valid target.' },
    { who: 'A commander', deed: ['play', 'Boarding', 'B capsule'], says: 'RED-57: That’s not a valid target.' },
    { who: 'A commander', deed: ['play', 'Boarding', 1, 99], says: 'RED-57: That’s not a valid target.' },
    { who: 'A commander', deed: ['play', 'Boarding', 'B engine_l'], says: 'RED-32: You can’t stand there.' },
    { who: 'A commander', deed: ['play', 'Heal', 99], says: 'RED-57: That’s not a valid target.' },
    { who: 'A commander', deed: ['teleport', 2], says: 'RED-57: That’s not a valid target.' },
    { who: 'A commander', deed: ['phaser', 9, 0, 0], says: 'RED-57: That’s not a valid target.' },
    { who: 'A lieutenant', deed: ['phaser', '@section', 'hull_l', 2], says: 'RED-57: That’s not a valid target.' },
    { who: 'A lieutenant', deed: ['phaser', '@section', 99, false], says: 'RED-57: That’s not a valid target.' },
    { who: 'A lieutenant', deed: ['phaser', '@section', 17, false], says: 'RED-57: That’s not a valid target.' },
    { who: 'A lieutenant', deed: ['phaser', '@section', -5, false], says: 'RED-57: That’s not a valid target.' },
    { who: 'A lieutenant', deed: ['phaser', '@section', 'capsule', false], says: 'RED-58: Out of range.' },
    { who: 'A lieutenant', deed: ['phaser', '@officer', 99, false], says: 'RED-57: That’s not a valid target.' },
    { who: 'A lieutenant', deed: ['phaser', '@bot', 99, false], says: 'RED-57: That’s not a valid target.' },
    { who: 'A lieutenant', deed: ['phaser', '@field', 99, false], says: 'RED-57: That’s not a valid target.' },
    { who: 'A captain', deed: ['fire', 'laser_l', 2], says: 'RED-29: Choose an enemy ship.' },
    { who: 'A captain', deed: ['fire', 'sensor', 'B'], says: 'RED-14: That laser is out of action.' },
    { who: 'A captain', deed: ['fire', 'laser_l', 'B', 'tele'], says: 'RED-57: That’s not a valid target.' },
    { who: 'A captain', deed: ['play', 'Photon Torpedo', 'B shield'], says: 'RED-57: That’s not a valid target.' },
    { who: 'A captain', deed: ['play', 'Photon Torpedo', 'B'], says: 'RED-57: That’s not a valid target.' },
    { who: 'A captain', deed: ['disarm', 3], says: 'RED-82: There’s no charge here.' },
    { who: 'A captain', deed: ['play', 99], says: 'RED-42: You don’t have that card.' },
    { who: 'A captain', deed: ['play', -1], says: 'RED-42: You don’t have that card.' },
    { who: 'A captain', deed: ['play', 38], says: 'RED-42: You don’t have that card.' },
    { who: 'A captain', deed: ['swap', 99, 1, 1], says: 'RED-57: That’s not a valid target.' },
    { who: 'A captain', deed: ['play', 'Executive Officer', 99], says: 'RED-103: Pick a crewmate who isn’t the captain.' },
  ] as const,
  ({ who, deed, says }) => {
    const t = scene({
      A: {
        captain: { hand: ['Executive Officer', 'Photon Torpedo'] },
        commander: { hand: ['Short-Range Teleport', 'Boarding', 'Heal'] },
        lieutenant: { at: 'B hull_l' },
      },
      B: { shield: 3 },
      bots: [{ at: 'A tele', of: 'A commander' }],
    });
    expect(t.refused(who, ...(deed as readonly [string, ...Said[]]))).toBe(says);
  },
);

ruling('RED-R83: an offer is open to the officer it was made to, and to nobody else', () => {
  const t = scene({
    mode: 'seats',
    A: { captain: { hand: ['Heal'] }, commander: { hand: ['Redshirt'] }, lieutenant: { hand: ['Redshirt'] } },
  }).does('A captain', 'swap', 'A commander', 'Heal', 'Redshirt');
  expect(t.refused('A lieutenant', 'accept', 'A captain')).toBe('RED-R83: That offer has expired.');
  expect(t.refused('A lieutenant', 'decline', 'A captain')).toBe('RED-R83: That offer has expired.');
  expect(t.choices('A lieutenant', 'accept')).toEqual([]);
});

rulings(
  'RED-R10: with $open officers left the clock ends the turn',
  [
    { open: 2, A: { lieutenant: { ended: true } }, answer: ['end-all'] },
    { open: 1, A: { lieutenant: { ended: true }, captain: { ended: true } }, answer: ['end', 1] },
  ],
  ({ A, answer }) => expect(clock(scene({ A }), 0)).toEqual(answer),
);

ruling('RED-55: what is no deed at all is no answer', () => {
  const t = scene({});
  for (const answer of [null, 5, 'step', {}, true, ['fly', 0], ['step', 'x'], [1, 2], ['step', 1.5, 1]])
    expect([answer, t.refusedAnswer(0, answer).split(':')[0]]).toEqual([answer, '–']);
  expect(t.refusedAnswer(0, ['end-all', 0])).toBe('RED-57: That’s not a valid target.');
});

ruling('RED-29, RED-R86, RED-R58: a ship that is gone is no target and no place to go', () => {
  const t = scene({ B: { is: { gone: true }, captain: { at: 'C pod_l' }, commander: { dead: true }, lieutenant: { dead: true } }, C: {} });
  expect(t.refused('A captain', 'fire', 'laser_l', 'B')).toBe('RED-29: Choose an enemy ship.');
  expect(t.refused('A commander', 'teleport', 'B')).toBe('RED-57: That’s not a valid target.');
});
