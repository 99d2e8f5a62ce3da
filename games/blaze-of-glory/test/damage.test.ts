import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { FACES } from '../cards/index.ts';
import { takeOver } from '../rules/captives.ts';
import { enter, toHand } from '../rules/changes.ts';
import { symbolsOf } from '../rules/damage.ts';
import { type BlazeTable, conditionOf } from '../rules/things.ts';
import { NONE } from '../state.ts';
import { card, find, scene } from './scene.ts';

ruling('BOG-29, BOG-31, BOG-32, BOG-38, BOG-39, B26, R11, R54, R80, R83: E4, casualties first, then HULL, then the Escape Pod', () => {
  for (const hand of [['Escape Pod'], []]) {
    const t = scene(
      {
        line: ['Nebula'],
        a: {
          ships: ["I.K.S. Negh'Var@0: Martok"],
          tactics: ['Pulse Disruptor', 'Phaser Banks', 'Phaser Banks', 'Attack Wing'],
          on: ['Evasive Maneuvers>Galaxy', 'Evasive Maneuvers>Galaxy'],
        },
        b: {
          facilities: ['Federation Outpost@0'],
          ships: ['U.S.S. Galaxy@0: Worf, Geordi La Forge, Deanna Troi, Sarita Carson, Enrique Muniz'],
          hand,
        },
      },
      [0, 0],
    );
    expect(t.figures('Galaxy').split(' ')[3]).toBe('30');
    t.a.answers(['attack', t.thing('Galaxy'), 0]);
    t.a.answers([t.thing("Negh'Var")]);
    t.b.answers('none');
    t.pass();
    t.a.answers('draw');
    t.a.answers('T17');
    expect(t.events('killed').length).toBe(hand.length > 0 ? 2 : 5);
    if (hand.length > 0) {
      t.b.answers(['play', 'IT06', 0]);
      t.pass();
      expect(t.state.inPlay.filter((c) => t.state.at[c] === t.thing('Escape Pod')).length).toBe(3);
    }
    t.pass();
    expect([t.isInPlay('Galaxy'), t.score]).toEqual([false, '5:0']);
  }
});

ruling('BOG-24, B24, R14: without a side deck a hit rotates, a second or a direct hit destroys', () => {
  const fire = (ships: readonly string[]) => {
    const t = scene({ line: ['Nebula'], a: { ships }, b: { facilities: ['Federation Outpost@0'], ships: ['Runabout@0'] } });
    t.a.answers(['attack', t.thing('Runabout'), 0]);
    t.a.answers(t.a.options as never);
    t.b.answers('none');
    t.pass();
    return t;
  };
  expect(fire(['I.K.C. Lukara@0: Kang']).figures('Runabout')).toBe('5 5 5 50');
  expect(fire(['I.K.C. Lukara@0: Kang', 'I.K.C. Koraga@0: Voktak']).isInPlay('Runabout')).toBe(false);
});

ruling('BOG-8, BOG-18, BOG-33, BOG-42, R4, R6, R19: markers add up, go under their owner’s side deck, unplayed Tactics too', () => {
  const t = scene({
    line: ['Nebula'],
    a: { ships: ['I.K.C. Lukara@0: Kang'], tactics: ['Crimson Forcefield', 'Attack Wing', 'Phaser Banks'] },
    b: { ships: ['U.S.S. Galaxy@0'], facilities: ['Federation Outpost@0'] },
    set(s) {
      s.tacticsUp[0] = [];
    },
  });
  t.a.answers(['attack', t.thing('Galaxy'), 0]);
  t.a.answers([t.thing('Lukara')]);
  t.b.answers('none');
  t.a.answers('draw');
  t.a.answers('draw');
  expect(t.stage.view(1).seats[0]?.tacticsCount).toBe(3);
  expect(t.a.refused('draw')).toBe('BOG-16: Two Tactics at most.');
  expect(t.a.refused('T09')).toBe('BOG-17: Choose one of the Tactics you drew.');
  expect(t.a.refused(['T01', 'T07'])).toBe('BOG-48: One Tactic per battle.');
  t.a.answers('T01');
  t.pass();
  expect(t.names(t.state.tacticsUp[0])).toEqual(['Crimson Forcefield', 'Attack Wing']);
  const u = scene({ line: ['Nebula'], a: { on: ['Phaser Banks>Galaxy', 'Phaser Banks>Galaxy'] }, b: { ships: ['U.S.S. Galaxy@0'] } });
  expect(u.figures('Galaxy')).toBe('6 3 7 40');
  const [galaxy, marker] = [u.thing('Galaxy'), u.thing('Phaser Banks')];
  takeOver(u.state, galaxy, 0);
  expect([u.state.controller[galaxy], u.state.controller[marker], u.state.owner[marker], u.figures('Galaxy')]).toEqual([
    0,
    0,
    0,
    '6 3 7 40',
  ]);
  toHand(u.stage.run.table as unknown as BlazeTable, galaxy);
  expect([u.isInPlay('Phaser Banks'), u.names([...(u.state.tactics[0] ?? []), ...(u.state.tacticsUp[0] ?? [])]), u.b.hand]).toEqual([
    false,
    ['Phaser Banks', 'Phaser Banks'],
    ['U.S.S. Galaxy'],
  ]);
});

ruling('BOG-R19: who takes a ship over has its markers with it, but they stay their placer’s', () => {
  const t = scene({ a: { ships: ['I.K.C. Lukara@0'] }, b: { on: ['Phaser Banks>Lukara'], ships: ['Runabout@0'] } });
  const [lukara, marker] = [t.thing('Lukara'), t.thing('Phaser Banks')];
  takeOver(t.state, lukara, 1);
  takeOver(t.state, lukara, 0);
  expect([t.state.controller[lukara], t.state.controller[marker], t.state.at[marker]]).toEqual([0, 1, lukara]);
});
ruling('BOG-R3: no number falls below 0, however many markers lie there', () => {
  const banks = (n: number): string =>
    scene({ a: { on: new Array(n).fill('Phaser Banks>Galaxy') }, b: { ships: ['U.S.S. Galaxy@0'] } }).figures('Galaxy');
  expect([1, 3, 4, 8].map(banks)).toEqual(['7 5 8 70', '5 1 6 10', '4 0 5 -20', '0 0 1 -140']);
});
ruling('BOG-R1: the usual print is FF and FFFF, aimed ones have DF and DFFF, and without a Tactic it is the usual', () => {
  const { state } = scene({ a: { ships: ['I.K.C. Lukara@0'] } });
  const symbols = (tactic: number) =>
    (['hit', 'direct'] as const).map((result) =>
      symbolsOf(state, { tactic, result, target: find(state, 'Lukara'), engagement: null, by: 0 }),
    );
  expect(symbols(NONE)).toEqual(['FF', 'FFFF']);
  const printed = FACES.filter(({ kind }) => kind === 'tactic').map(({ d, id }) => [id, symbols(d).join(' ')]);
  const like = (wanted: string) => printed.flatMap(([id, symbols]) => (symbols === wanted ? [id] : [])).join(' ');
  expect(like('DF DFFF')).toBe('T02 T03 T04 T05 T21');
  expect([like('D D'), like('F FF')]).toEqual(['T06', 'T07']);
  expect(like('FF FFFF')).toBe('T01 T08 T09 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20');
});

ruling('BOG-15, BOG-20, R82: start-of-battle cards before Tactics, none from the hand, no Delta without a side deck', () => {
  const t = scene({
    line: ['Nebula'],
    a: { ships: ['I.K.C. Lukara@0: Kang, Kor'], hand: ['Attack Pattern Delta', 'Battle Bridge Door'] },
    b: {
      ships: ['U.S.S. Galaxy@0: Worf'],
      facilities: ['Federation Outpost@0'],
      hand: ['Attack Pattern Delta'],
      tactics: ['Phaser Banks', 'Attack Wing', 'Attack Wing'],
    },
  });
  expect(t.a.refused(['play', 'T17', 0])).toBe('BOG-20: Tactics aren’t played from your hand.');
  t.a.answers(['attack', t.thing('Galaxy'), 0]);
  t.a.answers([t.thing('Lukara')]);
  t.b.answers('none');
  expect(t.a.refused(['play', 'IT02', 0])).toBe('BOG-R82: You have no Battle Bridge side deck.');
  expect(t.a.options).toEqual(['pass', ['play', 'DW1', 'weapons']]);
  t.a.answers('pass');
  t.b.answers(['play', 'IT02', 0]);
  t.pass();
  expect(t.b.prompt.params).toEqual({ drawn: 0, limit: 3 });
  t.b.answers('none');
  t.pass();
});

ruling('BOG-R8, R9: Crimson Forcefield nullifies the opposing tactic unless a cool OFFICER is aboard', () => {
  for (const [crew, shown] of [
    ['Worf', [10, 9]],
    ['Jadzia Dax (Blaze of Glory), Engineering Kit', [10, 9]],
  ] as const) {
    const t = scene({
      line: ['Nebula'],
      a: { ships: ['I.K.C. Lukara@0: Kang'], tactics: ['Crimson Forcefield', 'Attack Wing', 'Attack Wing'] },
      b: {
        ships: [`U.S.S. Galaxy@0: ${crew}`],
        facilities: ['Federation Outpost@0'],
        tactics: ['Phaser Banks', 'Attack Wing', 'Attack Wing'],
      },
    });
    t.a.answers(['attack', t.thing('Galaxy'), 0]);
    t.a.answers([t.thing('Lukara')]);
    if (t.asked === 'b bog.return') t.b.answers('none');
    t.a.answers('draw');
    t.a.answers('T07');
    t.b.answers('draw');
    t.b.answers('T12');
    t.pass();
    expect(t.events('nullified').length).toBe(1);
    expect(t.events('fired')[0]?.defense).toBe(shown[1]);
  }
});

ruling('BOG-R10, R17: return fire damages although its ship was just destroyed, and is voluntary', () => {
  const t = scene({
    line: ['Nebula'],
    a: { ships: ["I.K.S. Negh'Var@0: Martok"] },
    b: { ships: ['Runabout@0: Geordi La Forge', 'U.S.S. Galaxy@0: Worf'], facilities: ['Federation Outpost@0'] },
  });
  t.a.answers(['attack', t.thing('Runabout'), 0]);
  t.a.answers([t.thing("Negh'Var")]);
  expect(t.b.options).toEqual([t.thing("Negh'Var"), 'none']);
  t.b.answers(t.thing("Negh'Var"));
  t.b.answers([t.thing('Runabout'), t.thing('Galaxy')]);
  t.pass();
  expect([t.isInPlay('Runabout'), t.figures("Negh'Var").split(' ')[3]]).toEqual([false, '50']);
});

ruling('BOG-41, R22: a full repair clears everything, two full turns at the dock turn a rotated ship back', () => {
  const t = scene({
    line: ['Impose Order'],
    a: { facilities: ['Klingon Outpost@0'], ships: ['I.K.C. Lukara@0: Kang'], hand: ['Spacedock'] },
    b: { facilities: ['Federation Outpost@0'], on: ['Phaser Banks>Lukara', 'Attack Wing>Lukara'], tactics: [] },
  });
  t.a.orders('play', 'EV15', t.thing('Klingon Outpost'));
  t.a.orders('dock', t.thing('Lukara'), t.thing('Klingon Outpost'));
  expect(t.figures('Lukara')).toBe('7 7 7 100');
  const u = scene({
    line: ['Impose Order'],
    a: { facilities: ['Klingon Outpost@0'], ships: ['I.K.C. Lukara@Klingon Outpost: Kang'] },
    b: { facilities: ['Federation Outpost@0'], deck: ['Worf', 'Kang', 'Kor', 'Koloth'] },
    active: 1,
    set(s) {
      s.flags[s.inPlay.find((c) => s.host[c] !== -1) as number] = 512;
    },
  });
  u.b.ends();
  u.a.ends();
  u.b.ends();
  u.a.ends();
  expect(u.asked).toBe('a bog.repair');
  u.a.answers('yes');
  expect(u.figures('Lukara')).toBe('7 7 7 100');
});

ruling('BOG-72, R55: E11, Calamarain places markers one at a time, none that would destroy', () => {
  const t = scene({
    line: ['Nebula'],
    a: {
      tactics: ['Evasive Maneuvers', 'Photon Torpedo', 'Attack Wing'],
      on: ['Attack Wing>Galaxy', 'Attack Wing>Galaxy'],
      facilities: ['Klingon Outpost@0'],
    },
    b: { ships: ['U.S.S. Galaxy@0: Worf'] },
    set(s) {
      enter(s, card('Calamarain'), 0, -10);
    },
  });
  t.a.orders('use', t.thing('Calamarain'), `strike ${t.thing('Galaxy')}`);
  expect([t.figures('Galaxy').split(' ')[3], t.names(t.state.tacticsUp[0]), t.isInPlay('Calamarain')]).toEqual([
    '15',
    ['Photon Torpedo'],
    false,
  ]);
});

ruling('BOG-R23, R24: a casualty may be anybody aboard, on a Nor at a site that the damaging player names', () => {
  const t = scene({
    line: ['Impose Order'],
    a: {
      ships: [
        "I.K.S. Negh'Var@0: Martok",
        'I.K.C. Lukara@0: Kang',
        'I.K.C. Koraga@0: Voktak',
        "I.K.C. Vor'Cha@0: Galathon",
        "I.K.C. K'Vort@0: Kavok",
      ],
      tactics: ['Phaser Banks', 'Phaser Banks', 'Phaser Banks', 'Phaser Banks'],
    },
    b: { facilities: ['Nor@0; Ops; Infirmary: Telle'] },
  });
  t.a.answers(['attack', t.thing('Nor'), 0]);
  t.a.answers(t.a.options as never);
  if (t.asked === 'b bog.return') t.b.answers('none');
  t.pass();
  t.a.answers('none');
  expect(t.asked).toBe('a bog.site');
  t.a.answers(t.thing('Ops'));
  t.a.answers(t.thing('Infirmary'));
  t.pass();
  expect(t.events('killed').map(({ card: id }) => id)).toEqual(['PC05']);
});

ruling('BOG-45, R28: the Borg Ship goes to the farther end and attacks both players in turn', () => {
  const t = scene({
    line: ['Nebula', 'Explore Interstellar Matter', 'Investigate Incursion'],
    a: { ships: ['I.K.C. Lukara@1: Kang, N’Garen', 'I.K.C. Koraga@2: Voktak'] },
    b: { ships: ['U.S.S. Galaxy@1: Worf'], facilities: ['Federation Outpost@2'], dilemmas: ['Borg Ship@1'] },
  });
  t.a.answers(['attempt', t.thing('Lukara'), 0]);
  expect(t.asked).toBe('b bog.way');
  t.b.answers('left');
  expect(t.asked).toBe('a bog.first');
  t.a.answers(1);
  while (t.asked.endsWith('bog.return')) t.stage.answer(Number(t.asked.startsWith('b')), 'none');
  t.pass();
  while (t.asked.endsWith('bog.return')) t.stage.answer(Number(t.asked.startsWith('b')), 'none');
  t.pass();
  expect([t.isInPlay('Galaxy'), t.isInPlay('Lukara'), t.state.score]).toEqual([false, false, [5, 5]]);
  t.a.ends();
  expect(t.place('Borg Ship')).toBe('-10');
  t.b.ends();
  expect(t.isInPlay('Borg Ship')).toBe(false);
});

ruling('BOG-R78, BOG-77, R42, R40: Outgunned ends the battle and takes ship and crew', () => {
  const t = scene({
    line: ['Nebula'],
    a: { ships: ["I.K.S. Negh'Var@0: Martok, Kang", 'I.K.C. Lukara@0: Koloth, Kor'], hand: ['Outgunned'] },
    b: { ships: ['Runabout@0: Worf'], facilities: ['Federation Outpost@0'] },
  });
  t.a.answers(['attack', t.thing('Runabout'), 0]);
  t.a.answers([t.thing("Negh'Var"), t.thing('Lukara')]);
  if (t.asked === 'b bog.return') t.b.answers('none');
  t.a.answers(['play', 'IT08', 0]);
  t.pass();
  t.a.answers(t.thing('Lukara'));
  t.pass();
  expect([t.state.controller[t.thing('Runabout')], t.state.allegiance[t.thing('Runabout')], conditionOf(t.state, t.thing('Worf'))]).toEqual(
    [0, 1, 'escorted'],
  );
  expect(t.events('fired')).toEqual([]);
});
