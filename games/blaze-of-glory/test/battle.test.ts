import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { D, face } from '../cards/index.ts';
import { enter } from '../rules/changes.ts';
import { shieldsOf } from '../rules/figures.ts';
import { has } from '../rules/things.ts';
import { resultOf } from '../rules/totals.ts';
import { CLOAKED, NONE, SEEN } from '../state.ts';
import { card, find, scene } from './scene.ts';
import { answerRest } from './scenes/card-scene.ts';

/** E1: Lukara and K'Vort against Galaxy; picks: none are random but the shuffles of empty piles. */
const plain = () =>
  scene({
    line: ['Nebula'],
    a: {
      ships: ['I.K.C. Lukara@0: Kang, N’Garen', "I.K.C. K'Vort@0: Voktak"],
      tactics: ['Pulse Disruptor', 'Target Weapons', 'Strafing Run', 'Evasive Maneuvers'],
    },
    b: {
      ships: ['U.S.S. Galaxy@0: Jean-Luc Picard, Worf'],
      tactics: ['Phaser Banks', 'Photon Torpedo', 'Photon Torpedo', 'Evasive Maneuvers'],
    },
  });

ruling(
  'BOG-11, BOG-12, BOG-13, BOG-14, BOG-16, BOG-17, BOG-19, BOG-21, BOG-22, BOG-23, BOG-25, BOG-27, BOG-28, B23, B25: E1, a plain battle',
  () => {
    const t = plain();
    t.a.answers(['attack', t.thing('Galaxy'), 0]);
    t.a.answers([t.thing('Lukara'), t.thing("K'Vort")]);
    t.b.answers(t.thing('Lukara'));
    t.b.answers([t.thing('Galaxy')]);
    expect(t.asked).toBe('a bog.tactic, b bog.tactic');
    t.a.answers('draw');
    t.a.answers('T17');
    t.b.answers('draw');
    t.b.answers('T12');
    const [fire, back] = t.events('fired');
    expect([fire?.attack, fire?.defense, fire?.result, back?.attack, back?.defense, back?.result]).toEqual([16, 11, 'hit', 10, 9, 'hit']);
    expect(t.figures('Galaxy')).toBe('7 4 8 55'); // Target Weapons and Strafing Run
    expect(t.figures('Lukara')).toBe('7 5 5 30'); // two Photon Torpedoes
    expect([t.names(t.state.tacticsUp[0]), t.names(t.state.tacticsUp[1])]).toEqual([['Pulse Disruptor'], ['Phaser Banks']]);
    expect(['Galaxy', 'Lukara', "K'Vort"].map((name) => (t.state.flags[t.thing(name)] as number) & 1)).toEqual([1, 1, 1]);
  },
);

rulings(
  'BOG-R2, R3, B23: E2, ATTACK $attack against DEFENSE $defense is a $result',
  [
    { attack: 8, defense: 8, result: 'miss' },
    { attack: 9, defense: 8, result: 'hit' },
    { attack: 16, defense: 8, result: 'hit' },
    { attack: 17, defense: 8, result: 'direct' },
    { attack: 1, defense: 0, result: 'direct' },
    { attack: 0, defense: 0, result: 'miss' },
  ],
  ({ attack, defense, result }) => {
    expect(resultOf(attack, defense)).toBe(result);
  },
);

ruling('BOG-22, B16, R15, R16: E3, a docked ship has half its host’s SHIELDS, may return fire but not open it', () => {
  const setting = {
    line: ['Nebula'],
    a: { facilities: ['Romulan Outpost@0'], ships: ["D'deridex@Romulan Outpost: Sela, Galathon, Navok"] },
    b: { ships: ['I.K.C. Lukara@0: Kang'] },
  } as const;
  const t = scene(setting);
  expect(t.a.refused(['attack', t.thing('Lukara'), 0])).toBe('BOG-R16: Undock before you attack.');
  const u = scene({ ...setting, active: 1 });
  u.b.answers(['attack', u.thing("D'deridex"), 0]);
  u.b.answers([u.thing('Lukara')]);
  u.a.answers(u.thing('Lukara'));
  u.a.answers([u.thing("D'deridex")]);
  expect(u.events('fired').map(({ attack, defense }) => [attack, defense])).toEqual([
    [7, 23],
    [9, 7],
  ]);
});

ruling('BOG-37, BOG-R12, B24: E5, Gravitic Mine marks a ship for a side deck and rotates it without one', () => {
  for (const tactics of [['Phaser Banks', 'Photon Torpedo', 'Attack Wing'], undefined]) {
    const t = scene({
      line: ['Explore Interstellar Matter'],
      a: { ships: ['I.K.C. Lukara@0: Kang, Koloth'] },
      b: { dilemmas: ['Gravitic Mine@0'], ...(tactics === undefined ? {} : { tactics }) },
    });
    t.a.orders('attempt', t.thing('Lukara'));
    expect(t.figures('Lukara')).toBe(tactics === undefined ? '5 7 7 50' : '6 4 5 35');
  }
});

ruling('BOG-26, BOG-30, BOG-36, R11: E6, Target Shields marks even where it misses', () => {
  const t = scene({
    line: ['Nebula'],
    a: { ships: ['I.K.C. Koraga@0: Kang'], tactics: ['Target Shields'] },
    b: { ships: ['U.S.S. Defiant@0: Benjamin Sisko'], table: ['Captain’s Log'], tactics: ['Phaser Banks'] },
  });
  expect(t.figures('Defiant')).toBe('8 13 12 100');
  t.a.answers(['attack', t.thing('Defiant'), 0]);
  t.a.answers([t.thing('Koraga')]);
  t.b.answers('none');
  t.a.answers('draw');
  t.a.answers('T03');
  t.b.answers('none');
  expect(t.figures('Defiant')).toBe('8 13 7 100');
});

ruling('BOG-35, BOG-36, B37: E7, enhancements off line leave the printed number, bonuses of Tactics stay', () => {
  const t = scene({
    line: ['Nebula'],
    a: { ships: ['U.S.S. Enterprise@0: Jean-Luc Picard'], table: ['Captain’s Log'], on: ['Bynars Weapon Enhancement>Enterprise'] },
    b: { on: ['Target Weapons>Enterprise'] },
  });
  expect(t.figures('Enterprise')).toBe('9 6 12 75');
});

ruling('BOG-10, BOG-34, R5, R7: E8, an exhausted side deck places nothing, and the last card is shuffled again', () => {
  const t = scene({
    line: ['Nebula'],
    a: { ships: ["I.K.S. Negh'Var@0: Martok"], tactics: ['Phaser Banks'] },
    b: { ships: ['U.S.S. Galaxy@0'] },
  });
  t.a.answers(['attack', t.thing('Galaxy'), 0]);
  t.a.answers([t.thing("Negh'Var")]);
  t.b.answers('none');
  t.a.answers('draw');
  t.a.answers('T12');
  expect(t.events('fired')[0]?.result).toBe('hit');
  expect(t.figures('Galaxy')).toBe('8 7 9 100');
  expect(t.names(t.state.tactics[0])).toEqual(['Phaser Banks']);
});

ruling('BOG-47, BOG-48, BOG-49, BOG-50, R25, R26, R27: E9, a multiplexed Cube hits two ships', () => {
  const t = scene(
    {
      line: ['Nebula'],
      a: {
        ships: ['Borg Cube@0: Nine of Seventeen, Four of Eleven, Four of Eleven'],
        tactics: ['Target Shields', 'Photon Torpedo', 'Full Phaser Spread', 'Quantum Torpedo', 'Phaser Banks'],
      },
      b: { ships: ['U.S.S. Enterprise@0: Worf', 'U.S.S. Galaxy@0: Geordi La Forge'], tactics: ['Evasive Maneuvers', 'Phaser Banks'] },
    },
    [0, 0],
  );
  t.a.answers(['attack', t.thing('Enterprise'), 0]);
  t.a.answers([t.thing('Cube')]);
  t.a.answers([t.thing('Galaxy')]);
  t.b.answers('none');
  t.a.answers('draw');
  t.a.answers('T03');
  t.b.answers('draw');
  t.b.answers('T08');
  expect(t.events('fired').map(({ attack, defense, result }) => [attack, defense, result])).toEqual([
    [26, 13, 'hit'],
    [26, 13, 'hit'],
  ]);
  t.a.answers(t.thing('Enterprise'));
  t.pass();
  const marks = t.events('marked').map(({ target, card: marker }) => `${target} ${marker}`);
  expect(marks[0]).toBe('FS1 T03');
  expect([marks.filter((one) => one.startsWith('FS1')).length, marks.filter((one) => one.startsWith('FS4')).length]).toEqual([2, 2]);
});

ruling('BOG-43, BOG-44, BOG-46, R13, R29: E10, markers and rotation add up on the Borg Ship dilemma', () => {
  const t = scene({
    line: ['Nebula', 'Explore Interstellar Matter'],
    a: {
      ships: [
        "I.K.S. Negh'Var@0: Martok, Kang, Voktak, N’Garen",
        'I.K.C. Lukara@0: Koloth, Kor',
        'I.K.C. Koraga@0: Worf Son of Mogh',
        "I.K.C. Vor'Cha@0: Divok, Kavok",
      ],
    },
    b: { tactics: ['Photon Torpedo', 'Photon Torpedo', 'Phaser Banks', 'Phaser Banks', 'Phaser Banks', 'Phaser Banks'] },
    set(s) {
      const ship = enter(s, card('Borg Ship'), 1, -10, NONE);
      s.turns[ship] = 1;
      for (const marker of ['Phaser Banks', 'Attack Wing']) enter(s, card(marker), 1, ship);
    },
  });
  expect(t.figures('Borg Ship').split(' ')[3]).toBe('45');
  t.a.answers(['attack', t.thing('Borg Ship'), 0]);
  t.a.answers(["Negh'Var", 'Lukara', 'Koraga', "Vor'Cha"].map((name) => t.thing(name)));
  t.pass();
  expect([t.isInPlay('Borg Ship'), t.state.score[0]]).toEqual([false, 45]);
});

ruling('BOG-81, BOG-82, BOG-83, BOG-84, BOG-85, BOG-86, BOG-87, R18, B20, B21, B22: E15, the right to fire', () => {
  const nor = (crew: string) =>
    scene({ line: ['Impose Order'], a: { facilities: [`Nor@0; Ops${crew}; Infirmary: Telle`] }, b: { ships: ['I.K.C. Lukara@0: Kang'] } });
  expect(nor('').a.refused(['attack', 99, 0])).toBe('BOG-11: You can only attack enemy cards.');
  const away = nor('');
  expect(away.a.refused(['attack', away.thing('Lukara'), 0])).toBe('BOG-83: On a Nor the gunners must be in Ops.');
  const ops = nor(': Daro');
  expect(ops.a.refused(['attack', ops.thing('Lukara'), 0])).toBe('BOG-85: You need a leader or a Borg aboard to attack.');
  const led = nor(': Dakol');
  expect(led.a.can('attack')).toEqual([`${led.thing('Lukara')} 0`]);
  const t = scene({
    line: ['Nebula'],
    a: { ships: ['I.K.C. Lukara@0: Kang'] },
    b: { ships: ['U.S.S. Enterprise*@0: Geordi La Forge*'] },
  });
  t.a.answers(['attack', t.thing('Enterprise'), 0]);
  t.a.answers([t.thing('Lukara')]);
  expect(t.b.options).toEqual([t.thing('Lukara'), 'none']);
  t.b.answers('none');
  t.a.ends();
  t.pass();
  expect(t.b.can('attack')).toEqual([`${t.thing('Lukara')} 0`]);
});

rulings(
  'BOG-81, BOG-82: $name',
  [
    { name: 'a ship fires', ship: 'I.K.C. Lukara@0: Kang', may: true },
    { name: 'not while it is cloaked', ship: 'I.K.C. Lukara@0: Kang', cloaked: true, may: false },
    { name: 'not without WEAPONS', ship: 'I.K.C. Lukara@0: Kang', markers: 4, may: false },
    { name: 'not without anybody aboard', ship: 'I.K.C. Lukara@0', may: false },
    { name: 'not without somebody who matches', ship: 'I.K.C. Lukara@0: Roga Danar', may: false },
    { name: 'a Non-Aligned ship with a compatible person', ship: 'Mercenary Ship@0: Kang', may: true },
  ],
  ({ ship, may, cloaked = false, markers = 0 }) => {
    const t = scene({
      a: { ships: [ship] },
      b: { ships: ['U.S.S. Galaxy@0: Worf'], on: new Array(markers).fill(`Phaser Banks>${ship.split('@')[0]}`) },
      set: (s) => cloaked && s.flags.splice(find(s, 'Lukara'), 1, CLOAKED),
    });
    expect(t.a.can('attack').length).toBe(may ? 1 : 0);
  },
);
ruling('BOG-B37, BOG-36, BOG-33: enhancements and reductions add up; off line, only the reductions are left', () => {
  const lukara = (markers: readonly string[]) =>
    scene({
      line: ['Nebula'],
      a: { ships: ['I.K.C. Lukara@0: Martok'], on: ['Bynars Weapon Enhancement>Lukara'] },
      b: { on: markers.map((name) => `${name}>Lukara`) },
    }).figures('Lukara');
  expect([lukara([]), lukara(['Photon Torpedo']), lukara(['Photon Torpedo', 'Target Weapons'])]).toEqual([
    '7 11 7 100',
    '7 10 6 65',
    '7 4 6 40',
  ]);
  expect(lukara(['Photon Torpedo', 'Photon Torpedo'])).toBe('7 9 5 30');
});
ruling('BOG-22, BOG-B16: a docked ship adds its tactic to its own SHIELDS and half its host’s', () => {
  const t = scene({
    line: ['Nebula'],
    a: { ships: ['I.K.C. Lukara@0: Kang'] },
    b: { facilities: ['Romulan Outpost@0'], ships: ["D'deridex@Romulan Outpost"], tactics: ['Plasma Torpedo', 'Attack Wing'] },
  });
  t.a.answers(['attack', t.thing("D'deridex"), 0]);
  t.a.answers([t.thing('Lukara')]);
  t.b.answers('none');
  t.b.answers('draw');
  t.b.answers('T15');
  expect(t.events('fired').map(({ attack, defense, result }) => [attack, defense, result])).toEqual([[7, 25, 'miss']]);
});

ruling('BOG-R70: a person who adds to a total has been seen, and nobody else; who mans the guns of return fire is named', () => {
  const t = scene({
    a: { ships: ['I.K.C. Lukara@0: Kang, Voktak', 'I.K.C. Koraga@0: Worf Son of Mogh, Martok'], table: ['Captain’s Log'] },
    b: { ships: ["Jem'Hadar Warship@0: Umat'Adan, Lamat'Ukan, Kudak'Etan"] },
    set: (s) => s.flags.fill(0),
  });
  const [lukara, warship] = [t.thing('Lukara'), t.thing('Warship')];
  t.a.answers(['attack', warship, 0]);
  t.a.answers([lukara]);
  t.b.answers(lukara);
  t.b.answers([warship]);
  answerRest(t);
  const seen = (name: string) => has(t.state, t.thing(name), SEEN);
  expect(['Kang', 'Martok', 'Voktak', 'Worf Son of Mogh'].map(seen)).toEqual([true, true, false, false]);
  expect(["Umat'Adan", "Lamat'Ukan", "Kudak'Etan"].map(seen)).toEqual([false, true, true]);
  expect(t.events('returnFire').map(({ crew }) => crew)).toEqual([['PD01']]); // the lowest id
});

ruling('BOG-R70: a disabled person adds nothing to a total, and is not seen for it', () => {
  const t = scene({
    a: { ships: ['I.K.C. Lukara@0: Kang'] },
    b: { ships: ["D'deridex@0: D'Vin, Ulani Belor"], on: ["Metaphasic Shields>D'deridex"] },
    set: (s) => s.flags.fill(0),
  });
  t.a.answers(['attack', t.thing("D'deridex"), 0]);
  t.a.answers([t.thing('Lukara')]);
  answerRest(t);
  expect(["D'Vin", 'Ulani Belor'].map((name) => has(t.state, t.thing(name), SEEN))).toEqual([true, false]);
});

ruling('BOG-R25: the Multiplexor alone allows two targets, two with Def no more, three with Def three', () => {
  const most = (crew: string): number => {
    const t = scene({
      a: { ships: [`Borg Cube@0: ${crew}`] },
      b: { ships: ['I.K.C. Lukara@0: Kang', 'I.K.C. Koraga@0: Kor', "I.K.C. K'Vort@0: Koloth", "I.K.C. Vor'Cha@0: Martok"] },
    });
    t.a.answers(['attack', t.thing('Lukara')]);
    t.a.answers([t.thing('Cube')]);
    return t.asked === 'a bog.targets' ? 1 + (t.a.prompt.max ?? 0) : 1;
  };
  const multiplexor = face(D.PB02).name;
  expect(most(`${multiplexor}`)).toBe(2);
  expect(most(`${multiplexor}, Three of Nineteen, Three of Nineteen`)).toBe(3);
  expect(most('Three of Nineteen, Three of Nineteen')).toBe(1);
});
ruling('BOG-B37: two Weak Spots on one target both count, in either order', () => {
  const defense = (first: string, second: string): unknown => {
    const t = scene({
      a: {
        ships: ['I.K.C. Lukara@0: Kang', 'I.K.C. Koraga@0: Kor'],
        hand: ['Weak Spot', 'Weak Spot'],
      },
      b: { ships: ['U.S.S. Enterprise@0: Jean-Luc Picard'], table: ["Captain's Log"] },
    });
    const ship = t.thing('Enterprise');
    t.a.answers(['attack', ship]);
    t.a.answers([t.thing('Lukara'), t.thing('Koraga')]);
    t.b.answers('none');
    for (const word of [first, second]) {
      t.a.answers(['play', 'IT15', word === 'weak' ? `weak ${ship}` : `suspend ${ship} EV06`]);
      while (t.asked.startsWith('b')) t.b.answers('pass');
    }
    t.pass();
    return t.events('fired')[0]?.defense;
  };
  expect(defense('weak', 'suspend')).toBe(5);
  expect(defense('suspend', 'weak')).toBe(5);
});
ruling('BOG-B37: the Thunderchild is stronger against Borg ships and the Borg Ship, not against a Borg Outpost', () => {
  const shields = (foe: string): number => {
    const t = scene({
      a: { ships: ['U.S.S. Thunderchild@0: Worf'] },
      b: foe.includes('Outpost') ? { facilities: [foe] } : { ships: [foe] },
    });
    return shieldsOf(t.state, t.thing('Thunderchild'), { knower: NONE, versus: t.thing(foe.split('@')[0] ?? '') });
  };
  const plain = shields('I.K.C. Lukara@0');
  expect([shields('Borg Cube@0') - plain, shields('Borg Outpost@0') - plain]).toEqual([4, 0]);
});
