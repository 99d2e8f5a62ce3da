import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { game } from '../index.ts';
import { enter, kill } from '../rules/changes.ts';
import { isStaffed } from '../rules/staffing.ts';
import { defaultTactic, tacticValue } from '../rules/tactics.ts';
import { areCompatible, type BlazeTable, conditionOf, isDisabled } from '../rules/things.ts';
import { card, position, scene } from './scene.ts';

ruling('BOG-B5, B6, R75: who is compatible, and who is disabled among strangers', () => {
  const t = scene({
    line: ['Krios Suppression'],
    a: { teams: ['0: Kang, Kor, Worf, Roga Danar'], ships: ['I.K.C. Lukara@0: Sela'], table: [] },
  });
  expect(['Kang', 'Worf', 'Roga Danar', 'Sela'].map((name) => isDisabled(t.state, t.thing(name)))).toEqual([false, true, false, true]);
  const pact = position({ a: { table: ['Treaty: Cardassian/Dominion'] } });
  expect([areCompatible(pact, 0, 3, 4), areCompatible(pact, 1, 3, 4), areCompatible(pact, 0, 5, 6), areCompatible(pact, 0, 6, 1)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
ruling('BOG-B7, R71: one of each unique persona, universals and equipment in any number', () => {
  const t = scene({
    line: ['Krios Suppression'],
    a: { facilities: ['Klingon Outpost@0: Worf Son of Mogh, N’Garen'], hand: ['Worf', 'N’Garen', 'Bat’leth', 'Worf Son of Mogh'] },
  });
  const outpost = t.thing('Klingon Outpost');
  expect(t.a.refused(['report', 'PK05', outpost])).toBe('BOG-B7: You already have this character in play.');
  expect(t.a.refused(['report', 'PF05', outpost])).toBe('BOG-B7: You already have this character in play.');
  expect(t.a.can('report')).toEqual([`PK08 ${outpost}`, `EQ2 ${outpost}`]);
});
ruling('BOG-B10, R72, R73: a Nor admits by site', () => {
  const t = scene({
    line: ['Impose Order'],
    a: {
      facilities: ['Nor@0; Ops; Security Office; Docking Ports'],
      hand: ['Dolak', 'Telle', 'Kar’takin', 'Ilon Tandro', 'Keldon', 'Runabout', 'Mercenary Ship'],
    },
  });
  const [ops, office, ports] = ['Ops', 'Security Office', 'Docking Ports'].map((name) => t.thing(name));
  expect(t.a.can('report')).toEqual([`PC03 ${ops}`, `PC05 ${office}`, `EQ7 ${office}`, `NS1 ${ports}`]);
  expect(t.a.refused(['report', 'PC05', ops as number])).toBe('BOG-B10: That card can’t go to this site.');
});
ruling('BOG-B8, B47, B48, R42, R77: walking a Nor up to those who hold a site, and commandeering it from Ops', () => {
  const t = scene({
    line: ['Impose Order'],
    a: { facilities: ['Nor@0; Ops; Security Office; Infirmary: Telle*; Docking Ports'] },
    b: { ships: ['Runabout@Docking Ports: Geordi La Forge, Sarita Carson'] },
    active: 1,
  });
  const [nor, ops, infirmary, ports, ship] = ['Nor', 'Ops', 'Infirmary', 'Docking Ports', 'Runabout'].map((name) => t.thing(name)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  expect(t.b.can('walk')).toEqual([`${ship} ${ports}`]);
  expect(t.b.refused(['commandeer', nor, 0])).toBe('BOG-76: You have no card that lets you commandeer this.');
  t.b.answers(['walk', ship, ports]);
  t.b.answers(['PF02']);
  expect(t.b.can('walk')).toContain(`${ports} ${infirmary}`);
  t.b.answers(['walk', ports, ops]);
  t.b.answers(['PF02']);
  t.b.orders('commandeer', nor);
  expect([t.state.controller[nor], t.state.controller[ops], t.state.allegiance[nor], t.state.host[ship]]).toEqual([1, 1, 0, ports]);
  expect(t.b.refused(['commandeer', nor, 0])).toBe('BOG-76: You already control it.');
});
ruling('BOG-B12, B34: interrupts are free, Amanda Rogers and Kevin Uxbridge nullify', () => {
  const t = scene({
    line: ['Krios Suppression'],
    a: {
      facilities: ['Klingon Outpost@0'],
      hand: ['Red Alert!', 'Kevin Uxbridge'],
      ships: ['I.K.C. Lukara@0'],
      on: ['Bynars Weapon Enhancement>Lukara'],
    },
    b: { hand: ['Kevin Uxbridge', 'Amanda Rogers'] },
  });
  t.a.answers(['play', 'EV13', 0]);
  t.b.answers(['play', 'IT07', 0]);
  t.pass();
  expect([t.isInPlay('Red Alert!'), t.names(t.state.discard[0])]).toEqual([false, ['Red Alert!']]);
  t.a.answers(['play', 'IT07', t.thing('Bynars')]);
  t.b.answers(['play', 'IT01', 0]);
  t.pass();
  expect(t.isInPlay('Bynars')).toBe(true);
});
ruling('BOG-B19, B50: the disabled bring nothing; bound equipment needs its people', () => {
  const t = scene({ line: ['Krios Suppression'], a: { teams: ['0: Koloth, Kang, Kor, D’k Tahg'] } });
  t.a.orders('attempt', -11);
  expect(t.score).toBe('0:0'); // 8 + 8 + 8, Kor lends 2 to two, the knife 1 to each: 31
  const u = scene({ line: ['Krios Suppression'], a: { teams: ['0: Koloth, Kang, Kor, N’Garen'] } });
  u.a.orders('attempt', -11);
  expect(u.score).toBe('30:0'); // 8 + 8 + 8 + 6 and 2 to each but Kor: 36
});
ruling('BOG-R58: at the beginning of a fight the active player is asked first', () => {
  for (const [active, order] of [
    [0, ['a bog.w2', 'b bog.w2']],
    [1, ['b bog.w2', 'a bog.w2']],
  ] as const) {
    const side = (name: string) => ({ teams: [`0: ${name}`], hand: ['Amanda Rogers'] });
    const t = scene({ line: ['Krios Suppression'], active, a: side('Kang'), b: side('Martok') });
    t.stage.answer(active, ['fight', -11]);
    const first = t.asked;
    t.stage.answer(active, 'pass');
    expect([first, t.asked]).toEqual(order);
    t.pass();
  }
});
ruling('BOG-B27, R92: a personnel battle pairs, stuns, and costs the loser one', () => {
  const t = scene({
    line: ['Krios Suppression'],
    a: { teams: ['0: Kang, Worf Son of Mogh'] },
    b: { teams: ['0: Beverly Crusher'] },
  });
  t.a.orders('fight', -11);
  expect(t.events('fightEnded')[0]?.winner).toBe(0);
  expect(t.isInPlay('Beverly Crusher')).toBe(false);
  const u = scene({ line: ['Krios Suppression'], a: { teams: ['0: Beverly Crusher, Jean-Luc Picard'] }, b: { teams: ['0: Kang'] } });
  expect(u.a.refused(['fight', -11, 0])).toBe('BOG-R92: You can’t attack one of those present.');
});
ruling('BOG-B32, R87, R62: an agenda is laid face down, seen by nobody, and revealed when it can be used', () => {
  const t = scene({
    line: ['Krios Suppression'],
    a: { facilities: ['Klingon Outpost@0'], teams: ['0: Kang, Worf Son of Mogh'], hand: ['Captured'] },
    b: { teams: ['0: Beverly Crusher'] },
  });
  t.a.orders('lay', 'IN1');
  const agenda = t.thing('Captured');
  expect(t.stage.view(1).things.find(({ id }) => id === agenda)?.card).toBe('');
  t.a.orders('reveal', agenda, -11);
  expect(conditionOf(t.state, t.thing('Beverly Crusher'))).toBe('escorted');
});
ruling('BOG-B33, R88: a download looks in hand, deck and open Tent, once per game and title', () => {
  const t = scene({ line: ['Krios Suppression'], a: { facilities: ['Klingon Outpost@0: Koloth'], deck: ['Kor', 'Bat’leth'] } });
  const outpost = t.thing('Klingon Outpost');
  expect(t.a.can('use')).toEqual([`PK02@${outpost} ${outpost}`]);
  t.a.orders('use', `PK02@${outpost}`, outpost);
  expect([t.place("Bat'leth"), t.names(t.state.deck[0]), t.a.can('use')]).toEqual(['Klingon Outpost', ['Kor'], []]);
});
ruling('BOG-B35, R38: Torture counts down and kills', () => {
  const t = scene({
    line: ['Nebula'],
    a: { ships: ['Goraxus@0: Sela'], hand: ['Torture'], captives: ['Worf@Goraxus'] },
    b: { facilities: ['Federation Outpost@0'], deck: ['Kang', 'Kor', 'Koloth', 'Martok', 'Sela'] },
  });
  t.a.orders('play', 'EV16', `PF05 escorted@${t.thing('Goraxus')}`);
  for (let i = 0; i < 3; i++) {
    t.a.ends();
    if (t.result === null) t.b.ends();
  }
  expect([t.score, t.isInPlay('Worf'), t.names(t.state.discard[1])]).toEqual(['0:-7', false, ['Worf']]);
});
ruling('BOG-B36, B39, R57, R85: Borg scout the picked mission, then probe for it', () => {
  const t = scene({
    line: ['Explore Interstellar Matter'],
    a: {
      ships: ['Borg Scout Vessel@0: Eighteen of Nineteen, Eleven of Nineteen'],
      faceDown: ['Establish Gateway'],
      deck: ['Borg Cube', 'Eleven of Nineteen'],
    },
    b: { dilemmas: ['Maglock@0'], facilities: ['Federation Outpost@0'] },
  });
  const ship = t.thing('Scout Vessel');
  expect(t.a.refused(['attempt', ship, 0])).toBe('BOG-B39: Borg scout. They don’t attempt missions.');
  t.a.orders('reveal', t.thing('Establish Gateway'), 0);
  t.a.orders('scout', ship);
  expect(t.state.scouted[0]).toBe(0);
  t.a.ends();
  t.b.ends();
  t.a.orders('scout', ship);
  expect(t.state.scouted[0]).toBe(1);
  t.a.orders('use', t.thing('Establish Gateway'), 'probe');
  expect([t.score, t.state.completed[0]]).toEqual(['25:0', 1]);
});
ruling('BOG-B38, R56: a matching commander, and Borg attack anybody they like', () => {
  const t = scene({
    line: ['Nebula'],
    a: { ships: ['U.S.S. Enterprise@0: Jean-Luc Picard', 'U.S.S. Galaxy@0: Worf'], table: ['Captain’s Log', 'Captain’s Log'] },
  });
  expect([t.figures('Enterprise'), t.figures('U.S.S. Galaxy')]).toEqual(['9 11 12 100', '8 7 9 100']);
  const u = scene({
    line: ['Nebula'],
    a: { ships: ['Borg Sphere@0: Eighteen of Nineteen'] },
    b: { ships: ['I.K.C. Lukara@0', 'Borg Scout Vessel@0'] },
  });
  expect(u.a.can('attack')).toEqual([`${u.thing('Lukara')} 0`]);
});
ruling('BOG-B40, BOG-77, R76: an assimilated ship is staffed by any Borg', () => {
  const t = scene({
    line: ['Nebula'],
    a: {
      ships: ['Borg Scout Vessel@0: Eighteen of Nineteen, Eighteen of Nineteen'],
      deck: ['Eleven of Nineteen', 'Kang'],
      table: ['Assimilate Starship'],
    },
    b: { ships: ['I.K.C. Lukara@0'], facilities: ['Klingon Outpost@0'] },
    set(s) {
      s.host[s.inPlay.find((c) => s.design[c] === card('Assimilate Starship')) as number] = s.inPlay.find(
        (c) => s.design[c] === card('I.K.C. Lukara'),
      ) as number;
    },
  });
  const [objective, prey, scout] = [t.thing('Assimilate Starship'), t.thing('Lukara'), t.thing('Scout Vessel')];
  t.a.orders('use', objective, `beam PB06@${scout}`);
  t.a.orders('use', objective, 'probe');
  expect([t.state.controller[prey], t.state.allegiance[prey], isStaffed(t.state, prey)]).toEqual([0, 5, true]);
});
ruling('BOG-9, BOG-80, B41: a Q-Flash turns cards up, equal ones do nothing, all go under the side deck', () => {
  const t = scene({
    line: ['Explore Interstellar Matter'],
    a: { ships: ['I.K.C. Lukara@0: Kang'], score: 40 },
    b: { q: ['Lemon-Aid', 'Lemon-Aid', 'Into the Breach', 'Go Back Whence Thou Camest', 'Penalty Box'], dilemmas: ['Q@0'] },
  });
  t.a.orders('attempt', t.thing('Lukara'));
  expect([t.score, t.names(t.state.qUp[1]).sort(), t.isInPlay('Into the Breach')]).toEqual([
    '40:5',
    ['Go Back Whence Thou Camest', 'Lemon-Aid', 'Lemon-Aid'],
    true,
  ]);
});
ruling('BOG-B42: Q’s Tent gives a chosen card once per turn, and no draw', () => {
  const t = scene({ a: { hand: ['Q’s Tent', 'Q’s Tent'], tent: ['Kang', 'Kor'], deck: ['Worf'] } });
  t.a.orders('play', 'DW3', 'take PK01');
  expect([t.a.hand, t.a.can('play')]).toEqual([["Q's Tent", 'Kang'], []]);
  t.a.ends();
  expect(t.a.hand).toEqual(["Q's Tent", 'Kang']);
});
ruling('BOG-B49, R84, BOG-78, R45: Rogue Borg fight as one, and a force field stops fewer than three', () => {
  const rogue = (table: readonly string[], on: readonly string[]) =>
    scene({
      line: ['Nebula'],
      a: { hand: ['Rogue Borg Mercenaries'], facilities: ['Klingon Outpost@0'], on },
      b: { ships: ['U.S.S. Galaxy@0: Deanna Troi'], table },
    });
  const free = rogue(
    [],
    ['Rogue Borg Mercenaries>Galaxy', 'Rogue Borg Mercenaries>Galaxy', 'Rogue Borg Mercenaries>Galaxy', 'Rogue Borg Mercenaries>Galaxy'],
  );
  free.a.orders('play', 'IT12', free.thing('Galaxy'));
  expect(free.isInPlay('Deanna Troi')).toBe(false);
  const held = rogue(['Intruder Force Field'], []);
  held.a.orders('play', 'IT12', held.thing('Galaxy'));
  expect([held.isInPlay('Deanna Troi'), isDisabled(held.state, held.thing('Rogue Borg'))]).toEqual([true, true]);
});
ruling('BOG-R18, R47: stopped people do not man guns, and an ambush needs guns', () => {
  const t = scene({
    line: ['Nebula'],
    a: { ships: ["D'deridex@0: Sela*, Galathon*, Navok*"], hand: ['Romulan Ambush'] },
    b: { ships: ['Runabout@0: Worf'], facilities: ['Federation Outpost@0'] },
  });
  expect(t.a.can('play')).toEqual([]);
  const u = scene({
    line: ['Nebula'],
    a: { ships: ["D'deridex@0: Sela, Galathon, Navok"], hand: ['Romulan Ambush'] },
    b: { ships: ['Runabout@0: Worf, Geordi La Forge'], facilities: ['Federation Outpost@0'] },
  });
  u.a.answers(['play', 'IT13', u.thing('Runabout')]);
  u.pass();
  u.a.answers('PF05');
  u.pass();
  expect([u.isInPlay('Runabout'), conditionOf(u.state, u.thing('Worf')), u.score]).toEqual([false, 'escorted', '0:0']);
});
ruling('BOG-61, BOG-R38: what was captured is its owner’s: killed in custody it lies on the owner’s pile', () => {
  const t = scene({ a: { facilities: ['Romulan Outpost@0: Sela'], captives: ['Worf@Romulan Outpost'] }, b: {} });
  const worf = t.thing('Worf');
  kill(t.stage.run.table as unknown as BlazeTable, worf);
  expect([t.isInPlay('Worf'), t.names(t.state.discard[0]), t.names(t.state.discard[1])]).toEqual([false, [], ['Worf']]);
});
ruling('BOG-R81: Brainwash that leaves play leaves a captive', () => {
  const t = scene({
    line: ['Covert Rescue'],
    a: { facilities: ['Romulan Outpost@0: Sela'], hand: ['Brainwash', 'Kevin Uxbridge'], captives: ['Worf@Romulan Outpost'] },
    b: { facilities: ['Federation Outpost@0'] },
  });
  const outpost = t.thing('Romulan Outpost');
  t.a.orders('play', 'EV03', `PF05 escorted@${outpost}`);
  expect([conditionOf(t.state, t.thing('Worf')), t.state.controller[t.thing('Worf')], isDisabled(t.state, t.thing('Worf'))]).toEqual([
    'brainwashed',
    0,
    false,
  ]);
  t.a.orders('play', 'IT07', t.thing('Brainwash'));
  expect([conditionOf(t.state, t.thing('Worf')), t.state.controller[t.thing('Worf')]]).toEqual(['escorted', 1]);
});
ruling('BOG-75: a prize taken by Non-Aligned people keeps its affiliation', () => {
  const t = scene({
    line: ['Nebula'],
    a: { hand: ['Commandeer Ship'], facilities: ['Klingon Outpost@0'] },
    b: { ships: ['U.S.S. Galaxy@0'] },
    set(s) {
      enter(s, card('Roga Danar'), 0, s.inPlay.find((c) => s.design[c] === card('U.S.S. Galaxy')) as number);
    },
  });
  const ship = t.thing('U.S.S. Galaxy');
  t.a.orders('play', 'OB2', `PN02@${ship}`);
  expect([t.state.controller[ship], t.state.allegiance[ship]]).toEqual([0, -1]);
});
ruling('BOG-R93: the default tactic follows from what the seat knows', () => {
  const t = scene({
    line: ['Nebula'],
    a: { ships: ['I.K.C. Lukara@0: Kang', "I.K.C. K'Vort@0: Voktak"], tactics: ['Evasive Maneuvers', 'Pulse Disruptor'] },
    b: { ships: ['U.S.S. Galaxy@0: Worf'], tactics: ['Phaser Banks'] },
  });
  t.a.answers(['attack', t.thing('Galaxy'), 0]);
  t.a.answers([t.thing('Lukara'), t.thing("K'Vort")]);
  t.b.answers(t.thing('Lukara'));
  t.b.answers([t.thing('Galaxy')]);
  t.a.answers('draw');
  t.a.answers('draw');
  expect(['T17', 'T08'].map((id) => tacticValue(t.state, 0, card(id === 'T17' ? 'Pulse Disruptor' : 'Evasive Maneuvers')))).toEqual([
    50, 0,
  ]);
  expect([tacticValue(t.state, 0, -1), defaultTactic(t.state, 0)]).toEqual([0, 'T17']);
});
ruling('BOG-R63: a draw may be agreed on', () => {
  expect(game.drawByAgreement).toBe('BOG-R63');
});
