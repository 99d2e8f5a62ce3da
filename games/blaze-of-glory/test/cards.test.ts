/** Every row against the tables of the specification (`specification.md`), column by column. */
import { ruling } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { playOf } from '../cards/effects.ts';
import { designNumber, designsOf, FACES, face, type Kind, type Row, SKILLS } from '../cards/index.ts';
import { NUMBERS, table } from './specification.ts';

const TACTICS = table('T', [2, 3, 5, 6, 7, 8]);
const PERSONNEL = table('P', ['flags', 2, 3, 4, 5]);
const SHIPS = table('[A-Z]S', ['flags', 2, 3, 4, 5, 6]);
const MISSIONS = table('M', ['flags', 2, 3, 4, 5, 6, 7]);
const FACILITIES = table('FA', [2, 3, 4, 5, 6]);
const OTHERS = table('(?:EQ|EV|IN|OB|IT|DW|QC|SI)', ['flags']);
const DILEMMAS = table('DL', ['flags', 2, 3, 4]);

const row = (id: string): Row => face(designNumber(id)).row;
const number = (words: string): number => (words === '–' || words === '—' ? 0 : Number(words.replace(/[%*]/, '').replace('+', '')));
const words = (text: string | undefined): string => (text === '–' || text === '—' ? '' : (text ?? ''));
const split = (line: string): string[] => line.split('|');
const flagsOf = (one: Row): string =>
  `${one.unique ? '' : 'u'}${one.cr ? 'c' : ''}${one.ha ? 'h' : ''}${one.bo ? 'b' : ''}${one.gq ? 'g' : ''}`;

test.each(TACTICS)('%s', (line) => {
  const [id, name, att, def, hit, direct, rws, hull] = split(line) as [string, string, string, string, string, string, string, string];
  const one = row(id);
  expect([one.name, one.att, one.def, one.hit, one.direct, one.range, one.weapons, one.shields, one.hull]).toEqual([
    name,
    number(att),
    number(def),
    hit,
    direct,
    ...rws.split('/').map(Number),
    -number(hull) || 0,
  ]);
});
test.each(PERSONNEL)('%s', (line) => {
  const [id, name, flags, type, ics, icons, skills] = split(line) as [string, string, string, string, string, string, string];
  const one = row(id);
  expect([one.name, one.unique, one.class, `${one.integrity}-${one.cunning}-${one.strength}`]).toEqual([
    name,
    !flags.includes('u'),
    words(type),
    ics,
  ]);
  expect(`${one.icons}${one.gq ? ' GQ' : ''}`.trim()).toBe(words(icons));
  const listed = id === 'PB01' ? '' : words(skills).replace(', Honor/Section 31', '');
  expect(one.skills).toBe(listed);
  const levels = listed === '' ? 0 : listed.split(', ').reduce((sum, skill) => sum + Number(/ x(\d)$/.exec(skill)?.[1] ?? 1), 0);
  expect(face(designNumber(id)).levels.reduce((sum, n) => sum + n, 0)).toBe(levels + (words(type) === '' ? 0 : 1));
});
test.each(SHIPS)('%s', (line) => {
  const [id, name, flags, affiliation, type, rws, staffing, equipment] = split(line) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const one = row(id);
  expect([
    one.name,
    one.unique,
    one.affiliation,
    one.class,
    `${one.range}-${one.weapons}-${one.shields}`,
    one.staffing,
    one.equipment,
  ]).toEqual([name, !flags.includes('u'), affiliation, type, rws, words(staffing), words(equipment)]);
});
test.each(MISSIONS)('%s', (line) => {
  const [id, name, flags, type, icons, points, quadrant, span, need] = split(line) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const one = row(id);
  expect([one.name, one.unique, one.type, one.icons, one.points, one.quadrant, one.span, one.need]).toEqual([
    name,
    !flags.includes('u'),
    type,
    icons,
    Number(points),
    quadrant,
    Number(span),
    words(need).replace(' + ship WEAPONS>9', ''),
  ]);
});
test.each(FACILITIES)('%s', (line) => {
  const [id, name, affiliation, stance, weapons, shields, note] = split(line) as [string, string, string, string, string, string, string];
  const one = row(id);
  expect([one.name, one.affiliation, one.stance, one.weapons, one.shields, one.repairs]).toEqual([
    name,
    affiliation,
    stance,
    number(weapons),
    number(shields),
    !note.includes('noRepair'),
  ]);
});
test.each(OTHERS)('%s', (line) => {
  const [id, name, flags] = split(line) as [string, string, string];
  expect([row(id).name, flagsOf(row(id)).replace('u', '')]).toEqual([name, flags.replace('u', '')]);
});
test.each(DILEMMAS)('%s', (line) => {
  const [id, name, , at, points, need] = split(line) as [string, string, string, string, string, string];
  const one = row(id);
  const wanted = id === 'DL09' ? '' : id === 'DL11' ? 'OFFICER x2' : words(need);
  expect([one.name, one.at, one.points, one.need]).toEqual([name, at, number(points), wanted]);
});
test.each(NUMBERS)('%s', (line) => {
  const ids = line.match(/[A-Z]{1,2}\d+/g) ?? [];
  const fields = line.replace(/[A-Z]{1,2}\d+,? ?/g, '').split(', ');
  for (const id of ids)
    for (const field of fields) {
      const [name, n] = field.split(' ') as [keyof Row, string];
      expect([id, name, row(id)[name]]).toEqual([id, name, Number(n)]);
    }
});

ruling('BOG-B1: so many designs of each type', () => {
  const counts =
    'tactic 21, personnel 59, ship 24, mission 25, facility 9, site 8, equipment 9, event 19, incident 4, objective 6, interrupt 15, doorway 6, dilemma 20, q 6';
  expect(counts.split(', ').map((one) => `${one.split(' ')[0]} ${designsOf(one.split(' ')[0] as Kind).length}`)).toEqual(
    counts.split(', '),
  );
  expect(designsOf('ship', 'facility').length).toBe(33);
  expect(['KS1', 'PB01', 'M10', 'EV13'].map((id) => face(designNumber(id)).icons.length)).toEqual([4, 3, 0, 0]);
  expect(face(designNumber('M10')).admits.filter((one) => one).length).toBe(2);
});
ruling('BOG-B1, BOG-R1: 231 designs of fourteen types, each name a key of its own', () => {
  expect([FACES.length, new Set(FACES.map(({ name }) => name)).size, new Set(FACES.map(({ kind }) => kind)).size, SKILLS.length]).toEqual([
    231, 231, 14, 31,
  ]);
});
test('every event, interrupt and doorway can be played, or is a hidden agenda', () => {
  for (const { d, kind, row: one } of FACES)
    if (['event', 'interrupt', 'doorway'].includes(kind) && !one.ha && one.id !== 'DW2')
      expect([one.id, playOf(d) !== null]).toEqual([one.id, true]);
});

test('every number that a text leaves to its row is there', () => {
  expect(FACES.filter(({ row: one }) => /[{}]|undefined/.test(one.text)).map(({ id }) => id)).toEqual([]);
  expect(row('EV10').text).toBe('One of the players, as you say, draws 3 cards.');
});
/** Who may do without a word: their row says all. */
const PLAIN = ['personnel', 'ship', 'mission'];
test('every card with a rule of its own says so', () => {
  expect(FACES.filter(({ kind, row: one }) => !PLAIN.includes(kind) && one.text === '').map(({ id }) => id)).toEqual([]);
});
