/** "Not tonight": what somebody does not want to read, given before play and nobody's. */
import { expect, test } from 'vitest';
import { game } from '../../games/bridge-crew/index.ts';
import { Gallery, LIMITS, Match, type MatchSetup, plainScreen, tabooIn } from '../index.ts';
import { did, PEOPLE, refused, setupOf } from './table.ts';

const OPTIONS = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default]));
/** Ann and Bob sit at a table of three and wait; Cid is at the door. */
function waiting(more: Partial<MatchSetup> = {}): Match {
  const match = new Match(game, setupOf({ game: game.id, version: game.version, seats: 3, options: OPTIONS, ...more }));
  for (const seat of [0, 1]) did(match, { do: 'sit', seat, person: PEOPLE[seat] as string, word: 'w' });
  return match;
}
const taboo = (text: string, person = 'ann') => ({ do: 'taboo', person, text }) as const;
/** Cid comes, and they play. */
function begun(match = waiting()): Match {
  did(match, { do: 'sit', seat: 2, person: 'cid', word: 'w' });
  return match;
}
const writes = (match: Match, answer: string) => {
  const seat = match.waiting()[0] as number;
  return { do: 'answer', seat, prompt: match.promptId(seat), answer, by: 'person' } as const;
};
/** Until somebody is asked to write. */
function asked(match: Match): Match {
  for (let seat = match.waiting()[0] as number; match.prompt(seat)?.kind !== 'write'; seat = match.waiting()[0] as number)
    did(match, { ...writes(match, ''), answer: match.prompt(seat)?.options[0] });
  return match;
}

test.each([
  ['a word', 'Two spiders!', 'spiders'],
  ['in any case', 'SPIDERS', 'Spiders'],
  ['with any accents', 'Mañana, naïve', 'naive'],
  ['of the taboo, too', 'a creme brulee', 'Crème Brûlée'],
  ['several words in a row', 'the Giant,   spiders: come', 'giant spiders'],
  ['with something invisible inside', 'spi\u200dder, sp\u034fider', 'spider'],
  ['in wide letters', 'ｓｐｉｄｅｒ', 'spider'],
  ['next to an apostrophe', 'the spider’s web', 'spider'],
  ['in another script', 'Большой паук', 'ПАУК'],
])('a text is turned away that has %s', (_name, text, one) => {
  expect(tabooIn(text, ['clowns', one])).toBe(one);
  expect(plainScreen(text, { rating: 'mature', taboos: [one] })).toEqual({ refuse: `“${one}” is not for tonight` });
});
test.each([
  ['a part of a word', 'Spiderweb, despide', 'spider'],
  ['words that are not in a row', 'giant and tiny spiders', 'giant spiders'],
  ['a word that goes on', 'giants spiders', 'giant spiders'],
  ['nothing of it', 'All is well.', 'spider'],
])('a text passes that has %s', (_name, text, one) => {
  expect(tabooIn(text, [one])).toBeNull();
  expect(tabooIn(text, [])).toBeNull();
  expect(plainScreen(text, { rating: 'teen', taboos: [one] })).toBe('allow');
});
test('what is not for tonight is turned away, even where it would only be masked', () => {
  expect(plainScreen('holy shit', { rating: 'teen', taboos: ['shit'] })).toHaveProperty('refuse');
});

test('BRC-R55: before play anybody in a seat adds to it; afterwards texts that touch it are turned away with the clause', () => {
  const match = waiting();
  did(match, taboo(' spiders\u200b \n '));
  did(match, taboo('my\nex', 'bob'));
  expect(match.desk.taboos).toEqual(['my ex', 'spiders']);
  asked(begun(match));
  expect(refused(match, writes(match, 'The Good Ship Spiders'))).toMatchObject({
    code: 'bad-message',
    clause: 'BRC-R55',
    sentence: 'Please rephrase: “spiders” is not for tonight.',
  });
  expect(refused(match, writes(match, 'Myself and my EX'))).toMatchObject({ sentence: 'Please rephrase: “my ex” is not for tonight.' });
  did(match, writes(match, 'My expedition'));
});

test('nobody is told whose it is: neither order nor time tells, and all seats are told the same', () => {
  const told = ['ann', 'bob'].map((person) => {
    const match = waiting();
    const gallery = new Gallery(match, 0);
    for (const viewer of [0, 1, 'spectator'] as const) gallery.full(viewer);
    const done = did(match, taboo('spiders', person), 7);
    const news = gallery.news(done.told);
    expect([...news.keys()]).toEqual([0, 1]);
    expect(news.get(0)?.replace('"as":0', '"as":1')).toBe(news.get(1));
    const { taboosBy: _by, ...desk } = match.desk;
    return { told: done.told, news: [...news], desk };
  });
  expect(told[0]).toEqual(told[1]);
  expect(told[0]?.desk.moved).toBe(0);
  const lists = [
    ['mice', 'clowns', 'teeth'],
    ['teeth', 'mice', 'clowns'],
  ].map((words) => {
    const match = waiting();
    for (const word of words) did(match, taboo(word));
    return match.desk.taboos;
  });
  expect(lists).toEqual([
    ['clowns', 'mice', 'teeth'],
    ['clowns', 'mice', 'teeth'],
  ]);
});

test('it is refused when there is nothing to read, too much, too many, twice, from strangers, where nobody writes, and once play has begun', () => {
  const match = waiting();
  for (const nothing of ['', ' \u200b\u3164 ', '…!?', '\u0301'])
    expect(refused(match, taboo(nothing))).toMatchObject({ code: 'bad-message', sentence: 'There is no word to read in that.' });
  expect(refused(match, taboo('é'.repeat(LIMITS.taboo + 1))).sentence).toBe('At most 40 characters.');
  expect(refused(match, taboo('spiders', 'cid'))).toMatchObject({ code: 'not-your-seat', sentence: 'Take a seat first.' });
  did(match, taboo('é'.repeat(LIMITS.taboo)));
  expect(refused(match, taboo('E'.repeat(LIMITS.taboo), 'bob'))).toMatchObject({ sentence: 'That is on the list already.' });
  match.desk.taboos = Array.from({ length: LIMITS.taboos }, (_, n) => `word ${n}`);
  expect(refused(match, taboo('one more'))).toMatchObject({ code: 'too-many', sentence: 'The list has 20 lines; that is all it holds.' });
  begun(match);
  expect(refused(match, taboo('late'))).toMatchObject({ code: 'not-allowed', sentence: 'The match has begun; the list is closed.' });
  const { rating: _rating, ...mute } = OPTIONS;
  expect(refused(waiting({ options: mute }), taboo('spiders'))).toMatchObject({ sentence: 'Nobody writes for others at this table.' });
});

test('finding 8: four lines a seat, no single short word, and the lines of somebody who rises go with them', () => {
  const match = waiting();
  for (const short of ['the', 'A', 'to', '12', 'Ünd']) expect(refused(match, taboo(short)).sentence).toContain('one short word');
  for (const fine of ['my ex', 'war story', '蜘蛛', 'Паук']) did(match, taboo(fine, 'bob'));
  expect(refused(match, taboo('mice', 'bob'))).toMatchObject({ code: 'too-many' });
  did(match, taboo('spiders'));
  did(match, { do: 'rise', person: 'bob' });
  expect(match.desk.taboos).toEqual(['spiders']);
  did(match, { do: 'sit', seat: 1, person: 'bob', word: 'w' });
  did(match, taboo('mice', 'bob'));
  expect(match.disowned).toBe(false);
  expect(begun(match).desk.taboos).toEqual(['mice', 'spiders']);
  expect([match.desk.taboosBy, match.disowned]).toEqual([undefined, true]);
});

test('a match is opened again with it, from a snapshot or from its deeds; one of an earlier release has none', () => {
  const match = waiting();
  did(match, taboo('spiders'));
  const again = Match.restore(game, match.setup, match.snapshot(), []);
  expect(again.desk.taboos).toEqual(['spiders']);
  const { taboos: _taboos, ...desk } = match.desk;
  expect(Match.restore(game, match.setup, { ...match.snapshot(), desk: desk as typeof match.desk }, []).desk.taboos).toEqual([]);
});

test('what was played is played again, no matter what is on the list', () => {
  const match = asked(begun());
  const { deed } = did(match, writes(match, 'Spiders'));
  const other = asked(begun());
  other.desk.taboos = ['spiders'];
  other.apply(other.next(deed, 0));
  expect(other.entries).toEqual(match.entries);
});
