import { ruling, rulings } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { CREW, ORDERS, PERSONALITIES, PERSONALITY_IDS, SHEETS, STANCES, stanceOf, THEMES, type Theme } from '../cards.ts';
import { FACES, pipsOf, varianceOf } from '../dice.ts';
import { named } from './scene.ts';

/** Specification 3.3. */
const CREW_TABLE = `comms | Communications Officer | hail
science | Science Officer | scan
helm | Helmsman | course
engineer | Chief Engineer | beam
first | First Officer | shields
security | Security Chief | phasers
weapons | Weapons Officer | torpedoes`;

ruling('BRC-81: who is trained in what', () => {
  expect(CREW.map(({ id, name, trained }) => `${id} | ${name} | ${trained}`).join('\n')).toBe(CREW_TABLE);
});

/** Specification 3.4. */
const PERSONALITY_ROWS: readonly (readonly [string, string, string])[] = [
  ['logical', 'science', 'emotion'],
  ['passionate', 'emotion', 'science'],
  ['aggressive', 'action, violence', 'parley'],
  ['defensive', 'parley, caution', 'action, violence'],
  ['inquisitive', 'discovery', 'caution, routine'],
  ['acquisitive', 'gain', 'aid, lowtech'],
  ['philanthropic', 'aid', 'violence, gain'],
];
rulings('BRC-87–93: what $name is Keen on and Counter to', named(PERSONALITY_ROWS), ({ row: [id, keen, counter] }) => {
  const row = PERSONALITIES.find((one) => one.id === id);
  expect([row?.keen.join(', '), row?.counter.join(', ')]).toEqual([keen, counter]);
  expect(row?.name.toLowerCase()).toBe(id);
});

/** Specification 3.5: themes by who likes and dislikes them, so that both tables must agree. */
const THEME_ROWS: readonly (readonly [string, string, string])[] = [
  ['science', 'logical', 'passionate'],
  ['emotion', 'passionate', 'logical'],
  ['action', 'aggressive', 'defensive'],
  ['violence', 'aggressive', 'defensive philanthropic'],
  ['parley', 'defensive', 'aggressive'],
  ['caution', 'defensive', 'inquisitive'],
  ['discovery', 'inquisitive', ''],
  ['routine', '', 'inquisitive'],
  ['gain', 'acquisitive', 'philanthropic'],
  ['aid', 'philanthropic', 'acquisitive'],
  ['lowtech', '', 'acquisitive'],
];
test('there are eleven themes', () => expect(THEME_ROWS.map(([theme]) => theme)).toEqual([...THEMES]));
rulings('BRC-82: who likes and dislikes $name', named(THEME_ROWS), ({ row: [theme, keen, counter] }) => {
  const by = (list: 'keen' | 'counter') =>
    PERSONALITIES.filter((row) => row[list].includes(theme as Theme))
      .map(({ id }) => id)
      .join(' ');
  expect([by('keen'), by('counter')]).toEqual([keen, counter]);
});

const ORDER_ROWS: readonly (readonly [string, string, string])[] = [
  ['hail', 'parley + emotion', 'parley, emotion, aid, gain, discovery, caution, routine'],
  ['scan', 'science + discovery', 'science, discovery, caution, gain, routine, aid, lowtech'],
  ['course', 'science + gain', 'action, science, gain, caution, discovery, aid, routine'],
  ['beam', 'discovery + aid', 'discovery, aid, action, gain, emotion, science, routine'],
  ['shields', 'caution + aid', 'caution, aid, science, action, routine, lowtech, parley'],
  ['phasers', 'violence + gain', 'violence, gain, action, science, aid, lowtech, emotion'],
  ['torpedoes', 'violence + emotion', 'violence, emotion, action, science, discovery, aid, gain'],
];
rulings('BRC-39–46: the pair and the natural themes of $name', named(ORDER_ROWS), ({ row: [id, pair, natural] }) => {
  const row = ORDERS.find((one) => one.id === id);
  expect([`${row?.first} + ${row?.second}`, row?.natural.join(', ')]).toEqual([pair, natural]);
  expect(row?.text.length).toBeGreaterThan(10);
});
test('there are seven standard Orders', () => expect(ORDERS.map(({ id }) => id)).toEqual(ORDER_ROWS.map(([id]) => id)));

/** The default stance table: hail, scan, course, beam, shields, phasers, torpedoes. */
const STANCE_ROWS: readonly (readonly [string, string])[] = [
  ['logical', 'C K K · · · C'],
  ['passionate', 'K C C · · · K'],
  ['aggressive', 'C · · · · K K'],
  ['defensive', 'K · · · K C C'],
  ['inquisitive', '· K · K C · ·'],
  ['acquisitive', '· · K C C K ·'],
  ['philanthropic', '· · C K K C C'],
];
rulings('BRC-82, R17: $name on the default pairs', named(STANCE_ROWS), ({ row: [id, expected] }) => {
  const card = PERSONALITY_IDS.indexOf(id as 'logical');
  const marks = ORDERS.map(({ first, second }) => ({ keen: 'K', counter: 'C', unmoved: '·' })[stanceOf(card, [first, second])]);
  expect(marks.join(' ')).toBe(expected);
});

ruling('BRC-R17: torpedoes for the sake of a town leave the Philanthropic unmoved', () => {
  const on = (id: string) => stanceOf(PERSONALITY_IDS.indexOf(id as 'logical'), ['violence', 'aid']);
  expect([on('philanthropic'), on('aggressive'), on('acquisitive')]).toEqual(['unmoved', 'keen', 'counter']);
  expect(STANCES).toHaveLength(3);
});

ruling('BRC-38: the sheet has 54 faces; the first has the first value of each field', () => {
  expect(SHEETS).toHaveLength(54);
  expect(new Set(SHEETS.map((sheet) => JSON.stringify(sheet))).size).toBe(54);
  expect(SHEETS[0]).toEqual({ sentience: 'sentient', number: 'one', kind: 'living', place: 'space' });
});

ruling('BRC-2: pips and variance of the five types', () => {
  expect(FACES.map(pipsOf)).toEqual([2.5, 3.5, 4.5, 5.5, 6.5]);
  expect(FACES.map((faces) => varianceOf(faces).toFixed(3))).toEqual(['1.250', '2.917', '5.250', '8.250', '11.917']);
});
