/** Crew cards. */
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { UNSEEN } from '../state.ts';
import { cardNamed, type Said, type ShipSetting, scene, section as sec } from './scene.ts';

const repair = (level: number, card: string, at = 'hull_l') => {
  const t = scene({ A: { [at]: level, lieutenant: { at, hand: [card] } } });
  t.does('A lieutenant', 'play', card, -1, at);
  return t.level(`A ${at}`);
};
rulings(
  'RED-71, RED-72, RED-73: $card takes a section at $from to $to',
  [
    { card: 'Repair Lvl 1', from: 2, to: 1 },
    { card: 'Repair Lvl 1', from: 1, to: 0 },
    { card: 'Repair Lvl 2', from: 3, to: 1 },
    { card: 'Repair Lvl 2', from: 1, to: 0 },
    { card: 'Repair Lvl 3', from: 3, to: 0 },
  ],
  ({ card, from, to }) => expect(repair(from, card)).toBe(to),
);

ruling('RED-71: level 1 does not mend critical damage; an undamaged section needs nothing', () => {
  const t = scene({ A: { hull_l: 3, commander: { at: 'hull_l', hand: ['Repair Lvl 1'] }, lieutenant: { hand: ['Repair Lvl 2'] } } });
  expect(t.refused('A commander', 'play', 'Repair Lvl 1', -1, 'hull_l')).toBe('RED-71: Too badly damaged for Repair Lvl 1.');
  expect(t.refused('A lieutenant', 'play', 'Repair Lvl 2', -1, 'eng')).toBe('RED-71: Nothing to repair there.');
  expect(t.refused('A lieutenant', 'play', 'Repair Lvl 2', -1, 'hull_l')).toBe('RED-71: You have to be there yourself, or send a bot.');
});

rulings(
  'RED-19, RED-27, RED-28, RED-R57: from $at the $system can be repaired',
  [
    { at: 'hull_f', system: 'sensor' },
    { at: 'pod_l', system: 'laser_l' },
    { at: 'pod_r', system: 'laser_r' },
    { at: 'eng', system: 'engine_l' },
    { at: 'eng', system: 'engine_r' },
  ],
  ({ at, system }) => {
    const t = scene({ A: { [system]: 2, lieutenant: { at, hand: ['Repair Lvl 2'] } } });
    expect(t.choices('A lieutenant', 'play', 'Repair Lvl 2')).toEqual([[-1, sec(system)]]);
    t.does('A lieutenant', 'play', 'Repair Lvl 2', -1, system);
    expect(t.damage('A')).toEqual({});
  },
);

ruling('RED-36, RED-R5: crew cannot repair the shield', () => {
  const t = scene({ A: { shield: 2, captain: { hand: ['Repair Lvl 3'] } } });
  expect(t.refused('A captain', 'play', 'Repair Lvl 3', -1, 'shield')).toBe('RED-36: Only the captain can restore the shield.');
});

ruling('RED-R70: repairs work on any ship one stands in', () => {
  const t = scene({ A: { commander: { at: 'B hull_l', hand: ['Repair Lvl 2'] } }, B: { hull_l: 2 } });
  t.does('A commander', 'play', 'Repair Lvl 2', -1, 'hull_l');
  expect(t.damage('B')).toEqual({});
});

ruling('RED-74, RED-42: any number of Redshirts, as many cards as one likes', () => {
  const t = scene({ A: { commander: { hand: ['Redshirt', 'Redshirt', 'Redshirt', 'Redshirt'] } } });
  for (let n = 0; n < 4; n++) t.does('A commander', 'play', 'Redshirt');
  expect([t.who('A commander').redshirts, t.hand('A commander'), t.state.crewDiscard.length]).toEqual([4, [], 4]);
});

ruling('RED-60, RED-75, RED-R56: brigades need redshirts and do not spend them', () => {
  const t = scene({
    A: { tele: 3, hull_f: 1, commander: { redshirts: 1, hand: ['Fire Brigade', 'Repair Brigade'] } },
    B: { captain: { at: 'A hull_l' } },
  });
  expect(t.refused('A commander', 'phaser', '@officer', 'B captain', true)).toBe('RED-75: You need two redshirts.');
  expect(t.refused('A commander', 'play', 'Fire Brigade')).toBe('RED-75: You need two redshirts.');
  t.does('A commander', 'play', 'Repair Brigade');
  expect(t.stage.prompt(0)).toMatchObject({ options: [sec('hull_f'), sec('tele')], points: 1, most: [1, 3] });
  expect(t.refusedAnswer(0, [1, 1])).toBe('RED-76: You have 1 redshirt.');
  t.answers('A commander', [0, 1]);
  expect([t.level('A tele'), t.level('A hull_f'), t.who('A commander').redshirts]).toEqual([2, 1, 1]);
  const none = scene({ A: { tele: 3, commander: { hand: ['Repair Brigade'] } } });
  expect(none.refused('A commander', 'play', 'Repair Brigade')).toBe('RED-76: You have no redshirts.');
});

ruling('RED-76, RED-45: Repair Brigade reaches own section and neighbours, closed systems too, the shield never', () => {
  const t = scene({ A: { engine_l: 1, hull_l: 1, hull_f: 1, shield: 1, lieutenant: { redshirts: 9, hand: ['Repair Brigade'] } } });
  t.does('A lieutenant', 'play', 'Repair Brigade');
  expect(t.stage.prompt(0)).toMatchObject({ options: [sec('hull_l'), sec('engine_l')], points: 2 });
});

ruling('RED-77: the Dive goes off by itself at 2 or more, and not without a redshirt', () => {
  const hit = (redshirts: number) => {
    const t = scene({
      A: { commander: { at: 'B hull_l', hand: ['Phaser Rifle'] } },
      B: { commander: { redshirts, hand: ['Redshirt Dive!'] } },
    });
    t.does('A commander', 'phaser', '@officer', 'B commander', false);
    return [t.who('B commander').health, t.who('B commander').redshirts, t.tells('dove').length, t.state.fallen];
  };
  expect([hit(1), hit(3), hit(0)]).toEqual([
    [3, 0, 1, 1],
    [3, 2, 1, 1],
    [0, 0, 0, 0],
  ]);
});

ruling('RED-44, RED-81, RED-R48: grenades reach own and adjacent crew sections; 1 and 2 are botched', () => {
  const t = scene({ A: { lieutenant: { hand: ['Plasma Grenade'] } } });
  expect(t.choices('A lieutenant', 'play', 'Plasma Grenade').flat()).toEqual(['eng', 'hull_l', 'hull_r', 'tele'].map(sec));
  expect(t.refused('A lieutenant', 'play', 'Plasma Grenade', 'engine_l')).toBe(
    'RED-44: You can throw one section away at most, inside the ship.',
  );
  const thrown = (roll: number, card = 'Plasma Grenade') => {
    const one = scene(
      { A: { lieutenant: { redshirts: 9, hand: [card] } }, B: { captain: { at: 'A hull_l', redshirts: 9 } } },
      { dice: [roll] },
    );
    one.does('A lieutenant', 'play', card, 'hull_l');
    return [one.damage('A'), one.who('B captain').redshirts, one.who('A lieutenant').redshirts, one.blasts().map(({ section }) => section)];
  };
  expect(thrown(2)).toEqual([{ eng: 1 }, 9, 6, []]);
  expect(thrown(3)).toEqual([{ hull_l: 1 }, 6, 9, []]);
  expect(thrown(2, 'Incendiary Grenade')).toEqual([{}, 9, 9, [sec('eng')]]);
  expect(thrown(3, 'Incendiary Grenade')).toEqual([{}, 9, 9, [sec('hull_l')]]);
});

ruling('RED-89, RED-53, RED-R49, RED-R73: a fire burns at the start of the thrower’s next three turns, in no other', () => {
  const t = scene(
    { A: { lieutenant: { at: 'B hull_l', hand: ['Incendiary Grenade'] } }, B: { captain: { at: 'hull_l', redshirts: 5 } } },
    { dice: [6] },
  );
  t.does('A lieutenant', 'play', 'Incendiary Grenade', 'hull_l');
  t.does('A lieutenant', 'step', 'strut_l').ends('A');
  expect([t.level('B hull_l'), t.blasts()[0]?.count]).toEqual([0, 3]);
  t.ends('B');
  expect([t.level('B hull_l'), t.who('B captain').redshirts, t.blasts()[0]?.count]).toEqual([1, 4, 2]);
  t.ends('A').ends('B');
  expect([t.level('B hull_l'), t.who('B captain').redshirts, t.blasts()[0]?.count]).toEqual([2, 3, 1]);
  t.ends('A').ends('B');
  expect([t.level('B hull_l'), t.who('B captain').redshirts, t.blasts()]).toEqual([3, 2, []]);
});

ruling('RED-82, RED-R50: only the ship’s crew may disarm, each once a turn: crew above 3, captains above 2', () => {
  const setting = { charges: [{ at: 'A tele', of: 'B' as const }], B: { captain: { at: 'A tele' } } };
  const crew = (roll: number) => scene(setting, { dice: [roll] }).does('A commander', 'disarm', 0);
  expect([crew(3).blasts().length, crew(4).blasts().length]).toEqual([1, 0]);
  expect(crew(3).refused('A commander', 'disarm', 0)).toBe('RED-82: You’ve already tried this turn.');
  const captain = (roll: number, chair: number) =>
    scene({ ...setting, A: { lieutenant: { at: 'tele', chair } } }, { dice: [roll] }).does('A lieutenant', 'disarm', 0);
  expect([captain(2, 1).blasts().length, captain(3, 1).blasts().length, captain(3, 2).blasts().length]).toEqual([1, 0, 0]);
  const outsider = scene({ ...setting, match: { place: 1 } });
  expect(outsider.refused('B captain', 'disarm', 0)).toBe('RED-82: Only this ship’s own crew can try that.');
  expect(scene(setting).refused('A lieutenant', 'disarm', 0)).toBe('RED-82: There’s no charge here.');
});

ruling('RED-82, RED-R50, RED-86: a charge kills through Energy Shield and redshirts; a Dive saves; bots, dummies, fields go', () => {
  const t = scene({
    A: {
      captain: { at: 'tele', redshirts: 5, hand: ['Energy Shield'] },
      commander: { redshirts: 1, hand: ['Redshirt Dive!', 'Energy Shield'] },
    },
    B: { captain: { at: 'pod_l', dummyAt: 'A tele' } },
    charges: [{ at: 'A tele', of: 'B', count: 1 }],
    bots: [{ at: 'A tele', of: 'A lieutenant' }],
    fields: [{ at: 'A tele', of: 'A' }],
    match: { place: 1, step: 'begin' },
  });
  expect([t.where('A captain'), t.where('A commander'), t.who('A commander').redshirts, t.level('A tele')]).toEqual(['dead', 'tele', 0, 3]);
  expect([t.bots(), t.fields(), t.who('B captain').dummy, t.hand('A commander')]).toEqual([[], [], null, ['Energy Shield']]);
});

ruling('RED-83, RED-R48, RED-R51: a field has 2 points, hit by damage to its section; several stand separately', () => {
  const t = scene({ A: { commander: { hand: ['Force Field', 'Force Field'] }, lieutenant: { hand: ['Plasma Grenade'] } } }, { dice: [6] });
  t.does('A commander', 'play', 'Force Field', 'hull_l').does('A commander', 'play', 'Force Field', 'hull_l');
  t.does('A lieutenant', 'play', 'Plasma Grenade', 'hull_l');
  expect(t.fields().map(({ points }) => points)).toEqual([1, 1]);
  expect(t.fields().every(({ team }) => team === 0)).toBe(true);
});

ruling('RED-84, RED-R52: Heal gives 1 to oneself or a team-mate anywhere, at most 3', () => {
  const t = scene({
    A: { captain: { at: 'B pod_l', health: 1 }, commander: { health: 2, hand: ['Heal', 'Heal'] } },
    B: { lieutenant: { health: 1 } },
  });
  expect(t.choices('A commander', 'play', 'Heal').flat()).toEqual([0, 1]);
  t.does('A commander', 'play', 'Heal', 'A captain').does('A commander', 'play', 'Heal', 'A commander');
  expect([t.who('A captain').health, t.who('A commander').health]).toEqual([2, 3]);
});

ruling('RED-88: a Gas Mask keeps the gas off while it is held', () => {
  const t = scene({ B: { is: { gas: 3 }, commander: { hand: ['Gas Mask'] } } }).ends('A');
  expect([t.who('B captain').health, t.who('B commander').health]).toEqual([2, 3]);
});

ruling('RED-90, RED-R55: a bot walks three steps at once and in each turn, and Repair cards go through it', () => {
  const t = scene({ A: { pod_l: 2, laser_l: 1, lieutenant: { at: 'strut_l', hand: ['Repair Bot', 'Repair Lvl 1', 'Repair Lvl 2'] } } });
  t.does('A lieutenant', 'play', 'Repair Bot').does('A lieutenant', 'bot', 0, 'pod_l');
  expect(t.bots()).toMatchObject([{ owner: 2, section: sec('pod_l'), steps: 2 }]);
  t.does('A lieutenant', 'play', 'Repair Lvl 2', 0, 'pod_l').does('A lieutenant', 'play', 'Repair Lvl 1', 0, 'laser_l');
  expect([t.damage('A'), t.where('A lieutenant')]).toEqual([{}, 'strut_l']);
  t.does('A lieutenant', 'bot', 0, 'strut_l').does('A lieutenant', 'bot', 0, 'hull_f');
  expect(t.refused('A lieutenant', 'bot', 0, 'bridge')).toBe('RED-47: You’ve used your three steps.');
  t.ends('A').ends('B');
  expect(t.bots()[0]?.steps).toBe(3);
});

ruling('RED-90, RED-R55: a bot dies of any damage, of wreckage, with its owner; it keeps nobody out and is kept out like its owner', () => {
  const wreck = scene({ A: { hull_f: 3 }, bots: [{ at: 'A tele', of: 'A commander' }] }).does('A commander', 'bot', 0, 'hull_f');
  expect(wreck.bots()).toEqual([]);
  const laser = scene({ B: { shield: 3 }, bots: [{ at: 'B pod_l', of: 'B captain' }] }, { dice: [8], picks: [sec('pod_l')] }).does(
    'A captain',
    'fire',
    'laser_l',
    'B',
  );
  expect(laser.bots()).toEqual([]);
  const owner = scene({
    A: { commander: { hand: ['Phaser Rifle'] } },
    B: { captain: { at: 'A hull_l' } },
    bots: [{ at: 'B eng', of: 'B captain' }],
  });
  owner.does('A commander', 'phaser', '@officer', 'B captain', false);
  expect(owner.bots()).toEqual([]);
  const ways = scene({
    B: { captain: { at: 'A hull_l' } },
    bots: [{ at: 'A tele', of: 'A commander' }],
    fields: [{ at: 'A hull_r', of: 'B' }],
  });
  expect(ways.choices('A commander', 'bot').map(([, to]) => to)).toEqual([sec('hull_f'), sec('eng')]);
  const gas = scene({ B: { is: { gas: 2 } }, bots: [{ at: 'B eng', of: 'B captain' }] }).ends('A');
  expect(gas.bots()).toHaveLength(1);
});

ruling('RED-R25: captains use crew cards, phasers and chambers like anyone', () => {
  const t = scene({ A: { captain: { at: 'tele', hand: ['Redshirt'] } }, B: { shield: 3, captain: { at: 'A hull_f' } } });
  expect([
    t.offered('A captain', 'play', 'Redshirt'),
    t.offered('A captain', 'teleport', 'B'),
    t.offered('A captain', 'phaser', '@officer', 'B captain', false),
  ]).toEqual([true, true, true]);
});

ruling('RED-R51, RED-R55: a bot in a hostile field is trapped like its owner', () => {
  const t = scene({ bots: [{ at: 'A tele', of: 'A commander' }], fields: [{ at: 'A tele', of: 'B' }] });
  expect(t.refused('A commander', 'bot', 0, 'hull_f')).toBe('RED-83: You’re trapped in a force field.');
});

ruling('RED-R8, RED-R66: cards that all saw used are remembered until the discard has probably been shuffled in again', () => {
  const t = scene({ A: { commander: { hand: ['Redshirt', 'Redshirt'] }, lieutenant: { dummyAt: 'tele', hand: ['Redshirt'] } } });
  t.does('A commander', 'play', 'Redshirt').does('A lieutenant', 'play', 'Redshirt');
  expect(t.state.used[3]).toBe(1);
  // 120 crew cards less six hands of four: the 97th that is seen starts the count again.
  t.state.used[0] = 95;
  t.state.used[20] = 5;
  t.does('A commander', 'play', 'Redshirt');
  expect([t.state.used[3], t.state.used[0], t.state.used[20]]).toEqual([0, 0, 5]);
});

const USES: readonly { card: string; who?: object; deed: readonly [string, ...Said[]] }[] = [
  { card: 'Redshirt', deed: ['play', 'Redshirt'] },
  { card: 'Short-Range Teleport', deed: ['play', 'Short-Range Teleport', 'bridge'] },
  { card: 'Boarding', deed: ['play', 'Boarding', 'B hull_f'] },
  { card: 'Plasma Grenade', deed: ['play', 'Plasma Grenade', 'hull_l'] },
  { card: 'Incendiary Grenade', deed: ['play', 'Incendiary Grenade', 'hull_l'] },
  { card: 'Fire Brigade', who: { redshirts: 2 }, deed: ['phaser', '@officer', 'B captain', true] },
  { card: 'Force Field', deed: ['play', 'Force Field', 'hull_l'] },
];
rulings('RED-R66, RED-85: $card is seen to be used, except under a cloak; either way it is spent', USES, ({ card, who = {}, deed }) => {
  const uses = (cloak: object) => {
    const t = scene(
      { A: { commander: { hand: [card], ...who, ...cloak }, captain: { at: 'pod_l' } }, B: { captain: { at: 'A eng' } } },
      card.endsWith('Grenade') ? { dice: [6] } : {},
    ).does('A commander', ...deed);
    return [t.state.used[cardNamed(card)], t.hand('A commander'), t.state.crewDiscard];
  };
  expect(uses({})).toEqual([1, [], [cardNamed(card)]]);
  expect(uses({ dummyAt: 'pod_r' })).toEqual([0, [], [cardNamed(card)]]);
});

ruling('RED-R66, RED-77: a Dive is seen, except under a cloak', () => {
  const dives = (cloak: object) => {
    const diver = { redshirts: 1, hand: ['Redshirt Dive!'], ...cloak };
    const t = scene({ A: { commander: diver, lieutenant: { hand: ['Plasma Grenade'] } } }, { dice: [6] });
    t.does('A lieutenant', 'play', 'Plasma Grenade', 'tele');
    return [t.state.used[cardNamed('Redshirt Dive!')], t.who('A commander').redshirts];
  };
  expect([dives({}), dives({ dummyAt: 'eng' })]).toEqual([
    [1, 0],
    [0, 0],
  ]);
});

ruling('RED-R8: the count of used cards begins again one card after all but the hands have been seen, for each deck by itself', () => {
  const after = (seen: number, hand: string, who: string, B: ShipSetting = {}) => {
    const t = scene({ B, A: { captain: { hand: ['Lock On'] }, commander: { hand: ['Redshirt'] } } });
    t.state.used[hand === 'Redshirt' ? 0 : 21] = seen;
    t.does(who, 'play', hand);
    return t.state.used[cardNamed(hand)];
  };
  // 120 crew cards less six hands of four; 48 captain cards less two.
  expect([after(95, 'Redshirt', 'A commander'), after(96, 'Redshirt', 'A commander')]).toEqual([1, 0]);
  const fewer = { lieutenant: { dead: true } };
  expect([after(99, 'Redshirt', 'A commander', fewer), after(100, 'Redshirt', 'A commander', fewer)]).toEqual([1, 0]);
  expect([after(39, 'Lock On', 'A captain'), after(40, 'Lock On', 'A captain')]).toEqual([1, 0]);
});

ruling('RED-85: what he set in the open before he was cloaked is no trace of the cloak', () => {
  const t = scene(
    { A: { commander: { hand: ['Repair Bot', 'Force Field', 'Plasma Charge', 'Decoy'] } } },
    { sides: { 'dummy/0': [0, 0] } },
  );
  t.does('A commander', 'play', 'Repair Bot')
    .does('A commander', 'play', 'Force Field', 'hull_l')
    .does('A commander', 'play', 'Plasma Charge');
  t.does('A commander', 'play', 'Decoy');
  expect([t.hand('A commander'), t.state.crewDiscard.includes(cardNamed('Decoy'))]).toEqual([[], true]);
  t.who('A commander').cloak = 1;
  t.ends('A').ends('B');
  expect(t.stage.events('spectator').filter(({ type }) => type === 'unveiled')).toMatchObject([{ traces: 0 }]);
});

ruling('RED-85: a charge set under the cloak is hidden from every other team and from spectators', () => {
  const t = scene({ A: { commander: { dummyAt: 'eng', hand: ['Plasma Charge'] } }, C: {} }).does('A commander', 'play', 'Plasma Charge');
  expect(t.blasts()).toMatchObject([{ hidden: UNSEEN | 0b110, by: 1, team: 0 }]);
});

ruling('RED-82: a charge in the like section of another ship, or a fire, is nothing to disarm', () => {
  const t = scene({ charges: [{ at: 'B tele', of: 'B' }], fires: [{ at: 'A tele', of: 'B' }] });
  expect([t.choices('A commander', 'disarm'), t.refused('A commander', 'disarm', 0)]).toEqual([[], 'RED-82: There’s no charge here.']);
});
