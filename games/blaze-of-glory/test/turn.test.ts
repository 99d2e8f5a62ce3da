import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { card, scene } from './scene.ts';

ruling('BOG-68, BOG-69, BOG-71, R43, R44, B9: E14, who reports where', () => {
  const t = scene({
    line: ['Nebula', 'Explore Interstellar Matter'],
    gamma: ['Rescue Founder'],
    a: { facilities: ['Neutral Outpost@0', 'Primary Supply Depot@2'], hand: ["Kudak'Etan", 'Alpha Attack Ship', "Ixtana'Rax", 'Kang'] },
  });
  const [neutral, depot] = [t.thing('Neutral Outpost'), t.thing('Primary Supply Depot')];
  expect(t.a.can('report')).toEqual([`PD01 ${neutral}`, `DS1 ${neutral}`, `PD05 ${depot}`, `PK01 ${neutral}`]);
  expect(t.a.refused(['report', 'PD01', depot])).toBe('BOG-68: It can’t report there without a Gamma icon.');
  expect(t.a.refused(['report', 'DS1', depot])).toBe('BOG-71: It can’t report there without a Gamma icon.');
  expect(t.a.refused(['report', 'PD05', neutral])).toBe('BOG-R43: It can only report in the Gamma Quadrant.');
  expect(t.a.refused(['report', 'PK01', depot])).toBe('BOG-B9: This facility isn’t compatible.');
});

ruling('BOG-70: a Birthing Chamber brings a universal Jem’Hadar anywhere', () => {
  const t = scene({
    gamma: ['Rescue Founder'],
    a: { teams: ['1: Gelnon, Jem’Hadar Birthing Chamber'], hand: ["Duran'Adar", 'Umat’Adan'] },
  });
  expect(t.a.can('use')).toEqual(['EQ8@-13 PD04']);
  t.a.orders('use', 'EQ8@-13', 'PD04');
  expect(t.place("Duran'Adar")).toBe('-13');
  expect(t.a.can('use')).toEqual([]);
});

ruling('BOG-B11: one normal card play before orders', () => {
  const t = scene({
    line: ['Krios Suppression', 'Nebula'],
    a: { facilities: ['Klingon Outpost@0'], hand: ['Kang', 'Kor', 'D’k Tahg'], ships: ['I.K.C. Lukara@0: Koloth'] },
  });
  const outpost = t.thing('Klingon Outpost');
  t.a.orders('report', 'PK01', outpost);
  expect(t.a.refused(['report', 'PK03', outpost])).toBe('BOG-B11: You’ve already played a card this turn.');
  expect(t.a.can('report')).toEqual([`EQ4 ${outpost}`]);
  t.a.orders('move', t.thing('Lukara'), 1);
  expect(t.a.refused(['report', 'PK03', outpost])).toBe('BOG-B11: Play cards before you give orders.');
});

ruling('BOG-B2, B3, B4, B18: moving costs the spans passed and stopped at, and needs a staffed, unstopped ship', () => {
  const t = scene({
    line: ['Krios Suppression', 'Nebula', 'A Good Day To Live'],
    a: { ships: ['I.K.C. Lukara@0: Kang', 'I.K.C. Koraga@0', 'I.K.C. K’Vort*@0: Kor'] },
  });
  const [lukara, koraga, kvort] = ['Lukara', 'Koraga', "K'Vort"].map((name) => t.thing(name)) as [number, number, number];
  expect(t.a.can('move')).toEqual([`${lukara} 1`]);
  expect(t.a.refused(['move', lukara, 2])).toBe('BOG-B3: Not enough RANGE: it takes 8, the ship has 7.');
  expect(t.a.refused(['move', koraga, 1])).toBe('BOG-B4: The ship isn’t staffed.');
  expect(t.a.refused(['move', kvort, 1])).toBe('BOG-B18: It’s stopped for this turn.');
  t.a.orders('move', lukara, 1);
  expect(t.a.can('move')).toEqual([`${lukara} 0`]);
});

ruling('BOG-B15, B16, R77: docking and undocking once each way, free of RANGE', () => {
  const t = scene({
    line: ['Krios Suppression'],
    a: { facilities: ['Klingon Outpost@0'], ships: ['I.K.C. Lukara@Klingon Outpost: Kang'] },
  });
  const [ship, outpost] = [t.thing('Lukara'), t.thing('Klingon Outpost')];
  t.a.orders('undock', ship);
  t.a.orders('dock', ship, outpost);
  expect(t.a.refused(['undock', ship, 0])).toBe('BOG-B15: You can dock once and undock once per turn.');
});

ruling('BOG-B17: a cloaked ship moves but is no target and does not attempt', () => {
  const t = scene({
    line: ['Explore Interstellar Matter', 'Nebula'],
    a: { ships: ['I.K.C. Lukara@0: Kang'] },
    b: { ships: ['U.S.S. Galaxy@0: Worf'] },
  });
  const ship = t.thing('Lukara');
  t.a.orders('cloak', ship);
  expect(t.a.refused(['attempt', ship, 0])).toBe('BOG-B17: You can’t do that while cloaked.');
  expect(t.a.refused(['attack', t.thing('Galaxy'), 0])).toBe('BOG-81: It can’t fire while cloaked.');
  t.a.orders('decloak', ship);
  expect(t.a.refused(['cloak', ship, 0])).toBe('BOG-B17: You can dock once and undock once per turn.');
});

ruling('BOG-B13, B14, R74: beaming between own places is free, SHIELDS block it onto and off opposing cards', () => {
  const t = scene({
    line: ['Krios Suppression'],
    a: { ships: ['I.K.C. Lukara@0: Kang, Bat’leth'] },
    b: { ships: ['U.S.S. Galaxy@0: Worf'] },
  });
  const [mine, theirs] = [t.thing('Lukara'), t.thing('Galaxy')];
  expect(t.a.can('beam')).toEqual([`${mine} -11`]);
  expect(t.a.refused(['beam', mine, theirs])).toBe('BOG-B14: Their SHIELDS block beaming.');
  t.a.answers(['beam', mine, -11]);
  expect(t.a.options).toEqual(['PK01', 'EQ2']);
  t.a.answers(['PK01']);
  expect([t.place('Kang'), t.place("Bat'leth")]).toEqual(['-11', 'I.K.C. Lukara']);
});

ruling('BOG-B28, B30, B31: a mission is solved by a team with an icon and the requirement, once', () => {
  const t = scene({ line: ['Krios Suppression'], a: { teams: ['0: Koloth, Kang, Kor, Worf Son of Mogh'] } });
  t.a.orders('attempt', -11);
  expect([t.score, t.state.solvedBy[0]]).toEqual(['30:0', 0]);
  expect(t.a.refused(['attempt', -11, 0])).toBe('BOG-B31: This mission is already solved.');
  const weak = scene({ line: ['Krios Suppression'], a: { teams: ['0: Koloth, Kang'] } });
  weak.a.orders('attempt', -11);
  expect([weak.score, weak.a.can('attempt')]).toEqual(['0:0', []]);
  const alien = scene({ line: ['Krios Suppression'], a: { teams: ['0: Worf'] } });
  expect(alien.a.refused(['attempt', -11, 0])).toBe('BOG-B28: None of your crew here can attempt this mission.');
});

ruling('BOG-B29, R51: a wall stays open on top, own dilemmas are discarded, points are scored', () => {
  const t = scene({
    line: ['Krios Suppression'],
    a: { teams: ['0: Koloth, Kang, Kor, Worf Son of Mogh'], dilemmas: ['Armus – Skin of Evil@0'] },
    b: { dilemmas: ['Impassable Door@0'] },
    set: (s) => s.stacks[0]?.reverse(),
  });
  t.a.orders('attempt', -11);
  expect([t.score, t.state.stacks[0]?.length]).toEqual(['0:0', 2]);
  const own = scene({
    line: ['Krios Suppression'],
    a: { teams: ['0: Koloth, Kang, Kor, Worf Son of Mogh'], dilemmas: ['Armus – Skin of Evil@0'] },
    b: { dilemmas: ['Chalnoth@0'] },
  });
  own.a.orders('attempt', -11);
  expect([own.score, own.state.stacks[0]?.length]).toEqual(['35:0', 0]);
});

ruling('BOG-R48, R91: no battle in the opening turns, no attempt in the first', () => {
  const setting = {
    line: ['Krios Suppression'],
    a: { teams: ['0: Koloth'], ships: ['I.K.C. Lukara@0: Kang'], deck: ['Red Alert!'] },
    b: { ships: ['U.S.S. Galaxy@0: Worf'] },
  } as const;
  const t = scene({ ...setting, turn: 1 });
  expect(t.a.refused(['attack', t.thing('Galaxy'), 0])).toBe('BOG-R48: No battles in a player’s first turn.');
  expect(t.a.refused(['attempt', -11, 0])).toBe('BOG-R91: No mission attempts in the first turn of the match.');
  t.a.ends();
  expect(t.state.hand[0]).toEqual([]);
  const later = (turn: number) => scene({ ...setting, turn });
  expect(later(2).a.refused(['attack', later(2).thing('Galaxy'), 0])).toBe('BOG-R48: No battles in a player’s first turn.');
  expect([later(2).a.can('attempt'), later(3).a.can('attempt'), later(2).a.can('attack'), later(3).a.can('attack').length]).toEqual([
    ['-11 0'],
    ['-11 0'],
    [],
    1,
  ]);
  const third = later(3);
  third.a.ends();
  expect(third.a.hand).toEqual(['Red Alert!']);
});

ruling('BOG-R60: after 100 actions only the end is left', () => {
  const t = scene({
    line: ['Nebula'],
    a: { ships: ['I.K.C. Lukara@0: Kang'] },
    set: (s) => {
      s.actions = 100;
    },
  });
  expect(t.a.options).toEqual(['end']);
  expect(t.a.refused(['cloak', t.thing('Lukara'), 0])).toBe('BOG-R60: That’s enough for one turn. Please end it.');
});

ruling('BOG-R66: a player who is not asked waits', () => {
  const t = scene({ line: ['Nebula'] });
  expect(t.b.refused('end')).toBe('BOG-R66: It’s not your decision right now.');
});

ruling('BOG-B45, R88: a turn ends with one card from the deck, none from an empty one', () => {
  const t = scene({ a: { deck: ['Kang', 'Kor'] }, b: { facilities: ['Klingon Outpost@0'] } });
  t.a.ends();
  expect(t.a.hand).toEqual(['Kang']);
  t.b.ends();
  expect(t.b.hand).toEqual([]);
});

ruling('BOG-B46: the goal ends the match at once', () => {
  const t = scene({ line: ['Krios Suppression'], a: { teams: ['0: Koloth, Kang, Kor, Worf Son of Mogh'], score: 70 } });
  t.a.answers(['attempt', -11, 0]);
  expect([t.result?.reason, t.result?.ranking]).toEqual(['bog.end.goal', [[0], [1]]]);
});

ruling('BOG-R89: the round limit and empty decks end the match by score', () => {
  const t = scene({ a: { score: 5, deck: ['Kang'] }, b: { deck: ['Kor'] }, active: 1, turn: 80 });
  t.b.ends();
  expect([t.result?.reason, t.result?.ranking]).toEqual(['bog.end.rounds', [[0], [1]]]);
  const u = scene({ a: { facilities: ['Klingon Outpost@0'] }, b: { facilities: ['Federation Outpost@0'], score: 1 }, active: 1 });
  u.b.ends();
  expect(u.result).toBeNull();
  u.a.ends();
  u.b.ends();
  expect([u.result?.reason, u.result?.ranking]).toEqual(['bog.end.decks', [[1], [0]]]);
});

ruling('BOG-R90: nothing left, or giving up', () => {
  const t = scene({ a: { facilities: ['Klingon Outpost@0'] } });
  t.a.ends();
  expect([t.result?.reason, t.result?.ranking]).toEqual(['bog.end.eliminated', [[0], [1]]]);
  const u = scene({ a: { facilities: ['Klingon Outpost@0'] } });
  u.stage.concede(0);
  expect(u.result?.ranking).toEqual([[1], [0]]);
});

ruling('BOG-R64, R65: E18, the windows of a turn', () => {
  const t = scene({
    line: ['Nebula', 'Krios Suppression'],
    a: { facilities: ['Klingon Outpost@0'], ships: ['I.K.C. Lukara@Klingon Outpost: Koloth, Kor'], hand: ['Kang'] },
    b: { hand: ['Amanda Rogers'] },
  });
  const asked: string[] = [];
  const settle = () => {
    while (t.asked.startsWith('b bog.w')) {
      asked.push(t.asked.slice(6));
      t.b.answers('pass');
    }
  };
  const ship = t.thing('Lukara');
  t.a.answers(['report', 'PK01', t.thing('Klingon Outpost')]);
  settle();
  t.a.answers(['undock', ship, 0]);
  settle();
  t.a.answers(['move', ship, 1]);
  settle();
  t.a.answers(['beam', ship, -13]);
  t.a.answers(['PK02']);
  settle();
  t.a.answers(['attempt', -13, 0]);
  settle();
  t.a.answers('end');
  settle();
  expect(asked).toEqual(['w1', 'w7', 'w7', 'w7', 'w7', 'w7'].slice(0, asked.length));
  expect(asked.length).toBe(5);
});

ruling('BOG-R69, R70: E16, followed and forgotten', () => {
  const t = scene({
    line: ['Krios Suppression'],
    a: { facilities: ['Klingon Outpost@0: Voktak'], ships: ['I.K.C. Lukara@Klingon Outpost: Kang, Kor, N’Garen'] },
    b: { facilities: ['Federation Outpost@0'] },
  });
  const [ship, outpost] = [t.thing('Lukara'), t.thing('Klingon Outpost')];
  const known = (place: number) =>
    (t.stage.view(1).places.find((one) => one.place === place)?.groups ?? []).map(({ card: id, n }) => `${id} ${n}`);
  expect(known(ship)).toEqual(['PK01 1', 'PK03 1', 'PK08 1']);
  t.a.answers(['walk', ship, outpost]);
  t.a.answers(['PK01']);
  expect([known(ship), known(outpost)]).toEqual([[' 2'], ['PK09 1', ' 1']]);
  t.a.answers(['beam', outpost, -11]);
  t.a.answers(['PK01']);
  expect(known(-11)).toEqual(['PK01 1']);
});

ruling('BOG-40, R20, R21: a full turn at the dock takes one marker off, never at a depot', () => {
  const t = scene({
    line: ['Krios Suppression'],
    a: { facilities: ['Klingon Outpost@0'], ships: ['I.K.C. Lukara@Klingon Outpost: Kang'] },
    b: { facilities: ['Federation Outpost@0'], on: ['Phaser Banks>Lukara', 'Photon Torpedo>Lukara'], tactics: [] },
    active: 1,
  });
  t.b.ends();
  t.a.ends();
  expect(t.asked).toBe('a bog.repair');
  t.a.answers('yes');
  expect(t.names(t.state.tactics[1]).length + (t.state.tacticsUp[1]?.length ?? 0)).toBe(1);
  const u = scene({
    line: ['Nebula'],
    a: { facilities: ['Neutral Outpost@0'], ships: ['I.K.C. Lukara@Neutral Outpost: Kang'] },
    b: { facilities: ['Federation Outpost@0'], on: ['Phaser Banks>Lukara'], tactics: [] },
    active: 1,
  });
  u.b.ends();
  u.a.ends();
  expect(u.asked).toBe('b bog.turn');
});

ruling('BOG-R53: Energy Vortex sends a card back for the turn', () => {
  const t = scene({
    line: ['Krios Suppression'],
    a: { facilities: ['Klingon Outpost@0'], hand: ['Kang'] },
    b: { hand: ['Energy Vortex'] },
  });
  const outpost = t.thing('Klingon Outpost');
  t.a.answers(['report', 'PK01', outpost]);
  t.b.answers(['play', 'IT05', 0]);
  t.pass();
  expect(t.a.refused(['report', 'PK01', outpost])).toBe('BOG-R53: That card was returned to your hand this turn.');
  expect(card('Energy Vortex')).toBe(t.state.discard[1]?.[0]);
});
