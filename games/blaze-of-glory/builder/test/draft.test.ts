/** Decks under work: text and back, faults with their clauses, one step that mends. */
import { expect, test } from 'vitest';
import { designNumber, FACES, face, SKILLS } from '../../cards/index.ts';
import { FORMATS } from '../../decks/list.ts';
import { starterText } from '../../decks/starter.ts';
import { STARTERS } from '../../decks/starters.ts';
import {
  changed,
  cleanName,
  copyOf,
  countOf,
  draftFrom,
  emptyDraft,
  homeOf,
  isEmpty,
  moved,
  sizeOf,
  textOf,
  troublesOf,
} from '../draft.ts';
import { curveOf, lackOf, missionFigures, tacticFigures } from '../figures.ts';
import { countIn, found, NO_WISH } from '../find.ts';

const klingon = () => draftFrom('klingon', null, 'skirmish').draft;

test('every starter in every format is legal, and its text gives the same deck again', () => {
  for (const starter of STARTERS)
    for (const format of FORMATS) {
      const { draft, strange } = draftFrom(starterText(starter, format), null, format);
      expect(strange).toEqual([]);
      expect(troublesOf(draft)).toEqual([]);
      expect(draftFrom(textOf(draft), null, format).draft).toEqual({ ...draft, name: starter.title });
    }
});

test('BOG-B44: each starter that an empty deck offers is a legal deck of that format, under a name and a place of its own', () => {
  expect(STARTERS).toHaveLength(6);
  for (const format of FORMATS) {
    expect(troublesOf(emptyDraft(format))).not.toEqual([]);
    const copies = STARTERS.map((starter) => copyOf(starter, format));
    for (const [i, copy] of copies.entries()) {
      expect(copy).toMatchObject({ id: null, format });
      expect(copy.name).toContain(STARTERS[i]?.title);
      expect(isEmpty(copy)).toBe(false);
      expect(troublesOf(copy)).toEqual([]);
    }
    expect(new Set(copies.map(textOf)).size).toBe(6);
  }
});

test('BOG-7: a Tactic in the draw deck is told with its line and clause, and moved by one step', () => {
  const tactic = designNumber('T17');
  const bad = moved(klingon(), 'tactics', 'draw', tactic);
  const trouble = troublesOf(bad).find(({ clause }) => clause === 'BOG-7');
  expect(trouble).toMatchObject({ section: 'draw', card: tactic });
  expect(textOf(bad).split('\n')[(trouble?.line ?? 0) - 1]).toContain('Pulse Disruptor');
  const mended = trouble?.mend?.draft ?? bad;
  expect(countOf(mended, 'draw', tactic)).toBe(0);
  expect(troublesOf(mended)).toEqual([]);
});

test('BOG-2, BOG-4: a side deck brings its doorway; without it the fault offers it', () => {
  const door = designNumber('DW3');
  const filled = changed(draftFrom('klingon', null, 'standard').draft, 'tent', designNumber('IT01'), 1);
  expect(countOf(filled, 'seeds', door)).toBe(1);
  const without = changed(filled, 'seeds', door, -1);
  const trouble = troublesOf(without).find(({ clause }) => clause === 'BOG-4');
  expect(trouble?.mend?.words).toBe("Add Q's Tent");
  expect(troublesOf(trouble?.mend?.draft ?? without)).toEqual([]);
});

test('BOG-B44: too few cards and BOG-R61: too many copies are told; one step takes a copy out', () => {
  expect(troublesOf(emptyDraft('standard')).map(({ clause }) => clause)).toContain('BOG-B44');
  const many = changed(klingon(), 'draw', designNumber('IT01'), 4);
  const trouble = troublesOf(many).find(({ card }) => card === designNumber('IT01'));
  expect(trouble?.clause).toBe('BOG-R61');
  expect(countOf(trouble?.mend?.draft ?? many, 'draw', designNumber('IT01'))).toBe(4);
});

test('a name cannot write lines of the list, and strange lines are told instead of kept', () => {
  expect(cleanName('a\n[tactics]\r\n2 Worf\u2028b')).toBe('a [tactics] 2 Worf b');
  const named = { ...klingon(), name: 'x\n[draw]\n9 Worf' };
  expect(sizeOf(draftFrom(textOf(named), null, 'skirmish').draft, 'draw')).toBe(sizeOf(named, 'draw'));
  const { draft, strange } = draftFrom('[draw]\n1 <script>alert(1)</script>\n2 Worf\n99 99\n', null, 'skirmish');
  expect(sizeOf(draft, 'draw')).toBe(2);
  expect(strange).toHaveLength(2);
  const nonsense = draftFrom('lorem ipsum\n[nowhere]\n{"a":1}', null, 'skirmish');
  expect(isEmpty(nonsense.draft)).toBe(true);
  expect(nonsense.strange).toEqual([
    'Line 1 is not "count name".',
    'Line 2: There is no section "nowhere".',
    'Line 3 is not "count name".',
  ]);
});

test('search: by name first, by text, with a number before it; a card goes where it must', () => {
  expect(countIn('2 kavok')).toEqual({ n: 2, rest: 'kavok' });
  expect(found({ ...NO_WISH, words: '2 kavok' })[0]).toBe(designNumber('PK07'));
  expect(found({ ...NO_WISH, words: 'engineer' }).length).toBeGreaterThan(5);
  expect(found({ ...NO_WISH, kind: 'tactic' })).toHaveLength(21);
  expect(found(NO_WISH)).toHaveLength(231);
  expect([homeOf(designNumber('M01')), homeOf(designNumber('T01')), homeOf(designNumber('FA2')), homeOf(designNumber('PK01'))]).toEqual([
    'missions',
    'tactics',
    'seeds',
    'draw',
  ]);
});

test('figures: the levels that the draw deck has for each term of its missions, and the mean of its markers', () => {
  const figures = missionFigures(klingon());
  expect(figures).toHaveLength(3);
  for (const { terms } of figures) expect(terms.length).toBeGreaterThan(0);
  const none = missionFigures({ ...klingon(), counts: { ...klingon().counts, draw: new Map() } });
  expect(none.every(({ terms }) => terms.every(({ n, needs }) => n < needs))).toBe(true);
  const { n, hull } = tacticFigures(klingon());
  expect(n).toBe(12);
  expect(hull).toBeGreaterThan(15);
});

test('what the missions lack: people with the skill that is short, and none once it is there', () => {
  const full = klingon();
  expect(found(NO_WISH, lackOf(full)).length).toBeLessThan(FACES.length);
  const empty = { ...full, counts: { ...full.counts, draw: new Map() } };
  const lacking = found({ ...NO_WISH, lacking: true }, lackOf(empty));
  const [mission] = missionFigures(empty);
  const [term] = mission?.terms.filter(({ search }) => (SKILLS as readonly string[]).includes(search)) ?? [];
  expect(lacking.length).toBeGreaterThan(0);
  expect(lacking.every((d) => face(d).kind === 'personnel')).toBe(true);
  for (const d of found({ ...NO_WISH, skill: (SKILLS as readonly string[]).indexOf(term?.search ?? '') })) expect(lacking).toContain(d);
});

test('the pool by skill, by crew sign, by name and by strength', () => {
  const honor = found({ ...NO_WISH, skill: SKILLS.indexOf('Honor') });
  expect(honor.length).toBeGreaterThan(0);
  for (const d of honor) expect(face(d).levels[SKILLS.indexOf('Honor')]).toBeGreaterThan(0);
  for (const d of found({ ...NO_WISH, icon: 0, kind: 'personnel' })) expect(face(d).icons).toContain(0);
  const names = found({ ...NO_WISH, order: 'name' }).map((d) => face(d).name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
});

test('the curve counts every person of the draw deck once', () => {
  const people = [...klingon().counts.draw].filter(([d]) => face(d).kind === 'personnel').reduce((sum, [, n]) => sum + n, 0);
  expect(curveOf(klingon()).reduce((sum, { n }) => sum + n, 0)).toBe(people);
});
