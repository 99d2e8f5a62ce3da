import { replay, seedFrom } from '@bridgehead/kernel';
import { ruling } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { ACTIONS, ALL_ACTIONS, CREW, card, cardOf, game, idOf, LEADERS, matchOf, nameOf, SECTIONS, textOf } from '../index.ts';
import { scene } from './scene.ts';

ruling('STB-22: nine leaders with name, title, affiliation, combat, influence and an ability', () => {
  expect(LEADERS).toHaveLength(9);
  for (const { name, title, affiliation, combat, influence, text } of LEADERS)
    expect([name !== '', title !== '', affiliation !== '–', combat > 0, influence > 0, text !== '']).toEqual(Array(6).fill(true));
});

ruling('STB-24: five sections with a number to take, an affiliation, bonuses and an ability', () => {
  expect(SECTIONS.map(({ name, affiliation, toTake, defense }) => `${name} ${affiliation} ${toTake}/${defense}`)).toEqual([
    'Bridge CMD 20/0',
    'Engine Room ENG 8/2',
    'Armory SEC 7/2',
    'Med Bay SCI 6/1',
    'Galley CIV 5/1',
  ]);
  expect(SECTIONS.every(({ ability }) => ability.does.length > 0)).toBe(true);
});

ruling('STB-26: thirty-two crew with To Recruit, combat and influence; some have an affiliation, some an ability', () => {
  expect(CREW).toHaveLength(32);
  expect(CREW.filter(({ affiliation }) => affiliation === '–').map(({ name }) => name)).toEqual([
    'Stowaway',
    'Gritt',
    'Bulk',
    'Biscuit',
    'The Marquis',
  ]);
  expect(CREW.filter(({ text }) => text === '').map(({ name }) => name)).toEqual([
    'Quillon Sarr',
    'Pell',
    'Dola Reyes',
    'Kiva & Rusk',
    'Ombo',
    'Celandine',
  ]);
});

ruling('STB-14: every leader has a matching crew card', () => {
  for (let leader = 0; leader < LEADERS.length; leader++) expect(nameOf(matchOf(leader))).toBe(nameOf(leader));
});

ruling('STB-29, STB-49: 104 action cards of 44 designs, instants or passives, each with a title, a text and an icon', () => {
  const count = (kind: string) => ACTIONS.filter((face) => face.kind === kind).reduce((sum, { copies }) => sum + copies, 0);
  expect([ALL_ACTIONS.length, ACTIONS.length, count('instant'), count('passive')]).toEqual([104, 44, 71, 33]);
  for (const face of ACTIONS) expect([face.title !== '', face.text !== '', /^[CLSAHP]*$/.test(face.icon)]).toEqual([true, true, true]);
});

ruling('STB-R42: what may host a passive is read from its icon, because leader and crew share a colour', () => {
  const icon = { crew: 'C', leader: 'L', 'own-leader': 'L', section: 'S' } as const;
  for (const face of ACTIONS) if (face.kind === 'passive') expect(`${face.id} ${face.icon}`).toBe(`${face.id} ${icon[face.host]}`);
  const t = scene({ a: { crew: ['Ombo'], hand: ['Riot Shield', 'Tell-All Memoir', 'Blast Doors'] }, b: { crew: ['Pell'] } });
  expect(t.a.targetsOf('Riot Shield')).toEqual(['Pell', 'Ombo']);
  expect(t.a.targetsOf('Tell-All Memoir')).toEqual(['Harrow Kett', 'Bragga']);
  expect(t.a.targetsOf('Blast Doors')).toEqual(['Bridge', 'Engine Room', 'Armory', 'Med Bay', 'Galley']);
});

ruling('STB-94: the rulebook says that it is unfinished, and a match that was played by other rules is not taken for one by these', () => {
  expect(game.rulebook.source).toContain('work-in-progress');
  const options = { roundLimit: 40, firstSeat: '1' };
  const played = (version: number) => replay(game, { game: game.id, version, options, seats: 2, seed: seedFrom(1), entries: [] });
  expect(played(1)).toHaveProperty('hash');
  expect(played(2)).toEqual({ problem: 'rules version 2, this is 1', at: 0 });
});

test('every card has an id that leads back to it', () => {
  expect([idOf(card('A03#2')), idOf(card('K17')), cardOf('A03'), cardOf('A99')]).toEqual(['A03#2', 'K17', card('A03#1'), null]);
});

test('every row whose text says "may" is optional', () => {
  const rows = [...ACTIONS, ...LEADERS, ...CREW, ...SECTIONS].filter(({ text }) => /\bmay\b/.test(text)).map(({ id }) => id);
  expect(rows).toEqual(['A13', 'L7', 'K07']);
  // Open House: one more recruit may be made, and the turn may end without it.
  const open = scene({ a: { hand: ['Open House'] }, pool: ['Junk'], recruitsLeft: 0 });
  open.a.plays('Open House');
  open.settle();
  expect(open.a.options).toEqual([
    'recruit Junk',
    'attack Bridge',
    'attack Engine Room',
    'attack Armory',
    'attack Med Bay',
    'attack Galley',
    'end',
  ]);
  open.a.ends();
  open.settle();
  // Pesh, leader or crew: tapped to keep a crew, or not.
  for (const [party, pesh] of [
    [{ leader: 'Pesh', crew: ['Ombo'] }, 'Iluma Pesh'],
    [{ crew: ['Ombo', 'Pesh'] }, 'Iluma Pesh'],
  ] as const) {
    const t = scene({ a: { hand: ['Red Shirt Detail'] }, b: party });
    t.a.plays('Red Shirt Detail', 'Ombo');
    t.settle();
    expect(t.b.options).toEqual([pesh, 'let-go']);
    t.b.answers('let-go');
    expect([t.b.crew.includes('Ombo'), t.isTapped('Pesh')]).toEqual([false, false]);
  }
});

test('every card can be read', () => {
  for (const one of ALL_ACTIONS) expect(textOf(one)).not.toBe('');
});
